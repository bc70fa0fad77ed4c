import LanguageKit
import ShowroomCore
import ShowroomStore

/// A showroom with so many cars, each a model of its own, and so many saved phrases.
struct Catalogue {
  let path: String
  let store: SQLiteStore
  let showroom: Showroom
  let carCount: Int
  let phraseCount: Int
  /// What people call the cars.
  let names: [String]

  init(path: String, cars: Int, phrases: Int) throws {
    (carCount, phraseCount, self.path) = (cars, phrases, path)
    store = try SQLiteStore.open(path: path, now: Demonstration.now).store
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: SQLiteStore.demonstrationZone))
    let environment = Environment(calendar: calendar) { Demonstration.now }
    showroom = Showroom(store: store, environment: environment)
    try store.setUp(.empty(zone: SQLiteStore.demonstrationZone), calendar: calendar, now: Demonstration.now)
    let models = Self.models(cars)
    _ = try store.importCars(
      models.map { CarDraft(make: $0.make, model: $0.model, facts: CarFacts()) }, again: true
    ) { _ in }
    names = models.flatMap { [$0.model, "\($0.make) \($0.model)"] }
    try savePhrases()
  }

  /// The saved phrases.
  var phrases: [String] {
    (1...phraseCount).map { Self.phraseBeginnings[$0 % Self.phraseBeginnings.count] + " \($0)" }
  }

  private func savePhrases() throws {
    guard let model = try store.car(1)?.model else { return }
    let scope = CarSelection(.model(model.id), name: model.name)
    let intent = StoredIntent(name: "BookTestDrive", car: scope, duration: Minutes(60))
    try store.write { () throws(StoreError) in
      for phrase in phrases {
        let draft = ShortcutDraft(owner: .showroom, phrases: [phrase], intent: intent, language: .en)
        _ = try store.addShortcut(draft, at: Demonstration.now)
      }
    }
  }

  /// Some begin as sentences do.
  private static let phraseBeginnings = [
    "weekend car", "book the", "Anna's ride", "mein Wagen", "ich möchte den", "tomorrow", "the car of", "Probefahrt",
  ]

  /// Models of a hundred makes, some of them with a number in their name.
  private static func models(_ count: Int) -> [(make: String, model: String)] {
    var numbers = RandomNumbers(seed: 7)
    let makes = (0..<100).map { _ in name(&numbers, syllables: 3) }
    return (0..<count).map { index in
      let number = index.isMultiple(of: 4) ? " \(numbers.number(in: 2...9))" : ""
      return (makes[index % makes.count], name(&numbers, syllables: numbers.number(in: 3...4)) + number)
    }
  }

  private static func name(_ numbers: inout RandomNumbers, syllables: Int) -> String {
    let text = (0..<syllables).map { _ in
      numbers.one(of: ["k", "v", "t", "r", "z", "l", "br", "sk", "m", "d"])
        + numbers.one(of: ["a", "o", "i", "u", "e"])
    }.joined()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
