import IntentKit
import LanguageKit
import ShowroomCore

extension BookTestDriveHandler {
  /// Values that were said change their parameters; an answer without any is the name that was asked for.
  public func fill(_ request: inout BookTestDrive, from answer: Answer, asked: BookTestDrive.Key?) -> Set<BookTestDrive.Key> {
    // A bare number answers what was asked, and is no time of the day beside it.
    if let asked, asked != .start, Int(answer.name) != nil { return fillName(&request, answer, asked) ? [asked] : [] }
    let reading = answer.reading
    let before = request
    RequestBuilder(speaker: request.speaker, now: desk.wallClock).fill(&request, from: reading)
    var keys: Set<BookTestDrive.Key> = []
    if request.car != before.car { keys.insert(.car) }
    if request.duration != before.duration { keys.insert(.duration) }
    if request.options != before.options { keys.insert(.options) }
    if request.start != before.start { keys.insert(.start) }
    if request.customer != before.customer { keys.insert(.customer) }
    if let asked, !keys.contains(asked), fillName(&request, answer, asked) { keys.insert(asked) }
    return keys
  }

  private func fillName(_ request: inout BookTestDrive, _ answer: Answer, _ asked: BookTestDrive.Key) -> Bool {
    guard !answer.name.isEmpty else { return false }
    switch asked {
    case .car: request.car.say(.name(answer.name), words: answer.name)
    case .customer:
      request.customer.say(Customer.ID(answer.name).map { .number($0) } ?? .name(answer.name), words: answer.name)
    case .duration:
      guard let minutes = Int(answer.name), minutes > 0 else { return false }
      request.duration.say(.exactly(Minutes(minutes)), words: answer.name)
    case .start, .options: return false
    }
    return true
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
    if let when = answer.reading.whens.last {
      request.start.say(when.value, words: when.words)
      keys.insert(.start)
    }
    if let duration = answer.reading.durations.first {
      request.duration.say(duration.value, words: duration.words)
      keys.insert(.duration)
    }
    if let car = answer.reading.cars.first {
      if asked == .drive { request.drive.say(DriveMention(car: car.value)) } else { request.car.say(car.value, words: car.words) }
      keys.insert(asked == .drive ? .drive : .car)
    }
    return keys
  }
}

extension CancelTestDriveHandler {
  public func fill(
    _ request: inout CancelTestDrive, from answer: Answer, asked: CancelTestDrive.Key?
  ) -> Set<CancelTestDrive.Key> {
    guard asked == .drive else { return [] }
    let number = answer.reading.drive?.value ?? TestDrive.ID(answer.name)
    let query = DriveMention(
      number: number, car: answer.reading.cars.first?.value, day: answer.reading.whens.first?.value)
    guard query != DriveMention() else { return [] }
    request.drive.say(query, words: answer.text)
    return [.drive]
  }
}

extension FindFreeTimesHandler {
  public func fill(_ request: inout FindFreeTimes, from answer: Answer, asked: FindFreeTimes.Key?) -> Set<FindFreeTimes.Key> {
    guard asked == .car, !answer.name.isEmpty else { return [] }
    request.car.say(answer.reading.cars.first?.value ?? .name(answer.name), words: answer.text)
    return [.car]
  }
}

extension SaveShortcutHandler {
  public func fill(_ request: inout SaveShortcut, from answer: Answer, asked: SaveShortcut.Key?) -> Set<SaveShortcut.Key> {
    guard asked == .car, !answer.name.isEmpty else { return [] }
    request.car.say(answer.reading.cars.first?.value ?? .name(answer.name), words: answer.text)
    return [.car]
  }
}





