import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func book(_ call: Invocation) throws(Interruption) -> Outcome {
    let reading = try read(call.text).reading
    lastReading = (call.text, reading)
    let request = try booking(call, reading: reading)
    if let known = try booked(under: request.requestKey) { return known }
    let outcome = try start(
      .bookTestDrive(request), unmatched: request.usesUnmatched(reading) ? [] : reading.unmatched)
    // The same request may have been under way elsewhere, and its own booking in its way.
    guard outcome.problem != nil, let known = try booked(under: request.requestKey) else { return outcome }
    return known
  }

  /// The booking that was made under a key before; a refusal where something else was asked for.
  private mutating func booked(under key: RequestKey?) throws(Interruption) -> Outcome? {
    guard let key else { return nil }
    let speaker = context.speaker
    let known = try asking { () throws(StoreError) in try store.drive(key: key.name, by: speaker) }
    guard let known else { return nil }
    open = nil
    guard known.content == key.content else { throw refuse("key-reused", text.response(.keyReused(known.drive))) }
    return Outcome([.sentence(text.bookedAlready(known.drive))], value: json(known.drive))
  }

  /// The name that a program gives its request, with a check sum of all that it asks for.
  private func requestKey(_ call: Invocation) throws(Interruption) -> RequestKey? {
    guard let name = call.option("key") else { return nil }
    let options = call.givenOptions.subtracting(["key"]).sorted().flatMap { [$0] + call.options($0).sorted() }
    let words = call.words.map { Folding.fold($0) }
    guard let key = RequestKey(name, parts: words + [""] + options.map { Folding.fold($0) }) else {
      throw misuse("bad-value", text.badKey)
    }
    return key
  }

  /// The booking of a phrase and of the options beside it, which go before.
  func booking(_ call: Invocation, reading: PhraseReading) throws(Interruption) -> BookTestDrive {
    var request = builder.book(reading)
    if let name = call.option("for") {
      request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    if let name = call.option("account") { request.account.say(name, words: name) }
    if let words = call.option("start") { try say(words, of: &request.start) }
    if call.flag("hold") { request.state = .held }
    if call.flag("request") { request.state = .requested }
    request.override = try override(call)
    request.needs = try needs(call)
    request.requestKey = try requestKey(call)
    let options = try call.options("option").map { (words) throws(Interruption) in try option(words) }
    if !options.isEmpty { request.options.say((request.options.said ?? []) + options) }
    return request
  }

  /// The rules that staff set aside. The parser lets only soft ones through.
  func override(_ call: Invocation) throws(Interruption) -> Override? {
    let rules = call.options("override").compactMap { Refusal.Rule(rawValue: $0) }
    guard !rules.isEmpty else { return nil }
    guard context.speaker == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
    try check(.setRulesAside)
    guard let override = Override(rules, reason: call.option("reason") ?? "") else {
      throw misuse("missing-value", text.overrideNeedsReason)
    }
    return override
  }

  mutating func free(_ call: Invocation) throws(Interruption) -> Outcome {
    let reading = try read(call.text).reading
    lastReading = (call.text, reading)
    var request = FindFreeTimes(speaker: context.speaker)
    builder.fill(&request, from: reading)
    var unmatched = reading.unmatched
    if request.car.isEmpty, !unmatched.isEmpty {
      request.car.say(.name(unmatched.joined(separator: " ")))
      unmatched = []
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    if let limit = call.number("limit") { request.limit = limit }
    let options = try call.options("option").map { (words) throws(Interruption) in try option(words) }
    if !options.isEmpty { request.options.say((request.options.said ?? []) + options) }
    request.needs = try needs(call)
    return try start(.findFreeTimes(request), unmatched: unmatched)
  }

  mutating func drives(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = ShowDrives(speaker: context.speaker)
    let reading = try read(call.text).reading
    builder.fill(&request, from: reading)
    if let name = call.option("customer") {
      request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    let states = call.options("state").compactMap { TestDrive.State(rawValue: $0) }
    if !states.isEmpty { request.states = Set(states) }
    if let limit = call.number("limit") { request.limit = limit }
    return try start(.showDrives(request), unmatched: reading.unmatched)
  }

  mutating func showDrive(_ call: Invocation) throws(Interruption) -> Outcome {
    let number = call.words.first.flatMap { TestDrive.ID($0) }
    let drive = try asking { () throws(StoreError) in
      try number.flatMap { (id) throws(StoreError) in try store.drive(id) }
    }
    guard let drive, context.speaker.maySee(drive.customer.id) else {
      throw refuse("no-such-drive", text.reason(number.map { .noDriveNumber($0) } ?? .noSuchDrive))
    }
    let noted = try asking { () throws(StoreError) in try notes(on: drive) }
    return Outcome(
      ([text.drive(drive)] + text.driveHistory(drive) + noted + (try openLists(of: drive))).map { .sentence($0) },
      value: json(drive))
  }

  mutating func moveDrive(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = RescheduleTestDrive(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    let words = call.words.dropFirst().joined(separator: " ")
    if exactly(words) != nil {
      try say(words, of: &request.start)
    } else if !words.isEmpty {
      let reading = try read(words).reading
      if let when = reading.whens.first { request.start.say(when.value, words: when.words) }
      if let length = reading.durations.first { request.duration.say(length.value, words: length.words) }
      if let car = reading.cars.first { request.car.say(car.value, words: car.words) }
      guard request.stated.count > 1, reading.unmatched.isEmpty else {
        throw misuse("bad-value", text.noTime(words), hint: text.timeHint)
      }
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    request.plate = try change(.plate, "plate", call)
    request.person = try change(.person, "with", call)
    request.override = try override(call)
    return try start(.rescheduleTestDrive(request))
  }

  mutating func cancelDrive(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = CancelTestDrive(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    request.reason = call.option("reason").flatMap { $0.isEmpty ? nil : $0 }
    return try start(.cancelTestDrive(request))
  }

  mutating func changeDrive(_ call: Invocation) throws(Interruption) -> Outcome {
    let states: [CommandName: TestDrive.State] = [
      .driveConfirm: .confirmed, .driveDecline: .declined, .driveNoShow: .noShow,
    ]
    guard let state = states[call.command] else { throw misuse("unknown-command", text.whereHelpIs) }
    var request = ChangeDriveState(to: state, speaker: context.speaker)
    request.reason = call.option("reason").flatMap { $0.isEmpty ? nil : $0 }
    request.override = try override(call)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    return try start(.changeDriveState(request))
  }
}

// MARK: - Values of options

extension Session {
  /// A length: a bare number is minutes.
  func duration(_ words: String) throws(Interruption) -> DurationMention {
    if let minutes = Int(words), minutes > 0 { return .exactly(Minutes(minutes)) }
    guard let found = try read(words).reading.durations.first else {
      throw misuse("bad-value", text.noDuration(words), hint: text.durationHint)
    }
    return found.value
  }

  /// A time in words, or as `2026-12-01T10:00`, which leaves nothing open: it is no half past ten at night.
  func when(_ words: String) throws(Interruption) -> WhenExpression {
    if let exact = exactly(words) { return exact.when }
    guard let found = try read(words).reading.whens.first else {
      throw misuse("bad-value", text.noTime(words), hint: text.timeHint)
    }
    return found.value
  }

  /// One option, as a word or in the form in which it is stored.
  func option(_ words: String) throws(Interruption) -> DriveOption {
    if let option = DriveOption(storageText: words) { return option }
    guard let found = try read(words).reading.options.first else {
      throw misuse("bad-value", text.noOption(words), hint: text.optionHint)
    }
    return found.value
  }
}

extension BookTestDrive {
  /// Whether the words that named nothing stand for the car that is asked about.
  func usesUnmatched(_ reading: PhraseReading) -> Bool {
    car.words == reading.unmatched.joined(separator: " ")
  }
}

// MARK: - Times in digits

extension Session {
  /// Puts a time into a request, in words or in digits.
  func say(_ words: String, of start: inout Parameter<WhenExpression, Start>) throws(Interruption) {
    // An offset tells which of two times is meant that the clock shows alike. Any demonstrator will do: the one that can
    // be had takes its place.
    if let exact = exactly(words), exact.hasOffset,
      let vehicle = try asking({ () throws(StoreError) in try store.vehicles(Page(limit: 1)).first })
    {
      start = Parameter(value: Start(instant: exact.instant, vehicle: vehicle), words: words)
    } else {
      start.say(try when(words), words: words)
    }
  }

  /// A day and a time as programs write them: `2026-12-01T10:00`, `2026-12-01 24:00`, `2026-12-01T10:00+01:00`.
  private func exactly(_ words: String) -> (when: WhenExpression, instant: Instant, hasOffset: Bool)? {
    guard words.utf8.count > 10, let instant = context.showroom.calendar.parse(iso8601: words)?.instant else {
      return nil
    }
    let said = CivilDateTime(iso: words)
    // What has no offset is what the clock shows, also where the clock jumps over it.
    let civil = said ?? context.showroom.calendar.civil(at: instant)
    let clock = WhenExpression.Clock.at(ClockExpression(civil.time, isHalfKnown: true))
    let hasOffset = said == nil && !words.contains("24:00")
    return (WhenExpression(day: .date(civil.date, said: nil), clock: clock), instant, hasOffset)
  }
}
