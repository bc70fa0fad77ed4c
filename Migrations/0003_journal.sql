-- The journal: every change is one line, written by the store itself in the transaction of the change, so that no path
-- can go around it. Beside it: what is noted of a drive's life when a car is handed over and taken back.

ALTER TABLE test_drive ADD COLUMN reason TEXT CHECK (reason <> '');            -- why it was cancelled or declined
ALTER TABLE test_drive ADD COLUMN ended_by TEXT CHECK (ended_by <> '');        -- who cancelled or declined it
ALTER TABLE test_drive ADD COLUMN moves INTEGER NOT NULL DEFAULT 0 CHECK (moves >= 0);
ALTER TABLE test_drive ADD COLUMN overrides TEXT CHECK (overrides <> '');      -- soft rules that staff set aside
ALTER TABLE test_drive ADD COLUMN override_reason TEXT CHECK ((overrides IS NULL) = (override_reason IS NULL));

CREATE TABLE hand_over (
  drive_id         INTEGER PRIMARY KEY REFERENCES test_drive (id),
  vehicle_id       INTEGER NOT NULL REFERENCES vehicle (id),
  at               INTEGER NOT NULL,
  licence_number   TEXT NOT NULL CHECK (licence_number <> ''),
  licence_category TEXT NOT NULL CHECK (licence_category <> ''),
  licence_expires  TEXT NOT NULL,
  seen_by          TEXT NOT NULL CHECK (seen_by <> ''),
  odometer         INTEGER NOT NULL CHECK (odometer >= 0),
  energy           INTEGER CHECK (energy BETWEEN 0 AND 100),  -- per cent of the tank or the battery
  damage           TEXT CHECK (damage <> ''),
  drivers          TEXT CHECK (drivers <> ''),                -- additional ones, a line each
  terms            INTEGER NOT NULL DEFAULT 0 CHECK (terms IN (0, 1))
) STRICT;

CREATE INDEX hand_over_by_vehicle ON hand_over (vehicle_id, at);

CREATE TABLE give_back (
  drive_id  INTEGER PRIMARY KEY REFERENCES test_drive (id),
  at        INTEGER NOT NULL,
  odometer  INTEGER NOT NULL CHECK (odometer >= 0),
  energy    INTEGER CHECK (energy BETWEEN 0 AND 100),
  damage    TEXT CHECK (damage <> ''),
  note      TEXT CHECK (note <> ''),
  outcome   TEXT CHECK (outcome <> ''),
  follow_up TEXT
) STRICT;

-- Drives that are out, to be looked up at once.
CREATE INDEX test_drive_out ON test_drive (vehicle_id) WHERE state = 'out';

CREATE TABLE journal (
  id          INTEGER PRIMARY KEY,
  act_id      INTEGER,                             -- the first line of the same act; NULL for other programs'
  at          INTEGER NOT NULL,
  speaker     TEXT NOT NULL CHECK (speaker <> ''), -- staff, customer:N, clock, or unknown for other programs
  act         TEXT NOT NULL CHECK (act <> ''),     -- the intent or the command
  phrase      TEXT,
  undoes      INTEGER,                             -- the act that this one takes back
  subject     TEXT NOT NULL CHECK (subject <> ''),
  subject_id  ANY,                                 -- a number; the name of a setting; the date of a day
  customer_id INTEGER,                             -- whom the line is about, so that it can be erased
  before      TEXT,                                -- `field=value` and U+001F for each; NULL where there was nothing
  after       TEXT
) STRICT;

CREATE INDEX journal_by_subject ON journal (subject, subject_id);

-- Who writes, while a transaction runs; empty between transactions. `act_id` is the number of the next line.
CREATE TABLE author (
  only    INTEGER PRIMARY KEY CHECK (only = 1),
  act_id  INTEGER NOT NULL,
  at      INTEGER NOT NULL,
  speaker TEXT NOT NULL,
  act     TEXT NOT NULL,
  phrase  TEXT,
  undoes  INTEGER
) STRICT;

-- Lines stay as they are. While its act runs, a line takes the last of several changes to one thing. Text may be
-- blanked, and nothing else, when a person is forgotten. A line that turns out to change nothing goes as its act ends.
CREATE TRIGGER journal_is_kept BEFORE UPDATE ON journal
WHEN NOT (
  NEW.id = OLD.id AND NEW.act_id IS OLD.act_id AND NEW.at = OLD.at AND NEW.speaker = OLD.speaker AND NEW.act = OLD.act
  AND NEW.undoes IS OLD.undoes AND NEW.subject = OLD.subject AND NEW.subject_id IS OLD.subject_id
  AND NEW.customer_id IS OLD.customer_id
  AND (NEW.phrase IS OLD.phrase OR NEW.phrase IS NULL)
  AND (NEW.before IS OLD.before OR NEW.before IS NULL)
  AND (NEW.after IS OLD.after OR NEW.after IS NULL
    OR OLD.before IS OLD.after OR coalesce(OLD.act_id = (SELECT act_id FROM author), 0)))
BEGIN
  SELECT RAISE (ABORT, 'the journal is only added to');
END;

CREATE TRIGGER journal_is_whole BEFORE DELETE ON journal
WHEN NOT (OLD.before IS OLD.after AND OLD.act_id IS (SELECT act_id FROM author))
BEGIN
  SELECT RAISE (ABORT, 'the journal is only added to');
END;

-- A thing is written as `field=value` and U+001F for each field that it has, a list with U+001E between its items. It is
-- not JSON, since SQLite up to 3.40 calls its JSON functions unsafe in the triggers of a schema that is not trusted.

-- What a trigger says to the journal. Setting up a new store is one line of its own.
CREATE VIEW journal_note (subject, subject_id, customer_id, is_clock, before, after) AS
  SELECT subject, subject_id, customer_id, 0, before, after FROM journal;

CREATE TRIGGER journal_note_taken INSTEAD OF INSERT ON journal_note
WHEN NOT EXISTS (SELECT 1 FROM author WHERE act = 'init' AND NEW.subject <> 'showroom')
BEGIN
  UPDATE journal SET after = NEW.after
  WHERE subject = NEW.subject AND subject_id IS NEW.subject_id
    AND (id >= (SELECT act_id FROM author)
      OR (NOT EXISTS (SELECT 1 FROM author) AND act_id IS NULL AND before IS after
        AND id = (SELECT max(id) FROM journal)));
  INSERT INTO journal (act_id, at, speaker, act, phrase, undoes, subject, subject_id, customer_id, before, after)
  SELECT author.act_id, coalesce(author.at, unixepoch()),
    CASE WHEN NEW.is_clock THEN 'clock' ELSE coalesce(author.speaker, 'unknown') END,
    CASE WHEN NEW.is_clock THEN 'expire' ELSE coalesce(author.act, 'unknown') END,
    CASE WHEN NEW.is_clock THEN NULL ELSE author.phrase END,
    author.undoes, NEW.subject, NEW.subject_id, NEW.customer_id, NEW.before, NEW.after
  FROM (SELECT 1) LEFT JOIN author ON 1
  WHERE changes() = 0;
END;

-- Drives.

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
  FROM test_drive;

CREATE TRIGGER journal_test_drive_added AFTER INSERT ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', NEW.id, customer_id, 0, NULL, line FROM journal_drive WHERE id = NEW.id;
END;

CREATE TRIGGER journal_test_drive_will_change BEFORE UPDATE OF
  vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires, reason,
  ended_by, moves, overrides, override_reason ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', OLD.id, customer_id, NEW.state = 'expired', line, line FROM journal_drive WHERE id = OLD.id;
END;

CREATE TRIGGER journal_test_drive_changed AFTER UPDATE OF
  vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires, reason,
  ended_by, moves, overrides, override_reason ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', NEW.id, customer_id, NEW.state = 'expired', NULL, line FROM journal_drive WHERE id = NEW.id;
END;

CREATE TRIGGER journal_test_drive_will_go BEFORE DELETE ON test_drive
BEGIN
  INSERT INTO journal_note
  SELECT 'drive', OLD.id, customer_id, 0, line, line FROM journal_drive WHERE id = OLD.id;
END;

CREATE TRIGGER journal_test_drive_gone AFTER DELETE ON test_drive
BEGIN
  INSERT INTO journal_note
  VALUES ('drive', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_drive WHERE id = OLD.id));
END;

-- Hand-overs and returns, by the number of their drive.

CREATE VIEW journal_hand_over (id, customer_id, line) AS
  SELECT drive_id, (SELECT customer_id FROM test_drive WHERE test_drive.id = drive_id),
    coalesce('vehicle=' || vehicle_id || char(31), '')
    || coalesce('licence=' || replace(licence_number, char(31), '') || char(31), '')
    || coalesce('licenceClass=' || replace(licence_category, char(31), '') || char(31), '')
    || coalesce('licenceExpires=' || licence_expires || char(31), '')
    || coalesce('seenBy=' || replace(seen_by, char(31), '') || char(31), '')
    || coalesce('odometer=' || odometer || char(31), '')
    || coalesce('energy=' || energy || char(31), '')
    || coalesce('damage=' || replace(damage, char(31), '') || char(31), '')
    || coalesce('drivers=' || replace(drivers, char(31), '') || char(31), '')
    || coalesce('terms=' || terms || char(31), '')
  FROM hand_over;

CREATE TRIGGER journal_hand_over_added AFTER INSERT ON hand_over
BEGIN
  INSERT INTO journal_note
  SELECT 'hand over', NEW.drive_id, customer_id, 0, NULL, line FROM journal_hand_over WHERE id = NEW.drive_id;
END;

CREATE TRIGGER journal_hand_over_will_change BEFORE UPDATE ON hand_over
BEGIN
  INSERT INTO journal_note
  SELECT 'hand over', OLD.drive_id, customer_id, 0, line, line FROM journal_hand_over WHERE id = OLD.drive_id;
END;

CREATE TRIGGER journal_hand_over_changed AFTER UPDATE ON hand_over
BEGIN
  INSERT INTO journal_note
  SELECT 'hand over', NEW.drive_id, customer_id, 0, NULL, line FROM journal_hand_over WHERE id = NEW.drive_id;
END;

CREATE TRIGGER journal_hand_over_will_go BEFORE DELETE ON hand_over
BEGIN
  INSERT INTO journal_note
  SELECT 'hand over', OLD.drive_id, customer_id, 0, line, line FROM journal_hand_over WHERE id = OLD.drive_id;
END;

CREATE TRIGGER journal_hand_over_gone AFTER DELETE ON hand_over
BEGIN
  INSERT INTO journal_note
  VALUES ('hand over', OLD.drive_id, NULL, 0, NULL, (SELECT line FROM journal_hand_over WHERE id = OLD.drive_id));
END;

CREATE VIEW journal_give_back (id, customer_id, line) AS
  SELECT drive_id, (SELECT customer_id FROM test_drive WHERE test_drive.id = drive_id),
    coalesce('odometer=' || odometer || char(31), '')
    || coalesce('energy=' || energy || char(31), '')
    || coalesce('damage=' || replace(damage, char(31), '') || char(31), '')
    || coalesce('note=' || replace(note, char(31), '') || char(31), '')
    || coalesce('outcome=' || replace(outcome, char(31), '') || char(31), '')
    || coalesce('followUp=' || follow_up || char(31), '')
  FROM give_back;

CREATE TRIGGER journal_give_back_added AFTER INSERT ON give_back
BEGIN
  INSERT INTO journal_note
  SELECT 'return', NEW.drive_id, customer_id, 0, NULL, line FROM journal_give_back WHERE id = NEW.drive_id;
END;

CREATE TRIGGER journal_give_back_will_change BEFORE UPDATE ON give_back
BEGIN
  INSERT INTO journal_note
  SELECT 'return', OLD.drive_id, customer_id, 0, line, line FROM journal_give_back WHERE id = OLD.drive_id;
END;

CREATE TRIGGER journal_give_back_changed AFTER UPDATE ON give_back
BEGIN
  INSERT INTO journal_note
  SELECT 'return', NEW.drive_id, customer_id, 0, NULL, line FROM journal_give_back WHERE id = NEW.drive_id;
END;

CREATE TRIGGER journal_give_back_will_go BEFORE DELETE ON give_back
BEGIN
  INSERT INTO journal_note
  SELECT 'return', OLD.drive_id, customer_id, 0, line, line FROM journal_give_back WHERE id = OLD.drive_id;
END;

CREATE TRIGGER journal_give_back_gone AFTER DELETE ON give_back
BEGIN
  INSERT INTO journal_note
  VALUES ('return', OLD.drive_id, NULL, 0, NULL, (SELECT line FROM journal_give_back WHERE id = OLD.drive_id));
END;

-- Demonstrators.

CREATE VIEW journal_vehicle (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('car=' || car_id || char(31), '')
    || coalesce('plate=' || replace(plate, char(31), '') || char(31), '')
    || coalesce('colour=' || replace(colour, char(31), '') || char(31), '')
    || coalesce('odometer=' || odometer || char(31), '')
    || coalesce('state=' || state || char(31), '')
    || coalesce('reason=' || replace(reason, char(31), '') || char(31), '')
    || coalesce('turnaround=' || turnaround || char(31), '')
  FROM vehicle;

CREATE TRIGGER journal_vehicle_added AFTER INSERT ON vehicle
BEGIN
  INSERT INTO journal_note
  SELECT 'vehicle', NEW.id, customer_id, 0, NULL, line FROM journal_vehicle WHERE id = NEW.id;
END;

CREATE TRIGGER journal_vehicle_will_change BEFORE UPDATE ON vehicle
BEGIN
  INSERT INTO journal_note
  SELECT 'vehicle', OLD.id, customer_id, 0, line, line FROM journal_vehicle WHERE id = OLD.id;
END;

CREATE TRIGGER journal_vehicle_changed AFTER UPDATE ON vehicle
BEGIN
  INSERT INTO journal_note
  SELECT 'vehicle', NEW.id, customer_id, 0, NULL, line FROM journal_vehicle WHERE id = NEW.id;
END;

CREATE TRIGGER journal_vehicle_will_go BEFORE DELETE ON vehicle
BEGIN
  INSERT INTO journal_note
  SELECT 'vehicle', OLD.id, customer_id, 0, line, line FROM journal_vehicle WHERE id = OLD.id;
END;

CREATE TRIGGER journal_vehicle_gone AFTER DELETE ON vehicle
BEGIN
  INSERT INTO journal_note
  VALUES ('vehicle', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_vehicle WHERE id = OLD.id));
END;

-- Customers.

CREATE VIEW journal_customer (id, customer_id, line) AS
  SELECT id, id,
    coalesce('name=' || replace(name, char(31), '') || char(31), '')
    || coalesce('phone=' || replace(phone, char(31), '') || char(31), '')
    || coalesce('email=' || replace(email, char(31), '') || char(31), '')
    || coalesce('language=' || language || char(31), '')
    || coalesce('born=' || born || char(31), '')
    || coalesce('licence=' || replace(licence_number, char(31), '') || char(31), '')
    || coalesce('licenceClass=' || replace(licence_category, char(31), '') || char(31), '')
    || coalesce('licenceExpires=' || licence_expires || char(31), '')
  FROM customer;

CREATE TRIGGER journal_customer_added AFTER INSERT ON customer
BEGIN
  INSERT INTO journal_note
  SELECT 'customer', NEW.id, customer_id, 0, NULL, line FROM journal_customer WHERE id = NEW.id;
END;

CREATE TRIGGER journal_customer_will_change BEFORE UPDATE OF
  name, phone, email, language, born,
  licence_number, licence_category, licence_expires ON customer
BEGIN
  INSERT INTO journal_note
  SELECT 'customer', OLD.id, customer_id, 0, line, line FROM journal_customer WHERE id = OLD.id;
END;

CREATE TRIGGER journal_customer_changed AFTER UPDATE OF
  name, phone, email, language, born,
  licence_number, licence_category, licence_expires ON customer
BEGIN
  INSERT INTO journal_note
  SELECT 'customer', NEW.id, customer_id, 0, NULL, line FROM journal_customer WHERE id = NEW.id;
END;

CREATE TRIGGER journal_customer_will_go BEFORE DELETE ON customer
BEGIN
  INSERT INTO journal_note
  SELECT 'customer', OLD.id, customer_id, 0, line, line FROM journal_customer WHERE id = OLD.id;
END;

CREATE TRIGGER journal_customer_gone AFTER DELETE ON customer
BEGIN
  INSERT INTO journal_note
  VALUES ('customer', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_customer WHERE id = OLD.id));
END;

-- Shortcuts with their phrases. That one was used is no change.

CREATE VIEW journal_shortcut (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('customer=' || customer_id || char(31), '')
    || coalesce('intent=' || intent || char(31), '')
    || coalesce('carScope=' || car_scope || char(31), '')
    || coalesce('car=' || car_ref || char(31), '')
    || coalesce('carName=' || replace(car_name, char(31), '') || char(31), '')
    || coalesce('minutes=' || minutes || char(31), '')
    || coalesce('options=' || replace(options, char(31), '') || char(31), '')
    || coalesce('start=' || start || char(31), '')
    || coalesce('language=' || language || char(31), '')
    || coalesce('created=' || strftime('%Y-%m-%dT%H:%M:%SZ', created, 'unixepoch') || char(31), '')
    || coalesce('phrases=' || (
      SELECT group_concat(phrase, char(30)) FROM (
        SELECT replace(phrase, char(31), '') AS phrase FROM shortcut_phrase
        WHERE shortcut_id = shortcut.id ORDER BY position)) || char(31), '')
  FROM shortcut;

CREATE TRIGGER journal_shortcut_added AFTER INSERT ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.id, customer_id, 0, NULL, line FROM journal_shortcut WHERE id = NEW.id;
END;

CREATE TRIGGER journal_shortcut_will_change BEFORE UPDATE OF
  customer_id, intent, car_scope, car_ref, car_name,
  minutes, options, start, language ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', OLD.id, customer_id, 0, line, line FROM journal_shortcut WHERE id = OLD.id;
END;

CREATE TRIGGER journal_shortcut_changed AFTER UPDATE OF
  customer_id, intent, car_scope, car_ref, car_name,
  minutes, options, start, language ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.id, customer_id, 0, NULL, line FROM journal_shortcut WHERE id = NEW.id;
END;

CREATE TRIGGER journal_shortcut_will_go BEFORE DELETE ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', OLD.id, customer_id, 0, line, line FROM journal_shortcut WHERE id = OLD.id;
END;

CREATE TRIGGER journal_shortcut_gone AFTER DELETE ON shortcut
BEGIN
  INSERT INTO journal_note
  VALUES ('shortcut', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_shortcut WHERE id = OLD.id));
END;

CREATE TRIGGER journal_shortcut_phrase_will_be_added BEFORE INSERT ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.shortcut_id, customer_id, 0, line, line FROM journal_shortcut WHERE id = NEW.shortcut_id;
END;

CREATE TRIGGER journal_shortcut_phrase_added AFTER INSERT ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.shortcut_id, customer_id, 0, NULL, line FROM journal_shortcut WHERE id = NEW.shortcut_id;
END;

CREATE TRIGGER journal_shortcut_phrase_will_change BEFORE UPDATE ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', OLD.shortcut_id, customer_id, 0, line, line FROM journal_shortcut WHERE id = OLD.shortcut_id;
END;

CREATE TRIGGER journal_shortcut_phrase_changed AFTER UPDATE ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.shortcut_id, customer_id, 0, NULL, line FROM journal_shortcut WHERE id = NEW.shortcut_id;
END;

CREATE TRIGGER journal_shortcut_phrase_will_go BEFORE DELETE ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', OLD.shortcut_id, customer_id, 0, line, line FROM journal_shortcut WHERE id = OLD.shortcut_id;
END;

CREATE TRIGGER journal_shortcut_phrase_gone AFTER DELETE ON shortcut_phrase
BEGIN
  INSERT INTO journal_note
  VALUES ('shortcut', OLD.shortcut_id, NULL, 0, NULL, (SELECT line FROM journal_shortcut WHERE id = OLD.shortcut_id));
END;

-- Settings, opening hours by weekday, and days with hours of their own.

CREATE VIEW journal_setting (id, customer_id, line) AS
  SELECT key, NULL,
    coalesce('value=' || replace(value, char(31), '') || char(31), '')
  FROM setting;

-- The name for calendars outside is made by the store itself, and nobody's act.
CREATE TRIGGER journal_setting_added AFTER INSERT ON setting WHEN NEW.key <> 'calendar-id'
BEGIN
  INSERT INTO journal_note
  SELECT 'setting', NEW.key, customer_id, 0, NULL, line FROM journal_setting WHERE id = NEW.key;
END;

CREATE TRIGGER journal_setting_will_change BEFORE UPDATE ON setting
BEGIN
  INSERT INTO journal_note
  SELECT 'setting', OLD.key, customer_id, 0, line, line FROM journal_setting WHERE id = OLD.key;
END;

CREATE TRIGGER journal_setting_changed AFTER UPDATE ON setting
BEGIN
  INSERT INTO journal_note
  SELECT 'setting', NEW.key, customer_id, 0, NULL, line FROM journal_setting WHERE id = NEW.key;
END;

CREATE TRIGGER journal_setting_will_go BEFORE DELETE ON setting
BEGIN
  INSERT INTO journal_note
  SELECT 'setting', OLD.key, customer_id, 0, line, line FROM journal_setting WHERE id = OLD.key;
END;

CREATE TRIGGER journal_setting_gone AFTER DELETE ON setting
BEGIN
  INSERT INTO journal_note
  VALUES ('setting', OLD.key, NULL, 0, NULL, (SELECT line FROM journal_setting WHERE id = OLD.key));
END;

CREATE VIEW journal_hours (id, customer_id, line) AS
  SELECT weekday, NULL,
    coalesce('spans=' || group_concat(opens || '-' || closes, ' ') || char(31), '')
  FROM (SELECT weekday, opens, closes FROM opening_span ORDER BY weekday, opens) GROUP BY weekday;

CREATE TRIGGER journal_opening_span_will_be_added BEFORE INSERT ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', NEW.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = NEW.weekday), (SELECT line FROM journal_hours WHERE id = NEW.weekday));
END;

CREATE TRIGGER journal_opening_span_added AFTER INSERT ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', NEW.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = NEW.weekday), (SELECT line FROM journal_hours WHERE id = NEW.weekday));
END;

CREATE TRIGGER journal_opening_span_will_change BEFORE UPDATE ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', OLD.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = OLD.weekday), (SELECT line FROM journal_hours WHERE id = OLD.weekday));
END;

CREATE TRIGGER journal_opening_span_changed AFTER UPDATE ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', NEW.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = NEW.weekday), (SELECT line FROM journal_hours WHERE id = NEW.weekday));
END;

CREATE TRIGGER journal_opening_span_will_go BEFORE DELETE ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', OLD.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = OLD.weekday), (SELECT line FROM journal_hours WHERE id = OLD.weekday));
END;

CREATE TRIGGER journal_opening_span_gone AFTER DELETE ON opening_span
BEGIN
  INSERT INTO journal_note VALUES ('hours', OLD.weekday, NULL, 0,
    (SELECT line FROM journal_hours WHERE id = OLD.weekday), (SELECT line FROM journal_hours WHERE id = OLD.weekday));
END;

CREATE VIEW journal_special_day (id, customer_id, line) AS
  SELECT date, NULL,
    coalesce('closed=' || closed || char(31), '')
    || coalesce('reason=' || replace(reason, char(31), '') || char(31), '')
    || coalesce('spans=' || (SELECT group_concat(opens || '-' || closes, ' ') FROM (
      SELECT opens, closes FROM special_span
      WHERE special_span.date = special_day.date ORDER BY opens)) || char(31), '')
  FROM special_day;

CREATE TRIGGER journal_special_day_added AFTER INSERT ON special_day
BEGIN
  INSERT INTO journal_note
  SELECT 'day', NEW.date, customer_id, 0, NULL, line FROM journal_special_day WHERE id = NEW.date;
END;

CREATE TRIGGER journal_special_day_will_change BEFORE UPDATE ON special_day
BEGIN
  INSERT INTO journal_note
  SELECT 'day', OLD.date, customer_id, 0, line, line FROM journal_special_day WHERE id = OLD.date;
END;

CREATE TRIGGER journal_special_day_changed AFTER UPDATE ON special_day
BEGIN
  INSERT INTO journal_note
  SELECT 'day', NEW.date, customer_id, 0, NULL, line FROM journal_special_day WHERE id = NEW.date;
END;

CREATE TRIGGER journal_special_day_will_go BEFORE DELETE ON special_day
BEGIN
  INSERT INTO journal_note
  SELECT 'day', OLD.date, customer_id, 0, line, line FROM journal_special_day WHERE id = OLD.date;
END;

CREATE TRIGGER journal_special_day_gone AFTER DELETE ON special_day
BEGIN
  INSERT INTO journal_note
  VALUES ('day', OLD.date, NULL, 0, NULL, (SELECT line FROM journal_special_day WHERE id = OLD.date));
END;

CREATE TRIGGER journal_special_span_will_be_added BEFORE INSERT ON special_span
BEGIN
  INSERT INTO journal_note
  SELECT 'day', NEW.date, customer_id, 0, line, line FROM journal_special_day WHERE id = NEW.date;
END;

CREATE TRIGGER journal_special_span_added AFTER INSERT ON special_span
BEGIN
  INSERT INTO journal_note
  SELECT 'day', NEW.date, customer_id, 0, NULL, line FROM journal_special_day WHERE id = NEW.date;
END;

CREATE TRIGGER journal_special_span_will_change BEFORE UPDATE ON special_span
BEGIN
  INSERT INTO journal_note
  SELECT 'day', OLD.date, customer_id, 0, line, line FROM journal_special_day WHERE id = OLD.date;
END;

CREATE TRIGGER journal_special_span_changed AFTER UPDATE ON special_span
BEGIN
  INSERT INTO journal_note
  SELECT 'day', NEW.date, customer_id, 0, NULL, line FROM journal_special_day WHERE id = NEW.date;
END;

CREATE TRIGGER journal_special_span_will_go BEFORE DELETE ON special_span
BEGIN
  INSERT INTO journal_note
  SELECT 'day', OLD.date, customer_id, 0, line, line FROM journal_special_day WHERE id = OLD.date;
END;

CREATE TRIGGER journal_special_span_gone AFTER DELETE ON special_span
BEGIN
  INSERT INTO journal_note
  VALUES ('day', OLD.date, NULL, 0, NULL, (SELECT line FROM journal_special_day WHERE id = OLD.date));
END;

-- The catalog. Cars come in by the hundred thousand from a file, which is one line that the store writes beside them; a
-- single one that is changed or taken out has its own.
CREATE VIEW journal_car (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('model=' || model_id || char(31), '')
    || coalesce('year=' || year || char(31), '')
    || coalesce('trim=' || replace(trim, char(31), '') || char(31), '')
    || coalesce('body=' || replace(body, char(31), '') || char(31), '')
    || coalesce('fuel=' || replace(fuel, char(31), '') || char(31), '')
    || coalesce('transmission=' || replace(transmission, char(31), '') || char(31), '')
    || coalesce('colour=' || replace(colour, char(31), '') || char(31), '')
    || coalesce('doors=' || doors || char(31), '')
    || coalesce('seats=' || seats || char(31), '')
    || coalesce('power=' || replace(power, char(31), '') || char(31), '')
    || coalesce('engine=' || replace(engine, char(31), '') || char(31), '')
    || coalesce('drive=' || replace(drive, char(31), '') || char(31), '')
  FROM car;

CREATE TRIGGER journal_car_will_change BEFORE UPDATE ON car
BEGIN
  INSERT INTO journal_note
  SELECT 'car', OLD.id, customer_id, 0, line, line FROM journal_car WHERE id = OLD.id;
END;

CREATE TRIGGER journal_car_changed AFTER UPDATE ON car
BEGIN
  INSERT INTO journal_note
  SELECT 'car', NEW.id, customer_id, 0, NULL, line FROM journal_car WHERE id = NEW.id;
END;

CREATE TRIGGER journal_car_will_go BEFORE DELETE ON car
BEGIN
  INSERT INTO journal_note
  SELECT 'car', OLD.id, customer_id, 0, line, line FROM journal_car WHERE id = OLD.id;
END;

CREATE TRIGGER journal_car_gone AFTER DELETE ON car
BEGIN
  INSERT INTO journal_note
  VALUES ('car', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_car WHERE id = OLD.id));
END;
