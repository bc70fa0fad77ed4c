import ShowroomCore

/// The proofs that are queries: each names what speaks against it, a row for each finding.
enum Queries {
  typealias Proof = TortureReport.Proof

  /// Each with a query for how much was looked at, and the queries for findings with their words.
  static var all: [(proof: Proof, looked: String, queries: [(words: String, sql: String)])] {
    [
      (.noOverlap, "SELECT count(*) FROM test_drive WHERE \(live("test_drive"))", overlaps),
      (.wholeActs, "SELECT count(DISTINCT act_id) FROM journal", wholeActs),
      (.nothingLost, "SELECT count(*) FROM told WHERE fate = 'acknowledged'", lost),
      (.nothingRefused, "SELECT count(*) FROM told WHERE fate = 'refused'", present),
      (.journalAgrees, "SELECT count(*) FROM journal", journal),
    ]
  }

  // MARK: No overlap

  private static func live(_ table: String) -> String { "\(table).state IN ('held', 'confirmed', 'out')" }

  private static var overlaps: [(String, String)] {
    [("one car", "vehicle_id"), ("one plate", "plate_id"), ("one person", "person_id")].map { words, column in
      (
        words,
        """
        SELECT one.id || ' and ' || other.id FROM test_drive AS one JOIN test_drive AS other
          ON other.\(column) = one.\(column) AND other.id > one.id AND one.starts < other.ends AND other.starts < one.ends
        WHERE \(live("one")) AND \(live("other"))
        """
      )
    }
  }

  // MARK: No half-made act

  private static var wholeActs: [(String, String)] {
    [
      ("the author of an act that never ended", "SELECT act FROM author"),
      (
        "a drive that nobody booked",
        """
        SELECT id FROM test_drive WHERE id > \(Ledger.demonstrationDrives) AND NOT EXISTS (
          SELECT 1 FROM journal WHERE act = 'BookTestDrive' AND subject = 'drive' AND subject_id = test_drive.id
            AND before IS NULL)
        """
      ),
      (
        "a booking that is not remembered, though the customer agreed",
        """
        SELECT subject_id FROM journal WHERE act = 'BookTestDrive' AND subject = 'drive' AND before IS NULL
          AND customer_id IN (SELECT customer_id FROM consent WHERE state = 'agreed')
          AND act_id NOT IN (SELECT undoes FROM journal WHERE undoes IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM donation WHERE donation.drive_id = subject_id AND donation.act_id = journal.act_id)
        """
      ),
      (
        "a remembered booking that is none",
        """
        SELECT id FROM donation WHERE act_id IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM journal WHERE journal.act_id = donation.act_id AND subject_id = drive_id)
        """
      ),
      (
        "a car that is out without a hand-over",
        "SELECT id FROM test_drive WHERE state = 'out' AND id NOT IN (SELECT drive_id FROM hand_over)"
      ),
      (
        "a hand-over of a drive that did not begin",
        """
        SELECT drive_id FROM hand_over JOIN test_drive ON id = drive_id WHERE state NOT IN ('out', 'returned')
        """
      ),
      (
        "a return that is half noted",
        """
        SELECT subject_id FROM journal WHERE act = 'TakeVehicleBack' AND subject = 'drive' AND NOT EXISTS (
          SELECT 1 FROM give_back JOIN test_drive ON test_drive.id = drive_id
          WHERE drive_id = subject_id AND state = 'returned')
        """
      ),
      (
        "a hold that nobody ended",
        "SELECT id FROM test_drive WHERE state = 'held' AND hold_expires < unixepoch('\(Prover.evening)', '-1 hours')"
      ),
      (
        "a customer who can not be found by name",
        "SELECT id FROM customer WHERE NOT EXISTS (SELECT 1 FROM customer_word WHERE customer_id = customer.id)"
      ),
      (
        "a part of a file of cars",
        """
        SELECT model.name FROM model JOIN car ON car.model_id = model.id WHERE make = 'Torture'
        GROUP BY model.id HAVING count(*) <> \(DeedMaker.carsInFile)
        """
      ),
      (
        "a wrong count of drives with a model",
        """
        SELECT model_id FROM name_entry WHERE asked <> (
          SELECT count(*) FROM test_drive JOIN vehicle ON vehicle.id = vehicle_id JOIN car ON car.id = car_id
          WHERE car.model_id = name_entry.model_id)
        """
      ),
    ]
  }

  // MARK: What was told

  /// What is in the store: `kind`, `drive` and `mark` as in `told`, and how often.
  private static let written = """
    SELECT 'book' AS kind, NULL AS drive, request_key AS mark, count(*) AS times
      FROM test_drive WHERE request_key IS NOT NULL GROUP BY request_key
    UNION ALL SELECT 'move', subject_id, \(field("start")), count(*) FROM journal
      WHERE act = 'RescheduleTestDrive' AND subject = 'drive' GROUP BY 2, 3
    UNION ALL SELECT 'cancel', subject_id, \(field("reason")), count(*) FROM journal
      WHERE act = 'CancelTestDrive' AND subject = 'drive' GROUP BY 2, 3
    UNION ALL SELECT 'confirm', subject_id, NULL, count(*) FROM journal
      WHERE act = 'ChangeDriveState' AND subject = 'drive' GROUP BY 2
    UNION ALL SELECT 'hand over', subject_id, NULL, count(*) FROM journal
      WHERE act = 'HandOverVehicle' AND subject = 'drive' GROUP BY 2
    UNION ALL SELECT 'return', subject_id, NULL, count(*) FROM journal
      WHERE act = 'TakeVehicleBack' AND subject = 'drive' GROUP BY 2
    UNION ALL SELECT 'undo', NULL, NULL, count(DISTINCT act_id) FROM journal WHERE act = 'UndoAct'
    UNION ALL SELECT 'add customer', NULL, \(field("name")), count(*) FROM journal
      WHERE act = 'customer add' AND subject = 'customer' GROUP BY 3
    UNION ALL SELECT 'import', NULL, name, 1 FROM model WHERE make = 'Torture'
    """

  /// How often each thing must be there at least, and may be at most.
  private static let expected = """
    SELECT kind, drive, mark, sum(fate = 'acknowledged') AS least, sum(fate IN ('acknowledged', 'open')) AS most
    FROM told WHERE kind NOT IN ('search', 'back up') GROUP BY kind, drive, mark
    """

  /// Both as tables beside the store, to be compared.
  static let tables = """
    CREATE TEMP TABLE written AS \(written);
    CREATE INDEX temp.written_by_kind ON written (kind, drive, mark);
    CREATE TEMP TABLE expected AS \(expected);
    CREATE INDEX temp.expected_by_kind ON expected (kind, drive, mark);
    """

  private static let thing = "kind || coalesce(' ' || drive, '') || coalesce(' ' || mark, '')"

  private static var lost: [(String, String)] {
    [
      (
        "acknowledged, and not there",
        """
        SELECT \(thing) FROM expected WHERE least > coalesce((SELECT sum(times) FROM written
          WHERE written.kind = expected.kind AND written.drive IS expected.drive AND written.mark IS expected.mark), 0)
        """
      ),
      (
        "acknowledged under another number",
        """
        SELECT mark FROM told WHERE kind = 'book' AND fate = 'acknowledged' AND NOT EXISTS (
          SELECT 1 FROM test_drive WHERE test_drive.id = answer AND request_key = mark)
        """
      ),
    ]
  }

  private static var present: [(String, String)] {
    [
      (
        "there, and not acknowledged",
        """
        SELECT \(thing) FROM written WHERE times > coalesce((SELECT most FROM expected
          WHERE expected.kind = written.kind AND expected.drive IS written.drive AND expected.mark IS written.mark), 0)
        """
      )
    ]
  }

  // MARK: The journal

  private static var journal: [(String, String)] {
    [
      (
        "a drive that is not as the journal says",
        """
        SELECT test_drive.id FROM test_drive JOIN journal ON journal.id =
          (SELECT max(id) FROM journal WHERE subject = 'drive' AND subject_id = test_drive.id)
        WHERE \(differences.joined(separator: " OR "))
        """
      ),
      (
        "a drive that changed without a line",
        """
        SELECT id FROM test_drive WHERE id NOT IN (SELECT subject_id FROM journal WHERE subject = 'drive')
          AND (id > \(Ledger.demonstrationDrives) OR moves > 0)
        """
      ),
      (
        "a gap between two lines about one thing",
        """
        SELECT id FROM (SELECT id, before, subject,
          lag(after) OVER (PARTITION BY subject, subject_id ORDER BY id) AS told,
          row_number() OVER (PARTITION BY subject, subject_id ORDER BY id) AS place FROM journal
          WHERE subject IN ('drive', 'customer', 'hand over', 'return', 'vehicle', 'resource'))
        WHERE place > 1 AND before IS NOT told
        """
      ),
      (
        "the first line about a drive that was booked here is none of a booking",
        """
        SELECT subject_id FROM journal WHERE subject = 'drive' AND subject_id > \(Ledger.demonstrationDrives)
        GROUP BY subject_id HAVING sum(before IS NULL) <> 1
        """
      ),
      (
        "a hand-over or return without a line",
        """
        SELECT drive_id FROM hand_over WHERE drive_id IN (SELECT subject_id FROM journal WHERE act = 'HandOverVehicle')
          AND drive_id NOT IN (SELECT subject_id FROM journal WHERE subject = 'hand over')
        UNION ALL SELECT drive_id FROM give_back WHERE drive_id IN (
          SELECT subject_id FROM journal WHERE act = 'TakeVehicleBack')
          AND drive_id NOT IN (SELECT subject_id FROM journal WHERE subject = 'return')
        """
      ),
      (
        "a customer without a line",
        """
        SELECT name FROM customer WHERE name LIKE 'Torture %'
          AND id NOT IN (SELECT subject_id FROM journal WHERE subject = 'customer')
        """
      ),
      (
        "a line of nobody",
        "SELECT id FROM journal WHERE act_id IS NULL OR speaker = 'unknown'"
      ),
    ]
  }

  /// Tests of the fields of a line against the columns of its drive.
  private static var differences: [String] {
    [
      ("vehicle", "vehicle_id"), ("customer", "test_drive.customer_id"), ("state", "state"), ("options", "options"),
      ("start", "strftime('%Y-%m-%dT%H:%M:%SZ', starts, 'unixepoch')"),
      ("end", "strftime('%Y-%m-%dT%H:%M:%SZ', ends, 'unixepoch')"),
      ("holdExpires", "strftime('%Y-%m-%dT%H:%M:%SZ', hold_expires, 'unixepoch')"), ("moves", "moves"),
      ("reason", "test_drive.reason"), ("dealerPlate", "plate_id"), ("salesperson", "person_id"),
    ].map { name, column in "\(field(name)) IS NOT CAST(\(column) AS TEXT)" }
  }

  /// The value of a field in what a line of the journal says is there now: `name=value` and U+001F for each.
  private static func field(_ name: String) -> String {
    let place = "instr(char(31) || after, char(31) || '\(name)=')"
    let rest = "substr(after, \(place) + \(name.count + 1))"
    return "CASE WHEN \(place) > 0 THEN substr(\(rest), 1, instr(\(rest), char(31)) - 1) END"
  }
}
