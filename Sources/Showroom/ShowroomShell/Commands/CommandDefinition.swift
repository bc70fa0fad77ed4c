import LanguageKit
import ShowroomCore
import ShowroomText

/// Who may use a command. Each may use what the ones before may.
public enum Access: Int, Sendable, Hashable, Comparable {
  /// Anybody, guests too.
  case everyone
  /// Customers who are known, and staff.
  case customer
  case staff

  public static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

  /// What a speaker may use.
  public init(_ speaker: Speaker) {
    self =
      switch speaker {
      case .guest: .everyone
      case .customer: .customer
      case .staff: .staff
      }
  }
}

/// One command: all that parsing, help, completion and the manual know of it.
public struct CommandDefinition: Sendable, Hashable {
  /// Where help lists it.
  public enum Topic: Int, Sendable, Hashable, CaseIterable {
    case catalog, drives, lists, reports, shortcuts, customers, vehicles, messages, showroom, terminal, session
  }

  public let name: CommandName
  /// The words that call it.
  public let path: [CommandWord]
  /// One word more that calls it, where the path of another language has another number of words.
  public let calledAlso: String?
  public let topic: Topic
  public let access: Access
  /// What it takes, in order. Only the last may take all words that are left.
  public let arguments: [ArgumentDefinition]
  /// What stands after a lone `=`, nil for a command without.
  public let tail: ArgumentDefinition?
  public let options: [OptionDefinition]
  /// Whether its word followed by others is a sentence rather than this command: `cancel my drive`.
  public let standsAlone: Bool
  /// Whether its word begins questions too, which are a sentence rather than this command: `who is coming today`.
  public let isAlsoQuestion: Bool
  /// What it does, in one sentence.
  public let summary: Localized
  /// Lines that can be typed as they stand.
  public let examples: [Localized]

  init(
    _ name: CommandName, _ path: CommandWord..., topic: Topic, access: Access = .everyone, calledAlso: String? = nil,
    arguments: [ArgumentDefinition] = [], tail: ArgumentDefinition? = nil, options: [OptionDefinition] = [],
    standsAlone: Bool = false, isAlsoQuestion: Bool = false, en: String, de: String, examples: [Localized] = []
  ) {
    self.name = name
    self.path = path
    self.topic = topic
    self.calledAlso = calledAlso
    self.access = access
    self.arguments = arguments
    self.tail = tail
    self.options = options
    self.standsAlone = standsAlone
    self.isAlsoQuestion = isAlsoQuestion
    summary = Localized(en: en, de: de)
    self.examples = examples
  }

  /// The command as documented, such as `car import`.
  public var title: String { name.rawValue }

  /// The option of this name, nil where the command has none.
  public func option(named name: some StringProtocol) -> OptionDefinition? {
    options.first { $0.isNamed(name) }
  }

  /// The command with its arguments, such as `shortcut add PHRASE… = COMMAND…`; options are not shown.
  public var usage: Localized { Localized(en: usage(in: .en), de: usage(in: .de)) }

  private func usage(in language: Language) -> String {
    let tailUsage = tail.map { tail in tail.isOptional ? "[= \(tail.title[language])…]" : "= \(tail.title[language])…" }
    let parts = [title] + arguments.map { $0.usage[language] } + [tailUsage].compactMap(\.self)
    return parts.joined(separator: " ")
  }
}
