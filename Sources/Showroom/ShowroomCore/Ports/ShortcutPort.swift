import LanguageKit

/// The saved phrases.
public protocol ShortcutPort {
  func shortcut(_ id: Shortcut.ID) throws(StoreError) -> Shortcut?
  /// The shortcuts with the first of these phrases that an audience may run any of; empty where there is none. The cost
  /// does not grow with the number of shortcuts.
  ///
  /// - Parameter keys: the longest first, each the beginning of the one before it.
  func shortcuts(withKeys keys: [PhraseKey], for audience: Speaker) throws(StoreError) -> [ShortcutMatch]
  /// The shortcuts of an owner, or of all where nil, by their number.
  func shortcuts(of owner: Shortcut.Owner?, _ page: Page<Shortcut.ID>) throws(StoreError) -> [Shortcut]
  /// The shortcuts of an owner for the same intent and car, by their number; at most 50.
  func shortcuts(of owner: Shortcut.Owner, like intent: StoredIntent) throws(StoreError) -> [Shortcut]
  /// The shortcuts that an audience may run whose phrase begins with a key; at most `limit`.
  func shortcuts(beginningWith key: PhraseKey, for audience: Speaker, limit: Int) throws(StoreError) -> [Shortcut]

  /// Adds a shortcut.
  ///
  /// - Throws: `StoreError.constraint` where its owner already has one of the phrases.
  func addShortcut(_ draft: ShortcutDraft, at now: Instant) throws(StoreError) -> Shortcut
  /// Replaces phrases, intent and language of a shortcut.
  func update(_ shortcut: Shortcut) throws(StoreError)
  func deleteShortcut(_ id: Shortcut.ID) throws(StoreError)
  /// Counts one use.
  func noteUse(of id: Shortcut.ID, at now: Instant) throws(StoreError)
}

/// A shortcut that is to be added.
public struct ShortcutDraft: Hashable, Sendable {
  public var owner: Shortcut.Owner
  public var phrases: [String]
  public var intent: StoredIntent
  public var language: Language

  public init(owner: Shortcut.Owner, phrases: [String], intent: StoredIntent, language: Language) {
    self.owner = owner
    self.phrases = phrases
    self.intent = intent
    self.language = language
  }
}

/// A shortcut that was found by one of several phrases.
public struct ShortcutMatch: Hashable, Sendable {
  public let shortcut: Shortcut
  /// The phrase that found it.
  public let key: PhraseKey

  public init(shortcut: Shortcut, key: PhraseKey) {
    self.shortcut = shortcut
    self.key = key
  }
}

/// A phrase without all that does not matter when it is spoken or typed: case, accents, apostrophes, hyphens, spaces and
/// punctuation. "Anna's Golf", "annas golf" and "anna’s-golf" have one key.
public struct PhraseKey: Hashable, Sendable {
  public let text: String

  /// - Returns: nil for a phrase without a letter or digit.
  public init?(_ phrase: some StringProtocol) {
    let folded = Folding.fold(String(phrase))
    let letters = Self.plainLetters(folded) ?? folded.filter { $0.isLetter || $0.isNumber }
    guard !letters.isEmpty else { return nil }
    text = letters
  }

  private init(letters: String) { text = letters }

  /// The key of one phrase and then another.
  public static func + (first: PhraseKey, second: PhraseKey) -> PhraseKey {
    PhraseKey(letters: first.text + second.text)
  }

  /// The letters and digits of folded text; nil where it is not plain ASCII. Asking Unicode about each character takes ten
  /// times as long, and a line is asked for by each of its beginnings.
  private static func plainLetters(_ folded: String) -> String? {
    var letters: [UInt8] = []
    letters.reserveCapacity(folded.utf8.count)
    for byte in folded.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
