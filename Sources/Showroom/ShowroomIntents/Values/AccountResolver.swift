import IntentKit
import ShowroomCore

/// Settles under which of a customer's accounts it is.
struct AccountResolver {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  /// The only account is taken; several ask which; a name is one of those that there are. Without accounts, none is needed.
  ///
  /// - Parameter isNeeded: whether it is asked which where several are there and none is named.
  func resolve(
    _ parameter: Parameter<String, Account>, of customer: CustomerChoice?, isNeeded: Bool = true
  ) throws(StoreError) -> Resolution<Account, Reason> {
    guard case .known(let customer)? = customer else {
      return parameter.said.map { .unsupported(.noAccount($0, []), alternatives: []) } ?? .notRequired
    }
    let accounts = try desk.store.accounts(of: customer.id)
    if let account = parameter.value {
      return accounts.contains(account)
        ? .success(account) : .unsupported(.noAccount(account.name, accounts), alternatives: accounts)
    }
    guard let said = parameter.said else { return unsaid(accounts, isNeeded: isNeeded) }
    return named(said, accounts)
  }

  private func unsaid(_ accounts: [Account], isNeeded: Bool) -> Resolution<Account, Reason> {
    guard isNeeded, let first = accounts.first else { return .notRequired }
    return accounts.count == 1 ? .success(first) : .disambiguation(accounts)
  }

  /// The whole name is exact; the beginning of one asks, that of several asks which.
  private func named(_ said: String, _ accounts: [Account]) -> Resolution<Account, Reason> {
    let key = PhraseKey(said)?.text ?? ""
    if let exact = accounts.first(where: { PhraseKey($0.name)?.text == key }) { return .success(exact) }
    let near = key.isEmpty ? [] : accounts.filter { PhraseKey($0.name)?.text.hasPrefix(key) ?? false }
    switch near.count {
    case 0: return .unsupported(.noAccount(said, accounts), alternatives: accounts)
    case 1: return .confirmationRequired(near[0])
    default: return .disambiguation(near)
    }
  }
}
