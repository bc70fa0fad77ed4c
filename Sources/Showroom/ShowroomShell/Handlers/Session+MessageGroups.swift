import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Groups that are written to by one name: a customer's own, or the desk's.
extension Session {
  mutating func addToGroup(_ call: Invocation) throws(Interruption) -> Outcome {
    let owner = try groupOwner(call)
    let name = call.words.first ?? ""
    guard MessageGroup.key(name) != nil else { throw refuse("no-such-group", text.noGroup(name)) }
    let members = try members(call, owner)
    let old = try groups(of: owner).first { MessageGroup.key($0.name) == MessageGroup.key(name) }
    let known = Set((old?.members ?? []).map(\.key))
    let all = (old?.members ?? []) + members.filter { !known.contains($0.key) }
    guard all.count <= MessageGroup.greatestSize else {
      throw refuse("group-full", text.groupIsFull(MessageGroup.greatestSize))
    }
    let group = try asking { () throws(StoreError) in
      guard var group = old else { return try store.addMessageGroup(named: name, of: owner, all) }
      group.members = all
      try store.update(group)
      return group
    }
    return Outcome([.sentence(text.groupChanged(group))], value: json(group))
  }

  mutating func listGroups(_ call: Invocation) throws(Interruption) -> Outcome {
    let groups = try groups(of: try groupOwner(call))
    guard !groups.isEmpty else { return Outcome([.sentence(text.noGroups)], value: .array([])) }
    let columns: [Table.Column] = [
      Table.Column("name", Localized(en: "Group", de: "Gruppe")),
      Table.Column("members", Localized(en: "Members", de: "Mitglieder"), reading: .explanation),
    ]
    let rows = groups.map { group in
      [
        Table.Cell(.string(group.name)),
        Table.Cell(.array(group.members.map { json($0) }), text: text.list(group.members.map(\.shown))),
      ]
    }
    return Outcome([.table(Table(columns: columns, rows: rows))], value: .array(groups.map { json($0) }))
  }

  mutating func removeFromGroup(_ call: Invocation) throws(Interruption) -> Outcome {
    var group = try group(call)
    let names = Self.names(of: call.arguments.dropFirst()).flatMap(MessageReader.names)
    for name in names {
      let places = group.members.indices.filter { group.members[$0].isCalled(name) }
      guard let place = places.first, places.count == 1 else {
        throw refuse("no-such-member", text.notInGroup(name, group))
      }
      group.members.remove(at: place)
    }
    let changed = group
    try asking { () throws(StoreError) in try store.update(changed) }
    return Outcome([.sentence(text.groupChanged(changed))], value: json(changed))
  }

  mutating func deleteGroup(_ call: Invocation) throws(Interruption) -> Outcome {
    let group = try group(call)
    try asking { () throws(StoreError) in try store.deleteMessageGroup(group.id) }
    return Outcome([.sentence(text.groupDeleted(group))], value: ["deleted": .string(group.name)])
  }

  /// A customer has groups of their own; staff have the desk's, or name the customer.
  private func groupOwner(_ call: Invocation) throws(Interruption) -> Customer.ID? {
    if let own = context.speaker.customer { return own }
    return try call.option("for").map { (name) throws(Interruption) in try customer(name).id }
  }

  func groups(of owner: Customer.ID?) throws(Interruption) -> [MessageGroup] {
    try asking { () throws(StoreError) in try store.messageGroups(of: owner) }
  }

  private func group(_ call: Invocation) throws(Interruption) -> MessageGroup {
    let name = call.command == .groupDelete ? call.text : call.words.first ?? ""
    let found = try groups(of: try groupOwner(call)).first { MessageGroup.key($0.name) == MessageGroup.key(name) }
    guard let found else { throw refuse("no-such-group", text.noGroup(name)) }
    return found
  }

  private func members(_ call: Invocation, _ owner: Customer.ID?) throws(Interruption) -> [Recipient] {
    var members: [Recipient] = []
    for name in Self.names(of: call.arguments.dropFirst()).flatMap(MessageReader.names) {
      members.append(try member(name, owner))
    }
    guard !members.isEmpty else { throw refuse("no-member", text.memberHint) }
    return members
  }

  /// An address, a name with an address, or a customer. Customers name nobody but themselves: whom else the showroom knows
  /// is none of their business.
  private func member(_ name: String, _ owner: Customer.ID?) throws(Interruption) -> Recipient {
    if let recipient = Recipient(address: name) { return recipient }
    if let open = name.lastIndex(of: "<"), name.last == ">" {
      let address = String(name[name.index(after: open)...].dropLast())
      let shown = name[..<open].split(separator: " ").joined(separator: " ")
      if var recipient = Recipient(address: address) {
        if !shown.isEmpty { recipient.name = shown }
        return recipient
      }
    }
    guard context.speaker == .staff else { throw refuse("no-member", text.memberHint) }
    return Recipient(try customer(name))
  }

  func json(_ group: MessageGroup) -> JSONValue {
    [
      "name": .string(group.name), "owner": group.owner.map { .string("customer:\($0)") } ?? "showroom",
      "members": .array(group.members.map { json($0) }),
    ]
  }

  private func json(_ recipient: Recipient) -> JSONValue {
    [
      "name": .string(recipient.name), "customer": JSONValue(recipient.customer?.rawValue),
      "email": JSONValue(recipient.email), "phone": JSONValue(recipient.phone),
    ]
  }
}

extension Recipient {
  /// Whether words name a member: its address, its number, or words of its name.
  fileprivate func isCalled(_ said: String) -> Bool {
    if [email, phone, customer.map { "\($0)" }].contains(said) { return true }
    return !Folding.words(said).isEmpty && Folding.hasWords(name, of: said)
  }

  /// The name, with the address where it is no customer.
  fileprivate var shown: String {
    let address = [email, phone].compactMap { $0 }.filter { $0 != name }.first
    return customer == nil ? ([name] + [address].compactMap { $0 }).joined(separator: " ") : name
  }
}
