import IntentKit
import LanguageKit
import ShowroomCore

/// A dialogue about any of the showroom's intents.
///
/// It hides which intent it is, so that whoever talks to the person needs one way of asking, showing and answering.
public struct Conversation {
  private var dialogue: any OpenDialogue
  /// Where looks are remembered; nil for acts that are not.
  private let store: (any StorePort)?
  /// Whether it was remembered already.
  private var isDonated = false
  /// Where it stands.
  public private(set) var step: Step

  /// Where a conversation stands.
  public enum Step: Equatable, Sendable {
    /// A parameter is asked for.
    case question(Asked)
    /// The whole request is shown; yes or no.
    case overview(OverviewItem)
    /// A parameter can not be had; alternatives can be taken.
    case refusal(Reason, alternatives: [Choice])
    /// The end.
    case response(ShowroomResponse)
    /// The person said no; nothing was written.
    case cancelled
  }

  /// A question about one parameter.
  public struct Asked: Equatable, Sendable {
    /// The intent and its parameter, such as `BookTestDrive` and `duration`.
    public let intent: String
    public let parameter: String
    public let kind: Kind

    public enum Kind: Equatable, Sendable {
      case needsValue
      case which([Choice])
      case doYouMean(Choice)
    }
  }

  /// Begins to talk about a request.
  public init(_ request: ShowroomRequest, _ showroom: Showroom, library: ShortcutLibrary) throws(StoreError) {
    var dialogue = request.dialogue(showroom, library: library)
    step = try dialogue.proceed()
    self.dialogue = dialogue
    store = showroom.store
    keepDonation()
  }

  /// Begins to talk about an act that is not said in a sentence.
  init<Handler: ShowroomHandler>(_ request: Handler.Request, _ handler: Handler) throws(StoreError) {
    var dialogue = HandledDialogue(request, handler)
    step = try dialogue.proceed()
    self.dialogue = dialogue
    store = nil
  }

  /// Begins to take the last act back.
  public init(_ request: UndoAct, _ showroom: Showroom) throws(StoreError) {
    try self.init(request, UndoActHandler(showroom))
  }

  /// Begins to hand a car over, or to take one back.
  public init(_ request: HandOverVehicle, _ showroom: Showroom) throws(StoreError) {
    try self.init(request, HandOverVehicleHandler(showroom))
  }

  public init(_ request: TakeVehicleBack, _ showroom: Showroom) throws(StoreError) {
    try self.init(request, TakeVehicleBackHandler(showroom))
  }

  /// Whether the person is asked something.
  public var isOpen: Bool {
    switch step {
    case .question, .overview: true
    case .refusal, .response, .cancelled: false
    }
  }

  /// Whether a parameter can not be had, so that another try goes on.
  public var isRefused: Bool {
    if case .refusal = step { return true }
    return false
  }

  /// What can be taken by number: the choices of the question, or the alternatives of a refusal.
  public var choices: [Choice] {
    switch step {
    case .question(let asked):
      guard case .which(let choices) = asked.kind else { return [] }
      return choices
    case .refusal(_, let alternatives): return alternatives
    case .response(let response): return response.alternatives
    case .overview, .cancelled: return []
    }
  }

  /// The booking that is talked about, nil for other intents.
  public var booking: BookTestDrive? { dialogue.anyRequest as? BookTestDrive }

  public mutating func choose(_ choice: Choice) throws(StoreError) {
    step = try dialogue.choose(choice)
    keepDonation()
  }

  public mutating func affirm() throws(StoreError) {
    step = try dialogue.affirm()
    keepDonation()
  }

  public mutating func deny() { step = dialogue.deny() }

  /// Takes an answer in words; false where it says nothing about what is open, and nothing has changed.
  public mutating func answer(_ answer: Answer) throws(StoreError) -> Bool {
    guard let next = try dialogue.answer(answer) else { return false }
    step = next
    keepDonation()
    return true
  }

  /// Remembers a look right after it, once, if its customer agreed. A look is not refused because it can not be remembered:
  /// the store may be locked, or on a disk that is only read.
  private mutating func keepDonation() {
    guard let store, !isDonated, case .response(let response) = step, response.isSuccess,
      let draft = try? dialogue.donation(after: response),
      mayBeKept(draft, in: store)
    else { return }
    isDonated = true
    try? store.donate(draft)
  }

  /// Whether it is worth asking for the store's lock.
  private func mayBeKept(_ draft: DonationDraft, in store: any StorePort) -> Bool {
    guard let customer = draft.customer else { return (try? store.donationPolicy()) == .ask }
    return (try? store.consent(of: customer)) == .agreed
  }
}

/// A dialogue without the type of its intent.
protocol OpenDialogue {
  var anyRequest: any Intent { get }
  mutating func proceed() throws(StoreError) -> Conversation.Step
  mutating func choose(_ choice: Choice) throws(StoreError) -> Conversation.Step
  mutating func affirm() throws(StoreError) -> Conversation.Step
  mutating func deny() -> Conversation.Step
  mutating func answer(_ answer: Answer) throws(StoreError) -> Conversation.Step?
  /// What is remembered of a request that only looked something up.
  func donation(after response: ShowroomResponse) throws(StoreError) -> DonationDraft?
}

/// A dialogue with the handler that it goes on with.
struct HandledDialogue<Handler: ShowroomHandler>: OpenDialogue {
  var dialogue: Dialogue<Handler>
  let handler: Handler

  init(_ request: Handler.Request, _ handler: Handler) {
    dialogue = Dialogue(request)
    self.handler = handler
  }

  var anyRequest: any Intent { dialogue.request }

  mutating func proceed() throws(StoreError) -> Conversation.Step {
    step(try dialogue.proceed(with: handler))
  }

  mutating func choose(_ choice: Choice) throws(StoreError) -> Conversation.Step {
    step(try dialogue.choose(choice, with: handler))
  }

  mutating func affirm() throws(StoreError) -> Conversation.Step {
    step(try dialogue.affirm(with: handler))
  }

  mutating func deny() -> Conversation.Step {
    step(dialogue.deny(with: handler))
  }

  mutating func answer(_ answer: Answer) throws(StoreError) -> Conversation.Step? {
    var request = dialogue.request
    let keys = handler.fill(&request, from: answer, asked: askedKey)
    guard !keys.isEmpty else { return nil }
    return step(try dialogue.revise(keys, with: handler) { $0 = request })
  }

  func donation(after response: ShowroomResponse) throws(StoreError) -> DonationDraft? {
    try handler.donation(of: dialogue.request, answeredBy: response)
  }

  private var askedKey: Handler.Request.Key? {
    guard case .question(let question) = dialogue.open else { return nil }
    return question.key
  }

  private func step(_ turn: Turn<Handler>) -> Conversation.Step {
    switch turn {
    case .question(let question): .question(asked(question))
    case .overview(let overview): handler.show(overview).map { .overview($0) } ?? .cancelled
    case .refusal(let refused): .refusal(refused.reason, alternatives: refused.alternatives)
    case .response(let response): .response(response)
    case .cancelled: .cancelled
    }
  }

  private func asked(_ question: Question<Handler>) -> Conversation.Asked {
    let kind: Conversation.Asked.Kind =
      switch question.kind {
      case .needsValue: .needsValue
      case .which(let choices): .which(choices)
      case .doYouMean(let guess): .doYouMean(guess)
      }
    return Conversation.Asked(intent: Handler.Request.name, parameter: question.key.rawValue, kind: kind)
  }
}

extension ShowroomRequest {
  /// The dialogue that carries the request out.
  func dialogue(_ showroom: Showroom, library: ShortcutLibrary) -> any OpenDialogue {
    switch self {
    case .bookTestDrive(let request): HandledDialogue(request, BookTestDriveHandler(showroom))
    case .showCatalog(let request): HandledDialogue(request, ShowCatalogHandler(showroom))
    case .searchCatalog(let request): HandledDialogue(request, SearchCatalogHandler(showroom))
    case .findFreeTimes(let request): HandledDialogue(request, FindFreeTimesHandler(showroom))
    case .showDrives(let request): HandledDialogue(request, ShowDrivesHandler(showroom))
    case .rescheduleTestDrive(let request): HandledDialogue(request, RescheduleTestDriveHandler(showroom))
    case .cancelTestDrive(let request): HandledDialogue(request, CancelTestDriveHandler(showroom))
    case .joinWaitingList(let request): HandledDialogue(request, JoinWaitingListHandler(showroom))
    case .changeDriveState(let request): request.dialogue(showroom)
    case .followUp(let request): HandledDialogue(request, FollowUpDriveHandler(showroom))
    case .showStatus(let request): HandledDialogue(request, ShowStatusHandler(showroom))
    case .changeConsent(let request): HandledDialogue(request, ChangeConsentHandler(showroom))
    case .saveShortcut(let request): HandledDialogue(request, SaveShortcutHandler(showroom, library: library))
    case .list(let request): request.dialogue(showroom)
    case .sendMessage(let request): HandledDialogue(request, SendMessageHandler(showroom))
    }
  }
}

extension ChangeDriveState {
  /// A car goes out and comes back by acts of their own, which note more.
  fileprivate func dialogue(_ showroom: Showroom) -> any OpenDialogue {
    switch state {
    case .out:
      var request = HandOverVehicle(speaker: speaker)
      request.drive = drive
      request.odometer = odometer
      return HandledDialogue(request, HandOverVehicleHandler(showroom))
    case .returned:
      var request = TakeVehicleBack(speaker: speaker)
      request.drive = drive
      request.odometer = odometer
      return HandledDialogue(request, TakeVehicleBackHandler(showroom))
    default: return HandledDialogue(self, ChangeDriveStateHandler(showroom))
    }
  }
}
