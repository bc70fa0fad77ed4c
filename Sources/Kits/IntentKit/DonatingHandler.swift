/// A handler that says what is to be remembered of an act that it has handled.
///
/// After Apple's `INInteraction`, which an app donates after it carried an intent out. Handlers that write keep it in
/// the transaction in which they write; for those that only look, whoever leads the dialogue keeps it after the answer.
public protocol DonatingHandler: IntentHandler {
  /// What is remembered: settled parameters, the same for the same act, whichever way it was said.
  associatedtype Payload: Hashable & Sendable

  /// What is remembered of a request that only looked something up; nil where nothing is.
  func donation(of request: Request, answeredBy reply: Reply) throws(Failure) -> Payload?
}
