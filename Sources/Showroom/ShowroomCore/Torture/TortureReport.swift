/// What a torture of a scratch store came to: what was done, who was killed, and what was proven afterwards.
public struct TortureReport: Hashable, Sendable {
  /// With the same seed the same acts and the same killings are drawn. When they happen is the system's.
  public var seed: UInt64
  public var processes: Int
  /// How long the workers were at it, in seconds.
  public var seconds: Double
  /// A row for each kind of act.
  public var deeds: [Deeds] = []
  /// A row for each signal.
  public var killings: [Killings] = []
  public var proofs: [Proven] = []

  public init(seed: UInt64, processes: Int, seconds: Double) {
    self.seed = seed
    self.processes = processes
    self.seconds = seconds
  }

  /// The acts of one kind.
  public struct Deeds: Hashable, Sendable {
    public let kind: String
    /// The worker said that it was done.
    public let acknowledged: Int
    /// The worker said that it was not done, or was killed before it was told yes.
    public let refused: Int
    /// The worker was killed before it said anything: it may be done or not, but wholly.
    public let open: Int

    public init(kind: String, acknowledged: Int, refused: Int, open: Int) {
      self.kind = kind
      self.acknowledged = acknowledged
      self.refused = refused
      self.open = open
    }
  }

  /// What a worker was about when it was killed.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It was starting up, or waiting for a line.
    case waiting
    /// It had a line, and had not answered it.
    case resolving
    /// It had asked whether to do it.
    case asking
    /// It had been told yes, and had not answered.
    case handling
    /// It had just answered.
    case answered
  }

  /// The workers that one signal ended, by what they were about.
  public struct Killings: Hashable, Sendable {
    public let signal: String
    public let counts: [Phase: Int]
    public var total: Int { counts.values.reduce(0, +) }

    public init(signal: String, counts: [Phase: Int]) {
      self.signal = signal
      self.counts = counts
    }
  }

  /// What is proven of the store.
  public enum Proof: String, CaseIterable, Hashable, Sendable {
    /// A write succeeds at once.
    case noLockLeft = "no-lock"
    /// The log is taken over into the file.
    case logRecovered = "log"
    case integrity
    case foreignKeys = "foreign-keys"
    /// No vehicle, plate or person has two live drives at once.
    case noOverlap = "no-overlap"
    /// An act is there with all its parts.
    case wholeActs = "whole-acts"
    /// What was acknowledged is there.
    case nothingLost = "nothing-lost"
    /// What was refused is not there.
    case nothingRefused = "nothing-refused"
    /// The journal tells what the tables hold, without a gap.
    case journalAgrees = "journal"
    /// Copies that were acknowledged are whole, and the others are no store or whole.
    case backups
    /// The workers ended as they were made to, and gave an answer to each line.
    case workers
  }

  /// How one proof went.
  public struct Proven: Hashable, Sendable {
    public let proof: Proof
    /// How many things were looked at.
    public let looked: Int
    /// What speaks against it, in SQL's words; none where it holds.
    public let findings: [String]

    public init(_ proof: Proof, looked: Int, findings: [String]) {
      self.proof = proof
      self.looked = looked
      self.findings = findings
    }
  }

  /// Whether all that was to be proven is.
  public var holds: Bool { proofs.allSatisfy(\.findings.isEmpty) }
  /// How many workers were killed.
  public var kills: Int { killings.map(\.total).reduce(0, +) }
}
