import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// How the last phrase was read, and which rule refused what it asked for.
  func why() -> Outcome {
    guard let (phrase, reading) = lastReading else { return Outcome([.sentence(text.nothingToExplain)], value: .null) }
    let now = context.showroom.environment.wallClock
    let request = builder.request(reading)
    let lines =
      text.explanation(of: phrase, reading, request: request, now: now)
      + (lastRefusal.map { [text.refusedBecause($0)] } ?? [])
    return Outcome(
      lines.map { .sentence($0) },
      value: [
        "phrase": .string(phrase), "intent": JSONValue(reading.whole?.name ?? request?.name),
        "sentence": .array(reading.sentenceWords.map { .string($0) }), "parts": .array(parts(reading)),
        "unmatched": .array(reading.unmatched.map { .string($0) }), "refused": JSONValue(lastRefusal),
      ])
  }

  private func parts(_ reading: PhraseReading) -> [JSONValue] {
    func part(_ parameter: String, _ words: String) -> JSONValue {
      ["parameter": .string(parameter), "words": .string(words)]
    }
    return reading.cars.map { part("car", $0.words) } + reading.whens.map { part("start", $0.words) }
      + reading.durations.map { part("duration", $0.words) } + reading.options.map { part("options", $0.words) }
      + [reading.customer.map { part("customer", $0.words) }, reading.drive.map { part("drive", $0.words) }]
      .compactMap { $0 } + wholeParts(reading).map { part($0.parameter, $0.words) }
  }

  /// The parts of a sentence that is read as a whole.
  private func wholeParts(_ reading: PhraseReading) -> [(parameter: String, words: String)] {
    let parts: [(String, String?)] =
      switch reading.whole {
      case .save(let request)?: [("phrase", request.phrases.first)]
      case .message(let request)?: [("recipients", request.recipients.words), ("content", request.content.words)]
      case .report(let report)?:
        [("report", report.kind.rawValue), ("period", report.period.map { "\($0.first) \($0.last)" })]
      case .list(let request)?: [("list", request.list.words), ("items", request.items.said?.joined(separator: ", "))]
      case .command(let command)?: [("command", command.line)]
      case nil: []
      }
    return parts.compactMap { name, words in words.map { (name, $0) } }
  }
}
