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
    var letters: [UInt8] = []
    letters.reserveCapacity(phrase.utf8.count)
    Self.appendLetters(of: phrase, to: &letters)
    guard !letters.isEmpty else { return nil }
    text = String(decoding: letters, as: UTF8.self)
  }

  private init(letters: some Collection<UInt8>) { text = String(decoding: letters, as: UTF8.self) }

  /// The beginnings of a line at its words, longest first, each with where it ends. One that only adds punctuation is none.
  ///
  /// - Parameter limit: the greatest number of words of a beginning that is not the whole line.
  public static func beginnings(of line: String, limit: Int) -> [(key: PhraseKey, end: String.Index)] {
    var letters: [UInt8] = []
    letters.reserveCapacity(line.utf8.count)
    var ends: [(count: Int, index: String.Index)] = []
    var start = line.startIndex
    func add(_ end: String.Index) {
      appendLetters(of: line[start..<end], to: &letters)
      if letters.count == ends.last?.count ?? 0 { ends.removeLast(min(1, ends.count)) }
      if !letters.isEmpty { ends.append((letters.count, end)) }
      start = end
    }
    for end in line.utf8.indices where isSpace(line, end) && end > start {
      guard ends.count < limit else { break }
      add(end)
    }
    add(line.endIndex)
    return ends.reversed().map { (PhraseKey(letters: letters[..<$0.count]), $0.index) }
  }

  /// Whether a space begins at a byte. Scalars are only made of what is not ASCII.
  private static func isSpace(_ line: String, _ place: String.Index) -> Bool {
    let byte = line.utf8[place]
    if byte < 0x80 { return byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    return byte >= 0xc0 && line.unicodeScalars[place].properties.isWhitespace
  }

  /// Appends the folded letters and digits of a phrase. Most phrases are ASCII, and asking Unicode about each character
  /// takes ten times as long.
  private static func appendLetters(of phrase: some StringProtocol, to letters: inout [UInt8]) {
    let count = letters.count
    for byte in phrase.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case 0x80...:
        letters.removeSubrange(count...)
        let folded = Folding.fold(String(phrase))
        if folded.utf8.allSatisfy({ $0 < 0x80 }) { return appendLetters(of: folded, to: &letters) }
        letters += folded.filter { $0.isLetter || $0.isNumber }.utf8
        return
      default: break
      }
    }
  }
}
