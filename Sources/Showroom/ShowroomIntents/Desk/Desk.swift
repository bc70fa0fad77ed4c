import LanguageKit
import ShowroomCore

/// The rules of the showroom applied to its diary: whether a slot can be had, and what is free.
///
/// Lists and bookings ask the same functions, so what is offered is accepted.
public struct Desk {
  let showroom: Showroom

  public init(_ showroom: Showroom) {
    self.showroom = showroom
  }

  var store: any StorePort { showroom.store }
  var now: Instant { showroom.now }
  var calendar: ShowroomCalendar { showroom.calendar }
  var wallClock: CivilDateTime { showroom.environment.wallClock }
}
