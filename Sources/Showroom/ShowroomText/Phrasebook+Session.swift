import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// Said before a store is open, so that there is no book yet.
  public static func outputFailed(reason: String, in language: Language) -> String {
    switch language {
    case .en: "The answer could not be written: \(reason). What was asked for may be done; log tells."
    case .de: "Die Antwort war nicht zu schreiben: \(reason). Der Auftrag kann ausgeführt sein; das zeigt log."
    }
  }

  public func badLanguage(_ tag: String) -> String {
    say(
      "“\(tag)” is no language that is understood: en, en-GB or de.",
      "„\(tag)“ ist keine bekannte Sprache: en, en-GB oder de.")
  }
  public var nothingDone: String { say("Then nothing is done.", "Dann geschieht nichts.") }
  public var nothingWritten: String { say("All right. Nothing was written.", "In Ordnung. Nichts wurde geschrieben.") }
  public var droppedQuestion: String { nothingWritten }
  public var notAnAnswer: String {
    say("That is no answer to the open question.", "Das ist keine Antwort auf die offene Frage.")
  }
  public var howToLeave: String { say("Answer it, or say cancel.", "Bitte antworten, oder „abbrechen“ sagen.") }
  public var theShowroom: String { say("showroom", "Autohaus") }
  public var whichOwner: String { say("Whose?", "Von wem?") }
  public var whereHelpIs: String { say("Type help for what can be said.", "Mit hilfe sehen Sie, was möglich ist.") }
  public var nothingToCancel: String { say("Nothing is open.", "Nichts ist offen.") }

  public func doYouMeanPhrase(_ phrase: String) -> String {
    say("Do you mean “\(phrase)”?", "Meinen Sie „\(phrase)“?")
  }

  public func notUnderstood(_ words: String) -> String {
    say(
      "“\(shortened(words))” is not understood, and nothing is found by it.",
      "„\(shortened(words))“ ist nicht verständlich, und dazu findet sich nichts.")
  }

  /// Words as they stand in a sentence; the first ten of many.
  private func quoted(_ words: [String]) -> String {
    let shown = words.prefix(10).map { say("“\(shortened($0))”", "„\(shortened($0))“") }
    return shown.joined(separator: ", ") + (words.count > 10 ? ", …" : "")
  }

  /// A text of any length, so that the sentence stays one that can be read: at most 60 letters of it.
  func shortened(_ text: String) -> String {
    text.excerpt(60)
  }

  /// Words of a phrase that named nothing, so that nothing was done.
  public func notUnderstoodAtAll(_ words: [String]) -> String {
    let list = quoted(words)
    return say("Not understood: \(list). Nothing was written.", "Nicht verstanden: \(list). Nichts wurde geschrieben.")
  }

  /// Words of a phrase that named nothing, and were left out.
  public func notUnderstoodWords(_ words: [String]) -> String {
    let list = quoted(words)
    return say("Not understood, and left out: \(list).", "Nicht verstanden und weggelassen: \(list).")
  }

  /// A misspelt verb, and what it was taken for.
  public func takenFor(_ slip: PhraseReading.Found<String>) -> String {
    say(
      "“\(shortened(slip.words))” was taken for “\(slip.value)”.",
      "„\(shortened(slip.words))“ wurde als „\(slip.value)“ gelesen."
    )
  }

  /// A line that is a time and nothing else.
  public func timeAlone(_ words: String) -> String {
    say("“\(shortened(words))” is a time, but for what?", "„\(shortened(words))“ ist eine Zeit, aber wofür?")
  }

  public var timeAloneHint: String {
    say("Say a car with it, or: drives, and the day.", "Bitte ein Auto dazu sagen, oder: Fahrten, und den Tag.")
  }

  /// The line that would save a booking.
  public func suggestPhrase(_ phrase: String, words: String, customer: String) -> String {
    say(
      "To book this by a phrase: shortcut add \"\(phrase)\" = book \(words) --for \"\(customer)\"",
      "Als Satz speichern: kurzbefehl neu \"\(phrase)\" = buche \(words) --for \"\(customer)\"")
  }

  /// A catalog car as a command names it: "car 5".
  public func carNumber(_ id: Car.ID) -> String { say("car \(id)", "Auto \(id)") }

  /// The phrase that a booking is offered to be saved under: "Anna's Golf", "Annas Golf".
  public func suggestedPhrase(person: String, model: String) -> String {
    say("\(person)'s \(model)", "\(germanGenitive(person)) \(model)")
  }

  /// "Annas", but "Thomas'".
  private func germanGenitive(_ name: String) -> String {
    let endsInHiss = name.last.map { "sßxzSXZ".contains($0) } ?? false
    return endsInHiss ? name + "'" : name + "s"
  }

  public var greeting: String {
    say("Showroom. Say what you want, or help.", "Autohaus. Sagen Sie, was Sie möchten, oder: hilfe.")
  }

  public var unanswered: String {
    say("A question was left open; nothing was written.", "Eine Frage blieb offen; nichts wurde geschrieben.")
  }

  public var howToAnswer: String {
    say(
      "Say it in the line, or answer on the next one; --yes says yes.",
      "Bitte mit angeben oder in der nächsten Zeile antworten; --yes sagt ja.")
  }

  /// What to do where `--yes` was given and did not help.
  public var whatYesAnswers: String {
    say(
      "--yes answers an overview only; say the rest in the line.",
      "--yes bestätigt nur die Übersicht; alles andere bitte mit angeben.")
  }

  public var waitingForLock: String {
    say(
      "Waiting for another program to finish with the store …",
      "Ein anderes Programm benutzt den Speicher, bitte warten …")
  }

  public func line(_ number: Int) -> String { say("line \(number)", "Zeile \(number)") }

  public func lineTooLong(_ limit: Int) -> String {
    say("The line is longer than \(limit) bytes.", "Die Zeile ist länger als \(limit) Bytes.")
  }

  public func upgraded(path: String, copy: String) -> String {
    say(
      "\(path) was brought up to date; what it was is in \(copy).",
      "\(path) wurde aktualisiert; der alte Stand liegt in \(copy).")
  }
}
