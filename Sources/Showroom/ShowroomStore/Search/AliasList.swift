import SQLiteKit

/// The other names of makes and models that the program brings along: `Seed/aliases.csv`.
enum AliasList {
  struct Entry: Hashable, Sendable {
    let name: String
    let make: String
    /// Nil for a name of the make.
    let model: String?
  }

  /// Read anew at each call; only a new store and a rebuild ask for it.
  static var entries: [Entry] {
    guard let file = EmbeddedFiles.seed("aliases") else { return [] }
    return file.text.split(separator: "\n").dropFirst().compactMap(entry)
  }

  /// One line: alias, make, model (empty for a make's), source. No field holds a comma.
  private static func entry(_ line: Substring) -> Entry? {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count >= 3, !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
    return Entry(name: String(fields[0]), make: String(fields[1]), model: fields[2].isEmpty ? nil : String(fields[2]))
  }
}
