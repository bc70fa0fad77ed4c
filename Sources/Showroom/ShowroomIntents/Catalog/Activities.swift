import IntentKit
import LanguageKit
import ShowroomCore

extension Activity {
  /// What can be found by search and run from there.
  public static let all: [Activity] = [
    Activity(
      intent: ShowCatalog.name,
      keywords: [
        "show", "list", "all", "catalog", "catalogue", "cars", "models", "range", "inventory", "zeig", "zeige", "alle",
        "katalog", "autos", "wagen", "modelle", "bestand", "fahrzeuge",
      ]),
    Activity(
      intent: FindFreeTimes.name,
      keywords: [
        "find", "free", "available", "times", "slots", "availability", "freie", "frei", "zeiten", "termine",
        "verfugbarkeit", "finde",
      ]),
    Activity(
      intent: BookTestDrive.name,
      keywords: ["book", "test", "drive", "booking", "testdrive", "probefahrt", "buchen", "buche", "fahrt", "neue"],
      needsSignIn: true),
    Activity(
      intent: ShowDrives.name,
      keywords: [
        "show", "my", "drives", "bookings", "agenda", "diary", "appointments", "zeige", "meine", "fahrten",
        "probefahrten", "buchungen", "kalender",
      ], needsSignIn: true),
    Activity(
      intent: ShowStatus.name,
      keywords: ["show", "my", "account", "status", "zeige", "mein", "konto", "stand"], needsSignIn: true),
  ]
}

/// All that words find: cars, and whatever else a speaker may see.
public struct Findings: Hashable, Sendable {
  /// The cars, or why there are none.
  public var cars: SearchAnswer
  public var activities: [Activity] = []
  public var shortcuts: [Shortcut] = []
  /// For staff only.
  public var customers: [Customer] = []
  /// Found by plate.
  public var vehicles: [Vehicle] = []
  /// Found by number.
  public var drives: [TestDrive] = []
  /// To-do lists whose title or items have the words; for staff only.
  public var lists: [TodoList] = []

  public init(cars: SearchAnswer) {
    self.cars = cars
  }

  public var isEmpty: Bool {
    cars.matches.isEmpty && activities.isEmpty && shortcuts.isEmpty && customers.isEmpty && vehicles.isEmpty
      && drives.isEmpty && lists.isEmpty
  }

  /// How many things there are.
  public var count: Int {
    cars.matches.count + activities.count + shortcuts.count + customers.count + vehicles.count + drives.count
      + lists.count
  }
}

/// Looks for everything that words may mean.
public struct Finder {
  let desk: Desk
  let speaker: Speaker

  public init(_ showroom: Showroom, speaker: Speaker) {
    desk = Desk(showroom)
    self.speaker = speaker
  }

  public func find(_ words: String, limit: Int) throws(StoreError) -> Findings {
    var found = Findings(cars: try desk.search(words, limit: limit))
    let folded = Folding.words(words)
    found.activities = Activity.all.filter { $0.matches(folded) && !($0.needsSignIn && speaker == .guest) }
    if let key = PhraseKey(words), key.text.count >= 2 {
      found.shortcuts = try desk.store.shortcuts(beginningWith: key, for: speaker, limit: limit)
    }
    guard speaker == .staff else { return found }
    // A letter or two begin too many names to be of use.
    if words.count > 2 { found.customers = try desk.store.customers(named: words, limit: limit) }
    if let vehicle = try desk.store.vehicle(plate: words) { found.vehicles = [vehicle] }
    if let id = TestDrive.ID(words.trimmed), let drive = try desk.store.drive(id) { found.drives = [drive] }
    if words.count > 2 { found.lists = try ListFinder(desk).having(words, limit: limit) }
    return found
  }
}
