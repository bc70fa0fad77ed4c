import LanguageKit

/// People who are written to by one name, such as "my family".
public struct MessageGroup: Hashable, Sendable {
  public typealias ID = Identifier<MessageGroup>

  public let id: ID
  /// Whose it is; nil for the desk's.
  public let owner: Customer.ID?
  public let name: String
  public var members: [Recipient]

  public init(id: ID, owner: Customer.ID?, name: String, members: [Recipient]) {
    self.id = id
    self.owner = owner
    self.name = name
    self.members = members
  }

  /// The most members of a group.
  public static let greatestSize = 50

  /// What a name is looked up by: letters and digits, without what says whose it is. "My family", "our family" and
  /// "meiner Familie" name what is saved as "family", "my family" or "meine Familie".
  public static func key(_ name: String) -> String? {
    var words = Folding.words(name)[...]
    while words.count > 1, let first = words.first, ownWords.contains(first) { words.removeFirst() }
    let key = words.joined()
    return key.isEmpty ? nil : key
  }

  private static let ownWords: Set<String> = [
    "my", "our", "the", "mein", "meine", "meinen", "meiner", "meinem", "unser", "unsere", "unseren", "unserer",
    "unserem", "der", "die", "das", "den", "dem",
  ]
}
