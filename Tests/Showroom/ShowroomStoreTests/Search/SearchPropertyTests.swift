import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("What always holds of the search")
struct SearchPropertyTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  @Test("every car is found by its make and model, and by its model and make")
  func everyCar() throws {
    for draft in SearchFixture.drafts {
      let expected = NameForms.makeKey("\(draft.make) \(draft.model)")
      for query in ["\(draft.make) \(draft.model)", "\(draft.model) \(draft.make)"] {
        let found = try store.firstName(query).map(NameForms.makeKey)
        #expect(found == expected, "\(query)")
      }
    }
  }

  @Test("the order of the words does not matter")
  func wordOrder() throws {
    var random = SeededGenerator(seed: 11)
    for test in SearchFixture.cases("queries.tsv") where !test.query.contains("three") && !test.query.contains("nine") {
      let words = test.query.split(separator: " ").map(String.init)
      guard words.count == 2 || test.kind == "exact" || test.kind == "word_order" else { continue }
      guard !["hostile", "number_words", "phonetic", "joined_split", "designation", "punct"].contains(test.kind) else {
        continue
      }
      let shuffled = words.shuffled(using: &random).joined(separator: " ")
      #expect(try store.firstName(shuffled) == store.firstName(test.query), "\(test.query), \(shuffled)")
    }
  }

  @Test("accents and case do not matter")
  func accents() throws {
    for draft in SearchFixture.drafts {
      let plain = "\(draft.make) \(draft.model)"
      let other = plain.uppercased().replacing("E", with: "É").replacing("O", with: "Ö").replacing("A", with: "à")
      #expect(try store.firstName(other) == store.firstName(plain), "\(other)")
    }
  }

  @Test("adding a car never hides another's exact name")
  func adding() throws {
    let store = try SQLiteStore.inMemory()
    var random = SeededGenerator(seed: 5)
    var added: [String] = []
    for draft in SearchFixture.drafts.shuffled(using: &random).prefix(90) {
      _ = try store.addCar(draft)
      added.append("\(draft.make) \(draft.model)")
      let name = added.randomElement(using: &random) ?? ""
      #expect(try store.firstName(name).map(NameForms.makeKey) == NameForms.makeKey(name), "\(name)")
    }
  }

  @Test("any text at all gives an answer or a reason")
  func anyText() throws {
    var random = SeededGenerator(seed: 99)
    let pieces = [
      "golf", "bmw", "3", "er", "class", "-", ".", "\u{0}", "\u{1F697}", "ß", "\"", "'", "%", "_", " ", "\n", "\u{301}",
      "a4", "1.4", "雨", "mercedes", "two", "hundred",
    ]
    for _ in 0..<1500 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let answer = try store.answer(to: text, limit: 5, thisYear: 2026)
      #expect(answer.matches.isEmpty == (answer.miss != nil), "\(text)")
      _ = try store.names(in: text.split(separator: " ").map(String.init))
    }
  }

  @Test(
    "texts of a hundred thousand characters",
    arguments: ["a", "golf ", "9", "ä", "\u{0}", "bmw x5 ", "-", "1.", "\u{301}", "zweihundert", "hundert"])
  func longTexts(piece: String) throws {
    let text = String(repeating: piece, count: 100_000 / piece.count)
    let answer = try store.answer(to: text, limit: 5)
    #expect(answer.matches.count <= 5)
    _ = try store.names(in: text.split(separator: " ").map(String.init))
  }

  @Test("broken UTF-8 is no error")
  func brokenText() throws {
    let text = String(decoding: [0x67, 0x6F, 0x6C, 0x66, 0x20, 0xFF, 0xC3, 0x28, 0xE2, 0x82] as [UInt8], as: UTF8.self)
    #expect(try store.firstName(text) == "Volkswagen Golf")
  }
}
