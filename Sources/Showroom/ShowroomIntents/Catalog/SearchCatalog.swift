import IntentKit
import ShowroomCore

/// Finds cars, and whatever else is here, by words.
public struct SearchCatalog: Intent {
  public enum Key: String, ParameterKey {
    case query
  }

  public static let name = "SearchCatalog"
  public static let isRestrictedWhileLocked = false
  public static let combinations = [ParameterCombination<Key>([.query])]

  public var query = Parameter<String, String>()
  public var limit = 20
  public var speaker: Speaker

  public init(query: String? = nil, speaker: Speaker) {
    self.speaker = speaker
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
    let request = confirmed.overview
    let query = request.query.said ?? ""
    let found = try Finder(desk.showroom, speaker: request.speaker).find(query, limit: request.limit)
    return found.isEmpty ? .nothingFound(query: query, found.cars.miss ?? .nothingSaid) : .found(query: query, found)
  }
}
