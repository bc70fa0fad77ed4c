extension Phrasebook {
  public var nothingWritten: String { say("Left. Nothing was written.", "Abgebrochen. Nichts wurde geschrieben.") }
  public var droppedQuestion: String { nothingWritten }
  public var notAnAnswer: String { say("That is no answer to the open question.", "Das ist keine Antwort auf die offene Frage.") }
  public var howToLeave: String { say("Answer it, or say cancel.", "Bitte antworten, oder „abbrechen“ sagen.") }
  public var theShowroom: String { say("showroom", "Autohaus") }
  public var whichOwner: String { say("Whose?", "Von wem?") }
  public var whereHelpIs: String { say("Type help for what can be said.", "Mit hilfe sehen Sie, was möglich ist.") }
  public var nothingToCancel: String { say("Nothing is open.", "Nichts ist offen.") }

  public func doYouMeanPhrase(_ phrase: String) -> String {
    say("Do you mean “\(phrase)”?", "Meinen Sie „\(phrase)“?")
  }

  public func notUnderstood(_ words: String) -> String {
    say("“\(words)” is not understood, and nothing is found by it.", "„\(words)“ ist nicht verständlich, und dazu findet sich nichts.")
  }

  /// Words of a phrase that named nothing, and were left out.
  public func notUnderstoodWords(_ words: [String]) -> String {
    let list = words.map { say("“\($0)”", "„\($0)“") }.joined(separator: ", ")
    return say("Not understood, and left out: \(list).", "Nicht verstanden und weggelassen: \(list).")
  }

  /// The line that would save a booking.
  public func suggestPhrase(person: String, model: String, words: String, customer: String) -> String {
    say(
      "To book this by a phrase: shortcut add \"\(person)'s \(model)\" = book \(words) --for \"\(customer)\"",
      "Als Satz speichern: kurzbefehl neu \"\(person)s \(model)\" = buche \(words) --for \"\(customer)\"")
  }
}
