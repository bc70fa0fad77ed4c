/// Phrases with what they mean, a row each.
enum PhraseTable {
  struct Row: Sendable, CustomStringConvertible {
    let phrase: String
    let fields: [String]

    /// A field of the row; nil where it is left out.
    func field(_ index: Int) -> String? {
      fields.indices.contains(index) && !fields[index].isEmpty ? fields[index] : nil
    }

    var description: String { phrase }
  }

  static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      return Row(phrase: fields[0], fields: Array(fields.dropFirst()))
    }
  }

  private static func trimmed(_ field: Substring) -> String {
    var text = field.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
