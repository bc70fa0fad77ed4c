import SQLiteKit
import ShowroomCore

/// The other names of makes and models that the program brings along: `Seed/aliases.csv`.
enum AliasList {
  /// The names by make and model, both as keys; the model is "" for a make's. Read when the first name is indexed:
  /// nothing that only searches needs them.
  private static let names: [String: [String]] = {
    guard let file = EmbeddedFiles.seed("aliases") else { return [:] }
    var names: [String: [String]] = [:]
    for line in file.text.split(separator: "\n").dropFirst() {
      guard let entry = entry(line) else { continue }
      names[entry.owner, default: []].append(entry.name)
    }
    return names
  }()

  /// The other names of a make, or of a model where that is not "".
  static func names(make: String, model: String) -> [String] {
    names[key(make, model)] ?? []
  }

  private static func key(_ make: String, _ model: String) -> String { "\(make)/\(model)" }

  /// One line: alias, make, model (empty for a make's), source. No field holds a comma.
  private static func entry(_ line: Substring) -> (name: String, owner: String)? {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
    return (fields[0], key(NameForms.makeKey(fields[1]), NameForms.makeKey(fields[2])))
  }
}
