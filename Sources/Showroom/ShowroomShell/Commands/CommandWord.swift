/// One word of a command's path with the other words for it, German ones above all.
public struct CommandWord: Sendable, Hashable {
  /// The word that the documentation uses.
  public let word: String
  /// Other words for the same.
  public let synonyms: [String]

  init(_ word: String, _ synonyms: String...) {
    self.word = word
    self.synonyms = synonyms
  }

  /// All words, the documented one first.
  public var spellings: [String] { [word] + synonyms }
}

/// Words that begin several commands.
extension CommandWord {
  static let alias = CommandWord("alias", "spitzname")
  static let car = CommandWord("car", "auto", "wagen")
  static let vehicle = CommandWord("vehicle", "fahrzeug", "vorführwagen")
  static let customer = CommandWord("customer", "kunde", "kundin")
  static let drive = CommandWord("drive", "fahrt", "probefahrt")
  static let shortcut = CommandWord("shortcut", "kurzbefehl")
  static let settings = CommandWord("settings", "einstellungen")
  static let hours = CommandWord("hours", "öffnungszeiten")
  static let closed = CommandWord("closed", "geschlossen")
}

/// Words that say what to do with a thing.
extension CommandWord {
  static let show = CommandWord("show", "zeige", "zeig")
  static let list = CommandWord("list", "liste")
  static let add = CommandWord("add", "neu")
  static let edit = CommandWord("edit", "ändere", "ändern")
  static let set = CommandWord("set", "setze")
  static let sell = CommandWord("sell", "verkaufe", "verkauft")
}
