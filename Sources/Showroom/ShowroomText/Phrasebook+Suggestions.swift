import LanguageKit
import ShowroomCore
import ShowroomIntents

/// Suggestions with their reasons.
extension Phrasebook {
  public var suggestionsTitle: String { say("You may want:", "Vielleicht möchten Sie:") }
  public var noSuggestions: String { say("There is nothing to suggest yet.", "Noch gibt es nichts vorzuschlagen.") }
  /// How one that is not saved yet becomes a phrase.
  public func suggestionCanBeAdded(_ number: Int) -> String {
    say(
      "To save one as a phrase: suggest save \(number) \"my phrase\".",
      "Als Satz speichern: vorschlag speichere \(number) \"mein Satz\".")
  }
  public func noSuggestion(_ number: Int) -> String {
    say("There is no suggestion \(number).", "Einen Vorschlag \(number) gibt es nicht.")
  }
  public var suggestionNotStorable: String {
    say("That is for one drive, and can not be saved.", "Das gilt für eine Fahrt und lässt sich nicht speichern.")
  }

  /// What a suggestion does, why it is made, and its phrase.
  ///
  /// - Parameter person: whose habits they are, nil where they are told so themselves.
  public func suggestion(_ suggestion: Suggestion, of person: String?) -> String {
    let saved = suggestion.savedAs.map { say("; saved as “\($0)”", "; gespeichert als „\($0)“") } ?? ""
    return "\(title(suggestion)) (\(reason(suggestion, of: person)))\(saved)"
  }

  public func title(_ suggestion: Suggestion) -> String {
    switch suggestion.what {
    case .intent(let intent, _): self.intent(intent)
    case .handOver(let drive):
      say("Hand over the ", "Ausgeben: ")
        + "\(drive.vehicle.car.model.fullName), \(drive.vehicle.plate), \(drive.customer.name)"
    case .takeBack(let drive):
      say("Return the ", "Zurücknehmen: ")
        + "\(drive.vehicle.car.model.fullName), \(drive.vehicle.plate), \(drive.customer.name)"
    }
  }

  /// "you book this on Fridays around four".
  public func reason(_ suggestion: Suggestion, of person: String?) -> String {
    switch suggestion.reason {
    case .habit(let ground):
      guard case .intent(let intent, _) = suggestion.what else { return "" }
      return habit(ground, intent.name, person)
    case .begins(let drive):
      let verb = drive.slot.start <= now ? say("it began at ", "begann um ") : say("it begins at ", "beginnt um ")
      return verb + time(of: drive.slot.start)
    case .ends(let drive): return say("due back at ", "zurück um ") + time(of: drive.slot.end)
    case .offered(let isForNow):
      return isForNow
        ? say("the showroom offers it at this time", "das bietet das Autohaus um diese Zeit an")
        : say("the showroom offers it", "das bietet das Autohaus an")
    }
  }

  private func time(of instant: Instant) -> String { time(calendar.civil(at: instant).time) }

  private func habit(_ ground: Predictor.Ground, _ intent: String, _ person: String?) -> String {
    let does = Deed(intent).present(person, language)
    switch ground {
    case .weekdayAndHour(let weekday, let hour): return "\(does) \(regularly(weekday)) \(around(hour))"
    case .weekday(let weekday): return "\(does) \(regularly(weekday))"
    case .hour(let hour): return "\(does) \(around(hour))"
    case .often(let times):
      return Deed(intent).past(person, language, say("\(times) times", "\(times)-mal"))
    case .lately(let days): return Deed(intent).past(person, language, ago(days))
    }
  }

  private func ago(_ days: Int) -> String {
    switch days {
    case 0: say("today", "heute")
    case 1: say("yesterday", "gestern")
    default: say("\(days) days ago", "vor \(days) Tagen")
    }
  }

  /// "on Fridays", "freitags".
  private func regularly(_ weekday: Weekday) -> String {
    say("on \(name(weekday))s", name(weekday).lowercased() + "s")
  }

  /// "around four", "gegen vier".
  private func around(_ hour: Int) -> String {
    let words = say(
      "twelve one two three four five six seven eight nine ten eleven",
      "zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf"
    ).split(separator: " ")
    switch hour {
    case 0: return say("around midnight", "gegen Mitternacht")
    case 12: return say("around noon", "gegen Mittag")
    default: return say("around ", "gegen ") + words[(hour % 12 + 12) % 12]
    }
  }
}

/// How an intent's act is told of.
private enum Deed {
  case book, look, ask

  init(_ intent: String) {
    switch intent {
    case BookTestDrive.name: self = .book
    case FindFreeTimes.name: self = .look
    default: self = .ask
    }
  }

  /// "you book this", "das bucht Lena Hartmann".
  func present(_ person: String?, _ language: Language) -> String {
    switch (self, language) {
    case (.book, .en): person.map { "\($0) books this" } ?? "you book this"
    case (.look, .en): person.map { "\($0) looks for this" } ?? "you look for this"
    case (.ask, .en): person.map { "\($0) asks for this" } ?? "you ask for this"
    case (.book, .de): person.map { "das bucht \($0)" } ?? "das buchen Sie"
    case (.look, .de): person.map { "danach sucht \($0)" } ?? "danach suchen Sie"
    case (.ask, .de): person.map { "danach fragt \($0)" } ?? "danach fragen Sie"
    }
  }

  /// "you booked this 3 times", "das hat Lena Hartmann vor 3 Tagen gebucht".
  func past(_ person: String?, _ language: Language, _ when: String) -> String {
    switch (self, language) {
    case (.book, .en): "\(person ?? "you") booked this \(when)"
    case (.look, .en): "\(person ?? "you") looked for this \(when)"
    case (.ask, .en): "\(person ?? "you") asked for this \(when)"
    case (.book, .de): "das \(Self.have(person)) \(when) gebucht"
    case (.look, .de): "danach \(Self.have(person)) \(when) gesucht"
    case (.ask, .de): "danach \(Self.have(person)) \(when) gefragt"
    }
  }

  private static func have(_ person: String?) -> String { person.map { "hat \($0)" } ?? "haben Sie" }
}

// MARK: - What the showroom offers, and what is saved already

extension Phrasebook {
  public var noOffers: String { say("The showroom offers nothing.", "Das Autohaus bietet nichts an.") }
  public var offersCleared: String { say("The showroom offers nothing now.", "Das Autohaus bietet jetzt nichts an.") }

  public func offersSet(_ number: Int) -> String {
    let phrases = count(number, one: say("phrase", "Satz"), many: say("phrases", "Sätze"))
    return say("The showroom offers \(phrases).", "Das Autohaus bietet \(phrases) an.")
  }

  public func notTheShowrooms(_ phrase: String) -> String {
    say(
      "“\(shortened(phrase))” is no phrase of the showroom.", "„\(shortened(phrase))“ ist kein Satz des Autohauses.")
  }

  public func notOffered(_ phrase: String) -> String {
    say("“\(shortened(phrase))” is not offered.", "„\(shortened(phrase))“ wird nicht angeboten.")
  }

  public func badWeekday(_ word: String) -> String {
    say("“\(shortened(word))” is no weekday.", "„\(shortened(word))“ ist kein Wochentag.")
  }

  /// "Fridays, 09:00–12:00, entrance"; empty for always.
  public func relevance(_ relevance: Offer.Relevance) -> String {
    let days = relevance.weekdays.sorted().map { name($0) }
    let hours = relevance.hours.map { "\(clock($0.lowerBound))–\(clock($0.upperBound))" }
    return ([days.isEmpty ? nil : list(days), hours, relevance.terminal].compactMap { $0 }).joined(separator: ", ")
  }

  private func clock(_ minute: Int) -> String {
    CivilTime(hour: minute / 60 % 24, minute: minute % 60).map { Self.digits($0) } ?? ""
  }

  /// That a booking's phrase is there already.
  public func savedAlready(_ phrase: String) -> String {
    say("Saved already: say “\(phrase)”.", "Schon gespeichert: sagen Sie „\(phrase)“.")
  }
}

extension Phrasebook {
  /// Whether something is saved as a phrase already.
  public func addedAlready(_ phrase: String?) -> String {
    phrase.map { say("added already, “\($0)”", "schon gespeichert, „\($0)“") }
      ?? say("can be added", "kann gespeichert werden")
  }
}
