import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Takes a line for what it is, in this order: help, leaving; an answer to the open question; an exact saved phrase; a
  /// command; a saved phrase with words after it; a sentence for an intent; a near miss of a saved phrase; words to
  /// search for.
  mutating func take(_ line: SplitLine) throws(Interruption) -> Outcome {
    guard let first = line.words.first else { return Outcome() }
    if let command = alwaysCommand(line) { return try perform(command) }
    if let outcome = try saveAs(line.line) { return outcome }
    if mayAnswer(line.line) {
      if let outcome = try answer(line.line) { return outcome }
      throw misuse("no-answer", text.notAnAnswer, hint: text.howToLeave)
    }
    if let outcome = try answerOffer(line.line) { return outcome }
    let before = open
    open = nil
    if !first.isQuoted, let outcome = try runPhrase(try saved(line.line), exactly: true) { return outcome }
    if let command = try parse(line) {
      if command.command == .why { open = before }
      shownBefore = before
      defer { shownBefore = nil }
      return try perform(command)
    }
    open = before
    if let outcome = try tryAgain(line.line) { return outcome }
    open = nil
    let outcome = try say(line.text)
    // What was offered can still be taken after a line that nobody understands.
    if outcome.problem?.code == "not-understood" { open = before }
    return outcome
  }

  /// Does what a phrase says, whether it is saved or a sentence; without one, looks for cars.
  mutating func say(_ phrase: String) throws(Interruption) -> Outcome {
    let (saved, said) = try look(at: phrase)
    if let outcome = try runPhrase(saved, exactly: true) { return outcome }
    if let outcome = try runPhrase(saved, exactly: false) { return outcome }
    if case .command(let command)? = said?.whole { return try perform(command, saidAs: phrase) }
    if AnswerWords.leaves(phrase) || AnswerWords.plainYesOrNo(phrase) != nil {
      return try perform(Invocation(command: .cancel, line: SplitLine("cancel")))
    }
    if let outcome = try searchLists(phrase) { return outcome }
    let (reading, request) = try read(phrase, readAs: said)
    lastReading = (phrase, reading)
    if case .report(let report)? = reading.whole { return try show(report) }
    if case .command(let command)? = reading.whole { return try perform(command, saidAs: phrase) }
    if let outcome = try answerWhoHad(phrase, reading) { return outcome }
    if reading.whole != nil, let request { return try start(request) }
    let isSentence = request != nil && (reading.hasOtherWords || reading.saysBooking || request?.asksForNext == true)
    // A sentence with words that mean nothing is less likely than a saved phrase that is spelt a little otherwise.
    if !isSentence || !reading.hasOtherWords || !reading.unmatched.isEmpty,
      let outcome = try askForNearPhrase(phrase, isSentence: isSentence && reading.unmatched.isEmpty)
    {
      return outcome
    }
    if reading.isNegated, request == nil, reading.hasOtherWords { return Outcome([.sentence(text.nothingDone)]) }
    guard isSentence, let request else { return try searchInstead(phrase, saidAs: reading, request) }
    if try asksForPrice(phrase, request, reading) { return try searchInstead(phrase) }
    if case .joinWaitingList(let wish) = request, wish.usesUnmatched(reading) { return try start(request) }
    if context.assumesYes, request.asksForYes, let slip = reading.corrections.first {
      throw refuse("not-understood", text.notUnderstoodAtAll([slip.words]), hint: text.takenFor(slip))
    }
    var outcome = try start(withLastDrive(request, said: phrase), unmatched: reading.unmatched)
    outcome.blocks.insert(contentsOf: reading.corrections.map { .sentence(text.takenFor($0)) }, at: 0)
    return outcome
  }

  /// `help`, `why`, `quit` and `cancel` go before everything, an open question too.
  private func alwaysCommand(_ line: SplitLine) -> Invocation? {
    if AnswerWords.asksWhatToSay(line.line) { return Invocation(command: .help, line: SplitLine("help")) }
    guard let command = try? CommandParser().parse(line, access: Access(context.speaker)) else { return nil }
    switch command.command {
    case .help, .quit, .cancel, .why: return command
    default: return nil
    }
  }

  func parse(_ line: SplitLine) throws(Interruption) -> Invocation? {
    do throws(CommandError) {
      return try CommandParser().parse(line, access: Access(context.speaker))
    } catch {
      throw .command(error)
    }
  }

  /// Whether a line is taken for an answer: any where something is asked; where something is only offered, what picks it.
  private func mayAnswer(_ line: String) -> Bool {
    switch open {
    case nil: false
    case .consent: AnswerWords.plainYesOrNo(line) != nil
    default: isAsking || isChoiceNumber(line)
    }
  }

  private func isChoiceNumber(_ line: String) -> Bool {
    AnswerWords.number(line, in: context.language.language) != nil
  }
}

// MARK: - Phrases

extension Session {
  /// The saved phrases that a line begins with, and where there are none, what it says in the session's language: on one
  /// view of the store, since taking the lock costs more than most of what is looked up.
  private func look(at phrase: String) throws(Interruption) -> (saved: [ShortcutLibrary.Match], reading: PhraseReading?)
  {
    try asking { () throws(StoreError) in
      try store.read { () throws(StoreError) -> ([ShortcutLibrary.Match], PhraseReading?) in
        let saved = try context.library.matches(phrase, for: context.speaker)
        return (saved, saved.isEmpty ? try reader(context.language).read(phrase) : nil)
      }
    }
  }

  func saved(_ line: String) throws(Interruption) -> [ShortcutLibrary.Match] {
    try asking { () throws(StoreError) in try context.library.matches(line, for: context.speaker) }
  }

  /// Reads a phrase in the session's language, and in the other where it is no sentence in that.
  ///
  /// - Parameter reading: what it says in the session's language, where that is known.
  func read(
    _ phrase: String, readAs reading: PhraseReading? = nil
  ) throws(Interruption) -> (reading: PhraseReading, request: ShowroomRequest?) {
    let first: (reading: PhraseReading, request: ShowroomRequest?) =
      if let reading { (reading, builder.request(reading)) } else { try read(phrase, in: context.language) }
    // A car among words that mean nothing may be a sentence of the other language: "put me on the waiting list for the Golf".
    let isGuess = first.request?.looksForCars == true && !first.reading.unmatched.isEmpty
    guard first.request == nil || isGuess, !first.reading.isUsable, first.reading.whole == nil else { return first }
    let other = try read(phrase, in: context.language.language == .en ? .german : .english)
    let (left, leftBefore) = (other.reading.unmatched.count, first.reading.unmatched.count)
    let isBetter =
      first.request == nil
      ? (other.request != nil || other.reading.isUsable) && left <= leftBefore
      : other.request != nil && other.reading.sentence != nil && left < leftBefore
    return isBetter ? other : first
  }

  func read(_ phrase: String, in language: LanguageTag) throws(Interruption) -> (
    reading: PhraseReading, request: ShowroomRequest?
  ) {
    let reader = reader(language)
    let reading = try asking { () throws(StoreError) in try reader.read(phrase) }
    return (reading, builder.request(reading))
  }

  func reader(_ language: LanguageTag) -> PhraseReader {
    PhraseReader(context.showroom, language: language, speaker: context.speaker)
  }

  var builder: RequestBuilder {
    RequestBuilder(speaker: context.speaker, now: context.showroom.environment.wallClock)
  }

  /// Runs a saved phrase: the whole line, or one with words after it that fill in what is missing. Words that mean
  /// nothing there make the line something else.
  mutating func runPhrase(
    _ matches: [ShortcutLibrary.Match], exactly: Bool
  ) throws(Interruption) -> Outcome? {
    guard let first = matches.first, exactly == first.rest.isEmpty else { return nil }
    guard matches.count == 1 else {
      open = .shortcuts(matches)
      return ask(text.whichOwner, choices: matches.map { Block.Choice(describe($0.shortcut)) })
    }
    if !exactly, try !read(first.rest).reading.isUsable { return nil }
    return try run(first)
  }

  /// Runs a shortcut, with what was said after its phrase.
  mutating func run(_ match: ShortcutLibrary.Match) throws(Interruption) -> Outcome {
    let shortcut = match.shortcut
    let phrase = shortcut.phrases.first ?? ""
    guard var request = shortcut.intent.request(speaker: context.speaker, owner: shortcut.owner, phrase: phrase) else {
      throw refuse("not-runnable", text.shortcutRefusal(.notStorable))
    }
    var unmatched: [String] = []
    if !match.rest.isEmpty {
      let reading = try read(match.rest).reading
      lastReading = (match.rest, reading)
      unmatched = reading.unmatched
      request = fill(request, from: reading)
    }
    return try start(request, run: Run(shortcut: shortcut), unmatched: unmatched)
  }

  private func fill(_ request: ShowroomRequest, from reading: PhraseReading) -> ShowroomRequest {
    switch request {
    case .bookTestDrive(var booking):
      builder.fill(&booking, from: reading)
      return .bookTestDrive(booking)
    case .findFreeTimes(var free):
      builder.fill(&free, from: reading)
      return .findFreeTimes(free)
    default: return request
    }
  }

  /// "Do you mean …?" for a saved phrase that is one or two letters off; never run unasked. What was said after it is kept
  /// for the yes.
  ///
  /// - Parameter isSentence: whether the line is understood as it is, so that its beginning is no phrase.
  mutating func askForNearPhrase(_ line: String, isSentence: Bool = false) throws(Interruption) -> Outcome? {
    let near = try asking { () throws(StoreError) in try context.library.near(line, for: context.speaker) }
    guard let near else { return nil }
    if !near.rest.isEmpty {
      let rest = try read(near.rest).reading
      guard !isSentence, rest.isUsable else { return nil }
    }
    open = .phrase(near)
    return ask(text.doYouMeanPhrase(near.shortcut.phrases.first ?? ""), choices: [])
  }

  /// Whether a search says a price, which is no part of a sentence: "ich suche einen Golf unter 15000 Euro".
  private func asksForPrice(
    _ phrase: String, _ request: ShowroomRequest, _ reading: PhraseReading
  ) throws(Interruption) -> Bool {
    guard case .searchCatalog = request, !reading.unmatched.isEmpty else { return false }
    return try asking { () throws(StoreError) in try searchAnswer(phrase, limit: 1).wishes.prices != nil }
  }

  /// Looks for cars by the words, or, in "gibt es einen Kombi", by those that tell which: the others say what is done.
  private mutating func searchInstead(
    _ words: String, saidAs reading: PhraseReading? = nil, _ request: ShowroomRequest? = nil
  ) throws(Interruption) -> Outcome {
    if case .searchCatalog? = request, let request, let reading, reading.sentence != nil, reading.unmatched.isEmpty {
      return try start(request)
    }
    if let reading, request == nil { try refuseTimeAlone(reading) }
    try refuseNearCommand(words)
    let outcome = try start(.searchCatalog(SearchCatalog(query: words, speaker: context.speaker)))
    guard outcome.problem != nil else { return outcome }
    let miss = try asking { () throws(StoreError) in try searchAnswer(words, limit: 1).miss }
    // Words that name a make are understood, though its model is not here.
    if let miss, miss.tellsWhy, !miss.isDoubtful { return outcome }
    // "What time do you close" is no misspelt car, whatever its words sound like.
    let near = try mayBeName(words) ? miss.flatMap(text.near) : nil
    let message = [text.notUnderstood(words), near].compactMap(\.self).joined(separator: " ")
    return Outcome(Problem(code: "not-understood", message: message, hint: text.whereHelpIs), status: .usage)
  }

  /// Refuses a time that is all there is of a line, with what is wrong with it where something is.
  private func refuseTimeAlone(_ reading: PhraseReading) throws(Interruption) {
    guard let when = reading.whens.first, reading.cars.isEmpty, reading.options.isEmpty, reading.unmatched.isEmpty,
      reading.sentenceWords.isEmpty, reading.customer == nil
    else { return }
    let said = when.value.resolve(now: context.showroom.environment.wallClock)
    if let reason = text.impossible(said) { throw misuse("time-alone", reason) }
    throw misuse("time-alone", text.timeAlone(when.words), hint: text.timeAloneHint)
  }

  /// Whether no word of a line is one of sentences, nor a value.
  private func mayBeName(_ words: String) throws(Interruption) -> Bool {
    let reading = try read(words, in: context.language).reading
    let book = SentenceBook.book(context.language.language)
    let isSaid = words.split { !$0.isLetter }.contains { book.isSkipped(Folding.fold(String($0))) }
    return !isSaid && reading.sentenceWords.isEmpty && !reading.hasValues
  }

  /// Refuses a line whose first word is a slip of a command's, where its words are no name either: nothing is run, and no
  /// car is guessed. A word that begins sentences ("wie ist …") is no slip.
  private func refuseNearCommand(_ words: String) throws(Interruption) {
    let said = SplitLine(words).words
    guard let first = said.first, !first.isQuoted, case .none = CommandTable.standard.match([first.text]) else {
      return
    }
    let isWordOfSentences = Language.allCases.contains { SentenceBook.isKnown(first.text, in: $0) }
    guard said.count == 1 || !isWordOfSentences else { return }
    let page = HelpPage(language: context.language.language, access: Access(context.speaker))
    let near = page.nearCommands(to: first.text, isInSentence: said.count > 2)
    guard !near.isEmpty, try !isFound(words) else { return }
    throw .command(.unknownCommand(first.text, near: near))
  }

  /// Whether words find something that nobody has to guess.
  private func isFound(_ words: String) throws(Interruption) -> Bool {
    var found = try asking { () throws(StoreError) in
      try Finder(context.showroom, speaker: context.speaker).find(words, limit: 1)
    }
    if let best = found.cars.matches.first, best.quality <= .prefix { return true }
    if found.cars.miss?.tellsWhy == true, found.cars.miss?.isDoubtful == false { return true }
    found.cars.matches = []
    return !found.isEmpty
  }

  /// What a shortcut is, with its owner, for those who may see them all.
  func describe(_ shortcut: Shortcut) -> String {
    let owner: String
    switch shortcut.owner {
    case .showroom: owner = text.theShowroom
    case .customer(let id): owner = (try? store.customer(id))?.name ?? "#\(id)"
    }
    return "\(owner): \(text.intent(shortcut.intent))"
  }
}

extension ShowroomRequest {
  /// Whether cars are looked for, which is what words lead to that mean nothing else.
  fileprivate var looksForCars: Bool {
    switch self {
    case .searchCatalog, .showCatalog: true
    default: false
    }
  }

  /// Whether the next drive is asked for: "next customer".
  fileprivate var asksForNext: Bool {
    if case .showDrives(let drives) = self { drives.isNext } else { false }
  }
}

extension PhraseReading {
  /// Whether the words say something about a booking and nothing else.
  var isUsable: Bool { hasValues && unmatched.isEmpty }
}
