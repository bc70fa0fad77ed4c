import IntentKit
import LanguageKit
import ShowroomCore

/// Takes a car back. Staff's act, which a number names.
public struct TakeVehicleBack: DriveIntent {
  public static let name = "TakeVehicleBack"

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
}

/// Takes back, and notes how the car came.
public struct TakeVehicleBackHandler: DriveHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        try DriveResolver(desk, speaker: request.speaker, states: [.out]).resolve(request.drive)
      }
    ]
  }

  public func confirm(_ request: TakeVehicleBack) throws(StoreError) -> Confirmation<TakeVehicleBack, ShowroomResponse>
  {
    request.speaker == .staff && request.drive.value != nil ? .unasked(request) : .failure(.notAllowed)
  }

  public func handle(_ confirmed: Confirmed<TakeVehicleBack>) throws(StoreError) -> ShowroomResponse {
    try desk.takeBack(confirmed.overview)
  }
}
