import IntentKit
import ShowroomCore

/// Takes back the last act of whoever asks.
public struct UndoAct: Intent {
  public enum Key: String, ParameterKey {
    case act
  }

  public static let name = "UndoAct"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> { [] }
}

/// What a person sees before an act is taken back.
public struct UndoPlan: Hashable, Sendable {
  public let speaker: Speaker
  /// The lines of the act.
  public let entries: [JournalEntry]
  public let steps: [Step]
  /// The drives that will be out of hours. They stay as they are booked.
  public let hits: [TestDrive]

  public init(speaker: Speaker, entries: [JournalEntry], steps: [Step], hits: [TestDrive] = []) {
    self.speaker = speaker
    self.entries = entries
    self.steps = steps
    self.hits = hits
  }

  /// One thing that is done to take an act back.
  public enum Step: Hashable, Sendable {
    /// A booking is cancelled: its number was given out, so it does not vanish.
    case cancel(TestDrive)
    /// A drive goes back to where it was.
    case move(TestDrive, to: TestDrive)
    /// A thing becomes what it was before the line.
    case restore(JournalEntry)
  }
}

/// Why an act can not be taken back.
public enum UndoRefusal: Hashable, Sendable {
  /// Nothing was done that could be.
  case nothing
  /// Another change came after the act.
  case changedSince(JournalEntry)
  /// A drive that ended, or went out, stays as it is. One that is still to come may be booked again.
  case notReopened(TestDrive, again: Instead? = nil)
  /// A drive can not go back to its old time, but maybe near it.
  case taken(TestDrive, [Refusal], instead: Instead? = nil)
  /// Something else needs the thing as it is.
  case inUse(JournalEntry)
  /// Acts of this kind are not taken back.
  case notUndoable(JournalEntry)
}

extension UndoRefusal {
  /// What is free in place of a time that does not come back by itself.
  public struct Instead: Hashable, Sendable {
    /// The drive as it was.
    public let drive: TestDrive
    /// The starts nearest to its own, in the order of the clock; its own alone where that is free.
    public let starts: [Start]
    /// Who asks.
    public let speaker: Speaker

    public init(_ drive: TestDrive, starts: [Start], speaker: Speaker) {
      self.drive = drive
      self.starts = starts
      self.speaker = speaker
    }
  }
}

/// Plans, shows the plan, and carries it out after a yes.
public struct UndoActHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] { [] }
  public func key(of choice: Choice) -> UndoAct.Key { .act }
  public func apply(_ choice: Choice, to request: inout UndoAct) {}

  public func confirm(_ request: UndoAct) throws(StoreError) -> Confirmation<UndoPlan, ShowroomResponse> {
    guard request.speaker != .guest else { return .failure(.gone(.signInNeeded, alternatives: [])) }
    switch try plan(for: request.speaker) {
    case .success(let plan): return .ready(plan)
    case .failure(let refusal): return .failure(.notUndone(refusal))
    }
  }

  /// Plans once more under the store's lock: the act that is taken back is the one that was shown, and still can be.
  public func handle(_ confirmed: Confirmed<UndoPlan>) throws(StoreError) -> ShowroomResponse {
    let shown = confirmed.overview
    guard let first = shown.entries.first else { return .notUndone(.nothing) }
    sign(shown)
    var refusal: UndoRefusal?
    do throws(StoreError) {
      return try desk.store.write { () throws(StoreError) in
        guard case .success(let plan) = try plan(for: shown.speaker), plan == shown else {
          return .notUndone(.changedSince(first))
        }
        for step in plan.steps {
          refusal = try carryOut(step, shown.speaker)
          // All of an act is taken back, or nothing of it.
          if refusal != nil { throw .constraint("a step of the act can not be taken back") }
        }
        if plan.changesHours { try desk.offerWhatIsFree() }
        if let act = first.firstOfAct { try desk.store.deleteDonations(ofAct: act) }
        return .undone(plan)
      }
    } catch {
      guard let refusal else { throw error }
      return .notUndone(refusal)
    }
  }

  private func sign(_ plan: UndoPlan) {
    var author = desk.store.author ?? Author(speaker: plan.speaker, act: UndoAct.name, at: desk.now)
    author.undoes = plan.entries.first?.firstOfAct
    desk.store.sign(author)
  }

  private func carryOut(_ step: UndoPlan.Step, _ speaker: Speaker) throws(StoreError) -> UndoRefusal? {
    switch step {
    case .cancel(var drive):
      drive.state = .cancelled
      drive.holdExpires = nil
      drive.reason = Self.reason
      drive.endedBy = speaker
      try desk.store.update(drive)
      try desk.planMessages(about: drive)
      try desk.offer([drive.vehicle.id])
    case .move(let drive, let old):
      try desk.store.update(old)
      try desk.planMessages(about: old)
      try desk.offer([drive.vehicle.id])
    case .restore(let entry):
      do throws(StoreError) {
        try desk.store.restore(entry)
        try planMessages(after: entry)
        if entry.subject == .block, let vehicle = entry.after?["vehicle"].flatMap({ Vehicle.ID($0) }) {
          try desk.offer([vehicle])
        }
      } catch .constraint {
        return .inUse(entry)
      } catch .overlap {
        return .inUse(entry)
      }
    }
    return nil
  }

  /// What is sent by itself follows a consent and the settings.
  private func planMessages(after entry: JournalEntry) throws(StoreError) {
    let planner = MessagePlanner(desk.showroom)
    switch entry.subject {
    case .messageConsent:
      if let customer = entry.subjectID.flatMap({ Customer.ID($0) }) { try planner.plan(for: customer) }
    case .setting: try planner.planAll()
    default: break
    }
  }

  /// The reason of a cancelled booking that was taken back.
  static let reason = "undone"
}

extension ShowroomHandler where Overview == UndoPlan {
  public func show(_ overview: UndoPlan) -> OverviewItem? { .undo(overview) }
}
