import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// What waits, what failed, and what is not known.
  mutating func outbox(_ call: Invocation) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try settleOutbox() }
    let filter = MessageFilter(states: [.queued, .handingOver, .failed, .unknown], limit: 10_000)
    let waiting = try asking { () throws(StoreError) in try store.messages(filter) }
      .filter { !isStale($0) }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    let found = Array(waiting.prefix(call.number("limit") ?? 100))
    guard !found.isEmpty else { return Outcome([.sentence(text.outboxIsEmpty)], value: .array([])) }
    let unknown = found.filter { $0.state == .unknown }.prefix(9)
    return Outcome(
      [.table(table(found))] + unknown.map { .sentence(text.notKnown($0)) }, value: .array(found.map { json($0) }))
  }

  /// A reminder that nobody passed on in time.
  private func isStale(_ message: Message) -> Bool {
    guard message.kind == .reminder, message.state == .queued, let start = message.driveStart else { return false }
    return start <= context.showroom.now
  }

  /// Hands over what is due.
  mutating func runOutbox(_ call: Invocation) throws(Interruption) -> Outcome {
    let limit = call.number("limit") ?? 1000
    guard let run = try asking({ () throws(StoreError) in try runOutbox(limit: limit) }) else {
      throw refuse("outbox-busy", text.outboxIsBusy)
    }
    let all = run.interrupted.map(\.interrupted) + run.delivered
    let lines = run.interrupted.map { text.notKnown($0.interrupted) } + run.delivered.map { text.delivered($0) }
    return Outcome(
      lines.isEmpty ? [.sentence(text.nothingWasDue)] : lines.map { .sentence($0) }, value: .array(all.map { json($0) })
    )
  }

  /// Tries again what failed or is not known, at once and by the way that is open now.
  mutating func retryMessage(_ call: Invocation) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try settleOutbox() }
    let message = try changed(call, from: [.queued, .failed, .unknown]) { message, settings in
      message.state = .queued
      message.attempts = 0
      message.problem = nil
      message.due = context.showroom.now
      message.channel = settings.channel(to: message.recipient)
    }
    return try delivered([message])
  }

  /// Counts as sent what somebody passed on by hand, or knows to have arrived.
  mutating func finishMessage(_ call: Invocation) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try settleOutbox() }
    let message = try changed(call, from: [.queued, .failed, .unknown]) { message, _ in
      message.state = .sent
      message.handedOver = message.handedOver ?? context.showroom.now
      message.problem = nil
    }
    return Outcome([.sentence(text.messageDone(message))], value: json(message))
  }

  mutating func cancelMessage(_ call: Invocation) throws(Interruption) -> Outcome {
    let message = try changed(call, from: [.queued, .failed, .unknown]) { message, _ in
      message.state = .cancelled
      message.problem = nil
    }
    return Outcome([.sentence(text.delivered(message))], value: json(message))
  }

  /// Changes a message in one transaction, where it stands as it must.
  private func changed(
    _ call: Invocation, from states: Set<Message.State>, _ change: (inout Message, MessageSettings) -> Void
  ) throws(Interruption) -> Message {
    let seen = try message(numbered: call.words.first ?? "")
    let (message, isChanged) = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) -> (Message, Bool) in
        guard var message = try store.message(seen.id), states.contains(message.state) else {
          return (try store.message(seen.id) ?? seen, false)
        }
        change(&message, try store.messageSettings())
        try store.update(message)
        return (message, true)
      }
    }
    guard isChanged else { throw refuse("wrong-state", text.wrongMessageState(message)) }
    return message
  }

  /// Hands messages over, and says what came of each.
  func delivered(_ messages: [Message]) throws(Interruption) -> Outcome {
    delivery(of: try asking { () throws(StoreError) in try deliver(messages) })
  }

  func delivery(of messages: [Message]) -> Outcome {
    let values = messages.map { json($0) }
    return Outcome(
      messages.prefix(50).map { .sentence(text.delivered($0)) },
      value: values.count == 1 ? values[0] : .array(values))
  }
}

// MARK: - As data

extension Session {
  func json(_ message: Message) -> JSONValue {
    let recipient = message.recipient
    return [
      "id": .int(message.id.rawValue), "kind": .string(message.kind.rawValue),
      "state": .string(message.state.rawValue),
      "recipient": [
        "name": .string(recipient.name), "customer": JSONValue(recipient.customer?.rawValue),
        "email": JSONValue(recipient.email), "phone": JSONValue(recipient.phone),
      ],
      "channel": .string(message.channel.rawValue), "language": JSONValue(recipient.language?.rawValue),
      "subject": JSONValue(message.subject), "text": JSONValue(message.text),
      "drive": JSONValue(message.drive?.rawValue), "sender": .string(message.sender.storageText),
      "created": json(message.created), "due": json(message.due), "attempts": .int(Int64(message.attempts)),
      "handedOver": message.handedOver.map { json($0) } ?? .null,
      "problem": JSONValue(message.problem?.storageText),
    ]
  }

  func table(_ messages: [Message]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "Message", de: "Nachricht"), alignment: .trailing, reading: .titled),
      Table.Column("kind", Localized(en: "Kind", de: "Art"), reading: .item),
      Table.Column("recipient", Localized(en: "To", de: "An"), reading: .titled),
      Table.Column("channel", Localized(en: "How", de: "Wie")),
      Table.Column("drive", Localized(en: "Drive", de: "Fahrt"), alignment: .trailing, reading: .titled),
      Table.Column("due", Localized(en: "Due", de: "Fällig"), reading: .titled),
      Table.Column("state", Localized(en: "State", de: "Stand")),
      Table.Column("problem", Localized(en: "Why", de: "Warum"), reading: .explanation),
      Table.Column("text", Localized(en: "Text", de: "Text"), reading: .explanation),
    ]
    return Table(columns: columns, rows: messages.map(cells))
  }

  private func cells(_ message: Message) -> [Table.Cell] {
    let text = message.text.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    return [
      Table.Cell(.int(message.id.rawValue)),
      Table.Cell(
        .string(message.kind.rawValue), text: message.kind == .note ? "" : self.text.templateName(message.kind)),
      Table.Cell(.string(message.recipient.name)),
      Table.Cell(.string(message.channel.rawValue), text: self.text.way(message.channel, to: message.recipient)),
      Table.Cell(JSONValue(message.drive?.rawValue)),
      Table.Cell(json(message.due), text: message.state == .queued ? self.text.shortInstant(message.due) : ""),
      Table.Cell(.string(message.state.rawValue), text: self.text.messageState(message.state)),
      Table.Cell(
        JSONValue(message.problem?.storageText), text: message.problem.map { self.text.deliveryProblem($0) } ?? ""),
      Table.Cell(JSONValue(message.text), text: text?.excerpt(60) ?? ""),
    ]
  }
}
