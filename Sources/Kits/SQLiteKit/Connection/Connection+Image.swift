import CSQLite

extension Connection {
  /// All bytes of the database, as its file would have them.
  public func image() throws(SQLiteError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle.pointer, "main", &size, 0) else {
      throw SQLiteError(.outOfMemory, message: "no memory for the bytes of the database")
    }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// Opens a new database in memory that begins as an image of another.
  /// - Throws: `.cannotOpen` where there is no image; that one is no database shows at its first use.
  public static func inMemory(_ image: [UInt8]) throws(SQLiteError) -> Connection {
    let connection = try inMemory()
    guard !image.isEmpty else { throw SQLiteError(.cannotOpen, message: "an image of a database has bytes") }
    let size = sqlite3_int64(image.count)
    guard let bytes = sqlite3_malloc64(sqlite3_uint64(image.count))?.bindMemory(to: UInt8.self, capacity: image.count)
    else { throw SQLiteError(.outOfMemory, message: "no memory for \(image.count) bytes of a database") }
    bytes.update(from: image, count: image.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    // SQLite frees the bytes, even where it fails.
    let code = sqlite3_deserialize(connection.handle.pointer, "main", bytes, size, size, flags)
    guard code == SQLITE_OK else { throw connection.handle.error(code, sql: nil) }
    return connection
  }
}
