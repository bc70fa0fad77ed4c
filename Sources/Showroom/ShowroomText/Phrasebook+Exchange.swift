import ShowroomCore

/// Files with all that is kept.
extension Phrasebook {
  public func filled(from path: String, rows: Int) -> String {
    say(
      "The showroom is filled from \(path), with \(count(rows, one: "row", many: "rows")).",
      "Das Autohaus ist aus \(path) gefüllt, mit \(count(rows, one: "Zeile", many: "Zeilen")).")
  }

  public var standardOutput: String { say("standard output", "Standardausgabe") }

  public func exchangeFault(_ fault: ExchangeFault) -> String {
    switch fault {
    case .notEmpty:
      say(
        "there are cars, customers or drives already; nothing was written",
        "Autos, Kunden oder Fahrten sind schon da; nichts wurde geschrieben")
    case .notAnExport: say("the file is no export of a showroom", "die Datei ist kein Export eines Autohauses")
    case .unknownTable(let name): say("a table “\(name)” is not known", "eine Tabelle „\(name)“ ist nicht bekannt")
    case .otherField(let table, let field):
      say("the fields of \(table) differ: \(field)", "die Felder von \(table) stimmen nicht: \(field)")
    case .badRow(let table, let row):
      say("row \(row) of \(table) does not fit", "Zeile \(row) von \(table) passt nicht")
    case .contradiction(let finding): self.finding(finding)
    }
  }

  func exchangeHint(_ fault: ExchangeFault) -> String? {
    switch fault {
    case .notEmpty:
      say("Make an empty store: --db NEW.db init --empty.", "Ein leeres anlegen: --db NEU.db init --empty.")
    case .badRow, .contradiction: nothingImported
    case .notAnExport, .unknownTable, .otherField: nil
    }
  }

  public var nothingImported: String {
    say(
      "Nothing was written; mend the file and import it again.",
      "Nichts wurde geschrieben; die Datei berichtigen und noch einmal einlesen.")
  }

  /// Words as a sentence of their own.
  func sentence(_ words: String) -> String {
    let begun = words.prefix(1).uppercased() + words.dropFirst()
    return begun.hasSuffix(".") ? begun : begun + "."
  }
}

extension ExchangeFault {
  /// A stable name for programs.
  var code: String {
    switch self {
    case .notEmpty: "not-empty"
    case .notAnExport, .unknownTable, .otherField, .badRow, .contradiction: "bad-file"
    }
  }
}
