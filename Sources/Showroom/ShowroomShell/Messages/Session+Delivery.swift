import CalendarFormatKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// What a run of the outbox did.
struct OutboxRun {
  /// Messages that a program which ended was handing over.
  var interrupted: [Message] = []
  /// Messages whose turn it was, as they are now.
  var delivered: [Message] = []
}

/// Handing messages over. One process at a time does it, so that a message that is found at `handing over` has nobody who
/// would still note what came of it.
extension Session {
  /// The name of the act for the journal, which leaves the way of a message to the message.
  static let outboxAct = "outbox run"

  /// Hands over what is due, the oldest first.
  ///
  /// - Returns: nil where another program is at it.
  func runOutbox(limit: Int) throws(StoreError) -> OutboxRun? {
    try atOutbox { () throws(StoreError) in
      var run = OutboxRun(interrupted: try store.settleInterruptedMessages())
      while run.delivered.count < limit, let message = try store.nextMessage(dueBy: context.showroom.now) {
        run.delivered.append(try handOver(message.id) ?? message)
      }
      return run
    }
  }

  /// Hands these messages over at once, and returns them as they are then.
  func deliver(_ messages: [Message]) throws(StoreError) -> [Message] {
    let delivered = try atOutbox { () throws(StoreError) -> [Message] in
      var delivered: [Message] = []
      for message in messages { delivered.append(try handOver(message.id) ?? message) }
      return delivered
    }
    return delivered ?? messages
  }

  /// Notes of messages that were left at `handing over` that it is not known what came of them.
  func settleOutbox() throws(StoreError) {
    _ = try atOutbox { () throws(StoreError) in try store.settleInterruptedMessages() }
  }

  private func atOutbox<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value? {
    guard let lock = context.lockOutbox() else { return nil }
    let author = store.author
    store.sign(Author(speaker: .staff, act: Self.outboxAct, at: context.showroom.now))
    defer {
      store.sign(author)
      withExtendedLifetime(lock) {}
    }
    return try body()
  }

  /// Two transactions with the hand-over between them: what was noted before it tells what may have happened, should this
  /// program not live to note what came of it.
  private func handOver(_ id: Message.ID) throws(StoreError) -> Message? {
    let prepared = try store.write { () throws(StoreError) in try prepare(id) }
    guard let outgoing = prepared else { return try store.message(id) }
    let settings = try store.messageSettings()
    let outcome = channel(outgoing.message.channel, settings).handOver(outgoing)
    return try store.write { () throws(StoreError) in
      var message = outgoing.message
      note(outcome, in: &message, settings)
      try store.update(message)
      return message
    }
  }

  private func channel(_ kind: ChannelKind, _ settings: MessageSettings) -> any MessageChannel {
    kind == .mail
      ? MailChannel(program: settings.mailProgram, run: context.runProgram)
      : CommandChannel(program: settings.textProgram, run: context.runProgram)
  }

  private func note(_ outcome: DeliveryOutcome, in message: inout Message, _ settings: MessageSettings) {
    let now = context.showroom.now
    switch outcome {
    case .sent: (message.state, message.problem) = (.sent, nil)
    case .refused(let problem): (message.state, message.problem) = (.failed, problem)
    case .unknown(let problem): (message.state, message.problem) = (.unknown, problem)
    case .failed(let problem):
      message.problem = problem
      guard let next = RetryPlan.next(after: message.attempts, at: now) else {
        message.state = .failed
        return
      }
      message.state = .queued
      message.due = message.kind.isAutomatic ? settings.hours.next(from: next, in: context.showroom.calendar) : next
    }
  }
}

// MARK: - Before it goes out

extension Session {
  /// Notes that a message is being handed over, with the texts as they are now; nil where it is not its turn after all.
  private func prepare(_ id: Message.ID) throws(StoreError) -> OutgoingMessage? {
    guard var message = try store.message(id), message.state == .queued, message.channel != .outbox else { return nil }
    let settings = try store.messageSettings()
    let drive = try message.drive.flatMap { (id) throws(StoreError) in try store.drive(id) }
    if message.kind.isAutomatic, try !mayGoOut(&message, drive, settings) {
      try store.update(message)
      return nil
    }
    let contact = try store.contact()
    try fillIn(&message, drive, contact)
    message.state = .handingOver
    message.attempts += 1
    message.handedOver = context.showroom.now
    try store.update(message)
    return OutgoingMessage(
      message: message, subject: message.subject ?? "", text: message.text ?? "",
      calendar: try calendarFile(message, drive), showroom: contact,
      messageID: "showroom-\(try store.calendarName())-\(message.token)", time: context.showroom.now)
  }

  /// Whether a message that nobody wrote may go out now. It is changed to wait, or to go nowhere, where it may not.
  private func mayGoOut(
    _ message: inout Message, _ drive: TestDrive?, _ settings: MessageSettings
  ) throws(StoreError) -> Bool {
    let (now, calendar) = (context.showroom.now, context.showroom.calendar)
    guard let drive, try store.messageConsent(of: drive.customer.id) == .agreed else {
      (message.state, message.problem) = (.cancelled, .noConsent)
      return false
    }
    guard message.kind == .followUp || drive.slot.start > now else {
      (message.state, message.problem) = (.cancelled, .tooLate)
      return false
    }
    let morning = settings.hours.next(from: now, in: calendar)
    guard morning == now else {
      message.due = morning
      if message.kind == .reminder, morning >= drive.slot.start {
        (message.state, message.problem) = (.cancelled, .tooLate)
      }
      return false
    }
    message.recipient.email = drive.customer.email
    message.recipient.phone = drive.customer.phone
    message.recipient.language = drive.customer.language ?? message.recipient.language
    message.channel = settings.channel(to: message.recipient)
    return message.channel != .outbox
  }

  /// Fills the showroom's template in, in the language of whoever gets it.
  private func fillIn(_ message: inout Message, _ drive: TestDrive?, _ contact: ShowroomContact) throws(StoreError) {
    let language = message.recipient.language ?? context.language.language
    let words = text.inLanguage(language)
    guard let drive, message.text == nil else {
      if message.subject == nil { message.subject = words.noteSubject(contact) }
      return
    }
    let template =
      try store.messageTemplate(message.kind, language) ?? Phrasebook.standardTemplate(message.kind, language)
    let filled = words.filled(template, drive, contact)
    (message.subject, message.text) = (filled.subject, filled.body)
  }

  /// The drive for calendars: an invitation to whoever drives, a note to anybody else.
  private func calendarFile(_ message: Message, _ drive: TestDrive?) throws(StoreError) -> String? {
    guard let drive, message.channel == .mail, message.kind != .followUp else { return nil }
    let isForOwner = message.recipient.customer == drive.customer.id
    let words = text.inLanguage(message.recipient.language ?? context.language.language)
    let event = try calendarEvent(drive, isForOwner ? [60] : [], words)
    return CalendarWriter(product: Self.calendarProduct).file(
      [event], method: isForOwner ? .request : .publish, stamp: context.showroom.now.seconds)
  }
}

extension Session {
  /// What a person at a terminal gets done between two lines: what is due, where no question is open. The look at what is
  /// due costs next to nothing.
  public mutating func deliverBetweenLines() -> Outcome? {
    guard !isAsking, let due = try? store.nextMessage(dueBy: context.showroom.now), due.state == .queued,
      let run = try? runOutbox(limit: 3), context.speaker == .staff
    else { return nil }
    let lines = (run.interrupted.map { text.notKnown($0.interrupted) }) + run.delivered.map { text.delivered($0) }
    return lines.isEmpty ? nil : Outcome(lines.map { .sentence($0) })
  }
}

extension Message {
  /// As it is once it is known that the program ended while it was handed over.
  var interrupted: Message {
    var message = self
    (message.state, message.problem) = (.unknown, .interrupted)
    return message
  }
}
