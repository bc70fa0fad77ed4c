import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomShell
import ShowroomStore

/// The diary with few and with many drives in the store: free times of a month, the agenda of a day, a booking.
struct Diary {
  let folder: String
  /// Without the largest store, which takes minutes to make.
  let isQuick: Bool

  func results(rounds: Int) throws -> [Result] {
    try ([1, 100] + (isQuick ? [] : [10_000])).flatMap { factor in
      let growth = Result.Growth(of: "drives", count: 500 * factor, factor: factor)
      let count = growth.count
      let path = "\(folder)/diary-\(count).db"
      let demonstration = try Demonstration(path: path)
      try DiaryFiller(path: path, count: count).fill()
      let showroom = demonstration.showroom
      let bytes = Sample([Double(TextFile.size(path))])
      return try [
        Result(
          topic: "free", what: "times of a car, a month", peer: "reading its drives",
          measured: try month(showroom, path, rounds), aim: .atMost(1e6), growth: growth),
        Result(
          topic: "agenda", what: "of today", peer: "reading its drives",
          measured: try agenda(showroom, path, rounds), aim: .atMost(2e6), growth: growth),
        Bookings(folder: folder).result(in: demonstration, path: path, growth, rounds: rounds),
        Result(topic: "size", what: "a diary", unit: .bytes, measured: (bytes, Sample([])), growth: growth),
      ]
    }
  }

  struct Wrong: Error {
    let what: String
  }

  /// The wish for the free times of one car that is booked four times a day, for next month: thirty-one days.
  static func month(in showroom: Showroom) throws -> FindFreeTimes {
    guard let vehicle = try showroom.store.vehicle(Vehicle.ID(Int64(DiaryFiller.busyVehicle))) else {
      throw Wrong(what: "no vehicle")
    }
    var request = FindFreeTimes(speaker: .staff)
    request.car.settle(CarSelection(vehicle))
    request.duration.settle(Minutes(30))
    request.when.say(WhenExpression(day: .anyOfMonthFromNow(1)))
    request.limit = 10_000
    return request
  }

  static func findFreeTimes(_ request: FindFreeTimes, _ handler: FindFreeTimesHandler) throws {
    var dialogue = Dialogue<FindFreeTimesHandler>(request)
    guard case .response(.freeTimes(let answer)) = try dialogue.proceed(with: handler), answer.starts.count > 100
    else { throw Wrong(what: "free times") }
  }

  /// The list that `free` gives for that wish.
  private func month(_ showroom: Showroom, _ path: String, _ rounds: Int) throws -> (product: Sample, peer: Sample) {
    let handler = FindFreeTimesHandler(showroom)
    let request = try Self.month(in: showroom)
    let read = try BareRead(
      path: path,
      """
      SELECT id, starts, ends FROM test_drive WHERE vehicle_id = 1 AND starts >= 1796083200 AND starts < 1798761600
        AND state IN ('held', 'confirmed', 'out') ORDER BY starts
      """)
    return try Stopwatch.compare(
      rounds: rounds,
      { _ in try Stopwatch.processorTime { try Self.findFreeTimes(request, handler) } },
      { _ in try Stopwatch.processorTime { try read.run(rows: 90...125) } })
  }

  /// The line `agenda` with all its sentences.
  private func agenda(_ showroom: Showroom, _ path: String, _ rounds: Int) throws -> (product: Sample, peer: Sample) {
    var session = Session(Context(showroom: showroom))
    let read = try BareRead(
      path: path,
      """
      SELECT test_drive.id, starts, ends, test_drive.state, customer.name, plate, make, model.name FROM test_drive
      JOIN customer ON customer.id = customer_id JOIN vehicle ON vehicle.id = vehicle_id
      JOIN car ON car.id = car_id JOIN model ON model.id = model_id
      WHERE starts >= 1795996800 AND starts < 1796083200 ORDER BY starts
      """)
    return try Stopwatch.compare(
      rounds: rounds,
      { _ in
        try Stopwatch.processorTime {
          let outcome = session.run("agenda")
          guard outcome.status == .done, outcome.blocks.count > 1 else { throw Wrong(what: "agenda") }
        }
      },
      { _ in try Stopwatch.processorTime { try read.run(rows: 15...25) } })
  }
}
