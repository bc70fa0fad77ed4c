import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func status(_ call: Invocation) throws(Interruption) -> Outcome {
    var request = ShowStatus(speaker: context.speaker)
    // A customer who names another is told what any customer is.
    if call.option("for") != nil, context.speaker.customer != nil { _ = try someone(call) }
    if let name = call.option("for") {
      request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    }
    if let name = call.option("account") { request.account.say(name, words: name) }
    return try start(.showStatus(request))
  }

  /// How things stand, for programs: the code, its values, and the sentence both ways.
  func json(_ status: DeskStatus) -> JSONValue {
    let sentences: [JSONValue.Member] = [
      JSONValue.Member("text", .string(text.status(status, .shown))),
      JSONValue.Member("spoken", .string(text.status(status, .spoken))),
    ]
    switch status {
    case .nobodyKnown: return .object([JSONValue.Member("code", .string("no-account"))] + sentences)
    case .day(let day):
      return .object(
        [
          JSONValue.Member("code", .string("day")),
          JSONValue.Member("coming", .array(day.coming.map { json($0) })),
          JSONValue.Member("out", .array((day.out + day.late).map { json($0) })),
          JSONValue.Member("requests", .int(Int64(day.requests))),
        ] + sentences)
    case .customer(let status):
      return .object(
        [
          JSONValue.Member("code", .string(status.code)),
          JSONValue.Member("customer", .int(status.customer.id.rawValue)),
          JSONValue.Member("account", JSONValue(status.account?.name)),
          JSONValue.Member("next", status.next.map { json($0) } ?? .null),
          JSONValue.Member("out", status.out.map { json($0) } ?? .null),
          JSONValue.Member("waiting", .array(status.waiting.map { .string($0.car) })),
          JSONValue.Member("licenceExpires", JSONValue(status.licence.map { "\($0.date)" })),
        ] + sentences)
    }
  }
}

extension CustomerStatus {
  /// A stable name for programs.
  fileprivate var code: String {
    if out != nil { return next == nil ? "return" : "next-and-return" }
    return next != nil ? "next" : waiting.isEmpty ? "nothing" : "waiting"
  }
}

extension CustomerStatus.LicenceNote {
  /// The last day of the licence.
  fileprivate var date: CivilDate {
    switch self {
    case .expires(let date), .expired(let date): date
    }
  }
}
