import LanguageKit
import SQLiteKit
import ShowroomCore

/// Looks names up in the index by key.
///
/// The statements are held for as long as it lives; nothing else is, so it costs nothing to make.
final class NameLookup {
  /// A form that a look-up found.
  struct Hit {
    let term: String
    let owner: NameEvidence.Owner
    let form: PackedForm
  }

  /// At most this many names are weighed for one form: a word in more names than that tells little.
  static let greatestOwnerCount = 160
  /// At most this many forms are taken for the beginning of a word.
  static let greatestCompletionCount = 80

  private let db: Connection
  private var exact: Statement?
  private var prefix: Statement?
  private var longer: Statement?
  private var slip: Statement?

  init(_ connection: Connection) {
    db = connection
  }

  /// The names that a form stands for.
  func names(for term: String) throws(SQLiteError) -> [Hit] {
    let statement = try held(&exact, "SELECT owner, form FROM name_form WHERE term = ?1 LIMIT ?2")
    var hits: [Hit] = []
    var rows = try statement.query([term, Self.greatestOwnerCount])
    while let row = try rows.next() {
      hits.append(Hit(term: term, owner: .init(row.int64(0)), form: PackedForm(rawValue: row.int64(1))))
    }
    return hits
  }

  /// The names that have a form that begins like this.
  func names(beginning start: String) throws(SQLiteError) -> [Hit] {
    guard let end = Self.end(of: start) else { return [] }
    let statement = try held(
      &prefix, "SELECT owner, form, term FROM name_form WHERE term >= ?1 AND term < ?2 LIMIT ?3")
    var hits: [Hit] = []
    var rows = try statement.query([start, end, Self.greatestCompletionCount])
    while let row = try rows.next() {
      hits.append(Hit(term: row.text(2), owner: .init(row.int64(0)), form: PackedForm(rawValue: row.int64(1))))
    }
    return hits
  }

  /// Whether a form begins like this and goes on.
  func isBeginning(_ start: String) throws(SQLiteError) -> Bool {
    guard let end = Self.end(of: start) else { return false }
    let statement = try held(&longer, "SELECT EXISTS (SELECT 1 FROM name_form WHERE term > ?1 AND term < ?2)")
    var rows = try statement.query([start, end])
    return try rows.next()?.int64(0) == 1
  }

  /// The terms filed under some keys for misspellings or for sounds, in one pass; at most ``greatestSlipCount`` of them.
  func terms(under keys: [Int64]) throws(SQLiteError) -> Set<String> {
    let statement = try held(&slip, Self.slipQuery)
    var terms: Set<String> = []
    var start = 0
    while start < keys.count {
      // Keys that are not needed are NULL, which equals nothing.
      let some: [Int64?] = (start..<start + Self.keysAtOnce).map { $0 < keys.count ? keys[$0] : nil }
      var rows = try statement.query(some)
      while let row = try rows.next() { terms.insert(row.text(0)) }
      start += Self.keysAtOnce
    }
    return terms
  }

  /// A word of seven letters and more has 29 keys, and one for its sound.
  private static let keysAtOnce = 30
  private static let greatestSlipCount = 2000
  private static let slipQuery = """
    SELECT term FROM name_slip WHERE key IN (\((1...keysAtOnce).map { "?\($0)" }.joined(separator: ", ")))
    LIMIT \(greatestSlipCount)
    """

  private func held(_ statement: inout Statement?, _ sql: String) throws(SQLiteError) -> Statement {
    if let statement { return statement }
    let new = try db.prepare(sql)
    statement = new
    return new
  }

  /// The first text in the order of bytes that does not begin with `start`.
  private static func end(of start: String) -> String? {
    var bytes = Array(start.utf8)
    guard let last = bytes.last, last < 0x7F else { return start + "\u{10FFFF}" }
    bytes[bytes.count - 1] = last + 1
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension NameEvidence.Owner {
  /// Models are stored by their number, makes by theirs below zero.
  init(_ stored: Int64) {
    self = stored < 0 ? .make(Int(-stored)) : .model(stored)
  }
}
