import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// What a person can say right now: their own phrases first, then sentences with cars that are here and times that are free.
extension Session {
  /// The phrases under their title; none where nothing can be said.
  func sayable() throws(Interruption) -> [Block.Group] {
    let phrases = try asking { () throws(StoreError) in try sayablePhrases() }
    guard !phrases.isEmpty else { return [] }
    let column = Table.Column("phrase", Localized(en: "Phrase", de: "Satz"))
    let table = Table(columns: [column], rows: phrases.map { [Table.Cell(.string($0))] }, showsTitles: false)
    return [Block.Group(key: "sayable", title: text.sayableTitle, table: table)]
  }

  func sayablePhrases() throws(StoreError) -> [String] {
    var phrases = try savedPhrases()
    let known = Set(phrases.compactMap { PhraseKey($0) })
    for sentence in try sentences() {
      guard let key = PhraseKey(sentence), !known.contains(key), try isUnderstood(sentence) else { continue }
      phrases.append(sentence)
    }
    return phrases
  }

  /// A customer's own saved phrases, or the showroom's, in the language that is spoken; those alone whose car is there.
  private func savedPhrases() throws(StoreError) -> [String] {
    let owner: Shortcut.Owner = context.speaker.customer.map { .customer($0) } ?? .showroom
    let mine = try store.shortcuts(of: owner, Page(limit: 50))
    let spoken = owner == .showroom ? mine.filter { $0.language == context.language.language } : mine
    var phrases: [String] = []
    for shortcut in spoken where phrases.count < 5 {
      guard let phrase = shortcut.phrases.first, try isRunnable(shortcut, phrase) else { continue }
      phrases.append(phrase)
    }
    return phrases
  }

  private func isRunnable(_ shortcut: Shortcut, _ phrase: String) throws(StoreError) -> Bool {
    let request = shortcut.intent.request(speaker: context.speaker, owner: shortcut.owner, phrase: phrase)
    guard let request, may(request), phrase.allSatisfy({ !$0.isNewline }) else { return false }
    guard let car = shortcut.intent.car else { return true }
    return try store.vehicles(in: car.scope).contains { $0.state == .available }
  }

  /// Whether this person may have it done here and now.
  private func may(_ request: ShowroomRequest) -> Bool {
    guard !request.right.isFreeWhileLocked else { return true }
    return context.speaker != .guest && (context.speaker != .staff || request.right.isHeld(by: context.role))
  }

  private func isUnderstood(_ sentence: String) throws(StoreError) -> Bool {
    let reading = try reader(context.language).read(sentence)
    guard let request = builder.request(reading), reading.unmatched.isEmpty, may(request) else { return false }
    return isAccepted(sentence)
  }

  /// Whether a sentence would be taken if it were said now. Nothing is written: what changes something asks first.
  private func isAccepted(_ sentence: String) -> Bool {
    var trial = self
    trial.open = nil
    trial.context.assumesYes = false
    let author = store.author
    defer { store.sign(author) }
    return trial.run(sentence).problem == nil
  }

  private func sentences() throws(StoreError) -> [String] {
    var sentences: [String] = []
    if let (start, length) = try freeStart() {
      let car = start.vehicle.car.model.name
      sentences.append(text.sayBook(car, at: start.instant, for: length))
      sentences.append(text.sayFree(car, on: context.showroom.calendar.date(at: start.instant)))
    }
    if let next = try nextOwnDrive() { sentences.append(text.sayCancel(next)) }
    let today = context.showroom.environment.wallClock.date
    sentences.append(context.speaker == .staff ? text.sayDrives(on: today) : text.sayOwnDrives)
    sentences.append(text.sayAllCars)
    return sentences
  }

  /// A time at which one of the demonstrators can be had.
  private func freeStart() throws(StoreError) -> (Start, Minutes)? {
    var tried: Set<CarModel.ID> = []
    for vehicle in try store.vehicles(Page(limit: 200)) where vehicle.state == .available && tried.count < 5 {
      let model = vehicle.car.model
      guard tried.insert(model.id).inserted else { continue }
      var request = FindFreeTimes(speaker: context.speaker)
      request.car.say(.models([model]), words: model.fullName)
      request.limit = 1
      let found = try Conversation(.findFreeTimes(request), context.showroom, library: context.library)
      guard case .response(.freeTimes(let answer)) = found.step, let start = answer.starts.first else { continue }
      return (start, answer.duration)
    }
    return nil
  }

  private func nextOwnDrive() throws(StoreError) -> TestDrive? {
    guard let own = context.speaker.customer else { return nil }
    let now = context.showroom.now
    let filter = DriveFilter(
      customer: own, interval: TimeSlot(start: now, end: now + 366 * 86_400),
      states: [.held, .requested, .confirmed], limit: 1)
    return try store.drives(filter).first { $0.slot.start > now }
  }
}
