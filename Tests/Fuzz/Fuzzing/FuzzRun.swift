import Glibc

/// Gives inputs to an entrance, with all that earlier ones left thrown away now and then, and keeps count.
public final class FuzzRun {
  public let entrance: Entrance
  public private(set) var count = 0
  /// The greatest time of the processor that one input took, in seconds, and that input.
  public private(set) var slowest: (seconds: Double, input: [UInt8]) = (0, [])
  private var receiver: (any Receiver)?
  private var inARow = 0
  private let recent: RecentInputs?

  /// The time of the processor that an input may take, in seconds, whatever it is.
  public static let mostSeconds = 5.0

  /// - Parameter recent: a file that holds the inputs since the last fresh start, even after a crash.
  public init(_ entrance: Entrance, recent: String? = nil) {
    self.entrance = entrance
    self.recent = recent.map { RecentInputs($0) }
  }

  /// - Throws: ``Finding`` where something is not as promised.
  public func take(_ input: [UInt8]) throws {
    if receiver == nil || inARow >= entrance.inputsInARow { try startAfresh() }
    recent?.add(input)
    inARow += 1
    count += 1
    let start = Self.processorTime
    try receiver?.take(input)
    let seconds = Self.processorTime - start
    if seconds > slowest.seconds { slowest = (seconds, input) }
    if seconds > Self.mostSeconds { throw Finding("\(seconds) s for one input of \(input.count) bytes") }
  }

  /// Looks at what the inputs have left, and goes on with everything new.
  public func startAfresh() throws {
    let last = receiver
    (receiver, inARow) = (nil, 0)
    try last?.finish()
    recent?.clear()
    receiver = try entrance.receiver()
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The last inputs in a file that is memory at the same time, so that they are there whatever becomes of the program. Each
/// has its length before it, four bytes, the least first.
public final class RecentInputs {
  private static let size = 64 << 20
  private let bytes: UnsafeMutableRawBufferPointer?
  private var end = 0

  init(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    guard descriptor >= 0, ftruncate(descriptor, Self.size) == 0,
      let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), start != MAP_FAILED
    else {
      bytes = nil
      return
    }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: Self.size)
  }

  func add(_ input: [UInt8]) {
    guard let bytes, end + input.count + 8 <= bytes.count else { return }
    bytes.storeBytes(of: UInt32(input.count), toByteOffset: end, as: UInt32.self)
    bytes[(end + 4)..<(end + 4 + input.count)].copyBytes(from: input)
    end += (4 + input.count + 3) / 4 * 4
    bytes.storeBytes(of: UInt32.max, toByteOffset: end, as: UInt32.self)
  }

  func clear() {
    end = 0
    bytes?.storeBytes(of: UInt32.max, toByteOffset: 0, as: UInt32.self)
  }

  /// The inputs in such a file.
  public static func read(_ file: [UInt8]) -> [[UInt8]] {
    var inputs: [[UInt8]] = []
    var place = 0
    while place + 4 <= file.count {
      let length = (0..<4).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
      guard length != Int(UInt32.max), place + 4 + length <= file.count else { break }
      inputs.append(Array(file[(place + 4)..<(place + 4 + length)]))
      place += (4 + length + 3) / 4 * 4
    }
    return inputs
  }
}
