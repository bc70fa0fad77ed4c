import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  public var nothingToExplain: String { say("Nothing was said yet.", "Bisher wurde nichts gesagt.") }

  /// Which words filled which part of what was understood, a line for each; then what else they could have meant.
  public func explanation(of phrase: String, _ reading: PhraseReading, request: ShowroomRequest?, now: CivilDateTime)
    -> [String]
  {
    [say("Said: “\(phrase)”", "Gesagt: „\(phrase)“"), intentLine(reading, request)]
      + (reading.whole.map(wholeLines) ?? [])
      + reading.cars.map { line(say("Car", "Auto"), $0.words, car($0.value)) }
      + reading.whens.flatMap { whenLines($0, now) }
      + reading.durations.map { line(say("For", "Dauer"), $0.words, length($0.value)) }
      + reading.options.map { line(say("With", "Mit"), $0.words, options([$0.value])) }
      + [reading.customer.map { line(say("Customer", "Kunde"), $0.words, customer($0.value)) }].compactMap { $0 }
      + [reading.drive.map { line(say("Drive", "Fahrt"), $0.words, "\($0.value)") }].compactMap { $0 }
      + [reading.reason.map { "\(say("Reason", "Grund")): \($0)" }].compactMap { $0 }
      + (reading.unmatched.isEmpty ? [] : [notUnderstoodWords(reading.unmatched)])
      + (reading.cars.count > 1
        ? [say("Several cars were named, so it asks which.", "Mehrere Autos wurden genannt, daher die Frage, welches.")]
        : [])
  }

  /// The rule that stood in the way at last.
  public func refusedBecause(_ reason: Reason) -> String {
    say("Refused: \(self.reason(reason))", "Abgelehnt: \(self.reason(reason))")
  }

  public func refusedBecause(_ message: String) -> String { say("Refused: \(message)", "Abgelehnt: \(message)") }

  /// A line for each part of a sentence that is read as a whole.
  private func wholeLines(_ whole: WholeSentence) -> [String] {
    let parts: [(String, String?)] =
      switch whole {
      case .save(let request): [(say("Phrase", "Satz"), request.phrases.first)]
      case .message(let request):
        [(say("To", "An"), request.recipients.words), (say("Text", "Text"), request.content.words)]
      case .report(let report):
        [(say("Days", "Tage"), report.period.map { say("\($0.first) to \($0.last)", "\($0.first) bis \($0.last)") })]
      case .list(let request):
        [(say("List", "Liste"), request.list.words), (say("Items", "Punkte"), request.items.said.map { list($0) })]
      case .command(let command): [(say("Command", "Befehl"), command.line)]
      }
    return parts.compactMap { title, words in words.map { "\(title): \($0)" } }
  }

  private func intentLine(_ reading: PhraseReading, _ request: ShowroomRequest?) -> String {
    if let whole = reading.whole {
      return whole.name.map(intentTitle) ?? say("No act of the desk.", "Keine Handlung am Tresen.")
    }
    let words = reading.sentenceWords.joined(separator: " ")
    guard let request else {
      return reading.isNegated
        ? say("Nothing is to be done: “\(shortened(words))”.", "Es soll nichts geschehen: „\(shortened(words))“.")
        : say("No sentence that is known.", "Kein bekannter Satz.")
    }
    let title = intentTitle(request.name)
    return words.isEmpty
      ? say("\(title): a car with a time, a length or a person.", "\(title): ein Auto mit Zeit, Dauer oder Person.")
      : line(title, words, nil)
  }

  private func line(_ title: String, _ words: String, _ value: String?) -> String {
    let said = say("“\(shortened(words))”", "„\(shortened(words))“")
    return value.map { "\(title): \($0) ← \(said)" } ?? "\(title) ← \(said)"
  }

  private func car(_ mention: CarMention) -> String {
    switch mention {
    case .name(let name): name
    case .models(let models): models.map { "\($0.make) \($0.name)" }.joined(separator: say(" or ", " oder "))
    case .make(let models): models.first?.make ?? ""
    case .car(let id): "\(id)"
    case .plate(let plate): plate
    case .stored(let car): car.name
    }
  }

  private func customer(_ mention: CustomerMention) -> String {
    switch mention {
    case .name(let name): name
    case .number(let id): "\(id)"
    }
  }

  private func length(_ mention: DurationMention) -> String {
    switch mention {
    case .exactly(let minutes): duration(minutes)
    case .between(let least, let greatest): "\(duration(least))–\(duration(greatest))"
    case .changed(let minutes): "\(minutes < 0 ? "−" : "+")\(duration(Minutes(abs(minutes))))"
    }
  }

  /// The plain reading of a time, and the others that the opening hours and the diary choose from.
  private func whenLines(_ found: PhraseReading.Found<WhenExpression>, _ now: CivilDateTime) -> [String] {
    let reading = found.value.resolve(now: now)
    let parts = [reading.date.map { "\($0)" }, reading.time.map { "\($0)" }].compactMap { $0 }
    let plain = parts.isEmpty ? say("the diary chooses", "der Kalender wählt") : parts.joined(separator: " ")
    let others = reading.otherTimes.map { "\($0)" } + reading.otherDates.map { "\($0)" }
    let first = line(say("When", "Wann"), found.words, plain)
    guard !others.isEmpty else { return [first] }
    return [first, "  " + say("or ", "oder ") + others.joined(separator: ", ")]
  }
}
