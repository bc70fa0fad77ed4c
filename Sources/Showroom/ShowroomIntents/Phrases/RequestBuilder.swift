import LanguageKit
import ShowroomCore

/// Makes an intent of what was found in a phrase.
public struct RequestBuilder {
  let speaker: Speaker
  /// The present, for spans such as "from two to four".
  let now: CivilDateTime

  public init(speaker: Speaker, now: CivilDateTime) {
    self.speaker = speaker
    self.now = now
  }

  /// The intent of a phrase; nil where it is no sentence, or one without the values that give it a meaning.
  ///
  /// Words that name nothing stand for a car's name in a booking, so that the answer can say which car is not known;
  /// in any other place they make the phrase one for the search.
  public func request(_ reading: PhraseReading) -> ShowroomRequest? {
    switch reading.whole {
    case .save(let request)?: return .saveShortcut(request)
    case .message(let request)?: return .sendMessage(request)
    case .list(let request)?: return .list(request)
    case .report?, .command?: return nil  // No act of the desk: whoever carries it out takes it from the reading.
    case nil: break
    }
    guard !reading.isNegated || reading.sentence?.mayBeNegated == true else { return nil }
    guard let sentence = reading.sentence else { return withoutSentence(reading) }
    guard reading.isAboutDesk(sentence) else { return nil }
    if [.tell, .show, .showDrives, .whatIsThere].contains(sentence), reading.asksAboutNothing { return nil }
    if reading.asksWhatToDrive { return .findFreeTimes(free(reading)) }
    if let state = reading.listedState { return .showDrives(drives(reading, in: state)) }
    switch sentence {
    case .book where reading.asksForNext, .findFreeTimes where reading.asksForNext: return .showDrives(drives(reading))
    case .book where reading.asksWhoComes: return .showDrives(drives(reading))
    case .book where reading.isAboutDriveAlone: return reading.unmatched.isEmpty ? .showDrives(drives(reading)) : nil
    case .book where speaker == .staff && reading.asksForDrives: return .showDrives(drives(reading))
    case .book where reading.movesDrive: return .rescheduleTestDrive(move(reading))
    case .book: return .bookTestDrive(book(reading))
    case .showCatalog where reading.cars.isEmpty && reading.options.isEmpty: return .showCatalog(ShowCatalog())
    case .showCatalog, .search, .tell, .show: return show(reading)
    case .showDrives: return .showDrives(drives(reading))
    case .whatIsThere: return whatIsThere(reading)
    case .findFreeTimes where reading.asksTheTime: return nil
    case .findFreeTimes where reading.drive != nil || reading.asksForSomebody: return .showDrives(drives(reading))
    case .findFreeTimes: return .findFreeTimes(free(reading))
    case .wait: return .joinWaitingList(wait(reading))
    case .reschedule: return .rescheduleTestDrive(move(reading))
    case .cancel: return .cancelTestDrive(cancel(reading))
    case .handOver, .takeBack, .noShow, .confirm, .decline:
      return reading.isQuestion && reading.drive != nil ? .showDrives(drives(reading)) : takesOn(sentence, reading)
    case .followUp: return .followUp(followUp(reading))
    case .showStatus: return .showStatus(status(reading))
    case .agreeToDonations: return .changeConsent(consent(reading, to: .agreed))
    case .declineDonations: return .changeConsent(consent(reading, to: .declined))
    }
  }

  /// What becomes of a drive.
  private func takesOn(_ sentence: SentenceKind, _ reading: PhraseReading) -> ShowroomRequest? {
    switch sentence {
    case .handOver where !reading.durations.isEmpty: return .bookTestDrive(book(reading))
    case .handOver: return .changeDriveState(change(reading, to: .out))
    case .takeBack: return .changeDriveState(change(reading, to: .returned))
    case .noShow: return .changeDriveState(change(reading, to: .noShow))
    case .confirm: return .changeDriveState(change(reading, to: .confirmed))
    case .decline: return .changeDriveState(change(reading, to: .declined))
    default: return nil
    }
  }

  /// "What do you have" is the catalog, "what do you have on Friday" the drives, "what golfs do you have" a search.
  private func whatIsThere(_ reading: PhraseReading) -> ShowroomRequest? {
    guard reading.cars.isEmpty, reading.options.isEmpty else { return show(reading) }
    return reading.whens.isEmpty ? .showCatalog(ShowCatalog()) : .showDrives(drives(reading))
  }

  /// "golf tomorrow at three": a car with a time, a length or a person books; a car alone is looked for.
  private func withoutSentence(_ reading: PhraseReading) -> ShowroomRequest? {
    if reading.drive != nil, reading.isQuestion { return .showDrives(drives(reading)) }
    if reading.drive != nil, reading.movesDrive { return .rescheduleTestDrive(move(reading)) }
    if reading.changesLength || reading.shift != nil, reading.unmatched.isEmpty {
      return .rescheduleTestDrive(move(reading))
    }
    if reading.isLikelyBooking { return .bookTestDrive(book(reading)) }
    guard !reading.hasOtherWords, reading.unmatched.isEmpty else { return nil }
    if reading.cars.isEmpty { return reading.options.isEmpty || reading.saysBooking ? nil : search(reading) }
    return reading.saysBooking ? .bookTestDrive(book(reading)) : search(reading)
  }

  /// "do you have a golf" looks for one, "can I have the golf at three" books it.
  private func search(_ reading: PhraseReading) -> ShowroomRequest? {
    if reading.saysBooking, !reading.cars.isEmpty { return .bookTestDrive(book(reading)) }
    let words =
      (reading.options.map { ($0.position, $0.words) } + reading.cars.map { ($0.position, $0.words) })
      .sorted { $0.0 < $1.0 }.map(\.1) + (reading.cars.isEmpty ? reading.unmatched : [])
    return words.isEmpty ? nil : .searchCatalog(SearchCatalog(query: words.joined(separator: " "), speaker: speaker))
  }

  /// "show me the golf" looks for it, "show me Friday" lists drives.
  private func show(_ reading: PhraseReading) -> ShowroomRequest? {
    if reading.drive != nil { return .showDrives(drives(reading)) }
    if reading.whens.contains(where: { $0.value.search != nil }) { return .findFreeTimes(free(reading)) }
    guard reading.cars.isEmpty, reading.options.isEmpty, reading.unmatched.isEmpty, !reading.whens.isEmpty else {
      return search(reading)
    }
    return .showDrives(drives(reading))
  }
}

// MARK: - One function for each intent

extension RequestBuilder {
  /// A booking with these parts; whatever is missing is asked for.
  public func book(_ reading: PhraseReading) -> BookTestDrive {
    var request = BookTestDrive(speaker: speaker)
    fill(&request, from: reading)
    if request.car.isEmpty, let name = reading.possibleCar { request.car.say(.name(name), words: name) }
    return request
  }

  /// Puts all that was found into a booking, over what was there. A day alone keeps the time that was there, a time alone
  /// the day.
  public func fill(_ request: inout BookTestDrive, from reading: PhraseReading) {
    if let car = car(reading) { request.car.say(car.value, words: car.words) }
    if let when = when(reading) {
      request.start.say(when.value.completed(from: request.start.said), words: when.words)
    }
    if let duration = duration(reading) { request.duration.say(duration.value, words: duration.words) }
    if let customer = reading.customer { request.customer.say(customer.value, words: customer.words) }
    if !reading.options.isEmpty {
      request.options.say(reading.options.map(\.value), words: reading.options.map(\.words).joined(separator: ", "))
    }
  }

  private func free(_ reading: PhraseReading) -> FindFreeTimes {
    var request = FindFreeTimes(speaker: speaker)
    fill(&request, from: reading)
    request.isAnyCar = reading.asksWhichAreFree || reading.asksWhatToDrive
    return request
  }

  /// Puts all that was found into a search for free times, over what was there.
  public func fill(_ request: inout FindFreeTimes, from reading: PhraseReading) {
    if let car = car(reading) { request.car.say(car.value, words: car.words) }
    if let when = when(reading) { request.when.say(when.value.completed(from: request.when.said), words: when.words) }
    if let duration = duration(reading) { request.duration.say(duration.value, words: duration.words) }
    if !reading.options.isEmpty { request.options.say(reading.options.map(\.value)) }
  }

  /// A place on the waiting list; words that name nothing stand for the car's name, else for the person's: "put Anna
  /// Novak on the waiting list for the golf".
  public func wait(_ reading: PhraseReading) -> JoinWaitingList {
    var request = JoinWaitingList(speaker: speaker)
    fill(&request, from: reading)
    guard !reading.unmatched.isEmpty else { return request }
    let name = reading.unmatched.joined(separator: " ")
    if request.car.isEmpty {
      request.car.say(.name(name), words: name)
    } else if request.customer.isEmpty, speaker == .staff {
      request.customer.say(.name(name), words: name)
    }
    return request
  }

  /// Puts all that was found into a wish, over what was there.
  public func fill(_ request: inout JoinWaitingList, from reading: PhraseReading) {
    if let car = car(reading) { request.car.say(car.value, words: car.words) }
    if let when = when(reading) { request.when.say(when.value, words: when.words) }
    if let duration = reading.durations.first { request.duration.say(duration.value, words: duration.words) }
    if let customer = reading.customer { request.customer.say(customer.value, words: customer.words) }
    if !reading.options.isEmpty { request.options.say(reading.options.map(\.value)) }
  }

  private func drives(_ reading: PhraseReading) -> ShowDrives {
    var request = ShowDrives(speaker: speaker)
    fill(&request, from: reading)
    return request
  }

  /// "Cancelled drives last week": those in one state, on the days that were said, or on the last thirty.
  private func drives(_ reading: PhraseReading, in state: TestDrive.State) -> ShowDrives {
    var request = drives(reading)
    request.states = [state]
    if reading.past == nil, reading.whens.isEmpty, state.isOver {
      request.past = ReportPeriod.standard(today: now.date)
    }
    return request
  }

  private func status(_ reading: PhraseReading) -> ShowStatus {
    var request = ShowStatus(speaker: speaker)
    if let customer = reading.customer { request.customer.say(customer.value, words: customer.words) }
    return request
  }

  private func consent(_ reading: PhraseReading, to consent: Consent) -> ChangeConsent {
    var request = ChangeConsent(to: consent, speaker: speaker)
    if let customer = reading.customer { request.customer.say(customer.value, words: customer.words) }
    return request
  }

  /// Puts all that was found into a list of drives.
  public func fill(_ request: inout ShowDrives, from reading: PhraseReading) {
    if let drive = reading.drive { request.number = drive.value }
    if let car = car(reading) { request.car.say(car.value, words: car.words) }
    request.past = reading.past
    request.isNext = reading.asksForNext
    if let when = when(reading), reading.past == nil { request.day.say(when.value, words: when.words) }
    if let customer = reading.customer { request.customer.say(customer.value, words: customer.words) }
  }

  /// "move the golf on Friday to Saturday at ten": of two times the last is the new one, and the first tells which drive.
  private func move(_ reading: PhraseReading) -> RescheduleTestDrive {
    var request = RescheduleTestDrive(speaker: speaker)
    var query = DriveMention(number: reading.drive?.value)
    query.car = car(reading)?.value
    query.customer = reading.customer?.value
    let whens = reading.whens.sorted { $0.position < $1.position }
    if whens.count > 1 || reading.shift != nil { query.day = whens.first?.value }
    if query != DriveMention() { request.drive.say(query) }
    request.shift = reading.shift?.value
    if request.shift == nil, let when = whens.last { request.start.say(when.value, words: when.words) }
    if let duration = duration(reading) { request.duration.say(duration.value, words: duration.words) }
    return request
  }

  private func change(_ reading: PhraseReading, to state: TestDrive.State) -> ChangeDriveState {
    var request = ChangeDriveState(to: state, speaker: speaker)
    let mention = DriveMention(
      number: reading.drive?.value, car: car(reading)?.value, day: reading.whens.first?.value,
      customer: reading.customer?.value)
    if mention != DriveMention() { request.drive.say(mention, words: reading.drive?.words ?? car(reading)?.words) }
    request.odometer = reading.odometer?.value
    request.reason = reading.reason
    return request
  }

  private func followUp(_ reading: PhraseReading) -> FollowUpDrive {
    var request = FollowUpDrive(speaker: speaker)
    let mention = DriveMention(
      number: reading.drive?.value, car: car(reading)?.value, customer: reading.customer?.value)
    if mention != DriveMention() { request.drive.say(mention, words: reading.drive?.words ?? car(reading)?.words) }
    return request
  }

  private func cancel(_ reading: PhraseReading) -> CancelTestDrive {
    var request = CancelTestDrive(speaker: speaker)
    request.reason = reading.reason
    let query = DriveMention(
      number: reading.drive?.value, car: car(reading)?.value, day: reading.whens.first?.value,
      customer: reading.customer?.value)
    if query != DriveMention() { request.drive.say(query, words: reading.drive?.words) }
    return request
  }

  /// Two cars in one phrase are a question: which.
  func car(_ reading: PhraseReading) -> PhraseReading.Found<CarMention>? {
    guard let first = reading.cars.first, reading.cars.count > 1 else { return reading.cars.first }
    var models: [CarModel] = []
    for car in reading.cars {
      switch car.value {
      case .models(let named), .make(let named): models += named
      default: return first
      }
    }
    let words = reading.cars.map(\.words).joined(separator: ", ")
    return PhraseReading.Found(value: .models(models), words: words, position: first.position)
  }

  /// Parts of a time that were said apart are one: a day here, a time there.
  public func when(_ reading: PhraseReading) -> PhraseReading.Found<WhenExpression>? {
    guard var whole = reading.whens.first else { return nil }
    for part in reading.whens.dropFirst() {
      var merged = whole.value
      if merged.day == nil { merged.day = part.value.day }
      if merged.clock == nil { merged.clock = part.value.clock }
      if merged.search == nil { merged.search = part.value.search }
      whole = PhraseReading.Found(value: merged, words: "\(whole.words), \(part.words)", position: whole.position)
    }
    return whole
  }

  func duration(_ reading: PhraseReading) -> PhraseReading.Found<DurationMention>? {
    if let said = reading.durations.first { return said }
    for when in reading.whens {
      guard let minutes = when.value.resolve(now: now).spanMinutes else { continue }
      return PhraseReading.Found(value: .exactly(Minutes(minutes)), words: when.words, position: when.position)
    }
    return nil
  }
}

extension TestDrive.State {
  /// Whether nothing more comes of a drive.
  fileprivate var isOver: Bool { successors.isEmpty }
}
