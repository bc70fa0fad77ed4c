import LanguageKit

extension Session {
  /// Whether an answer says yes.
  public static func isYes(_ line: String, in language: Language) -> Bool {
    AnswerWords.yesOrNo(line, in: language) == true
  }
}

/// The short answers of each language.
enum AnswerWords {
  /// Whether a line says yes or no; nil where it says neither.
  static func yesOrNo(_ line: String, in language: Language) -> Bool? {
    let said = Folding.words(line)
    let text = said.joined(separator: " ")
    if yes.contains(text) { return true }
    if no.contains(text) { return false }
    guard let first = said.first, said.dropFirst().allSatisfy(polite.contains) else { return nil }
    return yes.contains(first) ? true : no.contains(first) ? false : nil
  }

  /// Yes or no and nothing else, in either language: what is needed to agree to something lasting.
  static func plainYesOrNo(_ line: String) -> Bool? {
    switch Folding.words(line).joined(separator: " ") {
    case "yes", "y", "yes please", "ja", "j", "ja bitte", "ja gerne": true
    case "no", "n", "no thanks", "no thank you", "nein", "nein danke": false
    default: nil
    }
  }

  /// Yes and no are understood in both languages, whichever is spoken.
  private static let yes: Set<String> = [
    "y", "yes", "yep", "yeah", "sure", "ok", "okay", "do it", "do that", "correct", "right", "go ahead", "fine",
    "please do", "please", "book it", "thats right", "confirm", "confirmed", "perfect", "of course", "absolutely", "j",
    "ja", "jawohl", "jo", "jep", "gerne", "genau", "richtig", "stimmt", "passt", "in ordnung", "mach das", "mach es",
    "buchen", "bitte", "bestatigen", "klar", "perfekt", "einverstanden", "naturlich", "jawoll",
  ]
  private static let no: Set<String> = [
    "n", "no", "nope", "nah", "not that", "rather not", "nein", "nee", "ne", "falsch", "wrong", "lieber nicht", "nicht",
  ]
  /// What goes with a yes or a no and changes nothing.
  private static let polite: Set<String> = [
    "please", "thanks", "thank", "you", "book", "it", "that", "do", "go", "ahead", "yes", "sure", "ok", "right",
    "bitte", "danke", "gern", "gerne", "buchen", "buche", "das", "es", "mach", "so", "ja", "genau", "passt", "thats",
    "is", "ist",
  ]

  /// Whether a line asks what can be said here.
  static func asksWhatToSay(_ line: String) -> Bool {
    line.utf8.count < 80 && askingWhatToSay.contains(Folding.words(line).joined(separator: " "))
  }

  private static let askingWhatToSay: Set<String> = [
    "what can i say", "what can i do", "what can i do here", "what can you do", "what can be said", "what do i say",
    "was kann ich sagen", "was kann ich tun", "was kann ich hier tun", "was kann ich machen", "was kannst du",
    "was konnen sie", "was kann man sagen", "was darf ich sagen",
  ]

  /// Whether a line leaves the question.
  static func leaves(_ line: String) -> Bool {
    let said = Folding.words(line).filter { !beside.contains($0) }.joined(separator: " ")
    return leaving.contains(said)
  }

  private static let beside: Set<String> = [
    "please", "bitte", "it", "that", "this", "es", "das", "no", "nein", "mal", "all", "everything", "alles", "the",
    "about", "ach", "oh", "ok", "okay", "na", "dann", "well", "actually", "jetzt", "just", "sorry",
  ]
  private static let leaving: Set<String> = [
    "cancel", "stop", "never mind", "nevermind", "forget", "abort", "leave", "quit", "scratch", "drop", "back out",
    "not now", "abbrechen", "abbruch", "vergiss", "egal", "lass", "lass gut sein", "doch nicht", "schluss", "halt",
    "stopp", "aufhoren", "vergessen", "brich ab", "breche ab", "storno", "gut sein", "lass gut", "let be", "exit",
    "nix",
  ]

  /// The number of a choice, from 1: "2", "2.", "#2", "the second", "number two", "die zweite bitte".
  static func number(_ line: String, in language: Language) -> Int? {
    let all = Folding.words(line)
    let said = all.filter { !besideNumber.contains($0) }
    let candidates = said.isEmpty ? all.filter { $0 == "one" } : said
    guard let word = candidates.first, candidates.count == 1 else { return nil }
    if let number = Int(word), (1...99).contains(number) { return number }
    if let number = NumberName.value(of: word), (1...9).contains(number) { return number }
    return ordinals.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  /// Whether a line is one ordinal and nothing else: "the second".
  static func isOrdinal(_ line: String) -> Bool {
    let said = Folding.words(line).filter { !besideNumber.contains($0) }
    return said.count == 1 && ordinals.contains { $0.contains(said[0]) }
  }

  private static let besideNumber: Set<String> = [
    "the", "one", "number", "nr", "nummer", "der", "die", "das", "den", "no", "option", "choice", "please", "bitte",
    "take", "ill", "i", "nehme", "ich", "punkt",
  ]

  private static let ordinals: [Set<String>] = [
    ["first", "1st", "erste", "ersten", "erster", "erstes"],
    ["second", "2nd", "zweite", "zweiten", "zweiter", "zweites"],
    ["third", "3rd", "dritte", "dritten", "dritter", "drittes"],
    ["fourth", "4th", "vierte", "vierten", "vierter", "viertes"],
    ["fifth", "5th", "funfte", "funften", "funfter", "funftes"],
    ["sixth", "6th", "sechste", "sechsten", "sechster", "sechstes"],
    ["seventh", "7th", "siebte", "siebten", "siebter", "siebtes"],
    ["eighth", "8th", "achte", "achten", "achter", "achtes"],
    ["ninth", "9th", "neunte", "neunten", "neunter", "neuntes"],
  ]
}
