import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func addShortcut(_ call: Invocation) throws(Interruption) -> Outcome {
    let phrase = call.text
    var request = SaveShortcut(
      phrases: [phrase], intent: BookTestDrive.name, language: spoken(call), speaker: context.speaker)
    try fill(&request, from: call.tail ?? SplitLine(""))
    try setOwner(&request, call)
    if let name = call.option("account") { request.account.say(name, words: name) }
    return try start(.saveShortcut(request))
  }

  /// Takes what stands after `=`: a command or a sentence.
  private func fill(_ request: inout SaveShortcut, from tail: SplitLine) throws(Interruption) {
    let call: Invocation?
    do throws(CommandError) {
      call = try CommandParser().parse(tail, access: Access(context.speaker))
    } catch {
      throw .command(error)
    }
    switch call?.command {
    case .book:
      guard let call else { return }
      let reading = try read(call.text).reading
      let booking = try booking(call, reading: reading)
      if !booking.usesUnmatched(reading) { try refuseDoubtful(reading.unmatched, in: .bookTestDrive(booking)) }
      request.take(booking)
    case .catalog: request.intent = ShowCatalog.name
    case .status:
      request.intent = ShowStatus.name
      if let name = call?.option("for"), context.speaker == .staff {
        request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
      }
      if let name = call?.option("account") { request.account.say(name, words: name) }
    case .free:
      guard let call else { return }
      try fillFree(&request, from: call)
    case .drives:
      guard let call else { return }
      request.intent = ShowDrives.name
      request.start = try read(call.text).reading.whens.first?.value
    case .listCreate, .listAdd, .listShow, .listTick, .listUntick, .listRemove:
      guard let call else { return }
      let said = try listRequest(call)
      guard said.subject == .desk else { throw refuse("not-storable", text.shortcutRefusal(.notStorable)) }
      try take(said, into: &request)
    case nil: try fill(&request, sentence: tail.text)
    case .reportUtilisation, .reportPopular, .reportHours, .reportNoShows, .reportOutcomes, .reportFollowUps:
      throw refuse("not-storable", text.reportNotStorable)
    default: throw refuse("not-storable", text.shortcutRefusal(.notStorable))
    }
  }

  private func fillFree(_ request: inout SaveShortcut, from call: Invocation) throws(Interruption) {
    var free = FindFreeTimes(speaker: context.speaker)
    builder.fill(&free, from: try read(call.text).reading)
    request.intent = FindFreeTimes.name
    request.car = free.car
    request.duration = free.duration
    request.options = free.options.said ?? []
    request.start = free.when.said
  }

  private func fill(_ request: inout SaveShortcut, sentence: String) throws(Interruption) {
    let (reading, said) = try read(sentence)
    if case .report? = reading.whole { throw refuse("not-storable", text.reportNotStorable) }
    if case .command? = reading.whole { throw refuse("not-storable", text.shortcutRefusal(.notStorable)) }
    switch said {
    case .bookTestDrive(let booking): request.take(booking)
    case .showCatalog: request.intent = ShowCatalog.name
    case .showStatus: request.intent = ShowStatus.name
    case .showDrives(let drives):
      request.intent = ShowDrives.name
      request.start = drives.day.said
    case .findFreeTimes(let free):
      request.intent = FindFreeTimes.name
      request.car = free.car
      request.duration = free.duration
      request.options = free.options.said ?? []
      request.start = free.when.said
    case .list(let said): try take(said, into: &request)
    default: throw refuse("not-storable", text.notUnderstood(sentence), hint: text.shortcutHint)
    }
  }

  /// Lists are staff's, and so are phrases about them.
  private func take(_ said: ListRequest, into request: inout SaveShortcut) throws(Interruption) {
    guard context.speaker == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
    request.take(said)
  }

  private func setOwner(_ request: inout SaveShortcut, _ call: Invocation) throws(Interruption) {
    guard let owner = call.option("owner") ?? call.option("for") else { return }
    guard context.speaker == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
    if ["showroom", "autohaus"].contains(Folding.fold(owner)) {
      request.customer = Parameter()
    } else {
      request.customer.say(Customer.ID(owner).map { .number($0) } ?? .name(owner), words: owner)
    }
  }

  private func spoken(_ call: Invocation) -> Language {
    call.option("language").flatMap { LanguageTag($0)?.language } ?? context.language.language
  }

  mutating func listShortcuts(_ call: Invocation) throws(Interruption) -> Outcome {
    let page = Page<Shortcut.ID>(limit: call.number("limit") ?? 100)
    let owner = try listedOwner(call)
    let found = try asking { () throws(StoreError) in try store.shortcuts(of: owner, page) }
    guard !found.isEmpty else { return Outcome([.sentence(text.noShortcuts)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  /// A customer lists their own; staff list all, or those of one owner.
  private func listedOwner(_ call: Invocation) throws(Interruption) -> Shortcut.Owner? {
    if let own = context.speaker.customer { return .customer(own) }
    guard let name = call.option("owner") else { return nil }
    if ["showroom", "autohaus"].contains(Folding.fold(name)) { return .showroom }
    return .customer(try customer(name).id)
  }

  mutating func showShortcut(_ call: Invocation) throws(Interruption) -> Outcome {
    let shortcut = try shortcut(call)
    return Outcome([.table(table([shortcut]))], value: json(shortcut))
  }

  mutating func editShortcut(_ call: Invocation) throws(Interruption) -> Outcome {
    let shortcut = try ownShortcut(call)
    var request = SaveShortcut(editing: shortcut, speaker: context.speaker)
    if let tail = call.tail {
      request.forgetIntent()
      try fill(&request, from: tail)
    }
    request.phrases = call.options("phrase") + remainingPhrases(of: shortcut, call)
    if let name = call.option("car") { request.car.say(try carQuery(name), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    let options = try call.options("option").map { (words) throws(Interruption) in try option(words) }
    if !options.isEmpty { request.options = options }
    if call.option("language") != nil { request.language = spoken(call) }
    if let name = call.option("account") { request.account = Parameter(said: name, words: name) }
    guard !request.phrases.isEmpty else { throw misuse("last-phrase", text.lastPhrase, hint: text.howToDeleteShortcut) }
    guard request != SaveShortcut(editing: shortcut, speaker: context.speaker) else {
      throw misuse("nothing-to-change", text.nothingToChange, hint: text.howToEditShortcut)
    }
    return try start(.saveShortcut(request))
  }

  /// The phrases that a shortcut keeps beside new ones.
  private func remainingPhrases(of shortcut: Shortcut, _ call: Invocation) -> [String] {
    let gone = Set((call.options("phrase") + call.options("without-phrase")).compactMap { PhraseKey($0) })
    return shortcut.phrases.filter { phrase in PhraseKey(phrase).map { !gone.contains($0) } ?? false }
  }

  /// Runs a saved phrase, and nothing else.
  mutating func runShortcut(_ call: Invocation) throws(Interruption) -> Outcome {
    let matches = try saved(call.text)
    if let outcome = try runPhrase(matches, exactly: true) { return outcome }
    if let outcome = try runPhrase(matches, exactly: false) { return outcome }
    if let outcome = try askForNearPhrase(call.text) { return outcome }
    throw refuse("no-such-phrase", text.noSuchPhrase(call.text), hint: text.whereShortcutsAre)
  }

  private func carQuery(_ name: String) throws(Interruption) -> CarMention {
    try read(name).reading.cars.first?.value ?? .name(name)
  }

  mutating func deleteShortcut(_ call: Invocation) throws(Interruption) -> Outcome {
    let shortcut = try ownShortcut(call)
    try asking { () throws(StoreError) in try store.deleteShortcut(shortcut.id) }
    return Outcome([.sentence(text.shortcutDeleted(shortcut))], value: ["deleted": .int(shortcut.id.rawValue)])
  }

  /// A shortcut that the speaker may change: staff any, a customer their own.
  private func ownShortcut(_ call: Invocation) throws(Interruption) -> Shortcut {
    let shortcut = try shortcut(call)
    guard context.speaker == .staff || shortcut.owner.customer == context.speaker.customer else {
      throw refuse("not-allowed", text.response(.notAllowed))
    }
    return shortcut
  }

  /// A shortcut by its phrase or number, among those that the speaker may run.
  private func shortcut(_ call: Invocation) throws(Interruption) -> Shortcut {
    let found = try asking { () throws(StoreError) in try shortcuts(called: call.text) }
    let owner = try listedOwner(call)
    let fitting = call.option("owner") == nil ? found : found.filter { $0.owner == owner }
    guard let only = fitting.first else {
      throw refuse("no-such-phrase", text.noSuchPhrase(call.text), hint: text.whereShortcutsAre)
    }
    guard fitting.count == 1 else {
      throw refuse("ambiguous-phrase", text.severalPhrases(fitting.map { describe($0) }), hint: text.nameOwner)
    }
    return only
  }

  private func shortcuts(called name: String) throws(StoreError) -> [Shortcut] {
    if let key = PhraseKey(name) {
      let found = try store.shortcuts(withKeys: [key], for: context.speaker).map(\.shortcut)
      if !found.isEmpty { return found }
    }
    guard let id = Shortcut.ID(name), let shortcut = try store.shortcut(id) else { return [] }
    let isVisible = shortcut.owner.customer.map { context.speaker.maySee($0) } ?? true
    return isVisible ? [shortcut] : []
  }
}
