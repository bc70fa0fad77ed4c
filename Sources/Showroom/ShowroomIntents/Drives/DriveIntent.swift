import IntentKit
import ShowroomCore

/// An act about one drive that is in the diary: which one is all that may have to be asked.
public protocol DriveIntent: Intent where Key == DriveKey {
  var drive: Parameter<DriveMention, TestDrive> { get set }
  var speaker: Speaker { get }
}

/// The one parameter of such an act.
public enum DriveKey: String, ParameterKey {
  case drive
}

extension DriveIntent {
  public static var isRestrictedWhileLocked: Bool { true }
  /// It is about a drive that is over some day, so no phrase is saved for it.
  public static var combinations: [ParameterCombination<DriveKey>] { [] }
  public var stated: Set<DriveKey> { drive.isEmpty ? [] : [.drive] }
}

/// Carries out an act about one drive.
public protocol DriveHandler: ShowroomHandler where Request: DriveIntent {}

extension DriveHandler {
  public func key(of choice: ShowroomIntents.Choice) -> DriveKey { .drive }

  public func apply(_ choice: ShowroomIntents.Choice, to request: inout Request) {
    if case .drive(let drive) = choice { request.drive.settle(drive) }
  }

  /// Takes a drive's number, or what tells it from others, from an answer.
  public func fill(_ request: inout Request, from answer: Answer, asked: DriveKey?) -> Set<DriveKey> {
    guard asked == .drive else { return [] }
    let mention = DriveMention(
      number: answer.reading.drive?.value ?? TestDrive.ID(answer.name), car: answer.reading.cars.first?.value,
      day: answer.reading.whens.first?.value, customer: answer.reading.customer?.value)
    guard mention != DriveMention() else { return [] }
    request.drive.say(mention, words: answer.text)
    return [.drive]
  }
}
