import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Searching by price")
struct PriceSearchTests {
  private func store(_ cars: [(make: String, model: String, price: Int?)]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    for car in cars {
      let facts = CarFacts(year: 2020, fuel: "diesel", price: car.price)
      _ = try store.addCar(CarDraft(make: car.make, model: car.model, facts: facts))
    }
    return store
  }

  private func dealer() throws -> SQLiteStore {
    try store([
      ("Volkswagen", "Golf", 14_500), ("Volkswagen", "Golf", 22_000), ("Volkswagen", "Polo", 9_900),
      ("BMW", "3 Series", 31_000), ("BMW", "X5", nil),
    ])
  }

  @Test("Of a model's cars, one within the price is shown")
  func within() throws {
    let store = try dealer()
    #expect(try store.search("golf under 15000 euros", limit: 5).first?.car?.facts.price == 14_500)
    #expect(try store.search("golf ab 20.000 €", limit: 5).first?.car?.facts.price == 22_000)
    #expect(try store.search("golf between 20 and 25 thousand", limit: 5).first?.car?.facts.price == 22_000)
  }

  @Test("Without a name, only cars within the price are found")
  func anyCar() throws {
    let store = try dealer()
    #expect(try store.foundNames("under 10000 euros") == ["Volkswagen Polo"])
    #expect(try Set(store.foundNames("bis 15.000 €")) == ["Volkswagen Polo", "Volkswagen Golf"])
    #expect(try store.foundNames("diesel über 30000 euro") == ["BMW 3 Series"])
    #expect(try store.foundNames("vw under 10000 euros") == ["Volkswagen Polo"])
  }

  @Test("Where none is within the price, the nearest is named")
  func nearest() throws {
    let answer = try dealer().answer(to: "golf under 10000 euros", limit: 5)
    guard case .noCarAtThatPrice(let model, let price) = answer.miss else {
      Issue.record("\(String(describing: answer.miss))")
      return
    }
    #expect(answer.matches.isEmpty)
    #expect(model.name == "Golf")
    #expect(price == 14_500)
  }

  @Test("A car whose price is not known is found, and it is said that the price was left out")
  func unknownPrice() throws {
    let store = try dealer()
    let answer = try store.answer(to: "x5 under 40000 euros", limit: 5)
    #expect(answer.matches.first?.model.name == "X5")
    #expect(answer.ignoresPrice)
    #expect(try !store.answer(to: "golf under 15000 euros", limit: 5).ignoresPrice)
    #expect(try !store.answer(to: "x5", limit: 5).ignoresPrice)
  }

  @Test("Where no car has a price, that is said, and the rest of the words still counts")
  func noPrices() throws {
    let store = try store([("Volkswagen", "Golf", nil), ("Seat", "Leon", nil)])
    #expect(try store.answer(to: "under 20000 euros", limit: 5).miss == .noPrices)
    let answer = try store.answer(to: "diesel under 20000 euros", limit: 5)
    #expect(answer.matches.count == 2)
    #expect(answer.ignoresPrice)
    #expect(try store.firstName("golf bis 15.000 €") == "Volkswagen Golf")
  }

  @Test("The index made anew knows the prices")
  func rebuilt() throws {
    let store = try dealer()
    try store.rebuildNames()
    #expect(try store.foundNames("under 10000 euros") == ["Volkswagen Polo"])
  }

  @Test("A price is kept with its car")
  func kept() throws {
    let store = try dealer()
    #expect(try store.cars(Page(limit: 9)).map(\.facts.price) == [14_500, 22_000, 9_900, 31_000, nil])
  }

  @Test("A list's column of prices is read as dealers write them, and a bad one is named")
  func column() throws {
    let text = "make,model,price\nVolkswagen,Golf,\"19.990 €\"\nSeat,Leon,\nBMW,X5,ask\n"
    let file = try CarFile(csv: Array(text.utf8))
    #expect(file.cars.map(\.facts.price) == [19_990, nil])
    guard case .badNumber("price", "ask", CarFacts.prices, let place)? = file.problems.first else {
      Issue.record("\(file.problems)")
      return
    }
    #expect(file.problems.count == 1 && place.line == 4 && place.column == 8)
  }
}
