import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import Synchronization
import Testing

@testable import ShowroomShell

/// A clock that a test puts forward.
final class MovingClock: Sendable {
  private let seconds: Atomic<Int64>

  init(_ start: Instant) { seconds = Atomic(start.seconds) }

  var now: Instant { Instant(seconds: seconds.load(ordering: .relaxed)) }
  func advance(minutes: Int) { seconds.add(Int64(minutes) * 60, ordering: .relaxed) }
}

/// Files that lines name, kept in memory.
final class FilesInMemory {
  var contents: [String: String] = [:]

  func read(_ path: String) -> Context.FileContents {
    contents[path].map { .bytes(Array($0.utf8)) } ?? .failed(reason: "no such file")
  }

  func write(_ path: String?, _ body: (_ write: (String) -> Bool) -> Bool) -> Context.FileRefusal? {
    var text = ""
    let isWhole = body {
      text += $0
      return true
    }
    contents[path ?? "-"] = text
    return isWhole ? nil : .failed(reason: "not whole")
  }
}

/// A desk that never closes, with three demonstrators and three customers, in UTC; yes is said to each overview. Its lines
/// are those that staff type.
struct MovingClockDesk {
  let store: SQLiteStore
  let clock: MovingClock
  let files: FilesInMemory
  var session: Session

  /// Midnight of Monday, 4 January 2027.
  static let start = Instant(seconds: 1_799_020_800)

  /// - Parameter path: where the store is to be a file, which a backup can take the place of.
  init(turnaround: Int = 15, minutes: Int = 8 * 60, path: String? = nil) throws {
    try self.init(emptyAt: path, clock: MovingClock(Self.start.minutes(minutes)))
    try store.update(OpeningHours(text: "daily 00:00-24:00"))
    try store.update(BookingSettings([.drivesPerDay: 50, .drivesAtOnce: 1, .turnaroundAfter: turnaround]))
    let licence = Licence(number: "B1", category: "B", expires: CivilDate(iso: "2035-12-31"))
    for number in 1...3 {
      let car = try store.addCar(CarDraft(make: "Make\(number)", model: "Model\(number)"))
      _ = try store.addVehicle(VehicleDraft(car: car.id, plate: "B-M \(number)"))
      _ = try store.addCustomer(CustomerDraft(name: "Customer Number\(number)", licence: licence))
    }
  }

  /// A desk without cars and people, at which the same clock hangs and the same files lie.
  init(emptyAt path: String?, clock: MovingClock, files: FilesInMemory = FilesInMemory()) throws {
    let calendar = ShowroomCalendar(zone: .utc)
    self.clock = clock
    self.files = files
    if let path {
      store = try SQLiteStore.open(path: path, now: clock.now).store
      try store.setUp(.empty(zone: "UTC"), calendar: calendar, now: clock.now)
    } else {
      store = try SQLiteStore.inMemory(.empty(zone: "UTC"), calendar: calendar, now: clock.now)
    }
    let showroom = Showroom(store: store, environment: Environment(calendar: calendar) { clock.now })
    session = Session(
      Context(
        showroom: showroom, assumesYes: true, readFile: { files.read($0) },
        writeFile: { path, _, body in files.write(path, body) }))
  }

  /// Runs a line; holds and requests whose time is up have expired before it.
  mutating func run(_ line: String) throws -> Outcome {
    store.sign(nil)
    try store.expire(asOf: clock.now)
    return session.run(line)
  }

  /// Adds a drive in a state, whatever came before it.
  func add(_ state: TestDrive.State, from start: Int, minutes: Int = 30, vehicle: Vehicle.ID = 1) throws -> TestDrive {
    store.sign(nil)
    let slot = try #require(TimeSlot(start: Self.start.minutes(start), duration: Minutes(minutes)))
    return try store.addDrive(
      DriveDraft(
        vehicle: vehicle, customer: 1, slot: slot, state: state, bookedBy: .staff,
        holdExpires: state == .held ? clock.now.minutes(60) : nil))
  }
}
