/// Who changes something, by which act and phrase: what the journal says of the changes that follow.
public struct Author: Hashable, Sendable {
  public var speaker: Speaker
  /// The member of staff who speaks; nil where nobody is named.
  public var name: String?
  /// The name of the intent or the command.
  public var act: String
  /// What was said or typed.
  public var phrase: String?
  public var at: Instant
  /// The act that is taken back.
  public var undoes: JournalEntry.ID?

  public init(
    speaker: Speaker, name: String? = nil, act: String, phrase: String? = nil, at: Instant,
    undoes: JournalEntry.ID? = nil
  ) {
    self.speaker = speaker
    self.name = name
    self.act = act
    self.phrase = phrase
    self.at = at
    self.undoes = undoes
  }

  /// Who it is in the journal: `staff`, `staff:NAME`, `customer:ID`, `guest`.
  public var signature: String { name.map { "\(speaker.storageText):\($0)" } ?? speaker.storageText }
}

/// One line of the journal: one thing that one act changed.
public struct JournalEntry: Hashable, Sendable {
  public typealias ID = Identifier<JournalEntry>

  public let id: ID
  /// The first line of the same act; nil where another program wrote to the store.
  public let firstOfAct: ID?
  public let at: Instant
  /// `staff`, `staff:NAME`, `customer:ID`; `clock` where time ran out; `unknown` where another program wrote.
  public let speaker: String
  /// The name of the intent or the command.
  public let act: String
  public let phrase: String?
  public let subject: Subject
  /// The subject's number, the name of a setting, or the date of a day; nil for what there is one of.
  public let subjectID: String?
  /// The thing before and after; nil where it was not there, or was erased.
  public let before: JournalRecord?
  public let after: JournalRecord?

  /// What a line is about. The raw value is what is stored.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    case drive, vehicle, customer, shortcut, setting, hours, day, car, catalog, showroom, block, resource, waiting
    case staff, terminal, pin, consent, account, list
    case handOver = "hand over"
    case giveBack = "return"
    case listTemplate = "list template"
    case message
    case messageConsent = "message consent"
    case messageGroup = "message group"
    case messageTemplate = "message template"
  }

  /// One property that is not what it was.
  public struct Change: Hashable, Sendable {
    public let field: String
    public let before: String?
    public let after: String?

    public init(field: String, before: String?, after: String?) {
      self.field = field
      self.before = before
      self.after = after
    }
  }

  public init(
    id: ID, firstOfAct: ID?, at: Instant, speaker: String, act: String, phrase: String?, subject: Subject,
    subjectID: String?, before: JournalRecord?, after: JournalRecord?
  ) {
    self.id = id
    self.firstOfAct = firstOfAct
    self.at = at
    self.speaker = speaker
    self.act = act
    self.phrase = phrase
    self.subject = subject
    self.subjectID = subjectID
    self.before = before
    self.after = after
  }

  /// What differs between before and after, in the order of the fields.
  public var changes: [Change] {
    let names = (after?.fields ?? []).map(\.name)
    let gone = (before?.fields ?? []).map(\.name).filter { !names.contains($0) }
    return (names + gone).map { Change(field: $0, before: before?[$0], after: after?[$0]) }
      .filter { $0.before != $0.after }
  }
}

/// A thing as the journal keeps it: its fields as texts, those that it has not left out.
public struct JournalRecord: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  public let fields: [Field]
  /// The form that is stored: `field=value` and U+001F for each.
  public let storageText: String

  public init(storageText: String) {
    self.storageText = storageText
    fields = storageText.split(separator: Self.fieldEnd).map { field in
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Field(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
  }

  private static let fieldEnd: Character = "\u{1F}"

  public subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The items of a field that is a list.
  public func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: "\u{1E}").map(String.init)
  }
}

/// Which lines of the journal are asked for; nil means any.
public struct JournalFilter: Hashable, Sendable {
  /// The lines about a drive, its hand-over and its return.
  public var drive: TestDrive.ID?
  /// The lines about a customer, their drives and phrases.
  public var customer: Customer.ID?
  /// The lines about a demonstrator and its drives.
  public var vehicle: Vehicle.ID?
  public var limit: Int

  public init(
    drive: TestDrive.ID? = nil, customer: Customer.ID? = nil, vehicle: Vehicle.ID? = nil, limit: Int = 50
  ) {
    self.drive = drive
    self.customer = customer
    self.vehicle = vehicle
    self.limit = limit
  }
}
