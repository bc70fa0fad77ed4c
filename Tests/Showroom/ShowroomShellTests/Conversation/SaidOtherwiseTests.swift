import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomShell

/// What is said otherwise than it is meant, or can not be: it is asked for or named, and nothing is made up.
struct SaidOtherwiseTests {
  @Test(
    "A customer's whole name is theirs, whatever else its words mean",
    arguments: [
      ("golf tomorrow at 3pm for 30 minutes for Jürgen Weiß", "Jürgen Weiß"),
      ("golf tomorrow at 3pm for 30 minutes, jürgen weiss", "Jürgen Weiß"),
      ("book Anna Ford the golf tomorrow at 3pm for 30 minutes", "Anna Ford"),
      ("golf tomorrow at 3pm for 30 minutes for Anna Ford", "Anna Ford"),
      ("golf tomorrow at 3pm for 30 minutes for Peter Freitag", "Peter Freitag"),
      ("golf for Mark Gold tomorrow at 3pm for 30 minutes", "Mark Gold"),
      ("golf for mr weiss tomorrow at 3pm for 30 minutes", "Jürgen Weiß"),
      ("Golf morgen um 15 Uhr für 30 Minuten für Herrn Weiß", "Jürgen Weiß"),
    ])
  func wholeNames(_ line: String, _ name: String) throws {
    var desk = try TestSession(line.contains("morgen") ? .german : .english)
    for other in ["Anna Ford", "Peter Freitag", "Mark Gold"] { desk.say("customer add \"\(other)\"") }
    let shown = desk.say(line)
    #expect(shown.contains("Customer: \(name)") || shown.contains("Kunde: \(name)"), "\(line): \(shown)")
    #expect(shown.contains("Golf"), "\(shown)")
  }

  @Test("Colours and makes mean what they did beside other words")
  func coloursAndMakes() throws {
    let desk = try TestSession()
    #expect(desk.understand("book the white golf tomorrow").contains("colour:white"))
    #expect(desk.understand("book the ford focus tomorrow").contains("\"model\": \"Focus\""))
    #expect(desk.understand("book me a white ford tomorrow").contains("\"make\": \"Ford\""))
  }

  @Test("What is said after a misspelt phrase is kept for the yes, and nothing runs unasked")
  func misspeltPhrase() throws {
    var desk = try TestSession()
    desk.say("shortcut add \"weekend wagon\" = book golf, 30 min --for \"Lena Hartmann\"")
    let asked = desk.say("weekend waggon tomorrow at three")
    #expect(asked.contains("weekend wagon") && !asked.contains("Car:"), "\(asked)")
    let shown = desk.say("yes")
    #expect(shown.contains("Lena Hartmann") && shown.contains("1 December 2026, 15:00"), "\(shown)")
    #expect(desk.say("golf tomorrow at three for an hour for Lena Hartmann").contains("Car: Volkswagen Golf"))
  }

  @Test(
    "A day that the calendar has not is named, and no other is taken for it",
    arguments: [
      ("golf on 30 february at three", "en", "30 february"), ("golf on 31/4/2027", "en", "31/4/2027"),
      ("Golf am 30. Februar um drei", "de", "30. Februar"), ("Golf am 31.4. um drei", "de", "31.4."),
      ("golf on 1 november 2026 at 3pm", "en", "1 november 2026"), ("polo today at 9am", "en", "today at 9am"),
    ])
  func impossibleDays(_ phrase: String, _ language: String, _ words: String) throws {
    let meaning = try TestSession().understand(phrase, language: language)
    #expect(meaning.contains("\"date\": null") && meaning.contains("\"start\": null"), "\(meaning)")
    #expect(meaning.contains(words), "\(meaning)")
  }

  @Test("The desk names it before it asks for anything")
  func impossibleDaysAtTheDesk() throws {
    var desk = try TestSession()
    #expect(desk.say("golf on 30 february at three").contains("30 February"))
    #expect(desk.say("polo today at 9am").contains("is over"))
  }

  @Test(
    "A length below nothing is named as wrong", arguments: ["golf for -30 minutes tomorrow", "golf -30 min tomorrow"])
  func negativeLengths(_ phrase: String) throws {
    var desk = try TestSession()
    let meaning = desk.understand(phrase)
    #expect(meaning.contains("\"durationMinutes\": null") && meaning.contains("-30 min"), "\(meaning)")
    #expect(desk.say(phrase).contains("15 minutes"))
    #expect(desk.understand("golf 20-30 minutes").contains("\"unmatched\": []"))
    #expect(desk.understand("golf - 30 minutes").contains("\"durationMinutes\": 30,"))
  }

  @Test(
    "Longer and shorter change the length that is there",
    arguments: [
      ("drive 13 20 minutes longer", "10:45–12:05"), ("extend drive 13 by 15 minutes", "10:45–12:00"),
      ("make drive 13 half an hour shorter", "10:45–11:15"), ("shorten drive 13 to 45 minutes", "10:45–11:30"),
      ("extend drive 13 to 75 minutes", "10:45–12:00"), ("Fahrt 13 20 Minuten länger", "10:45–12:05"),
      ("verlängere Fahrt 13 um 15 Minuten", "10:45–12:00"), ("verkürze Fahrt 13 auf 45 Minuten", "10:45–11:30"),
    ])
  func changedLengths(_ line: String, _ slot: String) throws {
    var desk = try TestSession(line.contains("Fahrt") ? .german : .english)
    let shown = desk.say(line)
    #expect(shown.contains(slot), "\(line): \(shown)")
  }

  @Test("An open booking is made longer too, and a length said alone asks which drive")
  func longerBooking() throws {
    var desk = try TestSession()
    desk.say("golf tomorrow at 3pm for 30 minutes for Lena Hartmann")
    #expect(desk.say("20 minutes longer").contains("15:00–15:50"))
    #expect(try TestSession().understand("20 minutes longer").contains("\"durationMinutes\": 20,"))
  }

  @Test("A drive is moved by a month", arguments: [("move drive 13 by a month", "30 December 2026")])
  func months(_ line: String, _ day: String) throws {
    var desk = try TestSession()
    #expect(desk.say(line).contains(day))
  }

  @Test("A kind of body is an option of a booking")
  func bodies() throws {
    let desk = try TestSession()
    #expect(desk.understand("octavia estate tomorrow at 3pm").contains("body:estate"))
    #expect(desk.understand("Octavia Kombi morgen um 15 Uhr", language: "de").contains("body:estate"))
    #expect(desk.understand("octavia estate tomorrow at 3pm").contains("\"unmatched\": []"))
  }

  @Test("A schedule is a plan, and to schedule is to book")
  func schedules() throws {
    let desk = try TestSession()
    for phrase in [
      "today's schedule", "the schedule for today", "what's the schedule for friday", "schedule for tomorrow",
    ] {
      #expect(desk.understand(phrase).contains("ShowDrives"), "\(phrase)")
    }
    #expect(desk.understand("schedule the golf for friday at three").contains("BookTestDrive"))
    #expect(desk.understand("der Plan von heute", language: "de").contains("ShowDrives"))
  }

  @Test(
    "What asks for nothing means nothing",
    arguments: [
      "what's the time", "what time is it", "how late is it", "a second wave", "thirty", "minus five", "who are you",
      "what day is it today",
      "what's the date",
    ])
  func nothing(_ phrase: String) throws {
    let meaning = try TestSession().understand(phrase)
    #expect(meaning.contains("\"intent\": null") && meaning.contains("\"date\": null"), "\(meaning)")
  }

  @Test("Sentences that are read as a whole are told by understand and by why")
  func wholeSentences() throws {
    var desk = try TestSession()
    for (phrase, intent) in [
      ("how busy were the cars last week", "ShowReport"), ("add wash to the golf list", "AddToList"),
      ("tell Emily her car is ready", "SendMessage"), ("save this as my weekend car", "SaveShortcut"),
    ] {
      #expect(desk.understand(phrase).contains("\"intent\": \"\(intent)\""), "\(phrase)")
    }
    #expect(desk.say("how busy were the cars last week", "why").contains("Show a report"))
    #expect(desk.say("tell Emily her car is ready", "cancel", "why").contains("To: Emily"))
  }

  @Test("As soon as possible begins now")
  func soonest() throws {
    #expect(try TestSession().understand("as soon as possible").contains("\"start\": \"2026-11-30T10:00\""))
  }
}
