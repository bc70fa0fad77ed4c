import LanguageKit
import SQLiteKit
import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("What is remembered of people")
struct DonationTests {
  let store: SQLiteStore

  init() throws {
    store = try SQLiteStore.small()
  }

  private func draft(
    of customer: Customer.ID = 1, _ model: CarModel.ID = 1, drive: TestDrive.ID? = nil, _ name: String = "BookTestDrive"
  ) -> DonationDraft {
    DonationDraft(
      customer: customer,
      intent: StoredIntent(
        name: name, car: CarSelection(.model(model), name: "Car \(model)"), duration: Minutes(45),
        options: [.accompanied], start: WhenExpression(day: .today(plus: 1))),
      terminal: "entrance", at: SQLiteStore.now, drive: drive)
  }

  private func count(_ filter: DonationFilter = DonationFilter()) throws -> Int { try store.donations(filter).count }

  @Test("Only acts of customers who agreed are kept", arguments: Consent.allCases)
  func consent(_ consent: Consent) throws {
    _ = try store.setConsent(consent, of: 1)
    try store.donate(draft())
    #expect(try count() == (consent == .agreed ? 1 : 0))
    #expect(try store.consent(of: 1) == consent)
    #expect(try store.consent(of: 2) == .notAsked)
  }

  @Test("An act comes back as it was kept")
  func roundTrip() throws {
    _ = try store.setConsent(.agreed, of: 1)
    let drive = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 45), bookedBy: .staff))
    let account = try store.addAccount("Company", of: 1)
    var kept = draft(drive: drive.id)
    kept.intent.account = account
    try store.donate(kept)
    let found = try #require(try store.donations(DonationFilter()).first)
    #expect(found.intent == kept.intent && found.terminal == "entrance" && found.at == SQLiteStore.now)
    #expect(found.group == .drive(drive.id) && found.customer == 1)
  }

  @Test("Declining erases at once, and nothing more is kept")
  func declining() throws {
    _ = try store.setConsent(.agreed, of: 1)
    _ = try store.setConsent(.agreed, of: 2)
    for _ in 1...3 { try store.donate(draft()) }
    try store.donate(draft(of: 2))
    #expect(try store.setConsent(.declined, of: 1) == 3)
    try store.donate(draft())
    #expect(try count() == 1 && count(DonationFilter(customer: 1)) == 0)
  }

  @Test("A showroom that wants nothing kept keeps nothing, whatever customers say")
  func policy() throws {
    _ = try store.setConsent(.agreed, of: 1)
    try store.setDonationPolicy(.restricted)
    try store.donate(draft())
    #expect(try count() == 0 && store.consent(of: 1) == .restricted && store.wasAsked(2))
    try store.setDonationPolicy(.ask)
    #expect(try store.consent(of: 1) == .agreed)
    #expect(try !store.wasAsked(2))
  }

  @Test("The question is put once, and that it was is no change of the consent")
  func asked() throws {
    try store.noteAsked(1, at: SQLiteStore.now)
    #expect(try store.wasAsked(1) && store.consent(of: 1) == .notAsked)
    #expect(try store.journal(JournalFilter()).allSatisfy { $0.subject != .consent })
  }

  @Test("Deletes by number, group, intent, car and customer, and leaves the others")
  func deleting() throws {
    _ = try store.setConsent(.agreed, of: 1)
    _ = try store.setConsent(.agreed, of: 2)
    let drive = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 45), bookedBy: .staff))
    func fill() throws {
      _ = try store.deleteDonations(DonationFilter())
      try store.donate(draft(1, drive: drive.id))
      try store.donate(draft(2))
      try store.donate(draft(of: 2, 2, "FindFreeTimes"))
    }
    try fill()
    let first = try #require(try store.donations(DonationFilter()).last)
    let filters = [
      (DonationFilter(id: first.id), 1), (DonationFilter(group: .drive(drive.id)), 1),
      (DonationFilter(group: .looks), 2),
      (DonationFilter(intent: "FindFreeTimes"), 1), (DonationFilter(car: .model(2)), 2),
      (DonationFilter(customer: 2), 1),
      (DonationFilter(customer: 1, id: first.id), 1), (DonationFilter(), 3),
    ]
    for (number, (filter, expected)) in filters.enumerated() {
      if number > 0 { try fill() }
      let wanted =
        filter.id == nil
        ? filter : DonationFilter(customer: filter.customer, id: try store.donations(DonationFilter()).last?.id)
      #expect(try store.deleteDonations(wanted) == expected, "\(filter)")
      #expect(try count() == 3 - expected)
    }
  }

  @Test("Nobody deletes what is another's by its number")
  func others() throws {
    _ = try store.setConsent(.agreed, of: 1)
    try store.donate(draft())
    let id = try #require(try store.donations(DonationFilter()).first?.id)
    #expect(try store.deleteDonations(DonationFilter(customer: 2, id: id)) == 0)
  }

  @Test("What people did with a model goes when its last demonstrator does")
  func sold() throws {
    _ = try store.setConsent(.agreed, of: 1)
    try store.donate(draft(1))
    try store.donate(draft(2))
    for (id, left) in [(Vehicle.ID(1), 2), (Vehicle.ID(2), 1), (Vehicle.ID(3), 0)] {
      var vehicle = try #require(try store.vehicle(id))
      vehicle.state = id == 3 ? .withdrawn : .sold
      try store.update(vehicle)
      #expect(try count() == left)
    }
  }

  @Test("A customer who is forgotten leaves no act, no consent and no account behind")
  func forgetting() throws {
    _ = try store.setConsent(.agreed, of: 1)
    _ = try store.addAccount("Company Ltd", of: 1)
    try store.donate(draft())
    #expect(Set(try store.storedTables(about: 1).map(\.name)).isSuperset(of: ["donation", "consent", "account"]))
    _ = try store.forget(1)
    #expect(try count() == 0 && store.consent(of: 1) == .notAsked && store.accounts(of: 1).isEmpty)
    let journal = try store.journal(JournalFilter(limit: 1000))
    #expect(!journal.contains { "\($0)".contains("Company Ltd") })
  }

  @Test("Drives that are made anonymous are found by no act and no account either")
  func anonymous() throws {
    _ = try store.setConsent(.agreed, of: 1)
    let drive = try store.addDrive(
      DriveDraft(vehicle: 1, customer: 1, slot: slot(-100, 45), state: .returned, bookedBy: .staff))
    try store.setAccount(try store.addAccount("Company", of: 1).id, of: drive.id)
    try store.donate(draft(drive: drive.id))
    var recent = draft(2)
    recent.at = SQLiteStore.now + 60
    try store.donate(recent)
    #expect(try store.makeAnonymous(drivesEndedBefore: SQLiteStore.now) == 1)
    #expect(try count() == 1 && store.drive(drive.id)?.account == nil)
  }

  @Test("The acts of one booking are taken back together with it")
  func takingBack() throws {
    _ = try store.setConsent(.agreed, of: 1)
    store.sign(Author(speaker: .staff, act: "book", at: SQLiteStore.now))
    try store.write { () throws(StoreError) in
      let drive = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 45), bookedBy: .staff))
      try store.donate(draft(drive: drive.id))
    }
    let act = try #require(try store.lastAct(of: "staff").first?.firstOfAct)
    try store.deleteDonations(ofAct: act)
    #expect(try count() == 0)
  }

  @Test("What one act gave is not kept a second time")
  func once() throws {
    _ = try store.setConsent(.agreed, of: 1)
    store.sign(Author(speaker: .staff, act: "book", at: SQLiteStore.now))
    let drive = try store.write { () throws(StoreError) in
      let drive = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 45), bookedBy: .staff))
      for _ in 1...3 { try store.donate(draft(drive: drive.id)) }
      return drive
    }
    #expect(try count() == 1)
    store.sign(Author(speaker: .staff, act: "book again", at: SQLiteStore.now))
    try store.donate(draft(drive: drive.id))
    #expect(try count() == 2)
  }

  @Test("What staff look up is kept of the terminal, of nobody, and only the latest of it")
  func ofNobody() throws {
    func look(at terminal: String, _ second: Int) -> DonationDraft {
      DonationDraft(
        customer: nil, intent: StoredIntent(name: "FindFreeTimes"), terminal: terminal, at: SQLiteStore.now + second)
    }
    for second in 1...Predictor.greatestCount + 5 { try store.donate(look(at: "desk", second)) }
    try store.donate(look(at: "entrance", 0))
    let found = try store.donations(DonationFilter(terminal: "desk", limit: 1000))
    #expect(found.count == Predictor.greatestCount && found.allSatisfy { $0.customer == nil && $0.terminal == "desk" })
    #expect(found.first?.at == SQLiteStore.now + Predictor.greatestCount + 5)
    #expect(try count(DonationFilter(customer: 1)) == 0 && count(DonationFilter(terminal: "entrance")) == 1)
    try store.setDonationPolicy(.restricted)
    try store.donate(look(at: "entrance", 1))
    #expect(try count(DonationFilter(terminal: "entrance")) == 1)
    // A row of nobody's can hold nothing that tells whose it is.
    #expect(throws: SQLiteError.self) { try store.connection.execute("UPDATE donation SET drive_id = 1") }
  }

  @Test("A file takes consents, acts and accounts along, and another showroom takes them in")
  func exchange() throws {
    _ = try store.setConsent(.agreed, of: 1)
    _ = try store.setConsent(.declined, of: 2)
    _ = try store.addAccount("Company", of: 1)
    try store.donate(draft())
    let other = try SQLiteStore.inMemory()
    var tables = try store.storedTables()
    for place in tables.indices {
      var rows: [[StoredValue]] = []
      let table = tables[place]
      try store.eachRow(of: table) { row in
        rows.append(row)
        return true
      }
      tables[place].rows = rows
    }
    try other.fill(with: tables)
    #expect(try store.donations(DonationFilter()).count == 1)
    #expect(try other.donations(DonationFilter()) == store.donations(DonationFilter()))
    #expect(try other.consent(of: 2) == .declined && other.accounts(of: 1) == store.accounts(of: 1))
  }

  @Test("Of many acts, a customer's latest are found by an index")
  func index() throws {
    let plan = try store.connection.all(
      "EXPLAIN QUERY PLAN SELECT * FROM donation WHERE customer_id = 1 ORDER BY donation.id DESC LIMIT 400"
    ) { $0.text(3) }
    #expect(plan.joined().contains("donation_by_customer") && !plan.joined().contains("TEMP B-TREE"))
  }

  @Test("Offers are replaced whole, cleared by an empty set, and skip what is gone")
  func offers() throws {
    let phrases = try ["one", "two"].map { phrase in
      try store.addShortcut(
        ShortcutDraft(owner: .showroom, phrases: [phrase], intent: StoredIntent(name: "ShowCatalog"), language: .en),
        at: SQLiteStore.now)
    }
    try store.setOffers(phrases.map { Offer($0.id) })
    #expect(try store.offers().map(\.shortcut) == phrases.map(\.id))
    try store.setOffers([Offer(phrases[1].id)])
    #expect(try store.offers().count == 1)
    try store.deleteShortcut(phrases[1].id)
    #expect(try store.offers().isEmpty)
    try store.setOffers([])
    #expect(try store.offers().isEmpty && store.shortcut(phrases[0].id) != nil)
  }
}
