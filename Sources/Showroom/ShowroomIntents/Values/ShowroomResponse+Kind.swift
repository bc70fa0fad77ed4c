extension ShowroomResponse {
  /// The codes of all responses, without their values.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case booked, moved, cancelled, changedState, followedUp, noFollowUp, catalog, found, freeTimes, drives,
      shortcutSaved, undone, status
    case consentChanged, waiting, list
    case refused, slotTaken, gone, wrongState, notMovable, unmoved, tooEarlyForNoShow, vehicleStillOut, odometerTooLow,
      notUndone
    case nothingFound, shortcutRefused, notAllowed, consentRestricted, keyReused, alreadyWaiting
    case listRefused, messageKept, tooManyMessages
  }

  /// Which of them it is.
  public var kind: Kind {
    switch self {
    case .booked: .booked
    case .moved: .moved
    case .cancelled: .cancelled
    case .changedState: .changedState
    case .followedUp: .followedUp
    case .noFollowUp: .noFollowUp
    case .catalog: .catalog
    case .found: .found
    case .freeTimes: .freeTimes
    case .drives: .drives
    case .shortcutSaved: .shortcutSaved
    case .undone: .undone
    case .status: .status
    case .consentChanged: .consentChanged
    case .refused: .refused
    case .slotTaken: .slotTaken
    case .gone: .gone
    case .wrongState: .wrongState
    case .notMovable: .notMovable
    case .unmoved: .unmoved
    case .tooEarlyForNoShow: .tooEarlyForNoShow
    case .vehicleStillOut: .vehicleStillOut
    case .odometerTooLow: .odometerTooLow
    case .notUndone: .notUndone
    case .nothingFound: .nothingFound
    case .shortcutRefused: .shortcutRefused
    case .notAllowed: .notAllowed
    case .consentRestricted: .consentRestricted
    case .waiting: .waiting
    case .keyReused: .keyReused
    case .alreadyWaiting: .alreadyWaiting
    case .list: .list
    case .listRefused: .listRefused
    case .message(.kept): .messageKept
    case .message(.tooMany): .tooManyMessages
    }
  }
}
