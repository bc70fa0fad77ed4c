/// Splits one line into words; the rules stand at ``SplitLine``.
struct LineSplitter {
  private let line: String.UnicodeScalarView
  private var index: String.Index
  /// Where a double quotation mark opened that never closes.
  private(set) var unclosedQuote: String.Index?
  /// Opening marks for which no closing one is left. Without it, a line of opening marks would cost its length squared.
  private var exhausted: Set<Unicode.Scalar> = []

  init(_ line: String) {
    self.line = line.unicodeScalars
    index = line.startIndex
  }

  mutating func split() -> [Word] {
    var words: [Word] = []
    skipSpace()
    while index < line.endIndex {
      words.append(readWord())
      skipSpace()
    }
    return words
  }

  private mutating func skipSpace() {
    while index < line.endIndex, line[index].isSpace { line.formIndex(after: &index) }
  }

  private mutating func readWord() -> Word {
    let start = index
    var text = ""
    var mayOpen = true
    var isQuoted = false
    while index < line.endIndex, !line[index].isSpace {
      if mayOpen, let end = closingMark() {
        isQuoted = isQuoted || index == start
        readQuotation(until: end, into: &text)
        mayOpen = false
      } else {
        mayOpen = readLetter(into: &text)
      }
    }
    return Word(text: isQuoted ? text : Self.withStraightDashes(text), range: start..<index, isQuoted: isQuoted)
  }

  /// Takes one character, and says whether a quotation may open after it.
  private mutating func readLetter(into text: inout String) -> Bool {
    let wasEscaped = skipEscape()
    let scalar = line[index]
    text.unicodeScalars.append(scalar)
    line.formIndex(after: &index)
    return !wasEscaped && (scalar == "=" || scalar == "," || scalar == "(")
  }

  /// Takes the quotation whose opening mark stands at the index.
  private mutating func readQuotation(until end: String.Index, into text: inout String) {
    line.formIndex(after: &index)
    while index < end {
      skipEscape()
      text.unicodeScalars.append(line[index])
      line.formIndex(after: &index)
    }
    if index < line.endIndex { line.formIndex(after: &index) }
  }

  /// Steps over a `\` that takes the meaning from the next character.
  @discardableResult
  private mutating func skipEscape() -> Bool {
    guard isEscape(at: index) else { return false }
    line.formIndex(after: &index)
    return true
  }

  private func isEscape(at index: String.Index) -> Bool {
    guard line[index] == "\\" else { return false }
    let next = line.index(after: index)
    guard next < line.endIndex else { return false }
    let scalar = line[next]
    return scalar == "\\" || scalar == "=" || scalar.isSpace || QuotationMark.isMark(scalar)
  }

  /// Where the quotation closes that opens at the index; the end of the line for a double one that never does; nil where
  /// none opens.
  private mutating func closingMark() -> String.Index? {
    let opening = line[index]
    guard let kind = QuotationMark.opened(by: opening) else { return nil }
    if let end = findClosing(opening, kind: kind) { return end }
    guard kind == .double else { return nil }
    unclosedQuote = unclosedQuote ?? index
    return line.endIndex
  }

  private mutating func findClosing(_ opening: Unicode.Scalar, kind: QuotationMark.Kind) -> String.Index? {
    guard !exhausted.contains(opening) else { return nil }
    var place = line.index(after: index)
    while place < line.endIndex {
      if isEscape(at: place) {
        line.formIndex(after: &place)
      } else if QuotationMark.closes(opening, with: line[place]), kind == .double || endsWord(after: place) {
        return place
      }
      line.formIndex(after: &place)
    }
    exhausted.insert(opening)
    return nil
  }

  /// Whether no letter or digit follows, so that a single mark is no apostrophe inside a word.
  private func endsWord(after place: String.Index) -> Bool {
    let next = line.index(after: place)
    guard next < line.endIndex else { return true }
    let properties = line[next].properties
    return !properties.isAlphabetic && properties.numericType == nil
  }

  /// `—for` and `–for` as `--for`.
  private static func withStraightDashes(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, first == "\u{2014}" || first == "\u{2013}" else { return word }
    let rest = word.unicodeScalars.dropFirst()
    guard let letter = rest.first, letter.properties.isAlphabetic else { return word }
    return "--" + String(rest)
  }
}

extension Unicode.Scalar {
  /// Whether it parts words. Most characters are ASCII, and need no look-up.
  var isSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
