import LanguageKit
import ShowroomCore

// What a reading asks for, where the kind of its sentence alone does not tell.

extension SentenceKind {
  /// Whether a "not" may be part of the sentence: "I can't come", "he did not show up".
  var mayBeNegated: Bool { self == .cancel || self == .noShow || self == .declineDonations }
}

extension PhraseReading {
  /// Whether a drive is named that is there already, and another time or length for it.
  var movesDrive: Bool {
    if shift != nil || changesLength, cars.isEmpty { return true }
    return drive != nil && (!whens.isEmpty || !durations.isEmpty)
  }

  /// Whether a length is said as a change of another one: "20 minutes longer".
  var changesLength: Bool {
    if case .changed? = durations.first?.value { true } else { false }
  }

  /// "When does Anna come": asks for the drives of somebody, and for no car.
  var asksForSomebody: Bool {
    customer != nil && cars.isEmpty && options.isEmpty && durations.isEmpty
      && !whens.contains { $0.value.search != nil }
  }

  /// "What time is it" is about no car and no drive.
  var asksTheTime: Bool {
    !hasValues && sentenceWords.contains("time")
      && sentenceWords.allSatisfy { ["what", "whats", "time", "show"].contains($0) }
  }

  /// "Next drive", "wer ist als Nächstes dran": one drive, and nothing else is said.
  var asksForNext: Bool {
    guard !hasValues, unmatched.isEmpty, !isNegated, sentenceWords.count <= 4 else { return false }
    let isAboutDrive = sentence == .showDrives || sentenceWords.contains { Self.oneDrive.contains($0) }
    return isAboutDrive && sentenceWords.contains { Self.nextWords.contains($0) }
      && sentenceWords.allSatisfy {
        Self.oneDrive.contains($0) || Self.nextWords.contains($0) || Self.asking.contains($0)
      }
  }

  /// "Cancelled drives", "welche Fahrten wurden storniert": the state of the drives that are listed.
  var listedState: TestDrive.State? {
    guard drive == nil, sentenceWords.contains(where: { Self.manyDrives.contains($0) }) else { return nil }
    return sentenceWords.lazy.compactMap { Self.states[$0] }.first
  }

  private static let manyDrives: Set<String> = [
    "drives", "bookings", "reservations", "appointments", "testdrives", "fahrten", "probefahrten", "testfahrten",
    "buchungen", "reservierungen", "termine",
  ]
  private static let states: [String: TestDrive.State] = [
    "cancelled": .cancelled, "canceled": .cancelled, "stornierte": .cancelled, "stornierten": .cancelled,
    "storniert": .cancelled, "abgesagte": .cancelled, "abgesagten": .cancelled, "abgesagt": .cancelled,
    "declined": .declined, "rejected": .declined, "refused": .declined, "abgelehnte": .declined,
    "abgelehnten": .declined,
    "abgelehnt": .declined, "confirmed": .confirmed, "bestatigte": .confirmed, "bestatigten": .confirmed,
    "returned": .returned,
  ]

  /// "Is anyone coming today", "kommt heute jemand": asks for drives, and books none.
  var asksWhoComes: Bool {
    isQuestion && cars.isEmpty && options.isEmpty && !sentenceWords.isEmpty
      && sentenceWords.allSatisfy { ["come", "comes", "coming", "kommt", "kommen", "in"].contains($0) }
  }

  /// "Drive 12": nothing is said but its number.
  var isAboutDriveAlone: Bool {
    drive != nil && cars.isEmpty && whens.isEmpty && durations.isEmpty && shift == nil && corrections.isEmpty
      && sentenceWords.count == 1
  }

  /// "Is there a drive at three today", said by staff.
  var asksForDrives: Bool {
    isQuestion && cars.isEmpty && options.isEmpty && durations.isEmpty && !whens.isEmpty
      && sentenceWords.allSatisfy { Self.oneDrive.contains($0) || ["there", "any", "booked"].contains($0) }
  }

  private static let oneDrive: Set<String> = [
    "drive", "testdrive", "booking", "appointment", "reservation", "who", "whos", "customer", "fahrt", "probefahrt",
    "termin", "buchung", "testfahrt", "wer", "kunde",
  ]
  private static let nextWords: Set<String> = ["next", "nachste", "nachster", "nachsten", "nachstes"]
  private static let asking: Set<String> = [
    "what", "whats", "show", "when", "whens", "which", "my", "test", "up", "was", "zeige", "zeig", "wann", "welche",
    "welcher", "meine", "kommen", "kommt", "come", "comes", "coming",
  ]

  /// "What is free tomorrow", "any SUV free": asks for cars, and not when one of them is free.
  var asksWhichAreFree: Bool {
    guard cars.isEmpty, durations.isEmpty || !whens.isEmpty, saysFree else { return false }
    let isNarrowed = options.contains { $0.value.narrowsVehicle } || !whens.isEmpty
    return isNarrowed && !sentenceWords.contains { Self.timeWords.contains($0) }
      && !whens.contains { $0.value.search != nil }
  }

  /// "Which cars are free tomorrow", "what could I drive on Saturday": the cars that can be had then.
  var asksWhatToDrive: Bool {
    guard cars.isEmpty, drive == nil, !whens.isEmpty, let sentence else { return false }
    let isDriven = sentenceWords.contains { Self.drivingWords.contains($0) }
    switch sentence {
    case .showCatalog: return saysFree || isDriven
    case .show, .search, .tell, .book: return isDriven && sentenceWords.contains { Self.whichWords.contains($0) }
    default: return false
    }
  }

  private static let whichWords: Set<String> = [
    "which", "what", "whats", "welche", "welcher", "welches", "welchen", "was",
  ]

  private static let drivingWords: Set<String> = [
    "drive", "try", "test", "testdrive", "fahren", "fahre", "probefahren", "probe", "ausprobieren", "testen",
  ]

  private static let timeWords: Set<String> = [
    "when", "whens", "time", "times", "slot", "slots", "opening", "openings", "gap", "gaps", "window", "windows",
    "soon", "early", "drive", "drives", "testdrive", "appointment", "appointments", "booking", "bookings", "next",
    "earliest", "wann", "zeit", "zeiten", "uhrzeit", "uhrzeiten", "zeitfenster", "lucke", "lucken", "bald", "fahrt",
    "fahrten", "probefahrt", "probefahrten", "termin", "termine", "nachste", "nachster", "nachsten", "nachstes",
    "fruheste",
  ]

  /// "What's for lunch": a meal, and no time of the day.
  var asksForMeal: Bool {
    whens.contains { said in
      let isLunch =
        said.value.clock == .part(.lunch) || said.value.clock == .at(ClockExpression(.noon, isHalfKnown: true))
      return isLunch && ["for", "zu", "zum"].contains(Phrase(said.words).tokens.first?.folded)
    }
  }

  /// "Who are you", "what day is it today", "what is there to eat": asks, but for nothing of the desk.
  var asksAboutNothing: Bool {
    guard cars.isEmpty, options.isEmpty, customer == nil, drive == nil else { return false }
    if asksTheDate || asksForMeal { return true }
    if sentence == .whatIsThere { return !unmatched.isEmpty }
    return whens.isEmpty && sentence == .showDrives && sentenceWords.allSatisfy { ["who", "whos", "wer"].contains($0) }
  }

  /// A car and a time with a word or two that name nothing ("squeeze me in for the golf at 11"): a booking that shows
  /// what was not understood before anyone says yes.
  var isLikelyBooking: Bool {
    !hasOtherWords && !hasUnknownOwner && (1...2).contains(unmatched.count) && cars.count == 1
      && whens.contains { $0.value.clock != nil }
  }

  /// What may be the name of a car where none is known: the words that named nothing, or a kind of car ("diesel estate").
  var possibleCar: String? {
    if !unmatched.isEmpty { return unmatched.joined(separator: " ") }
    let isKind = options.contains { if case .body = $0.value { true } else { false } }
    return isKind ? options.filter { $0.value.narrowsVehicle }.map(\.words).joined(separator: " ") : nil
  }

  /// Whether the words say when, how long or for whom.
  public var saysBooking: Bool { !whens.isEmpty || !durations.isEmpty || customer != nil }

  /// Where words name nothing, something else must show that the sentence is about cars or drives: "stop the pizza timer"
  /// cancels no drive. A booking takes them for the name of a car.
  func isAboutDesk(_ sentence: SentenceKind) -> Bool {
    if unmatched.isEmpty || sentence == .search || sentence == .wait { return true }
    if sentence == .book { return hasOtherWords || hasValues }
    if sentence == .tell { return !cars.isEmpty || !options.isEmpty }
    if sentence == .showDrives, !hasValues, unmatched.count > sentenceWords.count { return false }
    return !cars.isEmpty || drive != nil || sentenceWords.count > 1
  }
}
