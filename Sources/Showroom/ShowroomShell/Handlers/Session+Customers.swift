import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func addCustomer(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.words.joined(separator: " ")
    guard PhraseKey(name) != nil else { throw misuse("missing-argument", text.nameNeeded, hint: text.howToAddCustomer) }
    var customer = Customer(id: 1, name: name)
    try fill(&customer, from: call)
    try check(customer)
    let draft = CustomerDraft(
      name: customer.name, phone: customer.phone, email: customer.email, language: customer.language,
      born: customer.born, licence: customer.licence)
    let added = try asking { () throws(StoreError) in try store.addCustomer(draft) }
    return Outcome([.sentence(text.customerAdded(added))], value: json(added))
  }

  mutating func listCustomers(_ call: Invocation) throws(Interruption) -> Outcome {
    let limit = call.number("limit") ?? 100
    let found = try asking { () throws(StoreError) in
      call.text.isEmpty
        ? try store.customers(Page(limit: limit)) : try store.customers(named: call.text, limit: limit)
    }
    guard !found.isEmpty else {
      guard call.text.isEmpty else { throw unknownCustomer(.unknownCustomer(call.text)) }
      return Outcome([.sentence(text.noCustomers)], value: .array([]))
    }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  mutating func showCustomer(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try customer(call.text)
    let drives = try asking { () throws(StoreError) in try store.drives(DriveFilter(customer: customer.id)) }
    // How often somebody did not come is the desk's own note.
    let noShows =
      context.speaker != .staff ? nil : try asking { () throws(StoreError) in try store.noShowCount(of: customer.id) }
    let consent = try asking { () throws(StoreError) in try store.messageConsent(of: customer.id) }
    var value = json(customer)
    if case .object(let members) = value {
      value = .object(
        members + [JSONValue.Member("messages", .string(consent.rawValue))]
          + (noShows.map { [JSONValue.Member("noShows", .int(Int64($0)))] } ?? [])
          + [JSONValue.Member("drives", .array(drives.map { json($0) }))])
    }
    let note = noShows.flatMap { $0 > 0 ? $0 : nil }.map { [Block.sentence(text.noShows($0))] } ?? []
    return Outcome(
      [.sentence(text.customerFacts(customer)), .sentence(text.consent(consent))] + note
        + (drives.isEmpty ? [] : [.table(table(drives))]), value: value)
  }

  mutating func editCustomer(_ call: Invocation) throws(Interruption) -> Outcome {
    var customer = try customer(call.text)
    if let name = call.option("name"), PhraseKey(name) != nil { customer.name = Customer.tidy(name: name) }
    try fill(&customer, from: call)
    try check(customer)
    let changed = customer
    try asking { () throws(StoreError) in try store.update(changed) }
    return Outcome([.sentence(text.customerChanged(changed))], value: json(changed))
  }

  private func check(_ customer: Customer) throws(Interruption) {
    guard let fault = customer.fault(today: context.showroom.environment.wallClock.date) else { return }
    throw misuse("bad-value", text.customerFault(fault))
  }

  /// A customer by number or name, among those whom the speaker may see.
  func customer(_ name: String) throws(Interruption) -> Customer {
    if let own = context.speaker.customer {
      let customer = try asking { () throws(StoreError) in try store.customer(own) }
      guard let customer, Customer.ID(name) == own || isName(name, of: customer) else {
        throw unknownCustomer(.unknownCustomer(name))
      }
      return customer
    }
    if let id = Customer.ID(name) {
      guard let customer = try asking({ () throws(StoreError) in try store.customer(id) }) else {
        throw unknownCustomer(.noCustomerNumber(id))
      }
      return customer
    }
    let found = try asking { () throws(StoreError) in try store.customers(named: name, limit: 9) }
    guard let only = found.first else { throw unknownCustomer(.unknownCustomer(name)) }
    guard found.count == 1 else {
      throw refuse("ambiguous-customer", text.severalCustomers(found), hint: text.nameByNumber)
    }
    return only
  }

  private func isName(_ name: String, of customer: Customer) -> Bool {
    Folding.hasWords(customer.name, of: name)
  }

  /// Takes over the options; an empty value takes away what is kept.
  private func fill(_ customer: inout Customer, from call: Invocation) throws(Interruption) {
    func value(_ option: String, _ old: String?) -> String? {
      call.option(option).map { $0.isEmpty ? nil : $0 } ?? old
    }
    customer.phone = value("phone", customer.phone)
    customer.email = value("email", customer.email)
    if let tag = call.option("language") { customer.language = LanguageTag(tag)?.language }
    customer.born = try date("born", customer.born, call)
    var licence = customer.licence ?? Licence()
    licence.number = value("licence", licence.number)
    licence.category = value("licence-class", licence.category)
    licence.expires = try date("licence-expires", licence.expires, call)
    customer.licence = licence.isEmpty ? nil : licence
  }

  private func date(_ option: String, _ old: CivilDate?, _ call: Invocation) throws(Interruption) -> CivilDate? {
    guard let value = call.option(option) else { return old }
    guard !value.isEmpty else { return nil }
    guard let date = CivilDate(iso: value) else {
      throw misuse("bad-value", text.badDate("--\(option)", value), hint: text.dateHint)
    }
    return date
  }
}

extension Session {
  /// Ends the line because nobody here is meant by it.
  private func unknownCustomer(_ reason: Reason) -> Interruption {
    refuse("unknown-customer", text.reason(reason), hint: context.speaker == .staff ? text.whereCustomersAre : nil)
  }
}
