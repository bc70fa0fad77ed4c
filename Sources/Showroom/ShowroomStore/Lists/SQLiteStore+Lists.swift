import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  /// A car's list is due before the next drive in it: the first that still waits, after the last that took place. Each
  /// state is looked up by the index that has it.
  static let listQuery = """
    SELECT todo_list.id, title, todo_list.drive_id, todo_list.vehicle_id, items,
      coalesce(test_drive.starts, (
        SELECT min(starts) FROM (
          SELECT vehicle_id, starts FROM test_drive
          WHERE vehicle_id = todo_list.vehicle_id AND state IN ('held', 'confirmed', 'out') AND state <> 'out'
          UNION ALL SELECT vehicle_id, starts FROM test_drive
          WHERE vehicle_id = todo_list.vehicle_id AND state = 'requested')
        WHERE starts > max(
          coalesce((SELECT max(starts) FROM test_drive WHERE vehicle_id = todo_list.vehicle_id AND state = 'out'), 0),
          coalesce(
            (SELECT max(starts) FROM test_drive WHERE vehicle_id = todo_list.vehicle_id AND state = 'returned'), 0))))
    FROM todo_list LEFT JOIN test_drive ON test_drive.id = todo_list.drive_id
    """

  public func list(_ id: TodoList.ID) throws(StoreError) -> TodoList? {
    try run { (db) throws(SQLiteError) in
      try db.first("\(Self.listQuery) WHERE todo_list.id = ?1", id.rawValue) { $0.todoList() }
    }
  }

  public func lists(onlyOpen: Bool, limit: Int) throws(StoreError) -> [TodoList] {
    let test = onlyOpen ? "open_items > 0 AND (drive_id IS NULL OR state IN (\(Self.stillToPrepare)))" : "1"
    return try run { (db) throws(SQLiteError) in
      try db.all("\(Self.listQuery) WHERE \(test) ORDER BY todo_list.id LIMIT ?1", limit) { $0.todoList() }
    }
  }

  private static let stillToPrepare = "'held', 'requested', 'confirmed', 'out'"

  public func lists(of drive: TestDrive) throws(StoreError) -> [TodoList] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        "\(Self.listQuery) WHERE drive_id = ?1 OR todo_list.vehicle_id = ?2 ORDER BY todo_list.id LIMIT 100",
        drive.id.rawValue, drive.vehicle.id.rawValue
      ) { $0.todoList() }
    }
  }

  public func lists(titled key: ListKey) throws(StoreError) -> [TodoList] {
    try run { (db) throws(SQLiteError) in
      try db.all("\(Self.listQuery) WHERE title_key = ?1 ORDER BY todo_list.id LIMIT 100", key.text) { $0.todoList() }
    }
  }

  public func addList(
    _ title: String, of subject: TodoList.Subject, items: [TodoList.Item]
  ) throws(StoreError) -> TodoList {
    guard let key = ListKey(title) else { throw .constraint("a title has letters or digits") }
    let id = try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO todo_list (title, title_key, drive_id, vehicle_id, customer_id, items, open_items)
        VALUES (?1, ?2, ?3, ?4, (SELECT customer_id FROM test_drive WHERE id = ?3), ?5, ?6)
        """, title, key.text, subject.drive?.rawValue, subject.vehicle?.rawValue, TodoList.storageText(of: items),
        items.openCount)
      return TodoList.ID(db.lastInsertRowID)
    }
    guard let list = try list(id) else { throw .failed("list \(id) is gone") }
    return list
  }

  public func update(_ list: TodoList) throws(StoreError) {
    guard let key = ListKey(list.title) else { throw .constraint("a title has letters or digits") }
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE todo_list SET title = ?2, title_key = ?3, items = ?4, open_items = ?5 WHERE id = ?1",
        list.id.rawValue, list.title, key.text, TodoList.storageText(of: list.items), list.items.openCount)
    }
  }

  public func deleteList(_ id: TodoList.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM todo_list WHERE id = ?1", id.rawValue)
    }
  }

  /// Makes a list what it was before a line of the journal; takes one out that was not there.
  func restoreList(_ entry: JournalEntry) throws(StoreError) {
    guard let before = entry.before, let title = before["title"], let key = ListKey(title) else {
      return try run { (db) throws(SQLiteError) in
        try db.execute("DELETE FROM todo_list WHERE id = ?1", entry.subjectKey)
      }
    }
    let items = before["items"] ?? ""
    try run { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO todo_list (id, title, title_key, drive_id, vehicle_id, customer_id, items, open_items)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (id) DO UPDATE SET title = ?2, title_key = ?3, items = ?7, open_items = ?8
        """, entry.subjectKey, title, key.text, before.number("testDrive"), before.number("vehicle"),
        before.number("customer"), items, TodoList.items(storageText: items).openCount)
    }
  }
}

extension TodoList.Subject {
  fileprivate var drive: TestDrive.ID? {
    guard case .drive(let id) = self else { return nil }
    return id
  }

  fileprivate var vehicle: Vehicle.ID? {
    guard case .vehicle(let id) = self else { return nil }
    return id
  }
}

extension [TodoList.Item] {
  fileprivate var openCount: Int { count { !$0.isDone } }
}

extension JournalRecord {
  func number(_ name: String) -> Int64? { self[name].flatMap { Int64($0) } }
}

extension Row {
  fileprivate func todoList() -> TodoList {
    let drive = int64IfAny(2).map { TodoList.Subject.drive(TestDrive.ID($0)) }
    let vehicle = int64IfAny(3).map { TodoList.Subject.vehicle(Vehicle.ID($0)) }
    return TodoList(
      id: TodoList.ID(int64(0)), title: text(1), subject: drive ?? vehicle ?? .desk,
      items: TodoList.items(storageText: text(4)), due: int64IfAny(5).map { Instant(seconds: $0) })
  }
}
