import ShowroomCore
extension SQLiteStore {
  public func search(_ query: String, limit: Int) throws(StoreError) -> [NameMatch] { [] }
  public func names(in words: [String]) throws(StoreError) -> [NameSpan] { [] }
  func index(_ model: CarModel) throws(StoreError) {}
}
