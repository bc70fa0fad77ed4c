extension ValueKind {
  /// What is expected, to end the English sentence “It takes …”.
  var englishDescription: String {
    switch self {
    case .words: "words"
    case .car: "the name or number of a car"
    case .vehicle: "the number or plate of a demonstrator"
    case .customer: "the name or number of a customer"
    case .phrase: "a saved phrase"
    case .drive: "the number of a drive, such as 12"
    case .file: "the path of a file"
    case .command: "the name of a command"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .numberOrUsual(let range): "a whole number from \(range.lowerBound) to \(range.upperBound), or usual"
    case .date: "a day, such as 2030-01-31"
    case .dateTime: "a day and time, such as 2026-11-30T15:00"
    case .duration: "a length of time, such as 45 or “1 h 30”"
    case .choice(let choices): "one of: \(choices.joined(separator: ", "))"
    case .speaker: "staff, staff:NAME, guest or customer:ID"
    }
  }

  /// What is expected, to end the German sentence “Erwartet wird …”.
  var germanDescription: String {
    switch self {
    case .words: "Text"
    case .car: "Name oder Nummer eines Autos"
    case .vehicle: "Nummer oder Kennzeichen eines Vorführwagens"
    case .customer: "Name oder Nummer eines Kunden"
    case .phrase: "ein gespeicherter Satz"
    case .drive: "die Nummer einer Probefahrt, etwa 12"
    case .file: "der Pfad einer Datei"
    case .command: "der Name eines Befehls"
    case .number(let range): "eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound)"
    case .numberOrUsual(let range): "eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound), oder üblich"
    case .date: "ein Tag, etwa 2030-01-31"
    case .dateTime: "Tag und Uhrzeit, etwa 2026-11-30T15:00"
    case .duration: "eine Dauer, etwa 45 oder „1 h 30“"
    case .choice(let choices): "eines von: \(choices.joined(separator: ", "))"
    case .speaker: "staff, staff:NAME, guest oder customer:ID"
    }
  }
}
