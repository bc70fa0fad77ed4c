import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Guesses of the search")
struct SearchGuessTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  @Test(
    "What misspelt words were taken for is said",
    arguments: [
      ("skoda oktawia", ["oktawia"], "Skoda", "Octavia"), ("golv", ["golv"], "Volkswagen", "Golf"),
      ("porche macan", ["porche"], "Porsche", nil), ("red peugot 208", ["peugot"], "Peugeot", nil),
    ] as [(String, [String], String, String?)])
  func guesses(query: String, words: [String], make: String, model: String?) throws {
    let guess = try #require(try store.answer(to: query, limit: 1).guess)
    #expect(guess.words == words)
    #expect(guess.make == make)
    #expect(guess.model?.name == model)
  }

  @Test(
    "What is spelt as it is known is no guess", arguments: ["golf", "vw golf", "octav", "dreier", "audi a7", "zzz"])
  func noGuesses(query: String) throws {
    #expect(try store.answer(to: query, limit: 1).guess == nil)
  }

  @Test("Kept as another name, a guess is certain")
  func kept() throws {
    let guess = try #require(try store.answer(to: "skoda oktawia", limit: 1).guess)
    let name = guess.words.joined(separator: " ")
    try store.addAlias(CarAlias(name: name, make: guess.make, model: guess.model?.name))
    let answer = try store.answer(to: "skoda oktawia", limit: 1)
    #expect(answer.matches.first?.quality.isCertain == true)
    #expect(answer.guess == nil)
  }

  @Test(
    "Two and three letters that mean something else begin a name where little is said",
    arguments: [
      ("jeep wr", "Jeep Wrangler"), ("mon", "Ford Mondeo"), ("mit lan", "Mitsubishi Lancer"), ("seat at", "Seat Ateca"),
      ("for mo", "Ford Mondeo"), ("toy pro", "Toyota ProAce"), ("hond acc", "Honda Accord Hybrid"),
      ("cadi es", "Cadillac Escalade ESV"),
    ])
  func shortBeginnings(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("Among more words they mean what they mean", arguments: ["to", "for", "the", "mit", "red", "car"])
  func smallWords(query: String) throws {
    #expect(try store.foundNames("\(query) golf please") == store.foundNames("golf"))
  }

  @Test("Electric asks for the fuel, not for a name that has the word in it")
  func fuelBeforeName() throws {
    for query in ["electric", "elektrisch", "electric cars", "hybrid"] {
      let found = try store.search(query, limit: 10)
      #expect(found.count == 10 || query == "hybrid")
      #expect(found.allSatisfy { $0.car?.facts.fuelKinds.contains(query == "hybrid" ? .hybrid : .electric) == true })
    }
  }
}
