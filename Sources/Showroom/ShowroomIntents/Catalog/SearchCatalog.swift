import IntentKit
import ShowroomCore

/// Finds cars by words.
public struct SearchCatalog: Intent {
  public enum Key: String, ParameterKey {
    case query
  }

  public static let name = "SearchCatalog"
  public static let isRestrictedWhileLocked = false
  public static let combinations = [ParameterCombination<Key>([.query])]

  public var query = Parameter<String, String>()
  public var limit = 20

  public init(query: String? = nil) {
    if let query { self.query.say(query, words: query) }
  }

  public var stated: Set<Key> { query.isEmpty ? [] : [.query] }
}

/// Asks the search engine.
public struct SearchCatalogHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] { [] }
  public func key(of choice: Choice) -> SearchCatalog.Key { .query }
  public func apply(_ choice: Choice, to request: inout SearchCatalog) {}

  public func confirm(_ request: SearchCatalog) throws(StoreError) -> Confirmation<SearchCatalog, ShowroomResponse> {
    .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<SearchCatalog>) throws(StoreError) -> ShowroomResponse {
    let query = confirmed.overview.query.said ?? ""
    let answer = try desk.search(query, limit: confirmed.overview.limit)
    return answer.matches.isEmpty ? .nothingFound(query: query, answer.miss ?? .nothingSaid) : .found(query: query, answer)
  }
}
