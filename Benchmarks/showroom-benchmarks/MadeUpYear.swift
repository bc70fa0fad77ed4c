import LanguageKit
import ShowroomCore
import TestSupport

/// A year of acts of customers who do not exist, the same for the same seed.
///
/// Five kinds of customers, each with habits of its own; a fifth of all acts is noise, and habits change in the course of
/// the year. What is made here says nothing of what is guessed: the predictor sees acts only.
struct MadeUpYear {
  let donations: [Donation]

  /// A habit: what is done, on which weekdays, around which minute, at which terminal, how often.
  private struct Habit {
    var intent: StoredIntent
    var weekdays: [Weekday]
    var minute: Int
    var terminal: String
    var chance: Double
    /// Minutes to either side of the usual one.
    var spread = 45
  }

  /// The share of acts that follow no habit.
  static let noise = 0.2
  /// The chance, each week, that a habit turns to another car.
  static let drift = 0.04

  private static let start = Instant(seconds: 1_767_225_600)  // 1 January 2026
  private static let cars = (1...40).map { CarSelection(.model(CarModel.ID(Int64($0))), name: "Model \($0)") }
  private static let terminals = ["desk", "entrance", "lounge"]

  init(customers: Int, seed: UInt64, calendar: ShowroomCalendar) {
    var random = SeededGenerator(seed: seed)
    var donations: [Donation] = []
    for customer in 1...customers {
      var habits = Self.habits(of: customer, &random)
      for day in 0..<365 {
        let date = calendar.date(at: Self.start).adding(days: day)
        if date.weekday == .monday { Self.drift(&habits, &random) }
        for act in Self.acts(on: date, habits, &random) {
          donations.append(
            Donation(
              id: Donation.ID(Int64(donations.count + 1)), customer: Customer.ID(Int64(customer)), intent: act.intent,
              terminal: act.terminal, at: calendar.instant(on: date, minute: act.minute).instant))
        }
      }
    }
    self.donations = donations
  }

  private typealias Act = (intent: StoredIntent, terminal: String, minute: Int)

  private static func acts(on date: CivilDate, _ habits: [Habit], _ random: inout SeededGenerator) -> [Act] {
    guard date.weekday != .sunday else { return [] }
    var acts: [Act] = []
    for habit in habits where habit.weekdays.contains(date.weekday) && random.unit() < habit.chance {
      let minute = habit.minute + Int((random.unit() + random.unit() - 1) * Double(habit.spread) * 2)
      let terminal = random.unit() < 0.85 ? habit.terminal : random.pick(terminals)
      acts.append((habit.intent, terminal, min(max(minute, 480), 1140)))
      if random.unit() < noise / (1 - noise) {
        acts.append((anything(&random), random.pick(terminals), 540 + random.below(540)))
      }
    }
    return acts.sorted { $0.minute < $1.minute }
  }

  private static func drift(_ habits: inout [Habit], _ random: inout SeededGenerator) {
    for place in habits.indices where habits[place].intent.car != nil && random.unit() < drift {
      habits[place].intent.car = random.pick(cars)
    }
  }

  private static func anything(_ random: inout SeededGenerator) -> StoredIntent {
    switch random.below(4) {
    case 0: StoredIntent(name: "ShowCatalog")
    case 1: StoredIntent(name: "FindFreeTimes", car: random.pick(cars))
    default: booking(&random)
    }
  }

  private static func booking(_ random: inout SeededGenerator) -> StoredIntent {
    StoredIntent(name: "BookTestDrive", car: random.pick(cars), duration: Minutes(30 + 15 * random.below(5)))
  }

  /// Who they are: weekly drivers, planners who look before they book, people of the morning and the evening, some who
  /// come every day, and some who try one car after another.
  private static func habits(of customer: Int, _ random: inout SeededGenerator) -> [Habit] {
    let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
    func day() -> Weekday { Weekday.allCases[random.below(6)] }
    func habit(_ intent: StoredIntent, _ days: [Weekday], _ minute: Int, _ chance: Double) -> Habit {
      Habit(intent: intent, weekdays: days, minute: minute, terminal: random.pick(terminals), chance: chance)
    }
    let status = StoredIntent(name: "ShowStatus")
    switch customer % 5 {
    case 0:
      return [
        habit(booking(&random), [day()], 540 + 60 * random.below(9), 0.85), habit(status, [day()], 600, 0.5),
      ]
    case 1:
      let look = StoredIntent(name: "FindFreeTimes", car: random.pick(cars))
      return [
        habit(look, [.tuesday, .wednesday], 570, 0.6), habit(booking(&random), [.friday], 960, 0.8),
        habit(booking(&random), [.saturday], 660, 0.5),
      ]
    case 2:
      return [
        habit(booking(&random), workdays, 540, 0.35), habit(booking(&random), workdays, 1050, 0.35),
        habit(status, [.monday], 720, 0.4),
      ]
    case 3:
      return [
        habit(status, workdays, 510, 0.6), habit(StoredIntent(name: "ShowCatalog"), [.saturday], 780, 0.5),
        habit(booking(&random), [day()], 900, 0.7),
      ]
    default:
      return [habit(booking(&random), [day(), day()], 720, 0.5), habit(booking(&random), [day()], 1020, 0.5)]
    }
  }
}

extension SeededGenerator {
  /// 0 up to 1.
  fileprivate mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
