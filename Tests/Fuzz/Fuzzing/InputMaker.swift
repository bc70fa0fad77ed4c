import ShowroomShell
import TestSupport

/// Makes inputs: what people and programs send, from the command table, the sentences and the formats, and then changed
/// by chance. The same seed makes the same inputs.
public struct InputMaker {
  private var random: SeededGenerator
  private let samples: Samples

  public init(seed: UInt64, samples: Samples) {
    random = SeededGenerator(seed: seed)
    self.samples = samples
  }

  /// What inputs are made from, once for all seeds.
  public struct Samples: Sendable {
    let exports: [[UInt8]]

    public init() throws {
      exports = [try SmallShowroom.exported("all.json"), try SmallShowroom.exported("all.csv")]
    }
  }

  /// The next input for an entrance, no longer than it takes.
  public mutating func input(for entrance: Entrance) -> [UInt8] {
    var bytes = whole(entrance)
    if entrance != .store, chance(1, of: 2) {
      for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    }
    return Array(bytes.prefix(entrance.longest))
  }

  private mutating func whole(_ entrance: Entrance) -> [UInt8] {
    switch entrance {
    case .line: Array((0..<Int.random(in: 1...5, using: &random)).map { _ in line() }.joined(separator: "\n").utf8)
    case .understand: [UInt8.random(in: 0...255, using: &random)] + Array(sentence().utf8)
    case .find: Array(words().utf8)
    case .cars: Array(carList().utf8)
    case .exchange: export()
    case .holidays: Array(calendar().utf8)
    case .store: (0..<Int.random(in: 2...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
  }

  // MARK: - Chance

  private mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Changes bytes: flips, cuts, doubles, repeats, and puts hostile texts and numbers in between.
  public mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...32, using: &random))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      let times = min(Int.random(in: 2...400, using: &random), 20_000 / (end - place))
      bytes.insert(contentsOf: Array(repeatElement(bytes[place..<end], count: times).joined()), at: place)
    case 5: bytes.removeLast(bytes.count - place)
    case 6, 7: bytes.insert(contentsOf: pick(HostileText.all).text.utf8, at: place)
    case 8: bytes.insert(contentsOf: pick(Self.numbers).utf8, at: place)
    case 9: replaceToken(&bytes, near: place)
    default: bytes.insert(contentsOf: pick(Self.bad), at: place)
    }
  }

  /// Puts another value in the place of a number or a text in quotation marks.
  private mutating func replaceToken(_ bytes: inout [UInt8], near place: Int) {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) || byte == 45 }
    guard let start = bytes[place...].prefix(200).firstIndex(where: { isDigit($0) || $0 == 34 }) else { return }
    let isText = bytes[start] == 34
    let rest = bytes[(start + 1)...].prefix(400)
    let end = rest.firstIndex { isText ? $0 == 34 : !isDigit($0) } ?? rest.endIndex
    let value = chance(1, of: 2) ? pick(Self.numbers) : "\"" + pick(HostileText.all).text.filter { $0 != "\"" } + "\""
    bytes.replaceSubrange(start..<min(bytes.count, isText ? end + 1 : end), with: value.utf8)
  }

  static let numbers = [
    "0", "-1", "00", "1e9", "0.1", "1e400", "-0", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "99999999999999999999999999", "2147483648", "4294967296", "1000000", "999999999", "9999",
    "10000",
    "65536", "253402300799", "253402300800", "-62167219200", "24", "60", "31", "٣", "½", "²", "Ⅷ", "0x10", "null",
    "true",
  ]

  private static let bad: [[UInt8]] = [
    [0], [0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x80], [0x0d], [0x0a],
    [0x0d, 0x0a], [0x1b],
    [0xef, 0xbb, 0xbf], [0x22], [0x27], [0x5c], [0x7f], [0x80],
  ]
}

// MARK: - Lines

extension InputMaker {
  private mutating func line() -> String { chance(1, of: 2) ? command() : sentence() }

  private mutating func command() -> String {
    let definition = pick(CommandTable.standard.definitions)
    var words = definition.path.map { pick($0.spellings) }
    for argument in definition.arguments where chance(9, of: 10) { words.append(quoted(value(argument.kind))) }
    for option in definition.options where chance(1, of: 4) {
      words.append(option.spelling)
      if let kind = option.value, chance(19, of: 20) { words.append(quoted(value(kind))) }
    }
    if definition.tail != nil { words += ["=", sentence()] }
    return words.joined(separator: " ")
  }

  private mutating func quoted(_ text: String) -> String {
    chance(1, of: 12) ? text : SplitLine.quoted(text)
  }

  private mutating func value(_ kind: ValueKind) -> String {
    if chance(1, of: 12) { return pick(HostileText.all).text }
    if chance(1, of: 12) { return pick(Self.numbers) }
    return switch kind {
    case .choice(let choices): pick(choices)
    case .number(let range), .numberOrUsual(let range):
      "\(Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 40), using: &random))"
    case .car: pick(Self.cars)
    case .vehicle: pick(["1", "2", "B-SR 1201", "B-SR 1264E"])
    case .customer: pick(Self.people)
    case .phrase: pick(["Lena's Golf", "my little red one", "wochenende", "weekend"])
    case .drive: "\(Int.random(in: 1...32, using: &random))"
    case .date: pick(Self.days)
    case .dateTime: pick(Self.days) + " " + pick(Self.times)
    case .duration: pick(Self.lengths)
    case .speaker: pick(["staff", "guest", "customer:12", "staff:Eva"])
    case .command: pick(CommandTable.standard.definitions).title
    case .file: pick(["a.csv", "b.json", "c.ics", "-"])
    case .words: chance(1, of: 2) ? words() : pick(Self.words)
    }
  }

  private mutating func sentence() -> String {
    var result = ""
    for piece in pick(Self.sentences).split(separator: " ") {
      if !result.isEmpty { result += " " }
      switch piece {
      case "CAR": result += pick(Self.cars)
      case "DAY": result += pick(Self.days)
      case "TIME": result += pick(Self.times)
      case "LENGTH": result += pick(Self.lengths)
      case "WHO": result += pick(Self.people)
      case "WORDS": result += words()
      case "N": result += chance(1, of: 4) ? pick(Self.numbers) : "\(Int.random(in: 0...40, using: &random))"
      default: result += piece
      }
    }
    return result
  }

  private mutating func words() -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: pick(Self.cars)
      case 2: pick(Self.days)
      case 3: pick(Self.times)
      case 4: pick(Self.numbers)
      default: pick(Self.words)
      }
    }.joined(separator: " ")
  }

  private static let cars = [
    "golf", "Golf GTI", "octavia", "octavai", "id.3", "ID drei", "500", "500e", "911", "bmw 3 series", "dreier", "mx-5",
    "x3",
    "škoda", "citroën c3", "mercedes a class", "volkswagen", "vw", "the red polo", "e-up!", "Land Rover", "ioniq 5",
    "1", "taycan",
  ]
  private static let people = [
    "Anna", "Lena Hartmann", "Thomas Krüger", "12", "me", "Łukasz", "Ayşe Yılmaz", "everyone", "anna@example.com",
    "+49 30 1234567",
  ]
  private static let days = [
    "today", "tomorrow", "morgen", "übermorgen", "the day after tomorrow", "on friday", "next friday", "freitag",
    "2026-12-03",
    "3.12.", "12/3", "03.12.2026", "december 3", "3rd of december", "am ersten", "in two weeks", "in 3 tagen",
    "next week",
    "end of the month", "every monday", "29 february", "31.11.", "2027-02-29", "christmas eve", "kw 50",
    "monday to friday", "year 9999",
  ]
  private static let times = [
    "at three", "um drei", "15:00", "3pm", "half past two", "halb drei", "viertel vor acht", "drei viertel vier",
    "noon", "midnight",
    "24:00", "25:61", "at 10", "between 2 and 4", "after five", "ab 14 uhr", "morning", "abends", "quarter to",
    "5 to 5", "0:00",
    "at the earliest", "so früh wie möglich", "02:30", "12 am", "um 9:5",
  ]
  private static let lengths = [
    "30 minutes", "half an hour", "eine halbe stunde", "anderthalb stunden", "1h30", "90", "PT1H", "P1DT2H",
    "two hours", "1.5 h",
    "1,5 stunden", "an hour and a half", "dreiviertelstunde", "100000 hours", "ein paar minuten",
    "zweihundertfünfzig minuten",
  ]
  private static let words = [
    "diesel", "automatic", "red", "rot", "under 20000", "bis 20.000 €", "ab 2020", "with five seats", "estate", "kombi",
    "cheap", "not",
    "or", "and", "und", "oder", "for", "für", "with", "mit", "the", "der", "yes", "no", "ja", "nein", "1", "2", "why",
    "cancel", "all",
    "one", "zwei", "dreiundzwanzig", "hundred", "tausend", "thing", "rückgängig", "--for", "--limit", "=", ",", "-",
    "\"", "'", "#5",
  ]
  private static let sentences = [
    "book CAR DAY TIME for LENGTH for WHO", "buche CAR DAY TIME LENGTH für WHO", "CAR DAY TIME", "CAR LENGTH", "WORDS",
    "yes", "1",
    "I'd like to try the CAR DAY TIME for LENGTH", "ich möchte CAR DAY TIME fahren", "when is CAR free DAY",
    "wann ist CAR frei",
    "move drive N to DAY TIME", "verschiebe Fahrt N auf DAY", "cancel the drive of WHO", "storniere Fahrt N",
    "show drives DAY",
    "tell WHO WORDS", "sag WHO dass WORDS", "remind WHO DAY WORDS", "hand over drive N", "return drive N",
    "Lena's Golf DAY TIME",
    "put me on the waiting list for CAR DAY", "setz WHO auf die Warteliste für CAR", "add WORDS to the list WORDS",
    "new list WORDS",
    "what did we sell DAY", "how busy was the CAR DAY", "save that as WORDS", "CAR N DAY N TIME N",
    "book CAR between TIME and TIME",
    "every DAY TIME", "in N minutes", "in N years", "N. N. N", "N:N", "N/N/N", "for N hours", "PTN", "until DAY",
    "since DAY", "CAR under N",
    "CAR from N to N euros", "N", "remind WHO TIME before the drive", "what is on DAY", "WHO WHO WHO",
    "not CAR but CAR", "CAR or CAR",
  ]
}

// MARK: - Files

extension InputMaker {
  private mutating func carList() -> String {
    var columns = [
      "make", "model", "id", "year", "trim", "body", "fuel", "transmission", "colour", "doors", "seats", "power",
      "price",
    ]
    columns.shuffle(using: &random)
    columns = Array(columns.prefix(Int.random(in: 2...13, using: &random)))
    for needed in ["make", "model"] where !columns.contains(needed) && chance(29, of: 30) { columns.append(needed) }
    let delimiter = pick([",", ",", ";", "\t"])
    var result = columns.joined(separator: delimiter) + pick(["\n", "\r\n"])
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      result += columns.map { cell($0) }.joined(separator: delimiter) + pick(["\n", "\r\n", "\n\n", ""])
    }
    return result
  }

  private mutating func cell(_ column: String) -> String {
    if chance(1, of: 10) { return "\"" + pick(HostileText.all).text.replacing("\"", with: "\"\"") + "\"" }
    if chance(1, of: 12) { return pick(Self.numbers) }
    return switch column {
    case "make": pick(["Volkswagen", "Škoda", "BMW", "Citroën", "MINI", "Mercedes-Benz"])
    case "model": pick(Self.cars)
    case "id", "year": pick(["2024", "1999", "1", "2", "3", "1885", "2030"])
    case "price": pick(["19990", "19.990 €", "€ 19,990.00", "19'990.-", "1", "99999999"])
    case "doors", "seats", "power": pick(["5", "4", "2", "150", "110 kW"])
    default: pick(Self.words)
    }
  }

  private mutating func export() -> [UInt8] {
    var bytes = pick(samples.exports)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      replaceToken(&bytes, near: place)
    }
    return bytes
  }

  private mutating func calendar() -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      lines.append("BEGIN:VEVENT")
      lines.append(pick(["DTSTART;VALUE=DATE:", "DTSTART:", "DTSTART;TZID=Europe/Berlin:"]) + date())
      if chance(1, of: 2) { lines.append(pick(["DTEND;VALUE=DATE:", "DTEND:"]) + date()) }
      if chance(1, of: 4) {
        lines.append("DURATION:" + pick(["P1D", "P2W", "PT1H", "P1000D", "P999W", "P0D", "PD", "-P1D"]))
      }
      if chance(1, of: 3) {
        let rule = [
          "RRULE:FREQ=YEARLY", "RRULE:FREQ=YEARLY;COUNT=", "RRULE:FREQ=YEARLY;INTERVAL=", "RRULE:FREQ=DAILY;COUNT=",
          "RRULE:FREQ=YEARLY;UNTIL=",
        ]
        lines.append(pick(rule) + (chance(1, of: 2) ? pick(Self.numbers) : date()))
      }
      if chance(1, of: 4) { lines.append("STATUS:" + pick(["CANCELLED", "CONFIRMED"])) }
      lines.append(
        "SUMMARY:"
          + (chance(1, of: 3) ? pick(HostileText.all).text : pick(["Weihnachten", "New Year\\, day", "x\\n y", ""])))
      lines.append("END:VEVENT")
    }
    lines.append("END:VCALENDAR")
    return lines.joined(separator: pick(["\r\n", "\n", "\r\n "])) + "\r\n"
  }

  private mutating func date() -> String {
    pick([
      "20261225", "20261231", "20270101", "99991231", "00010101", "20280229", "20261301", "20261225T100000Z",
      "20261224T", "2026",
    ])
  }
}
