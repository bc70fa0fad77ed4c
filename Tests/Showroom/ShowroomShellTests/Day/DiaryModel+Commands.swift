import ShowroomCore

/// What each command does; false where it is refused and nothing changes.
extension DiaryModel {
  mutating func book(_ drive: Drive) -> Bool {
    guard allows(drive) else { return false }
    let id = drives.count + 1
    drives[id] = drive
    acts.append([.drive(id, before: nil, after: drive)])
    return true
  }

  mutating func move(_ id: Int, start: Int?, minutes: Int?, vehicle: Int?) -> Bool {
    guard let old = drives[id], [.held, .requested, .confirmed].contains(old.state) else { return false }
    var drive = old
    drive.start = start ?? old.start
    drive.minutes = minutes ?? old.minutes
    drive.vehicle = vehicle ?? old.vehicle
    drive.moves += 1
    guard allows(drive, leavingOut: id) else { return false }
    return change(id, to: drive)
  }

  /// Cancel, decline, confirm, hand over, take back, no-show.
  mutating func take(_ id: Int, to state: TestDrive.State) -> Bool {
    guard let old = drives[id], TransitionTests.table[old.state]?.contains(state) == true else { return false }
    switch state {
    case .confirmed:
      guard vehicles[old.vehicle] == .available, old.state == .held || allows(old, leavingOut: id) else { return false }
    case .out: guard vehicles[old.vehicle] == .available, !vehicleIsOut(of: id) else { return false }
    case .noShow: guard now >= old.start + 15, !vehicleIsOut(of: id) else { return false }
    default: break
    }
    var drive = old
    drive.state = state
    drive.heldUntil = nil
    return change(id, to: drive, with: state == .out || state == .returned ? [.handOver] : [])
  }

  private mutating func change(_ id: Int, to drive: Drive, with others: [Change] = []) -> Bool {
    acts.append([.drive(id, before: drives[id], after: drive)] + others)
    drives[id] = drive
    return true
  }

  mutating func set(_ vehicle: Int, to state: VehicleState) -> Bool {
    guard let old = vehicles[vehicle] else { return false }
    if old != state { acts.append([.vehicle(vehicle, before: old, after: state)]) }
    vehicles[vehicle] = state
    return true
  }

  /// Takes the last act back, where all is still as it left it and the world allows it.
  mutating func undo() -> Bool {
    guard let act = acts.last, !act.contains(.handOver) else { return false }
    for change in act {
      guard undo(change) else { return false }
    }
    acts.removeLast()
    return true
  }

  private mutating func undo(_ change: Change) -> Bool {
    switch change {
    case .handOver: return false
    case .vehicle(let id, let before, let after):
      guard vehicles[id] == after else { return false }
      vehicles[id] = before
    case .drive(let id, nil, let after):
      guard drives[id] == after, TransitionTests.table[after.state]?.contains(.cancelled) == true else { return false }
      drives[id]?.state = .cancelled
      drives[id]?.heldUntil = nil
    case .drive(let id, let before?, let after):
      guard drives[id] == after, before.state == after.state, allows(before, leavingOut: id) else { return false }
      drives[id] = before
      drives[id]?.moves = after.moves + 1
    }
    return true
  }
}
