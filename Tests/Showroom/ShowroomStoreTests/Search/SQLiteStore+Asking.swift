import ShowroomCore

@testable import ShowroomStore

extension SQLiteStore {
  /// What words name, in a year that most tests do not care about.
  func search(_ query: String, limit: Int) throws(StoreError) -> [NameMatch] {
    try search(query, limit: limit, thisYear: 2026).matches
  }

  func answer(to query: String, limit: Int, thisYear: Int? = nil) throws(StoreError) -> SearchAnswer {
    try search(query, limit: limit, thisYear: thisYear ?? 2026)
  }
}
