import Glibc

/// A directory of its own for a test, removed with all that is in it when the object goes.
public final class TemporaryDirectory {
  /// The directory's absolute path.
  public let path: String

  /// Makes a new directory that only this user can enter.
  public init() {
    var template = Array("\(Self.parent)/showroom-test-XXXXXX\0".utf8CString.dropLast())
    guard mkdtemp(&template) != nil else { fatalError("cannot make a directory under \(Self.parent)") }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// Removes a file, or a directory with all that is in it; a link, never what it leads to.
  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for name in File.names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of something in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  private static var parent: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }
}

/// What tests ask about files.
public enum File {
  /// All bytes of a file; none where it cannot be read.
  public static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// A file's content as text, broken UTF-8 repaired.
  public static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// Writes a file anew.
  public static func write(_ bytes: some Sequence<UInt8>, to path: String) {
    guard let file = fopen(path, "wb") else { fatalError("cannot write \(path)") }
    defer { fclose(file) }
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
  }

  /// The permission bits, as 0o600; nil where there is no such file.
  public static func mode(_ path: String) -> UInt32? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The names in a directory, sorted.
  public static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
