import LanguageKit
import ShowroomCore

/// Keeps what is to be sent about drives as the drives are: a reminder before, a question after, for customers who agreed.
///
/// To be called in the transaction that changes the drive. That a message ends with its drive, and moves with it, the
/// store sees to by itself; here the time is found at which nobody is woken.
public struct MessagePlanner {
  private let showroom: Showroom

  public init(_ showroom: Showroom) {
    self.showroom = showroom
  }

  private var store: any StorePort { showroom.store }

  /// Plans for a drive that was booked, moved or changed its state.
  public func plan(_ drive: TestDrive) throws(StoreError) {
    guard try store.messageConsent(of: drive.customer.id) == .agreed else { return }
    try plan(drive, try store.messageSettings())
  }

  /// Plans anew for the drives to come of a customer who was asked, or takes out what was planned.
  public func plan(for customer: Customer.ID) throws(StoreError) {
    if try store.messageConsent(of: customer) == .agreed {
      return try plan(upcoming: customer, try store.messageSettings())
    }
    for var message in try store.messages(MessageFilter(owner: customer, states: [.queued], limit: 1000))
    where message.kind.isAutomatic {
      message.state = .cancelled
      message.problem = .noConsent
      try store.update(message)
    }
  }

  /// Plans anew for all drives to come, after the settings were changed.
  public func planAll() throws(StoreError) {
    try plan(upcoming: nil, try store.messageSettings())
  }

  private func plan(upcoming customer: Customer.ID?, _ settings: MessageSettings) throws(StoreError) {
    let ahead = TimeSlot(start: showroom.now, end: showroom.now + 800 * 86_400)
    let drives = try store.drives(
      DriveFilter(customer: customer, interval: ahead, states: [.held, .confirmed], limit: 10_000))
    for drive in drives where try store.messageConsent(of: drive.customer.id) == .agreed {
      try plan(drive, settings)
    }
  }

  private func plan(_ drive: TestDrive, _ settings: MessageSettings) throws(StoreError) {
    switch drive.state {
    case .held, .confirmed:
      let time = settings.reminderTime(driveStart: drive.slot.start, now: showroom.now, in: showroom.calendar)
      try keep(.reminder, of: drive, at: time, settings)
    case .returned:
      let time = settings.followUpTime(driveEnd: drive.slot.end, in: showroom.calendar)
      try keep(.followUp, of: drive, at: time.map { max($0, showroom.now) }, settings)
    case .requested, .out, .cancelled, .declined, .noShow, .expired: return
    }
  }

  /// One message of a kind at a time; one that went out for this start, or that somebody took out, is not planned again.
  private func keep(
    _ kind: Message.Kind, of drive: TestDrive, at time: Instant?, _ settings: MessageSettings
  ) throws(StoreError) {
    let known = try store.messages(MessageFilter(drive: drive.id)).filter { $0.kind == kind }
    if var planned = known.first(where: { $0.state == .queued && $0.attempts == 0 }) {
      planned.due = time ?? planned.due
      planned.channel = settings.channel(to: Recipient(drive.customer))
      if time == nil {
        planned.state = .cancelled
        planned.problem = .tooLate
      }
      return try store.update(planned)
    }
    guard let time, !known.contains(where: { $0.stands(for: drive) }) else { return }
    let recipient = Recipient(drive.customer)
    let usual = try store.language()
    _ = try store.addMessage(
      MessageDraft(
        owner: drive.customer.id, recipient: recipient,
        language: recipient.language ?? usual, sender: .staff, kind: kind, drive: drive.id,
        driveStart: drive.slot.start, channel: settings.channel(to: recipient), created: showroom.now, due: time))
  }
}

extension Message {
  /// Whether it is, or was, the message for the time that a drive has now.
  fileprivate func stands(for drive: TestDrive) -> Bool {
    guard driveStart == drive.slot.start else { return state == .queued || state == .handingOver }
    return state != .cancelled || problem == nil
  }
}

extension Desk {
  /// Plans what is to be sent about a drive, in the transaction that changes it.
  func planMessages(about drive: TestDrive) throws(StoreError) {
    try MessagePlanner(showroom).plan(drive)
  }
}
