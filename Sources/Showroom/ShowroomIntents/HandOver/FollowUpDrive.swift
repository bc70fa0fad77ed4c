import IntentKit
import LanguageKit
import ShowroomCore

/// Notes that the customer was called about a drive, as was noted when the car came back, or puts the call off. Staff's act.
public struct FollowUpDrive: DriveIntent {
  public static let name = "FollowUpDrive"

  public var drive = Parameter<DriveMention, TestDrive>()
  /// The day to call again; nil where the call is done.
  public var next: CivilDate?
  /// What it led to, nil for what was noted before.
  public var outcome: String?
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }
}

/// Finds the drive, the only one that waits for a call where none was said, and notes the call.
public struct FollowUpDriveHandler: DriveHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        guard request.speaker == .staff else { return .notRequired }
        if request.drive.value == nil, request.drive.said?.number == nil { return try resolve(request.drive.said) }
        return try DriveResolver(desk, speaker: request.speaker).resolve(request.drive)
      }
    ]
  }

  /// Among the calls that are due, or will be soon.
  private func resolve(_ said: DriveMention?) throws(StoreError) -> Resolution<TestDrive, Reason> {
    let today = desk.wallClock.date
    let due = try desk.store.followUps(today.adding(days: -60)...today.adding(days: 7), open: true, limit: 100)
    let resolver = DriveResolver(desk, speaker: .staff)
    return try resolver.choose(
      among: due.map(\.drive).selecting { (drive) throws(StoreError) in
        try said.map { (said) throws(StoreError) in try resolver.fits(drive, said) } ?? true
      })
  }

  public func confirm(_ request: FollowUpDrive) throws(StoreError) -> Confirmation<FollowUpDrive, ShowroomResponse> {
    request.speaker == .staff && request.drive.value != nil ? .unasked(request) : .failure(.notAllowed)
  }

  public func handle(_ confirmed: Confirmed<FollowUpDrive>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    guard let drive = request.drive.value else { return .notAllowed }
    return try desk.store.write { () throws(StoreError) in
      guard var giveBack = try desk.store.giveBack(of: drive.id) else { return .noFollowUp(drive, nil) }
      if let next = request.next {
        giveBack.followUp = next
        giveBack.followedUp = nil
      } else {
        guard giveBack.followUp != nil, giveBack.followedUp == nil else { return .noFollowUp(drive, giveBack) }
        giveBack.followedUp = desk.wallClock.date
      }
      if let outcome = request.outcome { giveBack.outcome = outcome }
      try desk.store.update(giveBack)
      return .followedUp(drive, giveBack)
    }
  }
}
