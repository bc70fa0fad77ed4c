import ShowroomCore

extension ShowroomRequest {
  /// Of which kind the intent is. What each role may do is in the table of ``ShowroomCore/Right``.
  public var right: Right {
    switch self {
    case .showCatalog, .searchCatalog, .findFreeTimes: .browse
    case .bookTestDrive, .showDrives, .rescheduleTestDrive, .cancelTestDrive, .changeDriveState, .followUp,
      .joinWaitingList,
      .showStatus, .list:
      .keepDiary
    case .saveShortcut: .keepPhrases
    case .sendMessage: .sendMessages
    case .changeConsent: .keepCustomers
    }
  }

  /// Whether it runs at an unlocked terminal only.
  public var isRestrictedWhileLocked: Bool {
    switch self {
    case .bookTestDrive: BookTestDrive.isRestrictedWhileLocked
    case .showCatalog: ShowCatalog.isRestrictedWhileLocked
    case .searchCatalog: SearchCatalog.isRestrictedWhileLocked
    case .findFreeTimes: FindFreeTimes.isRestrictedWhileLocked
    case .showDrives: ShowDrives.isRestrictedWhileLocked
    case .rescheduleTestDrive: RescheduleTestDrive.isRestrictedWhileLocked
    case .cancelTestDrive: CancelTestDrive.isRestrictedWhileLocked
    case .changeDriveState: ChangeDriveState.isRestrictedWhileLocked
    case .followUp: FollowUpDrive.isRestrictedWhileLocked
    case .joinWaitingList: JoinWaitingList.isRestrictedWhileLocked
    case .saveShortcut: SaveShortcut.isRestrictedWhileLocked
    case .sendMessage: SendMessage.isRestrictedWhileLocked
    case .showStatus: ShowStatus.isRestrictedWhileLocked
    case .changeConsent: ChangeConsent.isRestrictedWhileLocked
    case .list: true
    }
  }
}
