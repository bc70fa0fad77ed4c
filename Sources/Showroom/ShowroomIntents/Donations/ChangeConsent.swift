import IntentKit
import ShowroomCore

/// Changes whether a customer's acts are remembered.
public struct ChangeConsent: Intent {
  public enum Key: String, ParameterKey {
    case customer
  }

  public static let name = "ChangeConsent"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var customer = Parameter<CustomerMention, CustomerChoice>()
  public var consent: Consent
  public var speaker: Speaker

  public init(to consent: Consent, speaker: Speaker) {
    self.consent = consent
    self.speaker = speaker
  }

  public var stated: Set<Key> { customer.isEmpty ? [] : [.customer] }
}

/// Finds the customer and changes their consent. Nobody is asked twice: it can be changed back at any time.
public struct ChangeConsentHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        let resolver = CustomerResolver(desk)
        let resolution = try resolver.resolve(request.customer, speaker: request.speaker)
        // A consent needs a person: nobody is added for it.
        guard case .confirmationRequired(.new(let name)) = resolution else { return resolution }
        return .unsupported(.unknownCustomer(name), alternatives: [])
      }
    ]
  }

  public func key(of choice: Choice) -> ChangeConsent.Key { .customer }

  public func apply(_ choice: Choice, to request: inout ChangeConsent) {
    if case .customer(let customer) = choice { request.customer.settle(customer) }
  }

  public func confirm(_ request: ChangeConsent) throws(StoreError) -> Confirmation<ChangeConsent, ShowroomResponse> {
    guard case .known(let customer)? = request.customer.value else { return .failure(.notAllowed) }
    let present = try desk.store.consent(of: customer.id)
    // What the showroom restricted, staff lift for a person, and a setting for everybody.
    if present == .restricted, request.consent != .restricted {
      let isForAll = try desk.store.donationPolicy() == .restricted
      if isForAll || request.speaker != .staff { return .failure(.consentRestricted(customer, forAll: isForAll)) }
    }
    return request.consent == .restricted && request.speaker != .staff ? .failure(.notAllowed) : .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<ChangeConsent>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    guard case .known(let customer)? = request.customer.value else { return .notAllowed }
    let erased = try desk.store.setConsent(request.consent, of: customer.id)
    return .consentChanged(customer, request.consent, erased: erased)
  }

  public func fill(
    _ request: inout ChangeConsent, from answer: Answer, asked: ChangeConsent.Key?
  ) -> Set<ChangeConsent.Key> {
    guard asked == .customer, let name = answer.possibleName else { return [] }
    request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    return [.customer]
  }
}
