import Glibc

/// Small files.
enum TextFile {
  /// A file whole; empty where it can not be read.
  static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The bytes of a file; none where it can not be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  /// Bytes of a file; 0 where there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_size : 0
  }

  /// The lines of a file, without empty ones.
  static func lines(_ path: String) -> [String] { text(path).split(separator: "\n").map(String.init) }
}
