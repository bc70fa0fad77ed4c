import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Names inside phrases")
struct NameSpanTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  @Test(
    "where a name stands, and which it is",
    arguments: [
      ("book the 911 for 11", 2..<3, "Porsche 911"), ("Model 3 at 5", 0..<2, "Tesla Model 3"),
      ("500 um fünf", 0..<1, "Fiat 500"), ("golf tomorrow at three", 0..<1, "Volkswagen Golf"),
      ("a vw golf for tuesday", 1..<3, "Volkswagen Golf"), ("golf volkswagen morgen", 0..<2, "Volkswagen Golf"),
      ("nine eleven tomorrow", 0..<2, "Porsche 911"), ("three series at three", 0..<2, "BMW 3 Series"),
      ("dreier morgen", 0..<1, "BMW 3 Series"), ("the T-Roc at two", 1..<2, "Volkswagen T-Roc"),
      ("id three please", 0..<2, "Volkswagen ID.3"),
      ("land rover discovery sport", 0..<4, "Land Rover Discovery Sport"),
      ("mercedes c klasse um zehn", 0..<3, "Mercedes-Benz C Class"), ("mazda 3 at 3", 0..<2, "Mazda 3"),
      ("are any golfs free", 2..<3, "Volkswagen Golf"), ("vw polos for friday", 0..<2, "Volkswagen Polo"),
    ])
  func spans(phrase: String, words: Range<Int>, name: String) throws {
    let spans = try store.names(in: phrase.split(separator: " ").map(String.init))
    #expect(spans.map(\.words) == [words])
    #expect(spans.first?.models.map(\.fullName) == [name])
    #expect(spans.first?.isMake == false)
  }

  @Test("a make alone stands for its models")
  func makes() throws {
    let spans = try store.names(in: ["any", "skoda", "tomorrow"])
    #expect(spans.map(\.words) == [1..<2])
    #expect(spans.first?.isMake == true)
    #expect(spans.first?.models.contains { $0.name == "Octavia" } == true)
  }

  @Test("several of a make stand for its models, also where the make is short", arguments: ["skodas", "bmws", "audis"])
  func severalOfAMake(word: String) throws {
    let spans = try store.names(in: ["any", word, "tomorrow"])
    #expect(spans.map(\.words) == [1..<2])
    #expect(spans.first?.isMake == true)
  }

  @Test(
    "times and small words are no names",
    arguments: [
      "at 3", "tomorrow at six", "pick me up at five", "one hour", "um drei", "for 45 minutes", "", "golfing",
    ])
  func none(phrase: String) throws {
    #expect(try store.names(in: phrase.split(separator: " ").map(String.init)).isEmpty)
  }

  @Test("misspelt names are left to the search")
  func misspelt() throws {
    #expect(try store.names(in: ["oktavia", "morgen"]).isEmpty)
  }
}
