import IntentKit
import LanguageKit
import ShowroomCore

/// Takes a car back. Staff's act, which a number names.
public struct TakeVehicleBack: Intent {
  public enum Key: String, ParameterKey {
    case drive
  }

  public static let name = "TakeVehicleBack"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var drive = Parameter<DriveMention, TestDrive>()
  /// Kilometres; nil for what is known of the vehicle.
  public var odometer: Int?
  public var condition = HandOver.Condition()
  public var note: String?
  public var outcome: String?
  public var followUp: CivilDate?
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> { drive.isEmpty ? [] : [.drive] }
}

/// Takes back, and notes how the car came.
public struct TakeVehicleBackHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        try DriveResolver(desk, speaker: request.speaker).resolve(request.drive)
      }
    ]
  }

  public func key(of choice: Choice) -> TakeVehicleBack.Key { .drive }

  public func apply(_ choice: Choice, to request: inout TakeVehicleBack) {
    if case .drive(let drive) = choice { request.drive.settle(drive) }
  }

  public func confirm(_ request: TakeVehicleBack) throws(StoreError) -> Confirmation<TakeVehicleBack, ShowroomResponse>
  {
    request.speaker == .staff && request.drive.value != nil ? .unasked(request) : .failure(.notAllowed)
  }

  public func handle(_ confirmed: Confirmed<TakeVehicleBack>) throws(StoreError) -> ShowroomResponse {
    try desk.takeBack(confirmed.overview)
  }
}
