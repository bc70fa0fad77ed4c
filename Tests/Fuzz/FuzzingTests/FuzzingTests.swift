import Fuzzing
import Testing

@Suite("Inputs that nobody vouches for")
struct FuzzingTests {
  private static let counts: [Entrance: Int] = [
    .line: 60, .understand: 300, .find: 100, .cars: 500, .exchange: 12, .holidays: 500, .store: 3,
  ]

  @Test("none leads to a crash, to output that steers, or to a store that is not sound", arguments: Entrance.allCases)
  func sample(entrance: Entrance) throws {
    var maker = InputMaker(seed: 20_261_130, samples: try InputMaker.Samples())
    let run = FuzzRun(entrance)
    for _ in 0..<(Self.counts[entrance] ?? 100) { try run.take(maker.input(for: entrance)) }
    try run.startAfresh()
  }
}
