import ShowroomCore

/// A diary as simple as can be, that says what each command should do: a list of drives, and rules written down once more.
/// Times are minutes after ``MovingClockDesk/start``.
struct DiaryModel {
  struct Drive: Equatable {
    var vehicle: Int
    var customer: Int
    var start: Int
    var minutes: Int
    var state: TestDrive.State
    var heldUntil: Int?
    var moves = 0
    var end: Int { start + minutes }
  }

  enum VehicleState: Equatable { case available, blocked, sold, withdrawn }

  /// Something that an act changed: what it was, and what it became.
  enum Change: Equatable {
    case drive(Int, before: Drive?, after: Drive)
    case vehicle(Int, before: VehicleState, after: VehicleState)
    case day(Int, before: Day, after: Day)
    case block(Int, before: Block?, after: Block?)
    case handOver
  }

  /// The hours of one day, in minutes of it, and whether it is closed.
  struct Day: Equatable {
    var isClosed = false
    var hours: Range<Int>?
    static let usual = Day()
    /// The minutes of the day in which the showroom is open.
    var open: Range<Int> { isClosed ? 0..<0 : hours ?? 0..<1440 }
  }

  /// A time for which a vehicle is blocked.
  struct Block: Equatable {
    var vehicle: Int
    var start: Int
    var end: Int
  }

  var now: Int
  let turnaround: Int
  var drives: [Int: Drive] = [:]
  var vehicles: [Int: VehicleState] = [1: .available, 2: .available, 3: .available]
  /// Days with hours of their own, by their number after the first.
  var days: [Int: Day] = [:]
  var blocks: [Int: Block] = [:]
  var blockCount = 0
  /// What staff did and has not taken back, oldest first.
  var acts: [[Change]] = []

  init(now: Int, turnaround: Int) {
    self.now = now
    self.turnaround = turnaround
  }

  // MARK: - Rules

  /// The end of the time that a drive takes. A car that is out and late is away for the rest of the day.
  private func takenUntil(_ drive: Drive) -> Int {
    drive.state == .out && drive.end <= now ? (now / 1440 + 1) * 1440 : drive.end
  }

  /// The beginning of the time that a drive takes. A car that went out early is away from now on.
  private func takenFrom(_ drive: Drive) -> Int { drive.state == .out ? min(drive.start, now) : drive.start }

  /// Whether the rules let a drive have a time.
  func allows(_ wanted: Drive, leavingOut id: Int? = nil) -> Bool {
    vehicles[wanted.vehicle] == .available && isOpen(wanted) && !isBlocked(wanted)
      && (wanted.start > now || keepsStart(wanted, id) && wanted.end > now) && wanted.start % 5 == 0
      && (15...240).contains(wanted.minutes) && wanted.start / 1440 <= now / 1440 + 90
      && drives.allSatisfy { other, drive in
        other == id || drive.vehicle != wanted.vehicle || !drive.state.isLive
          || takenFrom(drive) >= wanted.end + turnaround || wanted.start >= takenUntil(drive) + turnaround
      }
      && drives.allSatisfy { other, drive in
        other == id || drive.customer != wanted.customer || !drive.state.isLive
          || takenFrom(drive) >= wanted.end || wanted.start >= drivenUntil(drive)
      }
  }

  /// Whether the rules let a drive that is out end when it is to.
  func allowsEnd(_ wanted: Drive, of id: Int) -> Bool {
    isOpen(wanted) && !isBlocked(wanted) && (15...240).contains(wanted.minutes)
      && drives.allSatisfy { other, drive in
        other == id || !drive.state.isLive || drive.vehicle != wanted.vehicle || drive.start < wanted.start
          || takenFrom(drive) >= wanted.end + turnaround
      }
      && drives.allSatisfy { other, drive in
        other == id || !drive.state.isLive || drive.customer != wanted.customer || takenFrom(drive) >= wanted.end
          || wanted.start >= drivenUntil(drive)
      }
  }

  /// Whether a drive that is booked begins when it did.
  private func keepsStart(_ wanted: Drive, _ id: Int?) -> Bool { id.map { drives[$0]?.start == wanted.start } ?? false }

  /// Whether all of a drive lies in opening hours, day by day.
  func isOpen(_ drive: Drive) -> Bool {
    (drive.start / 1440...(drive.end - 1) / 1440).allSatisfy { day in
      let part = max(drive.start - day * 1440, 0)..<min(drive.end - day * 1440, 1440)
      let open = days[day, default: .usual].open
      return open.lowerBound <= part.lowerBound && part.upperBound <= open.upperBound
    }
  }

  /// Whether a drive, or the time that its vehicle needs after it, reaches into a block.
  private func isBlocked(_ drive: Drive) -> Bool {
    blocks.values.contains {
      $0.vehicle == drive.vehicle && $0.start < drive.end + turnaround && $0.end > drive.start
    }
  }

  /// Whether the vehicle of a drive is blocked between now and its end.
  func isBlockedBefore(_ own: Drive) -> Bool {
    blocks.values.contains { $0.vehicle == own.vehicle && $0.end > now && ($0.start <= now || $0.start < own.end) }
  }

  /// Whether the customer of a drive is out with another car.
  func customerIsOut(of id: Int) -> Bool {
    drives.contains { $0.key != id && $0.value.customer == drives[id]?.customer && $0.value.state == .out }
  }

  /// The end of the time for which somebody drives: one who is late drives now.
  private func drivenUntil(_ drive: Drive) -> Int { drive.state == .out ? max(drive.end, now + 1) : drive.end }

  func vehicleIsOut(of id: Int) -> Bool {
    drives.contains { $0.key != id && $0.value.vehicle == drives[id]?.vehicle && $0.value.state == .out }
  }

  /// Whether somebody else has the vehicle of a drive between now and its end.
  func isWantedBefore(_ id: Int, _ own: Drive) -> Bool {
    drives.contains { other, drive in
      other != id && drive.vehicle == own.vehicle && drive.state.isLive && drive.end > now
        && (drive.start < own.end || drive.start <= now)
    }
  }

  /// Two live drives in one car; never.
  var overlap: (Int, Int)? {
    let live = drives.filter(\.value.state.isLive).sorted { $0.key < $1.key }
    for (place, one) in live.enumerated() {
      for other in live[(place + 1)...] where one.value.vehicle == other.value.vehicle {
        if one.value.start < other.value.end, other.value.start < one.value.end { return (one.key, other.key) }
      }
    }
    return nil
  }

  mutating func expire() {
    for (id, drive) in drives {
      let isOver =
        drive.state == .held ? (drive.heldUntil ?? 0) <= now : drive.state == .requested && drive.start <= now
      guard isOver else { continue }
      drives[id]?.state = .expired
      drives[id]?.heldUntil = nil
    }
  }
}
