import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Blocks a demonstrator for a time. Drives in the way are listed, each with another demonstrator; a yes moves them
  /// there and blocks, all or nothing.
  mutating func blockForTime(_ call: Invocation) throws(Interruption) -> Outcome {
    let (vehicle, reason) = try vehicleAndReason(call)
    let slot = try blockedTime(call)
    let draft = VehicleBlockDraft(vehicle: vehicle.id, slot: slot, kind: blockKind(call, reason), reason: reason)
    let plan = try asking { () throws(StoreError) in try Desk(context.showroom).plan(draft, of: vehicle) }
    if let other = plan.blocks.first { throw refuse("blocked-already", text.blockTaken(other)) }
    guard !plan.moves.isEmpty else { return try block(plan) }
    let overview = overview(of: plan)
    guard plan.isPossible else {
      return Outcome(
        overview, problem: Problem(code: "drives-in-the-way", message: text.blockImpossible(plan)), status: .refused,
        value: json(plan))
    }
    return try confirm(.block(plan), overview: overview, value: json(plan))
  }

  /// The demonstrator and the reason that follows it. A plate may have spaces in it, `B-SR 1252`, where the showroom has it:
  /// of several the longest counts that leaves a reason.
  func vehicleAndReason(_ call: Invocation) throws(Interruption) -> (vehicle: Vehicle, reason: String) {
    let words = call.words
    guard let first = call.arguments.first, !first.isQuoted, Int(first.text) == nil else {
      return (try vehicle(words.first ?? ""), words.dropFirst().joined(separator: " "))
    }
    for count in (1...3).reversed() where count < words.count {
      if let found = try vehicleIfThere(words.prefix(count).joined(separator: " ")) {
        return (found, words.dropFirst(count).joined(separator: " "))
      }
    }
    if try vehicleIfThere(words.joined(separator: " ")) != nil,
      let definition = CommandTable.standard.definitions.first(where: { $0.name == call.command })
    {
      throw .command(.missingArgument(.words, command: definition.title, usage: definition.usage))
    }
    throw refuse("unknown-plate", text.reason(.unknownPlate(first.text)), hint: text.whereVehiclesAre)
  }

  /// Does what was shown.
  mutating func block(_ plan: BlockPlan) throws(Interruption) -> Outcome {
    let done = try asking { () throws(StoreError) in try Desk(context.showroom).carryOut(plan) }
    guard let done else { throw refuse("changed-meanwhile", text.blockChanged) }
    let moved = plan.moves.isEmpty ? [] : [text.movedForBlock(plan.moves.count)]
    let requests = plan.requests.isEmpty ? [] : [text.requestsInTheWay(plan.requests.count)]
    var blocks: [Block] = ([text.blocked(done)] + moved + requests).map { .sentence($0) }
    if !plan.requests.isEmpty { blocks.append(.table(table(plan.requests))) }
    return Outcome(blocks, value: json(done))
  }

  /// A time that stands where the reason should: it would block for good what was meant for an hour. A day that is told in
  /// passing, as in "accident on saturday", is a reason.
  func timeIn(reason: String) throws(Interruption) -> String? {
    let folded = Folding.fold(reason)
    return try read(reason).reading.whens.map(\.words).first { words in
      folded.hasPrefix(Folding.fold(words)) || words.contains(":")
    }
  }

  private func overview(of plan: BlockPlan) -> [Block] {
    [.sentence(text.willBlock(plan)), .table(table(plan.moves.map(\.drive)))]
      + plan.moves.map { .sentence(text.move($0)) }
  }

  private func blockKind(_ call: Invocation, _ reason: String) -> VehicleBlock.Kind {
    if let kind = call.option("kind").flatMap({ VehicleBlock.Kind(rawValue: $0) }) { return kind }
    let words = Folding.fold(reason).split { !$0.isLetter }.map(String.init)
    return Self.kindWords.first { kind in words.contains { kind.words.contains($0) } }?.kind ?? .other
  }

  /// Words of a reason that tell what kind it is.
  private static let kindWords: [(kind: VehicleBlock.Kind, words: Set<String>)] = [
    (
      .service,
      [
        "service", "servicing", "inspection", "repair", "workshop", "inspektion", "wartung", "werkstatt", "reparatur",
      ]
    ),
    (.event, ["event", "exhibition", "show", "fair", "veranstaltung", "messe", "ausstellung"]),
    (.charging, ["charging", "charge", "laden", "ladung", "aufladen"]),
  ]

  mutating func listBlocks(_ call: Invocation) throws(Interruption) -> Outcome {
    var vehicle: Vehicle?
    if let name = call.words.first { vehicle = try self.vehicle(name) }
    let now = context.showroom.now
    let found = try asking { () throws(StoreError) -> [VehicleBlock] in
      guard let coming = TimeSlot(start: now, end: .distantFuture) else { return [] }
      return try store.blocks(of: vehicle?.id, in: coming, limit: 1000)
    }
    guard !found.isEmpty else { return Outcome([.sentence(text.noBlocks)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  mutating func removeBlock(_ call: Invocation, number: String) throws(Interruption) -> Outcome {
    let vehicle = try vehicle(call.words.first ?? "")
    let found = try asking { () throws(StoreError) in
      try VehicleBlock.ID(number).flatMap { (id) throws(StoreError) in try store.block(id) }
    }
    guard let found, found.vehicle.id == vehicle.id else {
      throw refuse("no-such-block", text.noSuchBlock(number, of: vehicle))
    }
    try asking { () throws(StoreError) in try Desk(context.showroom).remove(found) }
    return Outcome([.sentence(text.unblocked(found))] + (try offers(of: vehicle)), value: json(found))
  }
}

// MARK: - From when to when

extension Session {
  private func blockedTime(_ call: Invocation) throws(Interruption) -> TimeSlot {
    let now = context.showroom.now
    let from = try call.option("from").map { (words) throws(Interruption) in
      try moment(words, on: context.showroom.environment.wallClock.date)
    }
    let start = from?.start ?? now
    let end: Instant
    if let words = call.option("to") {
      end = try moment(words, on: context.showroom.calendar.date(at: start)).end
    } else if let words = call.option("duration") {
      guard case .exactly(let minutes) = try duration(words) else {
        throw misuse("bad-value", text.noDuration(words), hint: text.durationHint)
      }
      end = start + minutes
    } else if let day = from, day.end - day.start > 60 {
      end = day.end
    } else {
      throw misuse("missing-value", text.blockNeedsEnd)
    }
    guard let slot = TimeSlot(start: start, end: end) else { throw misuse("bad-value", text.blockBackwards) }
    guard end > now else { throw refuse("past", text.blockOver) }
    return slot
  }

  /// What words say of a moment: a day alone begins as it does and ends with its last second; a time alone is on the day
  /// that is given.
  private func moment(_ words: String, on day: CivilDate) throws(Interruption) -> (start: Instant, end: Instant) {
    let calendar = context.showroom.calendar
    if let date = CivilDate(iso: words) {
      return (calendar.startOfDay(date), calendar.startOfDay(date.adding(days: 1)))
    }
    if let found = calendar.parse(iso8601: words.replacing(" ", with: "T", maxReplacements: 1)) {
      return (found.instant, found.instant)
    }
    var reading = try when(words).resolve(now: context.showroom.environment.wallClock)
    if try when(words).day == nil, !reading.isFixedInstant { reading.date = day }
    guard let date = reading.date, reading.window == nil else {
      throw misuse("bad-value", text.noTime(words), hint: text.timeHint)
    }
    guard let time = reading.time else {
      return (calendar.startOfDay(date), calendar.startOfDay(date.adding(days: 1)))
    }
    let instants = ([time] + reading.otherTimes).map {
      calendar.instant(of: CivilDateTime(date: date, time: $0)).instant
    }
    let open = try asking { () throws(StoreError) in
      try store.openingHours().openIntervals(on: date, calendar)
    }
    let likely = instants.first { instant in open.contains { $0.start <= instant && instant <= $0.end } } ?? instants[0]
    return (likely, likely)
  }
}
