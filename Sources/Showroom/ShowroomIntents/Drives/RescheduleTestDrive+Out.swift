import IntentKit
import LanguageKit
import ShowroomCore

// A drive that is out keeps its car, its start, its plate and its salesperson. Staff may change when it is to end: a
// customer rings, and comes back later.

extension RescheduleTestDrive {
  /// The states in which a drive may be that is meant without its number: of one that is out, the length alone changes.
  var states: Set<TestDrive.State> {
    let coming: Set<TestDrive.State> = [.held, .requested, .confirmed]
    let isLengthAlone = stated.isSubset(of: [.drive, .duration]) && !duration.isEmpty
    return speaker == .staff && isLengthAlone ? coming.union([.out]) : coming
  }
}

extension MoveOverview {
  /// Whether staff give a drive another length, and nothing else.
  func keepsStart(of drive: TestDrive) -> Bool {
    speaker == .staff && slot.start == drive.slot.start && start.vehicle.id == drive.vehicle.id
  }
}

extension RescheduleTestDriveHandler {
  /// Whether what is asked for can be had of a drive in its state: of one that is out, staff can have another length and
  /// nothing else.
  func isPossible(_ request: RescheduleTestDrive, for drive: TestDrive) throws(StoreError) -> Bool {
    if drive.state.isMovable { return true }
    guard drive.state == .out, request.speaker == .staff, !request.duration.isEmpty, request.shift == nil,
      request.plate == nil, request.person == nil
    else { return false }
    if let car = request.car.value, try !desk.vehicles(of: car, with: []).contains(where: { $0.id == drive.vehicle.id })
    {
      return false
    }
    guard let said = request.start.said?.resolve(now: desk.wallClock) else {
      return request.start.value.map { $0.instant == drive.slot.start } ?? true
    }
    let start = desk.calendar.civil(at: drive.slot.start)
    let times = [said.time].compactMap { $0 } + said.otherTimes + said.passedTimes
    return times.contains(start.time) && (said.date ?? start.date) == start.date
  }

  /// A length of a drive that is out. Where it can not be had, the longest that can is offered; where it would be over
  /// already, the shortest.
  func resolve(
    _ minutes: Minutes, ofOut drive: TestDrive, _ desk: Desk
  ) throws(StoreError) -> Resolution<Minutes, Reason> {
    let refused = try refusals(minutes, ofOut: drive, desk)
    guard !refused.isEmpty else { return .success(minutes) }
    let step = try desk.store.bookingSettings().step.rawValue
    let shortest = max((desk.now - drive.slot.start) / 60, 0) / step * step + step
    let shorter = stride(from: (minutes.rawValue - 1) / step * step, through: shortest, by: -step)
    let isOver = drive.slot.start + minutes <= desk.now
    let others = (isOver ? [shortest] : Array(shorter)).map { Minutes($0) }.filter { $0 != drive.duration }
    let possible = try others.selecting(atMost: 1) { (other) throws(StoreError) in
      try refusals(other, ofOut: drive, desk).isEmpty
    }
    return .unsupported(.refused(refused), alternatives: possible)
  }

  /// What speaks against a length of a drive that is out.
  func refusals(_ minutes: Minutes, ofOut drive: TestDrive, _ desk: Desk) throws(StoreError) -> [Refusal] {
    guard let slot = TimeSlot(start: drive.slot.start, duration: minutes) else { return [] }
    return try desk.refusals(
      slot, vehicle: drive.vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive,
      needs: desk.needs(of: drive))
  }
}
