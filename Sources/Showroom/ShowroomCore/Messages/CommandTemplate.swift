/// A program with its arguments, as a showroom sets it: `/usr/bin/sms --to {phone} {text}`.
///
/// No shell reads it. Words are divided at spaces; quotation marks, double or single, hold a word together, and a backslash
/// takes the meaning from the character after it. Placeholders are filled in after that, so what stands in a message can
/// never become a word of its own, and never an option: a value in front of a word does not begin with a dash.
public struct CommandTemplate: Hashable, Sendable {
  /// What can stand in braces.
  public enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case name, phone, email, subject, text
  }

  /// What is wrong with a template.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    /// The program is no absolute path, or holds a placeholder.
    case noPath(String)
    case openQuote
    case unknownPlaceholder(String)
  }

  /// The template as it was written.
  public let source: String
  private let words: [String]

  public init(_ source: String) throws(Problem) {
    words = try Self.split(source)
    self.source = source
    guard let program = words.first else { throw .empty }
    guard program.hasPrefix("/"), !program.contains("{"), !source.contains("\0") else { throw .noPath(program) }
    for word in words {
      for part in Self.parts(of: word) {
        if case .placeholder(let name) = part, Placeholder(rawValue: name) == nil { throw .unknownPlaceholder(name) }
      }
    }
  }

  /// Whether the text is one of the arguments; else the program reads it from its standard input.
  public var holdsText: Bool { words.contains { $0.contains("{text}") } }

  /// The program and its arguments with the values filled in.
  public func arguments(_ value: (Placeholder) -> String) -> [String] {
    words.map { word in
      var result = ""
      for part in Self.parts(of: word) {
        switch part {
        case .plain(let text): result += text
        case .placeholder(let name):
          let filled = Self.withoutNull(Placeholder(rawValue: name).map(value) ?? "")
          result += result.isEmpty && filled.utf8.first == UInt8(ascii: "-") ? " " + filled : filled
        }
      }
      return result
    }
  }

  /// An argument ends at the first zero.
  private static func withoutNull(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
  }

  private enum Part {
    case plain(String)
    case placeholder(String)
  }

  private static func parts(of word: String) -> [Part] {
    var parts: [Part] = []
    var rest = word[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.plain(String(rest[..<open]))) }
      parts.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? parts : parts + [.plain(String(rest))]
  }

  private static func split(_ source: String) throws(Problem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in source {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" || character.isNewline {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw .openQuote }
    return words + [word].compactMap { $0 }
  }
}
