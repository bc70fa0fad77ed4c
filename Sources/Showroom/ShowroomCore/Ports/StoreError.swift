/// What goes wrong beneath the ports: the store itself, not what a person asked for.
public enum StoreError: Error, Hashable, Sendable {
  /// Another program kept the store locked for longer than we wait. Nothing was written.
  case busy(seconds: Int)
  /// The file is not a showroom's, or is damaged.
  case unreadable(path: String, detail: String)
  /// The file was written by a newer program. It was not touched.
  case tooNew(path: String, version: Int, known: Int)
  /// The file or its folder can not be written.
  case readOnly
  /// The file was removed or replaced while it was in use. Nothing was written.
  case moved
  /// No room is left on the disk. Nothing was written.
  case diskFull
  /// The store refused a live drive that would overlap another of its vehicle.
  case overlap
  /// The store refused a row for another rule of its own.
  case constraint(String)
  /// A file that a person named can not be used in this way.
  case file(path: String, FileFault)
  /// A file could not be taken in. Nothing was written.
  case exchange(ExchangeFault)
  /// Anything else, in SQLite's words.
  case failed(String)
}

/// What stands against using a file.
public enum FileFault: Hashable, Sendable {
  /// It is there already, and is not replaced unasked.
  case exists
  /// It is the store itself.
  case isTheStore
  /// Another program works with it.
  case inUse
  /// It is a database, but holds no showroom.
  case empty
}
