import ShowroomCore

extension Phrasebook {
  // MARK: - Where to look when a name or number is nothing here

  public var whereCarsAre: String {
    say("catalog shows the cars that are here.", "katalog zeigt, welche Autos es hier gibt.")
  }

  public var whereVehiclesAre: String {
    say("vehicle list shows the demonstrators.", "fahrzeug liste zeigt die Vorführwagen.")
  }

  public var whereCustomersAre: String {
    say(
      "customer list shows everybody; customer add NAME adds one.",
      "kunde liste zeigt alle; kunde neu NAME nimmt jemanden auf.")
  }

  public var whereAliasesAre: String {
    say("alias list shows the names that were added.", "spitzname liste zeigt die eigenen Namen.")
  }

  // MARK: - How to write what is missing

  public var howToAddCar: String {
    say("Write: car add Volkswagen Golf --year 2024", "Schreiben Sie: auto neu Volkswagen Golf --year 2024")
  }

  public var howToAddAlias: String {
    say("Write: alias add bulli vw id buzz", "Schreiben Sie: spitzname neu bulli vw id buzz")
  }

  public var howToAddCustomer: String {
    say("Write: customer add \"Anna Novak\"", "Schreiben Sie: kunde neu \"Anna Novak\"")
  }

  public var chooseAnotherPlate: String {
    say(
      "Give another plate, or change that one: vehicle edit.",
      "Nehmen Sie ein anderes, oder ändern Sie jenes: fahrzeug ändere.")
  }

  public var nameOneModel: String { say("Name one of them.", "Nennen Sie eines davon.") }

  public var howAPathIsWritten: String {
    say(
      "Check the path; one with spaces goes in quotes.",
      "Prüfen Sie den Pfad; mit Leerzeichen steht er in Anführungszeichen.")
  }

  /// What to do about a dealer's list that can not be read.
  public func howToMend(_ problem: CarFile.Problem) -> String {
    switch problem {
    case .empty, .missingColumn:
      say(
        "It needs a header with make and model; see help car import.",
        "Nötig ist eine Kopfzeile mit make und model; siehe hilfe auto importiere.")
    default:
      say("Mend it there, and import it again.", "Berichtigen Sie das, und übernehmen Sie die Datei noch einmal.")
    }
  }
}
