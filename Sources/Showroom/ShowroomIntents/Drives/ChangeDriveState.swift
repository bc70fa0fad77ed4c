import IntentKit
import ShowroomCore

/// Takes a drive one step on: confirm, decline, no-show. Staff's acts, which a number names, so nobody is
/// asked twice.
public struct ChangeDriveState: DriveIntent {
  public static let name = "ChangeDriveState"

  public var drive = Parameter<DriveMention, TestDrive>()
  public var state: TestDrive.State
  /// Kilometres, of a car that goes out or comes back.
  public var odometer: Int?
  /// Why a request is declined.
  public var reason: String?
  /// The soft rules that staff set aside where a request is confirmed.
  public var override: Override?
  public var speaker: Speaker

  public init(to state: TestDrive.State, speaker: Speaker) {
    self.state = state
    self.speaker = speaker
  }
}

/// Finds the drive and takes it on.
public struct ChangeDriveStateHandler: DriveHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  /// What will be done.
  public struct Step: Hashable, Sendable {
    let drive: TestDrive
    let state: TestDrive.State
    let reason: String?
    let override: Override?
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        let before = TestDrive.State.allCases.filter { $0.successors.contains(request.state) }
        return try DriveResolver(desk, speaker: request.speaker, states: Set(before)).resolve(request.drive)
      }
    ]
  }

  public func confirm(_ request: ChangeDriveState) throws(StoreError) -> Confirmation<Step, ShowroomResponse> {
    guard request.speaker == .staff, let drive = request.drive.value else { return .failure(.notAllowed) }
    return .unasked(Step(drive: drive, state: request.state, reason: request.reason, override: request.override))
  }

  public func handle(_ confirmed: Confirmed<Step>) throws(StoreError) -> ShowroomResponse {
    let step = confirmed.overview
    return try desk.setting(aside: step.override).change(step.drive.id, to: step.state, reason: step.reason)
  }
}
