/// Something that may be done at the showroom's terminal: commands and intents are of one of these kinds.
public enum Right: String, CaseIterable, Hashable, Sendable {
  /// Looking at cars, demonstrators, free times and opening hours.
  case browse
  /// Talking to the program: help, signing in and out, unlocking; sentences, which are judged by what they ask for.
  case talk
  /// Drives: booking, moving, cancelling, handing over, taking back, and the day at a glance.
  case keepDiary
  /// Customers: adding, showing, changing, and what is kept of them, for themselves.
  case keepCustomers
  /// Saved phrases.
  case keepPhrases
  /// Messages: sending them, what became of them, and groups of people who are written to.
  case sendMessages
  /// Demonstrators, and other names for cars.
  case keepVehicles
  /// The journal, and taking one's own last act back.
  case readJournal
  /// Locking the terminal, and leaving it to customers.
  case lockTerminal
  /// Whether the store is sound.
  case checkStore
  /// The catalog's cars and what is asked for them.
  case keepCatalog
  /// The rules of booking and how the showroom is called.
  case changeSettings
  /// Opening hours and closed days.
  case changeHours
  /// Setting a rule aside for one drive.
  case setRulesAside
  /// Erasing people.
  case forgetPeople
  /// All data as one file: out.
  case copyStore
  /// All data as one file: in, in the place of what is there.
  case replaceStore
  /// Who works here, and the PINs of staff and terminal.
  case keepStaff

  /// The table of roles: the least role that has a right; nil where nobody needs to be signed in as staff.
  public var leastRole: StaffRole? {
    switch self {
    case .browse, .talk: nil
    case .keepDiary, .keepCustomers, .keepPhrases, .sendMessages, .keepVehicles, .readJournal, .lockTerminal,
      .checkStore:
      .sales
    case .keepCatalog, .changeSettings, .changeHours, .setRulesAside, .forgetPeople, .copyStore, .replaceStore,
      .keepStaff:
      .manager
    }
  }

  /// Whether it can be had at a terminal that is locked.
  public var isFreeWhileLocked: Bool { leastRole == nil }

  /// Whether somebody with a role may do it; nil is a person who has not said who they are.
  public func isHeld(by role: StaffRole?) -> Bool {
    guard let least = leastRole else { return true }
    return role.map { $0 >= least } ?? false
  }
}
