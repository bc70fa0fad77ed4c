import LanguageKit

/// How the showroom sends messages.
public struct MessageSettings: Hashable, Sendable {
  /// The mail program with its arguments, nil where no e-mail is sent.
  public var mailProgram: CommandTemplate?
  /// The program for text messages, nil where none are sent.
  public var textProgram: CommandTemplate?
  /// When messages may go out by themselves.
  public var hours: MessageHours
  /// Hours before a drive at which it is reminded of; 0 for not at all.
  public var reminderHours: Int
  /// Hours after a drive at which the customer is asked how it was; 0 for not at all.
  public var followUpHours: Int

  public init(
    mailProgram: CommandTemplate? = nil, textProgram: CommandTemplate? = nil, hours: MessageHours = .standard,
    reminderHours: Int = 24, followUpHours: Int = 24
  ) {
    self.mailProgram = mailProgram
    self.textProgram = textProgram
    self.hours = hours
    self.reminderHours = reminderHours
    self.followUpHours = followUpHours
  }

  /// The names of the settings, as they are set and stored.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case mailProgram = "mail-program"
    case textProgram = "text-program"
    case from = "messages-from"
    case until = "messages-until"
    case reminderHours = "reminder-hours"
    case followUpHours = "follow-up-hours"
  }

  /// Hours that can be set for reminders and follow-ups.
  public static let hourRange = 0...336

  /// The way to somebody: by mail where that is set up and an address is known, else by text message, else by hand.
  public func channel(to recipient: Recipient) -> ChannelKind {
    if mailProgram != nil, recipient.email != nil { return .mail }
    if textProgram != nil, recipient.phone != nil { return .command }
    return .outbox
  }
}

/// The part of a day in which messages may go out by themselves: never at night.
public struct MessageHours: Hashable, Sendable {
  /// Minutes after midnight, by the showroom's clock; the start is before the end.
  public let minutes: Range<Int>

  /// From eight in the morning to eight in the evening.
  public static let standard = MessageHours(480..<1200)

  private init(_ minutes: Range<Int>) {
    self.minutes = minutes
  }

  /// - Returns: nil where the end is not after the start, or beyond the day.
  public init?(from: Int, until: Int) {
    guard from >= 0, from < until, until <= 1440 else { return nil }
    minutes = from..<until
  }

  public func contains(_ instant: Instant, in calendar: ShowroomCalendar) -> Bool {
    minutes.contains(calendar.minuteOfDay(at: instant))
  }

  /// The instant itself, or the morning after it where it lies at night.
  public func next(from instant: Instant, in calendar: ShowroomCalendar) -> Instant {
    guard !contains(instant, in: calendar) else { return instant }
    let today = calendar.date(at: instant)
    let isBefore = calendar.minuteOfDay(at: instant) < minutes.lowerBound
    for day in [isBefore ? today : today.adding(days: 1), today.adding(days: 2)] {
      // Where the clock jumps over the opening, it is moved on by the gap, and may end up behind the end of short hours.
      let morning = calendar.instant(on: day, minute: minutes.lowerBound).instant
      if morning >= instant, contains(morning, in: calendar) { return morning }
    }
    return calendar.instant(on: today.adding(days: 1), minute: minutes.lowerBound).instant
  }

  /// The last minute of the evening before the day of an instant.
  public func eveningBefore(_ instant: Instant, in calendar: ShowroomCalendar) -> Instant {
    calendar.instant(on: calendar.date(at: instant).adding(days: -1), minute: minutes.upperBound - 1).instant
  }
}

extension MessageSettings {
  /// When a reminder of a drive is to go out: so many hours before, but never at night. One that would go out at night
  /// goes the next morning or, where that is too late, the evening before.
  ///
  /// - Returns: nil where none is wanted, or its time is over.
  public func reminderTime(driveStart: Instant, now: Instant, in calendar: ShowroomCalendar) -> Instant? {
    guard reminderHours > 0 else { return nil }
    let wanted = driveStart - reminderHours * 3600
    let morning = hours.next(from: wanted, in: calendar)
    let time = morning < driveStart ? morning : hours.eveningBefore(driveStart, in: calendar)
    return time >= now && time < driveStart ? time : nil
  }

  /// When the customer is asked how a drive was.
  public func followUpTime(driveEnd: Instant, in calendar: ShowroomCalendar) -> Instant? {
    guard followUpHours > 0 else { return nil }
    return hours.next(from: driveEnd + followUpHours * 3600, in: calendar)
  }
}
