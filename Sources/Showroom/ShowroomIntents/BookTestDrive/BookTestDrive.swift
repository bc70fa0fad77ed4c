import IntentKit
import LanguageKit
import ShowroomCore

/// Books a test drive of a car for a customer.
public struct BookTestDrive: Intent {
  public enum Key: String, ParameterKey {
    case car, duration, options, start, customer, account
  }

  public static let name = "BookTestDrive"
  public static let isRestrictedWhileLocked = true

  public static let combinations: [ParameterCombination<Key>] = [
    ParameterCombination([.car, .duration]),
    ParameterCombination([.car, .options]),
    ParameterCombination([.car, .duration, .options]),
  ]

  public var car = Parameter<CarMention, CarSelection>()
  public var duration = Parameter<DurationMention, Minutes>()
  /// Empty where nothing was said of them.
  public var options = Parameter<[DriveOption], [DriveOption]>()
  public var start = Parameter<WhenExpression, Start>()
  public var customer = Parameter<CustomerMention, CustomerChoice>()
  /// Which of the customer's accounts, by its name; needed where there are several.
  public var account = Parameter<String, Account>()

  /// What it becomes: confirmed at once, held for a while, or requested, to be confirmed by staff.
  public var state = TestDrive.State.confirmed
  /// The plate and the salesperson that were asked for.
  public var needs = ResourceNeeds.none
  /// What a program names the booking by, so that it is made once.
  public var requestKey: RequestKey?
  /// The soft rules that staff set aside.
  public var override: Override?
  /// Who asks, and by which saved phrase.
  public var speaker: Speaker
  public var phrase: String?

  public init(speaker: Speaker, phrase: String? = nil) {
    self.speaker = speaker
    self.phrase = phrase
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !car.isEmpty { keys.insert(.car) }
    if !duration.isEmpty { keys.insert(.duration) }
    if !options.isEmpty { keys.insert(.options) }
    if !start.isEmpty { keys.insert(.start) }
    if !customer.isEmpty { keys.insert(.customer) }
    if !account.isEmpty { keys.insert(.account) }
    return keys
  }
}

/// What a person sees before a booking is written.
public struct BookingOverview: Hashable, Sendable {
  public let car: CarSelection
  public let start: Start
  public let slot: TimeSlot
  public let options: [DriveOption]
  public let customer: CustomerChoice
  public let state: TestDrive.State
  public let speaker: Speaker
  public let phrase: String?
  public let override: Override?
  public let account: Account?
  /// What it needs beside the car, and what it gets.
  public let needs: ResourceNeeds
  public var resources: DriveResources
  public let requestKey: RequestKey?
}
