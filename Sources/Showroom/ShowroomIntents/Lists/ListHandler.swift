import IntentKit
import LanguageKit
import ShowroomCore

/// Finds the list and its items, and does what is asked with them. Only a list that is taken away asks for a yes.
public struct ListHandler<Request: ListIntent>: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.list, as: Self.asList) { (intent) throws(StoreError) in
        try resolveList(intent.request)
      },
      ParameterDefinition(.items, after: [.list], as: Self.asItems) { (intent) throws(StoreError) in
        resolveItems(intent.request)
      },
      ParameterDefinition(.title, as: Self.itself) { (intent) throws(StoreError) in
        [.create, .rename].contains(intent.request.deed) && intent.request.title == nil ? .needsValue : .notRequired
      },
    ]
  }

  private static func asList(_ list: TodoList) -> ShowroomIntents.Choice { .list(.list(list)) }
  private static func asItems(_ items: [String]) -> ShowroomIntents.Choice { .list(.items(items)) }

  private func resolveList(_ request: ListRequest) throws(StoreError) -> Resolution<TodoList, Reason> {
    // `confirm` says to anybody else that this is for staff.
    guard request.speaker == .staff, request.deed != .create else { return .notRequired }
    if let list = request.list.value { return .success(list) }
    if let id = request.stored, let list = try desk.store.list(id) { return .success(list) }
    let finder = ListFinder(desk)
    if let said = request.list.said { return try finder.resolve(said) }
    switch request.deed {
    case .show: return .notRequired
    case .tick, .untick, .remove:
      guard let items = request.items.said, items != ListRequest.all else { return try finder.resolveUnsaid() }
      return try finder.resolve(having: items, done: request.deed.isOfDone)
    case .create, .add, .rename, .delete: return try finder.resolveUnsaid()
    }
  }

  /// Items are resolved one by one; those before the open one are settled.
  private func resolveItems(_ request: ListRequest) -> Resolution<[String], Reason> {
    let said = request.items.said ?? []
    guard request.speaker == .staff else { return .notRequired }
    switch request.deed {
    case .create, .show, .rename, .delete: return .notRequired
    case .add: return said.isEmpty ? .needsValue : .success(said)
    case .tick, .untick, .remove:
      guard let list = request.list.value else { return .needsValue }
      if said.isEmpty { return .needsValue }
      if said == ListRequest.all { return .success(list.items.map(\.text)) }
      let settled = request.items.value ?? []
      let rest = said.dropFirst(settled.count).map { ListFinder(desk).resolve(item: $0, on: list).map { [$0] } }
      return .list(settled.map { .success([$0]) } + rest) { $0.flatMap { $0 } }
    }
  }

  public func key(of choice: Choice) -> ListKeyName {
    guard case .list(.items) = choice else { return .list }
    return .items
  }

  public func apply(_ choice: Choice, to intent: inout Request) {
    switch choice {
    case .list(.list(let list)):
      intent.request.list.settle(list)
      intent.request.items.unsettle()
    case .list(.items(let items)): intent.request.items.settle(items)
    case .car, .duration, .options, .start, .customer, .drive, .account, .message: break
    }
  }

  public func confirm(_ intent: Request) throws(StoreError) -> Confirmation<ListRequest, ShowroomResponse> {
    let request = intent.request
    guard request.speaker == .staff else { return .failure(.notAllowed) }
    if let refusal = try refusal(request) { return .failure(.listRefused(refusal)) }
    return request.deed == .delete ? .ready(request) : .unasked(request)
  }

  /// What stands against it, whichever list it is.
  private func refusal(_ request: ListRequest) throws(StoreError) -> ListRefusal? {
    if [.create, .rename].contains(request.deed) {
      guard let title = request.title.flatMap({ TodoList.clean($0) }), let key = ListKey(title) else { return .empty }
      let same = try desk.store.lists(titled: key).first { $0.id != request.list.value?.id }
      if let same { return .titleTaken(same) }
    }
    let items = request.items.said ?? []
    if [.create, .add].contains(request.deed), items.contains(where: { TodoList.clean($0) == nil }) { return .empty }
    return nil
  }

  /// Reads the list once more under the store's lock, and writes.
  public func handle(_ confirmed: Confirmed<ListRequest>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    if request.deed == .show { return .list(try shown(request)) }
    return try desk.store.write { () throws(StoreError) in
      if let refusal = try refusal(request) { return .listRefused(refusal) }
      guard request.deed != .create else { return try create(request) }
      guard let said = request.list.value, let list = try desk.store.list(said.id) else {
        return .listRefused(.gone(request.list.value?.title ?? ""))
      }
      return try change(list, request)
    }
  }

  private func shown(_ request: ListRequest) throws(StoreError) -> ListAnswer {
    guard let list = request.list.value else { return .open(try desk.store.lists(onlyOpen: true, limit: 200)) }
    return .shown(list)
  }

  public func show(_ overview: ListRequest) -> OverviewItem? { overview.list.value.map { .deleteList($0) } }

  /// An answer is the name that was asked for.
  public func fill(_ intent: inout Request, from answer: Answer, asked: ListKeyName?) -> Set<ListKeyName> {
    guard let asked, let name = TodoList.clean(answer.text) else { return [] }
    switch asked {
    case .list: intent.request.list.say(name, words: answer.text)
    case .items: intent.request.items.say(ListRequest.items(said: name), words: answer.text)
    case .title: intent.request.title = name
    }
    return [asked]
  }
}

// MARK: - What is written

extension ListHandler {
  private func create(_ request: ListRequest) throws(StoreError) -> ShowroomResponse {
    let items = Self.texts(request).map { TodoList.Item($0) }
    let title = request.title.flatMap { TodoList.clean($0) } ?? ""
    if case .drive(let id) = request.subject, try desk.store.drive(id) == nil {
      return .gone(.noDriveNumber(id), alternatives: [])
    }
    let subject = request.subject == .desk ? try ListFinder(desk).subject(of: title) : request.subject
    guard items.count <= TodoList.mostItems else {
      let list = TodoList(id: TodoList.ID(0), title: title, subject: subject, items: items)
      return .listRefused(.full(list, most: TodoList.mostItems))
    }
    return .list(.created(try desk.store.addList(title, of: subject, items: items)))
  }

  private func change(_ list: TodoList, _ request: ListRequest) throws(StoreError) -> ShowroomResponse {
    switch request.deed {
    case .add: return try add(Self.texts(request), to: list)
    case .tick, .untick: return try mark(list, request)
    case .remove: return try remove(from: list, request)
    case .rename:
      var renamed = list
      renamed.title = request.title.flatMap { TodoList.clean($0) } ?? list.title
      try desk.store.update(renamed)
      return .list(.renamed(renamed, from: list.title))
    case .delete:
      try desk.store.deleteList(list.id)
      return .list(.deleted(list))
    case .create, .show: return .list(.shown(list))
    }
  }

  /// What is on the list and still to do is not put on it twice.
  private func add(_ texts: [String], to list: TodoList) throws(StoreError) -> ShowroomResponse {
    var list = list
    var (added, already): ([String], [String]) = ([], [])
    for text in texts {
      if list.open.contains(where: { ListKey($0) == ListKey(text) }) {
        already.append(text)
      } else {
        list.items.append(TodoList.Item(text))
        added.append(text)
      }
    }
    guard list.items.count <= TodoList.mostItems else { return .listRefused(.full(list, most: TodoList.mostItems)) }
    try desk.store.update(list)
    return .list(.added(list, added, already: already))
  }

  private func mark(_ list: TodoList, _ request: ListRequest) throws(StoreError) -> ShowroomResponse {
    var list = list
    let isDone = request.deed == .tick
    // "All" means all that are on it now.
    let isAll = request.items.said == ListRequest.all
    let wanted = request.items.value ?? []
    var marked: [String] = []
    for place in list.items.indices where isAll || wanted.contains(list.items[place].text) {
      if list.items[place].isDone != isDone { marked.append(list.items[place].text) }
      list.items[place].isDone = isDone
    }
    try desk.store.update(list)
    return .list(isDone ? .ticked(list, marked) : .unticked(list, marked))
  }

  private func remove(from list: TodoList, _ request: ListRequest) throws(StoreError) -> ShowroomResponse {
    var list = list
    let isAll = request.items.said == ListRequest.all
    let wanted = request.items.value ?? []
    let removed = list.items.map(\.text).filter { isAll || wanted.contains($0) }
    list.items.removeAll { removed.contains($0.text) }
    try desk.store.update(list)
    return .list(.removed(list, removed))
  }

  private static func texts(_ request: ListRequest) -> [String] {
    (request.items.said ?? []).compactMap { TodoList.clean($0) }
  }
}

extension ListRequest.Deed {
  /// Whether it is about what is done, or about what is not; nil for both.
  fileprivate var isOfDone: Bool? {
    switch self {
    case .tick: false
    case .untick: true
    case .create, .add, .show, .remove, .rename, .delete: nil
    }
  }
}
