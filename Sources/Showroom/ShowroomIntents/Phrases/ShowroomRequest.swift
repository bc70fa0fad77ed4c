import IntentKit

/// Any intent of the showroom, as it was understood or stored.
public enum ShowroomRequest: Hashable, Sendable {
  case bookTestDrive(BookTestDrive)
  case showCatalog(ShowCatalog)
  case searchCatalog(SearchCatalog)
  case findFreeTimes(FindFreeTimes)
  case showDrives(ShowDrives)
  case rescheduleTestDrive(RescheduleTestDrive)
  case cancelTestDrive(CancelTestDrive)
  case changeDriveState(ChangeDriveState)
  case followUp(FollowUpDrive)
  case joinWaitingList(JoinWaitingList)
  case saveShortcut(SaveShortcut)
  case sendMessage(SendMessage)
  case showStatus(ShowStatus)
  case changeConsent(ChangeConsent)
  case list(ListRequest)

  /// Whether a yes is asked for before it is carried out.
  public var asksForYes: Bool {
    switch self {
    case .bookTestDrive, .rescheduleTestDrive, .cancelTestDrive, .joinWaitingList, .sendMessage: true
    case .showCatalog, .searchCatalog, .findFreeTimes, .showDrives, .changeDriveState, .followUp, .saveShortcut,
      .showStatus,
      .changeConsent:
      false
    case .list(let request): request.deed == .delete
    }
  }

  /// The intent's name, such as `BookTestDrive`.
  public var name: String {
    switch self {
    case .bookTestDrive: BookTestDrive.name
    case .showCatalog: ShowCatalog.name
    case .searchCatalog: SearchCatalog.name
    case .findFreeTimes: FindFreeTimes.name
    case .showDrives: ShowDrives.name
    case .rescheduleTestDrive: RescheduleTestDrive.name
    case .cancelTestDrive: CancelTestDrive.name
    case .changeDriveState: ChangeDriveState.name
    case .followUp: FollowUpDrive.name
    case .joinWaitingList: JoinWaitingList.name
    case .saveShortcut: SaveShortcut.name
    case .sendMessage: SendMessage.name
    case .showStatus: ShowStatus.name
    case .changeConsent: ChangeConsent.name
    case .list(let request): request.deed.name
    }
  }
}
