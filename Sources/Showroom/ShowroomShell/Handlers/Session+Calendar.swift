import CalendarFormatKit
import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  /// Writes drives for calendars: one as an invitation, a new version or a cancellation; several to be taken note of.
  mutating func exportCalendar(_ call: Invocation) throws(Interruption) -> Outcome {
    let isOneDrive = call.command == .driveCalendar
    let path = isOneDrive ? call.words.dropFirst().first : call.words.first
    let reminders = call.flag("remind") ? call.options("remind").compactMap { Int($0) } : [60]
    let number = isOneDrive ? call.words.first : call.option("drive")
    let writer = CalendarWriter(product: Self.calendarProduct)
    let stamp = context.showroom.now.seconds
    let file: String
    if let number {
      let drive = try drive(numbered: number)
      let event = try event(drive, reminders)
      file = writer.file([event], method: event.status == .cancelled ? .cancel : .request, stamp: stamp)
    } else {
      let drives = try drives(of: call)
      let events = try drives.map { (drive) throws(Interruption) in try event(drive, reminders) }
      file = writer.file(events, method: .publish, stamp: stamp)
    }
    return try write(file, to: path, replacing: call.flag("force"))
  }

  /// Puts a file where it was asked for; without a name, or with `-`, it is what is shown.
  func write(_ file: String, to path: String?, replacing: Bool) throws(Interruption) -> Outcome {
    guard let path, path != "-" else {
      return Outcome(document: file)
    }
    guard !context.isKiosk else { throw refuse("not-here", text.noFilesHere) }
    return try written(to: path, context.writeFile(path, replacing) { write in write(file) })
  }

  /// Says that a file was written, or why it was not.
  func written(to path: String, _ refusal: Context.FileRefusal?) throws(Interruption) -> Outcome {
    switch refusal {
    case nil: return Outcome([.sentence(text.written(to: path))], value: ["file": .string(path)])
    case .exists: throw .store(.file(path: path, .exists))
    case .failed(let reason): throw refuse("file-not-written", text.fileNotWritten(path, reason))
    }
  }

  /// A drive by its number, among those that the speaker may see.
  private func drive(numbered number: String) throws(Interruption) -> TestDrive {
    let id = TestDrive.ID(number)
    let drive = try asking { () throws(StoreError) in try id.flatMap { (id) throws(StoreError) in try store.drive(id) }
    }
    guard let drive, context.speaker.maySee(drive.customer.id) else {
      throw refuse("no-such-drive", text.reason(id.map { .noDriveNumber($0) } ?? .noSuchDrive))
    }
    return drive
  }

  /// The drives of a day, a demonstrator, a customer; what is not named is any. A customer gets none but their own.
  private func drives(of call: Invocation) throws(Interruption) -> [TestDrive] {
    var filter = DriveFilter(customer: context.speaker.customer, limit: 100_000)
    if let word = call.option("day") {
      guard let date = try closedDate(word), let day = context.showroom.calendar.dayInterval(date) else {
        throw misuse("bad-value", text.badDate("--day", word), hint: text.dateHint)
      }
      filter.interval = day
    }
    if let name = call.option("vehicle") { filter.vehicle = try vehicle(name).id }
    if let name = call.option("customer") { filter.customer = try customer(name).id }
    let wanted = filter
    return try asking { () throws(StoreError) in try store.drives(wanted) }
  }

  private func event(_ drive: TestDrive, _ reminders: [Int]) throws(Interruption) -> CalendarEvent {
    try asking { () throws(StoreError) in try calendarEvent(drive, reminders, text) }
  }

  /// The program that calendar files name.
  static let calendarProduct = "-//Showroom//Showroom//EN"

  /// What a calendar gets to know of a drive: nothing of anybody but its customer, and of them only name and address.
  func calendarEvent(
    _ drive: TestDrive, _ reminders: [Int], _ text: Phrasebook
  ) throws(StoreError) -> CalendarEvent {
    let (contact, name) = (try store.contact(), try store.calendarName())
    let revision = try store.revision(of: drive.id)
    return CalendarEvent(
      uid: "drive-\(drive.id)-\(name)", sequence: revision,
      seconds: drive.slot.start.seconds..<drive.slot.end.seconds, status: CalendarEvent.Status(drive.state),
      summary: text.calendarSummary(drive), description: text.calendarDescription(drive), location: contact.address,
      organizer: CalendarEvent.Person(name: contact.name ?? text.theShowroom, email: contact.email),
      attendees: [CalendarEvent.Person(name: drive.customer.name, email: drive.customer.email)], reminders: reminders)
  }
}

extension CalendarEvent.Status {
  /// How a calendar shows a drive.
  fileprivate init(_ state: TestDrive.State) {
    switch state {
    case .held, .requested: self = .tentative
    case .confirmed, .out, .returned, .noShow: self = .confirmed
    case .cancelled, .declined, .expired: self = .cancelled
    }
  }
}
