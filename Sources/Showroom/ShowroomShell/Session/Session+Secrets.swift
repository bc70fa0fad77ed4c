import ShowroomCore
import ShowroomText

/// A PIN that is asked for.
enum Secret {
  /// A new one, which is asked for twice.
  case new(PinDoor, then: Next)
  case again(Pin, PinDoor, then: Next)
  /// The terminal's, to unlock it or to take it back from customers.
  case unlock
  case staff(StaffMember)
  case customer(ContactKey)

  /// What follows a new PIN.
  enum Next {
    case nothing
    case lock
    case kiosk
  }
}

extension Session {
  /// Whether the next line is a PIN: not to be shown, and not to be kept.
  public var asksForSecret: Bool {
    if case .secret = open { true } else { false }
  }

  mutating func ask(_ secret: Secret) -> Outcome {
    open = .secret(secret)
    return Outcome([.sentence(question(secret))], value: ["question": ["text": .string(question(secret))]])
  }

  private func question(_ secret: Secret) -> String {
    switch secret {
    case .new(let door, _): text.newPin(door)
    case .again: text.pinAgain
    case .unlock: text.terminalPin
    case .staff(let member): text.pin(of: member)
    case .customer: text.yourPin
    }
  }

  /// Takes a line as the PIN that was asked for; nil where none was. The line itself is remembered nowhere.
  mutating func takeSecret(_ line: String) throws(Interruption) -> Outcome? {
    switch open {
    case .secret(let secret):
      guard !AnswerWords.leaves(line) else { return drop() }
      open = nil
      return try take(line, for: secret)
    case .contact:
      guard !AnswerWords.leaves(line) else { return drop() }
      open = nil
      return try signIn(contact: line)
    default: return nil
    }
  }

  private mutating func take(_ line: String, for secret: Secret) throws(Interruption) -> Outcome {
    switch secret {
    case .new(let door, let next):
      guard let pin = Pin(line) else { throw refuse("bad-pin", text.badPin, hint: text.pinRule(Pin.length)) }
      return ask(.again(pin, door, then: next))
    case .again(let pin, let door, let next):
      guard Pin(line) == pin else { throw refuse("bad-pin", text.pinsDiffer) }
      return try set(pin, door, then: next)
    case .unlock: return try unlock(by: line)
    case .staff(let member): return try signIn(member, by: line)
    case .customer(let contact): return try signIn(contact, by: line)
    }
  }

  private mutating func set(_ pin: Pin, _ door: PinDoor, then next: Secret.Next) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try store.setPin(pin, for: door, at: context.showroom.now) }
    switch next {
    case .nothing: return Outcome([.sentence(text.pinSet(door))], value: ["pin": .string(door.storageText)])
    case .lock: return try lockTerminal()
    case .kiosk: return openKiosk()
    }
  }

  /// Tries a PIN; ends the line where it is not right.
  func tryPin(_ line: String, at door: PinDoor) throws(Interruption) {
    try check(
      try asking { () throws(StoreError) in try store.tryPin(line, at: door, now: context.showroom.now) })
  }

  func check(_ attempt: PinAttempt, wrong: String? = nil) throws(Interruption) {
    switch attempt {
    case .right: return
    case .wrong(let wait):
      throw refuse("wrong-pin", wrong ?? text.wrongPin, hint: wait > 0 ? text.nextTry(in: wait) : nil)
    case .tooEarly(let wait): throw refuse("too-many-pins", text.tooManyPins, hint: text.nextTry(in: wait))
    }
  }
}
