import ShowroomCore
import Testing

@testable import ShowroomStore

/// Faults that people reported of other engines, by their number in our list.
@Suite("Reported faults")
struct SearchReportTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  @Test(
    "1: punctuation changes nothing", arguments: ["golf.", "golf!", "(golf)", "\"golf\"", "golf?", "golf*", "-golf"])
  func punctuation(query: String) throws {
    #expect(try store.foundNames(query) == store.foundNames("golf"))
  }

  @Test("2: marks alone find nothing and do no harm", arguments: ["=", "/", "\\", "*", "\"", "'", "(", "^", ":", "--"])
  func marks(query: String) throws {
    let answer = try store.answer(to: query, limit: 5)
    #expect(answer.matches.isEmpty)
    #expect(answer.miss == .nothingSaid)
  }

  @Test(
    "4: hyphens and digits stand in names",
    arguments: [
      ("F-150", "Ford F-150"), ("C-Class", "Mercedes-Benz C Class"), ("9-3", "Saab 9-3"), ("cx-5", "Mazda CX-5"),
    ])
  func hyphens(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("5: apostrophes and underscores", arguments: ["Pro_cee'd", "pro cee'd", "pro_ceed", "PRO-CEE’D"])
  func apostrophes(query: String) throws {
    #expect(try store.firstName(query) == "Kia Pro_cee'd")
  }

  @Test(
    "6: dots in names and in engines", arguments: [("ID.3", "Volkswagen ID.3"), ("golf 1.5 TSI", "Volkswagen Golf")])
  func dots(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("7: apostrophes and slashes between words", arguments: ["don't golf", "golf/x", "golf'"])
  func slashes(query: String) throws {
    #expect(try store.firstName(query) == "Volkswagen Golf")
  }

  @Test(
    "8: a number is never taken for another", arguments: ["peugeot 309", "peugeot 207", "audi a7", "bmw x2", "mazda 8"])
  func numbers(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
  }

  @Test(
    "A number is not put together of two words",
    arguments: [
      ("BMW X3 30d", "BMW X3"), ("X5 40d M-Sport", "BMW X5"), ("Audi A6 50 TDI", "Audi A6"),
      ("X 250 d", "Mercedes-Benz X-CLASS"),
    ])
  func numbersOfTwoWords(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test(
    "What a car's name only begins with is another car",
    arguments: [
      "Ford Transit", "Citroen C5", "Land Rover Discovery 4", "Fiat 500L", "Mercedes 190 E",
      "Mini Clubman Cooper", "SLK 200",
    ])
  func otherCars(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
  }

  @Test(
    "What a name goes on with finds it, and so do its first letters",
    arguments: [
      ("Transit Connect", "Ford Transit Connect"), ("S-Cross", "Suzuki SX4 S-Cross"),
      ("land rov disc", "Land Rover Discovery Sport"),
      ("Escalade", "Cadillac Escalade ESV"), ("308cc", "Peugeot 308"), ("Jaguar XE R-Sport", "Jaguar XE"),
    ])
  func partsOfNames(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test(
    "An Auto is a car where German is spoken, and a gearbox where it is not",
    arguments: [("schwarzes Auto", "black", nil), ("ein rotes Auto", "red", nil), ("diesel auto", nil, "auto")]
      as [(String, String?, String?)])
  func autos(query: String, colour: String?, gearbox: String?) throws {
    let cars = try store.search(query, limit: 3).compactMap(\.car)
    #expect(!cars.isEmpty)
    for car in cars {
      if let colour { #expect(car.facts.colour?.contains(colour) == true) }
      if let gearbox { #expect(car.facts.transmission?.contains(gearbox) == true) }
    }
  }

  @Test(
    "Makers' codes for a series name it",
    arguments: [
      ("BMW E46 Touring", "BMW 3 Series"), ("W211 Kombi", "Mercedes-Benz E Class"), ("Porsche 997", "Porsche 911"),
    ])
  func codes(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test(
    "8: 308 and 208, A4 and A6 are each itself",
    arguments: [("308", "Peugeot 308"), ("208", "Peugeot 208"), ("a4", "Audi A4")])
  func numbersThatAreThere(query: String, name: String) throws {
    #expect(try store.foundNames(query) == [name])
  }

  @Test("10: designations that differ in a digit", arguments: ["cx-6", "xc70", "qx50", "f-250", "rav5", "id.6"])
  func designations(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
  }

  @Test(
    "12: a short word is no match for a long name that holds its letters", arguments: ["america", "on", "ring", "ant"])
  func lengths(query: String) throws {
    #expect(try store.search(query, limit: 5).allSatisfy { $0.quality == .prefix })
    #expect(try store.search("america", limit: 5).isEmpty)
  }

  @Test(
    "13: split and joined forms, and halves",
    arguments: [
      ("4 c", "Alfa Romeo 4C"), ("4-c", "Alfa Romeo 4C"), ("mach", "Ford Mustang Mach-E"), ("i-20", "Hyundai i20"),
    ])
  func splits(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test(
    "14: words written as one",
    arguments: [("modely", "Tesla Model Y"), ("vwgolf", "Volkswagen Golf"), ("landcruiser", "Toyota Land Cruiser")])
  func joins(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
    #expect(try store.search("landrover", limit: 9).allSatisfy { $0.model.make == "Land Rover" })
  }

  @Test(
    "16: ID.3 is id3 is id 3 is id three is id drei",
    arguments: ["ID.3", "id3", "id 3", "id three", "id drei", "I.D.3"])
  func dotsBetweenLetters(query: String) throws {
    #expect(try store.firstName(query) == "Volkswagen ID.3")
  }

  @Test(
    "18: a misspelt other name",
    arguments: [("chevvy camaro", "Chevrolet Camaro"), ("beemmer x5", "BMW X5"), ("chevyy cruze", "Chevrolet Cruze")])
  func misspeltAliases(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test(
    "19: other names of several words",
    arguments: [("golf sportsvan", "Volkswagen Golf SV"), ("leon cupra", "Seat Leon")])
  func longAliases(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("20: the name itself before those that are near it")
  func exactFirst() throws {
    let found = try store.search("ceed", limit: 5)
    #expect(found.first?.model.name == "Ceed")
    #expect(found.first?.quality == .exact)
  }

  @Test("22: words under four letters are never guessed", arguments: ["kea", "ap", "xr", "gof", "ar4"])
  func shortWords(query: String) throws {
    #expect(try store.search(query, limit: 5).allSatisfy { $0.quality < .oneTypo })
  }

  @Test(
    "23: one and two letters find names",
    arguments: [
      ("a4", "Audi A4"), ("x5", "BMW X5"), ("up", "Volkswagen Up"), ("xe", "Jaguar XE"), ("c3", "Citroën C3"),
    ])
  func shortNames(query: String, name: String) throws {
    #expect(try store.firstName(query) == name)
  }

  @Test("23: signs of other scripts find nothing, and nothing else instead", arguments: ["雨", "quick 雨", "ض"])
  func otherScripts(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
  }

  @Test("25: a make with many models gives as many as are asked for")
  func commonWords() throws {
    #expect(try store.search("mercedes", limit: 3).count == 3)
    #expect(
      try store.search("class", limit: 20).allSatisfy { $0.model.make == "Mercedes-Benz" || $0.model.make == "BMW" })
  }

  @Test("26: umlauts, ss and other letters", arguments: ["skoda fabia", "škoda fabia", "ŠKODA FABIA", "ſkoda fabia"])
  func letters(query: String) throws {
    #expect(try store.firstName(query) == "Skoda Fabia")
  }

  @Test("26: ä is a is ae", arguments: ["Käfer", "kaefer", "kafer"])
  func umlauts(query: String) throws {
    let store = try SearchFixture.store([("Volkswagen", "Beetle"), ("Mercedes-Benz", "G-Class")])
    #expect(try store.firstName(query) == "Volkswagen Beetle")
    #expect(try store.firstName("g wagen") == "Mercedes-Benz G-Class")
  }

  @Test(
    "27: words of every request weigh nothing", arguments: ["test drive", "car", "show me the", "Probefahrt mit dem"])
  func stopWords(query: String) throws {
    #expect(try store.search(query, limit: 5).isEmpty)
    #expect(try store.foundNames("\(query) superb") == store.foundNames("superb"))
  }

  @Test(
    "29: by sound, and marked as a guess", arguments: [("pewgeo 208", "Peugeot 208"), ("reno clio", "Renault Clio")])
  func sounds(query: String, name: String) throws {
    let first = try #require(try store.search(query, limit: 1).first)
    #expect("\(first.model.make) \(first.model.name)" == name)
    #expect(!first.quality.isCertain)
  }

  @Test("31: from the first letter on", arguments: ["k", "ka", "kam", "kami", "kamiq"])
  func beginnings(query: String) throws {
    #expect(try store.foundNames(query, limit: 30).contains("Skoda Kamiq"))
  }
}
