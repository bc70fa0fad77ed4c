/// A pattern of the words that make a sentence mean one thing, written as data:
///
///     (book|reserve) [(test drive|drive)]
///
/// Words stand for themselves and for their synonyms, `[ ]` may be left out, `( | )` is one of several. The words may be
/// said in any order. The parts that carry values (a car, a time) are not written: they may stand anywhere, and are taken
/// out of a sentence before it is matched. So are the words that carry no meaning ("please", "the").
public struct SentenceTemplate: Hashable, Sendable {
  /// What is wrong with a template's text.
  public enum Problem: Error, Hashable, Sendable {
    /// A bracket that is opened and not closed, or closed and not opened.
    case unbalanced(String)
    /// More ways to say it than ``greatestCount``.
    case tooMany(String)
  }

  /// The greatest number of ways to say one template.
  public static let greatestCount = 4096

  /// Every way to say it, each as folded words.
  public let sentences: [[String]]

  /// Reads a template.
  public init(_ text: String) throws(Problem) {
    var parser = Parser(text: text, rest: Self.marks(of: text)[...])
    sentences = try parser.alternatives()
    guard parser.rest.isEmpty else { throw .unbalanced(text) }
  }

  /// The words and brackets of a template.
  private static func marks(of text: String) -> [String] {
    var marks: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { marks.append(Folding.fold(word)) }
      word = ""
    }
    for character in text {
      switch character {
      case "[", "]", "(", ")", "|":
        end()
        marks.append(String(character))
      case " ", "\n": end()
      default: word.append(character)
      }
    }
    end()
    return marks
  }

  private struct Parser {
    let text: String
    var rest: ArraySlice<String>

    mutating func alternatives() throws(Problem) -> [[String]] {
      var all = try sequence()
      while rest.first == "|" {
        rest.removeFirst()
        all += try sequence()
      }
      return all
    }

    mutating func sequence() throws(Problem) -> [[String]] {
      var sentences: [[String]] = [[]]
      while let mark = rest.first, mark != "|", mark != ")", mark != "]" {
        rest.removeFirst()
        let next = try item(mark)
        guard sentences.count * next.count <= SentenceTemplate.greatestCount else { throw .tooMany(text) }
        sentences = sentences.flatMap { start in next.map { start + $0 } }
      }
      return sentences
    }

    mutating func item(_ mark: String) throws(Problem) -> [[String]] {
      switch mark {
      case "(": try group(until: ")")
      case "[": [[]] + (try group(until: "]"))
      default: [[mark]]
      }
    }

    mutating func group(until close: String) throws(Problem) -> [[String]] {
      let inside = try alternatives()
      guard rest.first == close else { throw .unbalanced(text) }
      rest.removeFirst()
      return inside
    }
  }
}
