import ShowroomCore
import ShowroomStore
import TestSupport

@testable import ShowroomShell

/// Lines of all commands and many sentences, filled with whatever the showroom knows, other people's data above all.
struct AnyLine {
  private var numbers: SeededGenerator
  private let fillings: [String]
  private let commands = CommandTable.standard.definitions

  init(seed: UInt64, _ store: SQLiteStore) throws {
    numbers = SeededGenerator(seed: seed)
    let customers = try store.customers(Page(limit: 1000))
    let phrases = try store.shortcuts(of: nil, Page(limit: 1000)).flatMap(\.phrases)
    let groups = try ([nil] + customers.map { Optional($0.id) }).flatMap { try store.messageGroups(of: $0) }.map(\.name)
    let lists = try store.lists(onlyOpen: false, limit: 100).flatMap { [$0.title] + $0.items.map(\.text) }
    let plates = try store.vehicles(Page(limit: 20)).map(\.plate)
    fillings =
      customers.flatMap { [$0.name, "\($0.id)", $0.phone ?? "x", $0.email ?? "y"] } + phrases + plates + groups + lists
      + (1...40).map { "\($0)" } + Self.words
  }

  private static let words = [
    "golf", "octavia", "id.3", "tomorrow at 10:00", "friday at 11", "today", "thursday 11:00", "30 min", "2026-12-03",
    "showroom", "the", "yes", "*", "%", "Lena", "Thomas", "berger", "sonnenuntergang", "1234", "customer:3", "staff",
  ]

  private static let sentences = [
    "show me the drives of #", "cancel drive #", "cancel the drive of #", "move drive # to friday at 10:00",
    "book the golf tomorrow at # for #", "book # for 30 minutes on friday at 11:00", "what is on #", "who has the #",
    "when is the # free", "show me my drives", "show me #", "#", "# tomorrow at three", "is # here", "drive #",
    "storniere Fahrt #", "zeig mir die Fahrten von #", "verschiebe die Fahrt von # auf Freitag", "why", "undo", "yes",
    "no", "1", "2", "3", "cancel", "what can I say", "buche # am Freitag um 11 für #", "for #", "rückgängig", "warum",
    "# am Samstag um 12", "confirm drive #", "return the #", "hand over #",
    "book the 911 thursday 11:00 for 45 minutes",
    "book id.3 thursday at 11:00 30 min", "book golf 8 december 10:00 45 min",
    "tell # that # is ready", "message #: hello", "schreib #, dass # fertig ist", "send # to #", "message everyone: #",
    "show my messages", "zeig meine Nachrichten", "show my groups", "what do you know about me", "do you know #",
    "add # to the # list", "setze # auf die Liste #", "what is on the # list", "was ist noch zu tun",
    "tick # on the # list",
    "delete the # list", "is # on the list", "find # in my lists", "add # to #", "all lists", "what is left to do",
    "put me on the waiting list for the # on friday", "setz mich für # auf die Warteliste", "save this as #",
    "remember what I do", "what do you suggest", "was schlägst du vor", "show my account", "zeig mein Konto",
    "status", "when is my next drive", "hilfe", "help #", "suggest", "# für eine Stunde am Freitag um 11",
    "how busy were the cars last week", "who did not come", "what is popular", "wie waren die Autos ausgelastet",
  ]

  mutating func next() -> String {
    Int.random(in: 0..<5, using: &numbers) < 2 ? sentence() : command()
  }

  /// One line of each command, whatever else is said.
  mutating func eachCommand() -> [String] {
    commands.shuffled(using: &numbers).map { line(of: $0) }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }

  private mutating func sentence() -> String {
    let parts = pick(Self.sentences).split(separator: "#", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { line, part in line + filling() + part }
  }

  private mutating func filling() -> String { pick(fillings) }

  private mutating func command() -> String { line(of: pick(commands)) }

  private mutating func line(of definition: CommandDefinition) -> String {
    var words = definition.path.map { word in pick([word.word] + word.synonyms) }
    for argument in definition.arguments where !argument.isOptional || Bool.random(using: &numbers) {
      words.append(SplitLine.quoted(filling()))
    }
    for option in definition.options where Int.random(in: 0..<4, using: &numbers) == 0 {
      words.append(option.spelling)
      if let kind = option.value { words.append(SplitLine.quoted(value(kind))) }
    }
    if definition.tail != nil { words += ["=", "book", filling() + ", 30 min"] }
    return words.joined(separator: " ")
  }

  private mutating func value(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let choices): pick(choices)
    case .number(let range), .numberOrUsual(let range):
      "\(Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 40), using: &numbers))"
    default: filling()
    }
  }
}
