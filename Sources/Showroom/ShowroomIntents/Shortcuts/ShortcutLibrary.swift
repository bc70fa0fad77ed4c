import IntentKit
import LanguageKit
import ShowroomCore

/// Adds, edits, deletes and finds saved phrases, by the rules of the house.
public struct ShortcutLibrary {
  let showroom: Showroom
  /// Whether a phrase is a command, so that it could never be reached.
  let isCommand: (String) -> Bool

  /// The greatest length of a phrase, in characters.
  public static let greatestLength = 100

  public init(_ showroom: Showroom, isCommand: @escaping (String) -> Bool) {
    self.showroom = showroom
    self.isCommand = isCommand
  }

  private var store: any StorePort { showroom.store }

  /// Why a shortcut is refused.
  public enum Refusal: Error, Hashable, Sendable {
    /// Its owner has the phrase already, for this shortcut.
    case alreadyThere(phrase: String, Shortcut)
    case isCommand(phrase: String)
    case noLetters(phrase: String)
    case tooLong(phrase: String, greatest: Int)
    /// The parameters are no declared combination; these are.
    case noCombination(intent: String, [String])
    /// It names a day of the calendar, which comes once.
    case tiedToDate
    /// It holds nothing that can be stored.
    case notStorable
    case store(StoreError)
  }

  /// Saves an intent under phrases, in one transaction.
  public func add(
    _ phrases: [String], _ intent: StoredIntent, owner: Shortcut.Owner, language: Language
  ) throws(Refusal) -> Shortcut {
    try check(intent)
    return try writing { () throws(StoreError) -> Result<Shortcut, Refusal> in
      if let refusal = try refusal(of: phrases, owner: owner, leavingOut: nil) { return .failure(refusal) }
      let draft = ShortcutDraft(owner: owner, phrases: phrases, intent: intent, language: language)
      return .success(try store.addShortcut(draft, at: showroom.now))
    }
  }

  /// Replaces what a shortcut holds.
  public func update(_ shortcut: Shortcut) throws(Refusal) {
    try check(shortcut.intent)
    try writing { () throws(StoreError) -> Result<Void, Refusal> in
      if let refusal = try refusal(of: shortcut.phrases, owner: shortcut.owner, leavingOut: shortcut.id) {
        return .failure(refusal)
      }
      return .success(try store.update(shortcut))
    }
  }

  private func writing<Value>(
    _ body: () throws(StoreError) -> Result<Value, Refusal>
  ) throws(Refusal) -> Value {
    let outcome: Result<Value, Refusal>
    do throws(StoreError) {
      outcome = try store.write(body)
    } catch {
      throw .store(error)
    }
    return try outcome.get()
  }
}

// MARK: - The rules

extension ShortcutLibrary {
  private func refusal(
    of phrases: [String], owner: Shortcut.Owner, leavingOut id: Shortcut.ID?
  ) throws(StoreError) -> Refusal? {
    for phrase in phrases {
      if let refusal = refusal(of: phrase) { return refusal }
      guard let key = PhraseKey(phrase) else { return .noLetters(phrase: phrase) }
      let taken = try store.shortcuts(withKeys: [key], for: .staff).map(\.shortcut)
      if let other = taken.first(where: { $0.owner == owner && $0.id != id }) {
        return .alreadyThere(phrase: phrase, other)
      }
    }
    return phrases.isEmpty ? .noLetters(phrase: "") : nil
  }

  private func refusal(of phrase: String) -> Refusal? {
    if PhraseKey(phrase) == nil { return .noLetters(phrase: phrase) }
    if phrase.count > Self.greatestLength { return .tooLong(phrase: phrase, greatest: Self.greatestLength) }
    return isCommand(phrase) ? .isCommand(phrase: phrase) : nil
  }

  /// Whether the parameters are a declared combination and hold no date.
  private func check(_ intent: StoredIntent) throws(Refusal) {
    if intent.start?.isTiedToDate == true { throw .tiedToDate }
    guard let combinations = intent.combinations else { throw .notStorable }
    guard combinations.contains(intent.combinationIdentifier) else {
      throw .noCombination(intent: intent.name, combinations)
    }
  }
}

// MARK: - Finding

extension ShortcutLibrary {
  /// A saved phrase at the beginning of a line, and the words after it that fill in what is missing.
  public struct Match: Hashable, Sendable {
    public let shortcut: Shortcut
    /// What follows the phrase in the line, as it was typed; empty where the line is the phrase.
    public let rest: String

    public init(shortcut: Shortcut, rest: String = "") {
      self.shortcut = shortcut
      self.rest = rest
    }
  }

  /// The greatest number of words of a phrase that is looked for at the beginning of a longer line.
  static let greatestWordCount = 12

  /// The shortcuts whose phrase is the line, or the longest beginning of it, for those who may run them. Several where
  /// people have the same phrase.
  public func matches(_ line: String, for speaker: Speaker) throws(StoreError) -> [Match] {
    let beginnings = PhraseKey.beginnings(of: line, limit: Self.greatestWordCount)
    let found = try store.shortcuts(withKeys: beginnings.map(\.key), for: speaker)
    guard let end = beginnings.first(where: { $0.key == found.first?.key })?.end else { return [] }
    let rest = Self.rest(of: line, after: end)
    let own = found.map { Match(shortcut: $0.shortcut, rest: rest) }
    // A customer's own phrase goes before the showroom's.
    let personal = own.filter { $0.shortcut.owner.customer != nil && speaker.customer != nil }
    return personal.isEmpty ? own : personal
  }

  /// The shortcut whose phrase is nearest to a line, or to a beginning of it: one letter off, two in a longer one; nil where
  /// none is near, or several are equally. The longest beginning counts, and what follows it is the rest.
  public func near(_ line: String, for speaker: Speaker) throws(StoreError) -> Match? {
    let beginnings = PhraseKey.beginnings(of: line, limit: Self.greatestWordCount)
    guard let whole = beginnings.first, let first = PhraseKey(whole.key.text.prefix(2)) else { return nil }
    let phrases = try store.shortcuts(beginningWith: first, for: speaker, limit: 500).flatMap { shortcut in
      shortcut.phrases.compactMap { PhraseKey($0) }.map {
        (shortcut: shortcut, text: $0.text, length: $0.text.utf8.count)
      }
    }
    for beginning in beginnings {
      let isWhole = beginning.key == whole.key
      let length = beginning.key.text.utf8.count
      guard length >= (isWhole ? 4 : 6) else { continue }
      let allowed = length < 8 ? 1 : 2
      let distances = phrases.compactMap { phrase -> (shortcut: Shortcut, distance: Int)? in
        guard abs(phrase.length - length) <= allowed * 4 else { return nil }
        return EditDistance.between(phrase.text, beginning.key.text, limit: allowed).map { (phrase.shortcut, $0) }
      }
      guard let least = distances.map(\.distance).min() else { continue }
      let nearest = Set(distances.filter { $0.distance == least }.map(\.shortcut.id))
      guard nearest.count == 1, let shortcut = distances.first(where: { $0.distance == least })?.shortcut else {
        return nil
      }
      return Match(shortcut: shortcut, rest: Self.rest(of: line, after: beginning.end))
    }
    return nil
  }

  private static func rest(of line: String, after end: String.Index) -> String {
    String(line[end...].drop { !$0.isLetter && !$0.isNumber && $0 != "\"" })
  }
}
