import LanguageKit

/// Guesses what a customer wants, from what they did before.
///
/// Each donation is evidence for its intent, worth
///
///     2^(−age / halfLife) · (floor + hour kernel) · (floor + weekday kernel) · (terminal ? 1 : otherTerminal)
///
/// and an intent scores the sum of its evidence. The first factor joins recency and frequency in one number, as the LRFU
/// policy does (D. Lee and others, "LRFU: A Spectrum of Policies that Subsumes the LRU and LFU Policies", IEEE
/// Transactions on Computers 50(12), 2001); the others are a kernel estimate, after Parzen (1962), of how often the act
/// happens at this hour and weekday. The floors keep a habit in sight at unusual times. Donations are one customer's: what
/// others do is no evidence, so nothing of it can be seen.
///
/// Pure; linear in the number of donations, which the caller bounds.
public struct Predictor: Sendable {
  /// The weights, found by hand on made-up histories.
  public struct Weights: Hashable, Sendable {
    /// Days after which evidence counts half.
    public var halfLife = 21.0
    /// Minutes: how far apart two hours of the day may be and still be the same habit.
    public var hourWidth = 75.0
    public var hourFloor = 0.08
    public var weekdayFloor = 0.10
    /// What is left of a habit on the other days, if both are working days or both days of the weekend.
    public var sameKindOfDay = 0.25
    public var otherTerminal = 0.6

    public init() {}
  }

  /// At most this many donations are read for a prediction, the latest.
  public static let greatestCount = 400

  public var weights: Weights
  private let calendar: ShowroomCalendar

  public init(calendar: ShowroomCalendar, weights: Weights = Weights()) {
    self.calendar = calendar
    self.weights = weights
  }

  /// A guess, and how it came about.
  public struct Guess: Hashable, Sendable {
    public let intent: StoredIntent
    public let score: Double
    public let ground: Ground
  }

  /// Intents that were donated, the likeliest first; of equals, the one that was done last.
  public func guesses(from donations: [Donation], on occasion: Occasion) -> [Guess] {
    var scores: [StoredIntent: Double] = [:]
    var acts: [StoredIntent: [Occasion]] = [:]
    for donation in donations {
      let act = Occasion(at: donation.at, terminal: donation.terminal, in: calendar)
      scores[donation.intent, default: 0] += worth(of: act, on: occasion)
      acts[donation.intent, default: []].append(act)
    }
    let ranked = scores.sorted { one, other in
      let latest = [one.key, other.key].map { acts[$0]?.map(\.at).max() ?? .distantPast }
      return (one.value, latest[0]) > (other.value, latest[1])
    }
    return ranked.map { intent, score in
      Guess(intent: intent, score: score, ground: Ground(acts[intent] ?? [], on: occasion))
    }
  }

  /// What one act is worth as evidence on an occasion.
  func worth(of act: Occasion, on occasion: Occasion) -> Double {
    let days = max(0, Double(occasion.at - act.at) / 86_400)
    let hours = Double(Self.distance(act.minute, occasion.minute)) / weights.hourWidth
    // A kernel that needs no exponential: (1 + d²)⁻² falls as steeply where it matters.
    let hour = 1 / ((1 + hours * hours) * (1 + hours * hours))
    let day =
      act.weekday == occasion.weekday
      ? 1
      : act.weekday.isWeekend == occasion.weekday.isWeekend
        ? weights.sameKindOfDay : 0
    return Self.halved(days / weights.halfLife) * (weights.hourFloor + hour) * (weights.weekdayFloor + day)
      * (act.terminal == occasion.terminal ? 1 : weights.otherTerminal)
  }

  /// Minutes between two times of the day, the short way round midnight.
  static func distance(_ one: Int, _ other: Int) -> Int {
    let apart = abs(one - other)
    return min(apart, 1440 - apart)
  }

  /// 2^(−x) for x of 0 and more, within 0.2 %: whole halvings, and a polynomial for the rest.
  static func halved(_ exponent: Double) -> Double {
    guard exponent < 60 else { return 0 }
    let whole = exponent.rounded(.down)
    let rest = exponent - whole
    let fraction = 1 - rest * (0.69315 - rest * (0.24023 - rest * (0.05550 - rest * 0.00796)))
    return fraction * Double(sign: .plus, exponent: -Int(whole), significand: 1)
  }
}

extension Weekday {
  /// Saturday and Sunday.
  public var isWeekend: Bool { self >= .saturday }
}

extension Predictor {
  /// Why something is guessed, for a sentence.
  public enum Ground: Hashable, Sendable {
    /// On this weekday around this hour.
    case weekdayAndHour(Weekday, hour: Int)
    case weekday(Weekday)
    /// Around this hour of any day.
    case hour(Int)
    /// Done so many times.
    case often(Int)
    /// Done once, so many days ago.
    case lately(days: Int)

    /// The closest habit that at least two acts, and most of the recent ones, bear out.
    init(_ acts: [Occasion], on occasion: Occasion) {
      let recent = acts.sorted { $0.at > $1.at }.prefix(12)
      func share(_ isSo: (Occasion) -> Bool) -> Bool {
        let count = recent.count(where: isSo)
        return count >= 2 && count * 2 >= recent.count
      }
      let sameDay = recent.filter { $0.weekday == occasion.weekday }
      let sameHour = recent.filter { Predictor.distance($0.minute, occasion.minute) <= 90 }
      let both = sameDay.filter { Predictor.distance($0.minute, occasion.minute) <= 90 }
      if share({ both.contains($0) }) {
        self = .weekdayAndHour(occasion.weekday, hour: Self.hour(of: both))
      } else if share({ sameDay.contains($0) }) {
        self = .weekday(occasion.weekday)
      } else if share({ sameHour.contains($0) }) {
        self = .hour(Self.hour(of: sameHour))
      } else if acts.count > 1 {
        self = .often(acts.count)
      } else {
        self = .lately(days: max(0, (occasion.at - (acts.first?.at ?? occasion.at)) / 86_400))
      }
    }

    /// The full hour nearest to the middle of some times that lie close together.
    private static func hour(of acts: [Occasion]) -> Int {
      let minutes = acts.map(\.minute).sorted()
      guard !minutes.isEmpty else { return 0 }
      return (minutes[minutes.count / 2] + 30) / 60 % 24
    }
  }
}
