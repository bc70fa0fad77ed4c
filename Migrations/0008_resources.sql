-- What a drive may need beside its car: a dealer plate, and a salesperson who comes along.

CREATE TABLE resource (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  kind     TEXT NOT NULL CHECK (kind IN ('plate', 'person')),
  name     TEXT NOT NULL CHECK (name <> ''),
  name_key TEXT NOT NULL CHECK (name_key <> ''),  -- folded, letters and digits only
  retired  INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)),
  UNIQUE (kind, name_key)
) STRICT;

ALTER TABLE test_drive ADD COLUMN plate_id INTEGER REFERENCES resource (id);
ALTER TABLE test_drive ADD COLUMN person_id INTEGER REFERENCES resource (id);

-- One plate is on one car at a time, and one person in one car: live drives with the same one never overlap.
CREATE INDEX test_drive_live_plate ON test_drive (plate_id, starts)
  WHERE plate_id IS NOT NULL AND state IN ('held', 'confirmed', 'out');
CREATE INDEX test_drive_live_person ON test_drive (person_id, starts)
  WHERE person_id IS NOT NULL AND state IN ('held', 'confirmed', 'out');

CREATE TRIGGER test_drive_one_plate_on_insert BEFORE INSERT ON test_drive
WHEN NEW.plate_id IS NOT NULL AND NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE plate_id = NEW.plate_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_one_plate_on_update BEFORE UPDATE OF plate_id, starts, ends, state ON test_drive
WHEN NEW.plate_id IS NOT NULL AND NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE plate_id = NEW.plate_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out') AND id <> OLD.id
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_one_person_on_insert BEFORE INSERT ON test_drive
WHEN NEW.person_id IS NOT NULL AND NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE person_id = NEW.person_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_one_person_on_update BEFORE UPDATE OF person_id, starts, ends, state ON test_drive
WHEN NEW.person_id IS NOT NULL AND NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE person_id = NEW.person_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out') AND id <> OLD.id
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

-- What stands in a calendar outside changes with them.
DROP TRIGGER test_drive_revision;
CREATE TRIGGER test_drive_revision
AFTER UPDATE OF vehicle_id, starts, ends, options, state, plate_id, person_id ON test_drive
WHEN OLD.vehicle_id <> NEW.vehicle_id OR OLD.starts <> NEW.starts OR OLD.ends <> NEW.ends OR OLD.options <> NEW.options
  OR OLD.plate_id IS NOT NEW.plate_id OR OLD.person_id IS NOT NEW.person_id
  OR (OLD.state <> NEW.state AND NEW.state IN ('confirmed', 'cancelled', 'declined', 'expired'))
BEGIN
  UPDATE test_drive SET revision = revision + 1 WHERE id = NEW.id;
END;

-- The journal.

DROP VIEW journal_drive;
CREATE VIEW journal_drive (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('vehicle=' || vehicle_id || char(31), '')
    || coalesce('customer=' || customer_id || char(31), '')
    || coalesce('start=' || strftime('%Y-%m-%dT%H:%M:%SZ', starts, 'unixepoch') || char(31), '')
    || coalesce('end=' || strftime('%Y-%m-%dT%H:%M:%SZ', ends, 'unixepoch') || char(31), '')
    || coalesce('options=' || replace(options, char(31), '') || char(31), '')
    || coalesce('state=' || state || char(31), '')
    || coalesce('bookedBy=' || booked_by || char(31), '')
    || coalesce('holdExpires=' || strftime('%Y-%m-%dT%H:%M:%SZ', hold_expires, 'unixepoch') || char(31), '')
    || coalesce('reason=' || replace(reason, char(31), '') || char(31), '')
    || coalesce('endedBy=' || replace(ended_by, char(31), '') || char(31), '')
    || coalesce('moves=' || moves || char(31), '')
    || coalesce('overrides=' || replace(overrides, char(31), '') || char(31), '')
    || coalesce('overrideReason=' || replace(override_reason, char(31), '') || char(31), '')
    || coalesce('dealerPlate=' || plate_id || char(31), '')
    || coalesce('salesperson=' || person_id || char(31), '')
  FROM test_drive;

DROP TRIGGER journal_test_drive_will_change;
DROP TRIGGER journal_test_drive_changed;

CREATE TRIGGER journal_test_drive_will_change BEFORE UPDATE OF
  vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires, reason,
  ended_by, moves, overrides, override_reason, plate_id, person_id ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', OLD.id, customer_id, NEW.state = 'expired', line, line FROM journal_drive WHERE id = OLD.id;
END;

CREATE TRIGGER journal_test_drive_changed AFTER UPDATE OF
  vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires, reason,
  ended_by, moves, overrides, override_reason, plate_id, person_id ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', NEW.id, customer_id, NEW.state = 'expired', NULL, line FROM journal_drive WHERE id = NEW.id;
END;

CREATE VIEW journal_resource (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('kind=' || kind || char(31), '')
    || coalesce('name=' || replace(name, char(31), '') || char(31), '')
    || coalesce('retired=' || retired || char(31), '')
  FROM resource;

CREATE TRIGGER journal_resource_added AFTER INSERT ON resource
BEGIN
  INSERT INTO journal_note
  SELECT 'resource', NEW.id, customer_id, 0, NULL, line FROM journal_resource WHERE id = NEW.id;
END;

CREATE TRIGGER journal_resource_will_change BEFORE UPDATE ON resource
BEGIN
  INSERT INTO journal_note
  SELECT 'resource', OLD.id, customer_id, 0, line, line FROM journal_resource WHERE id = OLD.id;
END;

CREATE TRIGGER journal_resource_changed AFTER UPDATE ON resource
BEGIN
  INSERT INTO journal_note
  SELECT 'resource', NEW.id, customer_id, 0, NULL, line FROM journal_resource WHERE id = NEW.id;
END;

CREATE TRIGGER journal_resource_will_go BEFORE DELETE ON resource
BEGIN
  INSERT INTO journal_note
  SELECT 'resource', OLD.id, customer_id, 0, line, line FROM journal_resource WHERE id = OLD.id;
END;

CREATE TRIGGER journal_resource_gone AFTER DELETE ON resource
BEGIN
  INSERT INTO journal_note
  VALUES ('resource', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_resource WHERE id = OLD.id));
END;
