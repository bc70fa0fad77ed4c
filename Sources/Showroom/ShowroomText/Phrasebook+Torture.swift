import ShowroomCore

/// The trial of the store: workers that are killed, and what is proven afterwards.
extension Phrasebook {
  public var tortureIsForTheShell: String {
    say("A torture has a store of its own.", "Die Zerreißprobe hat einen eigenen Speicher.")
  }
  public var howToTorture: String {
    say("Start it from the shell: showroom torture.", "Von der Shell aus starten: showroom zerreißprobe.")
  }
  public var tortureActs: String { say("Acts", "Vorgänge") }
  public var tortureKilled: String { say("Killed while", "Abgebrochen, als") }
  public var tortureProofs: String { say("Proofs", "Beweise") }
  public var tortureHolds: String { say("holds", "gilt") }

  public func tortureSeed(_ report: TortureReport) -> String {
    let acts = report.deeds.map { $0.acknowledged + $0.refused + $0.open }.reduce(0, +)
    let seconds = Int(report.seconds.rounded())
    return say(
      "\(report.processes) workers, \(seconds) s, \(acts) acts, \(report.kills) killed. To do it again: --seed \(report.seed).",
      "\(report.processes) Arbeiter, \(seconds) s, \(acts) Vorgänge, \(report.kills) abgebrochen. Noch einmal: --seed \(report.seed)."
    )
  }

  public func tortureFoundFaults(_ failed: Int) -> String {
    let count = self.count(failed, one: say("proof", "Beweis"), many: say("proofs", "Beweise"))
    return say("\(count) failed.", "\(count) gescheitert.")
  }

  public func tortureStoreIsKept(_ path: String) -> String {
    say("The scratch store is kept: \(path).", "Der Probespeicher bleibt: \(path).")
  }

  public func tortureFailed(_ reason: String) -> String {
    say("The scratch store could not be made: \(reason)", "Der Probespeicher konnte nicht angelegt werden: \(reason)")
  }

  public func noFolderForTorture(reason: String) -> String {
    say(
      "No folder for the scratch store can be made: \(reason). Name a file with --db.",
      "Für den Probespeicher ist kein Ordner anzulegen: \(reason). Mit --db eine Datei nennen.")
  }

  /// A kind of act by its English name.
  public func tortureAct(_ kind: String) -> String {
    guard language == .de else { return kind }
    let words = [
      "book": "buchen", "move": "verschieben", "cancel": "absagen", "confirm": "bestätigen", "hand over": "herausgeben",
      "return": "zurücknehmen", "undo": "rückgängig machen", "add customer": "Kunden aufnehmen",
      "import": "Autos einlesen", "search": "suchen", "back up": "sichern",
    ]
    return words[kind] ?? kind
  }

  public func torturePhase(_ phase: TortureReport.Phase) -> Localized {
    switch phase {
    case .waiting: Localized(en: "waiting", de: "es wartete")
    case .resolving: Localized(en: "resolving", de: "es auflöste")
    case .asking: Localized(en: "asking", de: "es fragte")
    case .handling: Localized(en: "handling", de: "es ausführte")
    case .answered: Localized(en: "answered", de: "es geantwortet hatte")
    }
  }

  public func tortureProof(_ proof: TortureReport.Proof) -> String {
    switch proof {
    case .noLockLeft: say("no lock is left over", "keine Sperre ist übrig")
    case .logRecovered: say("the log is taken over (bytes)", "das Logbuch ist übernommen (Bytes)")
    case .integrity: say("the file is whole (pages)", "die Datei ist unversehrt (Seiten)")
    case .foreignKeys: say("no row leads nowhere", "kein Verweis führt ins Leere")
    case .noOverlap: say("no car, plate or person has two drives at once", "nichts ist doppelt vergeben")
    case .wholeActs: say("no act is half-made", "kein Vorgang ist nur halb getan")
    case .nothingLost: say("nothing acknowledged is lost", "nichts Bestätigtes ist verloren")
    case .nothingRefused: say("nothing refused is there", "nichts Abgelehntes ist da")
    case .journalAgrees: say("journal and tables agree", "Protokoll und Tabellen stimmen überein")
    case .backups: say("copies are whole", "Sicherungen sind vollständig")
    case .workers:
      say("each worker answered, and ended as it was made to", "jeder Arbeiter antwortete und endete wie gewollt")
    }
  }
}
