import LanguageKit
import ShowroomCore

extension WhenExpression {
  /// This, with the parts that it says nothing of taken from what was said before: "Friday" keeps the time, "at ten" the
  /// day. A time that is told by its distance, or left to the diary, replaces all.
  func completed(from old: WhenExpression?) -> WhenExpression {
    guard let old, search == nil, old.search == nil else { return self }
    var whole = self
    if day == nil, let clock, !clock.isDistance { whole.day = old.day }
    if clock == nil, day != nil, old.clock?.isDistance == false { whole.clock = old.clock }
    return whole
  }
}

extension WhenExpression.Clock {
  fileprivate var isDistance: Bool {
    if case .minutesFromNow = self { return true }
    return false
  }
}

extension WhenExpression {
  /// A start that was chosen, as if it had been said.
  init(_ start: Start, in calendar: ShowroomCalendar) {
    let civil = calendar.civil(at: start.instant)
    self.init(day: .date(civil.date, said: nil), clock: .at(ClockExpression(civil.time, isHalfKnown: true)))
  }
}

extension Array where Element == DriveOption {
  /// These and more; a new colour takes the place of the old one.
  func adding(_ more: [DriveOption]) -> [DriveOption] {
    filter { old in !more.contains { $0.kind == old.kind } } + more
  }
}

extension DriveOption {
  /// What it is an option of: a drive has one colour, one gearbox, one fuel.
  fileprivate var kind: String {
    switch self {
    case .year: "year"
    case .colour: "colour"
    case .gearbox: "gearbox"
    case .fuel: "fuel"
    case .body: "body"
    case .route: "route"
    case .trim(let word): "trim:\(word)"
    case .accompanied: "accompanied"
    case .childSeat: "child seat"
    }
  }
}

extension Answer {
  /// Whether the answer is a number and nothing else, which only the open question can tell the meaning of.
  var isBareNumber: Bool { !name.isEmpty && name.allSatisfy { $0.isNumber } }

  /// The words that may be a name: those that nothing else was found in, without "for" and the like before them.
  ///
  /// Nil where they are words of sentences: "what?" is nobody's name.
  var possibleName: String? {
    guard reading.sentenceWords.isEmpty, !reading.unmatched.isEmpty || isBareNumber else { return nil }
    var words = name.split(separator: " ")[...]
    while let first = words.first, words.count > 1, Self.beforeName.contains(Folding.fold(String(first))) {
      words = words.dropFirst()
    }
    return words.joined(separator: " ")
  }

  private static let beforeName: Set<String> = [
    "for", "its", "it", "is", "the", "a", "an", "no,", "no", "nein,", "nein", "fur", "fuer", "den", "der", "die", "das",
    "ein", "einen", "mr", "mrs", "herr", "herrn", "frau", "to", "make", "take", "please", "bitte",
  ]
}
