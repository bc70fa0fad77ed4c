import Glibc

/// Why a time zone could not be read.
public enum TimeZoneError: Error, Hashable, Sendable {
  /// The name is not written like an IANA name; it was not looked up.
  case invalidIdentifier(String)
  /// No file of that name is in the folder.
  case unknownIdentifier(String, folder: String)
  /// The file is there and could not be used; `reason` says why, in English, for a log.
  case unreadable(path: String, reason: String)
}

extension TimeZoneRules {
  /// Where the system keeps its zones: `$TZDIR`, else /usr/share/zoneinfo.
  public static var systemFolder: String {
    guard let value = getenv("TZDIR") else { return "/usr/share/zoneinfo" }
    let folder = String(cString: value)
    return folder.isEmpty ? "/usr/share/zoneinfo" : folder
  }

  /// Reads the rules of the zone that IANA calls `identifier`, such as "Europe/Berlin".
  ///
  /// "UTC" needs no file. Names are checked before they become a path: none can leave `folder`.
  public init(identifier: String, folder: String = TimeZoneRules.systemFolder) throws(TimeZoneError) {
    guard Self.isWellFormed(identifier) else { throw .invalidIdentifier(identifier) }
    if identifier == "UTC" {
      self = .utc
      return
    }
    let path = "\(folder)/\(identifier)"
    guard let bytes = try Self.contents(of: path) else {
      throw .unknownIdentifier(identifier, folder: folder)
    }
    try self.init(identifier: identifier, path: path, bytes: bytes)
  }

  /// Makes rules from the bytes of a compiled file; `path` is for the error alone.
  init(identifier: String, path: String, bytes: [UInt8]) throws(TimeZoneError) {
    do {
      let file = try TimeZoneFile(bytes)
      self.init(
        identifier: identifier, changeTimes: file.changeTimes, changeTypes: file.changeTypes,
        localTypes: file.localTypes, footer: file.footer)
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ fault: TimeZoneFile.Fault) -> String {
    switch fault {
    case .notATimeZoneFile: "not a time-zone file"
    case .tooShort: "cut short"
    case .inconsistent(let part): "damaged (\(part))"
    case .countsLeapSeconds: "counts leap seconds"
    case .badFooter: "damaged (rule for later years)"
    }
  }

  /// Whether `identifier` is written like an IANA name: parts of letters, digits, `_`, `+`, `-` and `.`, joined by
  /// `/`, no part empty or beginning with a dot, at most 100 characters.
  public static func isWellFormed(_ identifier: String) -> Bool {
    guard identifier.utf8.count <= 100 else { return false }
    return identifier.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      part.first != nil && part.first != UInt8(ascii: ".") && part.allSatisfy(isNameByte)
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The largest file that is read; the largest zone there is has some 4 KB.
  private static let greatestSize = 1 << 18

  /// The bytes of a regular file, or nil when there is none of that name.
  private static func contents(of path: String) throws(TimeZoneError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size <= greatestSize else { throw .unreadable(path: path, reason: "not a time-zone file") }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, size))
    }
  }
}
