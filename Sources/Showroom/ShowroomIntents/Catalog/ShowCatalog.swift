import IntentKit
import ShowroomCore

/// Shows the catalog.
public struct ShowCatalog: Intent {
  public enum Key: String, ParameterKey {
    case page
  }

  public static let name = "ShowCatalog"
  public static let isRestrictedWhileLocked = false
  public static let combinations = [ParameterCombination<Key>([])]

  /// Where the page begins.
  public var page: Page<Car.ID>

  public init(page: Page<Car.ID> = Page(limit: 50)) {
    self.page = page
  }

  public var stated: Set<Key> { page.after == nil ? [] : [.page] }
}

/// Reads a page of the catalog.
public struct ShowCatalogHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] { [] }
  public func key(of choice: Choice) -> ShowCatalog.Key { .page }
  public func apply(_ choice: Choice, to request: inout ShowCatalog) {}

  public func confirm(_ request: ShowCatalog) throws(StoreError) -> Confirmation<Page<Car.ID>, ShowroomResponse> {
    .unasked(request.page)
  }

  public func handle(_ confirmed: Confirmed<Page<Car.ID>>) throws(StoreError) -> ShowroomResponse {
    var page = confirmed.overview
    page.limit += 1
    let cars = try desk.store.cars(page)
    return .catalog(Array(cars.prefix(page.limit - 1)), more: cars.count == page.limit)
  }

  /// The catalog is the same for everybody; who looks at it is known of the act.
  public func donation(
    of request: ShowCatalog, answeredBy reply: ShowroomResponse
  ) throws(StoreError) -> DonationDraft? {
    try desk.look(ShowCatalog.name, by: desk.store.author?.speaker)
  }
}
