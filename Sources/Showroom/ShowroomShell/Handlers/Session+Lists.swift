import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func lists() throws(Interruption) -> Outcome {
    let found = try asking { () throws(StoreError) in try store.lists(onlyOpen: false, limit: 1000) }
    guard !found.isEmpty else { return Outcome([.sentence(text.noLists)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  /// All commands about one list go the way that sentences go.
  mutating func changeList(_ call: Invocation) throws(Interruption) -> Outcome {
    try start(.list(try listRequest(call)))
  }

  /// What a command about one list asks for.
  func listRequest(_ call: Invocation) throws(Interruption) -> ListRequest {
    var request = ListRequest(call.command.listDeed, speaker: context.speaker)
    switch call.command {
    case .listCreate:
      request.title = call.text
      request.items.say(items(call))
      request.subject = try subject(call)
    case .listShow, .listDelete:
      if !call.text.isEmpty { request.list.say(call.text, words: call.text) }
    case .listRename:
      request.list.say(call.words[0], words: call.words[0])
      request.title = call.words.dropFirst().joined(separator: " ")
    default:
      request.list.say(call.words[0], words: call.words[0])
      request.items.say(ListRequest.items(said: call.words.dropFirst().joined(separator: " ")))
    }
    return request
  }

  /// Looks for what a sentence asks of the lists; nil for any other sentence, and for those who have no lists.
  mutating func searchLists(_ phrase: String) throws(Interruption) -> Outcome? {
    guard context.speaker == .staff, let words = ListSentence.searched(phrase) else { return nil }
    return try start(.searchCatalog(SearchCatalog(query: words, speaker: context.speaker)))
  }

  private func items(_ call: Invocation) -> [String] {
    call.option("items").map { ListRequest.items(said: $0) } ?? []
  }

  private func subject(_ call: Invocation) throws(Interruption) -> TodoList.Subject {
    if let number = call.option("drive").flatMap({ TestDrive.ID($0) }) {
      let drive = try asking { () throws(StoreError) in try store.drive(number) }
      guard drive != nil else { throw refuse("no-such-drive", text.reason(.noDriveNumber(number))) }
      return .drive(number)
    }
    return try call.option("vehicle").map { (name) throws(Interruption) in .vehicle(try vehicle(name).id) } ?? .desk
  }

  /// What is still to do for a drive, for staff.
  func openLists(of drive: TestDrive) throws(Interruption) -> [String] {
    guard context.speaker == .staff else { return [] }
    let lists = try asking { () throws(StoreError) in try store.lists(of: drive) }
    return lists.filter { !$0.open.isEmpty }.map { text.openItems(of: $0) }
  }
}

extension CommandName {
  fileprivate var listDeed: ListRequest.Deed {
    switch self {
    case .listCreate: .create
    case .listAdd: .add
    case .listTick: .tick
    case .listUntick: .untick
    case .listRemove: .remove
    case .listRename: .rename
    case .listDelete: .delete
    default: .show
    }
  }
}

// MARK: - Templates

extension Session {
  mutating func listTemplates(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.words.dropFirst().joined(separator: " ")
    switch call.words.first {
    case "add": return try addTemplate(name, call)
    case "delete": return try deleteTemplate(name)
    default:
      let found = try asking { () throws(StoreError) in try store.templates() }
      guard !found.isEmpty else { return Outcome([.sentence(text.noTemplates)], value: .array([])) }
      return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
    }
  }

  private mutating func addTemplate(_ said: String, _ call: Invocation) throws(Interruption) -> Outcome {
    let items = items(call).compactMap { TodoList.clean($0) }
    guard let name = TodoList.clean(said), !items.isEmpty, items.count <= TodoList.mostItems else {
      throw misuse("missing-value", text.templateNeeds)
    }
    guard try template(name) == nil else { throw refuse("known-already", text.templateKnown(name)) }
    let scope = try scope(call.option("for") ?? "all")
    let added = try asking { () throws(StoreError) in try store.addTemplate(name, items: items, for: scope) }
    return Outcome([.sentence(text.templateAdded(added))], value: json(added))
  }

  private mutating func deleteTemplate(_ name: String) throws(Interruption) -> Outcome {
    guard let found = try template(name) else { throw refuse("no-such-template", text.noTemplate(name)) }
    try asking { () throws(StoreError) in try store.deleteTemplate(found.id) }
    return Outcome([.sentence(text.templateDeleted(found))], value: json(found))
  }

  private func template(_ name: String) throws(Interruption) -> ListTemplate? {
    guard let key = ListKey(name) else { return nil }
    return try asking { () throws(StoreError) in try store.templates() }.first { ListKey($0.name) == key }
  }

  private func scope(_ words: String) throws(Interruption) -> ListTemplate.Scope {
    let folded = Folding.fold(words)
    if ["all", "alle"].contains(folded) { return .all }
    if let kind = FuelKind(rawValue: folded) ?? FuelKind.kinds(of: words).first { return .fuel(kind) }
    let match = try asking { () throws(StoreError) in try search(words, limit: 1).first }
    guard let match, match.quality.isCertain else { throw misuse("bad-value", text.noScope(words)) }
    return .model(match.model)
  }
}
