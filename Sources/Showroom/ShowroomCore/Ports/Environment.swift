import LanguageKit

/// What a run takes from outside: the clock and the zone. Nothing else in the program asks for the time.
public struct Environment: Sendable {
  /// The present, in UTC seconds.
  public let now: @Sendable () -> Instant
  /// Wall-clock time at the showroom.
  public let calendar: ShowroomCalendar
  /// The name of the terminal, such as `desk` or `entrance`.
  public let terminal: String

  /// The name of a terminal that nobody named.
  public static let usualTerminal = "desk"

  public init(
    calendar: ShowroomCalendar, terminal: String = Environment.usualTerminal, now: @escaping @Sendable () -> Instant
  ) {
    self.now = now
    self.calendar = calendar
    self.terminal = terminal
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
  public var terminal: String { environment.terminal }
  /// This moment at this terminal.
  public var occasion: Occasion { Occasion(at: now, terminal: terminal, in: calendar) }
}
