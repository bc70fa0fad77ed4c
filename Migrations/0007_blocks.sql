-- Times for which a demonstrator is not to be had, and what it needs before a drive.

ALTER TABLE vehicle ADD COLUMN turnaround_before INTEGER CHECK (turnaround_before BETWEEN 0 AND 1440);

CREATE TABLE block (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  vehicle_id INTEGER NOT NULL REFERENCES vehicle (id),
  starts     INTEGER NOT NULL,
  ends       INTEGER NOT NULL CHECK (ends > starts),
  kind       TEXT NOT NULL CHECK (kind IN ('service', 'event', 'charging', 'other')),
  reason     TEXT NOT NULL CHECK (reason <> '')
) STRICT;

-- Blocks of one vehicle never overlap, nor do live drives of it, so the neighbours are all that can be in the way.
CREATE INDEX block_by_vehicle ON block (vehicle_id, starts);

CREATE TRIGGER block_no_overlap_on_insert BEFORE INSERT ON block
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM block WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends
         ORDER BY starts DESC LIMIT 1) > NEW.starts
    OR (SELECT ends FROM test_drive
        WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
        ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER block_no_overlap_on_update BEFORE UPDATE OF vehicle_id, starts, ends ON block
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM block WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends AND id <> OLD.id
         ORDER BY starts DESC LIMIT 1) > NEW.starts
    OR (SELECT ends FROM test_drive
        WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
        ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_no_block_on_insert BEFORE INSERT ON test_drive
WHEN NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM block WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_no_block_on_update BEFORE UPDATE OF vehicle_id, starts, ends, state ON test_drive
WHEN NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM block WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

-- Models are also told apart by how often they were asked for; a drive that goes to another one counts there.
CREATE TRIGGER name_entry_drive_moved AFTER UPDATE OF vehicle_id ON test_drive
WHEN OLD.vehicle_id <> NEW.vehicle_id
BEGIN
  UPDATE name_entry SET asked = asked - 1
  WHERE model_id = (SELECT car.model_id FROM vehicle JOIN car ON car.id = car_id WHERE vehicle.id = OLD.vehicle_id);
  UPDATE name_entry SET asked = asked + 1
  WHERE model_id = (SELECT car.model_id FROM vehicle JOIN car ON car.id = car_id WHERE vehicle.id = NEW.vehicle_id);
END;

-- The journal.

DROP VIEW journal_vehicle;
CREATE VIEW journal_vehicle (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('car=' || car_id || char(31), '')
    || coalesce('plate=' || replace(plate, char(31), '') || char(31), '')
    || coalesce('colour=' || replace(colour, char(31), '') || char(31), '')
    || coalesce('odometer=' || odometer || char(31), '')
    || coalesce('state=' || state || char(31), '')
    || coalesce('reason=' || replace(reason, char(31), '') || char(31), '')
    || coalesce('turnaround=' || turnaround || char(31), '')
    || coalesce('turnaroundBefore=' || turnaround_before || char(31), '')
  FROM vehicle;

CREATE VIEW journal_block (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('vehicle=' || vehicle_id || char(31), '')
    || coalesce('start=' || strftime('%Y-%m-%dT%H:%M:%SZ', starts, 'unixepoch') || char(31), '')
    || coalesce('end=' || strftime('%Y-%m-%dT%H:%M:%SZ', ends, 'unixepoch') || char(31), '')
    || coalesce('kind=' || kind || char(31), '')
    || coalesce('reason=' || replace(reason, char(31), '') || char(31), '')
  FROM block;

CREATE TRIGGER journal_block_added AFTER INSERT ON block
BEGIN
  INSERT INTO journal_note
  SELECT 'block', NEW.id, customer_id, 0, NULL, line FROM journal_block WHERE id = NEW.id;
END;

CREATE TRIGGER journal_block_will_change BEFORE UPDATE ON block
BEGIN
  INSERT INTO journal_note
  SELECT 'block', OLD.id, customer_id, 0, line, line FROM journal_block WHERE id = OLD.id;
END;

CREATE TRIGGER journal_block_changed AFTER UPDATE ON block
BEGIN
  INSERT INTO journal_note
  SELECT 'block', NEW.id, customer_id, 0, NULL, line FROM journal_block WHERE id = NEW.id;
END;

CREATE TRIGGER journal_block_will_go BEFORE DELETE ON block
BEGIN
  INSERT INTO journal_note
  SELECT 'block', OLD.id, customer_id, 0, line, line FROM journal_block WHERE id = OLD.id;
END;

CREATE TRIGGER journal_block_gone AFTER DELETE ON block
BEGIN
  INSERT INTO journal_note
  VALUES ('block', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_block WHERE id = OLD.id));
END;
