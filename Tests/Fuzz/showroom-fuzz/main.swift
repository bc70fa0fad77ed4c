import Fuzzing
import Glibc
import TerminalKit
import TestSupport

// showroom-fuzz ENTRANCE [--inputs N] [--seconds N] [--seed S] [--recent FILE]: makes inputs and feeds them.
// showroom-fuzz ENTRANCE --replay FILE: feeds those of a file again.
// Built with -DCOVERAGE and the compiler's fuzzer, and with ENTRANCE in SHOWROOM_FUZZ: libFuzzer makes the inputs; its own
// options follow.
//
// The last line is JSON: how many inputs, the slowest, the memory. Ends with 1 where something was not as promised.

/// What it is told.
struct Arguments {
  var inputs = Int.max
  var seconds = Int.max
  var seed: UInt64 = 1
  var recent: String?
  var replay: String?

  init(_ words: ArraySlice<String>) {
    var words = words
    while let name = words.popFirst() {
      let value = words.popFirst() ?? ""
      switch name {
      case "--inputs": inputs = Int(value) ?? 0
      case "--seconds": seconds = Int(value) ?? 0
      case "--seed": seed = UInt64(value) ?? 1
      case "--recent": recent = value
      case "--replay": replay = value
      default: fail("unknown option: \(name)")
      }
    }
  }
}

func fail(_ message: String) -> Never {
  StandardOutput.write(message + "\n", to: .error)
  exit(2)
}

/// The greatest memory that was used, in kilobytes.
func greatestMemory() -> Int {
  var usage = rusage()
  getrusage(RUSAGE_SELF.rawValue, &usage)
  return usage.ru_maxrss
}

/// Prints a line at once, so that it is there whatever comes after.
func say(_ line: String) { StandardOutput.write(line + "\n") }

func report(_ run: FuzzRun, findings: Int) {
  let shown = String(decoding: run.slowest.input.prefix(60), as: UTF8.self).debugDescription
  say("slowest input (\(run.slowest.input.count) bytes): \(shown)")
  say(
    "{\"entrance\": \"\(run.entrance.rawValue)\", \"inputs\": \(run.count), \"findings\": \(findings), "
      + "\"slowestMilliseconds\": \(Int(run.slowest.seconds * 1000)), \"memoryKB\": \(greatestMemory())}")
}

func generate(_ entrance: Entrance, _ arguments: Arguments) throws -> Int {
  let samples = try InputMaker.Samples()
  var maker = InputMaker(seed: arguments.seed, samples: samples)
  let run = FuzzRun(entrance, recent: arguments.recent)
  let start = time(nil)
  return feed(run) {
    run.count < arguments.inputs && time(nil) - start < arguments.seconds ? maker.input(for: entrance) : nil
  }
}

/// Feeds the inputs of a file again.
func replay(_ entrance: Entrance, _ path: String) -> Int {
  var inputs = RecentInputs.read(File.bytes(path))[...]
  guard !inputs.isEmpty else { fail("\(path): there are no inputs in it") }
  return feed(FuzzRun(entrance)) { inputs.popFirst() }
}

/// Feeds inputs until there are no more, or one goes wrong: what came before it is in the file of recent ones, and with it
/// the same happens again.
///
/// - Returns: how many went wrong, one at most.
func feed(_ run: FuzzRun, _ next: () -> [UInt8]?) -> Int {
  var last: [UInt8] = []
  do {
    while let input = next() {
      last = input
      try run.take(input)
    }
    try run.startAfresh()
  } catch {
    say("FINDING \(error)")
    say("input \(run.count): \(String(decoding: last.prefix(2000), as: UTF8.self).debugDescription)")
    report(run, findings: 1)
    return 1
  }
  report(run, findings: 0)
  return 0
}

#if COVERAGE
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  @_silgen_name("LLVMFuzzerMutate")
  func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

  nonisolated(unsafe) var guided: (run: FuzzRun, samples: InputMaker.Samples)?

  /// A change of an input: libFuzzer's own, one of ours, or an input that is new.
  @_cdecl("LLVMFuzzerCustomMutator")
  func change(_ bytes: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32) -> Int {
    guard let guided, seed % 4 != 0 else { return mutate(bytes, size, most) }
    var maker = InputMaker(seed: UInt64(seed), samples: guided.samples)
    var input = Array(UnsafeBufferPointer(start: bytes, count: size))
    if seed % 4 == 1 { input = maker.input(for: guided.run.entrance) } else { maker.change(&input) }
    let count = min(input.count, most)
    for index in 0..<count { bytes[index] = input[index] }
    return count
  }

  func guide(_ entrance: Entrance) throws -> Never {
    let recent = getenv("SHOWROOM_FUZZ_RECENT").map { String(cString: $0) }
    guided = (FuzzRun(entrance, recent: recent), try InputMaker.Samples())
    var (count, words) = (CommandLine.argc, CommandLine.unsafeArgv)
    let status = runDriver(&count, &words) { start, size in
      do {
        try guided?.run.take(Array(UnsafeBufferPointer(start: start, count: size)))
      } catch {
        fatalError("FINDING \(error)")
      }
      return 0
    }
    if let run = guided?.run { report(run, findings: 0) }
    exit(status)
  }
#endif

#if COVERAGE
  if let name = getenv("SHOWROOM_FUZZ"), let entrance = Entrance(rawValue: String(cString: name)) {
    try guide(entrance)
  }
#endif
guard let entrance = CommandLine.arguments.dropFirst().first.flatMap(Entrance.init) else {
  fail("one of: \(Entrance.allCases.map(\.rawValue).joined(separator: ", "))")
}
let arguments = Arguments(CommandLine.arguments.dropFirst(2))
if let file = arguments.replay {
  exit(replay(entrance, file) == 0 ? 0 : 1)
} else {
  exit(try generate(entrance, arguments) == 0 ? 0 : 1)
}
