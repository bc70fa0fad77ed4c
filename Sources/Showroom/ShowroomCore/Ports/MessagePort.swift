import LanguageKit

/// Messages: what is to be sent, and what became of it.
public protocol MessagePort {
  func addMessage(_ draft: MessageDraft) throws(StoreError) -> Message
  func message(_ id: Message.ID) throws(StoreError) -> Message?
  /// Messages by what is asked, newest first.
  func messages(_ filter: MessageFilter) throws(StoreError) -> [Message]
  /// Replaces channel, texts, state, time, tries and problem of a message.
  func update(_ message: Message) throws(StoreError)

  /// The message that is to be handed over next, if one is due.
  func nextMessage(dueBy now: Instant) throws(StoreError) -> Message?
  /// How many messages wait for somebody: those that failed or are not known, and those that are to be passed on by hand.
  func messagesForStaff(at now: Instant) throws(StoreError) -> Int
  /// Says of the messages that were handed over, and of which it was not noted what came of it, that it is not known.
  /// - Returns: those messages.
  func settleInterruptedMessages() throws(StoreError) -> [Message]
  /// Says of what was due before an instant that it is not known whether it was sent: the store was put back.
  func doubtMessages(dueBy now: Instant) throws(StoreError)

  /// Whether a customer wants messages that nobody writes by hand.
  func messageConsent(of customer: Customer.ID) throws(StoreError) -> MessageConsent
  func setMessageConsent(_ consent: MessageConsent, of customer: Customer.ID, at now: Instant) throws(StoreError)

  /// The groups of a customer, or those of the desk, by name.
  func messageGroups(of owner: Customer.ID?) throws(StoreError) -> [MessageGroup]
  /// Adds a group.
  func addMessageGroup(named name: String, of owner: Customer.ID?, _ members: [Recipient]) throws(StoreError)
    -> MessageGroup
  /// Replaces the members of a group.
  func update(_ group: MessageGroup) throws(StoreError)
  func deleteMessageGroup(_ id: MessageGroup.ID) throws(StoreError)

  /// The template that the showroom made of its own; nil where it uses the program's.
  func messageTemplate(_ kind: Message.Kind, _ language: Language) throws(StoreError) -> MessageTemplate?
  /// Sets a template, or takes it away.
  func setMessageTemplate(_ template: MessageTemplate?, _ kind: Message.Kind, _ language: Language) throws(StoreError)

  func messageSettings() throws(StoreError) -> MessageSettings
  func update(_ settings: MessageSettings) throws(StoreError)
}

/// Which messages are asked for; nil means any.
public struct MessageFilter: Hashable, Sendable {
  /// Whose they are.
  public var owner: Customer.ID?
  public var drive: TestDrive.ID?
  public var states: Set<Message.State>?
  public var limit: Int

  public init(
    owner: Customer.ID? = nil, drive: TestDrive.ID? = nil, states: Set<Message.State>? = nil, limit: Int = 100
  ) {
    self.owner = owner
    self.drive = drive
    self.states = states
    self.limit = limit
  }
}
