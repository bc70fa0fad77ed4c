import LanguageKit
import ShowroomCore

/// The words by which reports are asked for, folded.
struct ReportWords: Sendable {
  /// What tells a report, each the earlier the more it counts: the report is asked for where all of the words are said.
  let topics: [Topic]
  /// The topics that a word belongs to, by their place.
  private let places: [String: [Int]]
  /// Words that change nothing.
  let fillers: Set<String>
  /// Words before the days that are over, that are under way; and units of time.
  let past: Set<String>
  let present: Set<String>
  let units: [String: Unit]
  let days: [String: Int]
  let months: [String: Int]

  enum Unit: Sendable {
    case day, week, weekend, month, quarter, year
  }

  /// Words that tell a report.
  struct Topic: Sendable {
    let report: Report
    let words: Set<String>
  }

  private init(
    topics: [(report: Report, words: [Set<String>])], fillers: Set<String>, past: Set<String>, present: Set<String>,
    units: [String: Unit], days: [String: Int], months: [String: Int]
  ) {
    self.topics = topics.flatMap { topic in topic.words.map { Topic(report: topic.report, words: $0) } }
    places = self.topics.indices.reduce(into: [:]) { [topics = self.topics] places, index in
      for word in topics[index].words { places[word, default: []].append(index) }
    }
    (self.fillers, self.past, self.present) = (fillers, past, present)
    (self.units, self.days, self.months) = (units, days, months)
  }

  /// The first topic whose words are all among some folded words, at the cost of a look-up for each of these.
  func topic(of said: some Sequence<String>) -> Topic? {
    var found: [Int: Set<String>] = [:]
    for word in said {
      guard let own = places[word] else { continue }
      for place in own { found[place, default: []].insert(word) }
    }
    return found.filter { $1.count == topics[$0].words.count }.keys.min().map { topics[$0] }
  }

  /// The words of which each sentence that asks for a report has one.
  static var tellingWords: Set<String> { english.telling.union(german.telling) }

  private var telling: Set<String> { topics.reduce(into: []) { $0.formUnion($1.words.subtracting(fillers)) } }

  /// Whether folded words may ask for a report, in either language.
  static func mayAsk(_ said: some Collection<String>) -> Bool {
    english.topic(of: said) != nil || german.topic(of: said) != nil
  }
}

extension ReportWords {
  static func words(_ language: Language) -> ReportWords {
    switch language {
    case .en: english
    case .de: german
    }
  }

  private static let english = ReportWords(
    topics: [
      (Report(.followUps), [["follow", "ups"], ["follow", "up"], ["followups"], ["call", "back"], ["callbacks"]]),
      (
        Report(.noShows),
        [
          ["no", "shows"], ["noshows"], ["many", "no", "show"], ["who", "not", "come"], ["many", "not", "come"],
          ["who", "not", "turn"], ["many", "not", "turn"], ["who", "not", "show"], ["who", "didnt", "show"],
          ["who", "didnt", "come"], ["who", "didnt", "turn"], ["who", "never", "came"], ["who", "never", "showed"],
          ["who", "never", "turned"], ["who", "missed"], ["who", "hasnt", "come"], ["who", "hasnt", "shown"],
          ["who", "not", "appear"], ["who", "didnt", "appear"],
        ]
      ),
      (Report(.outcomes), [["outcomes"], ["outcome"], ["led", "to"], ["lead", "to"], ["became", "drives"]]),
      (
        Report(.hours),
        [
          ["busiest", "hours"], ["busiest", "times"], ["popular", "hours"], ["popular", "times"], ["rush", "hour"],
          ["when", "busiest"], ["when", "busy"], ["rush", "hours"], ["busiest", "time"],
        ]
      ),
      (Report(.utilisation, grouping: .weekday), [["busiest", "day"], ["busiest", "days"], ["busiest", "weekday"]]),
      (
        Report(.popular),
        [
          ["popular"], ["favourite"], ["favorite"], ["favourites"], ["favorites"], ["best", "liked"],
          ["most", "booked"],
          ["most", "driven"],
        ]
      ),
      (
        Report(.utilisation),
        [["busy"], ["utilisation"], ["utilization"], ["well", "used"], ["much", "used"], ["busiest"], ["workload"]]
      ),
    ],
    fillers: [
      "how", "what", "whats", "which", "who", "whos", "whom", "were", "was", "are", "is", "the", "our", "cars", "car",
      "vehicles", "models", "model", "demonstrators", "drives", "show", "me", "a", "report", "on", "of", "in", "for",
      "us", "most", "do", "did", "does", "we", "i", "have", "has", "had", "there", "please", "to", "been", "many", "by",
      "over", "about", "during", "give", "list", "all", "it", "with", "customers", "people", "that", "due", "need",
      "test", "and", "any", "up", "at", "showroom", "fleet", "s",
    ],
    past: ["last", "past", "previous"], present: ["this", "current"],
    units: [
      "day": .day, "days": .day, "week": .week, "weeks": .week, "weekend": .weekend, "month": .month, "months": .month,
      "quarter": .quarter, "quarters": .quarter, "year": .year, "years": .year,
    ],
    days: ["today": 0, "yesterday": -1, "tomorrow": 1],
    months: [
      "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
      "september": 9, "october": 10, "november": 11, "december": 12,
    ])

  private static let german = ReportWords(
    topics: [
      (Report(.followUps), [["nachfassen"], ["ruckrufe"], ["zuruckrufen"], ["nachzufassen"], ["anrufen"]]),
      (
        Report(.noShows),
        [
          ["nichterschienen"], ["nichterschienene"], ["viele", "nicht", "erschienen"], ["viele", "nicht", "gekommen"],
          ["noshows"], ["no", "shows"], ["nicht", "erschienenen"], ["nicht", "erschienene"],
          ["wer", "nicht", "gekommen"], ["wer", "nicht", "erschienen"], ["wer", "nicht", "aufgetaucht"],
          ["wer", "kam", "nicht"], ["wer", "erschien", "nicht"], ["wer", "nie", "gekommen"],
          ["wer", "hat", "verpasst"],
        ]
      ),
      (
        Report(.outcomes),
        [["ergebnisse"], ["ergebnis"], ["wurde", "aus"], ["wurde", "daraus"], ["gefuhrt", "wozu"]]
      ),
      (
        Report(.hours),
        [
          ["beliebte", "zeiten"], ["beliebtesten", "zeiten"], ["beliebteste", "zeit"], ["beliebtesten", "stunden"],
          ["stosszeiten"], ["wann", "meisten", "los"], ["beliebte", "stunden"], ["wann", "viel", "los"],
        ]
      ),
      (Report(.utilisation, grouping: .weekday), [["welchem", "tag", "los"], ["welchen", "tagen", "los"]]),
      (
        Report(.popular),
        [
          ["beliebt"], ["beliebteste"], ["beliebtesten"], ["beliebtestes"], ["gefragt"], ["gefragtesten"],
          ["meisten", "gebucht"], ["meisten", "gefahren"],
        ]
      ),
      (
        Report(.utilisation),
        [
          ["ausgelastet"], ["auslastung"], ["viel", "los"], ["gut", "gebucht"], ["gut", "genutzt"],
          ["stark", "genutzt"],
        ]
      ),
    ],
    fillers: [
      "wie", "was", "welche", "welches", "welcher", "wer", "waren", "war", "sind", "ist", "die", "der", "das", "den",
      "dem", "unsere", "unser", "autos", "auto", "wagen", "fahrzeuge", "modelle", "modell", "vorfuhrwagen", "fahrten",
      "probefahrten", "zeige", "zeig", "mir", "uns", "ein", "einen", "bericht", "uber", "von", "im", "in", "fur", "am",
      "meisten", "haben", "hat", "wir", "ich", "es", "gab", "bitte", "zu", "gewesen", "viele", "wen", "muss", "mussen",
      "gib", "liste", "alle", "kunden", "leute", "fallig", "fahrt", "stark", "gut", "so", "denn", "autohaus", "bei",
      "besonders", "am", "zum", "an", "vom", "wurden", "flotte", "fuhrpark", "gerade", "wozu",
    ],
    past: [
      "letzte", "letzten", "letzter", "letztes", "vorige", "vorigen", "voriger", "voriges", "vergangene", "vergangenen",
      "vergangener", "vergangenes",
    ],
    present: [
      "diese", "diesen", "dieser", "dieses", "diesem", "aktuelle", "aktuellen", "laufende", "laufenden", "laufendem",
    ],
    units: [
      "tag": .day, "tage": .day, "tagen": .day, "woche": .week, "wochen": .week, "wochenende": .weekend,
      "monat": .month, "monate": .month, "monaten": .month, "monats": .month, "quartal": .quarter,
      "quartale": .quarter, "quartalen": .quarter, "jahr": .year, "jahre": .year, "jahren": .year, "jahres": .year,
    ],
    days: ["heute": 0, "gestern": -1, "vorgestern": -2, "morgen": 1],
    months: [
      "januar": 1, "februar": 2, "marz": 3, "april": 4, "mai": 5, "juni": 6, "juli": 7, "august": 8,
      "september": 9, "oktober": 10, "november": 11, "dezember": 12,
    ])
}
