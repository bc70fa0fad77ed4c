import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// To-do lists as JSON and as tables.
extension Session {
  func answer(_ answer: ListAnswer, _ sentence: String) -> Outcome {
    switch answer {
    case .shown(let list):
      return Outcome(
        [.sentence(sentence)] + (list.items.isEmpty ? [] : [.table(table(list.items))]), value: json(list))
    case .open(let lists):
      return Outcome(
        [.sentence(sentence)] + (lists.isEmpty ? [] : [.table(table(lists))]), value: .array(lists.map { json($0) }))
    case .created(let list), .added(let list, _, _), .ticked(let list, _), .unticked(let list, _),
      .removed(let list, _),
      .renamed(let list, _), .deleted(let list):
      return Outcome([.sentence(sentence)], value: json(list))
    }
  }

  func json(_ list: TodoList) -> JSONValue {
    [
      "id": .int(list.id.rawValue), "title": .string(list.title), "drive": JSONValue(list.subject.driveNumber),
      "vehicle": JSONValue(list.subject.vehicleNumber), "due": list.due.map { json($0) } ?? .null,
      "open": .int(Int64(list.open.count)),
      "items": .array(list.items.map { ["text": .string($0.text), "done": .bool($0.isDone)] }),
    ]
  }

  func table(_ lists: [TodoList]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("title", Localized(en: "List", de: "Liste")),
      Table.Column("open", Localized(en: "To do", de: "Zu tun"), reading: .explanation),
      Table.Column("due", Localized(en: "Due", de: "Fällig"), reading: .titled), .data("id"), .data("drive"),
    ]
    let rows = lists.map { list in
      [
        Table.Cell(.string(list.title)),
        Table.Cell(.int(Int64(list.open.count)), text: list.open.isEmpty ? text.nothingOpen : text.list(list.open)),
        Table.Cell(list.due.map { json($0) } ?? .null, text: list.due.map { text.instant($0) } ?? ""),
        Table.Cell(.int(list.id.rawValue)), Table.Cell(JSONValue(list.subject.driveNumber)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  private func table(_ items: [TodoList.Item]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("text", Localized(en: "Item", de: "Punkt")),
      Table.Column("done", Localized(en: "State", de: "Zustand")),
    ]
    return Table(
      columns: columns,
      rows: items.map { [Table.Cell(.string($0.text)), Table.Cell(.bool($0.isDone), text: text.itemState($0))] })
  }

  func json(_ template: ListTemplate) -> JSONValue {
    [
      "id": .int(template.id.rawValue), "name": .string(template.name),
      "for": .string(template.scope.word), "items": .array(template.items.map { .string($0) }),
    ]
  }

  func table(_ templates: [ListTemplate]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("name", Localized(en: "Template", de: "Vorlage")),
      Table.Column("for", Localized(en: "For", de: "Für")),
      Table.Column("items", Localized(en: "Items", de: "Punkte"), reading: .explanation), .data("id"),
    ]
    let rows = templates.map { template in
      [
        Table.Cell(.string(template.name)),
        Table.Cell(.string(template.scope.word), text: text.scope(template.scope)),
        Table.Cell(.array(template.items.map { .string($0) }), text: text.list(template.items)),
        Table.Cell(.int(template.id.rawValue)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }
}

extension TodoList.Subject {
  fileprivate var driveNumber: Int? {
    guard case .drive(let id) = self else { return nil }
    return Int(id.rawValue)
  }

  fileprivate var vehicleNumber: Int? {
    guard case .vehicle(let id) = self else { return nil }
    return Int(id.rawValue)
  }
}

extension ListTemplate.Scope {
  fileprivate var word: String {
    switch self {
    case .all: "all"
    case .fuel(let kind): kind.rawValue
    case .model(let model): model.fullName
    }
  }
}

extension ListReason {
  /// A stable name for programs.
  var code: String {
    switch self {
    case .unknownList, .noLists: "no-such-list"
    case .unknownItem, .nowhere: "no-such-item"
    }
  }
}

extension ListRefusal {
  /// A stable name for programs.
  var code: String {
    switch self {
    case .titleTaken: "title-taken"
    case .empty: "bad-value"
    case .full: "list-full"
    case .gone: "list-gone"
    }
  }
}
