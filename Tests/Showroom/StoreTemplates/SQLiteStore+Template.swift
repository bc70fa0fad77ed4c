import ShowroomCore
import ShowroomStore
import Synchronization

extension SQLiteStore {
  /// What is alike in all showrooms that begin so.
  private struct Beginnings: Hashable {
    let beginning: String
    let zone: String
    let now: Int64
  }

  private static let images = Mutex<[Beginnings: [UInt8]]>([:])

  /// A showroom in memory. It is set up once for all tests of a process that begin alike; each has a copy of its own.
  public static func inMemory(
    _ beginning: Beginning, calendar: ShowroomCalendar, now: Instant
  ) throws -> SQLiteStore {
    let key = Beginnings(beginning: "\(beginning)", zone: calendar.zone.identifier, now: now.seconds)
    let image = try images.withLock { (images) throws -> [UInt8] in
      if let image = images[key] { return image }
      let store = try SQLiteStore.inMemory()
      try store.setUp(beginning, calendar: calendar, now: now)
      let image = try store.image()
      images[key] = image
      return image
    }
    return try SQLiteStore.inMemory(image)
  }
}
