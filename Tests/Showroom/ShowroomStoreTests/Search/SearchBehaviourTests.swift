import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Wishes, misses and steps")
struct SearchBehaviourTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  @Test(
    "wishes beside a make choose the car",
    arguments: [
      ("purple nissan", "Nissan Qashqai"), ("burgundy subaru", "Subaru Outback"),
      ("electric fiat hatchback", "Fiat 500e"),
      ("lila nissan", "Nissan Qashqai"), ("yellow nissan", "Nissan Juke"), ("citroen 9 seats", "Citroën ë-Spacetourer"),
    ])
  func wishes(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("wishes without a name find the cars that meet them all", arguments: ["diesel estate", "Diesel Kombi"])
  func wishesAlone(query: String) throws {
    let found = try store.search(query, limit: 10)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.car?.facts.body == "estate" && $0.car?.facts.fuel == "diesel" })
  }

  @Test("under three years is counted from this year")
  func ages() throws {
    let found = try store.answer(to: "electric suv under 3 years", limit: 10, thisYear: 2026).matches
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0.car?.facts.year ?? 0) >= 2023 })
    #expect(try store.answer(to: "electric suv under 3 years", limit: 10, thisYear: 2040).matches.isEmpty)
  }

  @Test("a year chooses the car of a model")
  func years() throws {
    let store = try SQLiteStore.inMemory()
    for year in [2015, 2019, 2022] {
      _ = try store.addCar(CarDraft(make: "Volkswagen", model: "Golf", facts: CarFacts(year: year)))
    }
    #expect(try store.search("golf 2019", limit: 1).first?.car?.facts.year == 2019)
    #expect(try store.search("golf", limit: 1).first?.car?.facts.year == 2022)
  }

  @Test("a car that can be driven comes before one that can not, then the one that is asked for more")
  func availability() throws {
    let store = try SearchFixture.store([("Volkswagen", "Polo"), ("Volkswagen", "Golf")])
    #expect(try store.firstName("vw") == "Volkswagen Polo")
    let golf = try #require(try store.search("golf", limit: 1).first?.car)
    var vehicle = try store.addVehicle(VehicleDraft(car: golf.id, plate: "B TS 1"))
    #expect(try store.firstName("vw") == "Volkswagen Golf")
    vehicle.state = .sold
    try store.update(vehicle)
    #expect(try store.firstName("vw") == "Volkswagen Polo")
  }

  @Test("no Audi A7 here, but near ones are named")
  func unknownModel() throws {
    let answer = try store.answer(to: "audi a7", limit: 5)
    guard case .unknownModel(let make, let words, let near) = answer.miss else {
      Issue.record("\(String(describing: answer.miss))")
      return
    }
    #expect(make == "Audi")
    #expect(words == ["a7"])
    #expect(near.count == 3)
    #expect(near.allSatisfy { $0.make == "Audi" && $0.name.hasPrefix("A") })
  }

  @Test("a make with a foreign model names both")
  func otherMake() throws {
    let answer = try store.answer(to: "ferrari golf", limit: 5)
    guard case .otherMake(let make, let model) = answer.miss else {
      Issue.record("\(String(describing: answer.miss))")
      return
    }
    #expect(make == "Ferrari")
    #expect(model.fullName == "Volkswagen Golf")
  }

  @Test("two makes and no model")
  func severalMakes() throws {
    let miss = try store.answer(to: "audi bmw", limit: 5).miss
    #expect(miss == .severalMakes(["Audi", "BMW"]))
  }

  @Test("unknown words are given back")
  func unknown() throws {
    #expect(
      try store.answer(to: "pizza margherita", limit: 5).miss
        == .unknown(words: ["pizza", "margherita"]))
  }

  @Test(
    "another model whose name goes on from one that is here",
    arguments: ["toyota corolla cross", "suzuki grand vitara", "range rover sport"])
  func siblings(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
  }

  @Test("steps say which words named what")
  func steps() throws {
    let answer = try store.answer(to: "please a red bmw three series", limit: 1)
    let model = try #require(answer.matches.first?.model)
    #expect(answer.steps.contains(.make(words: ["bmw"], make: "BMW")))
    #expect(answer.steps.contains(.model(words: ["three", "series"], model: model, quality: .exact)))
    #expect(answer.steps.contains(.wish(words: ["red"])))
  }

  @Test(
    "Several of a car find that car first, and one whose name goes on after it",
    arguments: [
      ("golfs", ["Volkswagen Golf", "Volkswagen Golf SV"]), ("octavias", ["Skoda Octavia"]),
      ("red polos", ["Volkswagen Polo"]),
    ])
  func plurals(query: String, names: [String]) throws {
    #expect(try SearchFixture.showroom().foundNames(query) == names)
  }

  @Test(
    "Several of a make find its cars alone", arguments: [("bmws", "BMW"), ("vws", "Volkswagen"), ("teslas", "Tesla")])
  func makes(query: String, make: String) throws {
    let names = try SearchFixture.showroom().foundNames(query)
    #expect(names.count > 1 && names.allSatisfy { $0.hasPrefix(make) })
  }
}
