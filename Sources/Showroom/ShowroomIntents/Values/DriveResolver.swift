import IntentKit
import LanguageKit
import ShowroomCore

extension Resolution<TestDrive, Reason> {
  /// The same, but that a drive which can not be changed is refused at once.
  func unless(
    _ refusals: (TestDrive) throws(StoreError) -> [Refusal]
  ) throws(StoreError) -> Resolution<TestDrive, Reason> {
    guard case .success(let drive) = self else { return self }
    let found = try refusals(drive)
    return found.isEmpty ? self : .unsupported(.refused(found), alternatives: [])
  }
}

/// Settles which drive is meant, among those that the speaker may see.
struct DriveResolver {
  private let desk: Desk
  private let speaker: Speaker
  private let states: Set<TestDrive.State>

  /// - Parameter states: those in which a drive may be that is meant without its number.
  init(_ desk: Desk, speaker: Speaker, states: Set<TestDrive.State> = [.held, .requested, .confirmed]) {
    self.desk = desk
    self.speaker = speaker
    self.states = states
  }

  /// A number names one drive; a car, a day or a customer looks among those that are still to come. One that fits succeeds, several
  /// ask which. Another's drive is as little there as none.
  func resolve(_ parameter: Parameter<DriveMention, TestDrive>) throws(StoreError) -> Resolution<TestDrive, Reason> {
    guard speaker != .guest else { return .unsupported(.signInNeeded, alternatives: []) }
    if let drive = parameter.value { return try resolve(number: drive.id) }
    guard let said = parameter.said else { return try choose(among: try upcoming()) }
    if let number = said.number { return try resolve(number: number) }
    let fitting = try upcoming().selecting { (drive) throws(StoreError) in try fits(drive, said) }
    if fitting.isEmpty, speaker == .staff, case .name(let name)? = said.customer,
      try desk.store.customers(named: name, limit: 1).isEmpty
    {
      return .unsupported(.unknownCustomer(name), alternatives: [])
    }
    return try choose(among: fitting)
  }

  private func resolve(number: TestDrive.ID) throws(StoreError) -> Resolution<TestDrive, Reason> {
    guard let drive = try desk.store.drive(number), speaker.maySee(drive.customer.id) else {
      return .unsupported(.noDriveNumber(number), alternatives: [])
    }
    return .success(drive)
  }

  func choose(among drives: [TestDrive]) throws(StoreError) -> Resolution<TestDrive, Reason> {
    guard let only = drives.first else { return .unsupported(.noSuchDrive, alternatives: []) }
    return drives.count == 1 ? .success(only) : .disambiguation(Array(drives.prefix(CarResolver.mostChoices)))
  }

  /// Drives to come, and those that are out: they may have begun long before.
  private func upcoming() throws(StoreError) -> [TestDrive] {
    let beginning = speaker == .staff ? desk.calendar.startOfDay(desk.wallClock.date) : desk.now
    let out = states.contains(.out) ? try drives([.out], from: desk.now + -30 * 86_400) : []
    let others = states.subtracting([.out])
    return out + (others.isEmpty ? [] : try drives(others, from: others.count == 1 ? beginning : desk.now))
  }

  private func drives(_ states: Set<TestDrive.State>, from start: Instant) throws(StoreError) -> [TestDrive] {
    let interval = TimeSlot(start: start, end: desk.now + 366 * 86_400)
    return try desk.store.drives(
      DriveFilter(customer: speaker.customer, interval: interval, states: states, limit: 500))
  }

  func fits(_ drive: TestDrive, _ said: DriveMention) throws(StoreError) -> Bool {
    if let day = said.day?.resolve(now: desk.wallClock).date, desk.calendar.date(at: drive.slot.start) != day {
      return false
    }
    if let customer = said.customer, !isOf(customer, drive) { return false }
    let model = drive.vehicle.car.model
    switch said.car {
    case nil: return true
    case .models(let models): return models.contains(model)
    case .make(let models): return models.contains { $0.make == model.make }
    case .name(let name): return try desk.search(name, limit: 20).matches.contains { $0.model == model }
    case .car(let id): return drive.vehicle.car.id == id
    case .plate(let plate): return try desk.store.vehicle(plate: plate)?.id == drive.vehicle.id
    case .stored(let car): return try desk.store.vehicles(in: car.scope).contains { $0.id == drive.vehicle.id }
    }
  }

  /// Whether a drive is somebody's: all words of a name are, as wholes, in the customer's own.
  private func isOf(_ customer: CustomerMention, _ drive: TestDrive) -> Bool {
    switch customer {
    case .number(let id): drive.customer.id == id
    case .name(let name): Folding.hasWords(drive.customer.name, of: name)
    }
  }
}
