/// Every command by its English path.
public enum CommandName: String, Sendable, Hashable, CaseIterable {
  case initialise = "init"
  case catalog
  case find
  case carShow = "car show"
  case aliasAdd = "alias add"
  case aliasList = "alias list"
  case aliasRemove = "alias remove"
  case carImport = "car import"
  case carAdd = "car add"
  case vehicleList = "vehicle list"
  case vehicleShow = "vehicle show"
  case vehicleAdd = "vehicle add"
  case vehicleEdit = "vehicle edit"
  case vehicleBlock = "vehicle block"
  case vehicleBlocks = "vehicle blocks"
  case vehicleUnblock = "vehicle unblock"
  case vehicleSell = "vehicle sell"
  case vehicleWithdraw = "vehicle withdraw"
  case plateAdd = "plate add"
  case plateList = "plate list"
  case plateRetire = "plate retire"
  case personAdd = "person add"
  case personList = "person list"
  case personRetire = "person retire"
  case waitlist
  case waitlistAdd = "waitlist add"
  case waitlistList = "waitlist list"
  case waitlistRemove = "waitlist remove"
  case waitlistOffer = "waitlist offer"
  case waitlistAccept = "waitlist accept"
  case waitlistDecline = "waitlist decline"
  case lists = "list"
  case listCreate = "list create"
  case listAdd = "list add"
  case listShow = "list show"
  case listTick = "list tick"
  case listUntick = "list untick"
  case listRemove = "list remove"
  case listRename = "list rename"
  case listDelete = "list delete"
  case listTemplate = "list template"
  case customerAdd = "customer add"
  case customerList = "customer list"
  case customerShow = "customer show"
  case customerEdit = "customer edit"
  case customerForget = "customer forget"
  case customerExport = "customer export"
  case customerPin = "customer pin"
  case book
  case free
  case drives
  case driveShow = "drive show"
  case driveConfirm = "drive confirm"
  case driveDecline = "drive decline"
  case driveMove = "drive move"
  case driveCancel = "drive cancel"
  case driveOut = "drive out"
  case driveReturn = "drive return"
  case driveNoShow = "drive no-show"
  case driveFollowUp = "drive follow-up"
  case driveCalendar = "drive ical"
  case who
  case agenda
  case day
  case week
  case reportUtilisation = "report utilisation"
  case reportPopular = "report popular"
  case reportHours = "report hours"
  case reportNoShows = "report no-shows"
  case reportOutcomes = "report outcomes"
  case reportFollowUps = "report follow-ups"
  case shortcutAdd = "shortcut add"
  case shortcutList = "shortcut list"
  case shortcutShow = "shortcut show"
  case shortcutEdit = "shortcut edit"
  case shortcutDelete = "shortcut delete"
  case shortcutRun = "shortcut run"
  case status
  case suggest
  case suggestRun = "suggest run"
  case suggestSave = "suggest save"
  case offerList = "offer list"
  case offerSet = "offer set"
  case offerWhen = "offer when"
  case offerClear = "offer clear"
  case consentShow = "consent show"
  case consentAgree = "consent agree"
  case consentDecline = "consent decline"
  case consentRestrict = "consent restrict"
  case donationList = "donation list"
  case donationDelete = "donation delete"
  case accountAdd = "account add"
  case accountList = "account list"
  case accountRemove = "account remove"
  case say
  case understand
  case why
  case undo
  case log
  case importAll = "import"
  case exportAll = "export"
  case exportCalendar = "export ical"
  case backup
  case restore
  case check
  case tidy
  case torture
  case message
  case messageSend = "message send"
  case messageList = "message list"
  case messageShow = "message show"
  case messageRetry = "message retry"
  case messageDone = "message done"
  case messageCancel = "message cancel"
  case messageConsent = "message consent"
  case outbox
  case outboxRun = "outbox run"
  case groupAdd = "group add"
  case groupList = "group list"
  case groupRemove = "group remove"
  case groupDelete = "group delete"
  case templateList = "template list"
  case templateShow = "template show"
  case templateEdit = "template edit"
  case templateReset = "template reset"
  case settings
  case settingsSet = "settings set"
  case hours
  case hoursSet = "hours set"
  case closed
  case closedAdd = "closed add"
  case closedRemove = "closed remove"
  case closedImport = "closed import"
  case signIn = "sign in"
  case signOut = "sign out"
  case lock
  case unlock
  case kiosk
  case terminalPin = "terminal pin"
  case staffAdd = "staff add"
  case staffList = "staff list"
  case staffEdit = "staff edit"
  case staffRetire = "staff retire"
  case staffPin = "staff pin"
  case manual = "man"
  case completions
  case help
  case quit
  case cancel
}
