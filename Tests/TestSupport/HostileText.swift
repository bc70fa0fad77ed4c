/// Texts that somebody could enter to do harm: to the terminal, to a line of output, to a file or to a query.
public struct HostileText: Sendable, CustomStringConvertible {
  /// What it tries.
  public let purpose: String
  /// The text itself.
  public let text: String

  public var description: String { purpose }

  public static let all: [HostileText] = [
    .init("clears the screen", "\u{1b}[2J\u{1b}[HGolf"),
    .init("sets the title of the window", "\u{1b}]0;owned\u{7}"),
    .init("writes to the clipboard", "\u{1b}]52;c;cm0gLXJm\u{1b}\\"),
    .init("makes a link", "\u{1b}]8;;http://evil.example\u{1b}\\here\u{1b}]8;;\u{1b}\\"),
    .init("asks the terminal for an answer", "\u{1b}[6n\u{1b}[c\u{5}"),
    .init("uses the 8-bit form of escape", "\u{9b}2J\u{9d}0;x\u{9c}"),
    .init("goes back over what was printed", "Anna\u{8}\u{8}\u{8}\u{8}Otto\rForged"),
    .init("rings and deletes", "a\u{7}\u{7f}b"),
    .init("forges a line", "Anna\nBooked: drive 99."),
    .init("forges a line with CRLF", "Anna\r\nBcc: all@example.com\r\n\r\nbody"),
    .init("forges a line with Unicode's breaks", "a\u{2028}b\u{2029}c\u{85}d\u{b}e\u{c}f"),
    .init("forges a row of a table", "Anna\t│ 99 │ confirmed"),
    .init("forges a journal line", "x\n12  2026-11-30  10:00  staff  booked drive 99"),
    .init("forges an event", "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged"),
    .init("forges a parameter", "x\";ROLE=CHAIR:mailto:evil@example.com"),
    .init("turns the order around", "abc\u{202e}gpj.exe\u{202c}"),
    .init("isolates a direction", "\u{2066}abc\u{2069}\u{2067}x\u{200f}\u{200e}\u{61c}"),
    .init("hides in no width", "An\u{200b}na\u{200c}\u{2060}\u{feff}\u{ad}\u{180e}"),
    .init("hides in tags", "ok\u{e0041}\u{e0042}\u{e007f}"),
    .init("is filled with nothing", "\u{3164}\u{115f}\u{ffa0}\u{34f}x"),
    .init("piles up marks", "Z" + String(repeating: "\u{301}\u{323}", count: 30)),
    .init("ends a text in C", "Anna\u{0}DROP"),
    .init("is a formula", "=cmd|' /C calc'!A0"),
    .init("is a formula with a plus", "+1+cmd|' /C calc'!A0"),
    .init("is a formula with a minus", "-2+3+cmd|' /C calc'!A0"),
    .init("is a formula with an at", "@SUM(1+9)*cmd|' /C calc'!A0"),
    .init("is a formula after a tab", "\t=1+1"),
    .init("is a formula after a quotation mark", "\"=1+1"),
    .init("is a formula in the full width", "\u{ff1d}1+1"),
    .init("opens a field of its own", "a,b\",\"=1+1"),
    .init("is SQL", "'); DROP TABLE customer; --"),
    .init("is SQL in double quotation marks", "\" OR 1=1 --"),
    .init("is a pattern", "%_*?[a-z]"),
    .init("is FTS5", "NEAR(a b) OR make:* AND ^\"x\" NOT {model}"),
    .init("is a format", "%s%n%x%@%d%lld"),
    .init("is an interpolation", "\\(secret) ${HOME} {{drive}} {name} {phone}"),
    .init("is for the shell", "$(touch pwned); `touch pwned` | touch pwned & > pwned"),
    .init("is an option", "--force"),
    .init("is a path", "../../../../etc/passwd"),
    .init("is a path at the root", "/etc/passwd"),
    .init("is JSON", "\"}, {\"id\": 1, \"x\": \""),
    .init("holds its own quotation marks", "“„‚‘’\"'«»\\\\\\\"\\'"),
    .init("is a surrogate's neighbour", "\u{fffd}\u{ffff}\u{10ffff}\u{e000}"),
    .init("is a family", "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽"),
  ]

  init(_ purpose: String, _ text: String) {
    (self.purpose, self.text) = (purpose, text)
  }
}

extension HostileText {
  /// Whether a scalar could steer a terminal, break a line, hide, or turn the order of what is read around. Told apart from
  /// the product's own rule, so that one checks the other.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f...0x9f, 0xad, 0x34f, 0x61c, 0x115f...0x1160, 0x180e, 0x200b...0x200c, 0x200e...0x200f,
      0x2028...0x202e, 0x2060...0x206f, 0x3164, 0xfeff, 0xffa0, 0xe0000...0xe007f:
      true
    default: false
    }
  }

  /// The first harmful scalar of a text; line feeds are looked over where lines are meant.
  public static func harm(in text: String, linesAllowed: Bool = true) -> Unicode.Scalar? {
    text.unicodeScalars.first { isHarmful($0) && !(linesAllowed && $0 == "\n") }
  }
}
