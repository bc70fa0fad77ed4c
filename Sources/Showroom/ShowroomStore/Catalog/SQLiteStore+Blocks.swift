import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func block(_ id: VehicleBlock.ID) throws(StoreError) -> VehicleBlock? {
    try run { (db) throws(SQLiteError) in
      try db.first(
        "SELECT \(BlockColumns.list) FROM \(BlockColumns.tables) WHERE block.id = ?1", id.rawValue
      ) { $0.block() } ?? nil
    }
  }

  /// No block reaches farther back than the one that is under way, since those of one vehicle never overlap.
  public func blocks(
    of vehicle: Vehicle.ID?, in interval: TimeSlot, limit: Int
  ) throws(StoreError) -> [VehicleBlock] {
    let test = """
      block.vehicle_id = ?1
        AND block.starts >= coalesce((SELECT max(starts) FROM block WHERE vehicle_id = ?1 AND starts <= ?2), ?2)
      """
    return try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(BlockColumns.list) FROM \(BlockColumns.tables)
        WHERE \(vehicle == nil ? "?1 IS NULL" : test) AND block.starts < ?3 AND block.ends > ?2
        ORDER BY block.starts, block.id LIMIT ?4
        """, vehicle?.rawValue, interval.start.seconds, interval.end.seconds, limit
      ) { $0.block() }
      .compactMap { $0 }
    }
  }

  public func addBlock(_ draft: VehicleBlockDraft) throws(StoreError) -> VehicleBlock {
    try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          "INSERT INTO block (vehicle_id, starts, ends, kind, reason) VALUES (?1, ?2, ?3, ?4, ?5)",
          draft.vehicle.rawValue, draft.slot.start.seconds, draft.slot.end.seconds, draft.kind.rawValue, draft.reason)
        return VehicleBlock.ID(db.lastInsertRowID)
      }
      guard let block = try block(id) else { throw .failed("block \(id) is gone") }
      return block
    }
  }

  public func removeBlock(_ id: VehicleBlock.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in try db.execute("DELETE FROM block WHERE id = ?1", id.rawValue) }
  }
}

/// The columns that make a `VehicleBlock`, in the order in which `Row.block()` reads them.
private enum BlockColumns {
  static let tables = """
    block JOIN vehicle ON vehicle.id = block.vehicle_id JOIN car ON car.id = vehicle.car_id \
    JOIN model ON model.id = car.model_id
    """
  static let list = "block.id, block.starts, block.ends, block.kind, block.reason, \(VehicleColumns.list)"
}

extension Row {
  /// Nil never comes from a store whose constraints hold.
  fileprivate func block() -> VehicleBlock? {
    guard let slot = slot(at: 1) else { return nil }
    return VehicleBlock(
      id: VehicleBlock.ID(int64(0)), vehicle: vehicle(at: 5), slot: slot,
      kind: VehicleBlock.Kind(rawValue: text(3)) ?? .other, reason: text(4))
  }
}
