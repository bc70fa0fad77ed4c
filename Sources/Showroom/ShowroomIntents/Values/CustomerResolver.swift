import IntentKit
import LanguageKit
import ShowroomCore

/// Settles for whom it is.
struct CustomerResolver {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  /// A customer who speaks books for themselves, whatever name is said; a guest has to sign in.
  func resolve(
    _ parameter: Parameter<CustomerMention, CustomerChoice>, speaker: Speaker
  ) throws(StoreError) -> Resolution<CustomerChoice, Reason> {
    switch speaker {
    case .guest: return .unsupported(.signInNeeded, alternatives: [])
    case .customer(let id): return try resolve(id)
    case .staff: break
    }
    if let customer = parameter.value { return .success(customer) }
    switch parameter.said {
    case nil: return .needsValue
    case .number(let id): return try resolve(id)
    case .name(let name): return try resolve(name: name)
    }
  }

  private func resolve(_ id: Customer.ID) throws(StoreError) -> Resolution<CustomerChoice, Reason> {
    guard let customer = try desk.store.customer(id) else {
      return .unsupported(.noCustomerNumber(id), alternatives: [])
    }
    return .success(.known(customer))
  }

  /// Whole words of a name are exact ("Anna" for Anna Novak); the beginning of a word asks. A name that nobody has is
  /// offered as a new customer.
  private func resolve(name: String) throws(StoreError) -> Resolution<CustomerChoice, Reason> {
    let found = try desk.store.customers(named: name, limit: CarResolver.mostChoices)
    let exact = found.filter { Folding.hasWords($0.name, of: name) }
    let candidates = exact.isEmpty ? found : exact
    guard let only = candidates.first else { return .confirmationRequired(.new(name: name)) }
    guard candidates.count == 1 else { return .disambiguation(candidates.map(CustomerChoice.known)) }
    return exact.isEmpty ? .confirmationRequired(.known(only)) : .success(.known(only))
  }
}
