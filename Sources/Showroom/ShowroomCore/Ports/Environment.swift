import LanguageKit

/// What a run takes from outside: the clock and the zone. Nothing else in the program asks for the time.
public struct Environment: Sendable {
  /// The present, in UTC seconds.
  public let now: @Sendable () -> Instant
  /// Wall-clock time at the showroom.
  public let calendar: ShowroomCalendar

  public init(calendar: ShowroomCalendar, now: @escaping @Sendable () -> Instant) {
    self.now = now
    self.calendar = calendar
  }

  /// The present as the showroom's clock shows it.
  public var wallClock: CivilDateTime { calendar.civil(at: now()) }
}

/// The store and the environment: all that an intent handler works with.
public struct Showroom {
  public let store: any StorePort
  public let environment: Environment

  public init(store: any StorePort, environment: Environment) {
    self.store = store
    self.environment = environment
  }

  public var now: Instant { environment.now() }
  public var calendar: ShowroomCalendar { environment.calendar }
}
