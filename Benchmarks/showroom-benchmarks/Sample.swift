import Glibc

/// How long something took, many times over.
struct Sample {
  /// Nanoseconds, shortest first.
  private let sorted: [Double]

  init(_ nanoseconds: [Double]) {
    sorted = nanoseconds.sorted()
  }

  var count: Int { sorted.count }
  var median: Double { quantile(0.5) }
  var slow: Double { quantile(0.95) }

  /// The time that this part of all runs did not exceed.
  private func quantile(_ part: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
  }
}

/// Measures.
enum Stopwatch {
  /// Nanoseconds of the processor that a piece of work took, for what waits for nothing: other programs, which may take
  /// the processor away for a while, do not count.
  static func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    try work()
    return Double(nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start)
  }

  /// Seconds of the processor that a piece of work took in this thread.
  static func threadTime(_ work: () throws -> Void) rethrows -> Double {
    let start = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    try work()
    return Double(nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start) / 1e9
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds that a piece of work took.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  /// Measures two pieces of work in turns, so that whatever else the machine does meets both alike. The first tenth of
  /// the rounds is not counted.
  ///
  /// - Parameter rounds: how often each is measured. The work is told the round.
  static func compare(
    rounds: Int, _ product: (Int) throws -> Double, _ peer: (Int) throws -> Double
  ) rethrows -> (product: Sample, peer: Sample) {
    var products: [Double] = []
    var peers: [Double] = []
    let warmUp = rounds / 10
    for round in 0..<rounds + warmUp {
      // Neither is always the one that comes after the other.
      let isProductFirst = round.isMultiple(of: 2)
      let first = try isProductFirst ? product(round) : peer(round)
      let second = try isProductFirst ? peer(round) : product(round)
      guard round >= warmUp else { continue }
      products.append(isProductFirst ? first : second)
      peers.append(isProductFirst ? second : first)
    }
    return (Sample(products), Sample(peers))
  }
}
