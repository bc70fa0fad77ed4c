import Glibc

extension TimeZoneRules {
  /// The IANA name of the host's own zone: from `$TZ`, else /etc/timezone, else the link /etc/localtime; "UTC" when
  /// none of them names a zone that can be read.
  ///
  /// This is for setting a showroom up. Afterwards its zone is a setting, whatever the host thinks.
  public static func hostIdentifier() -> String {
    let candidates = [{ environmentZone() }, { firstLine(of: "/etc/timezone") }, { linkedZone("/etc/localtime") }]
    for candidate in candidates {
      if let name = candidate(), isReadable(name) { return name }
    }
    return "UTC"
  }

  private static func isReadable(_ name: String) -> Bool {
    (try? TimeZoneRules(identifier: name)) != nil
  }

  /// The zone that `$TZ` names, if it names one: "Europe/Berlin", ":Europe/Berlin", or a path below the zones.
  private static func environmentZone() -> String? {
    guard let value = getenv("TZ") else { return nil }
    let text = String(cString: value)
    return identifier(inPath: text.hasPrefix(":") ? String(text.dropFirst()) : text)
  }

  private static func linkedZone(_ path: String) -> String? {
    linkTarget(path).flatMap(identifier(inPath:)) ?? resolvedPath(path).flatMap(identifier(inPath:))
  }

  /// What follows "zoneinfo/" in a path; a text that is no path is taken as it is.
  static func identifier(inPath text: String) -> String? {
    guard text.hasPrefix("/") || text.hasPrefix(".") else { return text.isEmpty ? nil : text }
    let parts = text.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo"), folder + 1 < parts.count else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  private static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  private static func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The first line of a small text file, without spaces around it.
  private static func firstLine(of path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count, file)
    let line = buffer[..<count].prefix { $0 > 32 }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
