/// The conversation about one request: a value, without input or output.
///
/// `proceed` goes on until a person is needed or the end is reached, and says which in a ``Turn``. An answer is put in by
/// `choose`, `affirm`, `deny` or `revise`, and `proceed` goes on from there. Dropping the value cancels the request:
/// nothing is written before the handler's `handle`.
public struct Dialogue<Handler: IntentHandler> {
  public typealias Key = Handler.Request.Key

  /// The request as far as it is known.
  public private(set) var request: Handler.Request
  /// The parameters that are settled.
  public private(set) var settled: Set<Key> = []
  /// What the person was asked last, or nil before the first turn and after the last.
  public private(set) var open: Turn<Handler>?

  public init(_ request: Handler.Request) {
    self.request = request
  }

  /// Goes on until a person is needed or the end is reached.
  ///
  /// Of several open questions the shortest comes first: yes or no, then the one with the fewest choices, then those
  /// that ask for a value, in the order of their declaration.
  public mutating func proceed(with handler: Handler) throws(Handler.Failure) -> Turn<Handler> {
    if let turn = try resolve(with: handler) { return leave(turn) }
    switch try handler.confirm(request) {
    case .ready(let overview): return leave(.overview(overview))
    case .unasked(let overview): return leave(.response(try handler.handle(Confirmed(overview))))
    case .failure(let reply): return leave(.response(reply))
    }
  }

  /// Takes an offered value, which is one of those in the open question or an alternative in a refusal.
  public mutating func choose(_ choice: Handler.Choice, with handler: Handler) throws(Handler.Failure) -> Turn<Handler>
  {
    handler.apply(choice, to: &request)
    forget(handler.key(of: choice), with: handler)
    return try proceed(with: handler)
  }

  /// Says yes to the open question or overview.
  ///
  /// With nothing open that takes a yes, the open turn is said again.
  public mutating func affirm(with handler: Handler) throws(Handler.Failure) -> Turn<Handler> {
    switch open {
    case .overview(let overview): return leave(.response(try handler.handle(Confirmed(overview))))
    case .question(let question):
      guard case .doYouMean(let guess) = question.kind else { return .question(question) }
      return try choose(guess, with: handler)
    case .response, .refusal, .cancelled, nil: return try proceed(with: handler)
    }
  }

  /// Says no: an overview is cancelled, a guess is dropped and its parameter asked for.
  public mutating func deny(with handler: Handler) -> Turn<Handler> {
    guard case .question(let question) = open, case .doYouMean = question.kind else { return leave(.cancelled) }
    return leave(.question(Question(key: question.key, kind: .needsValue)))
  }

  /// Changes parts of the request and keeps the rest. What depends on the changed parameters is resolved again.
  public mutating func revise(
    _ keys: Set<Key>, with handler: Handler, _ change: (inout Handler.Request) -> Void
  ) throws(Handler.Failure) -> Turn<Handler> {
    change(&request)
    for key in keys { forget(key, with: handler) }
    return try proceed(with: handler)
  }

  /// Forgets that a parameter, and whatever depends on it, was settled.
  private mutating func forget(_ key: Key, with handler: Handler) {
    settled.remove(key)
    for definition in handler.parameters where definition.dependencies.contains(key) && settled.contains(definition.key)
    {
      forget(definition.key, with: handler)
    }
  }

  private mutating func leave(_ turn: Turn<Handler>) -> Turn<Handler> {
    open = turn
    return turn
  }

  /// Settles every parameter that can be, and returns the shortest question or the first refusal, if there is one.
  private mutating func resolve(with handler: Handler) throws(Handler.Failure) -> Turn<Handler>? {
    var questions: [Question<Handler>] = []
    for definition in handler.parameters
    where !settled.contains(definition.key) && definition.dependencies.isSubset(of: settled) {
      switch try definition.settle(request) {
      case .success(let choice):
        handler.apply(choice, to: &request)
        settled.insert(definition.key)
      case .notRequired: settled.insert(definition.key)
      case .needsValue: questions.append(Question(key: definition.key, kind: .needsValue))
      case .disambiguation(let choices): questions.append(Question(key: definition.key, kind: .which(choices)))
      case .confirmationRequired(let guess): questions.append(Question(key: definition.key, kind: .doYouMean(guess)))
      case .unsupported(let reason, let alternatives):
        return .refusal(Refused(key: definition.key, reason: reason, alternatives: alternatives))
      }
    }
    return questions.enumerated().min { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
      .map { .question($0.element) }
  }
}

/// Where a dialogue stands after it went on.
public enum Turn<Handler: IntentHandler> {
  /// The person is asked for one parameter.
  case question(Question<Handler>)
  /// The person is shown the whole request, and says yes or no.
  case overview(Handler.Overview)
  /// A parameter can not be had. Choosing one of the alternatives goes on.
  case refusal(Refused<Handler>)
  /// The end.
  case response(Handler.Reply)
  /// The person said no; nothing was written.
  case cancelled
}

/// One question about one parameter.
public struct Question<Handler: IntentHandler> {
  /// The parameter that is asked for.
  public let key: Handler.Request.Key
  /// What is asked.
  public let kind: Kind

  public enum Kind {
    /// Which value, with nothing to choose from.
    case needsValue
    /// Which of these, numbered from 1.
    case which([Handler.Choice])
    /// Whether this one is meant.
    case doYouMean(Handler.Choice)
  }

  /// How much a person has to think about: the number of choices; a free answer counts as more than any list.
  var length: Int {
    switch kind {
    case .doYouMean: 1
    case .which(let choices): choices.count
    case .needsValue: .max
    }
  }
}

/// A parameter that can not be had, why, and what could be instead.
public struct Refused<Handler: IntentHandler> {
  public let key: Handler.Request.Key
  public let reason: Handler.Reason
  public let alternatives: [Handler.Choice]
}
