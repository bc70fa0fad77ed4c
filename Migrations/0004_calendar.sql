-- What calendars outside need to know a drive again: how often what they show of it was changed. A booking is version 0;
-- each move, change of options, confirmation and the end of a drive that will not be driven count one on. The store
-- counts by itself, whatever code path changes a drive.

ALTER TABLE test_drive ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);

CREATE TRIGGER test_drive_revision
AFTER UPDATE OF vehicle_id, starts, ends, options, state ON test_drive
WHEN OLD.vehicle_id <> NEW.vehicle_id OR OLD.starts <> NEW.starts OR OLD.ends <> NEW.ends OR OLD.options <> NEW.options
  OR (OLD.state <> NEW.state AND NEW.state IN ('confirmed', 'cancelled', 'declined', 'expired'))
BEGIN
  UPDATE test_drive SET revision = revision + 1 WHERE id = NEW.id;
END;

-- Part of the name under which a drive is known outside: two showrooms both have a drive 12.
INSERT INTO setting (key, value) VALUES ('calendar-id', lower(hex(randomblob(16))));
