import IntentKit
import ShowroomCore

/// Cancels a test drive.
public struct CancelTestDrive: DriveIntent {
  public static let name = "CancelTestDrive"

  public var drive = Parameter<DriveMention, TestDrive>()
  /// Why, where it was said.
  public var reason: String?
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }
}

/// Finds the drive, shows it, and cancels it after a yes.
public struct CancelTestDriveHandler: DriveHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        try DriveResolver(desk, speaker: request.speaker).resolve(request.drive).unless { (drive) throws(StoreError) in
          try desk.refusalsOfChange(drive, moves: nil, by: request.speaker)
        }
      }
    ]
  }

  public func confirm(_ request: CancelTestDrive) throws(StoreError) -> Confirmation<TestDrive, ShowroomResponse> {
    guard var drive = request.drive.value else { return .failure(.notAllowed) }
    drive.reason = request.reason
    drive.endedBy = request.speaker
    return drive.state.successors.contains(.cancelled)
      ? .ready(drive) : .failure(.wrongState(drive, wanted: .cancelled))
  }

  public func handle(_ confirmed: Confirmed<TestDrive>) throws(StoreError) -> ShowroomResponse {
    try desk.change(
      confirmed.overview.id, to: .cancelled, reason: confirmed.overview.reason,
      by: confirmed.overview.endedBy ?? .staff)
  }
}
