import ShowroomCore

@testable import ShowroomStore

extension SQLiteStore {
  func answer(to query: String, limit: Int, thisYear: Int?) throws(StoreError) -> SearchAnswer {
    try search(query, limit: limit, thisYear: thisYear ?? 2026)
  }
}
