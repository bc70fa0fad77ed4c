import ShowroomCore

extension Desk {
  /// What a drive needs beside its car. "Accompanied" takes a salesperson where the showroom has put any down.
  func needs(
    _ options: [DriveOption], plate: ResourceNeeds.Need? = nil, person: ResourceNeeds.Need? = nil
  ) throws(StoreError) -> ResourceNeeds {
    var needs = ResourceNeeds(plate: plate, person: person)
    if needs.person == nil, options.contains(.accompanied),
      try store.resources(.person).contains(where: { !$0.isRetired })
    {
      needs.person = .any
    }
    return needs
  }

  /// What a drive that is moved needs: what it has, where that can go with it, or what was asked for instead. What is out
  /// with a drive stays with it.
  func needs(
    of drive: TestDrive, plate: ResourceChange? = nil, person: ResourceChange? = nil
  ) throws(StoreError) -> ResourceNeeds {
    if drive.state == .out {
      return ResourceNeeds(
        plate: drive.resources.plate.map(Self.needOfOut), person: drive.resources.person.map(Self.needOfOut))
    }
    let kept = ResourceNeeds(
      plate: drive.resources.plate.map(Self.need), person: drive.resources.person.map(Self.need))
    let options = person == nil ? drive.options : []
    return try needs(
      options, plate: plate.map(\.need) ?? kept.plate, person: person.map(\.need) ?? kept.person)
  }

  /// One that is used no longer can not be named, but a drive may keep it.
  private static func needOfOut(_ resource: Resource) -> ResourceNeeds.Need {
    resource.isRetired ? .preferably(resource) : .named(resource)
  }

  /// One that is used no longer was promised for the old time, not for another.
  private static func need(_ resource: Resource) -> ResourceNeeds.Need {
    resource.isRetired ? .any : .preferably(resource)
  }

  /// The plate and the person that a drive gets, and why it gets none: all of it, or nothing.
  ///
  /// - Parameter moving: a drive whose own old time is not in the way.
  func allot(
    _ needs: ResourceNeeds, for slot: TimeSlot, moving: TestDrive? = nil
  ) throws(StoreError) -> (resources: DriveResources, refusals: [Refusal]) {
    var resources = DriveResources()
    var refusals: [Refusal] = []
    for kind in Resource.Kind.allCases {
      guard let need = needs[kind] else { continue }
      let schedules = try schedules(of: kind, around: slot, leavingOut: moving?.id)
      switch need.choose(among: schedules, of: kind, for: slot) {
      case .success(let resource): resources[kind] = resource
      case .failure(let refused): refusals.append(.resourceTaken(refused.conflict))
      }
    }
    return (refusals.isEmpty ? resources : DriveResources(), refusals)
  }

  /// What plates and people are taken for around a time, for as many starts as one likes.
  func staffing(
    _ needs: ResourceNeeds, in window: TimeSlot, leavingOut moving: TestDrive.ID?
  ) throws(StoreError) -> Staffing {
    var staffing = Staffing(needs: needs)
    for kind in Resource.Kind.allCases where needs[kind] != nil {
      staffing.schedules[kind] = try schedules(of: kind, around: window, leavingOut: moving)
    }
    return staffing
  }

  /// A day more on either side: before, so that a drive that is late is seen; after, to say when one is free again.
  private func schedules(
    of kind: Resource.Kind, around slot: TimeSlot, leavingOut moving: TestDrive.ID?
  ) throws(StoreError) -> [ResourceSchedule] {
    guard let around = slot.extended(before: Minutes(1440), after: Minutes(1440)) else { return [] }
    var schedules: [ResourceSchedule] = []
    for resource in try store.resources(kind) {
      let live = try store.liveSlots(of: resource, in: around).filter { $0.drive != moving }
      schedules.append(
        ResourceSchedule(
          resource,
          busy: live.map { BusySlot(drive: Int($0.drive.rawValue), slot: takenTime(of: $0), turnaround: .none) }))
    }
    return schedules
  }

  /// The plate or the person that another drive has not brought back, as a refusal; nil where both are here.
  func resourceOut(_ drive: TestDrive) throws(StoreError) -> Refusal? {
    for resource in drive.resources.all {
      guard let moment = TimeSlot(start: now, end: now + 1) else { return nil }
      let need = ResourceNeeds.Need.named(resource)
      let schedules = try schedules(of: resource.kind, around: moment, leavingOut: drive.id)
        .filter { $0.resource.id == resource.id }
        .map { ResourceSchedule(Resource(id: resource.id, kind: resource.kind, name: resource.name), busy: $0.busy) }
      if case .failure(let refused) = need.choose(among: schedules, of: resource.kind, for: moment) {
        return .resourceTaken(refused.conflict)
      }
    }
    return nil
  }
}

/// Another plate or person for a drive that is moved.
public enum ResourceChange: Hashable, Sendable {
  case need(ResourceNeeds.Need)
  /// It does without one.
  case without

  var need: ResourceNeeds.Need? {
    guard case .need(let need) = self else { return nil }
    return need
  }
}

/// The plates and people of some time, and what a drive needs of them.
struct Staffing {
  let needs: ResourceNeeds
  var schedules: [Resource.Kind: [ResourceSchedule]] = [:]

  /// Whether a drive at this time gets all that it needs.
  func suffices(for slot: TimeSlot) -> Bool {
    schedules.allSatisfy { kind, schedules in
      guard let need = needs[kind] else { return true }
      if case .success = need.choose(among: schedules, of: kind, for: slot) { return true }
      return false
    }
  }
}
