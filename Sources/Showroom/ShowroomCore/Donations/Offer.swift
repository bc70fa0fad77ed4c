import LanguageKit

/// A shortcut of the showroom that is suggested to everybody, and when it fits.
public struct Offer: Hashable, Sendable {
  public var shortcut: Shortcut.ID
  public var relevance: Relevance

  public init(_ shortcut: Shortcut.ID, relevance: Relevance = Relevance()) {
    self.shortcut = shortcut
    self.relevance = relevance
  }

  /// When and where something fits; empty and nil mean always and everywhere.
  public struct Relevance: Hashable, Sendable {
    public var weekdays: Set<Weekday>
    /// Minutes after midnight, half-open.
    public var hours: Range<Int>?
    public var terminal: String?

    public init(weekdays: Set<Weekday> = [], hours: Range<Int>? = nil, terminal: String? = nil) {
      self.weekdays = weekdays
      self.hours = hours
      self.terminal = terminal
    }

    /// Whether nothing is asked of the occasion.
    public var isAlways: Bool { weekdays.isEmpty && hours == nil && terminal == nil }

    public func fits(_ occasion: Occasion) -> Bool {
      (weekdays.isEmpty || weekdays.contains(occasion.weekday))
        && (hours?.contains(occasion.minute) ?? true)
        && (terminal.map { $0 == occasion.terminal } ?? true)
    }
  }
}

extension Offer {
  /// The form that is stored: number, weekdays, hours and terminal, with `|` between.
  public var storageText: String {
    let days = relevance.weekdays.map(\.rawValue).sorted().map(String.init).joined()
    let hours = relevance.hours.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
    let terminal = (relevance.terminal ?? "").filter { $0 != "|" && !$0.isNewline }
    return "\(shortcut)|\(days)|\(hours)|\(terminal)"
  }

  public init?(storageText: some StringProtocol) {
    let parts = storageText.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 4, let id = Shortcut.ID(parts[0]) else { return nil }
    let bounds = parts[2].split(separator: "-").compactMap { Int($0) }
    let hours = bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
    self.init(
      id,
      relevance: Relevance(
        weekdays: Set(parts[1].compactMap { $0.wholeNumberValue.flatMap(Weekday.init(rawValue:)) }), hours: hours,
        terminal: parts[3].isEmpty ? nil : String(parts[3])))
  }
}

/// When and where somebody stands at a terminal.
public struct Occasion: Hashable, Sendable {
  public let at: Instant
  public let weekday: Weekday
  /// Minutes after midnight, wall-clock.
  public let minute: Int
  public let terminal: String

  public init(at: Instant, terminal: String, in calendar: ShowroomCalendar) {
    let civil = calendar.civil(at: at)
    self.init(at: at, weekday: civil.date.weekday, minute: civil.time.minuteOfDay, terminal: terminal)
  }

  public init(at: Instant, weekday: Weekday, minute: Int, terminal: String) {
    self.at = at
    self.weekday = weekday
    self.minute = minute
    self.terminal = terminal
  }
}
