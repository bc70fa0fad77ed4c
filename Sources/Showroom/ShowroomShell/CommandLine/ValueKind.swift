import ShowroomCore

/// What an argument or an option takes: for checks, help, errors and completion alike.
public enum ValueKind: Sendable, Hashable {
  /// Any words.
  case words
  /// The name or number of a catalog car.
  case car
  /// The number or plate of a demonstrator.
  case vehicle
  /// The name or number of a customer.
  case customer
  /// A saved phrase.
  case phrase
  /// The number of a drive, with or without `#`.
  case drive
  /// The path of a file.
  case file
  /// The name of a command.
  case command
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// A whole number in a range, or `usual`: what the house has for all.
  case numberOrUsual(ClosedRange<Int>)
  /// A day.
  case date
  /// A point in time.
  case dateTime
  /// A length of time; a bare number is minutes.
  case duration
  /// One of these words; case does not matter.
  case choice([String])
  /// Who speaks: `staff`, `staff:NAME`, `guest` or `customer:ID`.
  case speaker

  /// The languages that the program speaks and reads.
  static let language = ValueKind.choice(["en", "de", "en-GB"])
  /// A whole number from 1.
  static let count = ValueKind.number(1...1_000_000)

  /// The value in its one spelling, or nil where it can not be one. What only the store can tell is not checked.
  func canonical(_ value: String) -> String? {
    switch self {
    case .number(let range): Int(value).flatMap { range.contains($0) ? String($0) : nil }
    case .numberOrUsual(let range):
      Self.usual.contains(value.lowercased()) ? "usual" : Self.number(range).canonical(value)
    case .drive: Self.driveNumber(value)
    case .choice(let choices): Self.choice(value, of: choices)
    case .speaker: Self.staffName(in: value) == nil ? Speaker(storageText: value)?.storageText : value
    case .words, .car, .vehicle, .customer, .phrase, .file, .command, .date, .dateTime, .duration: value
    }
  }

  private static let usual: Set<String> = ["usual", "as usual", "default", "üblich", "wie üblich"]

  /// One of the words, or one that means the same in German.
  private static func choice(_ value: String, of choices: [String]) -> String? {
    let said = value.lowercased()
    return choices.first { $0.lowercased() == said }
      ?? germanChoices[said].flatMap { choices.contains($0) ? $0 : nil }
  }

  private static let germanChoices = [
    "liste": "list", "neu": "add", "lösche": "delete", "löschen": "delete", "zugestimmt": "agreed",
    "abgelehnt": "declined",
  ]

  /// The name in `staff:NAME`; nil where the value names nobody.
  static func staffName(in value: String) -> String? {
    guard value.hasPrefix("staff:"), value.utf8.count > 6 else { return nil }
    return String(value.dropFirst(6))
  }

  private static func driveNumber(_ value: String) -> String? {
    let digits = value.hasPrefix("#") ? value.dropFirst() : value[...]
    return Int64(digits).flatMap { $0 > 0 ? String($0) : nil }
  }
}
