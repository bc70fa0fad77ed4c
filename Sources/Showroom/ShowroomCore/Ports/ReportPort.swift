import LanguageKit

/// What reports read: the drives of some days, through the index of starts, and never more than those days.
public protocol ReportPort {
  /// Reads the drives that touch an interval one at a time, in the order of their start.
  func eachReportedDrive(in interval: TimeSlot, _ body: (ReportedDrive) -> Void) throws(StoreError)
  /// The drives with a follow-up date in a range of days, in the order of that date.
  ///
  /// - Parameter open: only those that nobody has followed up yet.
  func followUps(_ days: ClosedRange<CivilDate>, open: Bool, limit: Int) throws(StoreError) -> [FollowUp]
}

/// What a report has to know of a drive.
public struct ReportedDrive: Hashable, Sendable {
  public let id: TestDrive.ID
  public let vehicle: Vehicle.ID
  public let customer: Customer.ID
  public let slot: TimeSlot
  public let state: TestDrive.State
  /// What it led to, as the desk noted it at the return.
  public let outcome: String?

  public init(
    id: TestDrive.ID, vehicle: Vehicle.ID, customer: Customer.ID, slot: TimeSlot, state: TestDrive.State,
    outcome: String? = nil
  ) {
    self.id = id
    self.vehicle = vehicle
    self.customer = customer
    self.slot = slot
    self.state = state
    self.outcome = outcome
  }
}

/// A customer who is to be called about a drive.
public struct FollowUp: Hashable, Sendable {
  public let date: CivilDate
  public let drive: TestDrive
  public let giveBack: GiveBack

  public init(date: CivilDate, drive: TestDrive, giveBack: GiveBack) {
    self.date = date
    self.drive = drive
    self.giveBack = giveBack
  }
}
