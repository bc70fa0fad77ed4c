import ShowroomCore

extension UndoActHandler {
  struct Refused: Error {
    let refusal: UndoRefusal
  }

  enum Planned {
    case success(UndoPlan)
    case failure(UndoRefusal)
  }

  /// The steps that take the last act back, the last change first.
  func plan(for speaker: Speaker) throws(StoreError) -> Planned {
    let entries = try desk.store.lastAct(of: speaker)
    guard !entries.isEmpty else { return .failure(.nothing) }
    let hasDrive = entries.contains { $0.subject == .drive }
    var steps: [UndoPlan.Step] = []
    for entry in entries.reversed() {
      // A customer who was added with a booking stays: the cancelled drive is theirs.
      if hasDrive, entry.subject == .customer, entry.before == nil { continue }
      // What was planned or taken out by itself follows the drive, the consent or the setting.
      if entry.isAboutAutomaticMessage { continue }
      guard try desk.store.isUnchanged(since: entry) || entry.subject.isUnwatched else {
        return .failure(.changedSince(entry))
      }
      switch try step(for: entry, speaker) {
      case .success(let step): steps.append(step)
      case .failure(let refused): return .failure(refused.refusal)
      }
    }
    return .success(UndoPlan(speaker: speaker, entries: entries, steps: steps))
  }

  private func step(for entry: JournalEntry, _ speaker: Speaker) throws(StoreError) -> Result<UndoPlan.Step, Refused> {
    switch entry.subject {
    case .drive: return try driveStep(entry, speaker)
    case .vehicle, .customer, .shortcut, .setting, .hours, .day, .messageConsent, .messageTemplate:
      return .success(.restore(entry))
    case .message where entry.before == nil: return .success(.restore(entry))
    case .handOver, .giveBack, .car, .catalog, .showroom, .message, .messageGroup:
      return .failure(Refused(refusal: .notUndoable(entry)))
    }
  }

  private func driveStep(
    _ entry: JournalEntry, _ speaker: Speaker
  ) throws(StoreError) -> Result<UndoPlan.Step, Refused> {
    guard let id = entry.subjectID.flatMap({ TestDrive.ID($0) }), let drive = try desk.store.drive(id) else {
      return .failure(Refused(refusal: .notUndoable(entry)))
    }
    guard let before = entry.before else {
      return drive.state.successors.contains(.cancelled)
        ? .success(.cancel(drive)) : .failure(Refused(refusal: .notReopened(drive)))
    }
    guard before["state"] == drive.state.rawValue, let old = try drive.as(before, desk) else {
      return .failure(Refused(refusal: .notReopened(drive)))
    }
    let refusals = try desk.refusals(
      old.slot, vehicle: old.vehicle, customer: .known(old.customer), speaker: speaker, moving: drive)
    guard refusals.isEmpty else { return .failure(Refused(refusal: .taken(drive, refusals))) }
    return .success(.move(drive, to: old))
  }
}

extension TestDrive {
  /// The drive with the vehicle, slot and options of an earlier record.
  fileprivate func `as`(_ record: JournalRecord, _ desk: Desk) throws(StoreError) -> TestDrive? {
    var drive = self
    guard let start = record["start"].flatMap({ desk.calendar.parse(iso8601: $0)?.instant }),
      let end = record["end"].flatMap({ desk.calendar.parse(iso8601: $0)?.instant }),
      let slot = TimeSlot(start: start, end: end), let number = record["vehicle"].flatMap({ Vehicle.ID($0) }),
      let vehicle = try desk.store.vehicle(number)
    else { return nil }
    drive.slot = slot
    drive.vehicle = vehicle
    drive.options = [DriveOption](storageText: record["options"] ?? "")
    // Going back is a move, too: who was told of the first is told of this.
    drive.moves += 1
    return drive
  }
}

extension JournalEntry {
  fileprivate var isAboutAutomaticMessage: Bool {
    guard subject == .message else { return false }
    let kind = (after ?? before)?["kind"].flatMap(Message.Kind.init(rawValue:))
    return kind?.isAutomatic ?? false
  }
}

extension JournalEntry.Subject {
  /// Whether the store keeps no record to compare with.
  fileprivate var isUnwatched: Bool { self == .catalog || self == .showroom }
}
