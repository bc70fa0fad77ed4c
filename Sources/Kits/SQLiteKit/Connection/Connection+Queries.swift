extension Connection {
  /// Runs one statement with these values for `?1`, `?2`, …
  public func execute(_ sql: String, _ values: any SQLiteBindable...) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// Starts a query and returns its rows, to be read with `next()`.
  public func query(_ sql: String, _ values: any SQLiteBindable...) throws(SQLiteError) -> Rows {
    try prepare(sql).query(values)
  }

  /// All rows of a query, each as `transform` makes of it.
  public func all<Result>(
    _ sql: String, _ values: any SQLiteBindable..., transform: (Row) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> [Result] {
    var rows = try prepare(sql).query(values)
    var results: [Result] = []
    while let row = try rows.next() {
      results.append(try transform(row))
    }
    return results
  }

  /// The first row of a query as `transform` makes of it, or nil where there is none.
  public func first<Result>(
    _ sql: String, _ values: any SQLiteBindable..., transform: (Row) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result? {
    var rows = try prepare(sql).query(values)
    guard let row = try rows.next() else { return nil }
    return try transform(row)
  }

  /// Whether a query has a row.
  public func hasRow(_ sql: String, _ values: any SQLiteBindable...) throws(SQLiteError) -> Bool {
    var rows = try prepare(sql).query(values)
    return try rows.next() != nil
  }

  /// The first column of the first row, an INTEGER; nil for no row and for NULL.
  public func integer(_ sql: String, _ values: any SQLiteBindable...) throws(SQLiteError) -> Int64? {
    var rows = try prepare(sql).query(values)
    return try rows.next()?.int64IfAny(0)
  }
}
