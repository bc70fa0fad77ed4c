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
    request.override = try override(call)
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

  /// Who had a demonstrator, by number or plate, or those of a car; words that name neither are a question of another kind.
  mutating func who(_ call: Invocation) throws(Interruption) -> Outcome {
    let words = call.option("at") ?? ""
    if let vehicle = try vehicleIfThere(call.text) {
      return try holders(of: [vehicle], at: words.isEmpty ? context.showroom.now : past(words))
    }
    let reading = try read(call.text).reading
    if let car = reading.cars.first, reading.unmatched.isEmpty, reading.sentenceWords.isEmpty, reading.whens.isEmpty {
      return try holders(of: vehicles(of: car.value), at: words.isEmpty ? context.showroom.now : past(words))
    }
    guard words.isEmpty,
      call.words.count > 1 || CommandSentence.read(Phrase(call.line.text), in: context.language) != nil
    else {
      throw refuse("unknown-plate", text.reason(.unknownPlate(call.text)), hint: text.whereVehiclesAre)
    }
    return try say(call.line.text)
  }

  /// "Who had the golf yesterday at 3pm", for staff: a car, and now or a time that is over. Nil for any other sentence.
  mutating func answerWhoHad(_ phrase: String, _ reading: PhraseReading) throws(Interruption) -> Outcome? {
    guard context.speaker == .staff, let car = reading.cars.first, reading.cars.count == 1, reading.unmatched.isEmpty,
      HolderQuestion.isAsked(phrase, besides: reading.sentenceWords)
    else { return nil }
    guard let when = builder.when(reading)?.value else {
      return try holders(of: vehicles(of: car.value), at: context.showroom.now)
    }
    let said = when.resolve(now: context.showroom.environment.wallClock)
    guard let date = said.date, let time = said.time else { return nil }
    let instant = context.showroom.calendar.instant(of: CivilDateTime(date: date, time: time)).instant
    guard instant <= context.showroom.now else { return nil }
    return try holders(of: vehicles(of: car.value), at: instant)
  }

  /// Who had each of some demonstrators; of several, those that nobody had are left out.
  private func holders(of vehicles: [Vehicle], at instant: Instant) throws(Interruption) -> Outcome {
    let all = try asking { () throws(StoreError) in
      try vehicles.map { (vehicle) throws(StoreError) in
        (vehicle: vehicle, holder: try store.holder(of: vehicle.id, at: instant))
      }
    }
    let held = all.filter { $0.holder != nil }
    let told = held.isEmpty ? all : held
    let values = told.map { json($0.holder, of: $0.vehicle, at: instant) }
    return Outcome(
      told.map { .sentence(text.holder($0.holder, of: $0.vehicle, at: instant)) },
      value: vehicles.count == 1 ? values.first ?? .null : .array(values))
  }

  private func json(_ holder: VehicleHolder?, of vehicle: Vehicle, at instant: Instant) -> JSONValue {
    [
      "at": json(instant), "vehicle": json(vehicle), "drive": holder.map { json($0.drive) } ?? .null,
      "customer": holder.map { json($0.drive.customer) } ?? .null,
      "drivers": .array(holder?.handOver?.drivers.map { .string($0) } ?? []),
      "out": holder?.handOver.map { json($0.at) } ?? .null, "back": holder?.giveBack.map { json($0.at) } ?? .null,
    ]
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
