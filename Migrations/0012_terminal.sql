-- The terminal in the showroom: who works at it, whether it is locked, and the PINs that open it.

CREATE TABLE staff (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL CHECK (name <> ''),
  name_key TEXT NOT NULL UNIQUE CHECK (name_key <> ''),  -- folded; a name that stands in the journal is nobody else's
  role     TEXT NOT NULL CHECK (role IN ('sales', 'manager')),
  retired  INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
) STRICT;

CREATE TABLE terminal (
  only   INTEGER PRIMARY KEY CHECK (only = 1),
  locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1))
) STRICT;

INSERT INTO terminal (only) VALUES (1);

-- Salted hashes, never a PIN. They stay here: no export and no line of the journal has them.
CREATE TABLE pin (
  door        TEXT PRIMARY KEY CHECK (door <> ''),  -- terminal, staff:N, customer:N
  hash        TEXT NOT NULL CHECK (hash LIKE '$%'),
  changed     INTEGER NOT NULL,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  staff_id    INTEGER REFERENCES staff (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX pin_by_customer ON pin (customer_id) WHERE customer_id IS NOT NULL;

-- Wrong PINs, so that the wait for the next one outlives the program. Customers share one row: of somebody who is none
-- there is no other, so a row of one's own would tell who is a customer.
CREATE TABLE pin_failure (
  door  TEXT PRIMARY KEY CHECK (door <> ''),
  count INTEGER NOT NULL CHECK (count > 0),
  last  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The journal.

CREATE VIEW journal_staff (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('name=' || replace(name, char(31), '') || char(31), '')
    || coalesce('role=' || role || char(31), '')
    || iif(retired, 'retired=yes' || char(31), '')
  FROM staff;

CREATE TRIGGER journal_staff_added AFTER INSERT ON staff
BEGIN
  INSERT INTO journal_note
  SELECT 'staff', NEW.id, customer_id, 0, NULL, line FROM journal_staff WHERE id = NEW.id;
END;

CREATE TRIGGER journal_staff_will_change BEFORE UPDATE ON staff
BEGIN
  INSERT INTO journal_note
  SELECT 'staff', OLD.id, customer_id, 0, line, line FROM journal_staff WHERE id = OLD.id;
END;

CREATE TRIGGER journal_staff_changed AFTER UPDATE ON staff
BEGIN
  INSERT INTO journal_note
  SELECT 'staff', NEW.id, customer_id, 0, NULL, line FROM journal_staff WHERE id = NEW.id;
END;

CREATE VIEW journal_terminal (id, customer_id, line) AS
  SELECT NULL, NULL, 'locked=' || iif(locked, 'yes', 'no') || char(31) FROM terminal;

CREATE TRIGGER journal_terminal_will_change BEFORE UPDATE ON terminal
BEGIN
  INSERT INTO journal_note SELECT 'terminal', id, customer_id, 0, line, line FROM journal_terminal;
END;

CREATE TRIGGER journal_terminal_changed AFTER UPDATE ON terminal
BEGIN
  INSERT INTO journal_note SELECT 'terminal', id, customer_id, 0, NULL, line FROM journal_terminal;
END;

CREATE VIEW journal_pin (id, customer_id, line) AS
  SELECT door, customer_id, 'changed=' || strftime('%Y-%m-%dT%H:%M:%SZ', changed, 'unixepoch') || char(31) FROM pin;

CREATE TRIGGER journal_pin_added AFTER INSERT ON pin
BEGIN
  INSERT INTO journal_note
  SELECT 'pin', NEW.door, customer_id, 0, NULL, line FROM journal_pin WHERE id = NEW.door;
END;

CREATE TRIGGER journal_pin_will_change BEFORE UPDATE ON pin
BEGIN
  INSERT INTO journal_note
  SELECT 'pin', OLD.door, customer_id, 0, line, line FROM journal_pin WHERE id = OLD.door;
END;

CREATE TRIGGER journal_pin_changed AFTER UPDATE ON pin
BEGIN
  INSERT INTO journal_note
  SELECT 'pin', NEW.door, customer_id, 0, NULL, line FROM journal_pin WHERE id = NEW.door;
END;

CREATE TRIGGER journal_pin_will_go BEFORE DELETE ON pin
BEGIN
  INSERT INTO journal_note
  SELECT 'pin', OLD.door, customer_id, 0, line, line FROM journal_pin WHERE id = OLD.door;
END;

CREATE TRIGGER journal_pin_gone AFTER DELETE ON pin
BEGIN
  INSERT INTO journal_note
  VALUES ('pin', OLD.door, NULL, 0, NULL, (SELECT line FROM journal_pin WHERE id = OLD.door));
END;
