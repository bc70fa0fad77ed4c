import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Who stands at the terminal, and so what they may do there.
extension Session {
  /// Looks who stands at the terminal, before the first line.
  public mutating func refresh() -> Outcome {
    attempt { (session) throws(Interruption) in
      try session.lookAtTerminal()
      return Outcome()
    }
  }

  /// Looks whether the terminal was locked, by this program or another, and who works here. What was open for somebody
  /// who may see it no longer is let go.
  mutating func lookAtTerminal() throws(Interruption) {
    let (known, role) = (context.member, context.role)
    let (state, member) = try asking { () throws(StoreError) in
      (try store.terminal(), try known.flatMap { (member) throws(StoreError) in try store.staff(member.id) })
    }
    try followZone()
    context.terminal = state
    context.member = member.flatMap { $0.isRetired ? nil : $0 }
    if context.isLocked || context.role != role, !isUnlocking { forgetConversation() }
  }

  /// Whether the open question is the one that a locked terminal asks.
  private var isUnlocking: Bool {
    switch open {
    case .secret(.unlock), .secret(.staff): true
    default: false
    }
  }

  /// Lets go of all that was talked about.
  mutating func forgetConversation() {
    (open, shownBefore) = (nil, nil)
    lastReading = nil
    lastRefusal = nil
    (offer, correction) = (nil, nil)
    (lastBooking, lastDrive) = (nil, nil)
  }

  /// Ends the line where the person at the terminal may not do something of this kind.
  func check(_ right: Right) throws(Interruption) {
    guard !context.isLocked || right.isFreeWhileLocked else { throw lockedRefusal }
    guard context.signedIn == .staff, !right.isHeld(by: context.role) else { return }
    guard let member = context.member else {
      throw refuse("sign-in-needed", text.whoWorks, hint: text.howStaffSignIn)
    }
    throw refuse("role-needed", text.roleNeeded(right.leastRole ?? .manager, member), hint: text.askForRole)
  }

  /// Ends the line where a request is not for this person, or not for a terminal that is locked.
  func check(_ request: ShowroomRequest) throws(Interruption) {
    guard !context.isLocked || !request.isRestrictedWhileLocked else { throw lockedRefusal }
    guard !request.right.isFreeWhileLocked else { return }
    try check(request.right)
  }

  private var lockedRefusal: Interruption { refuse("locked", text.terminalIsLocked, hint: text.howToUnlock) }

  /// What a command that is not for this speaker leads to: at a locked terminal, and at one for customers, what to do.
  func refusal(_ error: CommandError) -> Interruption {
    guard case .notAllowed(_, let needs) = error else { return .command(error) }
    if context.isLocked { return lockedRefusal }
    if context.isUnnamed { return refuse("sign-in-needed", text.whoWorks, hint: text.howStaffSignIn) }
    guard context.isKiosk, context.speaker == .guest, needs == .customer else { return .command(error) }
    return refuse("sign-in-needed", text.reason(.signInNeeded), hint: text.howCustomersSignIn)
  }

  /// Whether the person may use a command right now.
  func mayUse(_ definition: CommandDefinition) -> Bool {
    let right = definition.name.right
    if context.isLocked, !right.isFreeWhileLocked { return false }
    return Access(context.speaker) >= definition.access
      && (context.signedIn != .staff || right.isHeld(by: context.role))
  }
}

extension CommandName {
  /// Of which kind a command is. What each role may do is in the table of ``ShowroomCore/Right``.
  var right: Right {
    switch self {
    case .catalog, .find, .carShow, .aliasList, .vehicleList, .vehicleShow, .free, .hours, .closed: .browse
    case .say, .shortcutRun, .understand, .why, .help, .quit, .cancel, .signIn, .signOut, .unlock, .initialise,
      .manual, .completions:
      .talk
    case .book, .drives, .driveShow, .driveConfirm, .driveDecline, .driveMove, .driveCancel, .driveOut, .driveReturn,
      .driveNoShow, .driveFollowUp, .driveCalendar, .exportCalendar, .who, .agenda, .day, .week,
      .waitlist, .waitlistAdd, .waitlistList, .waitlistRemove, .waitlistOffer, .waitlistAccept, .waitlistDecline,
      .reportUtilisation, .reportPopular, .reportHours, .reportNoShows, .reportOutcomes, .reportFollowUps, .status,
      .lists, .listCreate, .listAdd, .listShow, .listTick, .listUntick, .listRemove, .listRename, .listDelete,
      .listTemplate:
      .keepDiary
    case .customerAdd, .customerList, .customerShow, .customerEdit, .customerExport, .customerPin, .messageConsent,
      .consentShow, .consentAgree, .consentDecline, .consentRestrict, .donationList, .donationDelete,
      .accountAdd, .accountList, .accountRemove:
      .keepCustomers
    case .shortcutAdd, .shortcutList, .shortcutShow, .shortcutEdit, .shortcutDelete,
      .suggest, .suggestRun, .suggestSave, .offerList, .offerSet, .offerWhen, .offerClear:
      .keepPhrases
    case .message, .messageSend, .messageList, .messageShow, .messageRetry, .messageDone, .messageCancel, .outbox,
      .outboxRun, .groupAdd, .groupList, .groupRemove, .groupDelete, .templateList, .templateShow:
      .sendMessages
    case .aliasAdd, .aliasRemove, .vehicleAdd, .vehicleEdit, .vehicleBlock, .vehicleUnblock, .vehicleSell,
      .vehicleWithdraw, .vehicleBlocks, .plateAdd, .plateList, .plateRetire, .personAdd, .personList, .personRetire:
      .keepVehicles
    case .log, .undo: .readJournal
    case .lock, .kiosk, .staffList: .lockTerminal
    case .check, .torture: .checkStore
    case .carAdd, .carImport: .keepCatalog
    case .settings, .settingsSet, .templateEdit, .templateReset: .changeSettings
    case .hoursSet, .closedAdd, .closedRemove, .closedImport: .changeHours
    case .customerForget, .tidy: .forgetPeople
    case .exportAll, .backup: .copyStore
    case .importAll, .restore: .replaceStore
    case .staffAdd, .staffEdit, .staffRetire, .staffPin, .terminalPin: .keepStaff
    }
  }
}
