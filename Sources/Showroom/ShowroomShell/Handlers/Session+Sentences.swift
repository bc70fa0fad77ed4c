import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Sentences that say what a command does.
extension Session {
  /// Carries out what a sentence stands for.
  mutating func perform(_ sentence: CommandSentence, saidAs phrase: String) throws(Interruption) -> Outcome {
    lastReading = (phrase, PhraseReading(whole: .command(sentence)))
    if sentence.line == CommandSentence.erase { return Outcome([.sentence(text.howToErase(context.speaker))]) }
    if sentence.line == CommandSentence.thanks { return Outcome([.sentence(text.welcome)]) }
    if let when = sentence.when { return try hours(on: when) }
    guard let command = try parse(SplitLine(sentence.line)) else { return Outcome() }
    return try perform(command)
  }

  /// The opening hours of the days that were said.
  private func hours(on when: WhenExpression) throws(Interruption) -> Outcome {
    let reading = when.resolve(now: context.showroom.environment.wallClock)
    if case .impossibleDate? = reading.problem, let reason = text.impossible(reading) {
      throw refuse("impossible-date", reason)
    }
    let hours = try asking { () throws(StoreError) in try store.openingHours() }
    let today = context.showroom.environment.wallClock.date
    let days = reading.days ?? (reading.date ?? today)...(reading.date ?? today)
    let dates = (days.lowerBound.dayNumber...days.upperBound.dayNumber).prefix(7).map(CivilDate.init(dayNumber:))
    return Outcome(
      dates.map { .sentence(text.hours(hours, on: $0)) },
      value: .array(
        dates.map { date in
          [
            "date": .string(date.description), "closed": JSONValue(hours.closedDays[date]),
            "open": .array(hours.spans(on: date).map { ["from": .string(text.from($0)), "to": .string(text.to($0))] }),
          ]
        }))
  }
}
