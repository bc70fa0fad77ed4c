import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func terminal() throws(StoreError) -> TerminalState {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT locked, EXISTS (SELECT 1 FROM staff WHERE retired = 0) FROM terminal") { row in
        TerminalState(isLocked: row.bool(0), namesStaff: row.bool(1))
      } ?? TerminalState()
    }
  }

  public func setTerminal(locked: Bool) throws(StoreError) {
    try change { (db) throws(SQLiteError) in try db.execute("UPDATE terminal SET locked = ?1", locked ? 1 : 0) }
  }

  public func staff() throws(StoreError) -> [StaffMember] {
    try members("WHERE retired = 0 ORDER BY id")
  }

  public func staff(named name: String) throws(StoreError) -> StaffMember? {
    try members("WHERE name_key = ?1", Folding.fold(name)).first
  }

  public func staff(_ id: StaffMember.ID) throws(StoreError) -> StaffMember? {
    try members("WHERE id = ?1", id.rawValue).first
  }

  public func addStaff(named name: String, role: StaffRole) throws(StoreError) -> StaffMember {
    let id = try change { (db) throws(SQLiteError) in
      try db.execute(
        "INSERT INTO staff (name, name_key, role) VALUES (?1, ?2, ?3)", name, Folding.fold(name), role.rawValue)
      return StaffMember.ID(db.lastInsertRowID)
    }
    return StaffMember(id: id, name: name, role: role)
  }

  public func update(_ member: StaffMember) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE staff SET role = ?2, retired = ?3 WHERE id = ?1", member.id.rawValue, member.role.rawValue,
        member.isRetired ? 1 : 0)
    }
  }

  private func members(_ clause: String, _ values: any SQLiteBindable...) throws(StoreError) -> [StaffMember] {
    let columns = "id, name, role, retired, EXISTS (SELECT 1 FROM pin WHERE staff_id = staff.id)"
    return try run { (db) throws(SQLiteError) in
      var rows = try db.prepare("SELECT \(columns) FROM staff \(clause)").query(values)
      var members: [StaffMember] = []
      while let row = try rows.next() {
        members.append(
          StaffMember(
            id: StaffMember.ID(row.int64(0)), name: row.text(1), role: StaffRole(rawValue: row.text(2)) ?? .sales,
            isRetired: row.bool(3), hasPin: row.bool(4)))
      }
      return members
    }
  }
}
