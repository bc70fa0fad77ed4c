import IntentKit
import LanguageKit
import ShowroomCore

extension BookTestDriveHandler {
  /// Values that were said change their parameters, each by itself; an answer without any is the name that was asked for.
  public func fill(_ request: inout BookTestDrive, from answer: Answer, asked: BookTestDrive.Key?) -> Set<
    BookTestDrive.Key
  > {
    if answer.isBareNumber, asked != .start { return fillName(&request, answer, asked) }
    let before = request
    RequestBuilder(speaker: request.speaker, now: desk.wallClock).fill(&request, from: answer.reading)
    keepWhatStands(of: before, in: &request, answer)
    var keys: Set<BookTestDrive.Key> = []
    if request.car != before.car { keys.insert(.car) }
    if request.duration != before.duration { keys.insert(.duration) }
    if request.options != before.options { keys.insert(.options) }
    if request.start != before.start { keys.insert(.start) }
    if request.customer != before.customer { keys.insert(.customer) }
    return keys.isEmpty ? fillName(&request, answer, asked) : keys
  }

  /// A day alone keeps the time, a time alone the day; new options stand beside the old ones.
  private func keepWhatStands(of before: BookTestDrive, in request: inout BookTestDrive, _ answer: Answer) {
    if let shift = answer.reading.shift, let old = wallClock(of: before) {
      request.start.say(shift.value.moved(old), words: shift.words)
    } else if request.start != before.start, let said = request.start.said {
      let old = before.start.value.map { WhenExpression($0, in: desk.calendar) } ?? before.start.said
      request.start.say(said.completed(from: old), words: request.start.words)
    }
    if case .changed(let minutes)? = request.duration.said, let old = length(of: before) {
      request.duration.say(.exactly(Minutes(old.rawValue + minutes)), words: request.duration.words)
    }
    if request.options != before.options, let said = request.options.said {
      let old = before.options.value ?? before.options.said ?? []
      request.options.say(old.adding(said), words: request.options.words)
    }
  }

  /// The start that was chosen, or the only one that was said.
  private func wallClock(of request: BookTestDrive) -> CivilDateTime? {
    if let start = request.start.value { return desk.calendar.civil(at: start.instant) }
    let reading = request.start.said?.resolve(now: desk.wallClock)
    return reading?.otherTimes.isEmpty == true ? reading?.start : nil
  }

  private func length(of request: BookTestDrive) -> Minutes? {
    if let length = request.duration.value { return length }
    guard case .exactly(let length)? = request.duration.said else { return nil }
    return length
  }

  private func fillName(_ request: inout BookTestDrive, _ answer: Answer, _ asked: BookTestDrive.Key?) -> Set<
    BookTestDrive.Key
  > {
    guard let asked, let name = answer.possibleName else { return [] }
    switch asked {
    case .car: request.car.say(.name(name), words: name)
    case .customer: request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    case .duration:
      guard let minutes = Int(name), minutes > 0 else { return [] }
      request.duration.say(.exactly(Minutes(minutes)), words: name)
    case .account: request.account.say(name, words: name)
    case .start, .options: return []
    }
    return [asked]
  }
}

extension RescheduleTestDriveHandler {
  public func fill(
    _ request: inout RescheduleTestDrive, from answer: Answer, asked: RescheduleTestDrive.Key?
  ) -> Set<RescheduleTestDrive.Key> {
    var keys: Set<RescheduleTestDrive.Key> = []
    if let number = answer.reading.drive?.value ?? (asked == .drive ? TestDrive.ID(answer.name) : nil) {
      request.drive.say(DriveMention(number: number))
      keys.insert(.drive)
    }
    if let shift = answer.reading.shift, let old = request.start.value?.instant ?? request.drive.value?.slot.start {
      request.start.say(shift.value.moved(desk.calendar.civil(at: old)), words: shift.words)
      keys.insert(.start)
    } else if let when = answer.reading.whens.max(by: { $0.position < $1.position }) {
      let old = request.start.value.map { WhenExpression($0, in: desk.calendar) } ?? request.start.said
      request.start.say(when.value.completed(from: old), words: when.words)
      keys.insert(.start)
    }
    if let duration = answer.reading.durations.first {
      request.duration.say(duration.value, words: duration.words)
      keys.insert(.duration)
    }
    if let car = answer.reading.cars.first {
      if asked == .drive {
        request.drive.say(DriveMention(car: car.value))
      } else {
        request.car.say(car.value, words: car.words)
      }
      keys.insert(asked == .drive ? .drive : .car)
    }
    return keys
  }
}

extension FindFreeTimesHandler {
  public func fill(_ request: inout FindFreeTimes, from answer: Answer, asked: FindFreeTimes.Key?) -> Set<
    FindFreeTimes.Key
  > {
    let before = request
    RequestBuilder(speaker: request.speaker, now: desk.wallClock).fill(&request, from: answer.reading)
    if request.car == before.car, asked == .car, let name = answer.possibleName {
      request.car.say(.name(name), words: name)
    }
    var keys: Set<FindFreeTimes.Key> = []
    if request.car != before.car { keys.insert(.car) }
    if request.duration != before.duration { keys.insert(.duration) }
    if request.options != before.options { keys.insert(.options) }
    if request.when != before.when { keys.insert(.when) }
    return keys
  }
}

extension SaveShortcutHandler {
  public func fill(_ request: inout SaveShortcut, from answer: Answer, asked: SaveShortcut.Key?) -> Set<
    SaveShortcut.Key
  > {
    guard asked == .car, !answer.name.isEmpty else { return [] }
    request.car.say(answer.reading.cars.first?.value ?? .name(answer.name), words: answer.text)
    return [.car]
  }
}
