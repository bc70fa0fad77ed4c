import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func understand(_ call: Invocation) throws(Interruption) -> Outcome {
    let now = context.showroom.environment.wallClock
    let value = try understand(call.text, language: context.language, now: now)
    // Whoever listens is told in words; programs, which do not ask for plain text, get the value as it is.
    guard (call.globals.format ?? context.format) == .plain else {
      return Outcome([.sentence(value.text)], value: value)
    }
    let reading = try read(call.text, in: context.language)
    let lines = text.explanation(of: call.text, reading.reading, request: reading.request, now: now)
    return Outcome(lines.map { .sentence($0) }, value: value)
  }

  /// What a phrase means before the diary is asked, as JSON.
  func understand(_ phrase: String, language: LanguageTag, now: CivilDateTime) throws(Interruption) -> JSONValue {
    let reader = PhraseReader(context.showroom, language: language, speaker: context.speaker, today: now.date)
    let reading = try asking { () throws(StoreError) in try reader.read(phrase) }
    let builder = RequestBuilder(speaker: context.speaker, now: now)
    let request = builder.request(reading)
    let said = builder.when(reading)?.value
    let when = said?.resolve(now: now).ahead(of: now)
    return [
      "intent": JSONValue(reading.whole?.name ?? request?.name), "car": try carName(reading),
      "date": JSONValue(when?.date?.description), "time": JSONValue(when?.time?.description),
      "otherTimes": .array((when?.otherTimes ?? []).map { .string($0.description) }),
      "start": JSONValue(when?.start?.text),
      "durationMinutes": JSONValue(minutes(reading, when) ?? (request == nil ? said?.distance : nil)),
      "options": json(reading.options.map(\.value)),
      "unmatched": .array((reading.unmatched + reading.impossible(now: now)).map { .string($0) }),
    ]
  }

  private func minutes(_ reading: PhraseReading, _ when: WhenReading?) -> Int? {
    guard let said = reading.durations.first?.value else { return when?.spanMinutes }
    switch said {
    case .exactly(let minutes): return minutes.rawValue > 0 ? minutes.rawValue : nil
    case .changed(let minutes): return abs(minutes)
    case .between: return nil
    }
  }

  private func carName(_ reading: PhraseReading) throws(Interruption) -> JSONValue {
    guard let car = reading.cars.first?.value else { return .null }
    if case .make(let models) = car { return models.first.map { ["make": .string($0.make), "model": .null] } ?? .null }
    let model = try asking { () throws(StoreError) -> CarModel? in
      switch car {
      case .models(let models), .make(let models): models.min { $0.name.utf8.count < $1.name.utf8.count }
      case .name(let name): try search(name, limit: 1).first?.model
      case .car(let id): try store.car(id)?.model
      case .plate(let plate): try store.vehicle(plate: plate)?.car.model
      case .stored: nil
      }
    }
    return model.map { ["make": .string($0.make), "model": .string($0.name)] } ?? .null
  }

  /// One line of the batch: an object in, an object out.
  public func understandBatch(_ line: String) -> JSONValue {
    do throws(Interruption) {
      let fields = try asking { () throws(StoreError) in try store.jsonFields(of: line) }
      guard let fields, let phrase = fields["phrase"] ?? nil else { return Problem.badLine(text.badBatchLine).value }
      for field in ["now", "language"] {
        if let said = fields[field], said == nil { return Problem.badLine(text.noText(field)).value }
      }
      guard !Phrase(phrase).isTruncated else {
        return Problem.badLine(text.phraseTooLong(Phrase.greatestTokenCount)).value
      }
      let calendar = context.showroom.calendar
      var now = context.showroom.now
      if let said = fields["now"] ?? nil {
        guard let instant = calendar.parse(iso8601: said)?.instant else {
          return Problem(code: "bad-now", message: text.badField("now", said), hint: text.nowHint).value
        }
        now = instant
      }
      var language = context.language
      if let said = fields["language"] ?? nil {
        guard let tag = LanguageTag(said) else { return Problem.badLine(text.badLanguage(said)).value }
        language = tag
      }
      return try understand(phrase, language: language, now: calendar.civil(at: now))
    } catch .store(let error) {
      return Problem(code: "store", message: text.storeError(error, path: context.path).message).value
    } catch {
      return Problem.badLine(text.badBatchLine).value
    }
  }
}

extension Problem {
  static func badLine(_ message: String) -> Problem { Problem(code: "bad-line", message: message) }
}

extension PhraseReading {
  /// The words of days that the calendar has not or that are over, and of lengths that cannot be.
  fileprivate func impossible(now: CivilDateTime) -> [String] {
    let times = whens.filter { $0.value.resolve(now: now).canNotBe }.map(\.words)
    let lengths = durations.filter { if case .exactly(let minutes) = $0.value { minutes.rawValue <= 0 } else { false } }
    return times + lengths.map(\.words)
  }
}

extension WhenReading {
  /// Whether there is no such day or time, or it is over.
  fileprivate var canNotBe: Bool {
    switch problem {
    case .impossibleDate, .impossibleTime, .past: true
    case .otherWeekday, nil: false
    }
  }

  /// Whether the day is none that lies ahead.
  private var isNoDay: Bool {
    if case .impossibleTime? = problem { false } else { canNotBe }
  }

  /// The reading without a day that does not lie ahead. As soon as possible is from now on.
  fileprivate func ahead(of now: CivilDateTime) -> WhenReading {
    var reading = self
    if isNoDay { reading.date = nil }
    if search == .soonest, date == nil, days == nil, time == nil, window == nil {
      (reading.date, reading.time) = (now.date, now.time)
    }
    return reading
  }
}

extension WhenExpression {
  /// "in 5 minutes": how far it is from now. In a phrase that is about no drive it says how long something takes.
  fileprivate var distance: Int? {
    if case .minutesFromNow(let minutes)? = clock, day == nil { return minutes }
    return nil
  }
}

extension CivilDateTime {
  /// "2026-12-01T03:00".
  var text: String { "\(date)T\(time)" }
}
