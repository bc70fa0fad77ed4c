/// Why a file was not brought up to date. It is untouched then, unless the case says otherwise.
public enum MigrationError: Error, Hashable, Sendable {
  /// The file comes from a newer program.
  case newer(found: Int, known: Int)
  /// The file is a database of another program.
  case foreign(applicationID: Int32)
  /// The file is not a database, or damaged.
  case damaged(SQLiteError)
  /// A step that the file has been through is not the one that the program knows by this number.
  case changed(number: Int, name: String)
  /// The copy before the upgrade could not be made.
  case copyFailed(path: String, SQLiteError)
  /// A step failed and was taken back.
  case failed(number: Int, name: String, SQLiteError)
  /// Anything else that SQLite refused: a lock that was not free in time, a full disk.
  case database(SQLiteError)
}

extension MigrationError: SQLiteErrorConvertible {
  /// Damage is told apart from the rest.
  public init(_ error: SQLiteError) {
    self = error.isDamage ? .damaged(error) : .database(error)
  }
}

extension MigrationError: CustomStringConvertible {
  /// One line, without the name of the file.
  public var description: String {
    switch self {
    case .newer(let found, let known): "it has schema \(found), and this program knows schemas up to \(known)"
    case .foreign: "it is a database of another program"
    case .damaged(let error): "it is damaged or not a database: \(error.message)"
    case .changed(let number, let name): "its schema step \(number) (\(name)) is not the one that this program knows"
    case .copyFailed(let path, let error): "the copy \(path) could not be made: \(error.message)"
    case .failed(let number, let name, let error): "schema step \(number) (\(name)) failed: \(error.message)"
    case .database(let error): error.message
    }
  }
}
