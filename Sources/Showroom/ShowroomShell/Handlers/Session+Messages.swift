import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// The request that a sentence makes, where it sends something.
  func messageRequest(_ line: String, in language: LanguageTag? = nil) throws(Interruption) -> SendMessage? {
    try asking { () throws(StoreError) in try messageReader.read(line, in: language ?? context.language) }
  }

  private var messageReader: MessageReader { MessageReader(context.showroom, speaker: context.speaker) }

  /// `message everyone with a drive today: we close at five`: the sentence that begins with the command's word.
  mutating func message(_ call: Invocation) throws(Interruption) -> Outcome {
    let typed = call.line.words.first?.text ?? ""
    let verb = Folding.fold(typed) == "nachricht" ? "nachricht" : "message"
    if let request = try messageRequest("\(verb) \(call.text)") { return try start(.sendMessage(request)) }
    return try send(to: messageReader.mentions(call.text, in: context.language), content: nil, words: call.text)
  }

  /// `say` takes a German "sag Marie, dass …" away from its sentence.
  mutating func sayPhrase(_ call: Invocation) throws(Interruption) -> Outcome {
    let typed = call.line.words.first?.text ?? ""
    if ["sag", "sage"].contains(Folding.fold(typed)), let request = try messageRequest("\(typed) \(call.text)") {
      return try start(.sendMessage(request))
    }
    // "Sag die Fahrt ab": the word belongs to the verb, not to what is said.
    let isVerb = ["sag", "sage"].contains(Folding.fold(typed)) && ["ab", "zu"].contains(call.words.last ?? "")
    return try say(isVerb ? "\(typed) \(call.text)" : call.text)
  }

  /// `message send Anna, Marie = We close at five`.
  mutating func sendMessage(_ call: Invocation) throws(Interruption) -> Outcome {
    let mentions = Self.names(of: call.arguments[...]).flatMap { messageReader.mentions($0, in: context.language) }
    let content = call.option("text") ?? call.tail.map(Self.said)
    return try send(to: mentions, content: content.map(Self.withLines), words: call.text)
  }

  private mutating func send(
    to mentions: [RecipientMention], content: String?, words: String
  ) throws(Interruption) -> Outcome {
    var request = SendMessage(speaker: context.speaker)
    if !mentions.isEmpty { request.recipients.say(mentions, words: words) }
    if let content, !content.isEmpty { request.content.say(MessageReader.content(content), words: content) }
    return try start(.sendMessage(request))
  }

  /// What stands after the `=`, as it was typed; where it holds escapes, with their meaning.
  static func said(_ tail: SplitLine) -> String {
    tail.line.contains("\\") ? tail.words.map(\.text).joined(separator: " ") : tail.text
  }

  /// The arguments as names: each in quotation marks is one, and so is each address; the words between them are
  /// another.
  static func names(of arguments: ArraySlice<Word>) -> [String] {
    var names: [String] = []
    var words: [String] = []
    for argument in arguments {
      let isWhole = argument.isQuoted || argument.text.contains("@") && !argument.text.hasSuffix(">")
      guard isWhole else {
        words.append(argument.text)
        continue
      }
      if !words.isEmpty { names.append(words.joined(separator: " ")) }
      words = []
      names.append(argument.text)
    }
    return words.isEmpty ? names : names + [words.joined(separator: " ")]
  }

  /// `\n` in a line that was typed is a line break.
  static func withLines(_ text: String) -> String { text.replacing("\\n", with: "\n") }

  // MARK: What was sent

  mutating func listMessages(_ call: Invocation) throws(Interruption) -> Outcome {
    var filter = MessageFilter(owner: context.speaker.customer, limit: call.number("limit") ?? 50)
    if let name = call.option("customer") { filter.owner = try customer(name).id }
    filter.drive = call.option("drive").flatMap { TestDrive.ID($0) }
    let states = call.options("state").compactMap { Message.State(rawValue: $0.replacing("-", with: " ")) }
    if !states.isEmpty { filter.states = Set(states) }
    let wanted = filter
    try asking { () throws(StoreError) in try settleOutbox() }
    let found = try asking { () throws(StoreError) in try store.messages(wanted) }
    guard !found.isEmpty else { return Outcome([.sentence(text.noMessages)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  mutating func showMessage(_ call: Invocation) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try settleOutbox() }
    let message = try message(numbered: call.words.first ?? "")
    var blocks: [Block] = [.table(table([message]))]
    if message.state == .unknown, context.speaker == .staff { blocks.append(.sentence(text.notKnown(message))) }
    if let said = message.text {
      blocks += said.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { .sentence(String($0)) }
    }
    return Outcome(blocks, value: json(message))
  }

  /// A message by its number, among those that the speaker may see.
  func message(numbered number: String) throws(Interruption) -> Message {
    let id = Message.ID(number)
    let found = try asking { () throws(StoreError) in
      try id.flatMap { (id) throws(StoreError) in try store.message(id) }
    }
    guard let found, context.speaker == .staff || found.owner.map(context.speaker.maySee) == true else {
      throw refuse("no-such-message", text.noMessage(number))
    }
    return found
  }

  /// Whether a customer wants messages that nobody writes by hand: asked for, or set.
  mutating func messageConsent(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try customer(call.words.first ?? "")
    guard let answer = call.words.dropFirst().first.flatMap(MessageConsent.init(rawValue:)) else {
      let consent = try asking { () throws(StoreError) in try store.messageConsent(of: customer.id) }
      let question: [Block] = consent == .notAsked ? [.sentence(text.consentQuestion)] : []
      return Outcome(
        [.sentence(text.consentChanged(customer, consent))] + question, value: json(consent, of: customer))
    }
    try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try store.setMessageConsent(answer, of: customer.id, at: context.showroom.now)
        try MessagePlanner(context.showroom).plan(for: customer.id)
      }
    }
    return Outcome([.sentence(text.consentChanged(customer, answer))], value: json(answer, of: customer))
  }

  private func json(_ consent: MessageConsent, of customer: Customer) -> JSONValue {
    ["customer": .int(customer.id.rawValue), "messages": .string(consent.rawValue)]
  }
}
