-- The showroom's catalog, people, diary and shortcuts.
-- Instants are UTC seconds; dates are ISO 8601 texts of the showroom's own calendar; durations are whole minutes.

CREATE TABLE setting (
  key   TEXT PRIMARY KEY CHECK (key <> ''),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE opening_span (
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),            -- 1 is Monday
  opens   INTEGER NOT NULL CHECK (opens BETWEEN 0 AND 1439),           -- minutes after midnight, wall-clock
  closes  INTEGER NOT NULL CHECK (closes > opens AND closes <= 2880),  -- over 1440: on the following day
  PRIMARY KEY (weekday, opens)
) STRICT, WITHOUT ROWID;

-- A date with hours of its own (its rows in special_span), or a closed one with the reason.
CREATE TABLE special_day (
  date   TEXT PRIMARY KEY CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
  reason TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE TABLE special_span (
  date   TEXT NOT NULL REFERENCES special_day (date) ON DELETE CASCADE,
  opens  INTEGER NOT NULL CHECK (opens BETWEEN 0 AND 1439),
  closes INTEGER NOT NULL CHECK (closes > opens AND closes <= 2880),
  PRIMARY KEY (date, opens)
) STRICT, WITHOUT ROWID;

-- Catalog: names once, cars joined to them.
CREATE TABLE model (
  id   INTEGER PRIMARY KEY,
  make TEXT NOT NULL CHECK (make <> ''),
  name TEXT NOT NULL CHECK (name <> ''),
  UNIQUE (make, name)
) STRICT;

CREATE TABLE car (
  id           INTEGER PRIMARY KEY,
  model_id     INTEGER NOT NULL REFERENCES model (id),
  year         INTEGER CHECK (year BETWEEN 1886 AND 2100),
  trim         TEXT CHECK (trim <> ''),
  body         TEXT CHECK (body <> ''),
  fuel         TEXT CHECK (fuel <> ''),
  transmission TEXT CHECK (transmission <> ''),
  colour       TEXT CHECK (colour <> ''),
  doors        INTEGER CHECK (doors BETWEEN 1 AND 9),
  seats        INTEGER CHECK (seats BETWEEN 1 AND 99),
  power        TEXT CHECK (power <> ''),
  engine       TEXT CHECK (engine <> ''),
  drive        TEXT CHECK (drive <> '')
) STRICT;

CREATE INDEX car_by_model ON car (model_id, year DESC);

CREATE TABLE vehicle (
  id         INTEGER PRIMARY KEY,
  car_id     INTEGER NOT NULL REFERENCES car (id),
  plate      TEXT NOT NULL CHECK (plate <> ''),
  plate_key  TEXT NOT NULL UNIQUE CHECK (plate_key <> ''),  -- folded, letters and digits only
  colour     TEXT CHECK (colour <> ''),
  odometer   INTEGER NOT NULL DEFAULT 0 CHECK (odometer >= 0),  -- km
  state      TEXT NOT NULL DEFAULT 'available' CHECK (state IN ('available', 'blocked', 'sold', 'withdrawn')),
  reason     TEXT CHECK ((state = 'blocked') = (reason IS NOT NULL)),
  turnaround INTEGER CHECK (turnaround BETWEEN 0 AND 1440)
) STRICT;

CREATE INDEX vehicle_by_car ON vehicle (car_id);

CREATE TABLE customer (
  id               INTEGER PRIMARY KEY,
  name             TEXT NOT NULL CHECK (name <> ''),
  name_key         TEXT NOT NULL,  -- folded
  phone            TEXT CHECK (phone <> ''),
  email            TEXT CHECK (email <> ''),
  language         TEXT CHECK (language IN ('en', 'de')),
  born             TEXT,
  licence_number   TEXT CHECK (licence_number <> ''),
  licence_category TEXT CHECK (licence_category <> ''),
  licence_expires  TEXT
) STRICT;

-- Each word of a name, for finding a customer by the beginnings of any of them.
CREATE TABLE customer_word (
  word        TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  PRIMARY KEY (word, customer_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX customer_word_by_customer ON customer_word (customer_id);

CREATE TABLE test_drive (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,  -- a number that was printed is never given again
  vehicle_id   INTEGER NOT NULL REFERENCES vehicle (id),
  customer_id  INTEGER NOT NULL REFERENCES customer (id),
  starts       INTEGER NOT NULL,
  ends         INTEGER NOT NULL CHECK (ends > starts),
  options      TEXT NOT NULL DEFAULT '',
  state        TEXT NOT NULL CHECK (state IN
    ('held', 'requested', 'confirmed', 'out', 'returned', 'cancelled', 'declined', 'no-show', 'expired')),
  booked_by    TEXT NOT NULL,
  phrase       TEXT,
  hold_expires INTEGER CHECK ((state = 'held') = (hold_expires IS NOT NULL))
) STRICT;

-- Live drives of one vehicle never overlap, so its neighbours before and after are all that can be in the way.
CREATE INDEX test_drive_live ON test_drive (vehicle_id, starts) WHERE state IN ('held', 'confirmed', 'out');
CREATE INDEX test_drive_by_start ON test_drive (starts);
CREATE INDEX test_drive_by_customer ON test_drive (customer_id, starts);
CREATE INDEX test_drive_pending ON test_drive (state) WHERE state IN ('held', 'requested');

CREATE TRIGGER test_drive_no_overlap_on_insert
BEFORE INSERT ON test_drive
WHEN NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

CREATE TRIGGER test_drive_no_overlap_on_update
BEFORE UPDATE OF vehicle_id, starts, ends, state ON test_drive
WHEN NEW.state IN ('held', 'confirmed', 'out')
BEGIN
  SELECT RAISE (ABORT, 'overlap')
  WHERE (SELECT ends FROM test_drive
         WHERE vehicle_id = NEW.vehicle_id AND starts < NEW.ends AND state IN ('held', 'confirmed', 'out')
           AND id <> OLD.id
         ORDER BY starts DESC LIMIT 1) > NEW.starts;
END;

-- Nothing reopens a terminal state, and nothing skips a step.
CREATE TRIGGER test_drive_transition
BEFORE UPDATE OF state ON test_drive
WHEN OLD.state <> NEW.state
BEGIN
  SELECT RAISE (ABORT, 'transition')
  WHERE (OLD.state || '>' || NEW.state) NOT IN (
    'held>confirmed', 'held>cancelled', 'held>expired',
    'requested>confirmed', 'requested>declined', 'requested>cancelled', 'requested>expired',
    'confirmed>out', 'confirmed>cancelled', 'confirmed>no-show',
    'out>returned');
END;

CREATE TABLE shortcut (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,  -- NULL: the showroom's own
  intent      TEXT NOT NULL CHECK (intent <> ''),
  car_scope   TEXT CHECK (car_scope IN ('model', 'car', 'vehicle')),
  car_ref     INTEGER CHECK ((car_scope IS NULL) = (car_ref IS NULL)),  -- no foreign key: it outlives the car, and says so
  car_name    TEXT CHECK ((car_scope IS NULL) = (car_name IS NULL)),
  minutes     INTEGER CHECK (minutes > 0),
  options     TEXT NOT NULL DEFAULT '',
  start       TEXT,                                                -- never a calendar date
  language    TEXT NOT NULL CHECK (language IN ('en', 'de')),
  created     INTEGER NOT NULL,
  last_used   INTEGER,
  times_used  INTEGER NOT NULL DEFAULT 0 CHECK (times_used >= 0)
) STRICT;

CREATE INDEX shortcut_by_customer ON shortcut (customer_id, id);

CREATE TABLE shortcut_phrase (
  phrase_key  TEXT NOT NULL CHECK (phrase_key <> ''),  -- folded, letters and digits only
  owner       INTEGER NOT NULL,                        -- the customer's number, 0 for the showroom
  shortcut_id INTEGER NOT NULL REFERENCES shortcut (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL CHECK (position >= 0),  -- 0 is the main phrase
  phrase      TEXT NOT NULL,
  PRIMARY KEY (phrase_key, owner)
) STRICT, WITHOUT ROWID;

CREATE INDEX shortcut_phrase_by_shortcut ON shortcut_phrase (shortcut_id, position);
