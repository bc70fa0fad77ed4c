import IntentKit
import LanguageKit
import ShowroomCore

/// The end of an intent: a code with its values. The sentences for each are in `ShowroomText`.
public enum ShowroomResponse: Response {
  // Done.
  case booked(TestDrive, newCustomer: Bool)
  case moved(TestDrive, from: TimeSlot)
  case cancelled(TestDrive)
  case changedState(TestDrive)
  /// The customer was called about a drive, or will be on a later day.
  case followedUp(TestDrive, GiveBack)
  case catalog([Car], more: Bool)
  case found(query: String, Findings)
  case freeTimes(FreeTimesAnswer)
  case drives([TestDrive], about: Customer?)
  case shortcutSaved(Shortcut, isNew: Bool, warnings: [PhraseWarning])
  case undone(UndoPlan)
  /// The end of a message, or why there is none.
  case message(MessageReply)
  case status(DeskStatus)
  /// With how many acts were erased that had been remembered.
  case consentChanged(Customer, Consent, erased: Int)
  /// Somebody is on the waiting list; with the drive where one could be offered at once.
  case waiting(WaitingEntry, offered: TestDrive?)
  /// What became of a to-do list.
  case list(ListAnswer)

  // Not done.
  /// Rules stand in the way.
  case refused([Refusal], alternatives: [Choice])
  /// Somebody else took the vehicle's time between the overview and the yes.
  case slotTaken(Start, alternatives: [Choice])
  /// What the request is about has gone.
  case gone(Reason, alternatives: [Choice])
  /// The drive's state does not allow it.
  case wrongState(TestDrive, wanted: TestDrive.State)
  /// The drive is over, or it is out and keeps its start and its car.
  case notMovable(TestDrive)
  /// The drive has that time, demonstrator, plate and person already.
  case unmoved(TestDrive)
  /// Nobody can be called a no-show before this time.
  case tooEarlyForNoShow(TestDrive, from: Instant)
  /// The vehicle is out with another drive.
  case vehicleStillOut(TestDrive)
  /// Fewer kilometres than the vehicle had before.
  case odometerTooLow(Vehicle, read: Int)
  /// Nobody was to be called about the drive, or somebody has done so.
  case noFollowUp(TestDrive, GiveBack?)
  case notUndone(UndoRefusal)
  /// Something else was booked under that key.
  case keyReused(TestDrive)
  /// The customer waits for just that already.
  case alreadyWaiting(WaitingEntry)
  /// A to-do list can not be made or renamed so.
  case listRefused(ListRefusal)
  case nothingFound(query: String, SearchMiss)
  case shortcutRefused(ShortcutLibrary.Refusal)
  case notAllowed
  /// The showroom remembers nothing of this customer, or of anybody.
  case consentRestricted(Customer, forAll: Bool)

  public var isSuccess: Bool {
    switch self {
    case .booked, .moved, .cancelled, .changedState, .followedUp, .catalog, .found, .freeTimes, .drives, .shortcutSaved,
      .undone,
      .status, .consentChanged, .waiting, .list, .message(.kept):
      true
    case .refused, .slotTaken, .gone, .wrongState, .notMovable, .unmoved, .vehicleStillOut, .odometerTooLow,
      .tooEarlyForNoShow,
      .noFollowUp, .notUndone, .nothingFound, .shortcutRefused, .notAllowed, .keyReused, .alreadyWaiting,
      .consentRestricted,
      .listRefused, .message(.tooMany):
      false
    }
  }

  /// What could be instead, to be taken by number.
  public var alternatives: [Choice] {
    switch self {
    case .refused(_, let alternatives), .slotTaken(_, let alternatives), .gone(_, let alternatives): alternatives
    default: []
    }
  }
}

/// The free times of a car.
public struct FreeTimesAnswer: Hashable, Sendable {
  /// Nil where any car would do: then each start is the first of another car.
  public let car: CarSelection?
  public let duration: Minutes
  /// The starts that can be had, in order, with the first demonstrator that is free then.
  public let starts: [Start]

  public init(car: CarSelection?, duration: Minutes, starts: [Start]) {
    self.car = car
    self.duration = duration
    self.starts = starts
  }
}
