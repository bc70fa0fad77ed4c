import LanguageKit

/// What is to be done at the desk, or for a demonstrator or a drive.
public struct TodoList: Hashable, Sendable {
  public typealias ID = Identifier<TodoList>

  /// One thing to do.
  public struct Item: Hashable, Sendable {
    public let text: String
    public var isDone: Bool

    public init(_ text: String, isDone: Bool = false) {
      self.text = text
      self.isDone = isDone
    }
  }

  /// What a list belongs to.
  public enum Subject: Hashable, Sendable {
    case desk
    /// The list is due when the next drive in it starts.
    case vehicle(Vehicle.ID)
    /// The list is due when the drive starts.
    case drive(TestDrive.ID)
  }

  public let id: ID
  public var title: String
  public let subject: Subject
  public var items: [Item]
  /// The start of the drive that the list belongs to, or of the next drive in its car; nil where there is none.
  public let due: Instant?

  public init(id: ID, title: String, subject: Subject = .desk, items: [Item] = [], due: Instant? = nil) {
    self.id = id
    self.title = title
    self.subject = subject
    self.items = items
    self.due = due
  }

  /// The greatest number of items, and of characters in a text.
  public static let mostItems = 200
  public static let longestText = 200

  /// The texts of what is still to be done.
  public var open: [String] { items.filter { !$0.isDone }.map(\.text) }
}

// MARK: - The stored form

extension TodoList {
  private static let itemEnd: Character = "\u{1E}"

  /// `0` or `1` (done) and the text of each item, U+001E between them.
  public static func storageText(of items: [Item]) -> String {
    items.map { "\($0.isDone ? 1 : 0)\($0.text)" }.joined(separator: String(itemEnd))
  }

  public static func items(storageText: String) -> [Item] {
    storageText.split(separator: itemEnd).map { Item(String($0.dropFirst()), isDone: $0.first == "1") }
  }

  /// A text as lists keep it: one line without control characters, not longer than ``longestText``; nil where nothing
  /// is left.
  public static func clean(_ text: some StringProtocol) -> String? {
    let scalars = text.unicodeScalars.prefix(longestText * 4).map { scalar -> Unicode.Scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let words = String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
    let shortened = String(words.prefix(longestText))
    return PhraseKey(shortened) == nil ? nil : shortened
  }
}

/// A name of a list or an item as it is looked up: its words, folded, without articles and the word "list".
public struct ListKey: Hashable, Sendable {
  public let words: [String]

  /// - Returns: nil where no word is left.
  public init?(_ text: some StringProtocol) {
    let all = Folding.words(String(text))
    let own = all.filter { !Self.skipped.contains($0) }
    words = own.isEmpty ? all : own
    if words.isEmpty { return nil }
  }

  /// The form that is stored.
  public var text: String { words.joined() }

  private static let skipped: Set<String> = [
    "the", "a", "an", "my", "our", "list", "lists", "der", "die", "das", "den", "dem", "des", "ein", "eine", "liste",
    "unsere", "meine",
  ]
}

/// A list that is made for each drive of a kind as it is booked.
public struct ListTemplate: Hashable, Sendable {
  public typealias ID = Identifier<ListTemplate>

  /// Which drives a list is made for.
  public enum Scope: Hashable, Sendable {
    case all
    case fuel(FuelKind)
    case model(CarModel)
  }

  public let id: ID
  public let name: String
  public let items: [String]
  public let scope: Scope

  public init(id: ID, name: String, items: [String], scope: Scope) {
    self.id = id
    self.name = name
    self.items = items
    self.scope = scope
  }

  /// Whether a list is made for drives in a car.
  public func fits(_ car: Car) -> Bool {
    switch scope {
    case .all: true
    case .fuel(let kind): car.facts.fuelKinds.contains(kind)
    case .model(let model): car.model.id == model.id
    }
  }

  /// What the list of a drive is called: the template's name, the model, the drive's number.
  public func title(for drive: TestDrive) -> String {
    "\(name) \(drive.vehicle.car.model.name) \(drive.id)"
  }
}
