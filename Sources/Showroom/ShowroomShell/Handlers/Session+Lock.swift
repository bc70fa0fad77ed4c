import ShowroomCore
import ShowroomText

/// Locking the terminal, and leaving it to customers.
extension Session {
  /// Locks; the first time a PIN is asked for that will unlock.
  mutating func lock() throws(Interruption) -> Outcome {
    try hasTerminalPin() ? lockTerminal() : ask(.new(.terminal, then: .lock))
  }

  private func hasTerminalPin() throws(Interruption) -> Bool {
    try asking { () throws(StoreError) in try store.hasPin(.terminal) }
  }

  mutating func lockTerminal() throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try store.setTerminal(locked: true) }
    context.terminal = TerminalState(isLocked: true, namesStaff: context.terminal.namesStaff)
    context.member = nil
    forgetConversation()
    var outcome = Outcome([.sentence(text.locked)], value: ["locked": true])
    outcome.clearsScreen = true
    return outcome
  }

  /// Asks for the terminal's PIN, where something is to be unlocked.
  mutating func unlock() throws(Interruption) -> Outcome {
    guard context.isLocked || context.isKiosk else {
      return Outcome([.sentence(text.notLocked)], value: ["locked": false])
    }
    return ask(.unlock)
  }

  mutating func unlock(by line: String) throws(Interruption) -> Outcome {
    try tryPin(line, at: .terminal)
    if context.isKiosk { return closeKiosk() }
    try unlockTerminal(as: nil)
    return Outcome(
      [.sentence(text.unlocked)] + (context.role == nil ? [.sentence(text.howStaffSignIn)] : []),
      value: ["locked": false])
  }

  func setUnlocked(by member: StaffMember?) throws(Interruption) {
    let now = context.showroom.now
    store.sign(Author(speaker: .staff, name: member?.name, act: CommandName.unlock.rawValue, at: now))
    try asking { () throws(StoreError) in try store.setTerminal(locked: false) }
  }

  /// Unlocks in the name of whoever had the right PIN.
  mutating func unlockTerminal(as member: StaffMember?) throws(Interruption) {
    try setUnlocked(by: member)
    context.terminal = TerminalState(isLocked: false, namesStaff: context.terminal.namesStaff)
  }

  /// Gives the terminal a new PIN.
  mutating func terminalPin() -> Outcome { ask(.new(.terminal, then: .nothing)) }
}

// MARK: - Kiosk

extension Session {
  /// Leaves the terminal to customers; the PIN takes it back.
  mutating func kiosk() throws(Interruption) -> Outcome {
    try hasTerminalPin() ? openKiosk() : ask(.new(.terminal, then: .kiosk))
  }

  mutating func openKiosk() -> Outcome {
    context.kiosk = Context.Kiosk(speaker: context.signedIn, language: context.language)
    context.member = nil
    return leaveToNext([])
  }

  private mutating func closeKiosk() -> Outcome {
    context.signedIn = context.kiosk?.speaker ?? .staff
    context.language = context.kiosk?.language ?? context.language
    context.kiosk = nil
    forgetConversation()
    var outcome = Outcome([.sentence(text.kioskClosed)], value: ["kiosk": false])
    outcome.clearsScreen = true
    return outcome
  }

  /// Nobody has typed for a while: a customer is signed out, and what was shown goes. Nil where there is nothing to do.
  public mutating func quietHasCome() -> Outcome? {
    guard context.isKiosk, context.speaker != .guest || isAsking || hasShown else { return nil }
    let wasSignedIn = context.speaker != .guest
    return leaveToNext(wasSignedIn ? [.sentence(text.signedOutQuietly)] : [])
  }

  /// Makes the terminal of customers as if nobody had been there.
  mutating func leaveToNext(_ blocks: [Block]) -> Outcome {
    context.signedIn = .guest
    context.language = context.kiosk?.language ?? context.language
    forgetConversation()
    hasShown = false
    var outcome = Outcome(blocks + [.sentence(text.kioskGreeting)], value: ["kiosk": .bool(context.isKiosk)])
    outcome.clearsScreen = true
    return outcome
  }

  /// How many seconds without a key sign a customer out; nil at a desk.
  public var quietLimit: Int? {
    guard context.isKiosk else { return nil }
    return (try? store.bookingSettings()[.signOutAfter]) ?? BookingSetting.signOutAfter.defaultValue
  }

  /// Leaving: at a terminal for customers it signs out, and after that it needs the PIN.
  public mutating func leave() -> Outcome {
    guard context.isKiosk else {
      open = nil
      isOver = true
      return Outcome()
    }
    return context.speaker == .guest ? ask(.unlock) : signOut()
  }
}
