import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// Why a search found nothing, and what is near: "No Audi A7 here; A6 and A8 are."
  public func miss(_ miss: SearchMiss, query: String) -> String {
    switch miss {
    case .unknownModel(let make, let words, let near):
      let name = words.joined(separator: " ").uppercasedFirst
      guard !near.isEmpty else { return say("No \(make) \(name) here.", "Keinen \(make) \(name) hier.") }
      let names = list(near.map(\.name))
      return say(
        "No \(make) \(name) here; \(names) \(near.count == 1 ? "is" : "are").",
        "Keinen \(make) \(name) hier, aber: \(names).")
    case .otherMake(let make, let model):
      return say(
        "\(make) makes no \(model.name) here; there is the \(model.fullName).",
        "Von \(make) gibt es hier keinen \(model.name), aber den \(model.fullName).")
    case .doubtful:
      return [nothing(query), near(miss)].compactMap(\.self).joined(separator: " ")
    case .severalMakes(let makes):
      return say("Those are several makes: \(list(makes)).", "Das sind mehrere Marken: \(list(makes)).")
    case .noCarLikeThat:
      return say("No car here is like that.", "So ein Auto gibt es hier nicht.")
    case .noPrices:
      return say("No car here has a price.", "Kein Auto hier hat einen Preis.")
    case .noCarAtThatPrice(let nearest, let price):
      return say(
        "None at that price; the nearest is the \(nearest.fullName) for \(euros(price)).",
        "Keines zu diesem Preis; am nächsten ist der \(nearest.fullName) für \(euros(price)).")
    case .nothingSaid, .unknown:
      return nothing(query)
    }
  }

  /// What is near to doubtful words; nil for any other miss.
  public func near(_ miss: SearchMiss) -> String? {
    guard case .doubtful(_, let near) = miss, !near.isEmpty else { return nil }
    let names = list(near.map(\.fullName))
    return say("Near \(near.count == 1 ? "is" : "are"): \(names).", "Ähnlich: \(names).")
  }

  private func nothing(_ query: String) -> String {
    say("Nothing found for “\(shortened(query))”.", "Nichts gefunden zu „\(shortened(query))“.")
  }
}

// MARK: - Beside what was found

extension Phrasebook {
  /// "€19,900", "19.900 €".
  public func euros(_ amount: Int) -> String {
    var groups: [String] = []
    var rest = Substring(String(amount))
    while rest.utf8.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(String(rest), at: 0)
    return say("€\(groups.joined(separator: ","))", "\(groups.joined(separator: ".")) €")
  }

  public var priceIgnored: String {
    say(
      "No price is known for these cars, so it was left out of account.",
      "Von diesen Autos ist kein Preis bekannt; er blieb außer Acht.")
  }

  /// What misspelt words were taken for.
  public func guess(_ guess: NameGuess) -> String {
    let words = guess.words.joined(separator: " ")
    let name = guess.model?.fullName ?? guess.make
    return say("“\(shortened(words))” was taken for \(name).", "„\(shortened(words))“ wurde als \(name) gelesen.")
  }

  /// How a correction is kept as another name.
  public func keepGuess(_ command: String) -> String {
    say("Keep that name? yes, or: \(command)", "Diesen Namen behalten? ja, oder: \(command)")
  }
}

// MARK: - Batches

extension Phrasebook {
  public var batchStandsAlone: String {
    say(
      "find --batch reads its queries from standard input, and takes no words.",
      "suche --batch liest die Suchen von der Standardeingabe und nimmt keine Wörter.")
  }

  public var howBatchIsUsed: String {
    say(
      "Write: showroom find --batch < FILE, a query a line.",
      "Schreiben Sie: showroom suche --batch < DATEI, je Zeile eine Suche.")
  }
}

// MARK: - What was found

extension Phrasebook {
  public var carsTitle: String { say("Cars", "Autos") }
  public var activitiesTitle: String { say("What you can do", "Was Sie tun können") }
  public var shortcutsTitle: String { say("Saved phrases", "Gespeicherte Sätze") }
  public var vehiclesTitle: String { say("Demonstrators", "Vorführwagen") }
  public var drivesGroupTitle: String { say("Drives", "Fahrten") }
  public var customersTitle: String { say("Customers", "Kunden") }

  public var nextForCars: String { say("Book one: book golf tomorrow at 15:00", "Buchen: buche golf morgen um 15 Uhr") }
  public var nextForShortcuts: String { say("Run one: say its phrase.", "Ausführen: den Satz sagen.") }
  public var nextForDrives: String {
    say("Next: drive show, move, cancel, out, return", "Weiter: fahrt zeige, verschiebe, storniere, ausgabe, rückgabe")
  }
  public var nextForCustomers: String { say("Next: customer show", "Weiter: kunde zeige") }

  /// What an activity does, in one sentence.
  public func activityDescription(_ intent: String) -> String {
    switch intent {
    case ShowCatalog.name: say("shows all cars of the showroom", "zeigt alle Autos des Autohauses")
    case FindFreeTimes.name: say("shows when a car is free", "zeigt, wann ein Auto frei ist")
    case BookTestDrive.name:
      say("books a test drive, and asks for what is missing", "bucht eine Probefahrt und fragt nach, was fehlt")
    case ShowStatus.name: say("tells how things stand for you", "sagt, wie es für Sie steht")
    case ShowDrives.name: say("shows the drives that are booked", "zeigt die gebuchten Fahrten")
    default: ""
    }
  }

  /// A phrase that does it.
  public func suggestedPhrase(_ intent: String) -> String {
    switch intent {
    case ShowCatalog.name: say("show me all cars", "zeig mir alle Autos")
    case FindFreeTimes.name: say("when is the Golf free", "wann ist der Golf frei")
    case BookTestDrive.name: say("book the Golf tomorrow at three", "buche den Golf morgen um drei")
    case ShowStatus.name: say("show my account", "zeige mein Konto")
    case ShowDrives.name: say("what is booked today", "was ist heute gebucht")
    default: ""
    }
  }
}

extension String {
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
