import SQLiteKit
import ShowroomCore

extension StoreError: SQLiteErrorConvertible {
  /// The store's error for one of SQLite's.
  public init(_ error: SQLiteError) {
    switch error.extendedCode.primary {
    case .busy, .locked: self = .busy(seconds: 10)
    case .readOnly: self = error.extendedCode == .readOnlyMoved ? .moved : .readOnly
    case .full: self = .diskFull
    case .corrupt, .notADatabase: self = .unreadable(path: "", detail: error.message)
    case .constraint: self = error.message.contains("overlap") ? .overlap : .constraint(error.message)
    default: self = .failed(error.message)
    }
  }

  init(opening error: SQLiteError, path: String) {
    switch StoreError(error) {
    case .unreadable(_, let detail): self = .unreadable(path: path, detail: detail)
    case .failed(let detail): self = .unreadable(path: path, detail: detail)
    case let other: self = other
    }
  }

  init(_ error: MigrationError, path: String) {
    switch error {
    case .newer(let found, let known): self = .tooNew(path: path, version: found, known: known)
    case .database(let error), .failed(_, _, let error): self = StoreError(error)
    case .copyFailed(_, let error): self = StoreError(error)
    case .foreign, .damaged, .changed: self = .unreadable(path: path, detail: error.description)
    }
  }
}
