import ShowroomCore
import ShowroomIntents

/// Times for which demonstrators are blocked.
extension Phrasebook {
  public func blockKind(_ kind: VehicleBlock.Kind) -> String {
    switch kind {
    case .service: say("service", "Werkstatt")
    case .event: say("event", "Veranstaltung")
    case .charging: say("charging", "Laden")
    case .other: say("other", "Sonstiges")
    }
  }

  /// "today, Tuesday, 1 December 2026, 10:00–12:00"; over several days both ends have their day.
  public func blockTime(_ slot: TimeSlot) -> String {
    let days = [slot.start, slot.end - 1].map { calendar.date(at: $0) }
    return days[0] == days[1] ? self.slot(slot) : "\(instant(slot.start)) – \(instant(slot.end))"
  }

  public func blocked(_ block: VehicleBlock) -> String {
    say(
      "Blocked (no. \(block.id)): \(vehicle(block.vehicle)), \(blockTime(block.slot)): \(block.reason).",
      "Gesperrt (Nr. \(block.id)): \(vehicle(block.vehicle)), \(blockTime(block.slot)): \(block.reason).")
  }

  public func unblocked(_ block: VehicleBlock) -> String {
    say(
      "Block \(block.id) is taken out: \(block.vehicle.plate), \(blockTime(block.slot)).",
      "Sperre \(block.id) ist aufgehoben: \(block.vehicle.plate), \(blockTime(block.slot)).")
  }

  public var noBlocks: String { say("Nothing is blocked.", "Nichts ist gesperrt.") }

  public func noSuchBlock(_ number: String, of vehicle: Vehicle) -> String {
    say(
      "\(vehicle.plate) has no block \(number).", "\(vehicle.plate) hat keine Sperre \(number).")
  }

  public var blockOver: String { say("That time is over.", "Diese Zeit ist vorbei.") }
  public var blockBackwards: String {
    say("A block ends after it begins.", "Eine Sperre endet nach ihrem Beginn.")
  }
  public var blockNeedsEnd: String {
    say("Say when it ends: --to, or --duration.", "Bitte das Ende angeben: --to oder --duration.")
  }

  public func blockTimeInReason(_ words: String) -> String {
    say(
      "“\(words)” is a time: give it with --from and --to, or --duration.",
      "„\(words)“ ist eine Zeit: bitte mit --from und --to oder mit --duration angeben.")
  }

  public func blockTaken(_ block: VehicleBlock) -> String {
    say(
      "\(block.vehicle.plate) is blocked already, \(blockTime(block.slot)): \(block.reason).",
      "\(block.vehicle.plate) ist schon gesperrt, \(blockTime(block.slot)): \(block.reason).")
  }

  /// What a block does to the drives in its way.
  public func willBlock(_ plan: BlockPlan) -> String {
    let time = "\(plan.vehicle.plate), \(blockTime(plan.draft.slot))"
    let drives = count(plan.moves.count, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    return say(
      "Blocking \(time) hits \(drives):", "Die Sperre \(time) betrifft \(drives):")
  }

  /// Where a drive in the way goes.
  public func move(_ move: BlockPlan.Move) -> String {
    let drive = say("Drive \(move.drive.id)", "Fahrt \(move.drive.id)")
    guard let first = move.swaps.first else {
      guard move.drive.state.isMovable else { return drive + say(" is out.", " ist unterwegs.") }
      return drive
        + say(": no other demonstrator is free then.", ": Kein anderer Vorführwagen ist dann frei.")
    }
    let others = move.swaps.dropFirst().map { "\($0.car.title) (\($0.plate))" }
    let also = others.isEmpty ? "" : say("; also free: ", "; auch frei: ") + list(others)
    return drive + say(" would go to the ", " bekäme: ") + vehicle(first) + also + "."
  }

  public func blockImpossible(_ plan: BlockPlan) -> String {
    let stuck = plan.moves.filter(\.swaps.isEmpty).map { String($0.drive.id.rawValue) }
    return say(
      "Nothing was blocked: move or cancel \(stuck.count == 1 ? "drive" : "drives") \(list(stuck)) first.",
      "Nichts wurde gesperrt: Bitte zuerst \(list(stuck)) verschieben oder absagen.")
  }

  public func requestsInTheWay(_ number: Int) -> String {
    say(
      "Requested for that time, and not to be confirmed then: \(count(number, one: "drive", many: "drives")).",
      "Für diese Zeit angefragt und dann nicht zu bestätigen: \(count(number, one: "Fahrt", many: "Fahrten")).")
  }

  public var blockChanged: String {
    say("The diary has changed meanwhile. Nothing was done.", "Der Kalender hat sich geändert. Nichts wurde getan.")
  }

  public func movedForBlock(_ drives: Int) -> String {
    say(
      "Moved: \(count(drives, one: "drive", many: "drives")).",
      "Umgebucht: \(count(drives, one: "Fahrt", many: "Fahrten")).")
  }

  /// What becomes of the drives of a demonstrator that is sold or withdrawn.
  public func willRetire(_ plan: RetirementPlan) -> String {
    let drives = count(plan.moves.count, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    let plate = plan.vehicle.plate
    if plan.changed.state == .sold {
      return say("Selling \(plate) hits \(drives):", "Der Verkauf von \(plate) betrifft \(drives):")
    }
    return say("Withdrawing \(plate) hits \(drives):", "Der Abzug von \(plate) betrifft \(drives):")
  }

  /// The drives that stay with a demonstrator that is gone.
  public func stuck(_ drives: [TestDrive]) -> String {
    let numbers = list(drives.map { String($0.id.rawValue) })
    return say(
      "Still to be moved or cancelled: \(drives.count == 1 ? "drive" : "drives") \(numbers).",
      "Noch zu verschieben oder abzusagen: \(drives.count == 1 ? "Fahrt" : "Fahrten") \(numbers).")
  }

  /// Times to which a drive can go that is out of hours.
  public func newTimes(_ hit: HoursPlan.Hit) -> String {
    let times = list(hit.times.map { shortInstant($0.instant) })
    return say(
      "Drive \(hit.drive.id): free instead: \(times); drive move \(hit.drive.id) TIME.",
      "Fahrt \(hit.drive.id): frei wäre: \(times); fahrt verschiebe \(hit.drive.id) ZEIT.")
  }

  /// Other demonstrators for a drive whose own is not to be had.
  public func swapOffer(_ drive: TestDrive, _ swaps: [Start]) -> String {
    let title = say("Drive \(drive.id): ", "Fahrt \(drive.id): ")
    guard !swaps.isEmpty else { return title + say("nothing else is free then.", "nichts anderes ist dann frei.") }
    let offers = list(swaps.map { "\($0.vehicle.car.title) (\($0.vehicle.plate))" })
    return title
      + say(
        "free instead: \(offers); drive move \(drive.id) --vehicle PLATE.",
        "frei wäre: \(offers); fahrt verschiebe \(drive.id) --vehicle KENNZEICHEN.")
  }
}
