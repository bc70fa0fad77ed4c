-- Messages to people: what is to be sent, what became of it, who agreed to be written to, groups and edited templates.

-- Whether a customer wants messages that nobody writes by hand. No row: not asked.
CREATE TABLE message_consent (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  answer      TEXT NOT NULL CHECK (answer IN ('agreed', 'declined')),
  at          INTEGER NOT NULL
) STRICT;

-- People who are written to by one name. customer_id is whose group it is, NULL for the desk's.
CREATE TABLE message_group (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  name        TEXT NOT NULL CHECK (name <> ''),
  name_key    TEXT NOT NULL CHECK (name_key <> '')  -- folded, letters and digits only
) STRICT;

CREATE UNIQUE INDEX message_group_by_name ON message_group (name_key, ifnull(customer_id, 0));

-- A member is a customer, or somebody else with an address of their own.
CREATE TABLE message_group_member (
  group_id    INTEGER NOT NULL REFERENCES message_group (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL CHECK (position >= 0),
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  name        TEXT CHECK ((customer_id IS NULL) = (name IS NOT NULL)),
  email       TEXT CHECK (email <> ''),
  phone       TEXT CHECK (phone <> ''),
  PRIMARY KEY (group_id, position)
) STRICT;

CREATE INDEX message_group_member_by_customer ON message_group_member (customer_id) WHERE customer_id IS NOT NULL;

-- A template that the showroom has changed; the others are the program's own.
CREATE TABLE message_template (
  kind     TEXT NOT NULL CHECK (kind IN ('booking', 'reminder', 'follow-up')),
  language TEXT NOT NULL CHECK (language IN ('en', 'de')),
  subject  TEXT NOT NULL CHECK (subject <> ''),
  body     TEXT NOT NULL CHECK (body <> ''),
  PRIMARY KEY (kind, language)
) STRICT, WITHOUT ROWID;

-- A message to one person. It is handed over between two transactions: the first notes `handing over`, the second what
-- came of it. One that is found at `handing over` with nobody at it may or may not have been sent.
CREATE TABLE message (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id    INTEGER REFERENCES customer (id) ON DELETE CASCADE,   -- whose it is, and who may see it
  recipient_id   INTEGER REFERENCES customer (id) ON DELETE CASCADE,   -- NULL: somebody who is no customer
  recipient_name TEXT NOT NULL CHECK (recipient_name <> ''),
  email          TEXT CHECK (email <> ''),
  phone          TEXT CHECK (phone <> ''),
  language       TEXT NOT NULL CHECK (language IN ('en', 'de')),
  sender         TEXT NOT NULL CHECK (sender <> ''),
  kind           TEXT NOT NULL CHECK (kind IN ('note', 'booking', 'reminder', 'follow-up')),
  drive_id       INTEGER REFERENCES test_drive (id) CHECK ((kind = 'note') = (drive_id IS NULL)),
  drive_start    INTEGER,                                              -- the start that it was planned for
  channel        TEXT NOT NULL CHECK (channel IN ('outbox', 'mail', 'command')),
  subject        TEXT,
  body           TEXT CHECK (kind <> 'note' OR body IS NOT NULL),      -- NULL until a template is filled in
  state          TEXT NOT NULL DEFAULT 'queued' CHECK (state IN
    ('queued', 'handing over', 'sent', 'failed', 'unknown', 'cancelled')),
  created        INTEGER NOT NULL,
  due            INTEGER NOT NULL,
  attempts       INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  problem        TEXT CHECK (problem <> ''),
  handed_over    INTEGER,
  token          TEXT NOT NULL DEFAULT (lower(hex(randomblob(16))))    -- part of its name outside, the same at each try
) STRICT;

CREATE INDEX message_due ON message (due) WHERE state = 'queued' AND channel <> 'outbox';
CREATE INDEX message_open ON message (state, due) WHERE state IN ('queued', 'handing over', 'failed', 'unknown');
CREATE INDEX message_by_customer ON message (customer_id, id);
CREATE INDEX message_by_drive ON message (drive_id) WHERE drive_id IS NOT NULL;

-- One reminder and one follow-up of a drive at a time.
CREATE UNIQUE INDEX message_planned ON message (drive_id, kind)
WHERE kind IN ('reminder', 'follow-up') AND state IN ('queued', 'handing over');

-- What is planned goes with its drive, whatever path changes that: it ends with it, and moves with it.
CREATE TRIGGER message_of_ended_drive AFTER UPDATE OF state ON test_drive
WHEN OLD.state <> NEW.state AND NEW.state IN ('cancelled', 'declined', 'no-show', 'expired')
BEGIN
  UPDATE message SET state = 'cancelled', problem = 'drive-ended'
  WHERE drive_id = NEW.id AND state = 'queued' AND kind IN ('reminder', 'follow-up');
END;

CREATE TRIGGER message_of_moved_drive AFTER UPDATE OF starts ON test_drive
WHEN OLD.starts <> NEW.starts
BEGIN
  UPDATE message SET due = due + NEW.starts - OLD.starts, drive_start = NEW.starts, subject = NULL, body = NULL
  WHERE drive_id = NEW.id AND state = 'queued' AND kind = 'reminder';
END;

-- Of an old drive that no longer says who drove, nothing tells it either.
CREATE TRIGGER message_of_nobodys_drive AFTER UPDATE OF customer_id ON test_drive
WHEN OLD.customer_id <> NEW.customer_id
BEGIN
  DELETE FROM message WHERE drive_id = NEW.id;
END;

-- The journal. A message's way out is noted in the message itself, so the act that hands over writes no lines.

CREATE VIEW journal_message (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('customer=' || customer_id || char(31), '')
    || coalesce('kind=' || kind || char(31), '')
    || coalesce('testDrive=' || drive_id || char(31), '')
    || coalesce('channel=' || channel || char(31), '')
    || coalesce('state=' || state || char(31), '')
    || coalesce('due=' || strftime('%Y-%m-%dT%H:%M:%SZ', due, 'unixepoch') || char(31), '')
  FROM message;

CREATE TRIGGER journal_message_added AFTER INSERT ON message
BEGIN
  INSERT INTO journal_note
  SELECT 'message', NEW.id, customer_id, 0, NULL, line FROM journal_message WHERE id = NEW.id;
END;

CREATE TRIGGER journal_message_will_change BEFORE UPDATE OF customer_id, kind, drive_id, channel, state, due ON message
WHEN NOT EXISTS (SELECT 1 FROM author WHERE act = 'outbox run')
BEGIN
  INSERT INTO journal_note
  SELECT 'message', OLD.id, customer_id, 0, line, line FROM journal_message WHERE id = OLD.id;
END;

CREATE TRIGGER journal_message_changed AFTER UPDATE OF customer_id, kind, drive_id, channel, state, due ON message
WHEN NOT EXISTS (SELECT 1 FROM author WHERE act = 'outbox run')
BEGIN
  INSERT INTO journal_note
  SELECT 'message', NEW.id, customer_id, 0, NULL, line FROM journal_message WHERE id = NEW.id;
END;

CREATE TRIGGER journal_message_will_go BEFORE DELETE ON message
BEGIN
  INSERT INTO journal_note
  SELECT 'message', OLD.id, customer_id, 0, line, line FROM journal_message WHERE id = OLD.id;
END;

CREATE TRIGGER journal_message_gone AFTER DELETE ON message
BEGIN
  INSERT INTO journal_note
  VALUES ('message', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_message WHERE id = OLD.id));
END;

CREATE VIEW journal_message_consent (id, customer_id, line) AS
  SELECT customer_id, customer_id,
    coalesce('answer=' || answer || char(31), '')
    || coalesce('at=' || strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch') || char(31), '')
  FROM message_consent;

CREATE TRIGGER journal_message_consent_added AFTER INSERT ON message_consent
BEGIN
  INSERT INTO journal_note
  SELECT 'message consent', NEW.customer_id, customer_id, 0, NULL, line
  FROM journal_message_consent WHERE id = NEW.customer_id;
END;

CREATE TRIGGER journal_message_consent_will_change BEFORE UPDATE ON message_consent
BEGIN
  INSERT INTO journal_note
  SELECT 'message consent', OLD.customer_id, customer_id, 0, line, line
  FROM journal_message_consent WHERE id = OLD.customer_id;
END;

CREATE TRIGGER journal_message_consent_changed AFTER UPDATE ON message_consent
BEGIN
  INSERT INTO journal_note
  SELECT 'message consent', NEW.customer_id, customer_id, 0, NULL, line
  FROM journal_message_consent WHERE id = NEW.customer_id;
END;

CREATE TRIGGER journal_message_consent_will_go BEFORE DELETE ON message_consent
BEGIN
  INSERT INTO journal_note
  SELECT 'message consent', OLD.customer_id, customer_id, 0, line, line
  FROM journal_message_consent WHERE id = OLD.customer_id;
END;

CREATE TRIGGER journal_message_consent_gone AFTER DELETE ON message_consent
BEGIN
  INSERT INTO journal_note
  VALUES ('message consent', OLD.customer_id, NULL, 0, NULL,
    (SELECT line FROM journal_message_consent WHERE id = OLD.customer_id));
END;

-- A group and its members are one thing. Names and addresses stay out of the journal.
CREATE VIEW journal_message_group (id, customer_id, line) AS
  SELECT id, customer_id,
    coalesce('customer=' || customer_id || char(31), '')
    || coalesce('name=' || replace(name, char(31), '') || char(31), '')
    || coalesce('members=' || (
      SELECT count(*) FROM message_group_member WHERE group_id = message_group.id) || char(31), '')
  FROM message_group;

CREATE TRIGGER journal_message_group_added AFTER INSERT ON message_group
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', NEW.id, customer_id, 0, NULL, line FROM journal_message_group WHERE id = NEW.id;
END;

CREATE TRIGGER journal_message_group_will_change BEFORE UPDATE ON message_group
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', OLD.id, customer_id, 0, line, line FROM journal_message_group WHERE id = OLD.id;
END;

CREATE TRIGGER journal_message_group_changed AFTER UPDATE ON message_group
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', NEW.id, customer_id, 0, NULL, line FROM journal_message_group WHERE id = NEW.id;
END;

CREATE TRIGGER journal_message_group_will_go BEFORE DELETE ON message_group
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', OLD.id, customer_id, 0, line, line FROM journal_message_group WHERE id = OLD.id;
END;

CREATE TRIGGER journal_message_group_gone AFTER DELETE ON message_group
BEGIN
  INSERT INTO journal_note
  VALUES ('message group', OLD.id, NULL, 0, NULL, (SELECT line FROM journal_message_group WHERE id = OLD.id));
END;

CREATE TRIGGER journal_message_group_member_will_be_added BEFORE INSERT ON message_group_member
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', NEW.group_id, customer_id, 0, line, line FROM journal_message_group WHERE id = NEW.group_id;
END;

CREATE TRIGGER journal_message_group_member_added AFTER INSERT ON message_group_member
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', NEW.group_id, customer_id, 0, NULL, line FROM journal_message_group WHERE id = NEW.group_id;
END;

CREATE TRIGGER journal_message_group_member_will_go BEFORE DELETE ON message_group_member
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', OLD.group_id, customer_id, 0, line, line FROM journal_message_group WHERE id = OLD.group_id;
END;

CREATE TRIGGER journal_message_group_member_gone AFTER DELETE ON message_group_member
BEGIN
  INSERT INTO journal_note
  SELECT 'message group', OLD.group_id, customer_id, 0, NULL, line FROM journal_message_group WHERE id = OLD.group_id;
END;

CREATE VIEW journal_message_template (id, customer_id, line) AS
  SELECT kind || ' ' || language, NULL,
    coalesce('subject=' || replace(subject, char(31), '') || char(31), '')
    || coalesce('text=' || replace(body, char(31), '') || char(31), '')
  FROM message_template;

CREATE TRIGGER journal_message_template_added AFTER INSERT ON message_template
BEGIN
  INSERT INTO journal_note
  SELECT 'message template', NEW.kind || ' ' || NEW.language, customer_id, 0, NULL, line
  FROM journal_message_template WHERE id = NEW.kind || ' ' || NEW.language;
END;

CREATE TRIGGER journal_message_template_will_change BEFORE UPDATE ON message_template
BEGIN
  INSERT INTO journal_note
  SELECT 'message template', OLD.kind || ' ' || OLD.language, customer_id, 0, line, line
  FROM journal_message_template WHERE id = OLD.kind || ' ' || OLD.language;
END;

CREATE TRIGGER journal_message_template_changed AFTER UPDATE ON message_template
BEGIN
  INSERT INTO journal_note
  SELECT 'message template', NEW.kind || ' ' || NEW.language, customer_id, 0, NULL, line
  FROM journal_message_template WHERE id = NEW.kind || ' ' || NEW.language;
END;

CREATE TRIGGER journal_message_template_will_go BEFORE DELETE ON message_template
BEGIN
  INSERT INTO journal_note
  SELECT 'message template', OLD.kind || ' ' || OLD.language, customer_id, 0, line, line
  FROM journal_message_template WHERE id = OLD.kind || ' ' || OLD.language;
END;

CREATE TRIGGER journal_message_template_gone AFTER DELETE ON message_template
BEGIN
  INSERT INTO journal_note
  VALUES ('message template', OLD.kind || ' ' || OLD.language, NULL, 0, NULL,
    (SELECT line FROM journal_message_template WHERE id = OLD.kind || ' ' || OLD.language));
END;
