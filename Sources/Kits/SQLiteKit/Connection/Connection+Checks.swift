/// A row that refers to one that is not there.
public struct ForeignKeyViolation: Hashable, Sendable, CustomStringConvertible {
  /// The table that holds the row.
  public let table: String
  /// The row; nil in a table without rowids.
  public let rowID: Int64?
  /// The table referred to.
  public let parent: String

  /// `booking row 3 refers to a missing row of vehicle`.
  public var description: String {
    "\(table) row \(rowID.map(String.init) ?? "?") refers to a missing row of \(parent)"
  }
}

extension Connection {
  /// Reads the whole file and reports what is damaged, at most `limit` findings; none for a sound file.
  public func integrityProblems(limit: Int = 100) throws(SQLiteError) -> [String] {
    do throws(SQLiteError) {
      let findings = try all("PRAGMA integrity_check(\(limit))") { $0.text(0) }
      return findings == ["ok"] ? [] : findings
    } catch {
      guard error.isDamage else { throw error }
      return [error.message]
    }
  }

  /// The rows, at most `limit`, that refer to missing ones.
  public func foreignKeyViolations(limit: Int = 100) throws(SQLiteError) -> [ForeignKeyViolation] {
    var rows = try query("PRAGMA foreign_key_check")
    var violations: [ForeignKeyViolation] = []
    while violations.count < limit, let row = try rows.next() {
      violations.append(ForeignKeyViolation(table: row.text(0), rowID: row.int64IfAny(1), parent: row.text(2)))
    }
    return violations
  }
}
