import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// The outcome of an intent's response: its sentence, and what it found.
  func answer(_ response: ShowroomResponse, conversation: Conversation, run: Run) -> Outcome {
    let sentence = text.response(response)
    guard response.isSuccess else {
      return refusal(code: response.code, message: sentence, alternatives: response.alternatives)
    }
    switch response {
    case .booked(let drive, _):
      let hint = run.shortcut == nil ? conversation.booking.flatMap { suggestion($0, drive) } : nil
      return Outcome([.sentence(sentence)] + (hint.map { [.sentence($0)] } ?? []), value: json(drive))
    case .moved(let drive, _), .cancelled(let drive), .changedState(let drive):
      return Outcome([.sentence(sentence)], value: json(drive))
    case .catalog(let cars, _):
      return Outcome([.table(table(cars)), .sentence(sentence)], value: .array(cars.map { json($0) }))
    case .found(_, let answer): return found(answer.matches, sentence)
    case .freeTimes(let answer):
      return Outcome(
        [.sentence(sentence)] + (answer.starts.isEmpty ? [] : [.table(table(answer.starts))]),
        status: answer.starts.isEmpty ? .refused : .done, value: .array(answer.starts.map { json($0) }))
    case .drives(let drives, _):
      return Outcome(
        [.sentence(sentence)] + (drives.isEmpty ? [] : [.table(table(drives))]),
        value: .array(drives.map { json($0) }))
    case .shortcutSaved(let shortcut, _, let warnings):
      let notes = warnings.map { text.warning($0) }
      return Outcome(([sentence] + notes).map { .sentence($0) }, value: json(shortcut))
    case .refused, .slotTaken, .gone, .wrongState, .vehicleStillOut, .odometerTooLow, .nothingFound, .shortcutRefused, .notAllowed:
      return Outcome([.sentence(sentence)])
    }
  }

  private func found(_ matches: [NameMatch], _ sentence: String) -> Outcome {
    Outcome(
      [.table(table(matches.compactMap(\.car))), .sentence(sentence)], value: .array(matches.map { json($0) }))
  }

  func json(_ match: NameMatch) -> JSONValue {
    guard let car = match.car, case .object(let members) = json(car) else {
      return [
        "kind": "model", "id": .int(match.model.id.rawValue), "make": .string(match.model.make),
        "model": .string(match.model.name),
      ]
    }
    return .object([JSONValue.Member("kind", "car")] + members)
  }

  /// The line that would save this booking as a phrase.
  private func suggestion(_ booking: BookTestDrive, _ drive: TestDrive) -> String? {
    guard let stored = StoredIntent(booking), let car = stored.car, stored.duration != nil else { return nil }
    let words = [car.name, stored.duration.map { "\($0.rawValue) min" }, stored.options.isEmpty ? nil : text.options(stored.options)]
      .compactMap { $0 }.joined(separator: ", ")
    let firstName = drive.customer.name.split(separator: " ").first.map(String.init) ?? drive.customer.name
    return text.suggestPhrase(person: firstName, model: drive.vehicle.car.model.name, words: words, customer: drive.customer.name)
  }
}

extension ShowroomResponse {
  /// A stable name for programs, where the response is a refusal.
  var code: String {
    switch self {
    case .refused(let refusals, _): refusals.first.map { $0.rule.rawValue } ?? "refused"
    case .slotTaken: "slot-taken"
    case .gone(let reason, _): reason.code
    case .wrongState: "wrong-state"
    case .vehicleStillOut: "vehicle-out"
    case .odometerTooLow: "odometer-too-low"
    case .nothingFound: "nothing-found"
    case .shortcutRefused: "shortcut-refused"
    case .notAllowed: "not-allowed"
    default: "done"
    }
  }
}

extension Reason {
  /// A stable name for programs.
  var code: String {
    switch self {
    case .unknownCar: "unknown-car"
    case .unknownModel: "unknown-model"
    case .noCarNumber: "no-such-car"
    case .unknownPlate: "unknown-plate"
    case .noDemonstrator: "no-demonstrator"
    case .carGone: "car-gone"
    case .noVehicleWith: "no-such-options"
    case .impossibleDate: "impossible-date"
    case .otherWeekday: "other-weekday"
    case .refused(let refusals): refusals.first.map { $0.rule.rawValue } ?? "refused"
    case .nothingFree: "nothing-free"
    case .unknownCustomer, .noCustomerNumber: "unknown-customer"
    case .signInNeeded: "sign-in-needed"
    case .noDriveNumber, .noSuchDrive: "no-such-drive"
    }
  }
}
