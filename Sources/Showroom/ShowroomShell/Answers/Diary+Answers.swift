import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Blocks, plates, people and the waiting list, as JSON and as tables.
extension Session {
  func json(_ block: VehicleBlock) -> JSONValue {
    [
      "id": .int(block.id.rawValue),
      "vehicle": ["id": .int(block.vehicle.id.rawValue), "plate": .string(block.vehicle.plate)],
      "start": json(block.slot.start), "end": json(block.slot.end), "kind": .string(block.kind.rawValue),
      "reason": .string(block.reason),
    ]
  }

  func json(_ plan: BlockPlan) -> JSONValue {
    [
      "vehicle": ["id": .int(plan.vehicle.id.rawValue), "plate": .string(plan.vehicle.plate)],
      "start": json(plan.draft.slot.start), "end": json(plan.draft.slot.end),
      "kind": .string(plan.draft.kind.rawValue), "reason": .string(plan.draft.reason),
      "drives": .array(
        plan.moves.map { ["drive": json($0.drive), "free": .array($0.swaps.map { json($0) })] }),
      "requests": .array(plan.requests.map { json($0) }),
    ]
  }

  func json(_ resource: Resource) -> JSONValue {
    [
      "id": .int(resource.id.rawValue), "kind": .string(resource.kind.rawValue), "name": .string(resource.name),
      "retired": .bool(resource.isRetired),
    ]
  }

  func json(_ entry: WaitingEntry) -> JSONValue {
    let wish = entry.wish
    return [
      "id": .int(entry.id.rawValue), "state": .string(entry.state.rawValue),
      "customer": ["id": .int(entry.customer.id.rawValue), "name": .string(entry.customer.name)],
      "car": .string(wish.car.name), "durationMinutes": .int(Int64(wish.duration.rawValue)),
      "options": json(wish.options), "firstDay": .string(wish.days.lowerBound.description),
      "lastDay": .string(wish.days.upperBound.description), "from": clock(wish.times.lowerBound),
      "to": clock(wish.times.upperBound), "drive": JSONValue(entry.drive.map { Int($0.rawValue) }),
      "offerExpires": offeredDrive(entry)?.holdExpires.map { json($0) } ?? .null,
    ]
  }

  private func clock(_ minute: Int) -> JSONValue {
    JSONValue(CivilTime(hour: minute / 60, minute: minute % 60)?.description)
  }

  func offeredDrive(_ entry: WaitingEntry) -> TestDrive? {
    guard entry.state == .offered, let id = entry.drive else { return nil }
    return (try? store.drive(id)) ?? nil
  }

  func table(_ blocks: [VehicleBlock]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "Block", de: "Sperre"), alignment: .trailing, reading: .titled),
      Table.Column("start", Localized(en: "When", de: "Wann")), .data("end"),
      Table.Column("car", Localized(en: "Car", de: "Auto")),
      Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
      Table.Column("kind", Localized(en: "What for", de: "Wofür")),
      Table.Column("reason", Localized(en: "Reason", de: "Grund")),
    ]
    let rows = blocks.map { block in
      [
        Table.Cell(.int(block.id.rawValue)), Table.Cell(json(block.slot.start), text: text.blockTime(block.slot)),
        Table.Cell(json(block.slot.end)), Table.Cell(.string(block.vehicle.car.title)),
        Table.Cell(.string(block.vehicle.plate)),
        Table.Cell(.string(block.kind.rawValue), text: text.blockKind(block.kind)), Table.Cell(.string(block.reason)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  func table(_ resources: [Resource]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("name", Localized(en: "Name", de: "Name")),
      Table.Column("retired", Localized(en: "State", de: "Zustand")),
    ]
    let rows = resources.map { resource in
      [
        Table.Cell(.int(resource.id.rawValue)), Table.Cell(.string(resource.name)),
        Table.Cell(.bool(resource.isRetired), text: text.inUse(resource)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  func table(_ entries: [WaitingEntry]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .titled),
      Table.Column("customer", Localized(en: "Customer", de: "Kunde")),
      Table.Column("wish", Localized(en: "Waits for", de: "Wartet auf")),
      Table.Column("state", Localized(en: "State", de: "Zustand")),
      Table.Column("drive", Localized(en: "Offer", de: "Angebot")), .data("offerExpires"),
    ]
    let rows = entries.map { entry in
      let offer = offeredDrive(entry)
      return [
        Table.Cell(.int(entry.id.rawValue)), Table.Cell(.string(entry.customer.name)),
        Table.Cell(.string(text.wish(entry.wish))),
        Table.Cell(.string(entry.state.rawValue), text: text.waitingState(entry.state)),
        Table.Cell(
          JSONValue(entry.drive.map { Int($0.rawValue) }), text: offer.map { text.offerInShort($0) } ?? ""),
        Table.Cell(json(entry)["offerExpires"] ?? .null),
      ]
    }
    return Table(columns: columns, rows: rows)
  }
}
