-- What a program names a booking by when it asks for it, so that asking twice books once. The content is a check sum of
-- what was asked for: the same name with other content is refused.

ALTER TABLE test_drive ADD COLUMN request_key TEXT CHECK (request_key <> '');
ALTER TABLE test_drive ADD COLUMN request_content TEXT CHECK ((request_key IS NULL) = (request_content IS NULL));

CREATE UNIQUE INDEX test_drive_by_key ON test_drive (request_key, booked_by) WHERE request_key IS NOT NULL;
