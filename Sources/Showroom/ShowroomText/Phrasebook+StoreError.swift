import ShowroomCore

extension Phrasebook {
  /// What went wrong with the store: what happened, to which file, and what to do.
  public func storeError(_ error: StoreError, path: String) -> (code: String, message: String, hint: String?) {
    switch error {
    case .busy(let seconds):
      (
        "busy",
        say(
          "Another program has kept \(path) locked for \(seconds) s; nothing was written.",
          "Ein anderes Programm hält \(path) seit \(seconds) s gesperrt; nichts wurde geschrieben."),
        say("Try again.", "Bitte noch einmal versuchen.")
      )
    case .unreadable(let file, let detail):
      (
        "unreadable",
        say(
          "\(file.isEmpty ? path : file) can not be used as a store: \(detail).",
          "\(file.isEmpty ? path : file) ist nicht als Speicher zu gebrauchen: \(detail)."),
        say(
          "Name another file with --db, or restore a backup.",
          "Mit --db eine andere Datei nennen oder eine Sicherung zurückholen.")
      )
    case .tooNew(let file, let version, let known):
      (
        "too-new",
        say(
          "\(file) was written by a newer program (schema \(version); this one knows \(known)). It was left as it is.",
          "\(file) stammt von einem neueren Programm (Schema \(version), bekannt ist \(known)). Nichts wurde geändert."),
        say("Use the newer program.", "Bitte das neuere Programm benutzen.")
      )
    case .readOnly:
      (
        "read-only", say("\(path) can not be written.", "\(path) ist nicht beschreibbar."),
        say("Check the rights of the file and its folder.", "Rechte der Datei und ihres Ordners prüfen.")
      )
    case .moved:
      (
        "store-moved",
        say(
          "\(path) was removed or replaced while it was in use; nothing was written.",
          "\(path) wurde im Betrieb entfernt oder ersetzt; nichts wurde geschrieben."),
        say(
          "Put it back, or restore a backup; then start again.",
          "Zurücklegen oder eine Sicherung zurückholen, dann neu starten.")
      )
    case .diskFull:
      (
        "disk-full",
        say("The disk is full; nothing was written.", "Der Datenträger ist voll; nichts wurde geschrieben."),
        say("Make room, then try again.", "Platz schaffen und noch einmal versuchen.")
      )
    case .overlap:
      ("overlap", say("The car is taken at that time.", "Das Auto ist um diese Zeit vergeben."), nil)
    case .constraint(let detail):
      ("constraint", say("The store refused it: \(detail).", "Der Speicher lehnt ab: \(detail)."), nil)
    case .file(let file, let fault): (fault.code, fileFault(fault, file), fileHint(fault))
    case .exchange(let fault): (fault.code, sentence(exchangeFault(fault)), exchangeHint(fault))
    case .failed(let detail):
      (
        "failed", say("The store failed: \(detail).", "Der Speicher versagte: \(detail)."),
        say(
          "Try again; if that fails, see what check says, and restore a backup.",
          "Noch einmal versuchen; sonst mit „prüfe“ nachsehen und eine Sicherung zurückholen.")
      )
    }
  }
}
