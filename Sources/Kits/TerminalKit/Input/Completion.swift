/// One way to go on with a line.
public struct Completion: Hashable, Sendable {
  /// Where the part that it replaces begins: an offset in the line's UTF-8. That part ends at the cursor.
  public let start: Int
  /// What comes in its place, with quotes if the line's grammar needs them.
  public let text: String
  /// What a list of several shows.
  public let label: String
  /// Whether a space follows, as the word is at its end.
  public let endsWord: Bool

  /// A completion; its label is its text unless another is given.
  public init(start: Int, text: String, label: String? = nil, endsWord: Bool = true) {
    self.start = start
    self.text = text
    self.label = label ?? text
    self.endsWord = endsWord
  }
}

/// Finds the ways to go on with a line. The cursor is an offset in the line's UTF-8.
public typealias Completer = (_ line: String, _ cursor: Int) -> [Completion]

/// The ways to go on with the text before the cursor, as whole texts.
struct CompletionSet: Equatable {
  /// Longer lists than this help nobody; what is beyond it is counted.
  static let greatestListLength = 200

  /// The text before the cursor as it becomes: the only completion, or what all have in common.
  let common: String
  /// The texts, in the order given, each once.
  let texts: [String]
  /// What a list shows for each of them.
  let labels: [String]
  /// Whether a space follows; only where there is one text.
  let endsWord: Bool

  /// Nil where there is nothing to go on with. Completions that are not safe to print are left out: they would stand in the
  /// line as they are.
  init?(_ completions: [Completion], before: String) {
    var seen: Set<String> = []
    let usable = completions.filter { completion in
      sanitised(completion.text) == completion.text
        && (0...before.utf8.count).contains(completion.start) && seen.insert(completion.text).inserted
    }
    guard let first = usable.first else { return nil }
    texts = usable.map { Self.prefix(of: before, to: $0.start) + $0.text }
    labels = Self.labels(usable.map(\.label))
    endsWord = usable.count == 1 && first.endsWord
    common = usable.count == 1 ? texts[0] : Self.common(texts, before: before)
  }

  /// What all have in common, whatever the case, but never less than is typed already: Tab takes nothing away.
  private static func common(_ texts: [String], before: String) -> String {
    let shared = texts.dropFirst().reduce(texts[0]) { shared, text in
      String(zip(shared, text).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return shared.count < before.count ? before : shared
  }

  private static func prefix(of text: String, to offset: Int) -> String {
    String(decoding: text.utf8.prefix(offset), as: UTF8.self)
  }

  private static func labels(_ labels: [String]) -> [String] {
    let shown = labels.prefix(greatestListLength).map { sanitised($0) }
    return labels.count > shown.count ? shown + ["… +\(labels.count - shown.count)"] : shown
  }
}
