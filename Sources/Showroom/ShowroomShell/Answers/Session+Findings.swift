import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// All that was found: cars alone as a table; with other things, in groups, each with what can be done next.
  func answer(_ found: Findings, _ sentence: String) -> Outcome {
    let groups = groups(found)
    let isCarsAlone = groups.count == 1 && groups[0].key == "car"
    let blocks: [Block] = isCarsAlone ? [.table(groups[0].table)] : [.groups(groups)]
    let note: [Block] = found.cars.ignoresPrice ? [.sentence(text.priceIgnored)] : []
    return Outcome(blocks + [.sentence(sentence)] + note, value: .array(json(found)))
  }

  /// The results for programs, each with its kind: what was named by its plate or number first, then cars.
  func json(_ found: Findings) -> [JSONValue] {
    found.vehicles.map { json($0).tagged("vehicle") } + found.drives.map { json($0).tagged("drive") }
      + found.cars.matches.map { json($0) }
      + found.activities.map {
        ["kind": "activity", "intent": .string($0.intent), "title": .string(text.intentTitle($0.intent))]
      }
      + found.shortcuts.map { json($0).tagged("shortcut") } + found.customers.map { json($0).tagged("customer") }
  }

  private func json(_ match: NameMatch) -> JSONValue {
    guard let car = match.car else {
      let model: JSONValue = [
        "id": .int(match.model.id.rawValue), "make": .string(match.model.make), "model": .string(match.model.name),
      ]
      return model.tagged("model")
    }
    return json(car).tagged("car")
  }

  private func groups(_ found: Findings) -> [Block.Group] {
    var groups: [Block.Group] = []
    func add(_ key: String, _ title: String, _ table: Table, next: String?) {
      if !table.rows.isEmpty { groups.append(Block.Group(key: key, title: title, table: table, footer: next)) }
    }
    add("vehicle", text.vehiclesTitle, table(found.vehicles), next: nil)
    add("drive", text.drivesGroupTitle, table(found.drives), next: text.nextForDrives)
    add("car", text.carsTitle, table(found.cars.matches.compactMap(\.car)), next: text.nextForCars)
    add("activity", text.activitiesTitle, table(found.activities), next: nil)
    add("shortcut", text.shortcutsTitle, table(found.shortcuts), next: text.nextForShortcuts)
    add("customer", text.customersTitle, table(found.customers), next: text.nextForCustomers)
    return groups
  }

  private func table(_ activities: [Activity]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("title", Localized(en: "What", de: "Was")),
      Table.Column("description", Localized(en: "What it does", de: "Was es tut"), reading: .explanation),
      Table.Column("phrase", Localized(en: "Say", de: "Sagen Sie"), reading: .titled),
      Table.Column("saved", Localized(en: "As a phrase", de: "Als Satz"), reading: .titled), .data("intent"),
    ]
    let saved = SavedIntents(store, owner: context.speaker.customer.map { .customer($0) } ?? .showroom)
    let rows = activities.map { activity in
      [
        Table.Cell(.string(text.intentTitle(activity.intent))),
        Table.Cell(.string(text.activityDescription(activity.intent))),
        Table.Cell(.string(text.suggestedPhrase(activity.intent))), savedCell(activity, saved),
        Table.Cell(.string(activity.intent)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }
}

extension Session {
  /// Whether something that can be a shortcut is one already, by which phrase; empty for what needs more to be one.
  private func savedCell(_ activity: Activity, _ saved: SavedIntents) -> Table.Cell {
    let intent = StoredIntent(name: activity.intent)
    guard intent.isStorable else { return Table.Cell(.null) }
    let phrase = (try? saved.phrase(of: intent)) ?? nil
    return Table.Cell(JSONValue(phrase), text: text.addedAlready(phrase))
  }
}

extension JSONValue {
  /// The object with more members behind its own; what is none stays as it is.
  func adding(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }

  /// The object with its kind in front.
  func tagged(_ kind: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([Member("kind", .string(kind))] + members)
  }
}
