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
    guard let old = drives[id], [.held, .requested, .confirmed, .out].contains(old.state) else { return false }
    // Of a drive that is out the length alone changes.
    if old.state == .out, minutes == nil || (start ?? old.start) != old.start || (vehicle ?? old.vehicle) != old.vehicle
    {
      return false
    }
    var drive = old
    drive.start = start ?? old.start
    drive.minutes = minutes ?? old.minutes
    drive.vehicle = vehicle ?? old.vehicle
    drive.moves += 1
    guard drive.start != old.start || drive.minutes != old.minutes || drive.vehicle != old.vehicle else { return false }
    guard old.state == .out ? allowsEnd(drive, of: id) && drive.end > now : allows(drive, leavingOut: id) else {
      return false
    }
    return change(id, to: drive)
  }

  /// Cancel, decline, confirm, hand over, take back, no-show.
  mutating func take(_ id: Int, to state: TestDrive.State) -> Bool {
    guard let old = drives[id], TransitionTests.table[old.state]?.contains(state) == true else { return false }
    switch state {
    case .confirmed:
      guard vehicles[old.vehicle] == .available, old.state == .held || allows(old, leavingOut: id) else { return false }
    case .out:
      guard vehicles[old.vehicle] == .available, !vehicleIsOut(of: id), !isWantedBefore(id, old),
        !isBlockedBefore(old), !customerIsOut(of: id)
      else { return false }
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
    var changes: [Change] = old == state ? [] : [.vehicle(vehicle, before: old, after: state)]
    if state == .sold || state == .withdrawn {
      guard !drives.values.contains(where: { $0.vehicle == vehicle && $0.state == .out }) else { return false }
      changes += moveAway(from: vehicle)
    }
    if !changes.isEmpty { acts.append(changes) }
    vehicles[vehicle] = state
    return true
  }

  /// Closes a day, opens it again, or gives it hours of its own. Drives stay as they are.
  mutating func set(_ day: Int, to after: Day) -> Bool {
    let before = days[day, default: .usual]
    if before != after { acts.append([.day(day, before: before, after: after)]) }
    days[day] = after
    return true
  }

  /// Blocks a vehicle for a time, and moves each drive in the way to the first other vehicle that is free then; all or
  /// nothing.
  mutating func block(_ block: Block) -> Bool {
    guard
      !blocks.values.contains(where: { $0.vehicle == block.vehicle && $0.start < block.end && block.start < $0.end })
    else { return false }
    let before = self
    let inTheWay = drives.filter {
      $0.value.vehicle == block.vehicle && $0.value.state.isLive && $0.value.start < block.end
        && block.start < $0.value.end
    }
    let moves = moveAway(inTheWay)
    guard moves.count == inTheWay.count else {
      self = before
      return false
    }
    blockCount += 1
    blocks[blockCount] = block
    acts.append([.block(blockCount, before: nil, after: block)] + moves)
    return true
  }

  mutating func unblock(_ id: Int) -> Bool {
    guard let block = blocks[id] else { return false }
    blocks[id] = nil
    acts.append([.block(id, before: block, after: nil)])
    return true
  }

  /// Moves each drive to come to the first other vehicle that is free then; one without any stays.
  private mutating func moveAway(from vehicle: Int) -> [Change] {
    let coming = drives.filter {
      $0.value.vehicle == vehicle && [.held, .requested, .confirmed].contains($0.value.state)
    }
    return moveAway(coming)
  }

  private mutating func moveAway(_ coming: [Int: Drive]) -> [Change] {
    coming.sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }.compactMap { id, old in
      for other in 1...3 where other != old.vehicle && old.state != .out {
        var drive = old
        drive.vehicle = other
        guard drive.start > now, allows(drive, leavingOut: id) else { continue }
        drives[id] = drive
        return .drive(id, before: old, after: drive)
      }
      return nil
    }
  }

  /// Takes the last act back, where all is still as it left it and the world allows it.
  mutating func undo() -> Bool {
    guard let act = acts.last, !act.contains(.handOver) else { return false }
    let now = self
    for change in act where !undo(change) {
      self = now
      return false
    }
    acts.removeLast()
    return true
  }

  /// Whether nothing stands where a block that was taken out is to be put back.
  private func hasRoom(for block: Block) -> Bool {
    drives.values.allSatisfy {
      $0.vehicle != block.vehicle || !$0.state.isLive || $0.end <= block.start || block.end <= $0.start
    }
      && blocks.values.allSatisfy {
        $0.vehicle != block.vehicle || $0.end <= block.start || block.end <= $0.start
      }
  }

  private mutating func undo(_ change: Change) -> Bool {
    switch change {
    case .handOver: return false
    case .vehicle(let id, let before, let after):
      guard vehicles[id] == after else { return false }
      vehicles[id] = before
    case .day(let day, let before, let after):
      guard days[day, default: .usual] == after else { return false }
      days[day] = before
    case .block(let id, let before, let after):
      guard blocks[id] == after else { return false }
      if let before, !hasRoom(for: before) { return false }
      blocks[id] = before
    case .drive(let id, nil, let after):
      guard drives[id] == after, TransitionTests.table[after.state]?.contains(.cancelled) == true else { return false }
      drives[id]?.state = .cancelled
      drives[id]?.heldUntil = nil
    case .drive(let id, let before?, let after):
      guard drives[id] == after, before.state == after.state,
        before.state == .out ? allowsEnd(before, of: id) : allows(before, leavingOut: id)
      else { return false }
      drives[id] = before
    }
    return true
  }
}
