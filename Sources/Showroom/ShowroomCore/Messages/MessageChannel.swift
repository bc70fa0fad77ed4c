/// A way out of the house for messages.
public protocol MessageChannel {
  var kind: ChannelKind { get }

  /// Hands a message over, and says what came of it. It is called between two transactions: the first has noted that the
  /// message is being handed over, the second notes the answer.
  func handOver(_ message: OutgoingMessage) -> DeliveryOutcome
}

/// The kinds of channels.
public enum ChannelKind: String, CaseIterable, Hashable, Sendable {
  /// Kept in the store, for somebody who passes it on by hand.
  case outbox
  /// An e-mail through the host's mail program.
  case mail
  /// A program of the showroom's choice, for text messages say.
  case command
}

/// A message with all that a channel needs.
public struct OutgoingMessage: Sendable {
  public let message: Message
  public let subject: String
  public let text: String
  /// The drive's file for calendars, where there is one.
  public let calendar: String?
  public let showroom: ShowroomContact
  /// The name that is given to the message outside, the same at each try.
  public let messageID: String
  public let time: Instant

  public init(
    message: Message, subject: String, text: String, calendar: String?, showroom: ShowroomContact, messageID: String,
    time: Instant
  ) {
    self.message = message
    self.subject = subject
    self.text = text
    self.calendar = calendar
    self.showroom = showroom
    self.messageID = messageID
    self.time = time
  }
}

/// What came of handing a message over.
public enum DeliveryOutcome: Hashable, Sendable {
  case sent
  /// It was not taken. Trying again may help.
  case failed(DeliveryProblem)
  /// It was not taken, and will not be.
  case refused(DeliveryProblem)
  /// It may have been taken.
  case unknown(DeliveryProblem)
}

/// Why a message is not sent, or not known to be.
public enum DeliveryProblem: Hashable, Sendable {
  /// The showroom has no e-mail address of its own.
  case noSender
  /// The recipient has no address that can be used.
  case noAddress
  /// No program is set for the channel.
  case noProgram
  /// The program could not be started, in the system's words.
  case notStarted(String)
  /// The program refused it, with its exit code and its words.
  case refused(code: Int32, words: String)
  /// The program was ended, after some time or by somebody else.
  case stopped
  /// This program ended in between.
  case interrupted
  /// The store was put back to an earlier state after it was due.
  case storePutBack
  /// Its time is over.
  case tooLate
  /// The customer wants no such messages.
  case noConsent
  /// The drive that it is about takes place no longer.
  case driveEnded

  /// The form that is stored.
  public var storageText: String {
    switch self {
    case .noSender: "no-sender"
    case .noAddress: "no-address"
    case .noProgram: "no-program"
    case .notStarted(let reason): "not-started:\(reason)"
    case .refused(let code, let words): "refused:\(code):\(words)"
    case .stopped: "stopped"
    case .interrupted: "interrupted"
    case .storePutBack: "store-put-back"
    case .tooLate: "too-late"
    case .noConsent: "no-consent"
    case .driveEnded: "drive-ended"
    }
  }

  public init?(storageText: String) {
    let parts = storageText.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("no-sender", _): self = .noSender
    case ("no-address", _): self = .noAddress
    case ("no-program", _): self = .noProgram
    case ("not-started", 2...): self = .notStarted(parts.dropFirst().joined(separator: ":"))
    case ("refused", 3): self = .refused(code: Int32(parts[1]) ?? 1, words: parts[2])
    case ("stopped", _): self = .stopped
    case ("interrupted", _): self = .interrupted
    case ("store-put-back", _): self = .storePutBack
    case ("too-late", _): self = .tooLate
    case ("no-consent", _): self = .noConsent
    case ("drive-ended", _): self = .driveEnded
    default: return nil
    }
  }
}

/// The waits between tries, each longer than the one before.
public enum RetryPlan {
  /// Minutes until the next try, by the number of tries so far.
  static let waits = [1, 5, 15, 60, 240]

  /// When to try again after a number of tries; nil where it was tried often enough.
  public static func next(after attempts: Int, at now: Instant) -> Instant? {
    waits.indices.contains(attempts - 1) ? now.minutes(waits[attempts - 1]) : nil
  }
}
