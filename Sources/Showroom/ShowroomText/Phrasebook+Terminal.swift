import ShowroomCore

/// The terminal: who works at it, PINs, and customers who stand there.
extension Phrasebook {
  // MARK: Locked

  public var locked: String { say("The terminal is locked.", "Das Terminal ist gesperrt.") }
  public var terminalIsLocked: String {
    say(
      "The terminal is locked; only cars and free times can be looked at.",
      "Das Terminal ist gesperrt; nur Autos und freie Zeiten sind zu sehen.")
  }
  public var howToUnlock: String {
    say("To unlock it: unlock, or sign in NAME.", "Entsperren mit: entsperren, oder anmelden NAME.")
  }
  public var notLocked: String { say("The terminal is not locked.", "Das Terminal ist nicht gesperrt.") }
  public var unlocked: String { say("The terminal is unlocked.", "Das Terminal ist entsperrt.") }

  // MARK: PINs

  public func newPin(_ door: PinDoor) -> String {
    switch door {
    case .terminal: say("A new PIN for the terminal:", "Eine neue PIN für das Terminal:")
    case .staff, .customer: say("A new PIN:", "Eine neue PIN:")
    }
  }
  public var pinAgain: String { say("Once more:", "Noch einmal:") }
  public var terminalPin: String { say("The terminal's PIN:", "Die PIN des Terminals:") }
  public var yourPin: String { say("Your PIN:", "Ihre PIN:") }
  public func pin(of member: StaffMember) -> String {
    say("The PIN of \(member.name):", "Die PIN von \(member.name):")
  }

  public var badPin: String { say("That is no PIN.", "Das ist keine PIN.") }
  public func pinRule(_ length: ClosedRange<Int>) -> String {
    say(
      "A PIN has \(length.lowerBound) to \(length.upperBound) digits.",
      "Eine PIN hat \(length.lowerBound) bis \(length.upperBound) Ziffern.")
  }
  public var pinsDiffer: String {
    say("The two are not the same. No PIN was set.", "Die beiden sind nicht gleich. Keine PIN wurde gesetzt.")
  }
  public var wrongPin: String { say("That PIN is wrong.", "Diese PIN ist falsch.") }
  public var wrongSignIn: String {
    say("Nobody with that contact and that PIN is known.", "Niemand mit diesem Kontakt und dieser PIN ist bekannt.")
  }
  public var tooManyPins: String {
    say("Too many PINs were wrong. This one was not looked at.", "Zu viele falsche PINs. Diese wurde nicht geprüft.")
  }
  public func nextTry(in seconds: Int) -> String {
    say("Try again in \(self.seconds(seconds)).", "Neuer Versuch in \(self.seconds(seconds)).")
  }

  /// "5 seconds"; from a minute and a half on, in minutes, rounded up.
  func seconds(_ number: Int) -> String {
    guard number >= 90 else { return count(number, one: say("second", "Sekunde"), many: say("seconds", "Sekunden")) }
    return duration(Minutes((number + 59) / 60))
  }

  public func pinSet(_ door: PinDoor) -> String {
    switch door {
    case .terminal: say("The terminal has its PIN.", "Das Terminal hat seine PIN.")
    case .staff, .customer: say("The PIN is set.", "Die PIN ist gesetzt.")
    }
  }
  public func pinRemoved(_ customer: Customer) -> String {
    say("\(customer.name) has no PIN any more.", "\(customer.name) hat keine PIN mehr.")
  }
  public var whosePin: String { say("Whose PIN? customer pin CUSTOMER.", "Wessen PIN? kunde pin KUNDE.") }
  public func needsContact(_ customer: Customer) -> String {
    say(
      "\(customer.name) signs in by phone or e-mail, and has neither here.",
      "\(customer.name) meldet sich mit Telefon oder E-Mail an, und beides fehlt hier.")
  }

  // MARK: Staff

  public func role(_ role: StaffRole) -> String {
    switch role {
    case .sales: say("sales", "Verkauf")
    case .manager: say("manager", "Leitung")
    }
  }
  public var whoWorks: String { say("Say first who works here.", "Bitte zuerst sagen, wer hier arbeitet.") }
  public var howStaffSignIn: String {
    say("Say sign in NAME, or start with --as staff:NAME.", "Mit: anmelden NAME, oder Start mit --as staff:NAME.")
  }
  public func roleNeeded(_ role: StaffRole, _ member: StaffMember) -> String {
    say(
      "That takes the role \(self.role(role)); \(member.name) has the role \(self.role(member.role)).",
      "Dafür braucht es die Rolle \(self.role(role)); \(member.name) hat die Rolle \(self.role(member.role)).")
  }
  public var askForRole: String { say("Ask a manager to do it.", "Bitte jemanden von der Leitung fragen.") }
  public var staffNameNeeded: String {
    say("A name has letters or digits, and no colon.", "Ein Name hat Buchstaben oder Ziffern und keinen Doppelpunkt.")
  }
  public var roleMissing: String {
    say("Say the role: --role sales or --role manager.", "Mit Rolle: --role sales oder --role manager.")
  }
  public func staffNameTaken(_ member: StaffMember) -> String {
    say(
      "The name \(member.name) stands in the journal already, and is given once.",
      "Der Name \(member.name) steht schon im Journal und wird nur einmal vergeben.")
  }
  public var firstIsManager: String {
    say(
      "The first who is named must be a manager, or nobody could name others.",
      "Wer zuerst genannt wird, muss zur Leitung gehören; sonst könnte niemand andere nennen.")
  }
  public func lastManager(_ member: StaffMember) -> String {
    say(
      "\(member.name) is the only manager; name another one first.",
      "\(member.name) ist die einzige Leitung; bitte zuerst eine andere nennen.")
  }
  public func unknownStaff(_ name: String) -> String {
    say("Nobody called “\(shortened(name))” works here.", "Niemand namens „\(shortened(name))“ arbeitet hier.")
  }
  public func staffAdded(_ member: StaffMember) -> String {
    say("Added: \(staff(member, isHere: false))", "Aufgenommen: \(staff(member, isHere: false))")
  }
  public func staffChanged(_ member: StaffMember) -> String {
    say("Changed: \(staff(member, isHere: false))", "Geändert: \(staff(member, isHere: false))")
  }
  public func staffRetired(_ member: StaffMember) -> String {
    say(
      "\(member.name) works here no longer. The journal keeps the name.",
      "\(member.name) arbeitet nicht mehr hier. Im Journal bleibt der Name.")
  }
  public var nobodyNamed: String {
    say("Nobody is named; whoever works here may do all.", "Niemand ist genannt; wer hier arbeitet, darf alles.")
  }
  /// "Maria Lang, manager, has a PIN."
  public func staff(_ member: StaffMember, isHere: Bool) -> String {
    let facts = [
      member.name, role(member.role), member.hasPin ? say("has a PIN", "hat eine PIN") : nil,
      isHere ? say("works at this terminal", "arbeitet an diesem Terminal") : nil,
    ]
    return facts.compactMap { $0 }.joined(separator: ", ") + "."
  }

  // MARK: Signing in

  public func signedIn(_ member: StaffMember) -> String {
    say("\(member.name) works here now.", "\(member.name) arbeitet jetzt hier.")
  }
  public func welcome(_ customer: Customer) -> String {
    say("Welcome, \(customer.name).", "Willkommen, \(customer.name).")
  }
  public var signedOut: String { say("Signed out.", "Abgemeldet.") }
  public var signedOutQuietly: String {
    say("Signed out, since nobody typed.", "Abgemeldet, weil niemand mehr tippte.")
  }
  public var whichContact: String { say("Your phone number or e-mail?", "Ihre Telefonnummer oder E-Mail?") }
  public var noContact: String {
    say("That is no phone number and no e-mail.", "Das ist weder eine Telefonnummer noch eine E-Mail.")
  }
  public var howCustomersSignIn: String { say("Say sign in.", "Mit: anmelden.") }

  // MARK: Kiosk

  public var kioskGreeting: String {
    say(
      "Welcome. Say what you are looking for, sign in, or help.",
      "Willkommen. Sagen Sie, was Sie suchen, oder: anmelden, hilfe.")
  }
  public var kioskClosed: String {
    say("The terminal is the staff's again.", "Das Terminal gehört wieder dem Personal.")
  }
  public var noFilesHere: String {
    say("Files can not be written at this terminal.", "An diesem Terminal lassen sich keine Dateien schreiben.")
  }
}
