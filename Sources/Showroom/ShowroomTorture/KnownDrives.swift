/// Drives of which the workers were told, by what can be done with them next; others may have done it by now. Without it
/// nearly every hand-over and return would be refused, as of a drive that is on another day, or not out.
struct KnownDrives {
  /// What may be done next.
  enum Next: CaseIterable {
    case confirm, handOver, takeBack
  }

  /// No more than the newest of each kind.
  private static let most = 24

  private var drives: [Next: [Int]] = [:]
  private var today: Set<Int> = []

  /// One of those with which something can be done; nil where none is known.
  func drive(to next: Next, _ dice: inout Dice) -> Int? {
    drives[next, default: []].randomElement(using: &dice)
  }

  /// Takes note of what became of a deed.
  ///
  /// - Parameter answered: the drive that the answer names.
  mutating func note(_ deed: Deed, _ fate: Fate, _ answered: Int?) {
    guard let drive = answered ?? deed.drive else { return }
    switch (deed.kind, fate) {
    case (.book, .acknowledged):
      if deed.isToday { today.insert(drive) }
      if deed.isUnconfirmed { add(drive, to: .confirm) } else if deed.isToday { add(drive, to: .handOver) }
    case (.confirm, .acknowledged):
      forget(drive)
      if today.contains(drive) { add(drive, to: .handOver) }
    case (.handOver, .acknowledged):
      forget(drive)
      add(drive, to: .takeBack)
    // It may have happened; a car that is out for good would be in the way of all others.
    case (.handOver, .open): add(drive, to: .takeBack)
    case (.confirm, .refused), (.takeBack, .acknowledged), (.takeBack, .refused), (.cancel, .acknowledged):
      forget(drive)
    default: break
    }
  }

  private mutating func add(_ drive: Int, to next: Next) {
    drives[next, default: []].append(drive)
    if drives[next, default: []].count > Self.most { drives[next]?.removeFirst() }
  }

  private mutating func forget(_ drive: Int) {
    for next in Next.allCases { drives[next]?.removeAll { $0 == drive } }
  }
}
