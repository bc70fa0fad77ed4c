import ShowroomCore
import Testing

@testable import ShowroomShell

@Suite("What a command takes")
struct RoleTests {
  /// Each command by the least role that it takes: none, sales, manager.
  static let table: [(StaffRole?, [CommandName])] = [
    (
      nil,
      [
        .initialise, .catalog, .find, .carShow, .aliasList, .vehicleList, .vehicleShow, .free, .hours, .closed, .say,
        .shortcutRun, .understand, .why, .help, .quit, .cancel, .signIn, .signOut, .unlock, .manual, .completions,
      ]
    ),
    (
      .sales,
      [
        .book, .drives, .driveShow, .driveConfirm, .driveDecline, .driveMove, .driveCancel, .driveOut, .driveReturn,
        .driveNoShow, .driveFollowUp, .driveCalendar, .exportCalendar, .who, .agenda, .day, .week, .customerAdd,
        .customerList,
        .customerShow, .customerEdit, .customerExport, .customerPin, .shortcutAdd, .shortcutList, .shortcutShow,
        .shortcutEdit, .shortcutDelete, .aliasAdd, .aliasRemove, .vehicleAdd, .vehicleEdit, .vehicleBlock,
        .waitlist, .waitlistAdd, .waitlistList, .waitlistRemove, .waitlistOffer, .waitlistAccept, .waitlistDecline,
        .reportUtilisation, .reportPopular, .reportHours, .reportNoShows, .reportOutcomes, .reportFollowUps,
        .vehicleBlocks, .plateAdd, .plateList, .plateRetire, .personAdd, .personList, .personRetire,
        .vehicleUnblock, .vehicleSell, .vehicleWithdraw, .log, .undo, .lock, .kiosk, .staffList, .check, .torture,
        .status,
        .suggest, .suggestRun, .suggestSave, .offerList, .offerSet, .offerWhen, .offerClear, .consentShow,
        .consentAgree, .consentDecline, .consentRestrict, .donationList, .donationDelete, .accountAdd, .accountList,
        .accountRemove, .message, .messageSend, .messageList, .messageShow, .messageRetry, .messageDone, .messageCancel,
        .messageConsent, .outbox, .outboxRun, .groupAdd, .groupList, .groupRemove, .groupDelete, .templateList,
        .templateShow,
        .lists, .listCreate, .listAdd, .listShow, .listTick, .listUntick, .listRemove, .listRename, .listDelete,
        .listTemplate,
      ]
    ),
    (
      .manager,
      [
        .carAdd, .carImport, .settings, .settingsSet, .hoursSet, .closedAdd, .closedRemove, .closedImport,
        .customerForget, .tidy, .exportAll, .backup, .importAll, .restore, .staffAdd, .staffEdit, .staffRetire,
        .staffPin, .terminalPin, .templateEdit, .templateReset,
      ]
    ),
  ]

  @Test("is as the table says, for each command")
  func table() {
    for (role, commands) in Self.table {
      for command in commands { #expect(command.right.leastRole == role, "\(command.rawValue)") }
    }
    #expect(Set(Self.table.flatMap(\.1)) == Set(CommandName.allCases))
  }

  /// A line for each kind of thing that takes a manager.
  static let managersLines = [
    "settings set step 5", "settings", "hours set sunday 10:00-12:00", "closed add 2026-12-24",
    "closed remove 2026-12-25",
    "customer forget Dieter", "restore x.db", "import x.json", "export", "backup x.db", "car add Fiat Topolino",
    "car import x.csv", "closed import x.ics", "staff add Eve --role manager", "staff edit Tom --role manager",
    "staff retire Maria", "staff pin Maria", "terminal pin", "tidy", "settings setze step 5",
    "personal neu Eve --role sales",
    "book octavia 30 min sunday 11:00 for Lena --override opening-hours --reason friend",
  ]

  @Test("Sales are told which role a thing takes, and nothing is done", arguments: managersLines)
  func sales(line: String) throws {
    var desk = try Terminal()
    desk.run("staff add Maria --role manager", "staff add Tom --role sales", "sign in Tom")
    let outcome = desk.session.run(line)
    #expect(outcome.problem?.code == "role-needed", "\(outcome)")
    #expect(outcome.problem?.message == "That takes the role manager; Tom has the role sales.")
    #expect(!desk.session.isAsking)
    #expect(try desk.store.staff().map(\.role) == [.manager, .sales])
  }

  @Test(
    "Where staff are named, nobody keeps the diary who has not said who they are",
    arguments: [
      "drives", "book golf 30 min friday 11:00 for Lena", "customer list", "log", "undo", "lock", "day", "agenda",
      "shortcut list", "vehicle block 3 service", "who 1", "what is on today", "cancel drive 16", "check", "staff list",
    ])
  func unnamed(line: String) throws {
    var desk = try Terminal()
    desk.run("staff add Maria --role manager", "sign out")
    #expect(desk.run(line) == "sign-in-needed", "\(line)")
    #expect(desk.run("find golf", "hours", "free octavia friday") == nil)
  }

  @Test("A role that changes, or ends, does so at once")
  func changes() throws {
    var desk = try Terminal()
    desk.run("staff add Maria --role manager", "staff add Tom --role manager")
    var tom = desk.beside(.staff)
    #expect(tom.run("sign in Tom", "settings") == nil)
    desk.run("staff edit Tom --role sales")
    #expect(tom.run("settings") == "role-needed")
    desk.run("staff retire Tom")
    #expect(tom.run("drives") == "sign-in-needed")
    #expect(tom.run("sign in Tom") == "unknown-staff")
  }

  @Test("Another terminal's lock holds from the next line on, and what was open is let go")
  func lockElsewhere() throws {
    var desk = try Terminal()
    desk.run("terminal pin", "4711", "4711")
    var other = desk.beside(.staff)
    other.run("book golf 30 min friday at 11:00 for Lena Hartmann")
    #expect(other.session.isAsking)
    desk.run("lock")
    let outcome = other.session.run("yes")
    #expect(!Terminal.told(outcome).contains("Lena"))
    #expect(other.run("drives") == "locked")
    #expect(other.run("why") == nil)
    #expect(try desk.store.drives(DriveFilter(limit: 1000)).count == 30)
    #expect(other.run("unlock", "4711", "drives") == nil)
  }
}
