import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func eachReportedDrive(
    in interval: TimeSlot, _ body: (ReportedDrive) -> Void
  ) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      var rows = try db.query(
        """
        SELECT test_drive.id, vehicle_id, customer_id, starts, ends, state, outcome
        FROM test_drive LEFT JOIN give_back ON give_back.drive_id = test_drive.id
        WHERE starts >= ?1 - \(Self.longestDrive) AND starts < ?2 AND ends > ?1 ORDER BY starts, test_drive.id
        """, interval.start.seconds, interval.end.seconds)
      while let row = try rows.next() {
        guard let slot = row.slot(at: 3), let state = TestDrive.State(rawValue: row.text(5)) else { continue }
        body(
          ReportedDrive(
            id: TestDrive.ID(row.int64(0)), vehicle: Vehicle.ID(row.int64(1)), customer: Customer.ID(row.int64(2)),
            slot: slot, state: state, outcome: row.textIfAny(6)))
      }
    }
  }

  public func followUps(_ days: ClosedRange<CivilDate>, open: Bool, limit: Int) throws(StoreError) -> [FollowUp] {
    let ids = try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT drive_id FROM give_back WHERE follow_up BETWEEN ?1 AND ?2 AND (followed_up IS NULL OR NOT ?4)
        ORDER BY follow_up, drive_id LIMIT ?3
        """, days.lowerBound.description, days.upperBound.description, limit, open
      ) { TestDrive.ID($0.int64(0)) }
    }
    var found: [FollowUp] = []
    for id in ids {
      guard let drive = try drive(id), let giveBack = try giveBack(of: id), let date = giveBack.followUp else {
        continue
      }
      found.append(FollowUp(date: date, drive: drive, giveBack: giveBack))
    }
    return found
  }
}
