import LanguageKit
import ShowroomCore

/// What other opening hours do to the diary, before they are written.
public struct HoursPlan: Hashable, Sendable {
  /// A drive that was in opening hours and will not be, and times to which it could go.
  public struct Hit: Hashable, Sendable {
    public let drive: TestDrive
    public let times: [Start]
  }

  public let before: OpeningHours
  public let after: OpeningHours
  public let hits: [Hit]
}

extension Desk {
  /// What a change of the opening hours or of the closed days hits, from now on.
  public func plan(_ after: OpeningHours) throws(StoreError) -> HoursPlan {
    let before = try store.openingHours()
    let (current, changed) = (assuming(before), assuming(after))
    var hit: [TestDrive] = []
    for days in changedDays(before, after) {
      let drives = try store.drives(DriveFilter(interval: days, states: [.held, .requested, .confirmed], limit: .max))
      hit += try drives.selecting { (drive) throws(StoreError) in
        guard drive.slot.start > now, hit.last?.id != drive.id, try !changed.isOpen(drive.slot) else { return false }
        return try current.isOpen(drive.slot) || isClosed(for: drive.slot, by: after, not: before)
      }
    }
    return HoursPlan(before: before, after: after, hits: try changed.hits(hit))
  }

  /// Drives that this desk would not book where they are, the first of them each with times to which it could go.
  func hits(_ drives: [TestDrive]) throws(StoreError) -> [HoursPlan.Hit] {
    var hits: [HoursPlan.Hit] = []
    for drive in drives {
      let times = hits.count < Self.mostOffers ? try newTimes(for: drive) : []
      hits.append(HoursPlan.Hit(drive: drive, times: times))
    }
    return hits
  }

  /// Whether a slot touches a day that is closed only now, whatever its hours were: a drive may be booked out of hours.
  private func isClosed(for slot: TimeSlot, by after: OpeningHours, not before: OpeningHours) -> Bool {
    [calendar.date(at: slot.start), calendar.date(at: slot.end - 1)].contains {
      after.closedDays[$0] != nil && before.closedDays[$0] == nil
    }
  }

  /// The stretches of the time to come whose hours two plans see otherwise, in order. Hours may run into the next day.
  private func changedDays(_ before: OpeningHours, _ after: OpeningHours) -> [TimeSlot] {
    let (first, last) = (wallClock.date.adding(days: -1), calendar.date(at: now + Self.farthest))
    let days = (first.dayNumber...last.dayNumber).lazy.map(CivilDate.init(dayNumber:)).filter { date in
      before.spans(on: date) != after.spans(on: date)
        || (before.closedDays[date] == nil) != (after.closedDays[date] == nil)
    }
    return TimeSlot.joined(
      days.compactMap { TimeSlot(start: calendar.startOfDay($0), end: calendar.startOfDay($0.adding(days: 2))) })
  }

  /// Changes the hours, and offers the time that came with them to those who wait. False where the diary has changed since
  /// the plan was made, and nothing was done.
  public func carryOut(_ plan: HoursPlan) throws(StoreError) -> Bool {
    try store.write { () throws(StoreError) in
      try catchUp()
      let now = try self.plan(plan.after)
      guard now.before == plan.before, now.hits.map(\.drive) == plan.hits.map(\.drive) else { return false }
      try store.update(plan.after)
      try offerWhatIsFree()
      return true
    }
  }

  /// Times near its own at which a drive could be had with its own demonstrator.
  private func newTimes(for drive: TestDrive) throws(StoreError) -> [Start] {
    try alternatives(
      to: drive.slot.start, car: CarSelection(drive.vehicle), options: [], duration: drive.duration,
      customer: .known(drive.customer), speaker: .staff, moving: drive, needs: ResourceNeeds(keeping: drive.resources)
    ).compactMap { choice in
      guard case .start(let start) = choice else { return nil }
      return start
    }
  }

  /// Seconds: no drive is booked farther ahead.
  static let farthest = 800 * 86_400
  /// Of how many drives new times are looked for; a desk that hits more of them calls people one after the other.
  private static let mostOffers = 40
}
