import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Begins a conversation about a request, and shows where it stands.
  mutating func start(
    _ request: ShowroomRequest, run: Run = Run(), unmatched: [String] = []
  ) throws(Interruption) -> Outcome {
    try check(request)
    if context.assumesYes, request.asksForYes {
      try refuseDoubtful(unmatched, in: request)
    }
    sign(request.name, phrase: run.shortcut?.phrases.first)
    Desk(context.showroom).catchUpIfDue()
    let conversation = try asking { () throws(StoreError) in
      try Conversation(request, context.showroom, library: context.library)
    }
    var outcome = try show(conversation, run: run)
    if !unmatched.isEmpty { outcome.blocks.insert(.sentence(text.notUnderstoodWords(unmatched)), at: 0) }
    return outcome
  }

  /// Ends the line where words that named nothing may not be overlooked.
  func refuseDoubtful(_ unmatched: [String], in request: ShowroomRequest) throws(Interruption) {
    let words = try asking { () throws(StoreError) in try doubtful(unmatched, in: request) }
    guard words.isEmpty else { throw refuse("not-understood", text.notUnderstoodAtAll(words)) }
  }

  /// The words that nobody may overlook: those that named nothing, but for words that are known to tell versions of cars
  /// apart ("gti") and are said of one that is here without them.
  private func doubtful(_ unmatched: [String], in request: ShowroomRequest) throws(StoreError) -> [String] {
    guard case .bookTestDrive(let booking) = request, let car = booking.car.words, !unmatched.isEmpty else {
      return unmatched
    }
    let answer = try searchAnswer(([car] + unmatched).joined(separator: " "), limit: 1)
    let weightless = answer.steps.reduce(into: Set<String>()) { words, step in
      if case .ignored(let ignored) = step { words.formUnion(ignored) }
    }
    return unmatched.filter { !weightless.contains(Folding.fold($0)) }
  }

  /// Shows where a conversation stands, and remembers it where the next line may go on with it. With `--yes` an overview
  /// is answered at once.
  mutating func show(_ conversation: Conversation, run: Run) throws(Interruption) -> Outcome {
    var conversation = conversation
    var seen: [Block] = []
    if context.assumesYes, case .overview(let item) = conversation.step {
      seen = text.overview(item).map { .sentence($0) }
      try asking { () throws(StoreError) in try conversation.affirm() }
    }
    open =
      conversation.isOpen || conversation.isRefused || !conversation.choices.isEmpty
      ? .conversation(conversation, run: run) : nil
    try noteUse(of: run.shortcut, in: conversation)
    remember(conversation)
    var outcome = outcome(of: conversation, run: run)
    lastRefusal = outcome.problem?.message
    if outcome.problem == nil || !seen.isEmpty { outcome.blocks = seen + outcome.blocks }
    outcome.blocks += offerName(after: conversation)
    return try offerToRemember(after: conversation, outcome)
  }

  /// After a first booking, asks once whether acts may be remembered. It is an offer: any other line goes on as ever.
  private mutating func offerToRemember(
    after conversation: Conversation, _ outcome: Outcome
  ) throws(Interruption) -> Outcome {
    guard open == nil, offer == nil, let customer = try customerToAsk(after: conversation) else { return outcome }
    open = .consent(customer)
    let question = text.offerToRemember(customer, isSpeaking: context.speaker.customer == customer.id)
    var outcome = outcome
    outcome.blocks.append(.sentence(question))
    outcome.value = outcome.value?.adding([JSONValue.Member("consentQuestion", .string(question))])
    return outcome
  }

  private func noteUse(of shortcut: Shortcut?, in conversation: Conversation) throws(Interruption) {
    guard let shortcut, case .response(let response) = conversation.step, response.isSuccess else { return }
    try asking { () throws(StoreError) in try store.noteUse(of: shortcut.id, at: context.showroom.now) }
  }

  private func outcome(of conversation: Conversation, run: Run) -> Outcome {
    switch conversation.step {
    case .question(let asked): question(asked, conversation.choices)
    case .overview(let item): overview(item)
    case .refusal(let reason, let alternatives):
      refusal(code: reason.code, message: text.reason(reason), alternatives: alternatives)
    case .cancelled: Outcome([.sentence(text.nothingWritten)], value: ["cancelled": true])
    case .response(let response): answer(response, conversation: conversation, run: run)
    }
  }

  private func question(_ asked: Conversation.Asked, _ choices: [Choice]) -> Outcome {
    var outcome = ask(text.question(asked), choices: choices.map { block($0) })
    outcome.value = [
      "question": [
        "intent": .string(asked.intent), "parameter": .string(asked.parameter),
        "text": .string(text.question(asked)), "choices": .array(choices.map { json($0) }),
      ]
    ]
    return outcome
  }

  private func overview(_ item: OverviewItem) -> Outcome {
    let lines = text.overview(item)
    return Outcome(
      lines.map { .sentence($0) },
      value: ["confirm": json(item), "text": .string(lines.joined(separator: "\n"))])
  }

  /// A question with its numbered choices.
  func ask(_ question: String, choices: [Block.Choice]) -> Outcome {
    Outcome(
      [.sentence(question)] + (choices.isEmpty ? [] : [.choices(choices)]),
      value: ["question": ["text": .string(question), "choices": .array(choices.map(\.value))]])
  }

  /// A refusal with what would work instead.
  func refusal(code: String, message: String, alternatives: [Choice]) -> Outcome {
    let blocks: [Block] =
      alternatives.isEmpty ? [] : [.sentence(text.alternativesTitle), .choices(alternatives.map { block($0) })]
    var outcome = Outcome(blocks, problem: Problem(code: code, message: message), status: .refused)
    if !alternatives.isEmpty { outcome.value = ["alternatives": .array(alternatives.map { json($0) })] }
    return outcome
  }

  private func block(_ choice: Choice) -> Block.Choice {
    Block.Choice(text.choice(choice), value: json(choice))
  }
}
