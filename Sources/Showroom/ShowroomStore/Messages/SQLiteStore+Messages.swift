import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func addMessage(_ draft: MessageDraft) throws(StoreError) -> Message {
    let id = try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO message (customer_id, recipient_id, recipient_name, email, phone, language, sender, kind, drive_id,
          drive_start, channel, body, created, due)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
        """, draft.owner?.rawValue, draft.recipient.customer?.rawValue, draft.recipient.name, draft.recipient.email,
        draft.recipient.phone, draft.language.rawValue, draft.sender.storageText, draft.kind.rawValue,
        draft.drive?.rawValue, draft.driveStart?.seconds, draft.channel.rawValue, draft.text, draft.created.seconds,
        draft.due.seconds)
      return Message.ID(db.lastInsertRowID)
    }
    guard let message = try message(id) else { throw .failed("message \(id) is gone") }
    return message
  }

  public func message(_ id: Message.ID) throws(StoreError) -> Message? {
    try messages("WHERE id = ?1", id.rawValue).first
  }

  public func messages(_ filter: MessageFilter) throws(StoreError) -> [Message] {
    let states = filter.states.map { $0.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ") }
    let tests = [
      filter.owner.map { _ in "customer_id = ?1" }, filter.drive.map { _ in "drive_id = ?2" },
      states.map { "state IN (\($0))" },
    ].compactMap { $0 }
    let test = tests.isEmpty ? "1" : tests.joined(separator: " AND ")
    return try messages(
      "WHERE \(test) ORDER BY id DESC LIMIT ?3", filter.owner?.rawValue, filter.drive?.rawValue, filter.limit)
  }

  public func update(_ message: Message) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        UPDATE message SET channel = ?2, subject = ?3, body = ?4, state = ?5, due = ?6, attempts = ?7, problem = ?8,
          handed_over = ?9, email = ?10, phone = ?11
        WHERE id = ?1
        """, message.id.rawValue, message.channel.rawValue, message.subject, message.text, message.state.rawValue,
        message.due.seconds, message.attempts, message.problem?.storageText, message.handedOver?.seconds,
        message.recipient.email, message.recipient.phone)
    }
  }

  public func nextMessage(dueBy now: Instant) throws(StoreError) -> Message? {
    try messages(
      "WHERE state = 'queued' AND channel <> 'outbox' AND due <= ?1 ORDER BY due, id LIMIT 1", now.seconds
    ).first
  }

  public func messagesForStaff(at now: Instant) throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in
      let count = try db.integer(
        """
        SELECT count(*) FROM message
        WHERE state IN ('queued', 'handing over', 'failed', 'unknown')
          AND (state <> 'queued' OR channel = 'outbox' AND due <= ?1 AND (kind <> 'reminder' OR drive_start > ?1))
        """, now.seconds)
      return Int(count ?? 0)
    }
  }

  public func settleInterruptedMessages() throws(StoreError) -> [Message] {
    // Nearly always there is none: a look costs less than a statement that writes.
    guard try !messages("WHERE state = 'handing over' LIMIT 1").isEmpty else { return [] }
    return try write { () throws(StoreError) in
      let interrupted = try messages("WHERE state = 'handing over' ORDER BY id")
      for var message in interrupted {
        message.state = .unknown
        message.problem = .interrupted
        try update(message)
      }
      return interrupted
    }
  }

  public func doubtMessages(dueBy now: Instant) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        UPDATE message SET state = 'unknown', problem = 'store-put-back'
        WHERE state IN ('queued', 'handing over') AND channel <> 'outbox' AND due <= ?1
        """, now.seconds)
    }
  }

  private func messages(_ clause: String, _ values: any SQLiteBindable...) throws(StoreError) -> [Message] {
    try run { (db) throws(SQLiteError) in
      var rows = try db.prepare("SELECT \(MessageColumns.list) FROM message \(clause)").query(values)
      var messages: [Message] = []
      while let row = try rows.next() { messages.append(row.message()) }
      return messages
    }
  }
}

/// The columns that make a `Message`, in the order in which `Row.message()` reads them.
private enum MessageColumns {
  static let list = """
    id, customer_id, recipient_id, recipient_name, email, phone, language, sender, kind, drive_id, drive_start, \
    channel, subject, body, state, created, due, attempts, problem, handed_over, token
    """
}

extension Row {
  /// Values that no constraint lets in stand for the plainest.
  fileprivate func message() -> Message {
    let recipient = Recipient(
      name: text(3), customer: int64IfAny(2).map { Customer.ID($0) }, email: textIfAny(4), phone: textIfAny(5),
      language: Language(rawValue: text(6)))
    return Message(
      id: Message.ID(int64(0)), owner: int64IfAny(1).map { Customer.ID($0) }, recipient: recipient,
      sender: Speaker(storageText: text(7)) ?? .staff, kind: Message.Kind(rawValue: text(8)) ?? .note,
      drive: int64IfAny(9).map { TestDrive.ID($0) }, driveStart: int64IfAny(10).map(Instant.init(seconds:)),
      channel: ChannelKind(rawValue: text(11)) ?? .outbox, subject: textIfAny(12), text: textIfAny(13),
      state: Message.State(rawValue: text(14)) ?? .unknown, created: Instant(seconds: int64(15)),
      due: Instant(seconds: int64(16)), attempts: int(17),
      problem: textIfAny(18).flatMap { DeliveryProblem(storageText: $0) },
      handedOver: int64IfAny(19).map(Instant.init(seconds:)), token: text(20))
  }
}
