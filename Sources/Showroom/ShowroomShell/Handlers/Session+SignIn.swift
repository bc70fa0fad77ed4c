import ShowroomCore
import ShowroomText

/// Saying who one is.
extension Session {
  /// Staff sign in by their name; where customers stand, by phone or e-mail.
  mutating func signIn(_ call: Invocation) throws(Interruption) -> Outcome {
    if context.signedIn == .guest || context.isKiosk {
      guard call.text.isEmpty else { return try signIn(contact: call.text) }
      open = .contact
      return Outcome([.sentence(text.whichContact)], value: ["question": ["text": .string(text.whichContact)]])
    }
    guard !call.text.isEmpty else { throw misuse("missing-argument", text.whoWorks, hint: text.howStaffSignIn) }
    guard context.signedIn == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
    // At a locked terminal nobody learns who works here.
    guard !context.isLocked else { return try askLocked(call.text) }
    return try begin(as: try staff(named: call.text))
  }

  private mutating func askLocked(_ name: String) throws(Interruption) -> Outcome {
    let found = try asking { () throws(StoreError) in try store.staff(named: name) }
    return ask(.staff(found ?? StaffMember(id: 0, name: name, role: .sales)))
  }

  /// Goes on as a member of staff, after their PIN where they have one.
  public mutating func signIn(asStaff name: String) -> Outcome {
    attempt { (session) throws(Interruption) in
      try session.lookAtTerminal()
      return try session.begin(as: try session.staff(named: name))
    }
  }

  private mutating func begin(as member: StaffMember) throws(Interruption) -> Outcome {
    guard !member.hasPin else { return ask(.staff(member)) }
    context.member = member
    return Outcome([.sentence(text.signedIn(member))], value: ["staff": .string(member.name)])
  }

  mutating func signIn(_ member: StaffMember, by line: String) throws(Interruption) -> Outcome {
    try tryPin(line, at: .staff(member.id))
    guard !member.isRetired else { throw refuse("wrong-pin", text.wrongPin) }
    if context.isLocked { try unlockTerminal(as: member) }
    context.member = member
    return Outcome([.sentence(text.signedIn(member))], value: ["staff": .string(member.name)])
  }

  /// Asks for the PIN whatever was typed, so that nobody learns who is a customer.
  mutating func signIn(contact line: String) throws(Interruption) -> Outcome {
    guard let contact = ContactKey(line) else {
      throw misuse("bad-value", text.noContact, hint: text.howCustomersSignIn)
    }
    return ask(.customer(contact))
  }

  mutating func signIn(_ contact: ContactKey, by line: String) throws(Interruption) -> Outcome {
    let (attempt, id) = try asking { () throws(StoreError) in
      try store.signIn(contact, pin: line, now: context.showroom.now)
    }
    try check(attempt, wrong: text.wrongSignIn)
    let customer = try asking { () throws(StoreError) in
      try id.flatMap { (id) throws(StoreError) in try store.customer(id) }
    }
    guard let customer else { throw refuse("wrong-pin", text.wrongSignIn) }
    forgetConversation()
    context.signedIn = .customer(customer.id)
    if context.isKiosk, let own = customer.language { context.language = own == .de ? .german : .english }
    var outcome = Outcome([.sentence(text.welcome(customer))], value: ["customer": .int(customer.id.rawValue)])
    // What was typed to sign in is nobody else's business either.
    outcome.clearsScreen = context.isKiosk
    return outcome
  }

  mutating func signOut() -> Outcome {
    if context.isKiosk { return leaveToNext([.sentence(text.signedOut)]) }
    forgetConversation()
    context.member = nil
    if case .customer = context.signedIn { context.signedIn = .guest }
    var outcome = Outcome([.sentence(text.signedOut)], value: ["signedOut": true])
    outcome.clearsScreen = true
    return outcome
  }

  /// Gives a customer a PIN: staff at the desk, or the customer who is signed in.
  mutating func customerPin(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.text.isEmpty ? context.speaker.customer.map { "\($0)" } ?? "" : call.text
    guard !name.isEmpty else { throw misuse("missing-argument", text.whosePin) }
    let customer = try customer(name)
    if call.flag("remove") {
      try asking { () throws(StoreError) in
        try store.setPin(nil, for: .customer(customer.id), at: context.showroom.now)
      }
      return Outcome([.sentence(text.pinRemoved(customer))], value: ["pin": .null])
    }
    guard customer.phone != nil || customer.email != nil else {
      throw refuse("no-contact", text.needsContact(customer))
    }
    return ask(.new(.customer(customer.id), then: .nothing))
  }
}
