import LanguageKit

/// The short answers of each language.
enum AnswerWords {
  /// Whether a line says yes or no; nil where it says neither.
  static func yesOrNo(_ line: String, in language: Language) -> Bool? {
    let word = Folding.fold(line).filter { $0.isLetter || $0 == " " }.split(separator: " ").joined(separator: " ")
    if yes.contains(word) { return true }
    return no.contains(word) ? false : nil
  }

  /// Yes and no are understood in both languages, whichever is spoken.
  private static let yes: Set<String> = [
    "y", "yes", "yep", "yeah", "yes please", "sure", "ok", "okay", "do it", "correct", "right", "go ahead", "fine",
    "j", "ja", "ja bitte", "jawohl", "gerne", "ja gerne", "genau", "richtig", "stimmt", "passt", "in ordnung",
  ]
  private static let no: Set<String> = [
    "n", "no", "nope", "no thanks", "no thank you", "nein", "nee", "ne", "nein danke", "falsch", "wrong",
  ]

  /// Whether a line leaves the question.
  static func leaves(_ line: String) -> Bool {
    let word = Folding.fold(line).filter { $0.isLetter || $0 == " " }.split(separator: " ").joined(separator: " ")
    return [
      "cancel", "stop", "never mind", "nevermind", "forget it", "abort", "abbrechen", "abbruch", "vergiss es", "egal",
      "lass es", "lass gut sein",
    ].contains(word)
  }

  /// The number of a choice, from 1: "2", "2.", "#2", "the second", "second one", "die zweite".
  static func number(_ line: String, in language: Language) -> Int? {
    let words = Folding.fold(line).split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !["the", "one", "number", "nr", "nummer", "der", "die", "das", "den", "no"].contains($0) || line.count < 4 }
    guard let word = words.first, words.count == 1 else { return nil }
    if let number = Int(word), (1...99).contains(number) { return number }
    return ordinals.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  private static let ordinals: [Set<String>] = [
    ["first", "1st", "erste", "ersten", "erster", "erstes"], ["second", "2nd", "zweite", "zweiten", "zweiter", "zweites"],
    ["third", "3rd", "dritte", "dritten", "dritter", "drittes"],
    ["fourth", "4th", "vierte", "vierten", "vierter", "viertes"],
    ["fifth", "5th", "funfte", "funften", "funfter", "funftes"],
    ["sixth", "6th", "sechste", "sechsten", "sechster", "sechstes"],
    ["seventh", "7th", "siebte", "siebten", "siebter", "siebtes"],
    ["eighth", "8th", "achte", "achten", "achter", "achtes"],
    ["ninth", "9th", "neunte", "neunten", "neunter", "neuntes"],
  ]
}
