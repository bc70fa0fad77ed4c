import LanguageKit
import Testing

@testable import ShowroomCore

@Suite("What is guessed from earlier acts")
struct PredictorTests {
  let calendar: ShowroomCalendar
  static let golf = StoredIntent(
    name: "BookTestDrive", car: CarSelection(.model(1), name: "Golf"), duration: Minutes(60))
  static let polo = StoredIntent(
    name: "BookTestDrive", car: CarSelection(.model(2), name: "Polo"), duration: Minutes(30))
  static let status = StoredIntent(name: "ShowStatus")

  init() throws {
    calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
  }

  private func instant(_ text: String) throws -> Instant {
    try #require(calendar.parse(iso8601: text)?.instant)
  }

  private func occasion(_ text: String, at terminal: String = "desk") throws -> Occasion {
    Occasion(at: try instant(text), terminal: terminal, in: calendar)
  }

  private func act(_ intent: StoredIntent, _ text: String, at terminal: String = "desk") throws -> Donation {
    Donation(id: 1, customer: 1, intent: intent, terminal: terminal, at: try instant(text))
  }

  /// The Golf on Fridays around four, the Polo on Mondays at nine, each four times.
  private func weeks() throws -> [Donation] {
    let fridays = ["2026-11-06T15:50", "2026-11-13T16:10", "2026-11-20T16:00", "2026-11-27T16:20"]
    let mondays = ["2026-11-02T09:00", "2026-11-09T09:10", "2026-11-16T08:55", "2026-11-23T09:00"]
    return try fridays.map { try act(Self.golf, $0) } + mondays.map { try act(Self.polo, $0) }
  }

  private func guesses(_ donations: [Donation], _ text: String) throws -> [Predictor.Guess] {
    Predictor(calendar: calendar).guesses(from: donations, on: try occasion(text))
  }

  @Test("The weekday and the hour decide between two habits")
  func habits() throws {
    #expect(try guesses(weeks(), "2026-12-04T16:00").map(\.intent) == [Self.golf, Self.polo])
    #expect(try guesses(weeks(), "2026-11-30T09:00").map(\.intent) == [Self.polo, Self.golf])
  }

  @Test("The ground names the weekday and the hour of the habit")
  func grounds() throws {
    #expect(try guesses(weeks(), "2026-12-04T15:45").first?.ground == .weekdayAndHour(.friday, hour: 16))
    #expect(try guesses(weeks(), "2026-12-04T10:00").first { $0.intent == Self.golf }?.ground == .weekday(.friday))
    #expect(try guesses(weeks(), "2026-12-01T16:00").first { $0.intent == Self.golf }?.ground == .hour(16))
    #expect(try guesses(weeks(), "2026-12-01T11:00").first { $0.intent == Self.golf }?.ground == .often(4))
    let once = [try act(Self.status, "2026-11-28T12:00")]
    #expect(try guesses(once, "2026-12-01T13:00").map(\.ground) == [.lately(days: 3)])
  }

  @Test("A new habit takes the place of an old one")
  func drift() throws {
    let old = try (1...6).map { try act(Self.golf, "2026-0\($0)-05T16:00") }
    let new = try ["2026-11-20T16:00", "2026-11-27T16:00"].map { try act(Self.polo, $0) }
    #expect(try guesses(old + new, "2026-12-04T16:00").first?.intent == Self.polo)
  }

  @Test("The terminal counts")
  func terminal() throws {
    let donations = try [
      act(Self.golf, "2026-11-30T10:00", at: "lounge"), act(Self.status, "2026-11-30T10:00", at: "entrance"),
    ]
    let predictor = Predictor(calendar: calendar)
    for (terminal, intent) in [("lounge", Self.golf), ("entrance", Self.status)] {
      let guess = predictor.guesses(from: donations, on: try occasion("2026-12-01T10:00", at: terminal)).first
      #expect(guess?.intent == intent)
    }
  }

  @Test("Nothing remembered guesses nothing, and each intent is guessed once")
  func bounds() throws {
    #expect(try guesses([], "2026-12-01T10:00").isEmpty)
    #expect(try guesses(weeks() + weeks(), "2026-12-01T10:00").count == 2)
  }

  @Test("Hours are compared across midnight, and halvings fall steadily")
  func arithmetic() {
    #expect(Predictor.distance(23 * 60 + 50, 10) == 20)
    #expect(abs(Predictor.halved(1) - 0.5) < 0.002 && abs(Predictor.halved(2.5) - 0.17678) < 0.002)
    #expect(Predictor.halved(0) == 1 && Predictor.halved(1000) == 0)
    let steps = (0...100).map { Predictor.halved(Double($0) / 10) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
  }
}

@Suite("What is remembered of an act")
struct ConsistentIntentTests {
  @Test("The same act has one form, whatever order it was said in")
  func order() {
    let one = StoredIntent(name: "BookTestDrive", options: [.accompanied, .colour(.red), .accompanied])
    let other = StoredIntent(name: "BookTestDrive", options: [.colour(.red), .accompanied])
    #expect(one.consistent == other.consistent)
    #expect(one.doesTheSame(as: other))
  }

  @Test("No donation and no offer holds a day of the calendar")
  func dates() {
    let date = CivilDate(year: 2026, month: 12, day: 24) ?? .earliest
    let tied = StoredIntent(name: "ShowDrives", start: WhenExpression(day: .date(date, said: nil)))
    let draft = DonationDraft(customer: 1, intent: tied, terminal: "desk", at: Instant(seconds: 0))
    #expect(draft.intent.start == nil)
    let free = StoredIntent(name: "ShowDrives", start: WhenExpression(day: .today(plus: 1)))
    #expect(free.consistent.start == free.start)
  }

  @Test(
    "Offers are stored with when they fit, and read back",
    arguments: [
      Offer(3), Offer(4, relevance: Offer.Relevance(weekdays: [.saturday, .friday], hours: 540..<720)),
      Offer(5, relevance: Offer.Relevance(terminal: "entrance hall")),
    ])
  func offers(_ offer: Offer) {
    #expect(Offer(storageText: offer.storageText) == offer)
    for bad in ["", "x", "1|2", "1||5-2|", "0|||", "1|9|a-b|"] {
      if let read = Offer(storageText: bad) { #expect(read.relevance.hours == nil && read.relevance.weekdays.isEmpty) }
    }
  }

  @Test("An offer fits its weekdays, hours and terminal, and always without them")
  func relevance() {
    let friday = Occasion(at: Instant(seconds: 0), weekday: .friday, minute: 600, terminal: "desk")
    #expect(Offer.Relevance().fits(friday))
    #expect(Offer.Relevance(weekdays: [.friday], hours: 600..<601, terminal: "desk").fits(friday))
    #expect(!Offer.Relevance(weekdays: [.monday]).fits(friday))
    #expect(!Offer.Relevance(hours: 540..<600).fits(friday))
    #expect(!Offer.Relevance(terminal: "lounge").fits(friday))
  }
}
