import LanguageKit

/// One stretch of a day during which the showroom is open, as its clock shows it.
///
/// Minutes count from midnight of the day on which the span begins. A span may run into the next day: 22:00–02:00 is
/// 1320…1560. Ends are half-open, as everywhere.
public struct OpeningSpan: Hashable, Sendable {
  /// The minute of the day at which the doors open, 0…1439.
  public let opens: Int
  /// The minute at which they close, after `opens` and at most 2880, which is the end of the next day.
  public let closes: Int

  /// Makes a span, or nil when the minutes are out of range.
  ///
  /// A closing time that is not after the opening time belongs to the next day, so 22:00–02:00 is what it says, and
  /// 00:00–00:00 is the whole day, as 00:00–24:00 is.
  public init?(opens: Int, closes: Int) {
    guard (0..<1440).contains(opens), (0...2880).contains(closes) else { return nil }
    self.opens = opens
    self.closes = closes <= opens ? closes + 1440 : closes
  }
}

extension JournalEntry {
  /// The opening spans before a change of hours, which a line keeps as "540-1080 1140-1200".
  public var spansBefore: [OpeningSpan] {
    (before?["spans"] ?? "").split(separator: " ").compactMap { span in
      let minutes = span.split(separator: "-").compactMap { Int($0) }
      return minutes.count == 2 ? OpeningSpan(opens: minutes[0], closes: minutes[1]) : nil
    }
  }
}

extension OpeningSpan: Comparable {
  /// Earlier in the day.
  public static func < (left: OpeningSpan, right: OpeningSpan) -> Bool {
    (left.opens, left.closes) < (right.opens, right.closes)
  }
}

extension OpeningSpan: CustomStringConvertible {
  /// "09:00-18:00", "20:00-24:00", "22:00-02:00"; hours beyond 24 only where the span is a day or more.
  public var description: String {
    let isOvernight = closes > 1440 && closes - 1440 < opens
    return "\(Self.clock(opens))-\(Self.clock(isOvernight ? closes - 1440 : closes))"
  }

  private static func clock(_ minutes: Int) -> String {
    CivilTime.digits(hour: minutes / 60, minute: minutes % 60)
  }
}
