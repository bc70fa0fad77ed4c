import CEmbeddedFiles

/// A file of the project that is built into the program.
struct EmbeddedFile: Sendable {
  /// The file's name without its ending: `0001_showroom`, `cars`.
  let name: String
  private let bytes: @Sendable () -> UnsafeRawBufferPointer

  /// The whole text. Made at each call; nothing is read at start-up.
  var text: String { String(decoding: bytes(), as: UTF8.self) }

  /// Whether one of the lines is this one; the lines must be sorted by their bytes. Reads no more than it must.
  func containsLine(_ line: String) -> Bool {
    let bytes = bytes()
    var line = line
    return line.withUTF8 { wanted in
      var low = 0
      var high = bytes.count
      while low < high {
        var start = low + (high - low) / 2
        while start > low, bytes[start - 1] != 0x0A { start -= 1 }
        let end = bytes[start..<high].firstIndex(of: 0x0A) ?? high
        let found = bytes[start..<end]
        if found.elementsEqual(wanted) { return true }
        if found.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
      }
      return false
    }
  }

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
