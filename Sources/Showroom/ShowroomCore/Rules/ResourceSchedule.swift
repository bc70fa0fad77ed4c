/// What a plate or a person is taken for around some time.
public struct ResourceSchedule: Hashable, Sendable {
  public let resource: Resource
  /// The drives that it is promised to, in any order.
  public let busy: [BusySlot]

  public init(_ resource: Resource, busy: [BusySlot]) {
    self.resource = resource
    self.busy = busy
  }

  /// Whether it can be had for all of a slot. One that is retired only stays with the drive that it was promised to.
  public func isFree(for slot: TimeSlot, keeping kept: Resource? = nil) -> Bool {
    (!resource.isRetired || resource == kept) && !busy.contains { $0.slot.overlaps(slot) }
  }

  /// The first start from that of a slot on at which it can be had for as long; nil where it is retired.
  ///
  /// Complexity: O(n log n) in the number of drives.
  func freeAgain(from slot: TimeSlot) -> Instant? {
    guard !resource.isRetired else { return nil }
    var start = slot.start
    for taken in busy.map(\.slot).sorted() {
      guard let wanted = TimeSlot(start: start, duration: slot.duration), taken.overlaps(wanted) else { continue }
      start = taken.end
    }
    return start
  }
}

/// Why a drive can not have the plate or the person that it needs.
public struct ResourceConflict: Hashable, Sendable {
  /// One that is taken, and by what.
  public struct Taken: Hashable, Sendable {
    public let resource: Resource
    public let drive: BusySlot
  }

  public let kind: Resource.Kind
  /// The one that was asked for by name; nil where any would do.
  public let wanted: Resource?
  /// Those that are taken; empty where there is none to be had at all.
  public let taken: [Taken]
  /// From when on one can be had for as long; nil where none ever can.
  public let freeFrom: Instant?
}

extension ResourceNeeds.Need {
  /// The resource that a drive gets, the first that is free for all of it, or why it gets none.
  ///
  /// - Parameter schedules: those of the kind, in the order in which they are given out.
  public func choose(
    among schedules: [ResourceSchedule], of kind: Resource.Kind, for slot: TimeSlot
  ) -> Result<Resource, Refusal.ResourceRefused> {
    let candidates = candidates(schedules)
    let kept: Resource? = if case .preferably(let resource) = self { resource } else { nil }
    if let free = candidates.first(where: { $0.isFree(for: slot, keeping: kept) }) { return .success(free.resource) }
    let taken = candidates.compactMap { schedule in
      schedule.busy.first { $0.slot.overlaps(slot) }.map {
        ResourceConflict.Taken(resource: schedule.resource, drive: $0)
      }
    }
    let wanted: Resource? = if case .named(let resource) = self { resource } else { nil }
    return .failure(
      Refusal.ResourceRefused(
        conflict: ResourceConflict(
          kind: kind, wanted: wanted, taken: taken.filter { !$0.resource.isRetired || $0.resource == wanted },
          freeFrom: candidates.compactMap { $0.freeAgain(from: slot) }.min())))
  }

  private func candidates(_ schedules: [ResourceSchedule]) -> [ResourceSchedule] {
    switch self {
    case .any: schedules
    case .named(let wanted): schedules.filter { $0.resource.id == wanted.id }
    case .preferably(let wanted):
      schedules.filter { $0.resource.id == wanted.id } + schedules.filter { $0.resource.id != wanted.id }
    }
  }
}

extension Refusal {
  /// A refusal that stands for a resource which is not to be had.
  public struct ResourceRefused: Error, Hashable, Sendable {
    public let conflict: ResourceConflict
  }
}
