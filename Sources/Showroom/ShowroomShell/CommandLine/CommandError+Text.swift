import LanguageKit

extension CommandError {
  /// The error as a person reads it: what went wrong and where, and what to do.
  public func problem(in language: Language) -> Problem {
    switch language {
    case .en: Problem(code: code, message: englishMessage, hint: englishHint)
    case .de: Problem(code: code, message: germanMessage, hint: germanHint)
    }
  }

  private var englishMessage: String {
    switch self {
    case .unknownCommand(let word, _): "There is no command \(quoted(word))."
    case .missingSubcommand(let group, _): "\(quoted(group)) needs to be told what to do."
    case .unknownSubcommand(let word, let group, _, _): "\(quoted(group)) has no command \(quoted(word))."
    case .unknownOption(let option, nil, _): "There is no option \(shortened(option))."
    case .unknownOption(let option, let command?, _): "\(quoted(command)) has no option \(shortened(option))."
    case .missingValue(let option, _): "The option \(option) is without its value."
    case .unexpectedValue(let option, let value): "The option \(option) takes no value, but was given \(quoted(value))."
    case .repeatedOption(let option): "The option \(option) is given twice."
    case .optionForWholeRun(let option): "The option \(option) holds for a whole run, not for one line."
    case .badValue(let subject, let value, _): "\(quoted(value)) is no value for \(subject)."
    case .missingArgument(let kind, let command, _): "\(quoted(command)) needs \(kind.englishDescription)."
    case .extraArgument(let word, let command, _): "\(quoted(command)) has no use for \(quoted(word))."
    case .unclosedQuote(let column): "The quotation mark at column \(column) is never closed."
    case .notAllowed(let command, .staff): "Only staff may use \(quoted(command))."
    case .notAllowed(let command, _): "\(quoted(command)) is for customers whom we know."
    }
  }

  private var englishHint: String {
    switch self {
    case .unknownCommand(_, let near): near.isEmpty ? "Type help for all commands." : doYouMean(near)
    case .missingSubcommand(_, let choices): "Add one of: \(choices.joined(separator: ", "))."
    case .unknownSubcommand(_, _, let near, let choices):
      near.isEmpty ? "It has: \(choices.joined(separator: ", "))." : doYouMean(near)
    case .unknownOption(_, nil, let near): near.isEmpty ? "See showroom --help." : doYouMean(near)
    case .unknownOption(_, let command?, let near): near.isEmpty ? "See help \(command)." : doYouMean(near)
    case .missingValue(_, let kind): "Give it \(kind.englishDescription)."
    case .unexpectedValue(let option, _): "Write \(option) alone."
    case .repeatedOption: "Give it once."
    case .optionForWholeRun: "Give it when you start showroom."
    case .badValue(_, _, let kind): "It takes \(kind.englishDescription)."
    case .missingArgument(_, _, let usage), .extraArgument(_, _, let usage): "Write: \(usage[.en])"
    case .unclosedQuote: "Close it, or put \\ before it."
    case .notAllowed(_, .staff): "Ask a member of staff."
    case .notAllowed: "Say who you are: sign in"
    }
  }

  private var germanMessage: String {
    switch self {
    case .unknownCommand(let word, _): "Den Befehl \(zitiert(word)) gibt es nicht."
    case .missingSubcommand(let group, _): "Zu \(zitiert(group)) fehlt, was zu tun ist."
    case .unknownSubcommand(let word, let group, _, _): "\(zitiert(group)) hat keinen Befehl \(zitiert(word))."
    case .unknownOption(let option, nil, _): "Die Option \(shortened(option)) gibt es nicht."
    case .unknownOption(let option, let command?, _): "\(zitiert(command)) hat keine Option \(shortened(option))."
    case .missingValue(let option, _): "Der Option \(option) fehlt ihr Wert."
    case .unexpectedValue(let option, let value): "Die Option \(option) nimmt keinen Wert, hat aber \(zitiert(value))."
    case .repeatedOption(let option): "Die Option \(option) steht zweimal da."
    case .optionForWholeRun(let option): "Die Option \(option) gilt für einen ganzen Lauf, nicht für eine Zeile."
    case .badValue(let subject, let value, _): "\(zitiert(value)) ist kein Wert für \(subject)."
    case .missingArgument(let kind, let command, _): "Bei \(zitiert(command)) fehlt: \(kind.germanDescription)."
    case .extraArgument(let word, let command, _): "\(zitiert(command)) kann mit \(zitiert(word)) nichts anfangen."
    case .unclosedQuote(let column): "Das Anführungszeichen in Spalte \(column) wird nicht geschlossen."
    case .notAllowed(let command, .staff): "Den Befehl \(zitiert(command)) dürfen nur Mitarbeiter verwenden."
    case .notAllowed(let command, _): "Der Befehl \(zitiert(command)) ist für Kunden, die wir kennen."
    }
  }

  private var germanHint: String {
    switch self {
    case .unknownCommand(_, let near): near.isEmpty ? "Mit hilfe sehen Sie alle Befehle." : meinenSie(near)
    case .missingSubcommand(_, let choices): "Möglich sind: \(choices.joined(separator: ", "))."
    case .unknownSubcommand(_, _, let near, let choices):
      near.isEmpty ? "Möglich sind: \(choices.joined(separator: ", "))." : meinenSie(near)
    case .unknownOption(_, nil, let near): near.isEmpty ? "Siehe showroom --help." : meinenSie(near)
    case .unknownOption(_, let command?, let near): near.isEmpty ? "Siehe hilfe \(command)." : meinenSie(near)
    case .missingValue(_, let kind): "Erwartet wird \(kind.germanDescription)."
    case .unexpectedValue(let option, _): "Schreiben Sie nur \(option)."
    case .repeatedOption: "Geben Sie sie einmal an."
    case .optionForWholeRun: "Geben Sie sie beim Start von showroom an."
    case .badValue(_, _, let kind): "Erwartet wird \(kind.germanDescription)."
    case .missingArgument(_, _, let usage), .extraArgument(_, _, let usage): "Schreiben Sie: \(usage[.de])"
    case .unclosedQuote: "Schließen Sie es, oder setzen Sie \\ davor."
    case .notAllowed(_, .staff): "Fragen Sie jemanden vom Autohaus."
    case .notAllowed: "Sagen Sie, wer Sie sind: anmelden"
    }
  }

  private func quoted(_ word: String) -> String { "“\(shortened(word))”" }
  private func zitiert(_ word: String) -> String { "„\(shortened(word))“" }
  private func doYouMean(_ words: [String]) -> String { "Do you mean \(words.joined(separator: " or "))?" }
  private func meinenSie(_ words: [String]) -> String { "Meinen Sie \(words.joined(separator: " oder "))?" }

  /// A word of any length, at most 40 letters of it, so that the error stays one line.
  private func shortened(_ word: String) -> String {
    word.excerpt(40)
  }
}
