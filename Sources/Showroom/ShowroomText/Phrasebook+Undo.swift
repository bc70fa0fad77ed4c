import ShowroomCore
import ShowroomIntents

/// The sentences of taking an act back.
extension Phrasebook {
  func undoOverview(_ plan: UndoPlan) -> [String] {
    let act = plan.entries.first.map { entry in
      "\(journalAct(entry.act)), \(shortInstant(entry.at))" + (entry.phrase.map { ": \($0)" } ?? "")
    }
    return [say("Take this back?", "Das zurücknehmen?"), "  \(act ?? "")"] + plan.steps.map { "  \(undoStep($0))" }
      + (plan.hits.isEmpty ? [] : ["  \(drivesHit(plan.hits.count))"]) + plan.hits.map { "  \(drive($0))" }
  }

  private func undoStep(_ step: UndoPlan.Step) -> String {
    switch step {
    case .cancel(let drive): say("Cancels: ", "Storniert: ") + self.drive(drive)
    case .move(let drive, let old):
      say("Moves drive \(drive.id) back to ", "Verschiebt Fahrt \(drive.id) zurück auf ")
        + "\(slot(old.slot)), \(vehicle(old.vehicle))"
    case .restore(let entry) where entry.subject == .message:
      say(
        "Message \(entry.subjectID ?? "") is not sent", "Nachricht \(entry.subjectID ?? "") wird nicht gesendet")
    case .restore(let entry): "\(journalSubject(entry)): \(journalChange(entry.reversed))"
    }
  }

  func undone(_ plan: UndoPlan) -> String {
    let things = list(plan.entries.map(journalSubject))
    return say("Taken back: \(things).", "Zurückgenommen: \(things).")
  }

  func notUndone(_ refusal: UndoRefusal) -> String {
    switch refusal {
    case .nothing: say("There is nothing to take back.", "Es gibt nichts zurückzunehmen.")
    case .changedSince(let entry):
      say(
        "The last act can not be taken back: \(journalSubject(entry)) was changed since.",
        "Der letzte Vorgang lässt sich nicht zurücknehmen: \(journalSubject(entry)) wurde seither geändert.")
    case .notReopened(let drive, let again):
      say(
        "The last act can not be taken back: drive \(drive.id) is \(driveState(drive.state)), and stays so.",
        "Der letzte Vorgang lässt sich nicht zurücknehmen: Fahrt \(drive.id) ist \(driveState(drive.state)) und bleibt es."
      ) + (again.map(bookAgain) ?? "")
    case .taken(let drive, let refusals, let instead):
      say("Drive \(drive.id) can not go back: ", "Fahrt \(drive.id) kann nicht zurück: ")
        + refusals.map(self.refusal).joined(separator: " ") + (instead.map(moveInstead) ?? "")
    case .inUse(let entry):
      say(
        "The last act can not be taken back: \(journalSubject(entry)) is in use.",
        "Der letzte Vorgang lässt sich nicht zurücknehmen: \(journalSubject(entry)) wird gebraucht.")
    case .notUndoable(let entry):
      say(
        "The last act, “\(journalAct(entry.act))”, can not be taken back.",
        "Der letzte Vorgang, „\(journalAct(entry.act))“, lässt sich nicht zurücknehmen.")
    }
  }
}

extension Phrasebook {
  /// How a drive that was cancelled can be booked again: at its own time, or near it.
  private func bookAgain(_ again: UndoRefusal.Instead) -> String {
    let (drive, speaker) = (again.drive, again.speaker)
    guard let first = again.starts.first else { return "" }
    let options = drive.options.map { " --option \"\($0.storageText)\"" }.joined()
    let customer = speaker == .staff ? " --for \(drive.customer.id)" : ""
    let line =
      say("book", "buche") + " --vehicle \(first.vehicle.id) --start \(calendar.civil(at: first.instant))"
      + " --duration \(drive.duration.rawValue)\(options)\(customer)"
    if first.instant == drive.slot.start {
      return say(" Its time is still free; to book it again: \(line).", " Die Zeit ist noch frei; neu buchen: \(line).")
    }
    return say(
      " Its time is taken by now; free near it: \(moments(again.starts)). To book it again: \(line).",
      " Die Zeit ist inzwischen vergeben; in der Nähe frei: \(moments(again.starts)). Neu buchen: \(line).")
  }

  /// Where a drive can go whose old time is taken.
  private func moveInstead(_ instead: UndoRefusal.Instead) -> String {
    guard let first = instead.starts.first else { return "" }
    let line =
      say("drive move", "fahrt verschiebe") + " \(instead.drive.id) \(calendar.civil(at: first.instant))"
      + " --vehicle \(first.vehicle.id)"
    return say(
      " Free near it: \(moments(instead.starts)). To move it: \(line).",
      " In der Nähe frei: \(moments(instead.starts)). Verschieben: \(line).")
  }

  private func moments(_ starts: [Start]) -> String { list(starts.map { instant($0.instant) }) }
}

extension JournalEntry {
  /// The line of the change the other way.
  fileprivate var reversed: JournalEntry {
    JournalEntry(
      id: id, firstOfAct: firstOfAct, at: at, speaker: speaker, act: act, phrase: phrase, subject: subject,
      subjectID: subjectID, before: after, after: before)
  }
}
