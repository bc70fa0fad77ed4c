import LanguageKit
import ShowroomCore

/// What became of messages.
extension Phrasebook {
  public var outboxIsEmpty: String { say("Nothing waits in the outbox.", "Im Postausgang wartet nichts.") }
  public var noMessages: String { say("There are no messages.", "Es gibt keine Nachrichten.") }
  public var nothingWasDue: String { say("Nothing was due.", "Nichts war fällig.") }
  public var outboxIsBusy: String {
    say("Another program is at the outbox.", "Ein anderes Programm ist am Postausgang.")
  }

  public func messageState(_ state: Message.State) -> String {
    switch state {
    case .queued: say("queued", "wartet")
    case .handingOver: say("being handed over", "wird übergeben")
    case .sent: say("sent", "gesendet")
    case .failed: say("failed", "fehlgeschlagen")
    case .unknown: say("not known whether sent", "unklar, ob gesendet")
    case .cancelled: say("cancelled", "zurückgezogen")
    }
  }

  /// What became of a message just now.
  public func delivered(_ message: Message) -> String {
    let to = "\(message.recipient.name), \(way(message.channel, to: message.recipient))"
    let why = message.problem.map { " \(deliveryProblem($0))" } ?? ""
    switch message.state {
    case .sent: return say("Sent: message \(message.id) to \(to).", "Gesendet: Nachricht \(message.id) an \(to).")
    case .queued where message.attempts == 0:
      return message.channel == .outbox
        ? say("Kept: message \(message.id) for \(to).", "Liegt bereit: Nachricht \(message.id) für \(to).")
        : say(
          "Waits until \(instant(message.due)): message \(message.id) to \(to).",
          "Wartet bis \(instant(message.due)): Nachricht \(message.id) an \(to).")
    case .queued:
      return say(
        "Not sent yet: message \(message.id) to \(to).\(why) It is tried again \(instant(message.due)).",
        "Noch nicht gesendet: Nachricht \(message.id) an \(to).\(why) Nächster Versuch \(instant(message.due)).")
    case .failed:
      return say(
        "Failed: message \(message.id) to \(to).\(why)", "Fehlgeschlagen: Nachricht \(message.id) an \(to).\(why)")
    case .unknown, .handingOver: return notKnown(message)
    case .cancelled:
      return say(
        "Cancelled: message \(message.id) to \(message.recipient.name).\(why)",
        "Zurückgezogen: Nachricht \(message.id) an \(message.recipient.name).\(why)")
    }
  }

  /// Staff decide: a second copy does less harm than none, or the other way round.
  public func notKnown(_ message: Message) -> String {
    let why = message.problem.map { " \(deliveryProblem($0))" } ?? ""
    return say(
      "It is not known whether message \(message.id) to \(message.recipient.name) was sent.\(why) "
        + "Send it again: message retry \(message.id). Leave it: message done \(message.id).",
      "Unklar, ob Nachricht \(message.id) an \(message.recipient.name) gesendet wurde.\(why) "
        + "Noch einmal senden: nachricht wiederhole \(message.id). Dabei belassen: nachricht erledigt \(message.id).")
  }

  public func deliveryProblem(_ problem: DeliveryProblem) -> String {
    switch problem {
    case .noSender:
      say(
        "The showroom has no e-mail address: settings set email …",
        "Das Autohaus hat keine E-Mail-Adresse: einstellungen setze email …")
    case .noAddress: say("The address can not be used.", "Die Adresse ist nicht verwendbar.")
    case .noProgram: say("No program is set for it.", "Dafür ist kein Programm eingestellt.")
    case .notStarted(let reason):
      say("The program could not be started: \(reason).", "Das Programm ließ sich nicht starten: \(reason).")
    case .refused(let code, let words):
      say("The program ended with \(code)", "Das Programm endete mit \(code)") + (words.isEmpty ? "." : ": \(words).")
    case .stopped: say("The program was stopped.", "Das Programm wurde angehalten.")
    case .interrupted:
      say("This program ended while it was handed over.", "Dieses Programm endete während der Übergabe.")
    case .storePutBack:
      say("The store was put back to an earlier state.", "Der Speicher wurde auf einen früheren Stand gebracht.")
    case .tooLate: say("Its time is over.", "Ihre Zeit ist vorbei.")
    case .noConsent: say("The customer wants no such messages.", "Der Kunde möchte solche Nachrichten nicht.")
    case .driveEnded: say("The drive takes place no longer.", "Die Fahrt findet nicht mehr statt.")
    }
  }

  /// The line of the agenda, nil where all is well.
  public func outboxNote(_ troubled: Int) -> String? {
    guard troubled > 0 else { return nil }
    return say(
      "\(count(troubled, one: "message needs", many: "messages need")) a look: outbox.",
      "\(count(troubled, one: "Nachricht braucht", many: "Nachrichten brauchen")) einen Blick: postausgang.")
  }

  public func noMessage(_ id: String) -> String { say("There is no message \(id).", "Nachricht \(id) gibt es nicht.") }

  public func wrongMessageState(_ message: Message) -> String {
    say(
      "Message \(message.id) is \(messageState(message.state)); that can not be done with it.",
      "Nachricht \(message.id): \(messageState(message.state)). Das geht damit nicht.")
  }

  public func messageDone(_ message: Message) -> String {
    say(
      "Message \(message.id) to \(message.recipient.name) counts as sent.",
      "Nachricht \(message.id) an \(message.recipient.name) gilt als gesendet.")
  }

  // MARK: Consent

  public func consent(_ consent: MessageConsent) -> String {
    switch consent {
    case .notAsked: say("Messages: not asked.", "Nachrichten: nicht gefragt.")
    case .agreed: say("Messages: agreed.", "Nachrichten: einverstanden.")
    case .declined: say("Messages: declined.", "Nachrichten: abgelehnt.")
    }
  }

  public func consentChanged(_ customer: Customer, _ consent: MessageConsent) -> String {
    "\(customer.name). \(self.consent(consent))"
  }

  /// What a customer is asked before messages go out by themselves.
  public var consentQuestion: String {
    say(
      "Ask: may we remind you of your drives by message, and ask you afterwards how it was? You can change that at any time.",
      "Frage: Dürfen wir Sie per Nachricht an Ihre Fahrten erinnern und danach fragen, wie es war? Sie können das "
        + "jederzeit ändern.")
  }

  // MARK: Groups

  public var noGroups: String { say("There are no groups.", "Es gibt keine Gruppen.") }

  public func groupChanged(_ group: MessageGroup) -> String {
    group.members.isEmpty
      ? say("“\(group.name)” is empty.", "„\(group.name)“ ist leer.")
      : say(
        "“\(group.name)”: \(list(group.members.map(\.name))).", "„\(group.name)“: \(list(group.members.map(\.name))).")
  }

  public func groupDeleted(_ group: MessageGroup) -> String {
    say("Deleted: the group “\(group.name)”.", "Gelöscht: die Gruppe „\(group.name)“.")
  }

  public func noGroup(_ name: String) -> String {
    say("There is no group “\(shortened(name))”.", "Eine Gruppe „\(shortened(name))“ gibt es nicht.")
  }

  public func groupIsFull(_ greatest: Int) -> String {
    say("A group has at most \(greatest) members.", "Eine Gruppe hat höchstens \(greatest) Mitglieder.")
  }

  public func notInGroup(_ name: String, _ group: MessageGroup) -> String {
    say("“\(name)” is not in “\(group.name)”.", "„\(name)“ ist nicht in „\(group.name)“.")
  }

  public var memberHint: String {
    say(
      "A member is an address, with or without a name: \"Tom <tom@example.com>\". Staff can name customers.",
      "Ein Mitglied ist eine Adresse, mit oder ohne Namen: \"Tom <tom@example.com>\". Das Personal kann Kunden nennen.")
  }

  // MARK: Settings

  public func commandProblem(_ problem: CommandTemplate.Problem) -> String {
    switch problem {
    case .empty: say("A program is missing.", "Es fehlt ein Programm.")
    case .noPath(let path):
      say("“\(path)” is no absolute path of a program.", "„\(path)“ ist kein absoluter Pfad eines Programms.")
    case .openQuote: say("A quotation mark is never closed.", "Ein Anführungszeichen wird nicht geschlossen.")
    case .unknownPlaceholder(let name):
      say("There is no {\(name)}; there are ", "{\(name)} gibt es nicht; es gibt ")
        + list(CommandTemplate.Placeholder.allCases.map { "{\($0.rawValue)}" }) + "."
    }
  }

  public var hoursAreNoSpan: String {
    say(
      "The end must come after the start, as in 08:00 and 20:00.",
      "Das Ende muss nach dem Anfang liegen, etwa 08:00 und 20:00.")
  }

  public func noClockTime(_ value: String) -> String {
    say("“\(value)” is no time of day, such as 08:00.", "„\(value)“ ist keine Uhrzeit, etwa 08:00.")
  }

  public func hoursOutOfRange(_ name: String, _ range: ClosedRange<Int>) -> String {
    say(
      "\(name) goes from \(range.lowerBound) to \(range.upperBound).",
      "\(name) geht von \(range.lowerBound) bis \(range.upperBound).")
  }
}
