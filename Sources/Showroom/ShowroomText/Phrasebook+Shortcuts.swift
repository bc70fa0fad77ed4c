import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// What a stored intent does: "Volkswagen Golf, 1 hour, red".
  public func intent(_ intent: StoredIntent) -> String {
    let parts = [
      intent.car?.name, intent.duration.map { duration($0) }, intent.options.isEmpty ? nil : options(intent.options),
      intent.account.map { say("account \($0.name)", "Konto \($0.name)") },
      intent.start.map { when($0) }, intent.list.map { say("“\($0.title)”", "„\($0.title)“") },
      intent.items == ListRequest.all ? say("all", "alles") : intent.items.isEmpty ? nil : list(intent.items),
    ].compactMap { $0 }
    return ([intentTitle(intent.name)] + parts).joined(separator: ", ")
  }

  /// The title of an intent.
  public func intentTitle(_ name: String) -> String {
    switch name {
    case BookTestDrive.name: say("Book a test drive", "Probefahrt buchen")
    case FindFreeTimes.name: say("Find free times", "Freie Zeiten finden")
    case ShowCatalog.name: say("Show the catalog", "Katalog zeigen")
    case SearchCatalog.name: say("Search the catalog", "Im Katalog suchen")
    case ShowDrives.name: say("Show drives", "Fahrten zeigen")
    case RescheduleTestDrive.name: say("Move a test drive", "Probefahrt verschieben")
    case CancelTestDrive.name: say("Cancel a test drive", "Probefahrt stornieren")
    case ChangeDriveState.name: say("Take a drive on", "Probefahrt weiterführen")
    case SaveShortcut.name: say("Save a phrase", "Satz speichern")
    case HandOverVehicle.name: say("Hand a car over", "Auto ausgeben")
    case FollowUpDrive.name: say("Note a call to a customer", "Anruf beim Kunden vermerken")
    case TakeVehicleBack.name: say("Take a car back", "Auto zurücknehmen")
    case Report.name: say("Show a report", "Bericht zeigen")
    case SendMessage.name: say("Send a message", "Nachricht senden")
    case ShowStatus.name: say("Tell how things stand", "Stand zeigen")
    case ChangeConsent.name: say("Change a consent", "Einwilligung ändern")
    case JoinWaitingList.name: say("Join the waiting list", "Auf die Warteliste setzen")
    case CreateList.name: say("Make a list", "Liste anlegen")
    case AddToList.name: say("Add to a list", "Auf eine Liste setzen")
    case ShowList.name: say("Show a list", "Liste zeigen")
    case TickItems.name: say("Tick items", "Punkte abhaken")
    case RemoveItems.name: say("Take items off", "Punkte streichen")
    case UntickItems.name: say("Untick items", "Punkte wieder öffnen")
    case RenameList.name: say("Rename a list", "Liste umbenennen")
    case DeleteList.name: say("Delete a list", "Liste löschen")
    case UndoAct.name: say("Take back", "Zurücknehmen")
    case CommandSentence.hours: say("Show the opening hours", "Öffnungszeiten zeigen")
    default: name
    }
  }

  func saved(_ shortcut: Shortcut, isNew: Bool) -> String {
    let phrases = shortcut.phrases.map { say("“\($0)”", "„\($0)“") }.joined(separator: ", ")
    let what = "\(phrases): \(intent(shortcut.intent))"
    return isNew
      ? say("Saved: shortcut \(shortcut.id), \(what).", "Gespeichert: Kurzbefehl \(shortcut.id), \(what).")
      : say("Changed: shortcut \(shortcut.id), \(what).", "Geändert: Kurzbefehl \(shortcut.id), \(what).")
  }

  /// What a saved phrase may be taken for.
  public func warning(_ warning: PhraseWarning) -> String {
    switch warning {
    case .sharedPhrase(let phrase, let other):
      say(
        "Note: “\(phrase)” is somebody else's too (shortcut \(other.id)); where both may be meant, it asks whose.",
        "Hinweis: „\(phrase)“ hat auch jemand anderes (Kurzbefehl \(other.id)); wo beide gemeint sein können, wird gefragt."
      )
    case .nearPhrase(let phrase, let other, let shortcut):
      say(
        "Note: “\(phrase)” is easily taken for “\(other)” (shortcut \(shortcut.id)).",
        "Hinweis: „\(phrase)“ ist leicht mit „\(other)“ zu verwechseln (Kurzbefehl \(shortcut.id)).")
    case .carName(let phrase, let model):
      say(
        "Note: “\(phrase)” is a car, the \(model.make) \(model.name); the phrase goes before it.",
        "Hinweis: „\(phrase)“ ist ein Auto, der \(model.make) \(model.name); der Kurzbefehl geht vor.")
    case .sentence(let phrase, let intent):
      say(
        "Note: “\(phrase)” already meant “\(intentTitle(intent))”; the phrase goes before it.",
        "Hinweis: „\(phrase)“ bedeutete schon „\(intentTitle(intent))“; der Kurzbefehl geht vor.")
    }
  }

  public var nothingToChange: String {
    say("Nothing is said that would change.", "Es ist nichts genannt, was sich ändert.")
  }
  public var howToEditShortcut: String {
    say(
      "Add --phrase, --without-phrase, --car, --duration or --option, or = and a command.",
      "Bitte --phrase, --without-phrase, --car, --duration oder --option angeben, oder = und einen Befehl.")
  }
  public var lastPhrase: String { say("That is its only phrase.", "Das ist sein einziger Satz.") }
  public var howToDeleteShortcut: String {
    say("shortcut delete takes it away altogether.", "„kurzbefehl lösche“ entfernt ihn ganz.")
  }
  public var whereShortcutsAre: String {
    say("shortcut list shows those that are.", "„kurzbefehl liste“ zeigt, was gespeichert ist.")
  }

  public var reportNotStorable: String {
    say(
      "A report can not be saved as a phrase: its sentence is one already, just say it.",
      "Ein Bericht lässt sich nicht als Satz speichern: Seine Frage ist schon einer, einfach so fragen.")
  }

  /// Why a shortcut is not saved.
  public func shortcutRefusal(_ refusal: ShortcutLibrary.Refusal) -> String {
    switch refusal {
    case .alreadyThere(let phrase, let other):
      say(
        "“\(phrase)” is taken by shortcut \(other.id), \(intent(other.intent)). Choose another phrase, or edit that one.",
        "„\(phrase)“ gehört schon zu Kurzbefehl \(other.id), \(intent(other.intent)). Bitte anders nennen oder jenen ändern."
      )
    case .isCommand(let phrase):
      say("“\(phrase)” is a command. Choose another phrase.", "„\(phrase)“ ist ein Befehl. Bitte anders nennen.")
    case .noLetters(let phrase):
      say(
        "“\(phrase)” has no letter or digit. Choose another phrase.",
        "„\(phrase)“ hat weder Buchstaben noch Ziffern. Bitte anders nennen.")
    case .tooLong(_, let greatest):
      say("A phrase has at most \(greatest) characters.", "Eine Formulierung hat höchstens \(greatest) Zeichen.")
    case .noCombination(let intent, let combinations):
      say(
        "“\(intentTitle(intent))” can be saved with \(combinationList(combinations)).",
        "„\(intentTitle(intent))“ lässt sich speichern mit: \(combinationList(combinations)).")
    case .tiedToDate:
      say(
        "A shortcut holds no calendar date, which comes only once. “Tomorrow”, “Friday” or “next free” are fine.",
        "Ein Kurzbefehl enthält kein Datum, das nur einmal kommt. „Morgen“, „Freitag“ oder „nächster freier“ gehen.")
    case .notStorable: say("That can not be saved as a shortcut.", "Das lässt sich nicht als Kurzbefehl speichern.")
    case .store: say("The store could not be written.", "Der Speicher war nicht beschreibbar.")
    }
  }

  /// "car + duration, car + options or car + duration + options".
  private func combinationList(_ combinations: [String]) -> String {
    let names = combinations.map { $0.split(separator: "+").map { parameterName(String($0)) }.joined(separator: " + ") }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + say(" or ", " oder ") + last
  }

  private func parameterName(_ parameter: String) -> String {
    switch parameter {
    case "car": say("car", "Auto")
    case "duration": say("duration", "Dauer")
    case "options": say("options", "Wünsche")
    case "account": say("account", "Konto")
    case "day": say("day", "Tag")
    case "query": say("words", "Wörter")
    case "list": say("list", "Liste")
    case "items": say("items", "Punkte")
    case "title": say("title", "Titel")
    default: parameter
    }
  }
}
