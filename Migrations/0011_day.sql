-- Whom to call, by the day on which that is due.
CREATE INDEX give_back_by_follow_up ON give_back (follow_up) WHERE follow_up IS NOT NULL;

-- A drive that is taken out counts no more in how often a model is asked for.
CREATE TRIGGER name_entry_drive_removed AFTER DELETE ON test_drive
BEGIN
  UPDATE name_entry SET asked = asked - 1
  WHERE model_id = (SELECT car.model_id FROM vehicle JOIN car ON car.id = vehicle.car_id WHERE vehicle.id = OLD.vehicle_id);
END;
