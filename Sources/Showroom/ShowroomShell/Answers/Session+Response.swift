import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// The outcome of an intent's response: its sentence, shown and spoken, and what it found.
  func answer(_ response: ShowroomResponse, conversation: Conversation, run: Run) -> Outcome {
    var outcome = shown(response, conversation: conversation, run: run)
    outcome.spoken = text.spoken(response)
    return outcome
  }

  private func shown(_ response: ShowroomResponse, conversation: Conversation, run: Run) -> Outcome {
    let sentence = text.response(response)
    guard response.isSuccess else {
      return refusal(code: response.code, message: sentence, alternatives: response.alternatives)
    }
    switch response {
    case .booked(let drive, _):
      let hint = run.shortcut == nil ? conversation.booking.flatMap { suggestion($0, drive) } : nil
      return Outcome([.sentence(sentence)] + (hint.map { [.sentence($0)] } ?? []), value: spoken(json(drive), response))
    case .status(let status): return Outcome([.sentence(sentence)], value: json(status))
    case .consentChanged(let customer, let consent, let erased):
      return Outcome(
        [.sentence(sentence)],
        value: [
          "customer": .int(customer.id.rawValue), "consent": .string(consent.rawValue), "erased": .int(Int64(erased)),
        ])
    case .moved(let drive, _):
      return Outcome([.sentence(sentence)] + ((try? offers()) ?? []), value: json(drive))
    case .changedState(let drive) where drive.state == .out:
      let others = (try? Desk(context.showroom).otherCars(outWith: drive.customer.id, besides: drive.id)) ?? []
      return Outcome(([sentence] + others.map { text.alsoOut($0) }).map { .sentence($0) }, value: json(drive))
    case .cancelled(let drive), .changedState(let drive):
      let offers = drive.state.isLive ? [] : (try? offers(of: drive.vehicle)) ?? []
      return Outcome([.sentence(sentence)] + offers, value: json(drive))
    case .followedUp(let drive, let giveBack):
      return Outcome(
        [.sentence(sentence)],
        value: [
          "drive": json(drive), "followUp": JSONValue(giveBack.followUp?.description),
          "followedUp": JSONValue(giveBack.followedUp?.description),
        ])
    case .list(let list): return answer(list, sentence)
    case .waiting(let entry, _): return Outcome([.sentence(sentence)], value: json(entry))
    case .catalog(let cars, _):
      return Outcome([.table(table(cars)), .sentence(sentence)], value: .array(cars.map { json($0) }))
    case .found(_, let found): return answer(found, sentence)
    case .freeTimes(let answer):
      guard !answer.starts.isEmpty else { return Outcome(Problem(code: "nothing-free", message: sentence)) }
      return Outcome(
        [.sentence(sentence), .table(table(answer.starts))], value: .array(answer.starts.map { json($0) }))
    case .drives(let drives, _):
      return Outcome(
        [.sentence(sentence)] + (drives.isEmpty ? [] : [.table(table(drives))]),
        value: .array(drives.map { json($0) }))
    case .shortcutSaved(let shortcut, _, let warnings):
      let notes = warnings.map { text.warning($0) }
      return Outcome(([sentence] + notes).map { .sentence($0) }, value: json(shortcut))
    case .message(.kept(let messages)): return delivery(of: (try? deliver(messages)) ?? messages)
    case .undone(let plan): return Outcome([.sentence(sentence)], value: json(.undo(plan)))
    case .refused, .slotTaken, .gone, .wrongState, .notMovable, .unmoved, .vehicleStillOut, .odometerTooLow,
      .tooEarlyForNoShow,
      .noFollowUp, .notUndone, .nothingFound, .shortcutRefused, .notAllowed, .keyReused, .alreadyWaiting,
      .consentRestricted,
      .listRefused, .message(.tooMany):
      return Outcome([.sentence(sentence)])
    }
  }

  /// With the sentence as it is heard.
  private func spoken(_ value: JSONValue, _ response: ShowroomResponse) -> JSONValue {
    value.adding([JSONValue.Member("spoken", .string(text.spoken(response)))])
  }

  /// The line that would save this booking as a phrase, or the phrase where it is saved already; nil where its owner uses
  /// that phrase for something else.
  private func suggestion(_ booking: BookTestDrive, _ drive: TestDrive) -> String? {
    guard let stored = StoredIntent(booking), let car = stored.car, let duration = stored.duration else { return nil }
    let customer = drive.customer
    if let saved = try? SavedIntents(store, owner: .customer(customer.id)).phrase(of: stored) {
      return text.savedAlready(saved)
    }
    let firstName = customer.name.split(separator: " ").first.map(String.init) ?? customer.name
    let phrase = text.suggestedPhrase(person: firstName, model: drive.vehicle.car.model.name)
    guard !isTaken(phrase, by: .customer(customer.id)) else { return nil }
    let options = stored.options.map { " --option \(SplitLine.quoted($0.storageText))" }.joined()
    return text.suggestPhrase(
      phrase, words: "\(words(for: car, drive)) \(duration.rawValue) min\(options)", customer: customer.name)
  }

  /// The car as a command names it.
  private func words(for car: CarSelection, _ drive: TestDrive) -> String {
    switch car.scope {
    case .model: car.name + ","
    case .car(let id): text.carNumber(id) + ","
    case .vehicle: "--vehicle \(SplitLine.quoted(drive.vehicle.plate))"
    }
  }

  private func isTaken(_ phrase: String, by owner: Shortcut.Owner) -> Bool {
    guard let key = PhraseKey(phrase) else { return true }
    let found = try? store.shortcuts(withKeys: [key], for: .staff)
    return found?.contains { $0.shortcut.owner == owner } ?? true
  }
}

extension ShowroomResponse {
  /// A stable name for programs, where the response is a refusal.
  var code: String {
    switch self {
    case .refused(let refusals, _): refusals.first.map { $0.rule.rawValue } ?? "refused"
    case .slotTaken: "slot-taken"
    case .gone(let reason, _): reason.code
    case .wrongState, .notMovable: "wrong-state"
    case .unmoved: "unchanged"
    case .tooEarlyForNoShow: "too-early"
    case .vehicleStillOut: "vehicle-out"
    case .odometerTooLow: "odometer-too-low"
    case .noFollowUp: "no-follow-up"
    case .notUndone: "not-undone"
    case .nothingFound: "nothing-found"
    case .shortcutRefused: "shortcut-refused"
    case .notAllowed: "not-allowed"
    case .message(.tooMany): "too-many"
    case .consentRestricted: "consent-restricted"
    case .keyReused: "key-reused"
    case .alreadyWaiting: "waiting-already"
    case .listRefused(let refusal): refusal.code
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
    case .impossibleTime: "impossible-time"
    case .otherWeekday: "other-weekday"
    case .refused(let refusals): refusals.first.map { $0.rule.rawValue } ?? "refused"
    case .nothingFree: "nothing-free"
    case .unknownCustomer, .noCustomerNumber: "unknown-customer"
    case .signInNeeded: "sign-in-needed"
    case .noAccount: "no-such-account"
    case .noDriveNumber, .noSuchDrive: "no-such-drive"
    case .list(let reason): reason.code
    case .message(let reason): reason.code
    }
  }
}

extension MessageReason {
  fileprivate var code: String {
    switch self {
    case .unknownRecipient: "unknown-recipient"
    case .emptyGroup: "empty-group"
    case .nobodyDrives: "nobody-drives"
    case .everyoneIsForStaff: "not-allowed"
    case .whichEveryone: "unknown-recipient"
    case .declined: "no-consent"
    case .tooLong: "too-long"
    case .nothingBooked: "nothing-booked"
    }
  }
}
