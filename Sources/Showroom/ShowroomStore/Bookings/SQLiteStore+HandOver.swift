import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func add(_ handOver: HandOver) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO hand_over (drive_id, vehicle_id, at, licence_number, licence_category, licence_expires, seen_by,
          odometer, energy, damage, drivers, terms)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
        """, handOver.drive.rawValue, handOver.vehicle.rawValue, handOver.at.seconds, handOver.licence.number,
        handOver.licence.category, handOver.licence.expires?.description, handOver.seenBy, handOver.odometer,
        handOver.condition.energy, handOver.condition.damage,
        handOver.drivers.isEmpty ? nil : handOver.drivers.joined(separator: "\n"), handOver.terms)
    }
  }

  public func add(_ giveBack: GiveBack) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO give_back (drive_id, at, odometer, energy, damage, note, outcome, follow_up)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """, giveBack.drive.rawValue, giveBack.at.seconds, giveBack.odometer, giveBack.condition.energy,
        giveBack.condition.damage, giveBack.note, giveBack.outcome, giveBack.followUp?.description)
    }
  }

  public func update(_ giveBack: GiveBack) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE give_back SET outcome = ?2, follow_up = ?3, followed_up = ?4 WHERE drive_id = ?1",
        giveBack.drive.rawValue, giveBack.outcome, giveBack.followUp?.description, giveBack.followedUp?.description)
    }
  }

  public func handOver(of drive: TestDrive.ID) throws(StoreError) -> HandOver? {
    try run { (db) throws(SQLiteError) in
      try db.first(
        """
        SELECT drive_id, vehicle_id, at, licence_number, licence_category, licence_expires, seen_by, odometer, energy,
          damage, drivers, terms
        FROM hand_over WHERE drive_id = ?1
        """, drive.rawValue
      ) { $0.handOver() }
    }
  }

  public func giveBack(of drive: TestDrive.ID) throws(StoreError) -> GiveBack? {
    try run { (db) throws(SQLiteError) in
      try db.first(
        """
        SELECT drive_id, at, odometer, energy, damage, note, outcome, follow_up, followed_up FROM give_back
        WHERE drive_id = ?1
        """, drive.rawValue
      ) { $0.giveBack() }
    }
  }

  public func holder(of vehicle: Vehicle.ID, at instant: Instant) throws(StoreError) -> VehicleHolder? {
    let last = try run { (db) throws(SQLiteError) in
      try db.integer(
        "SELECT drive_id FROM hand_over WHERE vehicle_id = ?1 AND at <= ?2 ORDER BY at DESC LIMIT 1",
        vehicle.rawValue, instant.seconds)
    }
    if let id = last.map({ TestDrive.ID($0) }), let drive = try drive(id) {
      let giveBack = try giveBack(of: id)
      if giveBack.map({ $0.at > instant }) ?? (drive.state == .out) {
        return VehicleHolder(drive: drive, handOver: try handOver(of: id), giveBack: giveBack)
      }
    }
    let moment = TimeSlot(start: instant, end: instant + 1)
    let booked = try drives(DriveFilter(vehicle: vehicle, interval: moment, states: [.out, .returned]))
    let unnoted = try booked.selecting { (drive) throws(StoreError) in try handOver(of: drive.id) == nil }
    return unnoted.first.map { VehicleHolder(drive: $0, handOver: nil, giveBack: nil) }
  }
}

extension Array {
  fileprivate func selecting(_ isWanted: (Element) throws(StoreError) -> Bool) throws(StoreError) -> [Element] {
    var wanted: [Element] = []
    for element in self where try isWanted(element) { wanted.append(element) }
    return wanted
  }
}

extension Row {
  fileprivate func handOver() -> HandOver {
    let licence = Licence(
      number: textIfAny(3), category: textIfAny(4), expires: textIfAny(5).flatMap { CivilDate(iso: $0) })
    return HandOver(
      drive: TestDrive.ID(int64(0)), vehicle: Vehicle.ID(int64(1)), at: Instant(seconds: int64(2)), licence: licence,
      seenBy: text(6), odometer: int(7), condition: HandOver.Condition(energy: intIfAny(8), damage: textIfAny(9)),
      drivers: (textIfAny(10) ?? "").split(separator: "\n").map(String.init), terms: bool(11))
  }

  fileprivate func giveBack() -> GiveBack {
    GiveBack(
      drive: TestDrive.ID(int64(0)), at: Instant(seconds: int64(1)), odometer: int(2),
      condition: HandOver.Condition(energy: intIfAny(3), damage: textIfAny(4)), note: textIfAny(5),
      outcome: textIfAny(6), followUp: textIfAny(7).flatMap { CivilDate(iso: $0) },
      followedUp: textIfAny(8).flatMap { CivilDate(iso: $0) })
  }
}
