import ShowroomCore

/// What the workers were told to do, and what they said became of it.
struct Ledger {
  struct Entry {
    let deed: Deed
    /// When the line was sent, and when the answer came, in one count of all that happened.
    let sent: Int
    let answered: Int
    let fate: Fate
    /// The drive that the answer names.
    let answeredDrive: Int?
  }

  private(set) var entries: [Entry] = []
  /// The greatest number of a drive that a worker was told.
  private(set) var lastDrive: Int
  private(set) var drives = KnownDrives()
  /// By signal, then by what the worker was about.
  private(set) var killings: [Ending.Signal: [TortureReport.Phase: Int]] = [:]
  /// Workers that ended otherwise than they were made to, in a few words each.
  var oddities: [String] = []
  /// How many workers were started.
  var lives = 0
  private var moments = 0

  /// The demonstration's last drive.
  static let demonstrationDrives = 30

  init() { lastDrive = Self.demonstrationDrives }

  mutating func moment() -> Int {
    moments += 1
    return moments
  }

  mutating func note(_ deed: Deed, sent: Int, _ fate: Fate, drive: Int? = nil) {
    entries.append(Entry(deed: deed, sent: sent, answered: moment(), fate: fate, answeredDrive: drive))
    if deed.kind == .book, let drive { lastDrive = max(lastDrive, drive) }
    drives.note(deed, fate, drive)
  }

  mutating func note(_ signal: Ending.Signal, _ phase: TortureReport.Phase) {
    killings[signal, default: [:]][phase, default: 0] += 1
  }
}

/// How a worker is to end.
struct Ending {
  enum Signal: String, CaseIterable {
    case kill = "SIGKILL"
    case interrupt = "SIGINT"
    case terminate = "SIGTERM"
    case hangUp = "SIGHUP"
  }

  let signal: Signal
  let phase: TortureReport.Phase
  /// How far into the phase, as a part of how long it took lately.
  let fraction: Double
  /// After how many acts.
  let deeds: Int

  init(_ dice: inout Dice) {
    let signals: [Signal] = [.kill, .kill, .kill, .interrupt, .terminate, .hangUp]
    signal = signals[dice.number(signals.count)]
    // Where something may be half-written is where most should end.
    let phases: [TortureReport.Phase] = [
      .waiting, .resolving, .resolving, .asking, .handling, .handling, .handling, .answered,
    ]
    phase = phases[dice.number(phases.count)]
    fraction = Double.random(in: 0..<1.2, using: &dice)
    deeds = dice.number(10)
  }
}
