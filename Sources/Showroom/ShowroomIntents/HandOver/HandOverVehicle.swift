import IntentKit
import LanguageKit
import ShowroomCore

/// Hands a car over. Staff's act, which a number names; the licence is asked for where it is not known by now.
public struct HandOverVehicle: Intent {
  public enum Key: String, ParameterKey {
    case drive, licence
  }

  public static let name = "HandOverVehicle"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  /// The drive; once the licence is settled, its customer has the licence that was seen.
  public var drive = Parameter<DriveMention, TestDrive>()
  /// What was said of the licence; the rest is what is known of the customer's.
  public var licence = Licence()
  /// Kilometres; nil for what is known of the vehicle.
  public var odometer: Int?
  public var condition = HandOver.Condition()
  public var drivers: [String] = []
  public var terms = false
  /// Who saw the licence; nil for the speaker.
  public var seenBy: String?
  /// The soft rules that staff set aside.
  public var override: Override?
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> { drive.isEmpty ? [] : [.drive] }
}

/// Sees the licence, and hands over.
public struct HandOverVehicleHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        try DriveResolver(desk, speaker: request.speaker).resolve(request.drive)
      },
      ParameterDefinition(.licence, after: [.drive], as: Choice.drive) { (request) throws(StoreError) in
        resolveLicence(request)
      },
    ]
  }

  public func key(of choice: Choice) -> HandOverVehicle.Key { .drive }

  public func apply(_ choice: Choice, to request: inout HandOverVehicle) {
    if case .drive(let drive) = choice { request.drive.settle(drive) }
  }

  /// A licence has a number, a class and a last day, which is the day of the drive or later. Where no class is known it is
  /// B, the one for cars. A drive that can not go out needs no licence.
  private func resolveLicence(_ request: HandOverVehicle) -> Resolution<TestDrive, Reason> {
    guard request.speaker == .staff, var drive = request.drive.value, drive.state.successors.contains(.out) else {
      return .notRequired
    }
    let known = drive.customer.licence ?? Licence()
    let licence = Licence(
      number: request.licence.number ?? known.number, category: request.licence.category ?? known.category ?? "B",
      expires: request.licence.expires ?? known.expires)
    guard licence.number != nil, let expires = licence.expires else { return .needsValue }
    let day = desk.calendar.date(at: max(drive.slot.end - 1, desk.now))
    guard expires >= day else {
      return .unsupported(.refused([.licenceExpired(expiry: expires, date: day)]), alternatives: [])
    }
    drive.customer.licence = licence
    return .success(drive)
  }

  public func confirm(_ request: HandOverVehicle) throws(StoreError) -> Confirmation<HandOverVehicle, ShowroomResponse>
  {
    request.speaker == .staff && request.drive.value != nil ? .unasked(request) : .failure(.notAllowed)
  }

  public func handle(_ confirmed: Confirmed<HandOverVehicle>) throws(StoreError) -> ShowroomResponse {
    try desk.setting(aside: confirmed.overview.override).handOver(confirmed.overview)
  }

  /// Takes the number, class and last day of a licence from an answer: "B123456 B 2030-01-31".
  public func fill(
    _ request: inout HandOverVehicle, from answer: Answer, asked: HandOverVehicle.Key?
  ) -> Set<HandOverVehicle.Key> {
    if asked == .drive, let number = answer.reading.drive?.value ?? TestDrive.ID(answer.name) {
      request.drive.say(DriveMention(number: number))
      return [.drive]
    }
    guard asked == .licence else { return [] }
    let found = Licence(words: answer.text, now: desk.wallClock, reading: answer.reading)
    guard !found.isEmpty else { return [] }
    request.licence.number = found.number ?? request.licence.number
    request.licence.category = found.category ?? request.licence.category
    request.licence.expires = found.expires ?? request.licence.expires
    return [.licence]
  }
}

extension Licence {
  /// What words say of a licence: its class is one of the classes, its number the longest other word with a digit, its
  /// last day a date.
  init(words: String, now: CivilDateTime, reading: PhraseReading) {
    let all = words.split { $0.isWhitespace || $0 == "," || $0 == ";" }.map(String.init)
    let isoDate = all.lazy.compactMap { CivilDate(iso: $0) }.first
    self.init(
      number: all.filter { $0.count > 4 && $0.contains(where: \.isNumber) && Self.isNumber($0) }
        .max { $0.count < $1.count },
      category: all.map { $0.uppercased() }.first { Self.classes.contains($0) },
      expires: isoDate ?? reading.whens.lazy.compactMap { $0.value.resolve(now: now).date }.first)
  }

  private static func isNumber(_ word: String) -> Bool {
    word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "/" } && !(word.count == 4 && Int(word) != nil)
  }

  /// The classes of the European licence.
  private static let classes: Set<String> = [
    "AM", "A1", "A2", "A", "B1", "B", "BE", "B96", "C1", "C1E", "C", "CE", "D1", "D1E", "D", "DE", "L", "T",
  ]
}
