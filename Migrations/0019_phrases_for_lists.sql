-- Phrases for to-do lists: the list by its number, which outlives its title, and by its title, which outlives the list; and
-- items as lists have them.

ALTER TABLE shortcut ADD COLUMN list_id INTEGER;
ALTER TABLE shortcut ADD COLUMN list_title TEXT CHECK (list_title IS NOT NULL OR list_id IS NULL);
ALTER TABLE shortcut ADD COLUMN list_items TEXT CHECK (list_items <> '');

DROP TRIGGER journal_shortcut_will_change;
DROP TRIGGER journal_shortcut_changed;
DROP VIEW journal_shortcut;

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
    || coalesce('list=' || replace(list_title, char(31), '') || char(31), '')
    || coalesce('listNumber=' || list_id || char(31), '')
    || coalesce('items=' || replace(list_items, char(31), '') || char(31), '')
    || coalesce('language=' || language || char(31), '')
    || coalesce('created=' || strftime('%Y-%m-%dT%H:%M:%SZ', created, 'unixepoch') || char(31), '')
    || coalesce('phrases=' || (
      SELECT group_concat(phrase, char(30)) FROM (
        SELECT replace(phrase, char(31), '') AS phrase FROM shortcut_phrase
        WHERE shortcut_id = shortcut.id ORDER BY position)) || char(31), '')
  FROM shortcut;

CREATE TRIGGER journal_shortcut_will_change BEFORE UPDATE OF
  customer_id, intent, car_scope, car_ref, car_name,
  minutes, options, start, language, list_id, list_title, list_items ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', OLD.id, customer_id, 0, line, line FROM journal_shortcut WHERE id = OLD.id;
END;

CREATE TRIGGER journal_shortcut_changed AFTER UPDATE OF
  customer_id, intent, car_scope, car_ref, car_name,
  minutes, options, start, language, list_id, list_title, list_items ON shortcut
BEGIN
  INSERT INTO journal_note
  SELECT 'shortcut', NEW.id, customer_id, 0, NULL, line FROM journal_shortcut WHERE id = NEW.id;
END;
