import LanguageKit
import ShowroomCore
import ShowroomShell
import ShowroomStore

/// Answers lines as `showroom understand` does, one JSON value in, one out, and says what each took. `Benchmarks/run` gives
/// the cases and judges the answers.
struct GivenCases {
  private let session: Session

  /// - Parameter path: a file for a demonstration showroom of its own.
  init(store path: String) throws {
    session = Session(Context(showroom: try Demonstration(path: path).showroom))
  }

  /// Runs every line as often as `rounds` says, all of them once before any is repeated, and prints a line for each: the
  /// answer, and the seconds of the processor.
  func run(_ path: String, rounds: Int) {
    let lines = TextFile.lines(path)
    var times = [[Double]](repeating: [], count: lines.count)
    for _ in 0..<rounds {
      for (place, line) in lines.enumerated() {
        times[place].append(Stopwatch.threadTime { _ = session.understandBatch(line).text })
      }
    }
    for (line, taken) in zip(lines, times) {
      print("{\"answer\": \(session.understandBatch(line).text), \"times\": \(taken)}")
    }
  }
}
