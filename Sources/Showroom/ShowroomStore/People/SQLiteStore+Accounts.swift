import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func accounts(of customer: Customer.ID) throws(StoreError) -> [Account] {
    try run { (db) throws(SQLiteError) in
      try db.all("SELECT id, name FROM account WHERE customer_id = ?1 ORDER BY id", customer.rawValue) {
        Account(id: Account.ID($0.int64(0)), name: $0.text(1))
      }
    }
  }

  public func addAccount(_ name: String, of customer: Customer.ID) throws(StoreError) -> Account {
    guard let key = PhraseKey(name) else { throw .constraint("an account has a name") }
    return try change { (db) throws(SQLiteError) in
      try db.execute(
        "INSERT INTO account (customer_id, name, name_key) VALUES (?1, ?2, ?3)", customer.rawValue, name, key.text)
      return Account(id: Account.ID(db.lastInsertRowID), name: name)
    }
  }

  public func removeAccount(_ id: Account.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in try db.execute("DELETE FROM account WHERE id = ?1", id.rawValue) }
  }

  public func setAccount(_ account: Account.ID, of drive: TestDrive.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute("INSERT OR REPLACE INTO drive_account VALUES (?1, ?2)", drive.rawValue, account.rawValue)
    }
  }
}
