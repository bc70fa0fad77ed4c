import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func shortcut(_ id: Shortcut.ID) throws(StoreError) -> Shortcut? {
    try run { (db) throws(SQLiteError) in
      try Self.shortcuts(db, ShortcutColumns.byNumber, id.rawValue).first
    }
  }

  public func shortcuts(withKeys keys: [PhraseKey], for audience: Speaker) throws(StoreError) -> [ShortcutMatch] {
    // One transaction for the few look-ups: taking and leaving the lock costs more than each of them.
    try read { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        var rest = keys[...]
        while let key = try Self.firstSaved(of: &rest, db) {
          let found = try Self.shortcuts(db, ShortcutColumns.byKey, key.text)
            .filter { audience.mayRun(ownedBy: $0.owner) }
          if !found.isEmpty { return found.map { ShortcutMatch(shortcut: $0, key: key) } }
        }
        return []
      }
    }
  }

  /// The first of the keys that is saved; those up to it are taken out of them.
  ///
  /// The last saved key that is not behind a key in the alphabet tells about all of its beginnings: one that is saved lies
  /// between them, and so begins like both. Mostly one look settles a line, however many words it has.
  private static func firstSaved(
    of keys: inout ArraySlice<PhraseKey>, _ db: Connection
  ) throws(SQLiteError) -> PhraseKey? {
    while let key = keys.popFirst() {
      let last = try db.first(
        "SELECT phrase_key FROM shortcut_phrase WHERE phrase_key <= ?1 ORDER BY phrase_key DESC LIMIT 1", key.text
      ) { $0.text(0) }
      guard let last else { return nil }
      if last == key.text { return key }
      keys = keys.drop { !last.utf8.starts(with: $0.text.utf8) }
    }
    return nil
  }

  public func shortcuts(of owner: Shortcut.Owner?, _ page: Page<Shortcut.ID>) throws(StoreError) -> [Shortcut] {
    let (after, limit) = (page.after?.rawValue ?? 0, page.limit)
    return try run { (db) throws(SQLiteError) in
      guard let owner else {
        return try Self.shortcuts(
          db, "\(ShortcutColumns.all) WHERE shortcut.id > ?1 ORDER BY shortcut.id LIMIT ?2", after, limit)
      }
      return try Self.shortcuts(
        db,
        "\(ShortcutColumns.all) WHERE shortcut.id > ?1 AND shortcut.customer_id IS ?3 ORDER BY shortcut.id LIMIT ?2",
        after, limit,
        owner.customer?.rawValue)
    }
  }

  public func shortcuts(of owner: Shortcut.Owner, like intent: StoredIntent) throws(StoreError) -> [Shortcut] {
    try run { (db) throws(SQLiteError) in
      try Self.shortcuts(
        db,
        """
        \(ShortcutColumns.all) WHERE shortcut.customer_id IS ?1 AND intent = ?2 AND car_scope IS ?3 AND car_ref IS ?4
        ORDER BY shortcut.id LIMIT 50
        """, owner.customer?.rawValue, intent.name, intent.car?.scope.word, intent.car?.scope.number)
    }
  }

  public func shortcuts(
    beginningWith key: PhraseKey, for audience: Speaker, limit: Int
  ) throws(StoreError) -> [Shortcut] {
    try run { (db) throws(SQLiteError) in
      let ids = try db.all(
        """
        SELECT shortcut_id FROM shortcut_phrase
        WHERE phrase_key >= ?1 AND phrase_key < ?2 AND (?3 < 0 OR owner IN (0, ?3)) ORDER BY phrase_key LIMIT ?4
        """, key.text, key.text + "\u{10FFFF}", audience.ownerFilter, limit
      ) { $0.int64(0) }
      var found: [Shortcut] = []
      for id in ids { found += try Self.shortcuts(db, ShortcutColumns.byNumber, id) }
      return found
    }
  }

  public func addShortcut(_ draft: ShortcutDraft, at now: Instant) throws(StoreError) -> Shortcut {
    try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          "INSERT INTO shortcut (customer_id, intent, language, created) VALUES (?1, ?2, ?3, ?4)",
          draft.owner.customer?.rawValue, draft.intent.name, draft.language.rawValue, now.seconds)
        return Shortcut.ID(db.lastInsertRowID)
      }
      let shortcut = Shortcut(
        id: id, owner: draft.owner, phrases: draft.phrases, intent: draft.intent, language: draft.language,
        created: now)
      try update(shortcut)
      return shortcut
    }
  }

  public func update(_ shortcut: Shortcut) throws(StoreError) {
    let intent = shortcut.intent
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          UPDATE shortcut SET intent = ?2, car_scope = ?3, car_ref = ?4, car_name = ?5, minutes = ?6, options = ?7,
            start = ?8, language = ?9, list_id = ?10, list_title = ?11, list_items = ?12 WHERE id = ?1
          """, shortcut.id.rawValue, intent.name, intent.car?.scope.word, intent.car?.scope.number, intent.car?.name,
          intent.duration?.rawValue, intent.options.storageText, intent.start?.storageText,
          shortcut.language.rawValue, intent.list?.id?.rawValue, intent.list?.title,
          intent.items.isEmpty ? nil : TodoList.storageText(of: intent.items.map { TodoList.Item($0) }))
        try db.execute("DELETE FROM shortcut_phrase WHERE shortcut_id = ?1", shortcut.id.rawValue)
        try db.execute("DELETE FROM shortcut_account WHERE shortcut_id = ?1", shortcut.id.rawValue)
        if let account = intent.account {
          try db.execute("INSERT INTO shortcut_account VALUES (?1, ?2)", shortcut.id.rawValue, account.id.rawValue)
        }
      }
      for (position, phrase) in shortcut.phrases.enumerated() {
        guard let key = PhraseKey(phrase) else { throw .constraint("a phrase has letters or digits") }
        try run { (db) throws(SQLiteError) in
          try db.execute(
            "INSERT INTO shortcut_phrase (phrase_key, owner, shortcut_id, position, phrase) VALUES (?1, ?2, ?3, ?4, ?5)",
            key.text, shortcut.owner.customer?.rawValue ?? 0, shortcut.id.rawValue, position, phrase)
        }
      }
    }
  }

  public func deleteShortcut(_ id: Shortcut.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in try db.execute("DELETE FROM shortcut WHERE id = ?1", id.rawValue) }
  }

  public func noteUse(of id: Shortcut.ID, at now: Instant) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE shortcut SET last_used = ?2, times_used = times_used + 1 WHERE id = ?1", id.rawValue, now.seconds)
    }
  }

  private static func shortcuts(
    _ db: Connection, _ sql: String, _ values: any SQLiteBindable...
  ) throws(SQLiteError) -> [Shortcut] {
    var rows = try db.prepare(sql).query(values)
    var found: [Shortcut] = []
    while let row = try rows.next() {
      let phrases = try db.all(
        "SELECT phrase FROM shortcut_phrase WHERE shortcut_id = ?1 ORDER BY position", row.int64(0)
      ) { $0.text(0) }
      found.append(row.shortcut(phrases: phrases))
    }
    return found
  }
}

/// The columns that make a `Shortcut`, in the order in which `Row.shortcut(phrases:)` reads them.
private enum ShortcutColumns {
  static let list = """
    shortcut.id, shortcut.customer_id, intent, car_scope, car_ref, car_name, minutes, options, start, language, created, \
    last_used, times_used, \
    (SELECT account.id || ' ' || account.name FROM shortcut_account JOIN account ON account.id = account_id \
      WHERE shortcut_id = shortcut.id), list_id, list_title, list_items
    """
  static let byKey = """
    SELECT \(list) FROM shortcut_phrase JOIN shortcut ON shortcut.id = shortcut_id WHERE phrase_key = ?1
    ORDER BY owner LIMIT 100
    """
  static let byNumber = "SELECT \(list) FROM shortcut WHERE shortcut.id = ?1"
  static let all = "SELECT \(list) FROM shortcut"
}

extension Speaker {
  /// Whether they may run a shortcut of an owner: their own and the showroom's; staff may run all.
  fileprivate func mayRun(ownedBy owner: Shortcut.Owner) -> Bool {
    owner.customer.map { maySee($0) } ?? true
  }

  /// The only owner beside the showroom whose phrases they see; -1 for everyone's.
  fileprivate var ownerFilter: Int64 {
    switch self {
    case .staff: -1
    case .customer(let id): id.rawValue
    case .guest: 0
    }
  }
}

extension CarSelection.Scope {
  var word: String {
    switch self {
    case .model: "model"
    case .car: "car"
    case .vehicle: "vehicle"
    }
  }

  var number: Int64 {
    switch self {
    case .model(let id): id.rawValue
    case .car(let id): id.rawValue
    case .vehicle(let id): id.rawValue
    }
  }

  init?(word: String?, number: Int64) {
    switch word {
    case "model": self = .model(CarModel.ID(number))
    case "car": self = .car(Car.ID(number))
    case "vehicle": self = .vehicle(Vehicle.ID(number))
    default: return nil
    }
  }
}

extension Row {
  fileprivate func shortcut(phrases: [String]) -> Shortcut {
    var intent = storedIntent(at: 2)
    intent.account = account(at: 13)
    intent.list = textIfAny(15).map { StoredList(id: int64IfAny(14).map { TodoList.ID($0) }, title: $0) }
    intent.items = textIfAny(16).map { TodoList.items(storageText: $0).map(\.text) } ?? []
    return Shortcut(
      id: Shortcut.ID(int64(0)), owner: int64IfAny(1).map { .customer(Customer.ID($0)) } ?? .showroom,
      phrases: phrases, intent: intent, language: Language(rawValue: text(9)) ?? .en,
      created: Instant(seconds: int64(10)), lastUsed: int64IfAny(11).map(Instant.init(seconds:)), timesUsed: int(12))
  }
}
