import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  mutating func addAccount(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try someone(call)
    guard let key = PhraseKey(call.text) else { throw misuse("missing-argument", text.nameNeeded) }
    guard try !accounts(of: customer).contains(where: { PhraseKey($0.name) == key }) else {
      throw refuse("account-taken", text.accountTaken(call.text, customer))
    }
    let account = try asking { () throws(StoreError) in try store.addAccount(call.text, of: customer.id) }
    return Outcome([.sentence(text.accountAdded(account, customer))], value: json(account))
  }

  func listAccounts(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try someone(call)
    let accounts = try accounts(of: customer)
    guard !accounts.isEmpty else { return Outcome([.sentence(text.noAccounts(of: customer))], value: .array([])) }
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("name", Localized(en: "Account", de: "Konto")),
    ]
    let rows = accounts.map { [Table.Cell(.int($0.id.rawValue)), Table.Cell(.string($0.name))] }
    return Outcome([.table(Table(columns: columns, rows: rows))], value: .array(accounts.map { json($0) }))
  }

  mutating func removeAccount(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try someone(call)
    let accounts = try accounts(of: customer)
    guard let account = accounts.first(where: { PhraseKey($0.name) == PhraseKey(call.text) }) else {
      throw refuse("no-such-account", text.reason(.noAccount(call.text, accounts)))
    }
    try asking { () throws(StoreError) in try store.removeAccount(account.id) }
    return Outcome([.sentence(text.accountRemoved(account, customer))], value: json(account))
  }

  private func accounts(of customer: Customer) throws(Interruption) -> [Account] {
    try asking { () throws(StoreError) in try store.accounts(of: customer.id) }
  }

  func json(_ account: Account) -> JSONValue {
    ["id": .int(account.id.rawValue), "name": .string(account.name)]
  }
}
