import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("The search as a whole")
struct SearchScoreTests {
  /// How many cases of each class are answered as expected.
  struct Score {
    var classes: [(name: String, right: Int, count: Int)] = []

    mutating func add(_ name: String, _ isRight: Bool) {
      if classes.last?.name != name { classes.append((name, 0, 0)) }
      classes[classes.count - 1].count += 1
      if isRight { classes[classes.count - 1].right += 1 }
    }

    func share(where isCounted: (String) -> Bool) -> Double {
      let counted = classes.filter { isCounted($0.name) }
      let count = counted.reduce(0) { $0 + $1.count }
      return count == 0 ? 0 : Double(counted.reduce(0) { $0 + $1.right }) / Double(count)
    }
  }

  @Test(
    "97 of 100 queries find their car first, 95 of 100 for no car find none",
    arguments: ["queries.tsv", "further.tsv", "sellers.tsv"])
  func score(file: String) throws {
    let store = try SearchFixture.showroom()
    var score = Score()
    for test in SearchFixture.cases(file) {
      let isRight = try store.answers(test)
      score.add(test.kind, isRight)
      if !isRight {
        print("not as expected: \(test.kind), \(test.query), found \(try store.firstName(test.query) ?? "-")")
      }
    }
    for (name, right, count) in score.classes { print("\(name): \(right) of \(count)") }
    #expect(score.classes.count >= 2)
    #expect(score.share { !$0.hasPrefix("negative") && $0 != "unknown" } >= 0.97)
    #expect(score.share { $0.hasPrefix("negative") || $0 == "unknown" } >= 0.95)
  }
}
