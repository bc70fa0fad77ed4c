import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents

/// A booking by staff, its line in the journal with it, against the bare insert of the same row into a file of the same
/// kind: the same schema, write-ahead log, `synchronous = FULL`, one transaction each.
struct Bookings {
  let folder: String

  func results(rounds: Int) throws -> [Result] {
    let memory = try Folder(in: "/dev/shm")
    return [
      Result(
        topic: "booking", what: "confirm and handle", peer: "insert of the row",
        measured: try compare(rounds, in: folder, Self.confirmAndHandle), aim: .ratio(1.3)),
      Result(
        topic: "booking", what: "resolve as well", peer: "insert of the row",
        measured: try compare(rounds, in: folder, Self.book)),
      Result(
        topic: "booking", what: "confirm and handle, no disk", peer: "insert of the row",
        measured: try compare(rounds, in: memory.path, Self.confirmAndHandle)),
    ]
  }

  /// Bookings in a store that is there, against inserts into the same file.
  func result(in demonstration: Demonstration, path: String, _ growth: Result.Growth, rounds: Int) throws -> Result {
    try Self.addCustomers(to: demonstration.store)
    let requests = try Self.requests(in: demonstration, count: 2 * (rounds + rounds / 10))
    let insert = try BareInsert(path: path)
    let handler = BookTestDriveHandler(demonstration.showroom)
    let times = try Stopwatch.compare(
      rounds: rounds,
      { round in try Self.confirmAndHandle(requests[2 * round], handler) },
      { round in try Stopwatch.time { try insert.run(requests[2 * round + 1]) } })
    return Result(
      topic: "booking", what: "confirm and handle", peer: "insert of the row", measured: times, growth: growth)
  }

  private typealias Way = (BookTestDrive, BookTestDriveHandler) throws -> Double

  private func compare(_ rounds: Int, in parent: String, _ way: Way) throws -> (product: Sample, peer: Sample) {
    let folder = try Folder(in: parent)
    let product = try Demonstration(path: "\(folder.path)/product.db")
    try Self.addCustomers(to: product.store)
    let requests = try Self.requests(in: product, count: rounds + rounds / 10)
    let peer = try Demonstration(path: "\(folder.path)/peer.db")
    try Self.addCustomers(to: peer.store)
    let insert = try BareInsert(path: "\(folder.path)/peer.db")
    let handler = BookTestDriveHandler(product.showroom)
    product.store.sign(Author(speaker: .staff, act: "book", at: Demonstration.now))
    return try Stopwatch.compare(
      rounds: rounds,
      { round in try way(requests[round], handler) },
      { round in try Stopwatch.time { try insert.run(requests[round]) } })
  }

  struct NotBooked: Error {
    let request: BookTestDrive
  }

  static func book(_ request: BookTestDrive, _ handler: BookTestDriveHandler) throws -> Double {
    try Stopwatch.time {
      var dialogue = Dialogue<BookTestDriveHandler>(request)
      guard case .overview = try dialogue.proceed(with: handler),
        case .response(.booked) = try dialogue.affirm(with: handler)
      else { throw NotBooked(request: request) }
    }
  }

  /// What is left when the parameters are resolved: the check before the overview, and the act after the yes.
  static func confirmAndHandle(_ request: BookTestDrive, _ handler: BookTestDriveHandler) throws -> Double {
    var dialogue = Dialogue<BookTestDriveHandler>(request)
    guard case .overview = try dialogue.proceed(with: handler) else { throw NotBooked(request: request) }
    return try Stopwatch.time {
      guard case .ready = try handler.confirm(request), case .response(.booked) = try dialogue.affirm(with: handler)
      else { throw NotBooked(request: request) }
    }
  }
}

// MARK: - What is booked

extension Bookings {
  private static let customerCount = 400

  static func addCustomers(to store: any StorePort) throws {
    try store.write { () throws(StoreError) in
      for number in 0..<customerCount {
        let licence = Licence(number: "B\(number)", category: "B", expires: CivilDate(iso: "2035-12-31"))
        let customer = try store.addCustomer(
          CustomerDraft(name: "Customer \(number)", born: CivilDate(iso: "1990-01-01"), licence: licence))
        // The dearer case: what they do is remembered.
        _ = try store.setConsent(.agreed, of: customer.id)
      }
    }
  }

  /// Half an hour at each full hour, on each vehicle that has no drive yet, day after day; two drives for each customer.
  static func requests(in demonstration: Demonstration, count: Int) throws -> [BookTestDrive] {
    let store = demonstration.store
    let customers = try store.customers(Page(limit: 1000)).suffix(customerCount)
    let taken = Set(try store.drives(DriveFilter(limit: 1000)).map(\.vehicle.id))
    let vehicles = try store.vehicles(Page(limit: 1000)).filter { $0.state == .available && !taken.contains($0.id) }
    var requests: [BookTestDrive] = []
    for day in 1...60 where requests.count < count {
      var made = 0
      for instant in try starts(demonstration, day: day) {
        for vehicle in vehicles where made < 2 * customerCount {
          let customer = customers[customers.startIndex + made % customers.count]
          requests.append(request(vehicle, instant, customer))
          made += 1
        }
      }
    }
    return Array(requests.prefix(count))
  }

  private static func starts(_ demonstration: Demonstration, day: Int) throws -> [Instant] {
    let calendar = demonstration.environment.calendar
    let date = calendar.date(at: Demonstration.now).adding(days: day)
    let hours = try demonstration.store.openingHours()
    return (10...14).map { calendar.instant(on: date, minute: $0 * 60).instant }.filter { start in
      TimeSlot(start: start, duration: Minutes(30)).map { !hours.intervals(containing: $0, calendar).isEmpty } ?? false
    }
  }

  private static func request(_ vehicle: Vehicle, _ instant: Instant, _ customer: Customer) -> BookTestDrive {
    var request = BookTestDrive(speaker: .staff)
    request.car.settle(CarSelection(vehicle))
    request.duration.settle(Minutes(30))
    request.start.settle(Start(instant: instant, vehicle: vehicle))
    request.customer.settle(.known(customer))
    return request
  }
}
