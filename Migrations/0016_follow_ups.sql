-- Calls that are made: who was to be called, and on which day somebody did. And ways to find, without going through all the
-- drives there ever were, those that nobody came for and nobody closed, and the last that a demonstrator came back from.

ALTER TABLE give_back ADD COLUMN followed_up TEXT CHECK (followed_up IS NULL OR follow_up IS NOT NULL);

DROP INDEX give_back_by_follow_up;
CREATE INDEX give_back_by_follow_up ON give_back (follow_up, drive_id) WHERE follow_up IS NOT NULL;

DROP VIEW journal_give_back;
CREATE VIEW journal_give_back (id, customer_id, line) AS
  SELECT drive_id, (SELECT customer_id FROM test_drive WHERE test_drive.id = drive_id),
    coalesce('odometer=' || odometer || char(31), '')
    || coalesce('energy=' || energy || char(31), '')
    || coalesce('damage=' || replace(damage, char(31), '') || char(31), '')
    || coalesce('note=' || replace(note, char(31), '') || char(31), '')
    || coalesce('outcome=' || replace(outcome, char(31), '') || char(31), '')
    || coalesce('followUp=' || follow_up || char(31), '')
    || coalesce('followedUp=' || followed_up || char(31), '')
  FROM give_back;

CREATE INDEX test_drive_returned ON test_drive (vehicle_id, starts) WHERE state = 'returned';
CREATE INDEX test_drive_confirmed ON test_drive (starts) WHERE state = 'confirmed';
