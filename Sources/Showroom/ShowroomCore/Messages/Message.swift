import LanguageKit

/// A message to one person, from the moment at which it is asked for.
public struct Message: Hashable, Sendable {
  public typealias ID = Identifier<Message>

  public let id: ID
  /// Whose it is, and who may see it beside staff: the customer who gets it, or else the customer who sends it.
  public let owner: Customer.ID?
  public var recipient: Recipient
  public let sender: Speaker
  public let kind: Kind
  /// The drive that it is about; nil for a note.
  public let drive: TestDrive.ID?
  /// The start of the drive that a reminder was planned for.
  public let driveStart: Instant?
  public var channel: ChannelKind
  public var subject: String?
  /// Nil until a template is filled in, which happens as it is handed over: a drive may still move.
  public var text: String?
  public var state: State
  public let created: Instant
  /// When it is to be handed over, or tried again.
  public var due: Instant
  /// How often it was handed over.
  public var attempts: Int
  /// Why it is not sent, as far as it is known.
  public var problem: DeliveryProblem?
  /// When it was handed over last.
  public var handedOver: Instant?
  /// Part of its name outside. It stays the same at each try, so that a copy is known to be one.
  public let token: String

  /// Where the text comes from.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Somebody wrote it.
    case note
    /// What is booked, sent on request.
    case booking
    /// Before a drive, by itself.
    case reminder
    /// After a drive, by itself.
    case followUp = "follow-up"

    /// Whether nobody asks for it each time, so that it needs consent and keeps out of the night.
    public var isAutomatic: Bool { self == .reminder || self == .followUp }
  }

  /// How far it is. The raw values are stored and shown to programs.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// It waits for its time, for another try, or for somebody to pass it on by hand.
    case queued
    /// It was noted that it is being handed over, and not yet what came of it.
    case handingOver = "handing over"
    case sent
    /// It was refused, or tried often enough.
    case failed
    /// The program ended while it was handed over: it may or may not have been sent.
    case unknown
    case cancelled

    /// Whether somebody has to look at it.
    public var needsAttention: Bool { self == .failed || self == .unknown }
  }

  public init(
    id: ID, owner: Customer.ID?, recipient: Recipient, sender: Speaker, kind: Kind, drive: TestDrive.ID?,
    driveStart: Instant?, channel: ChannelKind, subject: String?, text: String?, state: State, created: Instant,
    due: Instant, attempts: Int, problem: DeliveryProblem?, handedOver: Instant?, token: String
  ) {
    self.id = id
    self.owner = owner
    self.recipient = recipient
    self.sender = sender
    self.kind = kind
    self.drive = drive
    self.driveStart = driveStart
    self.channel = channel
    self.subject = subject
    self.text = text
    self.state = state
    self.created = created
    self.due = due
    self.attempts = attempts
    self.problem = problem
    self.handedOver = handedOver
    self.token = token
  }

  /// The greatest length of a text that is written by hand, in characters.
  public static let greatestLength = 2000
}

/// Somebody who gets a message.
public struct Recipient: Hashable, Sendable {
  public var name: String
  /// The customer that it is, nil for anybody else.
  public var customer: Customer.ID?
  public var email: String?
  public var phone: String?
  /// The language that they are written to in, nil for the showroom's.
  public var language: Language?

  public init(
    name: String, customer: Customer.ID? = nil, email: String? = nil, phone: String? = nil, language: Language? = nil
  ) {
    self.name = name
    self.customer = customer
    self.email = email
    self.phone = phone
    self.language = language
  }

  public init(_ customer: Customer) {
    self.init(
      name: customer.name, customer: customer.id, email: customer.email, phone: customer.phone,
      language: customer.language)
  }

  /// Somebody by an e-mail address or a telephone number; nil where the text is neither.
  public init?(address text: String) {
    if let mail = Self.mailAddress(text) {
      self.init(name: mail, email: mail)
    } else if let phone = Self.phoneNumber(text) {
      self.init(name: phone, phone: phone)
    } else {
      return nil
    }
  }

  /// What the same person is known by, however they were named.
  public var key: String { customer.map { "#\($0)" } ?? email?.lowercased() ?? phone ?? name }

  private static func mailAddress(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != ".", parts[1].last != ".",
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains(where: { "<>,;:\"()[]\\".contains($0) }),
      !text.hasPrefix("-")
    else { return nil }
    return text
  }

  private static func phoneNumber(_ text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    guard digits.count >= 6, digits.count <= 20, let first = text.first, first == "+" || first == "0" || first == "(",
      text.allSatisfy({ $0.isASCII && $0.isNumber || "+ ()/-".contains($0) })
    else { return nil }
    return text
  }
}

/// A message that is to be kept.
public struct MessageDraft: Hashable, Sendable {
  public var owner: Customer.ID?
  public var recipient: Recipient
  public var language: Language
  public var sender: Speaker
  public var kind: Message.Kind
  public var drive: TestDrive.ID?
  public var driveStart: Instant?
  public var channel: ChannelKind
  public var text: String?
  public var created: Instant
  public var due: Instant

  public init(
    owner: Customer.ID?, recipient: Recipient, language: Language, sender: Speaker, kind: Message.Kind = .note,
    drive: TestDrive.ID? = nil, driveStart: Instant? = nil, channel: ChannelKind, text: String? = nil,
    created: Instant, due: Instant
  ) {
    self.owner = owner
    self.recipient = recipient
    self.language = language
    self.sender = sender
    self.kind = kind
    self.drive = drive
    self.driveStart = driveStart
    self.channel = channel
    self.text = text
    self.created = created
    self.due = due
  }
}

/// Whether a customer wants messages that nobody writes by hand.
public enum MessageConsent: String, CaseIterable, Hashable, Sendable {
  case notAsked = "not-asked"
  case agreed
  case declined
}
