import IntentKit
import ShowroomCore

extension Desk {
  /// Remembers an act about a drive, in the transaction that runs, if its customer agreed.
  func donate(_ name: String, _ drive: TestDrive) throws(StoreError) {
    try store.donate(
      DonationDraft(
        customer: drive.customer.id, intent: StoredIntent(name, drive), terminal: showroom.terminal, at: now,
        drive: drive.id))
  }

  /// What of a look can be remembered: that of a customer who speaks for themselves, and that of staff, as the terminal's.
  func look(
    _ name: String, by speaker: Speaker?, car: CarSelection? = nil, _ change: (inout StoredIntent) -> Void = { _ in }
  ) throws(StoreError) -> DonationDraft? {
    guard let speaker, speaker != .guest else { return nil }
    var intent = StoredIntent(name: name, car: try car.flatMap { (car) throws(StoreError) in try model(of: car) })
    change(&intent)
    return DonationDraft(customer: speaker.customer, intent: intent, terminal: showroom.terminal, at: now)
  }

  /// The model of a car that was named more closely, so that one act is one, whichever of its cars it was about.
  private func model(of car: CarSelection) throws(StoreError) -> CarSelection? {
    switch car.scope {
    case .model: car
    case .car(let id): try store.car(id).map { CarSelection($0.model) }
    case .vehicle(let id): try store.vehicle(id).map { CarSelection($0.car.model) }
    }
  }
}

extension StoredIntent {
  /// An act about a drive, as it could be done again. Only of a booking, the length and wishes are part of it.
  init(_ name: String, _ drive: TestDrive) {
    let isBooking = name == BookTestDrive.name
    self.init(
      name: name, car: CarSelection(drive.vehicle.car.model), duration: isBooking ? drive.duration : nil,
      options: isBooking ? drive.options : [], account: isBooking ? drive.account : nil)
  }
}
