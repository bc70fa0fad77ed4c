/// Makes up what one worker does. Many of its wishes are for the same few cars and days as those of the others.
struct DeedMaker {
  private var dice: Dice
  private let store: String

  init(seed: UInt64, store: String) {
    dice = Dice(seed: seed)
    self.store = store
  }

  /// Cars in a file that is to be imported, so that a part of it would show.
  static let carsInFile = 3
  /// The demonstration's drives that can still be changed begin with this number.
  private static let firstDrive = 12

  /// - Parameters:
  ///   - ledger: what the workers were told so far.
  ///   - minute: the minute of the day on the worker's clock.
  ///   - last: what the worker did just now, where it was acknowledged.
  mutating func deed(_ number: Int, _ ledger: Ledger, minute: Int, after last: Deed.Kind?) -> Deed {
    if last?.canBeUndone == true, dice.oneIn(8) { return Deed(number: number, kind: .undo, line: "undo") }
    let drive = max(Self.firstDrive, ledger.lastDrive - dice.number(30))
    switch dice.number(100) {
    case 0..<36: return booking(number, minute)
    case 36..<48: return move(number, drive)
    case 48..<58:
      let reason = "torture \(number)"
      return Deed(
        number: number, kind: .cancel, line: "drive cancel \(drive) --reason \"\(reason)\"", drive: drive, mark: reason)
    case 58..<66:
      let drive = likely(.confirm, ledger) ?? drive
      return Deed(number: number, kind: .confirm, line: "drive confirm \(drive)", drive: drive)
    case 66..<75:
      let drive = likely(.handOver, ledger) ?? drive
      let licence = dice.oneIn(3) ? "" : " --licence T\(number)X --licence-expires 2030-01-31"
      return Deed(number: number, kind: .handOver, line: "drive out \(drive)\(licence)", drive: drive)
    case 75..<84:
      let drive = likely(.takeBack, ledger) ?? drive
      return Deed(number: number, kind: .takeBack, line: "drive return \(drive)", drive: drive)
    case 84..<87: return Deed(number: number, kind: .undo, line: "undo")
    case 87..<91:
      let name = "Torture \(number)"
      return Deed(number: number, kind: .addCustomer, line: "customer add \"\(name)\"", mark: name)
    case 91..<96:
      let words = ["golf", "diesel automatic", "octavai", "three series", "Lena", "electric"]
      return Deed(number: number, kind: .search, line: "find \(words[dice.number(words.count)])")
    case 96..<99:
      return Deed(
        number: number, kind: .importCars, line: "car import \"\(store).cars-\(number).csv\"", mark: "T\(number)")
    default:
      let file = "\(store).copy-\(number)"
      return Deed(number: number, kind: .backUp, line: "backup \"\(file)\"", mark: file)
    }
  }

  /// Mostly a drive with which it can be done; at times any, with which it may be refused.
  private mutating func likely(_ next: KnownDrives.Next, _ ledger: Ledger) -> Int? {
    dice.oneIn(5) ? nil : ledger.drives.drive(to: next, &dice)
  }

  /// A third of all drives is for today, so that they can be handed over.
  private mutating func booking(_ number: Int, _ minute: Int) -> Deed {
    let kind = ["", "", "", " --hold", " --request"][dice.number(5)]
    let with = ["", "", "", " --with auto", " --plate auto"][dice.number(5)]
    let soon = dice.oneIn(3) ? self.soon(after: minute) : nil
    let line =
      "book --vehicle \(vehicle()) --start \"\(soon ?? time().local)\" --duration \(15 * (1 + dice.number(4)))"
      + " --for \(1 + dice.number(10))\(kind)\(with) --key torture-\(number) \(Self.aside)"
    return Deed(
      number: number, kind: .book, line: line, mark: "torture-\(number)", isToday: soon != nil,
      isUnconfirmed: kind != "")
  }

  /// A time within the next three hours, as typed; nil where the house is closed by then.
  private mutating func soon(after minute: Int) -> String? {
    let start = minute / 15 * 15 + 15 * (1 + dice.number(12))
    guard start < 17 * 60 else { return nil }
    return "2026-11-30 \(Self.two(start / 60)):\(Self.two(start % 60))"
  }

  private mutating func move(_ number: Int, _ drive: Int) -> Deed {
    let (local, stored) = time()
    let line = "drive move \(drive) \(local) \(Self.aside)"
    return Deed(number: number, kind: .move, line: line, drive: drive, mark: stored)
  }

  /// Ten customers have all the drives there are.
  private static let aside = "--override drives-per-day --override drives-at-once --reason busy"

  /// Half of all wishes are for three cars.
  private mutating func vehicle() -> Int { 1 + dice.number(dice.oneIn(2) ? 3 : 20) }

  /// A time within opening hours of December or January, as typed in Berlin and as kept in UTC; half of all are within
  /// three days.
  private mutating func time() -> (local: String, stored: String) {
    let day = 2 + dice.number(dice.oneIn(2) ? 3 : 55)
    let date = day <= 31 ? "2026-12-\(Self.two(day))" : "2027-01-\(Self.two(day - 31))"
    let minute = 9 * 60 + 15 * dice.number(32)
    let end = "\(Self.two(minute % 60))"
    return ("\(date) \(Self.two(minute / 60)):\(end)", "\(date)T\(Self.two(minute / 60 - 1)):\(end):00Z")
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
