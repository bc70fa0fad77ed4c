/// The text of messages about drives, with fields in braces: `Hello {name}`.
public struct MessageTemplate: Hashable, Sendable {
  public var subject: String
  public var body: String

  public init(subject: String, body: String) {
    self.subject = subject
    self.body = body
  }

  /// What can stand in braces.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// Who drives.
    case name
    case car, plate, day, time, duration
    /// The printed number of the drive.
    case number
    /// How the showroom is called, and where it is.
    case showroom, address
  }

  /// What is wrong with a text.
  public enum Problem: Error, Hashable, Sendable {
    case unknownField(String)
    /// A brace that is opened and not closed, or closed and not opened.
    case looseBrace
    case empty
    case tooLong
    /// A subject is one line.
    case severalLines
  }

  /// The kinds of messages that have a template.
  public static let kinds: [Message.Kind] = [.booking, .reminder, .followUp]

  /// Checks the texts.
  public func check() throws(Problem) {
    for text in [subject, body] {
      guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
      guard text.count <= Message.greatestLength else { throw .tooLong }
      for part in try Self.parts(of: text) {
        if case .field(let name) = part, Field(rawValue: name) == nil { throw .unknownField(name) }
      }
    }
    guard !subject.contains(where: \.isNewline) else { throw .severalLines }
  }

  /// The texts with their fields filled in. Lines that are empty at the end are left out.
  public func filled(_ value: (Field) -> String) -> MessageTemplate {
    MessageTemplate(subject: Self.fill(subject, value), body: Self.fill(body, value))
  }

  private static func fill(_ text: String, _ value: (Field) -> String) -> String {
    var result = ""
    for part in (try? parts(of: text)) ?? [.plain(text)] {
      switch part {
      case .plain(let text): result += text
      case .field(let name): result += Field(rawValue: name).map(value) ?? "{\(name)}"
      }
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  private enum Part {
    case plain(String)
    case field(String)
  }

  private static func parts(of text: String) throws(Problem) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inside = rest[rest.index(after: open)...]
      guard rest[open] == "{", let close = inside.firstIndex(where: { $0 == "}" || $0 == "{" }), inside[close] == "}"
      else { throw .looseBrace }
      parts.append(.plain(String(rest[..<open])))
      parts.append(.field(String(inside[..<close])))
      rest = inside[inside.index(after: close)...]
    }
    return parts + [.plain(String(rest))]
  }
}
