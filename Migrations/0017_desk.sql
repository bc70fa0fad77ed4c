-- What staff look up with no customer at hand is remembered of the terminal, of nobody: such rows name no customer. Each
-- act is remembered once.

DROP TRIGGER donation_car_gone;

CREATE TABLE donation_of_all (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,  -- NULL: the terminal's
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
  act_id      INTEGER,                              -- the first line in the journal of the act; NULL where nothing was written
  -- Of nobody, there is nothing that could tell who it was.
  CHECK (customer_id IS NOT NULL OR (account_id IS NULL AND drive_id IS NULL AND act_id IS NULL))
) STRICT;

CREATE UNIQUE INDEX donation_once ON donation_of_all (act_id, intent, drive_id) WHERE act_id IS NOT NULL;

INSERT OR IGNORE INTO donation_of_all
SELECT id, customer_id, intent, car_scope, car_ref, car_name, minutes, options, start, account_id, terminal, at, drive_id,
  act_id
FROM donation ORDER BY id;

-- No number is given twice, though its row may be gone.
INSERT INTO sqlite_sequence (name, seq)
SELECT 'donation_of_all', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'donation_of_all');

UPDATE sqlite_sequence
SET seq = max(seq, (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'donation'))
WHERE name = 'donation_of_all';

DROP TABLE donation;

ALTER TABLE donation_of_all RENAME TO donation;

-- The latest of one customer, and of one terminal, without a look at those of others.
CREATE INDEX donation_by_customer ON donation (customer_id, id);
CREATE INDEX donation_of_terminal ON donation (terminal, id) WHERE customer_id IS NULL;
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

-- Who was in a group before the last change that a speaker made to one, so that it can be taken back. The journal has no
-- names and addresses; this has those of one act a speaker, and only until the next.
CREATE TABLE message_group_before (
  act_id      INTEGER NOT NULL,
  speaker     TEXT NOT NULL,
  group_id    INTEGER NOT NULL,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,  -- whose group it is, NULL for the desk's
  position    INTEGER NOT NULL CHECK (position >= 0),
  member_id   INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  name        TEXT CHECK ((member_id IS NULL) = (name IS NOT NULL)),
  email       TEXT CHECK (email <> ''),
  phone       TEXT CHECK (phone <> ''),
  PRIMARY KEY (act_id, group_id, position)
) STRICT;

CREATE INDEX message_group_before_by_customer ON message_group_before (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX message_group_before_by_member ON message_group_before (member_id) WHERE member_id IS NOT NULL;
