import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func handOver(_ call: Invocation) throws(Interruption) -> Outcome {
    sign(HandOverVehicle.name)
    var request = HandOverVehicle(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    request.odometer = call.number("odometer")
    request.condition = condition(call)
    request.licence = Licence(
      number: filled("licence", call), category: filled("licence-class", call),
      expires: try date("licence-expires", call))
    request.drivers = call.options("driver").filter { !$0.isEmpty }
    request.terms = call.flag("terms")
    request.seenBy = filled("seen-by", call) ?? context.member?.name
    let wanted = request
    let conversation = try asking { () throws(StoreError) in try Conversation(wanted, context.showroom) }
    return try show(conversation, run: Run())
  }

  mutating func takeBack(_ call: Invocation) throws(Interruption) -> Outcome {
    sign(TakeVehicleBack.name)
    var request = TakeVehicleBack(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    request.odometer = call.number("odometer")
    request.condition = condition(call)
    request.note = filled("note", call)
    request.outcome = filled("outcome", call)
    request.followUp = try dayToCall("follow-up", call)
    let wanted = request
    let conversation = try asking { () throws(StoreError) in try Conversation(wanted, context.showroom) }
    return try show(conversation, run: Run())
  }

  mutating func followUp(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = FollowUpDrive(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    request.outcome = filled("outcome", call)
    request.next = try dayToCall("on", call)
    return try start(.followUp(request))
  }

  /// Who had a demonstrator at a time: what a fine asks for.
  mutating func who(_ call: Invocation) throws(Interruption) -> Outcome {
    let vehicle = try vehicle(call.words.first ?? "")
    let words = call.option("at") ?? ""
    let instant = words.isEmpty ? context.showroom.now : try past(words)
    let holder = try asking { () throws(StoreError) in try store.holder(of: vehicle.id, at: instant) }
    return Outcome(
      [.sentence(text.holder(holder, of: vehicle, at: instant))], status: holder == nil ? .refused : .done,
      value: [
        "at": json(instant), "vehicle": json(vehicle), "drive": holder.map { json($0.drive) } ?? .null,
        "customer": holder.map { json($0.drive.customer) } ?? .null,
        "drivers": .array(holder?.handOver?.drivers.map { .string($0) } ?? []),
        "out": holder?.handOver.map { json($0.at) } ?? .null, "back": holder?.giveBack.map { json($0.at) } ?? .null,
      ])
  }

  /// A time in digits, in words, or as `2026-12-01 09:45`.
  private func past(_ words: String) throws(Interruption) -> Instant {
    let digits = words.replacing(" ", with: "T", maxReplacements: 1)
    if let found = context.showroom.calendar.parse(iso8601: digits) { return found.instant }
    let reading = try when(words).resolve(now: context.showroom.environment.wallClock)
    guard let date = reading.date, let time = reading.time else {
      throw misuse("bad-value", text.noTime(words), hint: text.timeHint)
    }
    return context.showroom.calendar.instant(of: CivilDateTime(date: date, time: time)).instant
  }

  /// What is noted of a drive's hand-over, return and risks, for staff.
  func notes(on drive: TestDrive) throws(StoreError) -> [String] {
    guard context.speaker == .staff else { return [] }
    var notes: [String] = []
    if let handOver = try store.handOver(of: drive.id) { notes.append(text.handOver(handOver)) }
    if let giveBack = try store.giveBack(of: drive.id) { notes.append(text.giveBack(giveBack)) }
    let desk = Desk(context.showroom)
    if let late = try desk.risk(to: drive) {
      notes.append(text.risk(drive, late: late, swaps: try desk.swaps(for: drive)))
    }
    return notes
  }

  private func condition(_ call: Invocation) -> HandOver.Condition {
    HandOver.Condition(energy: call.number("fuel"), damage: filled("damage", call))
  }

  private func filled(_ option: String, _ call: Invocation) -> String? {
    call.option(option).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A day on which somebody is to be called: today or later.
  private func dayToCall(_ option: String, _ call: Invocation) throws(Interruption) -> CivilDate? {
    guard let date = try date(option, call) else { return nil }
    guard date >= today else { throw refuse("past", text.dayIsOver(date)) }
    return date
  }

  private func date(_ option: String, _ call: Invocation) throws(Interruption) -> CivilDate? {
    guard let value = filled(option, call) else { return nil }
    if let date = CivilDate(iso: value) { return date }
    let reading = try read(value).reading.whens.first?.value.resolve(now: context.showroom.environment.wallClock)
    guard let date = reading?.date else {
      throw misuse("bad-value", text.badDate("--\(option)", value), hint: text.dateHint)
    }
    return date
  }
}
