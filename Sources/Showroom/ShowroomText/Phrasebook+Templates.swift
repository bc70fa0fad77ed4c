import LanguageKit
import ShowroomCore

/// The texts of messages about drives.
extension Phrasebook {
  /// The program's own text, which a showroom may replace.
  public static func standardTemplate(_ kind: Message.Kind, _ language: Language) -> MessageTemplate {
    switch (kind, language) {
    case (.reminder, .en):
      MessageTemplate(
        subject: "Your test drive on {day}",
        body: """
          Hello {name},

          we look forward to your test drive: {car}, {day}, {time} ({duration}).
          Please bring your driving licence.

          {showroom}
          {address}
          """)
    case (.reminder, .de):
      MessageTemplate(
        subject: "Ihre Probefahrt am {day}",
        body: """
          Guten Tag, {name},

          wir freuen uns auf Ihre Probefahrt: {car}, {day}, {time} ({duration}).
          Bitte bringen Sie Ihren Führerschein mit.

          {showroom}
          {address}
          """)
    case (.followUp, .en):
      MessageTemplate(
        subject: "How was the {car}?",
        body: """
          Hello {name},

          thank you for your test drive of the {car} on {day}.
          How did you like it? Just answer this message, or come by.

          {showroom}
          {address}
          """)
    case (.followUp, .de):
      MessageTemplate(
        subject: "Wie war der {car}?",
        body: """
          Guten Tag, {name},

          vielen Dank für Ihre Probefahrt mit dem {car} am {day}.
          Wie hat er Ihnen gefallen? Antworten Sie einfach auf diese Nachricht, oder kommen Sie vorbei.

          {showroom}
          {address}
          """)
    case (.booking, .en), (.note, .en):
      MessageTemplate(
        subject: "Test drive {number}: {car}",
        body: """
          {name} has a test drive, number {number}: {car}, {plate}, {day}, {time} ({duration}).

          {showroom}
          {address}
          """)
    case (.booking, .de), (.note, .de):
      MessageTemplate(
        subject: "Probefahrt {number}: {car}",
        body: """
          {name} hat eine Probefahrt, Nummer {number}: {car}, {plate}, {day}, {time} ({duration}).

          {showroom}
          {address}
          """)
    }
  }

  /// A template with what is known of a drive.
  public func filled(_ template: MessageTemplate, _ drive: TestDrive, _ contact: ShowroomContact) -> MessageTemplate {
    let start = calendar.civil(at: drive.slot.start)
    return template.filled { field in
      switch field {
      case .name: drive.customer.name
      case .car: drive.vehicle.car.title
      case .plate: drive.vehicle.plate
      case .day: plainDay(start.date)
      case .time: time(start.time)
      case .duration: duration(drive.duration)
      case .number: "\(drive.id)"
      case .showroom: contact.name ?? theShowroom.uppercasedFirst
      case .address: contact.address ?? ""
      }
    }
  }

  /// The subject of a message that somebody wrote.
  public func noteSubject(_ contact: ShowroomContact) -> String {
    let name = contact.name ?? theShowroom.uppercasedFirst
    return say("A message from \(name)", "Nachricht von \(name)")
  }

  public func templateName(_ kind: Message.Kind) -> String {
    switch kind {
    case .note: say("note", "Notiz")
    case .booking: say("what is booked", "was gebucht ist")
    case .reminder: say("reminder before a drive", "Erinnerung vor einer Fahrt")
    case .followUp: say("question after a drive", "Nachfrage nach einer Fahrt")
    }
  }

  public func templateChanged(_ kind: Message.Kind, _ language: Language) -> String {
    say(
      "Changed: the template \(kind.rawValue), \(language.rawValue).",
      "Geändert: die Vorlage \(kind.rawValue), \(language.rawValue).")
  }

  public func templateReset(_ kind: Message.Kind, _ language: Language) -> String {
    say(
      "The template \(kind.rawValue), \(language.rawValue), is the program's own again.",
      "Die Vorlage \(kind.rawValue), \(language.rawValue), ist wieder die des Programms.")
  }

  public func templateProblem(_ problem: MessageTemplate.Problem) -> String {
    let known = list(MessageTemplate.Field.allCases.map { "{\($0.rawValue)}" })
    switch problem {
    case .unknownField(let name):
      return say(
        "There is no field {\(name)}; there are \(known).", "Das Feld {\(name)} gibt es nicht; es gibt \(known).")
    case .looseBrace:
      return say(
        "A brace belongs to a field; there are \(known).", "Eine Klammer gehört zu einem Feld; es gibt \(known).")
    case .empty: return say("A template needs a subject and a text.", "Eine Vorlage braucht Betreff und Text.")
    case .tooLong:
      return say(
        "A template has at most \(Message.greatestLength) characters.",
        "Eine Vorlage hat höchstens \(Message.greatestLength) Zeichen.")
    case .severalLines: return say("A subject is one line.", "Ein Betreff ist eine Zeile.")
    }
  }
}
