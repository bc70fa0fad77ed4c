import ShowroomCore
import ShowroomText

/// Who works here.
extension Session {
  mutating func addStaff(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.text
    guard PhraseKey(name) != nil, !name.contains(":") else { throw misuse("missing-argument", text.staffNameNeeded) }
    guard let role = call.option("role").flatMap(StaffRole.init(rawValue:)) else {
      throw misuse("missing-value", text.roleMissing)
    }
    if let other = try asking({ () throws(StoreError) in try store.staff(named: name) }) {
      throw refuse("name-taken", text.staffNameTaken(other))
    }
    guard context.terminal.namesStaff || role == .manager else {
      throw refuse("no-manager", text.firstIsManager)
    }
    let member = try asking { () throws(StoreError) in try store.addStaff(named: name, role: role) }
    // Whoever names the first one goes on as that one: nobody else could do more.
    if !context.terminal.namesStaff { context.member = member }
    guard call.flag("pin") else { return Outcome([.sentence(text.staffAdded(member))], value: json(member)) }
    var outcome = ask(.new(.staff(member.id), then: .nothing))
    outcome.blocks.insert(.sentence(text.staffAdded(member)), at: 0)
    return outcome
  }

  func listStaff() throws(Interruption) -> Outcome {
    let members = try asking { () throws(StoreError) in try store.staff() }
    guard !members.isEmpty else { return Outcome([.sentence(text.nobodyNamed)], value: .array([])) }
    return Outcome(
      members.map { .sentence(text.staff($0, isHere: $0.id == context.member?.id)) },
      value: .array(members.map { json($0) }))
  }

  mutating func editStaff(_ call: Invocation) throws(Interruption) -> Outcome {
    var member = try staff(named: call.text)
    guard let role = call.option("role").flatMap(StaffRole.init(rawValue:)) else {
      throw misuse("missing-value", text.roleMissing)
    }
    if role != .manager { try checkIsNotLastManager(member, mayBeOnly: false) }
    member.role = role
    return try update(member, text.staffChanged(member))
  }

  mutating func retireStaff(_ call: Invocation) throws(Interruption) -> Outcome {
    var member = try staff(named: call.text)
    try checkIsNotLastManager(member, mayBeOnly: true)
    member.isRetired = true
    try asking { () throws(StoreError) in try store.setPin(nil, for: .staff(member.id), at: context.showroom.now) }
    return try update(member, text.staffRetired(member))
  }

  mutating func staffPin(_ call: Invocation) throws(Interruption) -> Outcome {
    ask(.new(.staff(try staff(named: call.text).id), then: .nothing))
  }

  private func update(_ member: StaffMember, _ sentence: String) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try store.update(member) }
    return Outcome([.sentence(sentence)], value: json(member))
  }

  /// Without a manager nobody could name one again.
  private func checkIsNotLastManager(_ member: StaffMember, mayBeOnly: Bool) throws(Interruption) {
    let others = try asking { () throws(StoreError) in try store.staff() }.filter { $0.id != member.id }
    guard member.role == .manager, !others.contains(where: { $0.role == .manager }) else { return }
    guard mayBeOnly, others.isEmpty else { throw refuse("no-manager", text.lastManager(member)) }
  }

  /// Somebody who works here, by their name.
  func staff(named name: String) throws(Interruption) -> StaffMember {
    let found = try asking { () throws(StoreError) in try store.staff(named: name) }
    guard let found, !found.isRetired else { throw refuse("unknown-staff", text.unknownStaff(name)) }
    return found
  }

  private func json(_ member: StaffMember) -> JSONValue {
    [
      "id": .int(member.id.rawValue), "name": .string(member.name), "role": .string(member.role.rawValue),
      "hasPin": .bool(member.hasPin), "retired": .bool(member.isRetired),
    ]
  }
}
