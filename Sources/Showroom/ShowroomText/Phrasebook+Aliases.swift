import LanguageKit
import ShowroomCore

/// Other names for cars, and how a search read its words.
extension Phrasebook {
  public var aliasNeedsLetters: String {
    say("A name has letters or digits.", "Ein Name hat Buchstaben oder Ziffern.")
  }

  public var noAliases: String { say("No names were added.", "Keine eigenen Namen.") }

  public func alias(_ alias: CarAlias) -> String {
    "\(alias.name) = \([alias.make, alias.model].compactMap { $0 }.joined(separator: " "))"
  }

  public func aliasAdded(_ alias: CarAlias) -> String {
    say("Added: \(self.alias(alias)).", "Gespeichert: \(self.alias(alias)).")
  }

  public func aliasRemoved(_ name: String) -> String { say("Removed: \(name).", "Entfernt: \(name).") }

  public func noSuchAlias(_ name: String) -> String {
    say("The name “\(name)” was not added here.", "Der Name „\(name)“ wurde hier nicht vergeben.")
  }

  public func severalModels(_ models: [CarModel]) -> String {
    let names = list(models.prefix(9).map(\.fullName))
    return say("Several cars are called so: \(names).", "So heißen mehrere Autos: \(names).")
  }

  /// One step of how a search read its words: "three series → BMW 3 Series: number word".
  public func step(_ step: SearchStep) -> String {
    let words = step.words.joined(separator: " ")
    switch step {
    case .make(_, let make): return "\(shortened(words)) → \(make): \(say("make", "Marke"))"
    case .model(_, let model, let quality): return "\(shortened(words)) → \(model.fullName): \(self.quality(quality))"
    case .wish: return "\(shortened(words)): \(say("asked for beside the name", "Wunsch neben dem Namen"))"
    case .ignored: return "\(shortened(words)): \(say("carries no weight", "ohne Gewicht"))"
    case .unread: return "\(shortened(words)): \(say("not understood", "nicht verstanden"))"
    }
  }

  private func quality(_ quality: NameMatch.Quality) -> String {
    switch quality {
    case .exact: say("the name itself", "der Name selbst")
    case .alias: say("another name for it", "ein anderer Name dafür")
    case .joined: say("joined or split otherwise", "anders zusammengeschrieben")
    case .prefix: say("its first letters", "die ersten Buchstaben")
    case .oneTypo: say("one slip of the keys", "ein Tippfehler")
    case .sound: say("spelt as it sounds", "nach dem Klang geschrieben")
    case .twoTypos: say("two slips of the keys", "zwei Tippfehler")
    }
  }
}
