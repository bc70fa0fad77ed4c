-- To-do lists of the desk, of a demonstrator or of a drive, and templates of lists that are made for drives of a kind.

CREATE TABLE todo_list (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  title       TEXT NOT NULL CHECK (title <> ''),
  title_key   TEXT NOT NULL CHECK (title_key <> ''),  -- folded, letters and digits only, without articles and "list"
  drive_id    INTEGER REFERENCES test_drive (id),
  vehicle_id  INTEGER REFERENCES vehicle (id) CHECK (vehicle_id IS NULL OR drive_id IS NULL),
  customer_id INTEGER REFERENCES customer (id) CHECK (drive_id IS NOT NULL OR customer_id IS NULL),  -- whose drive it is
  items       TEXT NOT NULL DEFAULT '',  -- '0' or '1' (done) and the text of each, U+001E between them
  open_items  INTEGER NOT NULL DEFAULT 0 CHECK (open_items >= 0)
) STRICT;

CREATE INDEX todo_list_by_key ON todo_list (title_key);
CREATE INDEX todo_list_by_drive ON todo_list (drive_id) WHERE drive_id IS NOT NULL;
CREATE INDEX todo_list_by_vehicle ON todo_list (vehicle_id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX todo_list_open ON todo_list (id) WHERE open_items > 0;

CREATE TABLE list_template (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL CHECK (name <> ''),
  name_key TEXT NOT NULL UNIQUE CHECK (name_key <> ''),
  items    TEXT NOT NULL CHECK (items <> ''),  -- U+001E between them
  fuel     TEXT CHECK (fuel <> ''),            -- only for drives in cars of this kind
  model_id INTEGER REFERENCES model (id) CHECK (fuel IS NULL OR model_id IS NULL)
) STRICT;

-- The journal.

CREATE VIEW journal_list (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('title=' || replace(title, char(31), '') || char(31), '')
    || coalesce('testDrive=' || drive_id || char(31), '')
    || coalesce('vehicle=' || vehicle_id || char(31), '')
    || coalesce('customer=' || customer_id || char(31), '')
    || coalesce('items=' || replace(items, char(31), '') || char(31), '')
  FROM todo_list;

CREATE TRIGGER journal_list_added AFTER INSERT ON todo_list
BEGIN
  INSERT INTO journal_note
  SELECT 'list', NEW.id, customer_id, 0, NULL, line FROM journal_list WHERE id = NEW.id;
END;

CREATE TRIGGER journal_list_will_change BEFORE UPDATE ON todo_list
BEGIN
  INSERT INTO journal_note
  SELECT 'list', OLD.id, customer_id, 0, line, line FROM journal_list WHERE id = OLD.id;
END;

CREATE TRIGGER journal_list_changed AFTER UPDATE ON todo_list
BEGIN
  INSERT INTO journal_note
  SELECT 'list', NEW.id, customer_id, 0, NULL, line FROM journal_list WHERE id = NEW.id;
END;

CREATE TRIGGER journal_list_will_go BEFORE DELETE ON todo_list
BEGIN
  INSERT INTO journal_note
  SELECT 'list', OLD.id, customer_id, 0, line, line FROM journal_list WHERE id = OLD.id;
END;

CREATE TRIGGER journal_list_gone AFTER DELETE ON todo_list
BEGIN
  INSERT INTO journal_note
  VALUES ('list', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_list WHERE id = OLD.id));
END;

CREATE VIEW journal_list_template (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('name=' || replace(name, char(31), '') || char(31), '')
    || coalesce('steps=' || replace(items, char(31), '') || char(31), '')
    || coalesce('fuel=' || fuel || char(31), '')
    || coalesce('model=' || model_id || char(31), '')
  FROM list_template;

CREATE TRIGGER journal_list_template_added AFTER INSERT ON list_template
BEGIN
  INSERT INTO journal_note
  SELECT 'list template', NEW.id, customer_id, 0, NULL, line FROM journal_list_template WHERE id = NEW.id;
END;

CREATE TRIGGER journal_list_template_will_go BEFORE DELETE ON list_template
BEGIN
  INSERT INTO journal_note
  SELECT 'list template', OLD.id, customer_id, 0, line, line FROM journal_list_template WHERE id = OLD.id;
END;

CREATE TRIGGER journal_list_template_gone AFTER DELETE ON list_template
BEGIN
  INSERT INTO journal_note
  VALUES ('list template', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_list_template WHERE id = OLD.id));
END;
