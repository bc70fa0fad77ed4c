import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Takes a line as an answer to what is open; nil where it is none.
  mutating func answer(_ line: String) throws(Interruption) -> Outcome? {
    guard !AnswerWords.leaves(line) else { return drop() }
    switch open {
    case .conversation(let conversation, let run): return try answer(line, to: conversation, run)
    case .phrase(let match): return try answer(line, meaning: match)
    case .shortcuts(let matches): return try answer(line, among: matches)
    case .deed(let deed): return try answer(line, to: deed)
    case .suggestions(let suggestions, _): return try answer(line, among: suggestions)
    case .consent(let customer): return try answer(line, consentOf: customer)
    case .secret, .contact, nil: return nil
    }
  }

  private mutating func answer(
    _ line: String, to conversation: Conversation, _ run: Run
  ) throws(Interruption) -> Outcome? {
    var conversation = conversation
    let isAnswer = try asking { () throws(StoreError) in try takeAnswer(line, &conversation) }
    return isAnswer ? try show(conversation, run: run) : nil
  }

  /// A number or a word that picks one of the choices; yes or no; or values in words.
  private mutating func takeAnswer(_ line: String, _ conversation: inout Conversation) throws(StoreError) -> Bool {
    if let choice = choice(line, among: conversation.choices) {
      try conversation.choose(choice)
      return true
    }
    if let isYes = AnswerWords.yesOrNo(line, in: context.language.language), conversation.takesYesOrNo {
      if isYes { try noteCorrection(in: conversation) }
      if isYes { try conversation.affirm() } else { conversation.deny() }
      return true
    }
    guard !isBesides(line, conversation) else { return false }
    let answer = Answer(text: line, reading: try readAnswer(line, parameter: conversation.askedParameter))
    return try conversation.answer(answer)
  }

  /// Whether a line answers another question than the open one: a yes where something is asked for, or a number that is
  /// none of the cars to choose from.
  private func isBesides(_ line: String, _ conversation: Conversation) -> Bool {
    guard let asked = conversation.askedParameter else { return false }
    if AnswerWords.yesOrNo(line, in: context.language.language) != nil { return true }
    // "the second" picks one of what is offered, and is a day only where a time is asked for.
    if asked != "start", AnswerWords.isOrdinal(line) { return true }
    guard case .car? = conversation.choices.first else { return false }
    return AnswerWords.number(line, in: context.language.language) != nil
  }

  /// Reads an answer, in the other language where it says nothing in the session's. A bare number that answers "when" is
  /// a time.
  private func readAnswer(_ line: String, parameter: String?) throws(StoreError) -> PhraseReading {
    let reader = reader(context.language)
    var reading = try reader.readValues(line)
    if !reading.isUsable {
      let other = try self.reader(context.language.language == .en ? .german : .english).readValues(line)
      if other.isUsable { reading = other }
    }
    guard parameter == "start", reading.whens.isEmpty else { return reading }
    let introduced = context.language.language == .en ? "at \(line)" : "um \(line)"
    let asTime = try reader.readValues(introduced)
    return asTime.whens.isEmpty ? reading : asTime
  }

  /// After a refusal, values alone are another try: "at five, then", "lieber Freitag".
  mutating func tryAgain(_ line: String) throws(Interruption) -> Outcome? {
    guard case .conversation(var conversation, let run) = open, case .refusal = conversation.step else { return nil }
    let isAnswer = try asking { () throws(StoreError) in
      let reading = try readAnswer(line, parameter: nil)
      guard reading.isUsable, !reading.hasOtherWords || reading.shift != nil else { return false }
      return try conversation.answer(Answer(text: line, reading: reading))
    }
    return isAnswer ? try show(conversation, run: run) : nil
  }

  private func choice(_ line: String, among choices: [Choice]) -> Choice? {
    guard !choices.isEmpty else { return nil }
    if let number = AnswerWords.number(line, in: context.language.language) {
      if choices.indices.contains(number - 1) { return choices[number - 1] }
    }
    return named(line, among: choices)
  }

  /// The only choice whose text has all the words of the answer: "Anna Novak", "the red one".
  private func named(_ line: String, among choices: [Choice]) -> Choice? {
    let words = Folding.words(line)
      .filter { !SentenceBook.book(context.language.language).isSkipped($0) && $0 != "one" }
    guard !words.isEmpty, words.contains(where: { $0.count > 1 }) else { return nil }
    let fitting = choices.filter { choice in
      let text = Folding.words(text.choice(choice))
      return words.allSatisfy { word in text.contains { $0 == word } }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private mutating func answer(_ line: String, meaning match: ShortcutLibrary.Match) throws(Interruption) -> Outcome? {
    guard let isYes = AnswerWords.yesOrNo(line, in: context.language.language) else {
      open = nil
      return nil
    }
    guard isYes else { return drop() }
    open = nil
    return try run(match)
  }

  private mutating func answer(_ line: String, among matches: [ShortcutLibrary.Match]) throws(Interruption) -> Outcome?
  {
    let named = matches.indices.filter { Folding.fold(describe(matches[$0].shortcut)).hasPrefix(Folding.fold(line)) }
    let number =
      AnswerWords.number(line, in: context.language.language).map { $0 - 1 } ?? (named.count == 1 ? named[0] : -1)
    guard matches.indices.contains(number) else { return nil }
    open = nil
    return try run(matches[number])
  }
}

extension Conversation {
  /// Whether yes and no are answers to what is open.
  var takesYesOrNo: Bool {
    switch step {
    case .overview: return true
    case .question(let asked):
      if case .doYouMean = asked.kind { return true }
      return false
    case .refusal, .response, .cancelled: return false
    }
  }

  /// The parameter that is asked for.
  var askedParameter: String? {
    guard case .question(let asked) = step else { return nil }
    return asked.parameter
  }
}
