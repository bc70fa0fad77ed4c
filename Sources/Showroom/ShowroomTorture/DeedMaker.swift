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

  /// - Parameter lastDrive: the greatest number of a drive that anybody was told.
  mutating func deed(_ number: Int, lastDrive: Int) -> Deed {
    let drive = max(Self.firstDrive, lastDrive - dice.number(30))
    switch dice.number(100) {
    case 0..<38: return booking(number)
    case 38..<52: return move(number, drive)
    case 52..<66:
      let reason = "torture \(number)"
      return Deed(
        number: number, kind: .cancel, line: "drive cancel \(drive) --reason \"\(reason)\"", drive: drive, mark: reason)
    case 66..<71: return Deed(number: number, kind: .confirm, line: "drive confirm \(drive)", drive: drive)
    case 71..<76: return Deed(number: number, kind: .handOver, line: "drive out \(drive)", drive: drive)
    case 76..<82: return Deed(number: number, kind: .takeBack, line: "drive return \(drive)", drive: drive)
    case 82..<87: return Deed(number: number, kind: .undo, line: "undo")
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

  private mutating func booking(_ number: Int) -> Deed {
    let kind = ["", "", "", " --hold", " --request"][dice.number(5)]
    let with = ["", "", "", " --with auto", " --plate auto"][dice.number(5)]
    let line =
      "book --vehicle \(vehicle()) --start \"\(time().local)\" --duration \(15 * (1 + dice.number(4)))"
      + " --for \(1 + dice.number(10))\(kind)\(with) --key torture-\(number) \(Self.aside)"
    return Deed(number: number, kind: .book, line: line, mark: "torture-\(number)")
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
