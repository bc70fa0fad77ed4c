/// The instants at which a zone's clock shows a full multiple of a step after midnight, ascending.
///
/// Where the clock is put forward, steps that it jumps over are left out; where it is put back, those that it shows
/// twice come twice.
struct WallClockSteps {
  private let step: Int64
  private let zone: TimeZoneRules
  /// Seconds to add to UTC until `change`.
  private var offset: Int64
  /// When the offset changes next.
  private var change: Instant
  /// The present step.
  private(set) var current: Instant

  /// Begins with the first step at or after `start`; `step` is at least one minute.
  init(from start: Instant, step: Minutes, zone: TimeZoneRules) {
    self.step = Int64(step.seconds)
    self.zone = zone
    current = start
    offset = Int64(zone.offset(at: start))
    change = zone.change(after: start)?.instant ?? .distantFuture
    settle()
  }

  /// Goes to the next step.
  mutating func advance() {
    current = current + 1
    settle()
  }

  /// Goes to the first step at or after `instant`; never back.
  mutating func skip(to instant: Instant) {
    guard instant > current else { return }
    current = instant
    settle()
  }

  /// Moves `current` to the first step that is not before it.
  private mutating func settle() {
    while current < .distantFuture {
      if current >= change { enterOffset() }
      let next = alignedStep()
      guard next >= change else {
        current = next
        return
      }
      current = change
    }
  }

  private mutating func enterOffset() {
    offset = Int64(zone.offset(at: current))
    change = zone.change(after: current)?.instant ?? .distantFuture
  }

  /// The first step at or after `current` on a clock that keeps the present offset.
  private func alignedStep() -> Instant {
    let day: Int64 = 86_400
    let (local, overflow) = current.seconds.addingReportingOverflow(offset)
    guard !overflow else { return .distantFuture }
    let remainder = local % day
    let second = remainder < 0 ? remainder + day : remainder
    let onStep = (second + step - 1) / step * step
    return current + Int(min(onStep, day) - second)
  }
}
