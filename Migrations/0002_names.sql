-- How people name cars: every way to write a make or a model, looked up by key.
-- All of it is derived from model, car, vehicle, test_drive and name_alias, and can be made anew.

-- A make by one key for all its spellings: Skoda and Škoda are one.
CREATE TABLE name_make (
  id  INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 65535),
  key TEXT NOT NULL UNIQUE CHECK (key <> '')
) STRICT;

-- Other names, as people say them. model_key is '' for a make's.
CREATE TABLE name_alias (
  make_key  TEXT NOT NULL CHECK (make_key <> ''),
  model_key TEXT NOT NULL,
  alias     TEXT NOT NULL CHECK (alias <> ''),
  PRIMARY KEY (make_key, model_key, alias)
) STRICT, WITHOUT ROWID;

-- What decides between models that words name alike.
CREATE TABLE name_entry (
  model_id  INTEGER PRIMARY KEY REFERENCES model (id) ON DELETE CASCADE,
  make_id   INTEGER NOT NULL REFERENCES name_make (id),
  available INTEGER NOT NULL DEFAULT 0,  -- demonstrators that can be driven
  asked     INTEGER NOT NULL DEFAULT 0   -- drives that were booked
) STRICT;

CREATE INDEX name_entry_by_make ON name_entry (make_id, available DESC, asked DESC, model_id);

-- A form of a name: letters and digits, whose it is (a model's number, or a make's below zero), and what it stands for.
CREATE TABLE name_form (
  term  TEXT NOT NULL CHECK (term <> ''),
  owner INTEGER NOT NULL,
  form  INTEGER NOT NULL,
  PRIMARY KEY (term, owner)
) STRICT, WITHOUT ROWID;

-- Where a misspelt word may lead: what is left of a term without one or two of its letters, and its sound.
CREATE TABLE name_slip (
  key  INTEGER NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (key, term)
) STRICT, WITHOUT ROWID;

-- One car of each model for each make-up and year: what wishes beside a name are compared with.
CREATE TABLE car_facet (
  model_id INTEGER NOT NULL REFERENCES model (id) ON DELETE CASCADE,
  facets   INTEGER NOT NULL,
  year     INTEGER NOT NULL,  -- 0 where it is not known
  car_id   INTEGER NOT NULL,
  PRIMARY KEY (model_id, facets, year)
) STRICT, WITHOUT ROWID;

CREATE INDEX car_facet_by_facets ON car_facet (facets, year DESC, car_id);

CREATE TRIGGER name_entry_vehicle_added AFTER INSERT ON vehicle WHEN NEW.state = 'available'
BEGIN
  UPDATE name_entry SET available = available + 1 WHERE model_id = (SELECT model_id FROM car WHERE id = NEW.car_id);
END;

CREATE TRIGGER name_entry_vehicle_changed AFTER UPDATE OF state, car_id ON vehicle
BEGIN
  UPDATE name_entry SET available = available - (OLD.state = 'available')
  WHERE model_id = (SELECT model_id FROM car WHERE id = OLD.car_id);
  UPDATE name_entry SET available = available + (NEW.state = 'available')
  WHERE model_id = (SELECT model_id FROM car WHERE id = NEW.car_id);
END;

CREATE TRIGGER name_entry_vehicle_removed AFTER DELETE ON vehicle WHEN OLD.state = 'available'
BEGIN
  UPDATE name_entry SET available = available - 1 WHERE model_id = (SELECT model_id FROM car WHERE id = OLD.car_id);
END;

CREATE TRIGGER name_entry_drive_added AFTER INSERT ON test_drive
BEGIN
  UPDATE name_entry SET asked = asked + 1
  WHERE model_id = (SELECT car.model_id FROM vehicle JOIN car ON car.id = vehicle.car_id WHERE vehicle.id = NEW.vehicle_id);
END;
