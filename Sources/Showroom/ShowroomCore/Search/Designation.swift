/// What an engine's name says of the class: "e220d" is an E class, "320i" a 3 series.
public struct Designation: Hashable, Sendable {
  /// The form of the class that the index holds.
  public let key: String

  /// Reads letters and digits in one: up to three letters, an engine's number and up to three letters; or a series, two
  /// digits that engines of it have, and up to three letters. Nil for anything else, so that "308" is no 3 series.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let stem = bytes.prefix { $0 >= 0x61 }.count
    let digits = bytes[stem...].prefix { (0x30...0x39).contains($0) }.count
    let ending = bytes[(stem + digits)...]
    guard (2...3).contains(digits), ending.count <= 3, ending.allSatisfy({ $0 >= 0x61 }) else { return nil }
    guard Self.isEnding(String(decoding: ending, as: UTF8.self), behindLetter: stem > 0) else { return nil }
    let number = bytes[stem..<stem + digits].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    if stem == 0 || stem == 1 && bytes[0] == UInt8(ascii: "m") && digits == 3 {
      guard (100...999).contains(number), Self.seriesEngines.contains(number % 100) else { return nil }
      key = "\(number / 100)##"
    } else {
      guard stem <= 3, Self.isClassEngine(number) else { return nil }
      key = String(decoding: bytes[..<stem], as: UTF8.self) + "##"
    }
  }

  /// What stands behind the number: fuels, bodies and driven wheels. "r32dsg" is no R class.
  private static let endings: Set<String> = [
    "d", "i", "e", "h", "t", "k", "l", "s", "c", "x", "ci", "cd", "cs", "is", "it", "ti", "td", "tds", "ic", "id", "xi",
    "xd", "sd", "si", "gt", "li", "ld", "le", "de", "dx", "ix", "ds", "te", "tt", "xe", "ie",
  ]
  /// Those behind a letter and a number: "e220cdi", but "220 CDI" is no 2 series.
  private static let starEndings: Set<String> = ["cdi", "cgi", "amg", "bt"]

  private static func isEnding(_ text: String, behindLetter: Bool) -> Bool {
    text.isEmpty || endings.contains(text) || behindLetter && starEndings.contains(text)
  }

  private static let seriesEngines: Set<Int> = [
    14, 15, 16, 18, 20, 23, 24, 25, 28, 30, 35, 40, 45, 50, 60,
  ]

  private static func isClassEngine(_ number: Int) -> Bool {
    if number >= 100 { return number <= 650 && number % 10 == 0 }
    return [32, 35, 36, 43, 45, 53, 55, 63, 65].contains(number)
  }
}
