import Fuzzing
import TestSupport
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

  @Test("and those since the last fresh start are kept, so that they can be fed again")
  func recent() throws {
    let directory = TemporaryDirectory()
    let inputs: [[UInt8]] = [Array("BEGIN:VCALENDAR".utf8), [], [0xff, 0, 7], Array(repeating: 65, count: 1001)]
    let run = FuzzRun(.holidays, recent: directory.file("recent"))
    for input in inputs { try run.take(input) }
    #expect(RecentInputs.read(File.bytes(directory.file("recent"))) == inputs)
    try run.startAfresh()
    try run.take(inputs[2])
    #expect(RecentInputs.read(File.bytes(directory.file("recent"))) == [inputs[2]])
  }
}
