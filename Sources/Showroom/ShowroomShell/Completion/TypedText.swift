import TerminalKit

/// The text before the cursor: the words that are whole, and the one that is being typed.
struct TypedText {
  /// All of it.
  let text: String
  /// The words before the one that is being typed.
  let words: [Word]
  /// What is typed of the last word, without quotation marks; empty after a space.
  let prefix: String
  /// Whether the last word is in quotation marks.
  let isQuoted: Bool
  /// Where what a completion replaces begins, as an offset in UTF-8.
  let start: Int
  /// What stays before the value in the last word: `--for=`.
  private let lead: String

  init(_ text: String) {
    self.text = text
    let split = SplitLine(text)
    let endsInSpace = text.last?.isWhitespace ?? true
    if let last = split.words.last, !endsInSpace || split.unclosedQuote != nil || last.range.upperBound == text.endIndex
    {
      words = split.words.dropLast()
      prefix = last.text
      isQuoted = last.isQuoted
      start = text.utf8.distance(from: text.startIndex, to: last.range.lowerBound)
    } else {
      words = split.words
      prefix = ""
      isQuoted = false
      start = text.utf8.count
    }
    lead = ""
  }

  private init(of other: TypedText, prefix: String, isQuoted: Bool, start: Int, lead: String) {
    text = other.text
    words = other.words
    self.prefix = prefix
    self.isQuoted = isQuoted
    self.start = start
    self.lead = lead
  }

  /// The value that is being typed after `--option=`.
  func afterOption(_ lead: String) -> TypedText {
    TypedText(
      of: self, prefix: String(prefix.dropFirst(lead.count)), isQuoted: false, start: start, lead: lead)
  }

  /// The words from a place on, the one that is being typed with them, as one text.
  func rest(from place: Int) -> TypedText {
    guard place < words.count else { return self }
    let begin = words[place].range.lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: begin)
    return TypedText(of: self, prefix: String(text[begin...]), isQuoted: false, start: offset, lead: "")
  }

  /// Where the line after a lone `=` begins, as an offset in UTF-8.
  var afterEquals: Int? {
    guard let equals = words.first(where: { $0.text == "=" && !$0.isQuoted }) else { return nil }
    return text.utf8.distance(from: text.startIndex, to: equals.range.upperBound)
  }

  /// Completions that put these values in the place of what is typed, in quotation marks where they need them.
  ///
  /// - Parameter endsWord: whether a value is whole, so that a space follows.
  func offer(_ values: [String], endsWord: (String) -> Bool = { _ in true }) -> [Completion] {
    values.map { value in
      Completion(
        start: start, text: lead + (isQuoted ? SplitLine.inQuotationMarks(value) : SplitLine.quoted(value)),
        label: value, endsWord: endsWord(value))
    }
  }

  /// Completions of what a source finds for the text that is typed.
  func offer(_ source: (String) -> [String], wholeText: Bool = false) -> [Completion] {
    guard wholeText else { return offer(source(prefix)) }
    return source(prefix).map { Completion(start: start, text: $0) }
  }
}
