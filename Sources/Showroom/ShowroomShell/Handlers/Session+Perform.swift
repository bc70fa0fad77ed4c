import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Carries out a command. One function for each is in the files beside this one.
  mutating func perform(_ call: Invocation) throws(Interruption) -> Outcome {
    try check(call.command.right)
    let before = context
    defer {
      context.assumesYes = before.assumesYes
      if call.globals.language != nil { context.language = before.language }
    }
    if let language = call.globals.language { context.language = language }
    if call.globals.yes { context.assumesYes = true }
    if ![.help, .quit, .cancel].contains(call.command) { sign(call.command.rawValue) }
    catchUp(before: call.command)
    var outcome = try performTopic(call)
    outcome.format = call.globals.format
    return outcome
  }

  /// Ends holds that are over and offers their time, before a command looks at the diary. What is about the file itself
  /// takes it as it is.
  private func catchUp(before command: CommandName) {
    switch command {
    case .help, .quit, .cancel, .why, .initialise, .backup, .restore, .check, .importAll, .understand, .manual,
      .completions, .torture:
      return
    default: Desk(context.showroom).catchUpIfDue()
    }
  }

  private mutating func performTopic(_ call: Invocation) throws(Interruption) -> Outcome {
    switch call.command {
    case .catalog: try catalog(call)
    case .find: try find(call)
    case .carShow: try showCar(call)
    case .aliasAdd: try addAlias(call)
    case .aliasList: try listAliases()
    case .aliasRemove: try removeAlias(call)
    case .carAdd: try addCar(call)
    case .carImport: try importCars(call)
    case .vehicleList: try listVehicles(call)
    case .vehicleShow: try showVehicle(call)
    case .vehicleAdd: try addVehicle(call)
    case .vehicleEdit: try editVehicle(call)
    case .vehicleBlocks: try listBlocks(call)
    case .plateAdd: try addResource(.plate, call)
    case .plateList: try listResources(.plate)
    case .plateRetire: try retireResource(.plate, call)
    case .personAdd: try addResource(.person, call)
    case .personList: try listResources(.person)
    case .personRetire: try retireResource(.person, call)
    case .lists: try lists()
    case .listCreate, .listAdd, .listShow, .listTick, .listUntick, .listRemove, .listRename, .listDelete:
      try changeList(call)
    case .listTemplate: try listTemplates(call)
    case .waitlist, .waitlistList: try listWaiting(call)
    case .waitlistAdd: try joinWaitingList(call)
    case .waitlistRemove: try leaveWaitingList(call)
    case .waitlistOffer: try offerWaiting(call)
    case .waitlistAccept, .waitlistDecline: try answerOffer(call)
    case .vehicleBlock, .vehicleUnblock, .vehicleSell, .vehicleWithdraw: try changeVehicle(call)
    case .customerAdd: try addCustomer(call)
    case .customerList: try listCustomers(call)
    case .customerShow: try showCustomer(call)
    case .customerEdit: try editCustomer(call)
    case .book: try book(call)
    case .free: try free(call)
    case .drives: try drives(call)
    case .driveShow: try showDrive(call)
    case .driveMove: try moveDrive(call)
    case .driveCancel: try cancelDrive(call)
    case .driveConfirm, .driveDecline, .driveNoShow: try changeDrive(call)
    case .driveFollowUp: try followUp(call)
    case .driveOut: try handOver(call)
    case .driveReturn: try takeBack(call)
    case .who: try who(call)
    case .agenda: try agenda(call)
    case .day: try day(call)
    case .week: try week(call)
    case .reportUtilisation: try report(.utilisation, call)
    case .reportPopular: try report(.popular, call)
    case .reportHours: try report(.hours, call)
    case .reportNoShows: try report(.noShows, call)
    case .reportOutcomes: try report(.outcomes, call)
    case .reportFollowUps: try report(.followUps, call)
    case .shortcutAdd: try addShortcut(call)
    case .shortcutList: try listShortcuts(call)
    case .shortcutShow: try showShortcut(call)
    case .shortcutEdit: try editShortcut(call)
    case .shortcutDelete: try deleteShortcut(call)
    case .status: try status(call)
    case .suggest: try suggest(call)
    case .suggestRun: try runSuggestion(call)
    case .suggestSave: try saveSuggestion(call)
    case .offerList: try listOffers()
    case .offerSet: try setOffers(call)
    case .offerWhen: try setRelevance(call)
    case .offerClear: try clearOffers()
    case .consentShow, .consentAgree, .consentDecline, .consentRestrict: try consent(call)
    case .donationList: try listDonations(call)
    case .donationDelete: try deleteDonations(call)
    case .accountAdd: try addAccount(call)
    case .accountList: try listAccounts(call)
    case .accountRemove: try removeAccount(call)
    case .shortcutRun: try runShortcut(call)
    case .say: try sayPhrase(call)
    case .message: try message(call)
    case .messageSend: try sendMessage(call)
    case .messageList: try listMessages(call)
    case .messageShow: try showMessage(call)
    case .messageRetry: try retryMessage(call)
    case .messageDone: try finishMessage(call)
    case .messageCancel: try cancelMessage(call)
    case .messageConsent: try messageConsent(call)
    case .outbox: try outbox(call)
    case .outboxRun: try runOutbox(call)
    case .groupAdd: try addToGroup(call)
    case .groupList: try listGroups(call)
    case .groupRemove: try removeFromGroup(call)
    case .groupDelete: try deleteGroup(call)
    case .templateList: try listTemplates()
    case .templateShow: try showTemplate(call)
    case .templateEdit: try editTemplate(call)
    case .templateReset: try resetTemplate(call)
    case .understand: try understand(call)
    case .why: why()
    case .settings, .settingsSet: try settings(call)
    case .hours, .hoursSet: try hours(call)
    case .closed, .closedAdd, .closedRemove: try closedDays(call)
    case .log: try log(call)
    case .undo: try undo(call)
    case .initialise: try initialised()
    case .exportCalendar, .driveCalendar: try exportCalendar(call)
    case .closedImport: try importClosedDays(call)
    case .customerForget: try forgetCustomer(call)
    case .customerExport: try exportCustomer(call)
    case .tidy: try tidy(call)
    case .exportAll: try exportAll(call)
    case .importAll: try importAll(call)
    case .backup: try backUp(call)
    case .restore: try restore(call)
    case .check: try check(call)
    case .torture: throw refuse("not-here", text.tortureIsForTheShell, hint: text.howToTorture)
    case .customerPin: try customerPin(call)
    case .signIn: try signIn(call)
    case .signOut: signOut()
    case .lock: try lock()
    case .unlock: try unlock()
    case .kiosk: try kiosk()
    case .terminalPin: terminalPin()
    case .staffAdd: try addStaff(call)
    case .staffList: try listStaff()
    case .staffEdit: try editStaff(call)
    case .staffRetire: try retireStaff(call)
    case .staffPin: try staffPin(call)
    case .manual: manual()
    case .completions: completions(call)
    case .help: try help(call)
    case .quit: leave()
    case .cancel: cancelled()
    }
  }

  private func help(_ call: Invocation) throws(Interruption) -> Outcome {
    let phrases = call.words.isEmpty ? try sayable() : []
    do throws(CommandError) {
      let page = HelpPage(language: context.language.language, access: Access(context.speaker), mayUse: mayUse)
      var blocks = try page.blocks(for: call.words)
      if case .groups(let groups)? = blocks.first, call.words.isEmpty { blocks[0] = .groups(phrases + groups) }
      return Outcome(blocks)
    } catch {
      throw .command(error)
    }
  }

  private func manual() -> Outcome {
    Outcome(document: ManualPage(language: context.language.language).text)
  }

  /// The script for a shell, or the ways to go on with a line of it.
  private func completions(_ call: Invocation) -> Outcome {
    guard let shell = call.words.first.flatMap(ShellScript.init) else { return Outcome() }
    guard call.words.count > 1 else { return Outcome(document: shell.text) }
    return Outcome(document: ShellLine(call.words[1]).text(for: context))
  }

  private mutating func cancelled() -> Outcome {
    isAsking ? drop() : Outcome([.sentence(text.nothingToCancel)])
  }

  /// The store is made when it is opened; `init` says so.
  private func initialised() throws(Interruption) -> Outcome {
    let cars = try asking { () throws(StoreError) in try store.carCount() }
    return Outcome(
      [.sentence(text.storeIsThere(path: context.path, cars: cars))],
      value: ["store": .string(context.path), "cars": .int(Int64(cars))])
  }
}
