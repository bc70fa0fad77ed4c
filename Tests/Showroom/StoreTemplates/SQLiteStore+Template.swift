import Glibc
import ShowroomCore
import ShowroomStore

extension SQLiteStore {
  /// A showroom in memory. It is set up once for all tests of a process that begin alike; each has a copy of its own.
  public static func inMemory(
    _ beginning: Beginning, calendar: ShowroomCalendar, now: Instant
  ) throws -> SQLiteStore {
    let beginnings = Beginnings(beginning: "\(beginning)", zone: calendar.zone.identifier, now: now.seconds)
    let image = try Images.shared.image(of: beginnings) {
      let store = try SQLiteStore.inMemory()
      try store.setUp(beginning, calendar: calendar, now: now)
      return try store.image()
    }
    return try SQLiteStore.inMemory(image)
  }
}

/// What is alike in all showrooms that begin so.
private struct Beginnings: Hashable {
  let beginning: String
  let zone: String
  let now: Int64
}

/// Images of showrooms, for all threads. The lock is one of POSIX: the sanitizer for threads does not see into that of
/// Swift's `Mutex`.
private final class Images: @unchecked Sendable {
  static let shared = Images()
  private var images: [Beginnings: [UInt8]] = [:]
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(lock, nil) }

  func image(of beginnings: Beginnings, made: () throws -> [UInt8]) rethrows -> [UInt8] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let image = images[beginnings] { return image }
    let image = try made()
    images[beginnings] = image
    return image
  }
}
