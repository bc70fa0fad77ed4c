import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func book(_ call: Invocation) throws(Interruption) -> Outcome {
    let reading = try read(call.text).reading
    lastReading = (call.text, reading)
    let request = try booking(call, reading: reading)
    return try start(.bookTestDrive(request), unmatched: request.usesUnmatched(reading) ? [] : reading.unmatched)
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
    if let words = call.option("start") { request.start.say(try when(words), words: words) }
    if call.flag("hold") { request.state = .held }
    if call.flag("request") { request.state = .requested }
    request.override = try override(call)
    let options = try call.options("option").map { (words) throws(Interruption) in try option(words) }
    if !options.isEmpty { request.options.say((request.options.said ?? []) + options) }
    return request
  }

  /// The rules that staff set aside. The parser lets only soft ones through.
  private func override(_ call: Invocation) throws(Interruption) -> Override? {
    let rules = call.options("override").compactMap { Refusal.Rule(rawValue: $0) }
    guard !rules.isEmpty else { return nil }
    guard context.speaker == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
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
    if request.car.isEmpty, !reading.unmatched.isEmpty {
      request.car.say(.name(reading.unmatched.joined(separator: " ")))
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    if let limit = call.number("limit") { request.limit = limit }
    return try start(.findFreeTimes(request))
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
    return Outcome(([text.drive(drive)] + text.driveHistory(drive) + noted).map { .sentence($0) }, value: json(drive))
  }

  mutating func moveDrive(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = RescheduleTestDrive(speaker: context.speaker)
    if let id = call.words.first.flatMap({ TestDrive.ID($0) }) { request.drive.say(DriveMention(number: id)) }
    let words = call.words.dropFirst().joined(separator: " ")
    if !words.isEmpty {
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

  /// A time in words.
  func when(_ words: String) throws(Interruption) -> WhenExpression {
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
