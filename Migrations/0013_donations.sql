-- What is remembered of people's acts, who agreed to that, and the accounts that customers have.

-- A customer without a row was not asked. The showroom's own policy is the setting `donations`.
CREATE TABLE consent (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  state       TEXT NOT NULL CHECK (state IN ('not asked', 'agreed', 'declined', 'restricted')),
  asked       INTEGER  -- when the question was put, so that it is put once
) STRICT;

-- Acts that were handled, of customers who agreed. The columns of the intent are those of a shortcut. The journal does not
-- repeat them: what is erased here is nowhere else. Where an act is taken back, its donations go by the act's number.
CREATE TABLE donation (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  intent      TEXT NOT NULL CHECK (intent <> ''),
  car_scope   TEXT CHECK (car_scope IN ('model', 'car', 'vehicle')),
  car_ref     INTEGER CHECK ((car_scope IS NULL) = (car_ref IS NULL)),
  car_name    TEXT CHECK ((car_scope IS NULL) = (car_name IS NULL)),
  minutes     INTEGER CHECK (minutes > 0),
  options     TEXT NOT NULL DEFAULT '',
  start       TEXT,                                 -- never a calendar date
  account_id  INTEGER REFERENCES account (id) ON DELETE SET NULL,
  terminal    TEXT NOT NULL CHECK (terminal <> ''),
  at          INTEGER NOT NULL,
  drive_id    INTEGER REFERENCES test_drive (id) ON DELETE CASCADE,
  act_id      INTEGER                               -- the first line in the journal of the act; NULL where nothing was written
) STRICT;

-- The latest of one customer, without a look at those of others.
CREATE INDEX donation_by_customer ON donation (customer_id, id);
CREATE INDEX donation_by_account ON donation (account_id) WHERE account_id IS NOT NULL;

-- Once the last demonstrator of a model is sold or withdrawn, what people did with it suggests nothing.
CREATE TRIGGER donation_car_gone AFTER UPDATE OF state ON vehicle
WHEN NEW.state IN ('sold', 'withdrawn') AND OLD.state NOT IN ('sold', 'withdrawn')
BEGIN
  DELETE FROM donation
  WHERE (car_scope = 'vehicle' AND car_ref = NEW.id)
    OR (car_scope = 'car' AND car_ref = NEW.car_id AND NOT EXISTS (
      SELECT 1 FROM vehicle WHERE car_id = NEW.car_id AND state NOT IN ('sold', 'withdrawn')))
    OR (car_scope = 'model' AND car_ref = (SELECT model_id FROM car WHERE id = NEW.car_id) AND NOT EXISTS (
      SELECT 1 FROM vehicle JOIN car ON car.id = vehicle.car_id
      WHERE car.model_id = (SELECT model_id FROM car WHERE id = NEW.car_id) AND state NOT IN ('sold', 'withdrawn')));
END;

-- Under which name somebody drives: private, company.
CREATE TABLE account (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  name        TEXT NOT NULL CHECK (name <> ''),
  name_key    TEXT NOT NULL CHECK (name_key <> ''),  -- folded, letters and digits only
  UNIQUE (customer_id, name_key)
) STRICT;

CREATE TABLE drive_account (
  drive_id   INTEGER PRIMARY KEY REFERENCES test_drive (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX drive_account_by_account ON drive_account (account_id);

CREATE TABLE shortcut_account (
  shortcut_id INTEGER PRIMARY KEY REFERENCES shortcut (id) ON DELETE CASCADE,
  account_id  INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX shortcut_account_by_account ON shortcut_account (account_id);

-- Consent, by the customer's number. That the question was put is no change of its own.

CREATE VIEW journal_consent (id, customer_id, line) AS
  SELECT customer_id, customer_id, 'state=' || state || char(31) FROM consent;

CREATE TRIGGER journal_consent_added AFTER INSERT ON consent WHEN NEW.state <> 'not asked'
BEGIN
  INSERT INTO journal_note
  SELECT 'consent', id, customer_id, 0, NULL, line FROM journal_consent WHERE id = NEW.customer_id;
END;

CREATE TRIGGER journal_consent_will_change BEFORE UPDATE OF state ON consent
BEGIN
  INSERT INTO journal_note
  SELECT 'consent', id, customer_id, 0, line, line FROM journal_consent WHERE id = OLD.customer_id;
END;

CREATE TRIGGER journal_consent_changed AFTER UPDATE OF state ON consent
BEGIN
  INSERT INTO journal_note
  SELECT 'consent', id, customer_id, 0, NULL, line FROM journal_consent WHERE id = NEW.customer_id;
END;

CREATE TRIGGER journal_consent_will_go BEFORE DELETE ON consent WHEN OLD.state <> 'not asked'
BEGIN
  INSERT INTO journal_note
  SELECT 'consent', id, customer_id, 0, line, line FROM journal_consent WHERE id = OLD.customer_id;
END;

CREATE TRIGGER journal_consent_gone AFTER DELETE ON consent WHEN OLD.state <> 'not asked'
BEGIN
  INSERT INTO journal_note VALUES ('consent', OLD.customer_id, OLD.customer_id, 0, NULL, NULL);
END;

-- Accounts.

CREATE VIEW journal_account (id, customer_id, line) AS
  SELECT id, customer_id,
    'customer=' || customer_id || char(31) || 'name=' || replace(name, char(31), '') || char(31)
  FROM account;

CREATE TRIGGER journal_account_added AFTER INSERT ON account
BEGIN
  INSERT INTO journal_note
  SELECT 'account', NEW.id, customer_id, 0, NULL, line FROM journal_account WHERE id = NEW.id;
END;

CREATE TRIGGER journal_account_will_change BEFORE UPDATE ON account
BEGIN
  INSERT INTO journal_note
  SELECT 'account', OLD.id, customer_id, 0, line, line FROM journal_account WHERE id = OLD.id;
END;

CREATE TRIGGER journal_account_changed AFTER UPDATE ON account
BEGIN
  INSERT INTO journal_note
  SELECT 'account', NEW.id, customer_id, 0, NULL, line FROM journal_account WHERE id = NEW.id;
END;

CREATE TRIGGER journal_account_will_go BEFORE DELETE ON account
BEGIN
  INSERT INTO journal_note
  SELECT 'account', OLD.id, customer_id, 0, line, line FROM journal_account WHERE id = OLD.id;
END;

CREATE TRIGGER journal_account_gone AFTER DELETE ON account
BEGIN
  INSERT INTO journal_note VALUES ('account', OLD.id, OLD.customer_id, 0, NULL, NULL);
END;
