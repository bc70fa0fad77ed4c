import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The words of the journal.
extension Phrasebook {
  public var journalIsEmpty: String { say("Nothing is in the journal.", "Im Journal steht nichts.") }

  /// "2026-12-01 15:00".
  public func shortInstant(_ instant: Instant) -> String {
    let civil = calendar.civil(at: instant)
    return "\(civil.date) \(Self.digits(civil.time))"
  }

  public func journalSpeaker(_ speaker: String) -> String {
    switch speaker {
    case "staff": return say("staff", "Personal")
    case "guest": return say("guest", "Gast")
    case "clock": return say("the clock", "die Uhr")
    case "unknown": return say("another program", "ein anderes Programm")
    default:
      if speaker.hasPrefix("staff:") { return String(speaker.dropFirst(6)) }
      guard let customer = Speaker(storageText: speaker)?.customer else { return speaker }
      return say("customer \(customer)", "Kunde \(customer)")
    }
  }

  /// An intent's title; a command is its own.
  public func journalAct(_ act: String) -> String {
    switch act {
    case "expire": say("time ran out", "Frist abgelaufen")
    case Desk.offerAct: say("offer from the waiting list", "Angebot von der Warteliste")
    default: intentTitle(act)
    }
  }

  /// "drive 12".
  public func journalSubject(_ entry: JournalEntry) -> String {
    let name: String
    switch entry.subject {
    case .drive: name = say("drive", "Fahrt")
    case .handOver: name = say("hand-over of drive", "Ausgabe der Fahrt")
    case .giveBack: name = say("return of drive", "Rückgabe der Fahrt")
    case .vehicle: name = say("demonstrator", "Vorführwagen")
    case .customer: name = say("customer", "Kunde")
    case .shortcut: name = say("shortcut", "Kurzbefehl")
    case .setting: name = say("setting", "Einstellung")
    case .hours: name = say("hours of weekday", "Zeiten am Wochentag")
    case .day: name = say("day", "Tag")
    case .car: name = say("car", "Auto")
    case .catalog: name = say("catalog", "Katalog")
    case .consent: name = say("consent of customer", "Einwilligung von Kunde")
    case .account: name = say("account", "Konto")
    case .block: name = say("block", "Sperre")
    case .resource: name = say("plate or person", "Kennzeichen oder Verkäufer")
    case .waiting: name = say("waiting list no.", "Warteliste Nr.")
    case .list: name = say("list", "Liste")
    case .listTemplate: name = say("list template", "Listenvorlage")
    case .showroom: name = say("showroom", "Autohaus")
    case .message: name = say("message", "Nachricht")
    case .messageConsent: name = say("messages of customer", "Nachrichten an Kunde")
    case .messageGroup:
      name = say("group", "Gruppe")
      if let own = (entry.after ?? entry.before)?["name"] { return say("\(name) “\(own)”", "\(name) „\(own)“") }
    case .messageTemplate: name = say("template", "Vorlage")
    case .staff: name = say("staff member", "Personal")
    case .terminal: name = say("terminal", "Terminal")
    case .pin: return "PIN: " + journalDoor(entry.subjectID ?? "")
    }
    return entry.subjectID.map { "\(name) \($0)" } ?? name
  }

  /// Whose PIN it is.
  private func journalDoor(_ door: String) -> String {
    let parts = door.split(separator: ":")
    switch (parts.first, parts.last) {
    case ("staff", let number?): return say("staff member \(number)", "Personal \(number)")
    case ("customer", let number?): return say("customer \(number)", "Kunde \(number)")
    default: return "Terminal"
    }
  }

  /// "state: confirmed → cancelled"; of what was added or taken out, what it is known by.
  public func journalChange(_ entry: JournalEntry) -> String {
    guard entry.before != nil || entry.after != nil else { return say("(erased)", "(gelöscht)") }
    guard entry.before != nil, entry.after != nil else {
      let facts = entry.changes.filter { Self.knownBy.contains($0.field) && $0.after ?? $0.before != "" }
        .compactMap { change in
          (change.after ?? change.before).map { value in
            let shown = journalValue(change.field, value)
            return Self.named.contains(change.field) ? "\(journalField(change.field)) \(shown)" : shown
          }
        }
      let verb = entry.before == nil ? say("new", "neu") : say("taken out", "entfernt")
      return ([verb] + facts).joined(separator: ", ")
    }
    return entry.changes.map { change in
      let values = [change.before, change.after].map { value in
        value.map { journalValue(change.field, $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "–"
      }
      return "\(journalField(change.field)): \(values.joined(separator: " → "))"
    }.joined(separator: "; ")
  }

  private static let knownBy: Set<String> = [
    "start", "end", "state", "plate", "name", "phrases", "value", "spans", "reason", "cars", "year", "trim", "licence",
    "role", "odometer", "title", "items", "note", "outcome", "kind", "firstDay", "lastDay", "answer", "members", "list",
    "overrides", "overrideReason",
  ]

  /// Fields whose value alone says too little.
  private static let named: Set<String> = ["cars", "odometer", "members", "overrides"]

  private func journalValue(_ field: String, _ value: String) -> String {
    switch field {
    case "start", "end", "holdExpires", "created", "changed", "due", "at":
      calendar.parse(iso8601: value).map { shortInstant($0.instant) } ?? value
    case "spans": spans(value)
    case "phrases": value.split(separator: "\u{1E}").joined(separator: " / ")
    case "state":
      TestDrive.State(rawValue: value).map(driveState) ?? WaitingEntry.State(rawValue: value).map(waitingState)
        ?? Message.State(rawValue: value).map { messageState($0) } ?? value
    case "items": list(items(value))
    case "kind":
      VehicleBlock.Kind(rawValue: value).map(blockKind) ?? Message.Kind(rawValue: value).map { templateName($0) }
        ?? value
    default: value
    }
  }

  /// "09:00–12:00 13:00–16:00" of minutes after midnight.
  private func spans(_ value: String) -> String {
    value.split(separator: " ").map { span in
      span.split(separator: "-").compactMap { Int($0) }.map { Self.digits(CivilTime(minuteOfDay: $0)) }
        .joined(separator: "–")
    }.joined(separator: " ")
  }
}
