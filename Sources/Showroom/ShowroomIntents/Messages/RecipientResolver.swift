import IntentKit
import LanguageKit
import ShowroomCore

/// Settles who gets a message, one mention after the other.
struct RecipientResolver {
  private let desk: Desk
  private let speaker: Speaker

  init(_ desk: Desk, speaker: Speaker) {
    self.desk = desk
    self.speaker = speaker
  }

  func resolve(
    _ parameter: Parameter<[RecipientMention], [RecipientPart]>
  ) throws(StoreError) -> Resolution<[RecipientPart], Reason> {
    guard speaker != .guest else { return .unsupported(.signInNeeded, alternatives: []) }
    if let parts = parameter.value { return .success(parts) }
    var items: [Resolution<[RecipientPart], Reason>] = []
    for mention in parameter.said ?? [] { items.append(try resolve(mention).map { [$0] }) }
    return .list(Self.together(items)) { $0.flatMap { $0 } }
  }

  /// The first that can not be written to for want of consent names all of whom that is so.
  private static func together(
    _ items: [Resolution<[RecipientPart], Reason>]
  ) -> [Resolution<[RecipientPart], Reason>] {
    var names: [String] = []
    for case .unsupported(.message(.declined(let declined)), _) in items {
      names += declined.filter { !names.contains($0) }
    }
    return items.map { item in
      guard case .unsupported(.message(.declined), _) = item else { return item }
      return .unsupported(.message(.declined(names)), alternatives: [])
    }
  }

  private func resolve(_ mention: RecipientMention) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    switch mention {
    case .settled(let part): .success(part)
    case .everyone(let when): try resolveEveryone(when)
    case .name(let name): try resolve(name: name)
    }
  }

  /// Everybody with a drive on a day, each once; for staff.
  private func resolveEveryone(_ when: WhenExpression?) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    guard speaker == .staff else { return .unsupported(.message(.everyoneIsForStaff), alternatives: []) }
    let date = when?.resolve(now: desk.wallClock).date ?? desk.wallClock.date
    guard let day = desk.calendar.dayInterval(date) else {
      return .unsupported(.message(.nobodyDrives(date)), alternatives: [])
    }
    let drives = try desk.store.drives(
      DriveFilter(interval: day, states: [.held, .requested, .confirmed, .out], limit: 2000))
    var seen: Set<Customer.ID> = []
    let people = drives.map(\.customer).filter { seen.insert($0.id).inserted }.map { Recipient($0) }
    guard !people.isEmpty else { return .unsupported(.message(.nobodyDrives(date)), alternatives: []) }
    return try part(.everyone(date), people)
  }

  /// A group goes before a person of the same name; an address is taken as it is.
  private func resolve(name: String) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    if let group = try group(named: name) {
      guard !group.members.isEmpty else { return .unsupported(.message(.emptyGroup(group.name)), alternatives: []) }
      return try part(.group(group.name), group.members)
    }
    if let own = speaker.customer { return try resolve(name: name, by: own) }
    if let desk = try showroom(named: name) { return .success(RecipientPart(.person, [desk])) }
    if let recipient = Recipient(address: name) { return .success(RecipientPart(.person, [recipient])) }
    if let id = Customer.ID(name) {
      guard let customer = try desk.store.customer(id) else {
        return .unsupported(.noCustomerNumber(id), alternatives: [])
      }
      return try part(.person, [Recipient(customer)])
    }
    return try resolve(customer: name)
  }

  /// A customer writes to themselves, to the showroom, to an address and to groups of their own. Whether somebody else is
  /// a customer is none of their business.
  private func resolve(name: String, by own: Customer.ID) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    if let showroom = try showroom(named: name) { return .success(RecipientPart(.person, [showroom])) }
    if let recipient = Recipient(address: name) { return .success(RecipientPart(.person, [recipient])) }
    if let customer = try desk.store.customer(own),
      RecipientWords.oneself.contains(Folding.fold(name)) || names(customer, name)
    {
      return .success(RecipientPart(.person, [Recipient(customer)]))
    }
    return try unknown(name)
  }

  /// Whole words of a name are exact; one that is near asks; several ask which.
  private func resolve(customer name: String) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    let found = try desk.store.customers(named: name, limit: CarResolver.mostChoices)
    let exact = found.filter { names($0, name) }
    let near = !exact.isEmpty || !found.isEmpty ? found : try misspelt(name)
    let candidates = exact.isEmpty ? near : exact
    guard let only = candidates.first else { return try unknown(name) }
    if candidates.count > 1 {
      return .disambiguation(candidates.map { RecipientPart(.person, [Recipient($0)]) })
    }
    guard !exact.isEmpty else { return .confirmationRequired(RecipientPart(.person, [Recipient(only)])) }
    return try part(.person, [Recipient(only)])
  }

  private func unknown(_ name: String) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    let groups = try groups()
    if RecipientWords.isEveryone(name) {
      let reason = speaker == .staff ? MessageReason.whichEveryone(groups: groups.map(\.name)) : .everyoneIsForStaff
      return .unsupported(.message(reason), alternatives: [])
    }
    // One group that is a slip away is asked about, as a person is.
    let near = groups.filter { group in
      guard !group.members.isEmpty, let said = MessageGroup.key(name), let own = MessageGroup.key(group.name) else {
        return false
      }
      return isSlip(said, own)
    }.map { RecipientPart(.group($0.name), $0.members) }
    if let only = near.first { return near.count == 1 ? .confirmationRequired(only) : .disambiguation(near) }
    let alternatives = groups.filter { !$0.members.isEmpty }.prefix(CarResolver.mostChoices).map {
      RecipientPart(.group($0.name), $0.members)
    }
    return .unsupported(
      .message(.unknownRecipient(name, groups: groups.map(\.name))), alternatives: Array(alternatives))
  }

  /// Leaves out those who want no messages; where that is everybody, it can not be had.
  private func part(
    _ source: RecipientPart.Source, _ people: [Recipient]
  ) throws(StoreError) -> Resolution<RecipientPart, Reason> {
    guard speaker == .staff else { return .success(RecipientPart(source, people)) }
    let declined = try people.selecting { (person) throws(StoreError) in
      try person.customer.map { (id) throws(StoreError) in try desk.store.messageConsent(of: id) } == .declined
    }
    guard declined.count < people.count else {
      return .unsupported(.message(.declined(declined.map(\.name))), alternatives: [])
    }
    return .success(RecipientPart(source, people.filter { !declined.contains($0) }, leftOut: declined))
  }
}

// MARK: - Looking up

extension RecipientResolver {
  /// The groups that the speaker may name: a customer's own, or the desk's.
  func groups() throws(StoreError) -> [MessageGroup] { try desk.store.messageGroups(of: speaker.customer) }

  func group(named name: String) throws(StoreError) -> MessageGroup? {
    guard let key = MessageGroup.key(name) else { return nil }
    return try groups().first { MessageGroup.key($0.name) == key }
  }

  /// The showroom's own address, for the staff.
  private func showroom(named name: String) throws(StoreError) -> Recipient? {
    guard let key = MessageGroup.key(name), RecipientWords.house.contains(key) else { return nil }
    let contact = try desk.store.contact()
    return contact.email.map { Recipient(name: contact.name ?? $0, email: $0) }
  }

  /// Whether words name somebody without any doubt, so that what comes after them is the text.
  func isCertain(_ words: String) throws(StoreError) -> Bool {
    if try group(named: words) != nil { return true }
    if Recipient(address: words) != nil { return true }
    if try showroom(named: words) != nil { return true }
    guard speaker == .staff else { return RecipientWords.oneself.contains(Folding.fold(words)) }
    return try desk.store.customers(named: words, limit: 20).contains { names($0, words) }
  }

  /// Whether each name of a list is certain.
  func areCertain(_ list: String) throws(StoreError) -> Bool {
    let names = RecipientWords.names(in: list)
    let certain = try names.selecting { (name) throws(StoreError) in try isCertain(name) }
    return !names.isEmpty && certain == names
  }

  private func names(_ customer: Customer, _ said: String) -> Bool {
    !Folding.words(said).isEmpty && Folding.hasWords(customer.name, of: said)
  }

  /// Customers of whose name each said word is a slip or two away from a word. Those are looked at whose name has a word
  /// with the same first letter.
  private func misspelt(_ name: String) throws(StoreError) -> [Customer] {
    let said = Folding.words(name)
    guard let first = said.first?.first, said.count <= 4 else { return [] }
    let candidates = try desk.store.customers(named: String(first), limit: 500)
    return Array(
      candidates.filter { customer in
        let own = Folding.words(customer.name)
        return said.allSatisfy { word in own.contains { isSlip(word, $0) } }
      }.prefix(CarResolver.mostChoices))
  }

  private func isSlip(_ said: String, _ own: String) -> Bool {
    let limit = said.utf8.count >= 6 ? 2 : said.utf8.count >= 4 ? 1 : 0
    return EditDistance.between(said, own, limit: limit) != nil
  }
}

/// Words for people.
struct RecipientWords {
  let language: LanguageTag

  /// "To me".
  static let oneself: Set<String> = ["me", "myself", "mir", "mich", "selbst", "mir selbst"]
  /// What those who work here are called, as ``ShowroomCore/MessageGroup/key(_:)`` has it.
  static let house: Set<String> = [
    "staff", "desk", "showroom", "personal", "autohaus", "team", "kollegen", "colleagues", "empfang",
  ]
  private static let everyone: Set<String> = [
    "everyone", "everybody", "all", "alle", "allen", "jeden", "jedem", "jeder",
  ]
  /// "All", and nothing that says of whom.
  static func isEveryone(_ name: String) -> Bool { everyone.contains(Folding.fold(name)) }

  private static let driving: Set<String> = [
    "drive", "drives", "driving", "booking", "bookings", "booked", "appointment", "appointments", "customers",
    "fahrt", "fahrten", "probefahrt", "probefahrten", "fahren", "fahrt", "termin", "termine", "terminen", "kunden",
    "buchung", "gebucht",
  ]

  /// The people that words name: one, several with "and" or commas between them, or everybody with a drive.
  func mentions(_ text: String) -> [RecipientMention] {
    if let everyone = everyone(text) { return [everyone] }
    return Self.names(in: text).map(RecipientMention.name)
  }

  /// "Everyone with a drive today": nil where words say something else.
  func everyone(_ text: String) -> RecipientMention? {
    let words = Folding.words(text)
    guard let first = words.first, Self.everyone.contains(first), words.contains(where: Self.driving.contains) else {
      return nil
    }
    return .everyone(when(text))
  }

  private func when(_ text: String) -> WhenExpression? {
    let phrase = Phrase(text)
    for tag in [language, .german, .english] {
      for match in ValueReader(language: tag).values(in: phrase, excluding: []) {
        if case .when(let when) = match.value, when.day != nil { return when }
      }
    }
    return nil
  }

  /// The names in a list, without quotation marks.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    for piece in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isNewline }) {
      var words: [Substring] = []
      for word in piece.split(separator: " ") + [Substring("and")] {
        guard ["and", "und", "&", "sowie"].contains(word.lowercased()) else {
          words.append(word)
          continue
        }
        let name = words.joined(separator: " ").filter { !"\"“”„".contains($0) }.trimmed
        if !name.isEmpty { names.append(name) }
        words = []
      }
    }
    return Array(names.prefix(50))
  }
}
