/// Reads JSON objects (RFC 8259) with SQLite's own parser.
///
/// SQLite limits the depth to 2,000 and does not say where an error is before version 3.42.
public struct JSONReader {
  /// What one field of an object holds.
  public enum Value: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent that 64 bits can hold.
    case integer(Int64)
    /// Any other number.
    case real(Double)
    /// A string.
    case string(String)
    /// An array or an object, as JSON text.
    case nested(String)
  }

  /// Why a text could not be read.
  public enum Failure: Error, Hashable, Sendable {
    /// It is no JSON.
    case malformed
    /// It is JSON, but not an object.
    case notAnObject
    /// SQLite could not be asked.
    case database(SQLiteError)
  }

  private let connection: Connection

  /// A reader with a connection of its own, in memory.
  public init() throws(SQLiteError) {
    connection = try Connection.inMemory()
  }

  /// A reader that uses a connection, whatever that is open on; its data are not touched.
  public init(_ connection: Connection) {
    self.connection = connection
  }

  /// The fields of the object that a text holds. Of a name that is there twice, the last counts. A `\u0000` in a string
  /// is read as U+FFFD: SQLite's functions end a string there.
  public func object(_ text: String) throws(Failure) -> [String: Value] {
    // SQLite would stop at a NUL, and call what came before valid.
    guard !text.utf8.contains(0) else { throw .malformed }
    let text = Self.replacingEscapedNUL(text)
    switch try type(of: text) {
    case nil: throw .malformed
    case "object": return try fields(of: text)
    default: throw .notAnObject
    }
  }

  private func type(of text: String) throws(Failure) -> String? {
    do throws(SQLiteError) {
      return try connection.first("SELECT iif(json_valid(?1), json_type(?1), NULL)", text) { $0.textIfAny(0) } ?? nil
    } catch {
      throw .database(error)
    }
  }

  private func fields(of text: String) throws(Failure) -> [String: Value] {
    do throws(SQLiteError) {
      var fields: [String: Value] = [:]
      var rows = try connection.query("SELECT key, type, value FROM json_each(?1)", text)
      while let row = try rows.next() {
        fields[row.text(0)] = Self.value(in: row)
      }
      return fields
    } catch {
      throw .database(error)
    }
  }

  private static func value(in row: Row) -> Value {
    switch row.text(1) {
    case "true": .bool(true)
    case "false": .bool(false)
    case "text": .string(row.text(2))
    case "array", "object": .nested(row.text(2))
    case "integer", "real":
      switch row.value(2) {
      case .integer(let integer): .integer(integer)
      default: .real(row.double(2))
      }
    default: .null
    }
  }

  private static func replacingEscapedNUL(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var index = 0
    var isChanged = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if bytes[index...].starts(with: #"\u0000"#.utf8) {
        bytes.replaceSubrange(index..<index + 6, with: #"\ufffd"#.utf8)
        isChanged = true
      }
      // The next byte is escaped, also where it is a backslash itself.
      index += 2
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }
}
