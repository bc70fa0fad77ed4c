import IntentKit
import LanguageKit
import ShowroomCore

/// Sends a message to one person, to several, or to a group.
public struct SendMessage: Intent {
  public enum Key: String, ParameterKey {
    case recipients, content
  }

  public static let name = "SendMessage"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var recipients = Parameter<[RecipientMention], [RecipientPart]>()
  public var content = Parameter<ContentMention, MessageContent>()
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !recipients.isEmpty { keys.insert(.recipients) }
    if !content.isEmpty { keys.insert(.content) }
    return keys
  }
}

/// What was said for somebody who is to get a message, before it is looked up.
public enum RecipientMention: Hashable, Sendable {
  /// A name, a number, an address, or the name of a group.
  case name(String)
  /// Everybody with a drive on a day; today where none was said.
  case everyone(WhenExpression?)
  /// Settled already, while another of several is still open.
  case settled(RecipientPart)
}

/// What one of the mentions stands for.
public struct RecipientPart: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case person
    case group(String)
    case everyone(CivilDate)
  }

  public let source: Source
  public let people: [Recipient]
  /// Those who want no messages.
  public let leftOut: [Recipient]

  public init(_ source: Source, _ people: [Recipient], leftOut: [Recipient] = []) {
    self.source = source
    self.people = people
    self.leftOut = leftOut
  }
}

/// What was said for the text.
public enum ContentMention: Hashable, Sendable {
  case text(String)
  /// "my booking", "her booking".
  case booking
}

/// What a message says.
public enum MessageContent: Hashable, Sendable {
  case text(String)
  /// What is booked, by the showroom's template.
  case booking(TestDrive)
}

/// A value that is offered as an answer.
public enum MessageChoice: Hashable, Sendable {
  /// Those that are settled, and the one that is offered at the end.
  case recipients([RecipientPart])
  case content(MessageContent)
}

/// Why a parameter of a message can not be had.
public enum MessageReason: Hashable, Sendable {
  /// Nobody here has this name. The groups that there are can be named instead.
  case unknownRecipient(String, groups: [String])
  case emptyGroup(String)
  case nobodyDrives(CivilDate)
  /// Only staff write to everybody.
  case everyoneIsForStaff
  /// "All" by itself is nobody in particular; there are these groups.
  case whichEveryone(groups: [String])
  /// They want no messages.
  case declined([String])
  case tooLong(greatest: Int)
  case nothingBooked
}

/// What a person sees before a message goes out.
public struct MessageOverview: Hashable, Sendable {
  /// Somebody who gets it, and how.
  public struct Line: Hashable, Sendable {
    public let recipient: Recipient
    public let channel: ChannelKind
    public let language: Language
  }

  public let lines: [Line]
  public let leftOut: [Recipient]
  public let content: MessageContent
  /// The showroom's own templates for what is booked, by language.
  public let templates: [Language: MessageTemplate]
  public let contact: ShowroomContact
  public let speaker: Speaker
}

/// The end of a request to send something.
public enum MessageReply: Hashable, Sendable {
  /// The messages are kept, and are handed over next.
  case kept([Message])
  /// A customer writes to no more people at a time.
  case tooMany(greatest: Int)
}
