/// Resolves, confirms and handles one kind of intent.
///
/// A handler reads the world through what it was made with and writes only in ``handle(_:)``.
public protocol IntentHandler {
  /// The intent that it handles.
  associatedtype Request: Intent
  /// A value that is offered to a person as an answer.
  associatedtype Choice: Equatable & Sendable
  /// Why a parameter can not be had.
  associatedtype Reason: Equatable & Sendable
  /// What a person sees before they say yes.
  associatedtype Overview: Equatable & Sendable
  /// What a person is told at the end.
  associatedtype Reply: Response
  /// What goes wrong beneath: a store that can not be read, say. What a person expects may go wrong is a `Reply`.
  associatedtype Failure: Error

  /// How each parameter is resolved, in the order in which they depend on one another.
  var parameters: [ParameterDefinition<Self>] { get }

  /// The parameter that a choice is a value for. An alternative may be one for another parameter than the one that could
  /// not be had: another car where the time is taken.
  func key(of choice: Choice) -> Request.Key

  /// Puts a choice into the request. Parameters that depend on it are resolved again.
  func apply(_ choice: Choice, to request: inout Request)

  /// Checks the whole request, and writes nothing.
  func confirm(_ request: Request) throws(Failure) -> Confirmation<Overview, Reply>

  /// Carries out what was confirmed. Checks again, inside the transaction that writes.
  func handle(_ confirmed: Confirmed<Overview>) throws(Failure) -> Reply
}

/// How one parameter of an intent is resolved.
public struct ParameterDefinition<Handler: IntentHandler> {
  /// The parameter.
  public let key: Handler.Request.Key
  /// The parameters that must be settled before this one can be resolved.
  public let dependencies: Set<Handler.Request.Key>
  let settle: (Handler.Request) throws(Handler.Failure) -> Resolution<Handler.Choice, Handler.Reason>

  /// - Parameters:
  ///   - key: the parameter.
  ///   - dependencies: the parameters that are resolved before it.
  ///   - embed: makes the typed value a choice that can be offered.
  ///   - resolve: resolves the parameter of a request.
  public init<Value>(
    _ key: Handler.Request.Key,
    after dependencies: Set<Handler.Request.Key> = [],
    as embed: @escaping (Value) -> Handler.Choice,
    resolve: @escaping (Handler.Request) throws(Handler.Failure) -> Resolution<Value, Handler.Reason>
  ) {
    self.key = key
    self.dependencies = dependencies
    settle = { request throws(Handler.Failure) in try resolve(request).map(embed) }
  }
}

/// The outcome of checking a whole request.
public enum Confirmation<Overview, Reply> {
  /// It can be done; the person is shown the overview and says yes or no.
  case ready(Overview)
  /// It can be done, and nothing is changed by it, so nobody needs to be asked.
  case unasked(Overview)
  /// It can not be done.
  case failure(Reply)
}

/// A request that was confirmed: by a yes, or because it changes nothing.
///
/// Only ``Dialogue`` makes one, so a handler that takes it can not be called with an unconfirmed request.
public struct Confirmed<Overview> {
  /// What was confirmed.
  public let overview: Overview

  init(_ overview: Overview) {
    self.overview = overview
  }
}

/// The end of an intent: a code with its values. The sentence for it is chosen elsewhere, by code, values and language.
public protocol Response: Equatable, Sendable {
  /// Whether what was asked for has been done.
  var isSuccess: Bool { get }
}
