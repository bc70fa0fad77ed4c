import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func messageGroups(of owner: Customer.ID?) throws(StoreError) -> [MessageGroup] {
    try run { (db) throws(SQLiteError) in
      let found = try db.all(
        "SELECT id, name FROM message_group WHERE customer_id IS ?1 ORDER BY name_key", owner?.rawValue
      ) { (id: $0.int64(0), name: $0.text(1)) }
      var groups: [MessageGroup] = []
      for group in found {
        groups.append(
          MessageGroup(
            id: MessageGroup.ID(group.id), owner: owner, name: group.name, members: try Self.members(of: group.id, db)))
      }
      return groups
    }
  }

  /// Of members who are customers, name and addresses are those that the customer has now.
  private static func members(of group: Int64, _ db: Connection) throws(SQLiteError) -> [Recipient] {
    try db.all(
      """
      SELECT message_group_member.name, message_group_member.email, message_group_member.phone, customer.id,
        \(CustomerColumns.list)
      FROM message_group_member LEFT JOIN customer ON customer.id = message_group_member.customer_id
      WHERE group_id = ?1 ORDER BY position
      """, group
    ) { row in
      guard row.int64IfAny(3) != nil else {
        return Recipient(name: row.textIfAny(0) ?? "", email: row.textIfAny(1), phone: row.textIfAny(2))
      }
      return Recipient(row.customer(at: 4))
    }
  }

  public func addMessageGroup(
    named name: String, of owner: Customer.ID?, _ members: [Recipient]
  ) throws(StoreError) -> MessageGroup {
    guard let key = MessageGroup.key(name) else { throw .constraint("a group needs a name") }
    return try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          "INSERT INTO message_group (customer_id, name, name_key) VALUES (?1, ?2, ?3)", owner?.rawValue, name, key)
        return MessageGroup.ID(db.lastInsertRowID)
      }
      let group = MessageGroup(id: id, owner: owner, name: name, members: members)
      try update(group)
      return group
    }
  }

  public func update(_ group: MessageGroup) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try Self.keepMembers(of: group.id, db)
      try db.execute("DELETE FROM message_group_member WHERE group_id = ?1", group.id.rawValue)
      for (place, member) in group.members.enumerated() {
        let own = member.customer == nil
        try db.execute(
          "INSERT INTO message_group_member VALUES (?1, ?2, ?3, ?4, ?5, ?6)", group.id.rawValue, place,
          member.customer?.rawValue, own ? member.name : nil, own ? member.email : nil, own ? member.phone : nil)
      }
    }
  }

  public func deleteMessageGroup(_ id: MessageGroup.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try Self.keepMembers(of: id, db)
      try db.execute("DELETE FROM message_group_member WHERE group_id = ?1", id.rawValue)
      try db.execute("DELETE FROM message_group WHERE id = ?1", id.rawValue)
    }
  }
}

// MARK: - Taken back

extension SQLiteStore {
  /// Keeps who is in a group before it changes; what the same speaker changed earlier is not taken back any more.
  private static func keepMembers(of group: MessageGroup.ID, _ db: Connection) throws(SQLiteError) {
    try db.execute(
      """
      DELETE FROM message_group_before
      WHERE speaker = (SELECT speaker FROM author) AND act_id <> (SELECT act_id FROM author)
      """)
    try db.execute(
      """
      INSERT OR IGNORE INTO message_group_before
      SELECT author.act_id, author.speaker, group_id, message_group.customer_id, position, member.customer_id,
        member.name, member.email, member.phone
      FROM message_group_member AS member JOIN message_group ON message_group.id = group_id, author
      WHERE group_id = ?1
      """, group.rawValue)
  }

  /// Makes a group what it was before a line of the journal, without those who were forgotten since; takes one out that
  /// was not there.
  func restoreGroup(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM message_group_member WHERE group_id = ?1", entry.subjectKey)
      guard let before = entry.before, let name = before["name"], let key = MessageGroup.key(name) else {
        return try db.execute("DELETE FROM message_group WHERE id = ?1", entry.subjectKey)
      }
      try db.execute(
        "INSERT OR IGNORE INTO message_group (id, customer_id, name, name_key) VALUES (?1, ?2, ?3, ?4)",
        entry.subjectKey, before.number("customer"), name, key)
      try db.execute(
        """
        INSERT INTO message_group_member
        SELECT group_id, position, member_id, name, email, phone FROM message_group_before
        WHERE group_id = ?1 AND act_id = ?2
          AND (member_id IS NULL OR member_id IN (SELECT id FROM customer WHERE name <> ?3))
        """, entry.subjectKey, entry.firstOfAct?.rawValue, Customer.nobody)
    }
  }
}

// MARK: - Consent and templates

extension SQLiteStore {
  public func messageConsent(of customer: Customer.ID) throws(StoreError) -> MessageConsent {
    try run { (db) throws(SQLiteError) in
      let answer = try db.first("SELECT answer FROM message_consent WHERE customer_id = ?1", customer.rawValue) {
        $0.text(0)
      }
      return answer.flatMap(MessageConsent.init(rawValue:)) ?? .notAsked
    }
  }

  public func setMessageConsent(
    _ consent: MessageConsent, of customer: Customer.ID, at now: Instant
  ) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      guard consent != .notAsked else {
        return try db.execute("DELETE FROM message_consent WHERE customer_id = ?1", customer.rawValue)
      }
      try db.execute(
        """
        INSERT INTO message_consent (customer_id, answer, at) VALUES (?1, ?2, ?3)
        ON CONFLICT (customer_id) DO UPDATE SET answer = ?2, at = ?3
        """, customer.rawValue, consent.rawValue, now.seconds)
    }
  }

  public func messageTemplate(
    _ kind: Message.Kind, _ language: Language
  ) throws(StoreError) -> MessageTemplate? {
    try run { (db) throws(SQLiteError) in
      try db.first(
        "SELECT subject, body FROM message_template WHERE kind = ?1 AND language = ?2", kind.rawValue,
        language.rawValue
      ) { MessageTemplate(subject: $0.text(0), body: $0.text(1)) }
    }
  }

  public func setMessageTemplate(
    _ template: MessageTemplate?, _ kind: Message.Kind, _ language: Language
  ) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      guard let template else {
        return try db.execute(
          "DELETE FROM message_template WHERE kind = ?1 AND language = ?2", kind.rawValue, language.rawValue)
      }
      try db.execute(
        """
        INSERT INTO message_template (kind, language, subject, body) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (kind, language) DO UPDATE SET subject = ?3, body = ?4
        """, kind.rawValue, language.rawValue, template.subject, template.body)
    }
  }
}
