import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func findings() throws(StoreError) -> [StoreFinding] {
    let damage = try run { (db) throws(SQLiteError) in try db.integrityProblems() }.map(Self.finding)
    // Of a damaged file nothing else that is read can be trusted.
    guard damage.allSatisfy(\.isRepairable) else { return damage }
    var found = damage + schemaFindings()
    try read { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        found += try db.foreignKeyViolations().map { .brokenReference($0.description) }
        found += try Self.overlaps(db) + Self.blockedDrives(db)
        found += try Self.sharedResources(db, "plate_id") + Self.sharedResources(db, "person_id")
        let stale = try NameIndexCheck(db).staleModels()
        if stale > 0 { found.append(.staleNames(models: stale)) }
        let lost = try Self.customersWithoutNames(db).count
        if lost > 0 { found.append(.staleCustomerNames(customers: lost)) }
      }
    }
    return found
  }

  public func rebuildDerived() throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in try db.execute(script: "REINDEX") }
      try rebuildNames()
      for id in try run({ (db) throws(SQLiteError) in try Self.customersWithoutNames(db) }) {
        if let customer = try customer(id) { try update(customer) }
      }
    }
  }

  /// SQLite's words for an index that lacks rows or has others than its table.
  private static func finding(_ words: String) -> StoreFinding {
    let isIndex = words.contains("missing from index") || words.contains("# of entries in index")
    return isIndex ? .staleIndex(words) : .damage(words)
  }

  private func schemaFindings() -> [StoreFinding] {
    do throws(MigrationError) {
      try Schema.migrator.verify(connection)
      return []
    } catch {
      return [.foreignSchema(error.description)]
    }
  }

  /// Each live drive is compared with the next one of its vehicle: where any two overlap, two neighbours do.
  private static func overlaps(_ db: Connection) throws(SQLiteError) -> [StoreFinding] {
    try db.all(
      """
      SELECT id, next FROM (
        SELECT id, ends, lead(id) OVER neighbour AS next, lead(starts) OVER neighbour AS next_starts
        FROM test_drive WHERE state IN ('held', 'confirmed', 'out')
        WINDOW neighbour AS (PARTITION BY vehicle_id ORDER BY starts, id)
      ) WHERE next_starts < ends LIMIT 100
      """
    ) { .overlap(TestDrive.ID($0.int64(0)), TestDrive.ID($0.int64(1))) }
  }

  private static func blockedDrives(_ db: Connection) throws(SQLiteError) -> [StoreFinding] {
    try db.all(
      """
      SELECT test_drive.id, block.id FROM block JOIN test_drive ON test_drive.vehicle_id = block.vehicle_id
        AND test_drive.starts < block.ends AND test_drive.ends > block.starts
      WHERE state IN ('held', 'confirmed', 'out') ORDER BY test_drive.id LIMIT 100
      """
    ) { .blocked(TestDrive.ID($0.int64(0)), VehicleBlock.ID($0.int64(1))) }
  }

  /// - Parameter column: the column of a drive that holds a plate or a person.
  private static func sharedResources(_ db: Connection, _ column: String) throws(SQLiteError) -> [StoreFinding] {
    try db.all(
      """
      SELECT id, next FROM (
        SELECT id, ends, lead(id) OVER neighbour AS next, lead(starts) OVER neighbour AS next_starts
        FROM test_drive WHERE \(column) IS NOT NULL AND state IN ('held', 'confirmed', 'out')
        WINDOW neighbour AS (PARTITION BY \(column) ORDER BY starts, id)
      ) WHERE next_starts < ends LIMIT 100
      """
    ) { .sharedResource(TestDrive.ID($0.int64(0)), TestDrive.ID($0.int64(1))) }
  }

  /// The customers whose name is not indexed as it is written.
  private static func customersWithoutNames(_ db: Connection) throws(SQLiteError) -> [Customer.ID] {
    var lost: [Customer.ID] = []
    var rows = try db.query(
      """
      SELECT id, name, name_key, (SELECT group_concat(word, ' ') FROM (
        SELECT word FROM customer_word WHERE customer_id = customer.id ORDER BY word)) FROM customer
      """)
    while let row = try rows.next() {
      let key = Folding.fold(row.text(1))
      let words = Set(NameWords.words(of: key))
      let stored = Set((row.textIfAny(3) ?? "").split(separator: " ").map(String.init))
      if row.text(2) != key || stored != words { lost.append(Customer.ID(row.int64(0))) }
    }
    return lost
  }
}
