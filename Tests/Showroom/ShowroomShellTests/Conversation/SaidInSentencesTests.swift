import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomShell

/// Sentences that staff and customers say where a command would do, and what else is asked of the desk in whole sentences.
struct SaidInSentencesTests {
  @Test(
    "The hours of a day are told, and those of the week where no day is said",
    arguments: [
      ("are you open on sunday", "Sunday, 6 December 2026: closed."), ("when do you close today", "open 09:00–18:00"),
      ("how late are you open on saturday", "Saturday, 5 December 2026: open 09:00–16:00."),
      ("do you open at 8 tomorrow", "tomorrow, Tuesday, 1 December 2026: open 09:00–18:00."),
      ("are you open on christmas day", "Friday, 25 December 2026: closed, "),
      ("when do you close", "Mon-Fri 09:00-18:00"),
      ("are you open on february 30", "30 February does not exist"),
      ("wann habt ihr morgen offen", "morgen, Dienstag, 1. Dezember 2026: geöffnet 09:00–18:00 Uhr."),
      ("bis wann habt ihr heute auf", "heute, Montag, 30. November 2026"),
      ("habt ihr am Sonntag offen", "Sonntag, 6. Dezember 2026: geschlossen."),
      ("wie sind die Öffnungszeiten am Wochenende", "Samstag, 5. Dezember 2026: geöffnet 09:00–16:00 Uhr."),
      ("wann schließt ihr", "Mo-Fr 09:00-18:00"),
    ])
  func hours(_ line: String, _ expected: String) throws {
    for language in [LanguageTag.english, .german] where Self.isSaid(in: language, expected) {
      var desk = try TestSession(language)
      let shown = desk.say(line)
      #expect(shown.contains(expected), "\(line): \(shown)")
    }
  }

  private static func isSaid(in language: LanguageTag, _ answer: String) -> Bool {
    let isGerman = ["geöffnet", "geschlossen", "heute", "Mo-Fr"].contains { answer.contains($0) }
    return isGerman == (language == .german)
  }

  @Test("A day of the other language is understood too")
  func otherLanguage() throws {
    var desk = try TestSession()
    #expect(desk.say("habt ihr am Sonntag offen").contains("Sunday, 6 December 2026: closed."))
  }

  @Test(
    "A customer is added by a sentence; without a name it says what is missing",
    arguments: [
      ("add a new customer called Anna Novak", "en"), ("new customer Anna Novak", "en"),
      ("register Anna Novak as a new customer", "en"), ("leg einen Kunden namens Anna Novak an", "de"),
      ("lege Anna Novak als neue Kundin an", "de"), ("neue Kundin Anna Novak", "de"),
    ])
  func addCustomer(_ line: String, _ language: String) throws {
    var desk = try TestSession(language == "en" ? .english : .german)
    #expect(desk.say(line).contains("Anna Novak"), "\(line)")
    #expect(desk.say("customer show \"Anna Novak\"").contains("Anna Novak"))
    #expect(desk.say(language == "en" ? "add a new customer" : "leg einen Kunden an").contains("customer add"))
  }

  @Test(
    "Whoever wants data erased is told what erasing is, and no drive is touched",
    arguments: [
      ("delete my data", "customer forget"), ("erase all my data", "customer forget"), ("forget me", "customer forget"),
      ("lösche meine Daten", "customer forget"), ("lösch alle meine Daten", "customer forget"),
      ("delete Grace Kim's data", "drive 16"), ("lösche die Daten von Grace Kim", "drive 16"),
      ("delete customer Emily Carter", "drive 14"),
    ])
  func erase(_ line: String, _ expected: String) throws {
    var desk = try TestSession()
    let shown = desk.say(line)
    #expect(shown.contains(expected) && !shown.contains("Which drive"), "\(line): \(shown)")
    #expect(!desk.session.isAsking)
  }

  @Test(
    "Who did not come is a report",
    arguments: ["who did not show up", "who didn't come", "wer ist nicht gekommen", "wer ist nicht erschienen"])
  func noShows(_ line: String) throws {
    var desk = try TestSession(line.contains("wer") ? .german : .english)
    #expect(desk.say(line).contains("Emily Carter"), "\(line)")
  }

  @Test(
    "Drives of days that are over are those of the days that were said",
    arguments: [
      ("drives last week", 11), ("last week's drives", 11), ("drives last friday", 2), ("drives two days ago", 3),
      ("drives last weekend", 3), ("Fahrten letzte Woche", 11), ("Fahrten vorgestern", 3),
      ("Fahrten letzten Freitag", 2),
      ("Fahrten vor zwei Tagen", 3), ("cancelled drives last week", 2), ("stornierte Fahrten letzte Woche", 2),
      ("next drive", 1), ("nächste Fahrt", 1), ("wer ist als Nächstes dran", 1), ("who's next", 1),
    ])
  func drives(_ line: String, _ count: Int) throws {
    var desk = try TestSession(line.contains("ahrt") || line.contains("wer") ? .german : .english)
    let shown = desk.say(line)
    #expect(shown.hasPrefix("\(count) "), "\(line): \(shown)")
    #expect(!shown.contains("Not understood") && !shown.contains("Nicht verstanden"))
  }

  @Test("What is over is not booked")
  func overIsOver() throws {
    var desk = try TestSession()
    #expect(desk.say("golf last friday at 3 for an hour for Grace Kim").contains("over"))
    #expect(desk.understand("golf last friday at 3").contains("\"date\": null"))
    #expect(desk.understand("golf on the last friday of december").contains("2026-12-25"))
  }

  @Test(
    "Of two days the first tells which drive, and the last where it is moved to",
    arguments: [
      ("move Lena's drive on wednesday to friday at 3", "en"),
      ("move Lena Hartmann's drive from wednesday to friday at 3", "en"),
      ("verschiebe Lenas Fahrt am Mittwoch auf Freitag um drei", "de"),
      ("move drive 23 to friday at 3 instead of wednesday", "en"),
      ("verschiebe Fahrt 23 von Mittwoch auf Freitag um drei", "de"),
    ])
  func moves(_ line: String, _ language: String) throws {
    var desk = try TestSession(language == "en" ? .english : .german)
    let shown = desk.say(line)
    #expect(shown.contains("23") && shown.contains("15:00"), "\(line): \(shown)")
    #expect(shown.contains("Friday, 4 December") || shown.contains("Freitag, 4. Dezember"), "\(shown)")
  }

  @Test(
    "The kilometres of a sentence are noted",
    arguments: ["drive 12 is back at 18,950 km", "return drive 12, odometer 18950", "Fahrt 12 zurück mit 18.950 km"])
  func odometer(_ line: String) throws {
    var desk = try TestSession(line.contains("Fahrt") ? .german : .english)
    let out = desk.say(line.contains("Fahrt") ? "Fahrt 12 raus bei 18905 km" : "hand over drive 12 at 18,905 km")
    #expect(!out.contains("km"), "nothing was left out: \(out)")
    desk.say(line)
    let shown = desk.say("drive show 12")
    #expect(shown.contains("18905") || shown.contains("18,905") || shown.contains("18.905"), "\(shown)")
    #expect(shown.contains("18950") || shown.contains("18,950") || shown.contains("18.950"), "\(shown)")
  }

  @Test(
    "What is free is told of every car that fits",
    arguments: [
      ("any suv free tomorrow", "T-Roc", "Polo"), ("what is free tomorrow", "Polo", "nothing"),
      ("is there an automatic free on friday", "Golf SV", "Polo"), ("ist morgen ein SUV frei", "T-Roc", "Polo"),
      ("welche Autos sind morgen nachmittag frei", "Polo", "nothing"),
    ])
  func availability(_ line: String, _ there: String, _ missing: String) throws {
    var desk = try TestSession(line.contains("frei") && !line.contains("free") ? .german : .english)
    let shown = desk.say(line)
    #expect(shown.contains(there) && !shown.contains(missing), "\(line): \(shown)")
    #expect(!desk.session.isAsking)
  }

  @Test("A time that was said is the one inside the opening hours")
  func freeAtThree() throws {
    var desk = try TestSession()
    let shown = desk.say("is the polo free at 3 tomorrow")
    #expect(shown.contains("15:00") && !shown.contains("09:00"), "\(shown)")
  }

  @Test(
    "A misspelt verb is told, and asked about before anything is done",
    arguments: [
      ("bokk the golf tomorrow at 3pm for an hour for Grace Kim", "“bokk” was taken for “book”."),
      ("cancle drive 16", "“cancle” was taken for “cancel”."),
      ("mvoe drive 16 to friday", "“mvoe” was taken for “move”."),
      ("verscheibe Fahrt 16 auf Freitag", "„verscheibe“ wurde als „verschiebe“ gelesen."),
    ])
  func misspelt(_ line: String, _ told: String) throws {
    var desk = try TestSession(line.contains("Fahrt") ? .german : .english)
    let before = try desk.driveCount
    let shown = desk.say(line)
    #expect(shown.contains(told) && desk.session.isAsking, "\(line): \(shown)")
    desk.session.context.assumesYes = true
    desk.say("cancel")
    let refused = desk.say(line)
    #expect(try desk.driveCount == before && !refused.contains("16 December"), "\(refused)")
    #expect(refused.contains("Nothing was written") || refused.contains("Nichts wurde geschrieben"), "\(refused)")
  }

  @Test(
    "Other words are no misspelt verbs",
    arguments: [
      "the boot of the golf", "a movie on friday", "etwas mit sieben Sitzen", "frey", "charge the golf",
      "verringere etwas um fünf Minuten",
    ])
  func noMisspeltVerb(_ line: String) throws {
    var desk = try TestSession(line.contains("etwas") ? .german : .english)
    let shown = desk.say(line)
    #expect(!shown.contains("taken for “") && !shown.contains("gelesen") && !desk.session.isAsking, "\(shown)")
  }

  @Test("A customer whom nobody knows can be put down, and is offered to be added")
  func putDown() throws {
    var desk = try TestSession()
    #expect(desk.say("put Anna Novak down for the polo").contains("Anna Novak"))
    var german = try TestSession(.german)
    #expect(german.say("trag Anna Novak für den Polo ein").contains("Anna Novak"))
    #expect(
      desk.say("cancel", "put Grace Kim down for the polo tomorrow at 3 for an hour").contains("Customer: Grace Kim"))
  }

  @Test("A time alone is told as one, and what can not be is named")
  func timesAlone() throws {
    var desk = try TestSession(.german)
    #expect(desk.say("7.30").contains("„7.30“ ist eine Zeit"))
    #expect(desk.say("31.11.").contains("Den 31. November gibt es nicht."))
    #expect(desk.say("Golf morgen um 25 Uhr").contains("25:00"))
    #expect(desk.understand("Golf morgen um 25 Uhr", language: "de").contains("\"unmatched\": [\"morgen um 25 Uhr\"]"))
    #expect(desk.understand("Golf morgen um 25 Uhr", language: "de").contains("\"time\": null"))
  }

  @Test(
    "One of two days is not chosen in silence",
    arguments: [("golf monday or tuesday at 3", "en"), ("Golf am Montag oder Dienstag um 3", "de")])
  func twoDays(_ line: String, _ language: String) throws {
    var desk = try TestSession(language == "en" ? .english : .german)
    let shown = desk.say(line)
    #expect(shown.contains("tuesday at 3") || shown.contains("Dienstag um 3"), "\(shown)")
  }

  @Test(
    "A question about a drive changes nothing",
    arguments: ["has drive 12 left", "is drive 12 out", "ist Fahrt 12 schon weg", "ist Fahrt 12 raus"])
  func questions(_ line: String) throws {
    var desk = try TestSession(line.contains("Fahrt") ? .german : .english)
    let shown = desk.say(line)
    #expect(shown.contains("Thomas Krüger"), "\(line): \(shown)")
    #expect(try desk.store.drive(12)?.state == .confirmed)
  }

  @Test("Greetings and thanks are answered, and leaving is said politely")
  func manners() throws {
    for line in ["hi", "good morning", "hallo", "guten Tag"] {
      var desk = try TestSession()
      #expect(desk.say(line).contains("help"), "\(line)")
    }
    var desk = try TestSession()
    #expect(desk.say("thanks").contains("welcome"))
    #expect(desk.say("no").contains("Nothing is open"))
    desk.say("exit please")
    #expect(desk.session.isOver)
  }

  @Test("What a command says too is understood by name, and a bad time of a line is named by its field")
  func understood() throws {
    let desk = try TestSession()
    #expect(desk.understand("show my messages").contains("\"intent\": \"ShowMessages\""))
    #expect(desk.understand("are you open on sunday").contains("\"intent\": \"ShowHours\""))
    #expect(desk.understand("hello").contains("\"intent\": null"))
    let bad = desk.session.understandBatch("{\"phrase\": \"golf\", \"now\": \"soon\"}").text
    #expect(bad.contains("now: “soon” is no time.") && !bad.contains("--now"), "\(bad)")
  }
}
