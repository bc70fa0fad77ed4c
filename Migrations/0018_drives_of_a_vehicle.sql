-- All drives that one demonstrator ever had, in three parts: those that are live, those that it came back from, and the
-- rest, which no booking has to write. One index of all would be taken in place of that of the live ones.
CREATE INDEX test_drive_rest ON test_drive (vehicle_id, starts)
WHERE state IN ('requested', 'cancelled', 'declined', 'no-show', 'expired');
