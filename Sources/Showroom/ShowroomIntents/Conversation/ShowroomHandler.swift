import IntentKit
import LanguageKit
import ShowroomCore

/// A handler of one of the showroom's intents: all offer the same kinds of choices, give the same kinds of reasons, and
/// can put what a person answers into their request.
public protocol ShowroomHandler: DonatingHandler
where
  Choice == ShowroomIntents.Choice, Reason == ShowroomIntents.Reason, Reply == ShowroomResponse, Failure == StoreError,
  Payload == DonationDraft
{
  /// Puts what was said in an answer into the request.
  ///
  /// - Parameters:
  ///   - answer: what was found in the answer.
  ///   - asked: the parameter that the open question is about, nil for a change of a whole request.
  /// - Returns: the parameters that changed; empty where the answer says nothing about this request.
  func fill(_ request: inout Request, from answer: Answer, asked: Request.Key?) -> Set<Request.Key>

  /// The overview as all conversations show it.
  func show(_ overview: Overview) -> OverviewItem?
}

/// A person's answer in words.
public struct Answer: Hashable, Sendable {
  /// The words as they were typed.
  public let text: String
  /// What was found in them.
  public let reading: PhraseReading

  public init(text: String, reading: PhraseReading) {
    self.text = text
    self.reading = reading
  }

  /// The answer as one name, where nothing else was found in it.
  var name: String { text.trimmed }
}

/// What a person sees before they say yes.
public enum OverviewItem: Hashable, Sendable {
  case booking(BookingOverview)
  case move(MoveOverview)
  case cancel(TestDrive)
  case undo(UndoPlan)
  case message(MessageOverview)
  case waiting(WaitingOverview)
  case deleteList(TodoList)
}

extension ShowroomHandler where Overview == BookingOverview {
  public func show(_ overview: BookingOverview) -> OverviewItem? { .booking(overview) }
}

extension ShowroomHandler where Overview == MoveOverview {
  public func show(_ overview: MoveOverview) -> OverviewItem? { .move(overview) }
}

extension ShowroomHandler where Overview == TestDrive {
  public func show(_ overview: TestDrive) -> OverviewItem? { .cancel(overview) }
}

extension ShowroomHandler {
  /// A choice as it is, for parameters whose values are choices already.
  static func itself(_ choice: ShowroomIntents.Choice) -> ShowroomIntents.Choice { choice }

  /// Most intents change nothing and show no overview.
  public func show(_ overview: Overview) -> OverviewItem? { nil }

  /// Intents that write keep what they donate themselves, in the transaction of the act.
  public func donation(
    of request: Request, answeredBy reply: ShowroomResponse
  ) throws(StoreError) -> DonationDraft? { nil }

  /// Most intents have no parameter that is asked for in words.
  public func fill(_ request: inout Request, from answer: Answer, asked: Request.Key?) -> Set<Request.Key> { [] }
}

extension String {
  /// Without the spaces around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
