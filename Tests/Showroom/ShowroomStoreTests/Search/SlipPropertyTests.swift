import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("Slips of the keys, made up")
struct SlipPropertyTests {
  private let store: SQLiteStore

  init() throws { store = try SearchFixture.showroom() }

  /// A word with a letter left out, put in, replaced or swapped with the one before.
  private func slipped(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    let place = Int.random(in: 1..<letters.count, using: &random)
    let letter = Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letter, at: place)
    case 2: letters[place] = letter
    default: letters.swapAt(place, place - 1)
    }
    return String(letters)
  }

  /// How many of many names, each with slips in its longest word, are found first.
  private func share(slips: Int) throws -> Double {
    var random = SeededGenerator(seed: 21)
    var (count, right) = (0, 0)
    for draft in SearchFixture.drafts {
      var words = Folding.fold("\(draft.make) \(draft.model)").split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let long = words.indices.filter { words[$0].count >= 5 + slips && words[$0].allSatisfy(\.isLetter) }
      guard let place = long.randomElement(using: &random) else { continue }
      for _ in 0..<slips { words[place] = slipped(words[place], &random) }
      count += 1
      let found = try store.firstName(words.joined(separator: " ")).map(NameForms.makeKey)
      if found == NameForms.makeKey("\(draft.make) \(draft.model)") { right += 1 }
    }
    #expect(count > 100)
    return Double(right) / Double(count)
  }

  @Test("One slip in a long word of make and model does not hide the car") func oneSlip() throws {
    #expect(try share(slips: 1) >= 0.97)
  }

  @Test("Two slips in a long word of make and model hardly ever hide the car") func twoSlips() throws {
    #expect(try share(slips: 2) >= 0.93)
  }

  @Test("Words that were drawn by lot find nothing")
  func nonsense() throws {
    var random = SeededGenerator(seed: 8)
    var found = 0
    for _ in 0..<400 {
      let word = (0..<Int.random(in: 7...10, using: &random)).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
      }
      if try !store.search(String(word), limit: 1).isEmpty { found += 1 }
    }
    #expect(found <= 4)
  }
}
