import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func consent(_ call: Invocation) throws(Interruption) -> Outcome {
    let wanted: [CommandName: Consent] = [
      .consentAgree: .agreed, .consentDecline: .declined, .consentRestrict: .restricted,
    ]
    guard let consent = wanted[call.command] else { return try showConsent(of: try someone(call)) }
    return try change(to: consent, of: try someone(call))
  }

  private mutating func change(to consent: Consent, of customer: Customer) throws(Interruption) -> Outcome {
    var request = ChangeConsent(to: consent, speaker: context.speaker)
    request.customer.say(.number(customer.id))
    return try start(.changeConsent(request))
  }

  private func showConsent(of customer: Customer) throws(Interruption) -> Outcome {
    let (consent, count) = try asking { () throws(StoreError) in
      (
        try store.consent(of: customer.id),
        try store.donations(DonationFilter(customer: customer.id, limit: 1_000_000)).count
      )
    }
    return Outcome(
      [.sentence(text.consentOf(customer, consent, remembered: count))],
      value: [
        "customer": .int(customer.id.rawValue), "consent": .string(consent.rawValue),
        "remembered": .int(Int64(count)),
      ])
  }

  /// The customer to ask whether acts may be remembered: the one of a first booking, once.
  func customerToAsk(after conversation: Conversation) throws(Interruption) -> Customer? {
    guard case .response(.booked(let drive, _)) = conversation.step else { return nil }
    return try asking { () throws(StoreError) in
      guard try !store.wasAsked(drive.customer.id) else { return nil }
      // A question that can not be noted is put all the same, and then again.
      try? store.noteAsked(drive.customer.id, at: context.showroom.now)
      return drive.customer
    }
  }

  /// Takes a plain yes or no as the answer; nil for any other line, which nobody has to give.
  mutating func answer(_ line: String, consentOf customer: Customer) throws(Interruption) -> Outcome? {
    guard let agrees = AnswerWords.plainYesOrNo(line) else { return nil }
    open = nil
    return try change(to: agrees ? .agreed : .declined, of: customer)
  }

  /// The policy as the settings show it.
  func policyField() throws(Interruption) -> Record.Field {
    let policy = try asking { () throws(StoreError) in try store.donationPolicy() }
    return Record.Field("donations", Localized(same: "donations"), Table.Cell(.string(policy.rawValue)))
  }

  mutating func setPolicy(_ word: String) throws(Interruption) -> Outcome {
    guard let policy = DonationPolicy(rawValue: word) else { throw misuse("bad-value", text.badPolicy(word)) }
    try asking { () throws(StoreError) in try store.setDonationPolicy(policy) }
    return Outcome([.sentence(text.policy(policy))], value: ["donations": .string(word)])
  }
}

// MARK: - What is remembered

extension Session {
  func listDonations(_ call: Invocation) throws(Interruption) -> Outcome {
    let filter = DonationFilter(customer: try person(call)?.id, limit: call.number("limit") ?? 100)
    let found = try asking { () throws(StoreError) in try store.donations(filter) }
    guard !found.isEmpty else { return Outcome([.sentence(text.nothingRemembered)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  func deleteDonations(_ call: Invocation) throws(Interruption) -> Outcome {
    var filter = DonationFilter(customer: try person(call)?.id)
    if let word = call.words.first { filter.id = Donation.ID(word) }
    if let word = call.option("group") {
      guard let group = Donation.Group(text: word) else { throw misuse("bad-value", text.noDonation(word)) }
      filter.group = group
    }
    filter.intent = call.option("intent")
    if let name = call.option("car") { filter.car = try scope(of: name) }
    let isAnySaid = !call.words.isEmpty || !call.givenOptions.isEmpty
    guard isAnySaid else { throw misuse("missing-value", text.sayWhichDonations) }
    let chosen = filter
    let erased = try asking { () throws(StoreError) in try store.deleteDonations(chosen) }
    return Outcome([.sentence(text.donationsDeleted(erased))], value: ["erased": .int(Int64(erased))])
  }

  private func scope(of name: String) throws(Interruption) -> CarSelection.Scope {
    let answer = try asking { () throws(StoreError) in try searchAnswer(name, limit: 1) }
    guard let match = answer.matches.first, match.quality.isCertain else { throw unknownCar(name, answer.miss) }
    return .model(match.model.id)
  }

  private func table(_ donations: [Donation]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("at", Localized(en: "When", de: "Wann")),
      Table.Column("intent", Localized(en: "What", de: "Was")),
      Table.Column("customer", Localized(en: "Who", de: "Wer")),
      Table.Column("terminal", Localized(en: "Where", de: "Wo")),
      Table.Column("group", Localized(en: "Group", de: "Gruppe"), reading: .titled),
    ]
    let rows = donations.map { donation in
      [
        Table.Cell(.int(donation.id.rawValue)),
        Table.Cell(json(donation.at), text: text.shortInstant(donation.at)),
        Table.Cell(.string(donation.intent.name), text: text.intent(donation.intent)),
        Table.Cell(
          JSONValue(donation.customer?.rawValue),
          text: donation.customer.map { ownerName(.customer($0)) } ?? text.ofTheTerminal),
        Table.Cell(.string(donation.terminal)), Table.Cell(.string(donation.group.text)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  private func json(_ donation: Donation) -> JSONValue {
    [
      "id": .int(donation.id.rawValue), "customer": JSONValue(donation.customer?.rawValue),
      "intent": .string(donation.intent.name), "car": JSONValue(donation.intent.car?.name),
      "durationMinutes": JSONValue(donation.intent.duration?.rawValue), "options": json(donation.intent.options),
      "start": JSONValue(donation.intent.start?.storageText), "account": JSONValue(donation.intent.account?.name),
      "terminal": .string(donation.terminal), "at": json(donation.at), "group": .string(donation.group.text),
    ]
  }
}
