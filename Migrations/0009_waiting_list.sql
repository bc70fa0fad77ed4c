-- Who waits for a car that is taken, in the order in which they came. An offer is a hold in the diary with a time limit,
-- so that nobody else can take what is offered; what becomes of the hold becomes of the offer.

CREATE TABLE waiting (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  car_scope   TEXT NOT NULL CHECK (car_scope IN ('model', 'car', 'vehicle')),
  car_ref     INTEGER NOT NULL,
  car_name    TEXT NOT NULL CHECK (car_name <> ''),
  minutes     INTEGER NOT NULL CHECK (minutes > 0),
  options     TEXT NOT NULL DEFAULT '',
  first_day   TEXT NOT NULL,
  last_day    TEXT NOT NULL CHECK (last_day >= first_day),
  opens       INTEGER NOT NULL DEFAULT 0 CHECK (opens BETWEEN 0 AND 1439),  -- the first minute of a day to start at
  closes      INTEGER NOT NULL DEFAULT 1439 CHECK (closes BETWEEN opens AND 1439),  -- the last one
  until       INTEGER NOT NULL,  -- nothing is offered from then on
  state       TEXT NOT NULL CHECK (state IN ('waiting', 'offered', 'accepted', 'declined', 'expired', 'removed')),
  drive_id    INTEGER REFERENCES test_drive (id)
    CHECK (state <> 'waiting' OR drive_id IS NULL) CHECK (state NOT IN ('offered', 'accepted') OR drive_id IS NOT NULL),
  added_by    TEXT NOT NULL
) STRICT;

CREATE INDEX waiting_open ON waiting (state, id) WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_for_car ON waiting (car_scope, car_ref, id) WHERE state = 'waiting';
CREATE INDEX waiting_ends ON waiting (until) WHERE state = 'waiting';
CREATE INDEX waiting_by_customer ON waiting (customer_id, id);
CREATE UNIQUE INDEX waiting_by_drive ON waiting (drive_id) WHERE drive_id IS NOT NULL;

-- Two offers never stand on one drive, and an offer begins as a hold of the one who waits.
CREATE TRIGGER waiting_offer_is_held BEFORE UPDATE OF state, drive_id ON waiting
WHEN NEW.state = 'offered' AND OLD.state <> 'offered'
BEGIN
  SELECT RAISE (ABORT, 'an offer is a hold')
  WHERE NOT EXISTS (
    SELECT 1 FROM test_drive WHERE id = NEW.drive_id AND state = 'held' AND customer_id = NEW.customer_id);
END;

CREATE TRIGGER waiting_offer_ends AFTER UPDATE OF state ON test_drive
WHEN OLD.state = 'held' AND NEW.state <> 'held'
BEGIN
  UPDATE waiting
  SET state = CASE NEW.state WHEN 'confirmed' THEN 'accepted' WHEN 'expired' THEN 'expired' ELSE 'declined' END
  WHERE drive_id = NEW.id AND state = 'offered';
END;

-- The journal.

CREATE VIEW journal_waiting (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('customer=' || customer_id || char(31), '')
    || coalesce('car=' || replace(car_name, char(31), '') || char(31), '')
    || coalesce('minutes=' || minutes || char(31), '')
    || coalesce('options=' || replace(options, char(31), '') || char(31), '')
    || coalesce('firstDay=' || first_day || char(31), '')
    || coalesce('lastDay=' || last_day || char(31), '')
    || coalesce('spans=' || opens || '-' || closes || char(31), '')
    || coalesce('state=' || state || char(31), '')
    || coalesce('testDrive=' || drive_id || char(31), '')
  FROM waiting;

CREATE TRIGGER journal_waiting_added AFTER INSERT ON waiting
BEGIN
  INSERT INTO journal_note
  SELECT 'waiting', NEW.id, customer_id, 0, NULL, line FROM journal_waiting WHERE id = NEW.id;
END;

CREATE TRIGGER journal_waiting_will_change BEFORE UPDATE ON waiting
BEGIN
  INSERT INTO journal_note
  SELECT 'waiting', OLD.id, customer_id, NEW.state = 'expired', line, line FROM journal_waiting WHERE id = OLD.id;
END;

CREATE TRIGGER journal_waiting_changed AFTER UPDATE ON waiting
BEGIN
  INSERT INTO journal_note
  SELECT 'waiting', NEW.id, customer_id, NEW.state = 'expired', NULL, line FROM journal_waiting WHERE id = NEW.id;
END;

CREATE TRIGGER journal_waiting_will_go BEFORE DELETE ON waiting
BEGIN
  INSERT INTO journal_note
  SELECT 'waiting', OLD.id, customer_id, 0, line, line FROM journal_waiting WHERE id = OLD.id;
END;

CREATE TRIGGER journal_waiting_gone AFTER DELETE ON waiting
BEGIN
  INSERT INTO journal_note
  VALUES ('waiting', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_waiting WHERE id = OLD.id));
END;
