import CEmbeddedFiles

/// A file of the project that is built into the program.
struct EmbeddedFile: Sendable {
  /// The file's name without its ending: `0001_showroom`, `cars`.
  let name: String
  private let bytes: @Sendable () -> UnsafeRawBufferPointer

  /// The whole text. Made at each call; nothing is read at start-up.
  var text: String { String(decoding: bytes(), as: UTF8.self) }

  init(_ file: embedded_file) {
    name = String(cString: file.name)
    let start = Int(bitPattern: file.bytes)
    let count = file.count
    bytes = { UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: count) }
  }
}

/// The files that are built in.
enum EmbeddedFiles {
  /// The steps of the schema, in order.
  static var migrations: [EmbeddedFile] { files(embedded_migrations, embedded_migration_count) }

  /// A table of the demonstration showroom, by the name of its file without the ending; nil where there is none.
  static func seed(_ name: String) -> EmbeddedFile? {
    files(embedded_seeds, embedded_seed_count).first { $0.name == name }
  }

  private static func files(_ table: UnsafePointer<embedded_file>?, _ count: Int) -> [EmbeddedFile] {
    guard let table else { return [] }
    return UnsafeBufferPointer(start: table, count: count).map(EmbeddedFile.init)
  }
}
