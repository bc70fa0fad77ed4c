import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents
@testable import ShowroomText

/// One answer of each code. A code that is new does not compile until it has one.
struct SampleAnswers {
  let calendar: ShowroomCalendar
  let now: Instant
  let drive: TestDrive
  let shortcut: Shortcut

  init() throws {
    calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    let car = Car(id: 5, model: CarModel(id: 1, make: "Volkswagen", name: "Golf"), facts: CarFacts(year: 2019))
    let vehicle = Vehicle(id: 7, car: car, plate: "B-SR 1201", colour: "silver")
    let slot = try #require(TimeSlot(start: now + 29 * 3600, duration: Minutes(60)))
    drive = TestDrive(
      id: 31, vehicle: vehicle, customer: Customer(id: 3, name: "Lena Hartmann"), slot: slot, state: .confirmed,
      bookedBy: .staff)
    shortcut = Shortcut(
      id: 2, owner: .customer(3), phrases: ["my golf"],
      intent: StoredIntent(name: BookTestDrive.name, car: CarSelection(car.model), duration: Minutes(60)),
      language: .en, created: now)
  }

  func phrasebook(_ language: Language) -> Phrasebook {
    Phrasebook(language: language, calendar: calendar, now: now)
  }

  private var start: Start { Start(instant: drive.slot.start, vehicle: drive.vehicle) }

  func answer(_ kind: ShowroomResponse.Kind) -> ShowroomResponse {
    let car = CarSelection(drive.vehicle.car.model)
    switch kind {
    case .booked: return .booked(drive, newCustomer: true)
    case .moved: return .moved(drive, from: drive.slot)
    case .cancelled: return .cancelled(drive)
    case .changedState: return .changedState(drive)
    case .followedUp:
      let today = calendar.civil(at: now).date
      return .followedUp(
        drive, GiveBack(drive: drive.id, at: now, odometer: 9, followUp: today, followedUp: today))
    case .noFollowUp: return .noFollowUp(drive, nil)
    case .catalog: return .catalog([drive.vehicle.car], more: true)
    case .found:
      let match = NameMatch(model: drive.vehicle.car.model, quality: .exact, car: drive.vehicle.car)
      return .found(query: "golf", Findings(cars: SearchAnswer(matches: [match])))
    case .freeTimes: return .freeTimes(FreeTimesAnswer(car: car, duration: Minutes(45), starts: [start]))
    case .drives: return .drives([drive], about: drive.customer)
    case .shortcutSaved: return .shortcutSaved(shortcut, isNew: true, warnings: [])
    case .undone: return .undone(UndoPlan(speaker: .staff, entries: [], steps: [.cancel(drive)]))
    case .status: return .status(.customer(status()))
    case .consentChanged: return .consentChanged(drive.customer, .declined, erased: 2)
    case .refused: return .refused([.vehicleSold], alternatives: [])
    case .slotTaken: return .slotTaken(start, alternatives: [])
    case .gone: return .gone(.carGone("Volkswagen Golf"), alternatives: [])
    case .wrongState: return .wrongState(drive, wanted: .out)
    case .notMovable: return .notMovable(drive)
    case .unmoved: return .unmoved(drive)
    case .tooEarlyForNoShow: return .tooEarlyForNoShow(drive, from: drive.slot.start)
    case .vehicleStillOut: return .vehicleStillOut(drive)
    case .odometerTooLow: return .odometerTooLow(drive.vehicle, read: 1)
    case .notUndone: return .notUndone(.nothing)
    case .nothingFound: return .nothingFound(query: "kolg", .unknown(words: ["kolg"]))
    case .shortcutRefused: return .shortcutRefused(.tiedToDate)
    case .notAllowed: return .notAllowed
    case .consentRestricted: return .consentRestricted(drive.customer, forAll: false)
    case .waiting: return .waiting(waiting, offered: drive)
    case .keyReused: return .keyReused(drive)
    case .alreadyWaiting: return .alreadyWaiting(waiting)
    case .list: return .list(.ticked(list, ["wash"]))
    case .listRefused: return .listRefused(.titleTaken(list))
    case .messageKept: return .message(.kept([message]))
    case .tooManyMessages: return .message(.tooMany(greatest: 5))
    }
  }

  private var list: TodoList {
    TodoList(id: 1, title: "Golf", items: [TodoList.Item("wash", isDone: true), TodoList.Item("charge")])
  }

  private var message: Message {
    Message(
      id: 9, owner: 3, recipient: Recipient(drive.customer), sender: .staff, kind: .note, drive: nil, driveStart: nil,
      channel: .outbox, subject: nil, text: "The car is ready", state: .queued, created: now, due: now, attempts: 0,
      problem: nil, handedOver: nil, token: "a1b2")
  }

  private var waiting: WaitingEntry {
    let today = calendar.civil(at: now).date
    let wish = WaitingWish(
      car: CarSelection(drive.vehicle.car.model), duration: Minutes(60), options: [], days: today...today,
      times: 540...1080, until: drive.slot.start)
    return WaitingEntry(id: 4, customer: drive.customer, wish: wish, state: .waiting, drive: nil, addedBy: .staff)
  }

  func status() -> CustomerStatus {
    var status = CustomerStatus(customer: drive.customer, isSpeaking: true)
    status.next = drive
    status.later = 2
    return status
  }
}
