import LanguageKit
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
    let entries = try desk.store.lastAct(of: desk.store.author?.signature ?? speaker.storageText)
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
      switch try step(for: entry, of: entries, speaker) {
      case .success(let step): steps.append(step)
      case .failure(let refused): return .failure(refused.refusal)
      }
    }
    return .success(UndoPlan(speaker: speaker, entries: entries, steps: steps, hits: try hits(entries)))
  }

  /// The drives that are out of hours once the hours are what they were before some lines.
  private func hits(_ entries: [JournalEntry]) throws(StoreError) -> [TestDrive] {
    guard entries.contains(where: \.isAboutHours) else { return [] }
    var hours = try desk.store.openingHours()
    for entry in entries.reversed() { hours.takeBack(entry) }
    return try desk.plan(hours).hits.map(\.drive)
  }

  private func step(
    for entry: JournalEntry, of act: [JournalEntry], _ speaker: Speaker
  ) throws(StoreError) -> Result<UndoPlan.Step, Refused> {
    switch entry.subject {
    case .drive: return try driveStep(entry, of: act, speaker)
    case .vehicle, .customer, .shortcut, .setting, .hours, .day, .block, .resource, .waiting, .consent, .account, .list,
      .listTemplate, .messageConsent, .messageTemplate, .messageGroup:
      return .success(.restore(entry))
    case .giveBack where entry.before != nil: return .success(.restore(entry))
    case .message where entry.before == nil: return .success(.restore(entry))
    case .handOver, .giveBack, .car, .catalog, .showroom, .staff, .terminal, .pin, .message:
      return .failure(Refused(refusal: .notUndoable(entry)))
    }
  }

  private func driveStep(
    _ entry: JournalEntry, of act: [JournalEntry], _ speaker: Speaker
  ) throws(StoreError) -> Result<UndoPlan.Step, Refused> {
    guard let id = entry.subjectID.flatMap({ TestDrive.ID($0) }), let drive = try desk.store.drive(id) else {
      return .failure(Refused(refusal: .notUndoable(entry)))
    }
    let late = try desk.refusalsOfChange(drive, moves: nil, by: speaker)
    guard late.isEmpty else { return .failure(Refused(refusal: .taken(drive, late))) }
    guard let before = entry.before else {
      return drive.state.successors.contains(.cancelled)
        ? .success(.cancel(drive)) : .failure(Refused(refusal: .notReopened(drive)))
    }
    guard before["state"] == drive.state.rawValue, let old = try drive.as(before, desk) else {
      let isLost = [.cancelled, .declined].contains(drive.state) && drive.slot.start > desk.now
      return .failure(
        Refused(refusal: .notReopened(drive, again: isLost ? try instead(of: drive, moving: nil, speaker) : nil)))
    }
    let refusals = try desk.setting(aside: old.override).refusals(
      old.slot, vehicle: old.vehicle, customer: .known(old.customer), speaker: speaker, moving: drive,
      needs: ResourceNeeds(
        plate: old.resources.plate.map { .named($0) }, person: old.resources.person.map { .named($0) })
    ).filter { refusal in
      // Of a drive that is out, the end that was planned may be over by now.
      !(drive.state == .out && refusal.rule == .past)
        && !act.contains { $0.isBlock(in: refusal, desk.calendar) || $0.takesVehicle(old.vehicle.id, in: refusal) }
    }
    guard refusals.isEmpty else {
      return .failure(
        Refused(refusal: .taken(drive, refusals, instead: try instead(of: old, moving: drive, speaker))))
    }
    return .success(.move(drive, to: old))
  }

  /// What can be had in place of a drive's old time, with the same car; nil where nothing near it is free.
  private func instead(
    of old: TestDrive, moving drive: TestDrive?, _ speaker: Speaker
  ) throws(StoreError) -> UndoRefusal.Instead? {
    guard old.state != .out else { return nil }
    let found = try desk.alternatives(
      to: old.slot.start, car: CarSelection(old.vehicle), options: old.options, duration: old.duration,
      customer: .known(old.customer), speaker: speaker, moving: drive,
      needs: ResourceNeeds(keeping: old.resources))
    let starts = found.compactMap { choice in if case .start(let start) = choice { start } else { nil } }
    let same = starts.filter { $0.instant == old.slot.start }
    return starts.isEmpty
      ? nil : UndoRefusal.Instead(old, starts: same.isEmpty ? starts : same, speaker: speaker)
  }
}

extension UndoPlan {
  /// Whether the showroom is open at other times afterwards.
  var changesHours: Bool { entries.contains(where: \.isAboutHours) }
}

extension OpeningHours {
  /// Sets the hours of the weekday or the day that a line is about to what they were before it.
  fileprivate mutating func takeBack(_ entry: JournalEntry) {
    let spans = entry.spansBefore
    if entry.subject == .hours, let weekday = entry.subjectID.flatMap({ Int($0) }).flatMap(Weekday.init(rawValue:)) {
      set(spans, on: weekday)
    }
    if entry.subject == .day, let date = entry.subjectID.flatMap({ CivilDate(iso: $0) }) {
      closedDays[date] = entry.before?["closed"] == "1" ? entry.before?["reason"] ?? "" : nil
      set(spans.isEmpty ? nil : spans, on: date)
    }
  }
}

extension JournalEntry {
  fileprivate var isAboutHours: Bool { subject == .hours || subject == .day }

  /// Whether the line took the vehicle out of the fleet that is refused for that: it is put back before the drive goes back.
  fileprivate func takesVehicle(_ vehicle: Vehicle.ID, in refusal: Refusal) -> Bool {
    refusal.rule == .vehicleState && subject == .vehicle && subjectID == String(vehicle.rawValue)
      && before?["state"] == "available"
  }

  /// Whether the line is the block that refuses: it goes with the act before the drive goes back.
  fileprivate func isBlock(in refusal: Refusal, _ calendar: ShowroomCalendar) -> Bool {
    guard subject == .block, before == nil, let start = after?["start"] else { return false }
    switch refusal {
    case .overlaps(let busy), .insideTurnaround(let busy):
      guard case .block = busy.holder else { return false }
      return calendar.parse(iso8601: start)?.instant == busy.slot.start
    default: return false
    }
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
    drive.override = record["overrides"].flatMap {
      Override(storageText: $0, reason: record["overrideReason"] ?? "")
    }
    drive.resources = DriveResources(
      plate: try desk.resource(record["dealerPlate"]), person: try desk.resource(record["salesperson"]))
    // What was taken back is no move any more. That a calendar outside is told of it, the store sees to by itself.
    drive.moves = record["moves"].flatMap { Int($0) } ?? drive.moves
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
  fileprivate var isUnwatched: Bool { self == .catalog || self == .showroom || self == .terminal }
}

extension Desk {
  /// A plate or a person by the number that the journal has.
  fileprivate func resource(_ number: String?) throws(StoreError) -> Resource? {
    guard let id = number.flatMap({ Resource.ID($0) }) else { return nil }
    return try store.resource(id)
  }
}
