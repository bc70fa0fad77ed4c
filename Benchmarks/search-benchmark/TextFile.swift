import Glibc

/// Reads a file whole.
enum TextFile {
  static func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

  /// The bytes of a file; none where it can not be read.
  static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}

/// The time that the processor gives this thread.
enum ThreadTime {
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
