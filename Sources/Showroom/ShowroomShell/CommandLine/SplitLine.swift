/// A line with its words.
///
/// The rules, for lines that are typed, read from a script or made of a program's arguments:
///
/// - Space of any kind parts words, line breaks too: what is pasted into one line stays one line.
/// - `"…"`, `'…'` and the typographic pairs (`“…”`, `„…“`, `«…»`, `‚…‘`, `‘…’`) make one word of what they hold. They
///   open at the beginning of a word or after `=`, `,` or `(`; elsewhere they are letters: `5"`, `Anna's`.
/// - A single quotation mark closes only where no letter or digit follows, so `'Anna's golf'` is one word. One that
///   never closes is a letter: `'til three`.
/// - A double quotation mark that never closes is reported in ``unclosedQuote``; it then reaches to the end.
/// - `\` takes the meaning from a quotation mark, a space, a `=` or a `\` after it, and is a letter elsewhere.
/// - A dash that a keyboard made of two (`—for`) is read as two.
///
/// Linear in the length of the line.
public struct SplitLine: Sendable, Hashable {
  /// The line as typed.
  public let line: String
  /// Its words in order.
  public let words: [Word]
  /// The column, from 1, of a double quotation mark that never closes.
  public let unclosedQuote: Int?

  /// Splits a line. Every text is a line; a zero in it, at which other programs stop reading, becomes U+FFFD.
  public init(_ text: String) {
    let line = text.utf8.contains(0) ? text.replacingZeros : text
    var splitter = LineSplitter(line)
    words = splitter.split()
    unclosedQuote = splitter.unclosedQuote.map { line[..<$0].count + 1 }
    self.line = line
  }

  /// Makes a line of the arguments of a program, which a shell has split already. A single argument is a line as typed;
  /// of several each stays one word.
  public init(arguments: [String]) {
    self.init(arguments.count == 1 ? arguments[0] : arguments.map(Self.quoted).joined(separator: " "))
  }

  init(line: String, words: [Word], unclosedQuote: Int?) {
    self.line = line
    self.words = words
    self.unclosedQuote = unclosedQuote
  }

  /// The words of the line as typed, from the first to the last; of a single quoted word what it holds. What stood
  /// between words that were taken out is left out.
  public var text: String { text(of: words[...]) }

  /// Some of the words, as typed. Words that follow one another in the line keep what is between them.
  func text(of words: ArraySlice<Word>) -> String {
    if words.count == 1, let only = words.first, only.isQuoted { return only.text }
    var result = ""
    var end: String.Index?
    for word in words {
      if let end { result += isBlank(end..<word.range.lowerBound) ? line[end..<word.range.lowerBound] : " " }
      result += line[word.range]
      end = word.range.upperBound
    }
    return result
  }

  private func isBlank(_ range: Range<String.Index>) -> Bool {
    line[range].allSatisfy(\.isWhitespace)
  }

  /// A word in the form in which splitting gives it back: in quotation marks where it needs them, the value alone of
  /// `--option=value`.
  public static func quoted(_ word: String) -> String {
    if !word.isEmpty, !needsQuotation(word) { return word }
    guard let option = optionPrefix(of: word) else { return inQuotationMarks(word) }
    return option + inQuotationMarks(String(word.dropFirst(option.count)))
  }

  private static func needsQuotation(_ word: String) -> Bool {
    var opens = true
    for scalar in word.unicodeScalars {
      if scalar == "\\" || scalar.isSpace { return true }
      if opens && (QuotationMark.isMark(scalar) || scalar.properties.isDash && scalar != "-") { return true }
      opens = scalar == "=" || scalar == "," || scalar == "("
    }
    return false
  }

  /// `--name=` where a word begins so.
  private static func optionPrefix(of word: String) -> String? {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return nil }
    let prefix = word[...equals]
    return prefix.dropLast().allSatisfy { $0 == "-" || $0.isLetter } ? String(prefix) : nil
  }

  /// A word in quotation marks, whether it needs them or not.
  static func inQuotationMarks(_ word: String) -> String {
    "\"" + escaped(word) + "\""
  }

  private static func escaped(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      if scalar == "\\" || QuotationMark.closes("\"", with: scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension String {
  fileprivate var replacingZeros: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{fffd}" : $0 }))
  }
}
