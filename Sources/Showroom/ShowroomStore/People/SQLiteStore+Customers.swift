import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func customer(_ id: Customer.ID) throws(StoreError) -> Customer? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT \(CustomerColumns.list) FROM customer WHERE id = ?1", id.rawValue) { $0.customer(at: 0) }
    }
  }

  public func customers(_ page: Page<Customer.ID>) throws(StoreError) -> [Customer] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        "SELECT \(CustomerColumns.list) FROM customer WHERE id > ?1 ORDER BY id LIMIT ?2",
        page.after?.rawValue ?? 0, page.limit
      ) { $0.customer(at: 0) }
    }
  }

  public func customers(named words: String, limit: Int) throws(StoreError) -> [Customer] {
    let key = Folding.fold(words)
    let parts = NameWords.words(of: key)
    guard let longest = parts.max(by: { $0.count < $1.count }) else { return [] }
    return try run { (db) throws(SQLiteError) in
      // Mostly there is nobody, and SQLite makes a table of the people before it looks at the first.
      let isAnyone = try db.hasRow(
        "SELECT 1 FROM customer_word WHERE word >= ?1 AND word < ?2", longest, longest + "\u{10FFFF}")
      guard isAnyone else { return [] }
      let candidates = try db.all(
        """
        SELECT \(CustomerColumns.list), name_key = ?3 FROM customer
        WHERE id IN (SELECT customer_id FROM customer_word WHERE word >= ?1 AND word < ?2)
        ORDER BY name_key <> ?3, name_key, id LIMIT 1000
        """, longest, longest + "\u{10FFFF}", key
      ) { row in (customer: row.customer(at: 0), isExact: row.bool(CustomerColumns.count)) }
      let exact = candidates.filter(\.isExact)
      let found = exact.isEmpty ? candidates.filter { NameWords.fit(parts, name: $0.customer.name) } : exact
      return Array(found.lazy.map(\.customer).prefix(limit))
    }
  }

  public func isInCustomerName(_ word: String) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try db.hasRow("SELECT 1 FROM customer_word WHERE word = ?1", word) }
  }

  public func addCustomer(_ draft: CustomerDraft) throws(StoreError) -> Customer {
    try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute("INSERT INTO customer (name, name_key) VALUES (?1, ?2)", draft.name, Folding.fold(draft.name))
        return Customer.ID(db.lastInsertRowID)
      }
      let customer = Customer(
        id: id, name: draft.name, phone: draft.phone, email: draft.email, language: draft.language, born: draft.born,
        licence: draft.licence)
      try update(customer)
      return customer
    }
  }

  public func update(_ customer: Customer) throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          UPDATE customer SET name = ?2, name_key = ?3, phone = ?4, email = ?5, language = ?6, born = ?7,
            licence_number = ?8, licence_category = ?9, licence_expires = ?10 WHERE id = ?1
          """, customer.id.rawValue, customer.name, Folding.fold(customer.name), customer.phone, customer.email,
          customer.language?.rawValue, customer.born?.description, customer.licence?.number,
          customer.licence?.category, customer.licence?.expires?.description)
        try db.execute("DELETE FROM customer_word WHERE customer_id = ?1", customer.id.rawValue)
        for word in Set(NameWords.words(of: Folding.fold(customer.name))) {
          try db.execute("INSERT INTO customer_word VALUES (?1, ?2)", word, customer.id.rawValue)
        }
      }
    }
  }
}

/// The words of a person's name, as they are looked up.
enum NameWords {
  static func words(of folded: String) -> [String] {
    folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether each part begins a word of the name.
  static func fit(_ parts: [String], name: String) -> Bool {
    let words = words(of: Folding.fold(name))
    return parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
  }
}

/// The columns that make a `Customer`, in the order in which `Row.customer(at:)` reads them.
enum CustomerColumns {
  static let list = """
    customer.id, customer.name, customer.phone, customer.email, customer.language, customer.born, \
    customer.licence_number, customer.licence_category, customer.licence_expires
    """
  static let count = 9
}

extension Row {
  func customer(at column: Int) -> Customer {
    let licence = Licence(
      number: textIfAny(column + 6), category: textIfAny(column + 7),
      expires: textIfAny(column + 8).flatMap { CivilDate(iso: $0) })
    return Customer(
      id: Customer.ID(int64(column)), name: text(column + 1), phone: textIfAny(column + 2),
      email: textIfAny(column + 3), language: textIfAny(column + 4).flatMap(Language.init(rawValue:)),
      born: textIfAny(column + 5).flatMap { CivilDate(iso: $0) }, licence: licence.isEmpty ? nil : licence)
  }
}
