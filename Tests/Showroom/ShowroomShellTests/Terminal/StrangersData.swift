import ShowroomCore
import ShowroomStore

/// What must not come out where one customer stands at the terminal: of all others, what is theirs alone.
struct StrangersData {
  /// Texts that are nobody else's: names, numbers, addresses, phrases, wishes.
  private(set) var marks: Set<String> = []
  /// The numbers of their drives.
  private(set) var drives: Set<String> = []
  let own: Customer.ID

  /// - Parameter own: the customer at the terminal.
  init(in store: SQLiteStore, besides own: Customer.ID) throws {
    self.own = own
    let mine = try store.customer(own)
    for customer in try store.customers(Page(limit: 1000)) where customer.id != own {
      let facts = [customer.name, customer.phone, customer.email, customer.licence?.number].compactMap { $0 }
      marks.formUnion(facts + customer.name.split(separator: " ").map(String.init).filter { $0.count > 3 })
      for shortcut in try store.shortcuts(of: .customer(customer.id), Page(limit: 100)) {
        marks.formUnion(shortcut.phrases)
      }
    }
    // Lists are the staff's: no customer sees any.
    for list in try store.lists(onlyOpen: false, limit: 1000) { marks.formUnion([list.title] + list.items.map(\.text)) }
    for message in try store.messages(MessageFilter(limit: 1000)) where message.owner != own {
      marks.formUnion([message.text, message.subject].compactMap(\.self).filter { $0.count > 3 })
    }
    for group in try groups(in: store, besides: own) {
      marks.insert(group.name)
      for member in group.members where member.customer != own {
        marks.formUnion([member.name, member.email, member.phone].compactMap(\.self))
      }
    }
    for drive in try store.drives(DriveFilter(limit: 1000)) where drive.customer.id != own {
      drives.insert("\(drive.id)")
      if let reason = drive.reason { marks.insert(reason) }
    }
    marks = marks.filter { mine?.name.contains($0) != true }
  }

  /// What of it a text tells, unless the person said it.
  func found(in text: String, said: String) -> [String] {
    let words = marks.filter { text.contains($0) && !said.lowercased().contains($0.lowercased()) }
    let numbers = text.matches(of: /(?:[Dd]rive |Fahrt |"drive": )([0-9]+)/).map { String($0.output.1) }
    return words.sorted() + numbers.filter { drives.contains($0) && !said.contains($0) }.map { "drive \($0)" }
  }
}

/// The groups of the desk and of everybody else.
private func groups(in store: SQLiteStore, besides own: Customer.ID) throws -> [MessageGroup] {
  let others = try store.customers(Page(limit: 1000)).map(\.id).filter { $0 != own }
  return try ([nil] + others).flatMap { try store.messageGroups(of: $0) }
}

/// What is kept of everybody else, to be compared.
struct StrangersRows: Equatable {
  let customers: [Customer]
  let drives: [TestDrive]
  let shortcuts: [Shortcut]
  let lists: [TodoList]
  let groups: [MessageGroup]
  let messages: [Message]
  let donations: [Donation]

  init(in store: SQLiteStore, besides own: Customer.ID) throws {
    customers = try store.customers(Page(limit: 1000)).filter { $0.id != own }
    drives = try store.drives(DriveFilter(limit: 1000)).filter { $0.customer.id != own }
    lists = try store.lists(onlyOpen: false, limit: 1000)
    groups = try ShowroomShellTests.groups(in: store, besides: own)
    messages = try store.messages(MessageFilter(limit: 1000)).filter { $0.owner != own }
    donations = try store.donations(DonationFilter(limit: 1000)).filter { $0.customer != own }
    shortcuts = try store.shortcuts(of: nil, Page(limit: 1000)).filter { $0.owner != .customer(own) }
      .map { shortcut in
        var same = shortcut
        // That the showroom's own was used is no change.
        (same.timesUsed, same.lastUsed) = (0, nil)
        return same
      }
  }
}
