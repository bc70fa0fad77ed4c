-- The settings and the opening hours are asked for at each booking and change a few times a year: programs keep them, and
-- look here whether they are still as they were. The version is drawn anew at each change, so that it also differs after
-- the file was put back from a backup.

CREATE TABLE settings_version (
  only    INTEGER PRIMARY KEY CHECK (only = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO settings_version VALUES (1, random());

CREATE TRIGGER settings_version_setting_added AFTER INSERT ON setting
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_setting_changed AFTER UPDATE ON setting
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_setting_removed AFTER DELETE ON setting
BEGIN UPDATE settings_version SET version = random(); END;

CREATE TRIGGER settings_version_span_added AFTER INSERT ON opening_span
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_span_changed AFTER UPDATE ON opening_span
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_span_removed AFTER DELETE ON opening_span
BEGIN UPDATE settings_version SET version = random(); END;

CREATE TRIGGER settings_version_day_added AFTER INSERT ON special_day
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_day_changed AFTER UPDATE ON special_day
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_day_removed AFTER DELETE ON special_day
BEGIN UPDATE settings_version SET version = random(); END;

CREATE TRIGGER settings_version_special_span_added AFTER INSERT ON special_span
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_special_span_changed AFTER UPDATE ON special_span
BEGIN UPDATE settings_version SET version = random(); END;
CREATE TRIGGER settings_version_special_span_removed AFTER DELETE ON special_span
BEGIN UPDATE settings_version SET version = random(); END;

-- What has run out is found without a look at the drives that have not.
CREATE INDEX test_drive_hold_ends ON test_drive (hold_expires) WHERE state = 'held';
CREATE INDEX test_drive_requested ON test_drive (starts) WHERE state = 'requested';
