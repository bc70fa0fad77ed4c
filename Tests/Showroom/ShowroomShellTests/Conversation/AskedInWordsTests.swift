import Testing

@testable import ShowroomShell

/// What staff ask in whole sentences where a command would do: the answer is the command's.
struct AskedInWordsTests {
  @Test(
    "How things stand, the hours, the log, the customers, and who waits",
    arguments: [
      ("wie ist der Stand", "status"), ("wie sieht es heute aus", "status"), ("was ist der Stand der Dinge", "status"),
      ("bis wann haben Sie auf", "hours"), ("wie läuft der Tag", "status"), ("how is the day", "status"),
      ("zeig mir das Protokoll", "log"),
      ("was wurde heute geändert", "log"), ("Kundenliste", "customer list"), ("zeig mir alle Kunden", "customer list"),
      ("wer wartet", "waitlist"), ("wer steht auf der Warteliste", "waitlist"), ("mach das rückgängig", "undo"),
      ("letzte Buchung rückgängig machen", "undo"), ("undo the last booking", "undo"),
    ])
  func commands(_ sentence: String, _ command: String) throws {
    var one = try TestSession(.german)
    var other = try TestSession(.german)
    #expect(one.say("book golf", "abbrechen", sentence) == other.say("book golf", "abbrechen", command))
  }

  @Test("Whoever had a car at a time, by its plate, its name or a sentence", arguments: ["en", "de"])
  func whoHad(_ language: String) throws {
    var desk = try TestSession(language == "de" ? .german : .english)
    desk.say("drive out 12 --odometer 18905 --fuel 80")
    for line in [
      "who B-SR 1201", "who 1", "who golf", "wer hat gerade den Golf", "wer hat B-SR 1201", "who has the golf",
      "who had the golf today at 10am", "wer hatte den Golf heute um 10 Uhr",
    ] {
      #expect(desk.say(line).contains("Thomas Krüger"), "\(line)")
    }
    let nobody = language == "de" ? "niemand hatte das Auto" : "nobody had it"
    for line in [
      "who 1 --at \"yesterday 15:00\"", "who golf --at 2026-11-29T15:00", "who had the golf yesterday at 3pm",
      "wer hatte den Golf gestern um 15 Uhr",
    ] {
      let shown = desk.say(line)
      #expect(shown.contains(nobody) && shown.contains("2026-11-29 15:00"), "\(line): \(shown)")
    }
    #expect(desk.say("who B-XX 99").contains("B-XX 99"))
    #expect(desk.say("who nobody").contains("nobody"))
  }

  @Test(
    "Other questions that begin so are no command",
    arguments: [
      ("wer kommt heute", "Ayşe Yılmaz"), ("wer fährt heute den ID.3", "Grace Kim"),
      ("who is coming today", "Ayşe Yılmaz"), ("wer hat den Golf morgen gebucht", "Jürgen Weiß"),
    ])
  func otherQuestions(_ line: String, _ expected: String) throws {
    var desk = try TestSession(line.contains("who") ? .english : .german)
    let shown = desk.say(line)
    #expect(shown.contains(expected), "\(line): \(shown)")
  }

  @Test("Yesterday is a day that is over: its drives are shown, and nothing is booked on it")
  func yesterday() throws {
    var desk = try TestSession(.german)
    #expect(try TestSession().understand("golf yesterday at 10").contains("\"unmatched\": [\"yesterday at 10\"]"))
    #expect(desk.say("Golf gestern um 10 Uhr für Lena Hartmann, 30 Minuten").contains("Diese Zeit ist vorbei"))
    #expect(!desk.say("welche Fahrten hatten wir gestern").contains("heute"))
  }

  @Test(
    "A sentence looks for the cars that its words tell of",
    arguments: [
      ("gibt es einen Kombi", "Focus"), ("habt ihr auch Cabrios", "MX-5"), ("zeig mir alle Elektroautos", "ID.3"),
      ("welche Kombis gibt es", "Focus"), ("ich suche einen gebrauchten Golf unter 15000 Euro", "kein Preis bekannt"),
    ])
  func kindsOfCars(_ line: String, _ expected: String) throws {
    var desk = try TestSession(.german)
    let shown = desk.say(line)
    #expect(shown.contains(expected) && !shown.contains("weggelassen"), "\(line): \(shown)")
  }

  @Test("A word for a body is a wish where the car has it, and left as it is where it has not")
  func bodies() throws {
    let desk = try TestSession()
    #expect(desk.understand("octavia variant morgen um 10", language: "de").contains("body:estate"))
    #expect(!desk.understand("polo touring morgen um 10", language: "de").contains("body:estate"))
  }

  @Test("The verb of “sag … ab” is not what is said")
  func sayOff() throws {
    var desk = try TestSession(.german)
    let shown = desk.say("sag Fahrt 20 ab")
    #expect(shown.contains("20") && shown.contains("stornieren"), "\(shown)")
  }
}
