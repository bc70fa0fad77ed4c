import ShowroomCore
import ShowroomIntents

/// What is remembered of people, and their accounts.
extension Phrasebook {
  /// The question after a first booking. Nobody has to answer it.
  public func offerToRemember(_ customer: Customer, isSpeaking: Bool) -> String {
    isSpeaking
      ? say(
        "May we remember what you do here, to suggest it next time? Yes or no; you can change it at any time.",
        "Dürfen wir uns merken, was Sie hier tun, um es nächstes Mal vorzuschlagen? Ja oder nein; jederzeit änderbar.")
      : say(
        "May we remember what \(customer.name) does here, to suggest it next time? Yes or no; it can be changed at any time.",
        "Dürfen wir uns merken, was \(customer.name) hier tut, um es nächstes Mal vorzuschlagen? "
          + "Ja oder nein; jederzeit änderbar.")
  }

  public func consent(_ consent: Consent) -> String {
    switch consent {
    case .notAsked: say("not asked", "nicht gefragt")
    case .agreed: say("agreed", "zugestimmt")
    case .declined: say("declined", "abgelehnt")
    case .restricted: say("restricted", "beschränkt")
    }
  }

  /// "Lena Hartmann: agreed, 12 acts remembered."
  public func consentOf(_ customer: Customer, _ consent: Consent, remembered: Int) -> String {
    let kept = remembered == 0 ? say("nothing", "nichts") : acts(remembered)
    return "\(customer.name): \(self.consent(consent)), " + say("\(kept) remembered.", "\(kept) gemerkt.")
  }

  func consentChanged(_ customer: Customer, _ consent: Consent, erased: Int) -> String {
    let gone = erased == 0 ? "" : say(" \(acts(erased)) erased.", " \(acts(erased)) gelöscht.")
    switch consent {
    case .agreed:
      return say(
        "From now on it is remembered what \(customer.name) does here.",
        "Ab jetzt wird gemerkt, was \(customer.name) hier tut.")
    case .declined:
      return say("Nothing is remembered of \(customer.name).", "Von \(customer.name) wird nichts gemerkt.") + gone
    case .restricted:
      return say(
        "The showroom remembers nothing of \(customer.name).", "Das Autohaus merkt sich nichts von \(customer.name).")
        + gone
    case .notAsked:
      return say("\(customer.name) can be asked again.", "\(customer.name) kann wieder gefragt werden.") + gone
    }
  }

  func consentRestricted(_ customer: Customer, forAll: Bool) -> String {
    forAll
      ? say(
        "The showroom remembers nothing of anybody, so there is nothing to agree to.",
        "Das Autohaus merkt sich von niemandem etwas; zuzustimmen gibt es nichts.")
      : say(
        "The showroom restricted it for \(customer.name); staff can lift that.",
        "Das Autohaus hat es für \(customer.name) beschränkt; das Personal kann das aufheben.")
  }

  private func acts(_ number: Int) -> String {
    count(number, one: say("act", "Vorgang"), many: say("acts", "Vorgänge"))
  }

  public var forWhom: String { say("For whom?", "Für wen?") }
  public var nameCustomer: String { say("Name a customer: --for", "Einen Kunden nennen: --for") }
  public var nothingRemembered: String { say("Nothing is remembered.", "Nichts ist gemerkt.") }
  public var sayWhichDonations: String {
    say(
      "Say which: a number, --group, --intent, --car, --for, or --all.",
      "Welche? Eine Nummer, --group, --intent, --car, --for oder --all.")
  }

  public func donationsDeleted(_ number: Int) -> String {
    say("Erased: \(acts(number)).", "Gelöscht: \(acts(number)).")
  }
  /// Whose something is that nobody's act is.
  public var ofTheTerminal: String { say("nobody", "niemand") }

  public func noDonation(_ text: String) -> String {
    say("“\(shortened(text))” is no number and no group.", "„\(shortened(text))“ ist weder Nummer noch Gruppe.")
  }

  public func policy(_ policy: DonationPolicy) -> String {
    switch policy {
    case .ask: say("Each customer decides whether acts are remembered.", "Jeder Kunde entscheidet, ob gemerkt wird.")
    case .restricted: say("Nothing is remembered of anybody.", "Von niemandem wird etwas gemerkt.")
    }
  }

  public func badPolicy(_ word: String) -> String {
    say("“\(shortened(word))” is not ask or restricted.", "„\(shortened(word))“ ist weder ask noch restricted.")
  }
}

// MARK: - Accounts

extension Phrasebook {
  /// Who drives: "Anna Novak", "Anna Novak (company)".
  func driver(_ drive: TestDrive) -> String {
    drive.account.map { "\(drive.customer.name) (\($0.name))" } ?? drive.customer.name
  }

  func noAccount(_ name: String, _ accounts: [Account]) -> String {
    guard !accounts.isEmpty else {
      return say("There are no accounts to choose from.", "Es gibt keine Konten zur Auswahl.")
    }
    let names = list(accounts.map(\.name))
    return say(
      "There is no account “\(shortened(name))”; there \(accounts.count == 1 ? "is" : "are") \(names).",
      "Ein Konto „\(shortened(name))“ gibt es nicht, aber: \(names).")
  }

  public func accountAdded(_ account: Account, _ customer: Customer) -> String {
    say("\(customer.name) has the account \(account.name).", "\(customer.name) hat das Konto \(account.name).")
  }

  public func accountTaken(_ name: String, _ customer: Customer) -> String {
    say("\(customer.name) has an account \(name) already.", "\(customer.name) hat schon ein Konto \(name).")
  }

  public func accountRemoved(_ account: Account, _ customer: Customer) -> String {
    say(
      "\(customer.name) no longer has the account \(account.name). Drives stay, without it.",
      "\(customer.name) hat das Konto \(account.name) nicht mehr. Fahrten bleiben, ohne Konto.")
  }

  public func noAccounts(of customer: Customer) -> String {
    say("\(customer.name) has no accounts.", "\(customer.name) hat keine Konten.")
  }
}
