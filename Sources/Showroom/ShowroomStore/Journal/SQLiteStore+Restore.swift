import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func isUnchanged(since entry: JournalEntry) throws(StoreError) -> Bool {
    guard let view = entry.subject.view else { return false }
    return try run { (db) throws(SQLiteError) in
      let now = try db.first("SELECT line FROM \(view) WHERE id = ?1", entry.subjectKey) { $0.text(0) }
      return now == entry.after?.storageText
    }
  }

  public func restore(_ entry: JournalEntry) throws(StoreError) {
    try write { () throws(StoreError) in
      switch entry.subject {
      case .vehicle: try restoreVehicle(entry)
      case .customer: try restoreCustomer(entry)
      case .shortcut: try restoreShortcut(entry)
      case .setting: try restoreSetting(entry)
      case .hours: try restoreHours(entry)
      case .day: try restoreDay(entry)
      case .consent: try restoreConsent(entry)
      case .account: try restoreAccount(entry)
      case .block: try restoreBlock(entry)
      case .resource: try restore(entry, table: "resource", ["retired": "retired"])
      case .waiting: try restore(entry, table: "waiting", ["state": "state"])
      case .list: try restoreList(entry)
      case .listTemplate: try restoreListTemplate(entry)
      case .message: try cancelMessage(entry)
      case .messageConsent: try restoreMessageConsent(entry)
      case .messageTemplate: try restoreTemplate(entry)
      case .giveBack: try restoreFollowUp(entry)
      case .messageGroup: try restoreGroup(entry)
      case .drive, .handOver, .car, .catalog, .showroom, .staff, .terminal, .pin:
        throw .constraint("a \(entry.subject.rawValue) is not put back")
      }
    }
  }

  private static let vehicleColumns = [
    "plate": "plate", "colour": "colour", "odometer": "odometer", "state": "state", "reason": "reason",
    "turnaround": "turnaround", "turnaroundBefore": "turnaround_before",
  ]
  private static let customerColumns = [
    "name": "name", "phone": "phone", "email": "email", "language": "language", "born": "born",
    "licence": "licence_number", "licenceClass": "licence_category", "licenceExpires": "licence_expires",
  ]
  private static let shortcutColumns = [
    "intent": "intent", "carScope": "car_scope", "car": "car_ref", "carName": "car_name", "minutes": "minutes",
    "options": "options", "start": "start", "language": "language", "list": "list_title", "listNumber": "list_id",
    "items": "list_items",
  ]

  /// What was erased when somebody declined stays erased.
  private func restoreConsent(_ entry: JournalEntry) throws(StoreError) {
    guard let id = entry.subjectID.flatMap({ Customer.ID($0) }) else { return }
    let before = entry.before?["state"].flatMap(Consent.init(rawValue:)) ?? .notAsked
    _ = try setConsent(before, of: id)
  }

  /// An account that was taken away comes back under its number; the drives that it had do not know it any more.
  private func restoreAccount(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      guard let before = entry.before, let name = before["name"], let key = PhraseKey(name) else {
        return try db.execute("DELETE FROM account WHERE id = ?1", entry.subjectKey)
      }
      try db.execute(
        "INSERT OR REPLACE INTO account (id, customer_id, name, name_key) VALUES (?1, ?2, ?3, ?4)", entry.subjectKey,
        before["customer"], name, key.text)
    }
  }

  /// Sets the columns of a row to the values before; takes a row out that was not there.
  private func restore(
    _ entry: JournalEntry, table: String, _ columns: [String: String]
  ) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      guard let before = entry.before else {
        return try db.execute("DELETE FROM \(table) WHERE id = ?1", entry.subjectKey)
      }
      // All in one statement: checks may tie columns to one another.
      let fields = columns.sorted { $0.key < $1.key }
      let values = fields.enumerated().map { "\($1.value) = ?\($0 + 2)" }.joined(separator: ", ")
      try db.prepare("UPDATE \(table) SET \(values) WHERE id = ?1").run(
        [entry.subjectKey] + fields.map { before[$0.key] })
    }
  }

  /// What is derived of plates and names is made anew by the ordinary way to write them.
  private func restoreVehicle(_ entry: JournalEntry) throws(StoreError) {
    try restore(entry, table: "vehicle", Self.vehicleColumns)
    guard entry.before != nil, let id = entry.subjectID.flatMap({ Vehicle.ID($0) }), let vehicle = try vehicle(id)
    else { return }
    try update(vehicle)
  }

  /// A block is added or taken out, never changed.
  private func restoreBlock(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      guard let before = entry.before else {
        return try db.execute("DELETE FROM block WHERE id = ?1", entry.subjectKey)
      }
      try db.execute(
        """
        INSERT INTO block (id, vehicle_id, starts, ends, kind, reason)
        VALUES (?1, ?2, unixepoch(?3), unixepoch(?4), ?5, ?6)
        """, entry.subjectKey, before["vehicle"].flatMap { Int64($0) }, before["start"], before["end"], before["kind"],
        before["reason"])
    }
  }

  private func restoreCustomer(_ entry: JournalEntry) throws(StoreError) {
    try restore(entry, table: "customer", Self.customerColumns)
    guard entry.before != nil, let id = entry.subjectID.flatMap({ Customer.ID($0) }), let customer = try customer(id)
    else { return }
    try update(customer)
  }

  private func restoreShortcut(_ entry: JournalEntry) throws(StoreError) {
    if let before = entry.before {
      try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          INSERT OR IGNORE INTO shortcut (id, customer_id, intent, language, created)
          VALUES (?1, ?2, ?3, ?4, unixepoch(?5))
          """, entry.subjectKey, before["customer"], before["intent"], before["language"], before["created"])
      }
    }
    try restore(entry, table: "shortcut", Self.shortcutColumns)
    guard let before = entry.before, let id = entry.subjectID.flatMap({ Shortcut.ID($0) }),
      var shortcut = try shortcut(id)
    else { return }
    shortcut.phrases = before.list("phrases")
    try update(shortcut)
  }

  private func restoreSetting(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM setting WHERE key = ?1 AND ?2 IS NULL", entry.subjectID, entry.before?["value"])
      try db.execute("UPDATE setting SET value = ?2 WHERE key = ?1", entry.subjectID, entry.before?["value"])
    }
  }

  private func restoreHours(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM opening_span WHERE weekday = ?1", entry.subjectKey)
      for span in entry.spansBefore {
        try db.execute("INSERT INTO opening_span VALUES (?1, ?2, ?3)", entry.subjectKey, span.opens, span.closes)
      }
    }
  }

  /// Of a return, what is noted afterwards; the return itself has happened.
  private func restoreFollowUp(_ entry: JournalEntry) throws(StoreError) {
    guard let before = entry.before else { throw .constraint("a return is not put back") }
    try run { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE give_back SET outcome = ?2, follow_up = ?3, followed_up = ?4 WHERE drive_id = ?1", entry.subjectKey,
        before["outcome"], before["followUp"], before["followedUp"])
    }
  }

  /// A message that still waits is not sent; one that was handed over stays as it is.
  private func cancelMessage(_ entry: JournalEntry) throws(StoreError) {
    guard entry.before == nil, let id = entry.subjectID.flatMap({ Message.ID($0) }), var message = try message(id),
      message.state == .queued
    else { throw .constraint("the message is on its way") }
    message.state = .cancelled
    try update(message)
  }

  private func restoreMessageConsent(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM message_consent WHERE customer_id = ?1", entry.subjectKey)
      guard let before = entry.before else { return }
      try db.execute(
        "INSERT INTO message_consent VALUES (?1, ?2, unixepoch(?3))", entry.subjectKey, before["answer"], before["at"])
    }
  }

  private func restoreTemplate(_ entry: JournalEntry) throws(StoreError) {
    let parts = (entry.subjectID ?? "").split(separator: " ").map(String.init)
    guard parts.count == 2 else { throw .constraint("no template") }
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM message_template WHERE kind = ?1 AND language = ?2", parts[0], parts[1])
      guard let before = entry.before else { return }
      try db.execute(
        "INSERT INTO message_template VALUES (?1, ?2, ?3, ?4)", parts[0], parts[1], before["subject"], before["text"])
    }
  }

  private func restoreDay(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM special_day WHERE date = ?1", entry.subjectID)
      guard let before = entry.before else { return }
      try db.execute(
        "INSERT INTO special_day VALUES (?1, ?2, ?3)", entry.subjectID, before["closed"], before["reason"] ?? "")
      for span in entry.spansBefore {
        try db.execute("INSERT INTO special_span VALUES (?1, ?2, ?3)", entry.subjectID, span.opens, span.closes)
      }
    }
  }
}

extension JournalEntry {
  /// The subject's number as it is stored, or its name.
  var subjectKey: SQLiteValue {
    guard let subjectID else { return .null }
    return Int64(subjectID).map { .integer($0) } ?? .text(subjectID)
  }
}

extension JournalEntry.Subject {
  /// The view that shows a thing as the journal does; nil where it is not compared.
  fileprivate var view: String? {
    switch self {
    case .drive: "journal_drive"
    case .handOver: "journal_hand_over"
    case .giveBack: "journal_give_back"
    case .vehicle: "journal_vehicle"
    case .customer: "journal_customer"
    case .shortcut: "journal_shortcut"
    case .setting: "journal_setting"
    case .hours: "journal_hours"
    case .day: "journal_special_day"
    case .car: "journal_car"
    case .message: "journal_message"
    case .messageConsent: "journal_message_consent"
    case .messageGroup: "journal_message_group"
    case .messageTemplate: "journal_message_template"
    case .consent: "journal_consent"
    case .account: "journal_account"
    case .block: "journal_block"
    case .resource: "journal_resource"
    case .waiting: "journal_waiting"
    case .staff: "journal_staff"
    case .pin: "journal_pin"
    case .list: "journal_list"
    case .listTemplate: "journal_list_template"
    case .catalog, .showroom, .terminal: nil
    }
  }
}
