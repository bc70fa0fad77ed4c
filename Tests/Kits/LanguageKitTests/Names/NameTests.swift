import LanguageKit
import Testing

@Suite("Names in pieces")
struct NameWordTests {
  @Test(
    "a name is cut at spaces and at marks inside it",
    arguments: [
      ("T-Roc", ["t", "roc"]), ("ID.3", ["id", "3"]), ("Pro_cee'd", ["pro", "ceed"]),
      ("Citroën C3", ["citroen", "c3"]),
      ("Golf, Polo", ["golf", "polo"]), ("1.4 TSI", ["1.4", "tsi"]), ("2.0TDI", ["2.0", "tdi"]),
      ("120.000 km", ["120.000", "km"]), ("#1", ["1"]), ("golf*", ["golf"]), ("Town & Country", ["town", "country"]),
      ("Qashqai+2", ["qashqai", "2"]), ("\u{0}\u{7}", []), ("", []),
    ])
  func cut(name: String, pieces: [String]) {
    #expect(NameWord.cut(name).map(\.text) == pieces)
  }

  @Test("what a hyphen, dot or underscore joins is remembered")
  func joined() {
    #expect(NameWord.cut("VW T-Roc Golf_4").map(\.isJoined) == [false, false, true, false, true])
  }

  @Test("no more than the greatest number of pieces is read of any text")
  func bounded() {
    #expect(NameWord.cut(String(repeating: "a ", count: 50_000)).count == NameWord.greatestCount)
    #expect(NameWord.cut(String(repeating: "x", count: 100_000)).count == 1)
  }
}

@Suite("Numbers said in names")
struct NumberNameTests {
  @Test(
    "number words give the digits that are said",
    arguments: [
      ("nine eleven", "911"), ("nine one one", "911"), ("seven eighteen", "718"), ("three hundred", "300"),
      ("three twenty", "320"), ("two oh eight", "208"), ("two thousand eight", "2008"), ("twenty nineteen", "2019"),
      ("twenty one", "21"), ("dreihundert", "300"), ("zweihundertzwanzig", "220"), ("einundzwanzig", "21"),
      ("zweitausendacht", "2008"), ("funf", "5"), ("acht", "8"),
    ])
  func digits(words: String, digits: String) {
    let numbers = words.split(separator: " ").compactMap { NumberName.value(of: String($0)) }
    #expect(numbers.count == words.split(separator: " ").count)
    #expect(NumberName.digits(numbers) == digits)
  }

  @Test("other words are no numbers", arguments: ["golf", "ein", "hundertwasser", "undundund", "wunderbar"])
  func none(word: String) {
    #expect(NumberName.value(of: word) == nil)
  }
}

@Suite("Slips of the keys")
struct EditDistanceTests {
  @Test(
    "one edit for each letter left out, put in, replaced or swapped",
    arguments: [
      ("golf", "golf", 0), ("vitraa", "vitara", 1), ("hnda", "honda", 1), ("mofel", "model", 1), ("xeed", "xceed", 1),
      ("tarusu", "taurus", 2), ("fyung", "flying", 2), ("", "ab", 2),
    ])
  func distance(typed: String, meant: String, edits: Int) {
    #expect(EditDistance.between(typed, meant, limit: 2) == edits)
    #expect(EditDistance.between(meant, typed, limit: 2) == edits)
  }

  @Test("more edits than allowed are no number, and long words are not compared")
  func tooFar() {
    #expect(EditDistance.between("golf", "polo", limit: 1) == nil)
    let long = String(repeating: "a", count: 100)
    #expect(EditDistance.between(long, long, limit: 2) == nil)
  }

  @Test(
    "words at most two slips apart share a key",
    arguments: [("octavia", "oktavia"), ("sandero", "sndeor"), ("dutse", "duster")])
  func keys(meant: String, typed: String) {
    #expect(!DeletionKeys.keys(of: meant, slips: 2).isDisjoint(with: DeletionKeys.keys(of: typed, slips: 2)))
    #expect(DeletionKeys.keys(of: meant, slips: 2).count <= 29)
  }

  @Test("keys side by side on either keyboard")
  func neighbours() {
    #expect(Keyboard.areNeighbours(UInt8(ascii: "g"), UInt8(ascii: "f")))
    #expect(Keyboard.areNeighbours(UInt8(ascii: "z"), UInt8(ascii: "u")))
    #expect(!Keyboard.areNeighbours(UInt8(ascii: "p"), UInt8(ascii: "y")))
  }
}

@Suite("Names as they are heard")
struct SoundKeyTests {
  @Test(
    "two spellings of one sound",
    arguments: [
      ("porsha", "porsche"), ("sitroen", "citroen"), ("pewgeo", "peugeot"), ("oddy", "audi"), ("cashkai", "qashqai"),
      ("mersaydees", "mercedes"), ("lambogeeny", "lamborghini"), ("reno", "renault"), ("jagwar", "jaguar"),
      ("folkswagen", "volkswagen"), ("krysler", "chrysler"), ("enyak", "enyaq"), ("hunday", "hyundai"),
      ("yundai", "hyundai"), ("datcha", "dacia"), ("skoder", "skoda"), ("masaratti", "maserati"), ("leksus", "lexus"),
      ("tigwan", "tiguan"),
    ])
  func alike(heard: String, name: String) throws {
    let one = try #require(SoundKey(heard))
    let other = try #require(SoundKey(name))
    #expect(one.isLike(other), "\(one.full) \(other.full)")
  }

  @Test(
    "other names sound different",
    arguments: [("honda", "hyundai"), ("polo", "golf"), ("lexus", "lotus"), ("yaris", "eries"), ("karoq", "kamiq")])
  func different(one: String, other: String) throws {
    let first = try #require(SoundKey(one))
    let second = try #require(SoundKey(other))
    #expect(!first.isLike(second))
  }
}
