import IntentKit
import LanguageKit
import ShowroomCore

/// Finds lists and items by what people call them.
struct ListFinder {
  let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  /// At most this many lists are looked through, and this many offered.
  private static let mostLists = 1000
  static let mostChoices = 9

  // MARK: Lists

  /// An exact title succeeds; one that is near is asked about, several ask which, none says what there is.
  func resolve(_ said: String) throws(StoreError) -> Resolution<TodoList, Reason> {
    guard let key = ListKey(said) else { return .needsValue }
    let titled = try lists(titled: key)
    let exact = titled.isEmpty ? try ofDrive(key) : titled
    if let only = exact.first {
      return exact.count == 1 ? .success(only) : .disambiguation(Array(exact.prefix(Self.mostChoices)))
    }
    let all = try desk.store.lists(onlyOpen: false, limit: Self.mostLists)
    let near = try near(key, among: all)
    guard let only = near.first else {
      guard !all.isEmpty else { return .unsupported(.list(.noLists), alternatives: []) }
      let known = Array(all.prefix(Self.mostChoices))
      return .unsupported(.list(.unknownList(said, known: known.map(\.title))), alternatives: known)
    }
    return near.count == 1 ? .confirmationRequired(only) : .disambiguation(Array(near.prefix(Self.mostChoices)))
  }

  /// The lists of a title; "Einkaufsliste" names the list "Einkauf", too.
  private func lists(titled key: ListKey) throws(StoreError) -> [TodoList] {
    let exact = try desk.store.lists(titled: key)
    guard exact.isEmpty, key.text.count > 3, key.text.hasSuffix("s"), let stem = ListKey(key.text.dropLast()) else {
      return exact
    }
    return try desk.store.lists(titled: stem)
  }

  /// "The list for drive 31".
  private func ofDrive(_ key: ListKey) throws(StoreError) -> [TodoList] {
    guard key.words.count == 2, ["drive", "fahrt"].contains(key.words[0]), let id = TestDrive.ID(key.words[1]),
      let drive = try desk.store.drive(id)
    else { return [] }
    return try desk.store.lists(of: drive).filter { $0.subject == .drive(id) }
  }

  /// What a new list belongs to by its title: "drive 31", a plate, or a car of which there is one demonstrator.
  func subject(of title: String) throws(StoreError) -> TodoList.Subject {
    if let words = ListKey(title)?.words, words.count == 2, ["drive", "fahrt"].contains(words[0]),
      let id = TestDrive.ID(words[1]), try desk.store.drive(id) != nil
    {
      return .drive(id)
    }
    if let vehicle = try desk.store.vehicle(plate: title) { return .vehicle(vehicle.id) }
    guard let best = try desk.search(title, limit: 1).matches.first, best.quality.isCertain else { return .desk }
    let vehicles = try desk.store.vehicles(in: .model(best.model.id)).filter { $0.state == .available }
    return vehicles.count == 1 ? .vehicle(vehicles[0].id) : .desk
  }

  /// Which list, where none was said: of those that there are.
  func resolveUnsaid() throws(StoreError) -> Resolution<TodoList, Reason> {
    let all = try desk.store.lists(onlyOpen: false, limit: Self.mostLists)
    guard let only = all.first else { return .unsupported(.list(.noLists), alternatives: []) }
    guard all.count <= Self.mostChoices else { return .needsValue }
    return all.count == 1 ? .confirmationRequired(only) : .disambiguation(all)
  }

  /// The list that items are on, where none was said.
  func resolve(having items: [String], done: Bool?) throws(StoreError) -> Resolution<TodoList, Reason> {
    let all = try desk.store.lists(onlyOpen: false, limit: Self.mostLists)
    let fitting = all.filter { list in
      items.allSatisfy { said in
        list.items.contains { (done == nil || $0.isDone == done) && Self.isNear(said, $0.text) }
      }
    }
    guard let only = fitting.first else {
      return .unsupported(.list(.nowhere(items.joined(separator: ", "))), alternatives: [])
    }
    return fitting.count == 1 ? .success(only) : .disambiguation(Array(fitting.prefix(Self.mostChoices)))
  }

  /// Those whose title has the words, or that belong to a drive or a demonstrator with them; else those a slip away.
  private func near(_ key: ListKey, among lists: [TodoList]) throws(StoreError) -> [TodoList] {
    let named = try lists.selecting { (list) throws(StoreError) in
      let own = ListKey(list.title)?.words ?? []
      if Self.has(own, key.words) { return true }
      return Self.has(own + (try wordsOfSubject(list)), key.words)
    }
    guard named.isEmpty else { return named }
    return lists.filter { list in
      ListKey(list.title).map { Self.isSlip(key.text, $0.text) } ?? false
    }
  }

  private func wordsOfSubject(_ list: TodoList) throws(StoreError) -> [String] {
    switch list.subject {
    case .desk: return ["desk", "tresen"]
    case .vehicle(let id): return try desk.store.vehicle(id).map(Self.words(of:)) ?? []
    case .drive(let id):
      guard let drive = try desk.store.drive(id) else { return [] }
      return ["drive", "fahrt", "\(id)"] + Self.words(of: drive.vehicle)
    }
  }

  private static func words(of vehicle: Vehicle) -> [String] {
    ListKey("\(vehicle.car.title) \(vehicle.plate)")?.words ?? []
  }

  /// Lists whose title or items have words, for the search.
  func having(_ words: String, limit: Int) throws(StoreError) -> [TodoList] {
    guard let key = ListKey(words) else { return [] }
    return try desk.store.lists(onlyOpen: false, limit: Self.mostLists).filter { list in
      let own = ListKey(([list.title] + list.items.map(\.text)).joined(separator: " "))?.words ?? []
      return Self.has(own, key.words)
    }.prefix(limit).map { $0 }
  }

  // MARK: Items

  /// One item of a list: exactly, else one that is near asks, several ask which, none says what there is.
  func resolve(item said: String, on list: TodoList) -> Resolution<String, Reason> {
    guard let key = ListKey(said) else { return .needsValue }
    let texts = list.items.map(\.text)
    if let exact = texts.first(where: { ListKey($0) == key }) { return .success(exact) }
    let near = texts.filter { Self.isNear(said, $0) }
    guard let only = near.first else {
      return .unsupported(.list(.unknownItem(said, list)), alternatives: Array(texts.prefix(Self.mostChoices)))
    }
    return near.count == 1 ? .confirmationRequired(only) : .disambiguation(Array(near.prefix(Self.mostChoices)))
  }

  private static func isNear(_ said: String, _ text: String) -> Bool {
    guard let key = ListKey(said), let own = ListKey(text) else { return false }
    return has(own.words, key.words) || isSlip(key.text, own.text)
  }

  /// Whether each word begins one of these.
  private static func has(_ own: [String], _ words: [String]) -> Bool {
    words.allSatisfy { word in own.contains { $0 == word || word.utf8.count >= 3 && $0.hasPrefix(word) } }
  }

  private static func isSlip(_ said: String, _ own: String) -> Bool {
    let limit = said.utf8.count >= 8 ? 2 : said.utf8.count >= 4 ? 1 : 0
    guard limit > 0, abs(said.utf8.count - own.utf8.count) <= limit else { return false }
    return EditDistance.between(said, own, limit: limit) != nil
  }
}
