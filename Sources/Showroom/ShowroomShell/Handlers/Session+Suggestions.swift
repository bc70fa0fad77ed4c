import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func suggest(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try person(call)
    let found = try suggestions(for: customer)
    guard !found.isEmpty else { return Outcome([.sentence(text.noSuggestions)], value: .array([])) }
    open = .suggestions(found, customer)
    // Each says under which phrase it is saved; of the others, how it would be.
    let unsaved = context.speaker == .guest ? nil : found.firstIndex { $0.storable != nil && $0.savedAs == nil }
    return Outcome(
      [.sentence(text.suggestionsTitle), .choices(choices(found, customer))]
        + (unsaved.map { [.sentence(text.suggestionCanBeAdded($0 + 1))] } ?? []),
      value: .array(found.enumerated().map { json($1, number: $0 + 1, customer) }))
  }

  mutating func runSuggestion(_ call: Invocation) throws(Interruption) -> Outcome {
    try run(try suggestion(call).suggestion)
  }

  /// Runs a suggestion as if its phrase had been said.
  mutating func run(_ suggestion: Suggestion) throws(Interruption) -> Outcome {
    open = nil
    guard let request = suggestion.request(speaker: context.speaker) else {
      throw refuse("not-runnable", text.shortcutRefusal(.notStorable))
    }
    return try start(request)
  }

  mutating func saveSuggestion(_ call: Invocation) throws(Interruption) -> Outcome {
    let (suggestion, customer) = try suggestion(call)
    guard let intent = suggestion.storable else { throw refuse("not-storable", text.suggestionNotStorable) }
    var words = call.arguments.dropFirst()
    if words.count > 1, let first = words.first, !first.isQuoted, ["as", "als"].contains(Folding.fold(first.text)) {
      words = words.dropFirst()
    }
    let phrase = words.map(\.text).joined(separator: " ")
    var request = SaveShortcut(
      phrases: [phrase], intent: intent.name, language: context.language.language, speaker: context.speaker)
    request.take(intent)
    if let customer { request.customer.say(.number(customer.id)) }
    return try start(.saveShortcut(request))
  }

  /// The suggestion of a number: of those that were shown last, or those that would be shown now.
  private func suggestion(
    _ call: Invocation
  ) throws(Interruption) -> (suggestion: Suggestion, customer: Customer?) {
    let number = call.words.first.flatMap { Int($0) } ?? 0
    let found: [Suggestion]
    let customer: Customer?
    if call.option("for") == nil, case .suggestions(let shown, let shownTo)? = shownBefore {
      (found, customer) = (shown, shownTo)
    } else {
      customer = try person(call)
      found = try suggestions(for: customer)
    }
    guard found.indices.contains(number - 1) else {
      throw refuse("no-such-suggestion", text.noSuggestion(number))
    }
    return (found[number - 1], customer)
  }

  private func suggestions(for customer: Customer?) throws(Interruption) -> [Suggestion] {
    try asking { () throws(StoreError) in
      try Suggester(context.showroom, speaker: context.speaker).suggestions(for: customer)
    }
  }

  /// The customer whom a command is about: the one who is named, or the one who speaks.
  func person(_ call: Invocation) throws(Interruption) -> Customer? {
    if let name = call.option("for") {
      guard context.speaker != .guest else { throw refuse("sign-in-needed", text.reason(.signInNeeded)) }
      return try customer(name)
    }
    return try asking { () throws(StoreError) in
      try context.speaker.customer.flatMap { (id) throws(StoreError) in try store.customer(id) }
    }
  }

  /// As ``person(_:)``, where there must be one.
  func someone(_ call: Invocation) throws(Interruption) -> Customer {
    guard let customer = try person(call) else {
      throw misuse("missing-value", text.forWhom, hint: text.nameCustomer)
    }
    return customer
  }

  private func choices(_ found: [Suggestion], _ customer: Customer?) -> [Block.Choice] {
    let person = context.speaker.customer == nil ? customer?.name : nil
    return found.enumerated().map { number, suggestion in
      Block.Choice(text.suggestion(suggestion, of: person), value: json(suggestion, number: number + 1, customer))
    }
  }

  private func json(_ suggestion: Suggestion, number: Int, _ customer: Customer?) -> JSONValue {
    let person = context.speaker.customer == nil ? customer?.name : nil
    var members: [JSONValue.Member] = [
      JSONValue.Member("number", .int(Int64(number))), JSONValue.Member("title", .string(text.title(suggestion))),
      JSONValue.Member("reason", .string(text.reason(suggestion, of: person))),
      JSONValue.Member("savedAs", JSONValue(suggestion.savedAs)),
    ]
    switch suggestion.what {
    case .intent(let intent, _):
      members += [
        JSONValue.Member("intent", .string(intent.name)), JSONValue.Member("car", JSONValue(intent.car?.name)),
        JSONValue.Member("durationMinutes", JSONValue(intent.duration?.rawValue)),
        JSONValue.Member("options", json(intent.options)),
      ]
    case .handOver(let drive): members += [JSONValue.Member("handOver", json(drive))]
    case .takeBack(let drive): members += [JSONValue.Member("takeBack", json(drive))]
    }
    return .object(members)
  }
}

// MARK: - At the beginning, and as an answer

extension Session {
  /// What is said to a person who comes to the terminal: with suggestions, where there are any.
  public mutating func greeting() -> Outcome {
    let greeting = Block.sentence(text.greeting)
    guard !context.isLocked else {
      return Outcome([greeting, .sentence(text.terminalIsLocked), .sentence(text.howToUnlock)])
    }
    guard !context.isUnnamed else { return Outcome([greeting]) }
    let customer = context.speaker.customer.flatMap { try? store.customer($0) }
    let found = (try? Suggester(context.showroom, speaker: context.speaker).suggestions(for: customer)) ?? []
    guard !found.isEmpty else { return Outcome([greeting]) }
    open = .suggestions(found, customer)
    return Outcome([greeting, .sentence(text.suggestionsTitle), .choices(choices(found, customer))])
  }

  /// Takes a number as a suggestion; nil where there is none of that number.
  mutating func answer(_ line: String, among suggestions: [Suggestion]) throws(Interruption) -> Outcome? {
    guard let number = AnswerWords.number(line, in: context.language.language),
      suggestions.indices.contains(number - 1)
    else { return nil }
    return try run(suggestions[number - 1])
  }
}

extension SaveShortcut {
  /// Takes over all that an intent holds.
  fileprivate mutating func take(_ intent: StoredIntent) {
    if let car = intent.car { self.car = Parameter(value: car) }
    if let duration = intent.duration { self.duration = Parameter(value: duration) }
    if let account = intent.account { self.account = Parameter(value: account) }
    options = intent.options
    start = intent.start
  }
}
