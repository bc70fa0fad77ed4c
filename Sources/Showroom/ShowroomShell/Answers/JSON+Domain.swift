import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The JSON of each kind of thing: the same fields wherever it appears.
extension Session {
  /// The fields that other programs rely on, and the price of a car that has one.
  func json(_ car: Car) -> JSONValue {
    let facts = car.facts
    let fields: JSONValue = [
      "id": .int(car.id.rawValue), "make": .string(car.model.make), "model": .string(car.model.name),
      "year": JSONValue(facts.year), "trim": JSONValue(facts.trim), "body": JSONValue(facts.body),
      "fuel": JSONValue(facts.fuel), "transmission": JSONValue(facts.transmission),
      "colour": JSONValue(facts.colour), "doors": JSONValue(facts.doors), "seats": JSONValue(facts.seats),
    ]
    guard let price = facts.price, case .object(let members) = fields else { return fields }
    return .object(members + [JSONValue.Member("price", .int(Int64(price)))])
  }

  func json(_ vehicle: Vehicle) -> JSONValue {
    [
      "id": .int(vehicle.id.rawValue), "plate": .string(vehicle.plate), "colour": JSONValue(vehicle.shownColour),
      "odometer": .int(Int64(vehicle.odometer)), "state": .string(vehicle.state.word),
      "reason": JSONValue(vehicle.state.reason), "turnaroundMinutes": JSONValue(vehicle.turnaround?.rawValue),
      "turnaroundBeforeMinutes": JSONValue(vehicle.turnaroundBefore?.rawValue),
      "car": json(vehicle.car),
    ]
  }

  func json(_ customer: Customer) -> JSONValue {
    [
      "id": .int(customer.id.rawValue), "name": .string(customer.name), "phone": JSONValue(customer.phone),
      "email": JSONValue(customer.email), "language": JSONValue(customer.language?.rawValue),
      "born": JSONValue(customer.born?.description), "licence": JSONValue(customer.licence?.number),
      "licenceClass": JSONValue(customer.licence?.category),
      "licenceExpires": JSONValue(customer.licence?.expires?.description),
    ]
  }

  func json(_ drive: TestDrive) -> JSONValue {
    [
      "id": .int(drive.id.rawValue), "state": .string(drive.state.rawValue),
      "start": json(drive.slot.start), "end": json(drive.slot.end),
      "durationMinutes": .int(Int64(drive.duration.rawValue)), "car": json(drive.vehicle.car),
      "vehicle": ["id": .int(drive.vehicle.id.rawValue), "plate": .string(drive.vehicle.plate)],
      "customer": ["id": .int(drive.customer.id.rawValue), "name": .string(drive.customer.name)],
      "dealerPlate": JSONValue(drive.resources.plate?.name),
      "salesperson": JSONValue(drive.resources.person?.name),
      "options": json(drive.options), "bookedBy": .string(drive.bookedBy.storageText),
      "phrase": JSONValue(drive.phrase), "account": JSONValue(drive.account?.name),
      "holdExpires": drive.holdExpires.map { json($0) } ?? .null,
      "reason": JSONValue(drive.reason), "endedBy": JSONValue(drive.endedBy?.storageText),
      "moves": .int(Int64(drive.moves)), "overrides": .array(drive.override?.rules.map { .string($0.rawValue) } ?? []),
      "overrideReason": JSONValue(drive.override?.reason),
      "overdue": .bool(drive.isOverdue(at: context.showroom.now)),
      "atRisk": .bool(context.speaker == .staff && isAtRisk(drive)),
    ]
  }

  func json(_ shortcut: Shortcut) -> JSONValue {
    let intent = shortcut.intent
    return [
      "id": .int(shortcut.id.rawValue), "phrases": .array(shortcut.phrases.map { .string($0) }),
      "intent": .string(intent.name), "car": JSONValue(intent.car?.name),
      "durationMinutes": JSONValue(intent.duration?.rawValue), "options": json(intent.options),
      "start": JSONValue(intent.start?.storageText), "account": JSONValue(intent.account?.name),
      "list": JSONValue(intent.list?.title), "items": .array(intent.items.map { .string($0) }),
      "owner": json(shortcut.owner),
      "language": .string(shortcut.language.rawValue), "created": json(shortcut.created),
      "lastUsed": shortcut.lastUsed.map { json($0) } ?? .null, "timesUsed": .int(Int64(shortcut.timesUsed)),
    ]
  }

  private func json(_ owner: Shortcut.Owner) -> JSONValue {
    switch owner {
    case .showroom: .string("showroom")
    case .customer(let id): .string("customer:\(id)")
    }
  }

  func json(_ options: [DriveOption]) -> JSONValue {
    .array(options.map { .string($0.storageText) })
  }

  func json(_ instant: Instant) -> JSONValue {
    .string(context.showroom.calendar.iso8601(instant))
  }

  func json(_ start: Start) -> JSONValue {
    ["start": json(start.instant), "vehicle": json(start.vehicle)]
  }

  func json(_ choice: Choice) -> JSONValue {
    switch choice {
    case .car(let car): ["kind": "car", "name": .string(car.name)]
    case .duration(let minutes): ["kind": "duration", "durationMinutes": .int(Int64(minutes.rawValue))]
    case .options(let options): ["kind": "options", "options": json(options)]
    case .start(let start): ["kind": "start", "start": json(start.instant), "vehicle": json(start.vehicle)]
    case .customer(.known(let customer)): ["kind": "customer", "customer": json(customer)]
    case .customer(.new(let name)): ["kind": "newCustomer", "name": .string(name)]
    case .drive(let drive): ["kind": "drive", "drive": json(drive)]
    case .message(let choice): ["kind": "message", "text": .string(text.choice(.message(choice)))]
    case .account(let account): ["kind": "account", "account": json(account)]
    case .list(.list(let list)): ["kind": "list", "list": json(list)]
    case .list(.items(let items)): ["kind": "items", "items": .array(items.map { .string($0) })]
    }
  }

  func json(_ item: OverviewItem) -> JSONValue {
    switch item {
    case .booking(let booking):
      [
        "intent": .string(BookTestDrive.name), "car": json(booking.start.vehicle.car),
        "vehicle": json(booking.start.vehicle), "start": json(booking.slot.start), "end": json(booking.slot.end),
        "durationMinutes": .int(Int64(booking.slot.duration.rawValue)), "options": json(booking.options),
        "dealerPlate": JSONValue(booking.resources.plate?.name),
        "salesperson": JSONValue(booking.resources.person?.name), "customer": .string(booking.customer.name),
      ]
    case .move(let move):
      [
        "intent": .string(RescheduleTestDrive.name), "drive": json(move.drive), "start": json(move.slot.start),
        "end": json(move.slot.end), "vehicle": json(move.start.vehicle),
        "dealerPlate": JSONValue(move.resources.plate?.name),
        "salesperson": JSONValue(move.resources.person?.name),
      ]
    case .waiting(let overview):
      [
        "intent": .string(JoinWaitingList.name), "car": .string(overview.wish.car.name),
        "customer": .string(overview.customer.name), "wish": .string(text.wish(overview.wish)),
      ]
    case .deleteList(let list): ["intent": .string(DeleteList.name), "list": json(list)]
    case .cancel(let drive): ["intent": .string(CancelTestDrive.name), "drive": json(drive)]
    case .undo(let plan): ["intent": .string(UndoAct.name), "undoes": .array(plan.entries.map { json($0) })]
    case .message(let message):
      [
        "intent": .string(SendMessage.name),
        "recipients": .array(
          message.lines.map { ["name": .string($0.recipient.name), "channel": .string($0.channel.rawValue)] }),
        "leftOut": .array(message.leftOut.map { .string($0.name) }),
      ]
    }
  }
}
