import LanguageKit

/// The lines that are read: hits ask for something, misses are about other things, nonsense is no language.
struct Lines {
  /// What a line is.
  enum Kind: String, CaseIterable {
    case hit, miss, nonsense
  }

  let language: Language
  /// The names of cars that hits name.
  let cars: [String]
  private var numbers: RandomNumbers

  init(_ language: Language, cars: [String], seed: UInt64 = 1) {
    self.language = language
    self.cars = cars
    numbers = RandomNumbers(seed: seed)
  }

  /// So many lines of a kind. Hits and misses are put together from patterns, so that no two neighbours are alike;
  /// nonsense never comes again.
  mutating func lines(_ kind: Kind, count: Int) -> [String] {
    (0..<count).map { _ in
      switch kind {
      case .hit: sentence(language == .en ? Self.englishHits : Self.germanHits)
      case .miss: sentence(language == .en ? Self.englishMisses : Self.germanMisses)
      case .nonsense: nonsense()
      }
    }
  }

  /// Dates, times and both.
  mutating func dates(count: Int) -> [String] {
    let patterns = language == .en ? ["DAY", "DAY at TIME", "at TIME", "DAY TIME"] : ["DAY", "DAY um TIME", "um TIME"]
    return (0..<count).map { _ in sentence(patterns) }
  }

  private mutating func sentence(_ patterns: [String]) -> String {
    let words = numbers.one(of: patterns).split(separator: " ").map { word in
      switch word {
      case "CAR": numbers.one(of: cars)
      case "DAY": numbers.one(of: language == .en ? Self.englishDays : Self.germanDays)
      case "TIME": numbers.one(of: language == .en ? Self.englishTimes : Self.germanTimes)
      case "LENGTH": numbers.one(of: language == .en ? Self.englishLengths : Self.germanLengths)
      case "THING": numbers.one(of: language == .en ? Self.englishThings : Self.germanThings)
      default: String(word)
      }
    }
    return words.joined(separator: " ")
  }

  private mutating func nonsense() -> String {
    (0..<numbers.number(in: 1...8)).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    String((0..<numbers.number(in: 2...9)).map { _ in numbers.one(of: Array("abcdefghijklmnopqrstuvwxyz")) })
  }
}

/// Numbers by chance, the same in each run.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(in: 0...elements.count - 1)] }
}

// MARK: - Patterns

extension Lines {
  private static let englishHits = [
    "book the CAR DAY at TIME for LENGTH", "please book me the CAR for DAY", "I want to drive the CAR DAY at TIME",
    "could you reserve the CAR DAY at TIME please", "test drive in the CAR DAY TIME", "the CAR DAY at TIME for LENGTH",
    "when is the CAR free DAY", "is the CAR available DAY at TIME", "move the CAR to DAY at TIME",
    "cancel the CAR on DAY", "show me the drives of the CAR DAY", "can I take the CAR for a spin DAY for LENGTH",
    "DAY at TIME the CAR for LENGTH", "I would like to try the CAR for LENGTH", "which drives are booked DAY",
  ]
  private static let germanHits = [
    "Probefahrt mit dem CAR DAY um TIME", "buche den CAR DAY um TIME für LENGTH", "ich möchte den CAR DAY fahren",
    "kann ich DAY um TIME den CAR testen", "bitte den CAR für DAY reservieren", "den CAR DAY um TIME für LENGTH",
    "wann ist der CAR DAY frei", "ist der CAR DAY um TIME verfügbar", "verschiebe den CAR auf DAY um TIME",
    "storniere den CAR DAY", "zeig mir die Fahrten mit dem CAR DAY", "DAY um TIME den CAR für LENGTH",
    "ich würde gern den CAR für LENGTH ausprobieren", "welche Fahrten sind DAY gebucht", "CAR DAY um TIME buchen",
  ]
  private static let englishMisses = [
    "turn on the THING in the kitchen", "what is the weather like DAY", "play some music in the THING",
    "remind me about the THING DAY at TIME", "how tall is the THING", "set the THING to nineteen degrees",
    "how long does the THING have to boil", "tell me a joke about a THING", "who wrote the book about the THING",
    "call my mother DAY at TIME", "is the THING closed", "wake me up DAY at TIME", "lock the THING please",
    "order a pizza with THING for TIME", "where did I leave the THING",
  ]
  private static let germanMisses = [
    "schalte die THING in der Küche ein", "wie wird das Wetter DAY", "spiel etwas Musik in der THING",
    "erinnere mich DAY um TIME an die THING", "wie hoch ist die THING", "stelle die THING auf neunzehn Grad",
    "wie lange muss die THING kochen", "erzähl einen Witz über die THING",
    "wer hat das Buch über THING geschrieben",
    "ruf DAY um TIME meine Mutter an", "ist die THING geschlossen", "weck mich DAY um TIME", "schließ die THING ab",
    "bestell eine Pizza mit THING", "wo habe ich die THING gelassen",
  ]
  private static let englishDays = [
    "tomorrow", "on Friday", "next Monday", "in two weeks", "the day after tomorrow", "on the 12th of December",
    "Saturday", "this Thursday",
  ]
  private static let germanDays = [
    "morgen", "am Freitag", "nächsten Montag", "in zwei Wochen", "übermorgen", "am 12. Dezember", "Samstag",
    "diesen Donnerstag",
  ]
  private static let englishTimes = ["three", "half past two", "4pm", "10:30", "quarter to five", "noon", "eleven"]
  private static let germanTimes = ["drei", "halb drei", "16 Uhr", "10:30", "viertel vor fünf", "zwölf", "elf Uhr"]
  private static let englishLengths = ["an hour", "90 minutes", "half an hour", "an hour and a half", "45 minutes"]
  private static let germanLengths = [
    "eine Stunde", "90 Minuten", "eine halbe Stunde", "anderthalb Stunden", "45 Minuten",
  ]
  private static let englishThings = [
    "lamp", "bedroom", "window", "tower", "heating", "butter", "parrot", "elephant", "garage", "mushrooms", "wallet",
    "umbrella", "bridge", "curtain", "dishwasher", "balcony",
  ]
  private static let germanThings = [
    "Lampe", "Werkstatt", "Heizung", "Brücke", "Butter", "Giraffe", "Garage", "Terrasse", "Brieftasche", "Haustür",
    "Decke", "Jalousie", "Kirche", "Spülmaschine", "Zwiebel", "Bücherei",
  ]
}
