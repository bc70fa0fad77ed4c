import IntentKit
import LanguageKit
import ShowroomCore

/// Resolves those who get a message one by one, shows the whole, and keeps it after a yes.
public struct SendMessageHandler: ShowroomHandler {
  let desk: Desk

  /// The most people that a customer writes to at a time.
  public static let mostForCustomers = 20

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.recipients, as: Self.recipients) { (request) throws(StoreError) in
        try RecipientResolver(desk, speaker: request.speaker).resolve(request.recipients)
      },
      ParameterDefinition(.content, after: [.recipients], as: Self.content) { (request) throws(StoreError) in
        try resolveContent(request)
      },
    ]
  }

  private static func recipients(_ parts: [RecipientPart]) -> Choice { .message(.recipients(parts)) }
  private static func content(_ content: MessageContent) -> Choice { .message(.content(content)) }

  public func key(of choice: Choice) -> SendMessage.Key {
    if case .message(.content) = choice { return .content }
    return .recipients
  }

  /// A choice for one of several recipients leaves those after it to be resolved.
  public func apply(_ choice: Choice, to request: inout SendMessage) {
    guard case .message(let choice) = choice else { return }
    switch choice {
    case .content(let content): request.content.settle(content)
    case .recipients(let parts):
      let open = (request.recipients.said ?? []).dropFirst(parts.count)
      let words = request.recipients.words
      if open.isEmpty {
        request.recipients.say(parts.map(RecipientMention.settled), words: words)
        request.recipients.settle(parts)
      } else {
        request.recipients.say(parts.map(RecipientMention.settled) + open, words: words)
      }
    }
  }

  /// What was said is the text. "My booking" is the next drive of whoever speaks or, for staff, of whoever gets it.
  private func resolveContent(_ request: SendMessage) throws(StoreError) -> Resolution<MessageContent, Reason> {
    if let content = request.content.value { return .success(content) }
    switch request.content.said {
    case nil: return .needsValue
    case .text(let text):
      let trimmed = text.trimmed
      guard !trimmed.isEmpty else { return .needsValue }
      guard trimmed.count <= Message.greatestLength else {
        return .unsupported(.message(.tooLong(greatest: Message.greatestLength)), alternatives: [])
      }
      return .success(.text(trimmed))
    case .booking: return try resolveBooking(request)
    }
  }

  private func resolveBooking(_ request: SendMessage) throws(StoreError) -> Resolution<MessageContent, Reason> {
    let people = people(request)
    let owner = request.speaker.customer ?? (people.count == 1 ? people.first?.customer : nil)
    guard let owner else { return .unsupported(.message(.nothingBooked), alternatives: []) }
    let ahead = TimeSlot(start: desk.now, end: desk.now + 366 * 86_400)
    let drives = try desk.store.drives(
      DriveFilter(customer: owner, interval: ahead, states: [.held, .requested, .confirmed, .out], limit: 9))
    guard let only = drives.first else { return .unsupported(.message(.nothingBooked), alternatives: []) }
    return drives.count == 1 ? .success(.booking(only)) : .disambiguation(drives.map(MessageContent.booking))
  }

  /// Everybody once, however often they were named.
  private func people(_ request: SendMessage) -> [Recipient] {
    var seen: Set<String> = []
    return (request.recipients.value ?? []).flatMap(\.people).filter { seen.insert($0.key).inserted }
  }

  public func confirm(_ request: SendMessage) throws(StoreError) -> Confirmation<MessageOverview, ShowroomResponse> {
    guard request.speaker != .guest, let content = request.content.value else { return .failure(.notAllowed) }
    let people = people(request)
    if request.speaker != .staff, people.count > Self.mostForCustomers {
      return .failure(.message(.tooMany(greatest: Self.mostForCustomers)))
    }
    let settings = try desk.store.messageSettings()
    let usual = try desk.store.language()
    let lines = people.map { person in
      MessageOverview.Line(
        recipient: person, channel: settings.channel(to: person), language: person.language ?? usual)
    }
    return .ready(
      MessageOverview(
        lines: lines, leftOut: (request.recipients.value ?? []).flatMap(\.leftOut), content: content,
        templates: try templates(for: content), contact: try desk.store.contact(), speaker: request.speaker))
  }

  private func templates(for content: MessageContent) throws(StoreError) -> [Language: MessageTemplate] {
    guard case .booking = content else { return [:] }
    var templates: [Language: MessageTemplate] = [:]
    for language in Language.allCases { templates[language] = try desk.store.messageTemplate(.booking, language) }
    return templates
  }

  /// Keeps a message for each of them, in one transaction. They are handed over by the outbox.
  public func handle(_ confirmed: Confirmed<MessageOverview>) throws(StoreError) -> ShowroomResponse {
    let overview = confirmed.overview
    return try desk.store.write { () throws(StoreError) in
      var kept: [Message] = []
      for line in overview.lines { kept.append(try desk.store.addMessage(draft(line, overview))) }
      return .message(.kept(kept))
    }
  }

  private func draft(_ line: MessageOverview.Line, _ overview: MessageOverview) -> MessageDraft {
    var draft = MessageDraft(
      owner: overview.speaker.customer ?? line.recipient.customer, recipient: line.recipient, language: line.language,
      sender: overview.speaker, channel: line.channel, created: desk.now, due: desk.now)
    switch overview.content {
    case .text(let text): draft.text = text
    case .booking(let drive):
      draft.kind = .booking
      draft.drive = drive.id
      draft.driveStart = drive.slot.start
      draft.owner = drive.customer.id
    }
    return draft
  }
}

extension SendMessageHandler {
  public func show(_ overview: MessageOverview) -> OverviewItem? { .message(overview) }

  /// An answer is the text, or one more name, as it was asked for.
  public func fill(_ request: inout SendMessage, from answer: Answer, asked: SendMessage.Key?) -> Set<SendMessage.Key> {
    switch asked {
    case .content:
      guard !answer.name.isEmpty else { return [] }
      request.content.say(MessageSentence.content(answer.text), words: answer.text)
      return [.content]
    case .recipients:
      let named = RecipientWords(language: .english).mentions(answer.name)
      guard !named.isEmpty else { return [] }
      let said = request.recipients.said ?? []
      let settled = said.prefix { if case .settled = $0 { true } else { false } }
      request.recipients.say(settled + named + said.dropFirst(settled.count + 1), words: answer.text)
      return [.recipients]
    case nil: return []
    }
  }
}
