import IntentKit
import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents
@testable import ShowroomText

@Suite("Answers fit what is known")
struct AnswerTests {
  let samples: SampleAnswers

  init() throws {
    samples = try SampleAnswers()
  }

  @Test(
    "Every code has a sentence, shown and spoken, of its own in each language",
    arguments: ShowroomResponse.Kind.allCases)
  func codes(_ kind: ShowroomResponse.Kind) {
    let answer = samples.answer(kind)
    #expect(answer.kind == kind)
    let shown = Language.allCases.map { samples.phrasebook($0).response(answer) }
    let spoken = Language.allCases.map { samples.phrasebook($0).spoken(answer) }
    for sentences in [shown, spoken] {
      #expect(Set(sentences).count == Language.allCases.count, "\(sentences)")
      #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("{") && !$0.contains("Optional(") })
    }
  }

  @Test(
    "What is heard stands alone: no number, plate, command or name of the program",
    arguments: ShowroomResponse.Kind.allCases)
  func spoken(_ kind: ShowroomResponse.Kind) {
    for language in Language.allCases {
      let sentence = samples.phrasebook(language).spoken(samples.answer(kind))
      for unfit in ["Showroom", "--", "#", "B-SR", " 31", "press ", "drücken", "Enter", "help", "hilfe"] {
        #expect(!sentence.contains(unfit), "\(sentence)")
      }
      #expect(sentence.last == "." || sentence.last == "?", "\(sentence)")
    }
  }

  @Test("Every answer about a list, and every refusal, has a sentence of its own in each language, shown and spoken")
  func lists() throws {
    let list = TodoList(id: 1, title: "Polo", items: [TodoList.Item("Öl"), TodoList.Item("Lack", isDone: true)])
    let answers: [ListAnswer] = [
      .created(list), .added(list, ["Öl"], already: ["Lack"]), .added(list, [], already: ["Lack"]), .shown(list),
      .open([list]), .open([]), .ticked(list, ["Öl"]), .ticked(list, []), .unticked(list, ["Lack"]),
      .unticked(list, []),
      .removed(list, ["Öl"]), .removed(list, []), .renamed(list, from: "Golf"), .deleted(list),
    ]
    let refusals: [ListRefusal] = [.titleTaken(list), .empty, .full(list, most: 200), .gone("Polo")]
    let reasons: [ListReason] = [
      .unknownList("Golf", known: ["Polo"]), .noLists, .unknownItem("Wachs", list), .nowhere("Wachs"),
    ]
    let responses =
      answers.map { ShowroomResponse.list($0) } + refusals.map { .listRefused($0) }
      + reasons.map { .gone(.list($0), alternatives: []) }
    for response in responses {
      for spoken in [false, true] {
        let said = Language.allCases.map { language in
          let book = samples.phrasebook(language)
          return spoken ? book.spoken(response) : book.response(response)
        }
        #expect(Set(said).count == Language.allCases.count, "\(said)")
        #expect(said.allSatisfy { $0.last == "." && !$0.contains("Optional(") && !$0.contains("  ") }, "\(said)")
      }
    }
  }

  @Test("A booking names the car, the day, the time and the person, shown and spoken")
  func booked() {
    let answer = samples.answer(.booked)
    for language in Language.allCases {
      let book = samples.phrasebook(language)
      for sentence in [book.response(answer), book.spoken(answer)] {
        for part in ["Volkswagen Golf", "15", "Lena Hartmann", language == .en ? "tomorrow" : "morgen"] {
          #expect(sentence.contains(part), "\(sentence)")
        }
      }
    }
  }

  @Test(
    "Each placeholder of a template is a value of its code; the last needs only what there always is",
    arguments: StatusCode.allCases)
  func placeholders(_ code: StatusCode) throws {
    for language in Language.allCases {
      for manner in Manner.allCases {
        let templates = code.templates(manner, language)
        for template in templates {
          #expect(template.unknown.isEmpty)
          #expect(template.values.isSubset(of: code.required.union(code.optional)), "\(code), \(template)")
        }
        #expect(try #require(templates.last).values.isSubset(of: code.required))
      }
    }
  }

  @Test(
    "Whatever is known, a sentence is chosen, and no other that says more would have fitted",
    arguments: StatusCode.allCases)
  func choice(_ code: StatusCode) {
    let optional = code.optional.sorted { $0.rawValue < $1.rawValue }
    for subset in 0..<(1 << optional.count) {
      let there = code.required.union(optional.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element))
      let values = Dictionary(uniqueKeysWithValues: there.map { ($0, "<\($0.rawValue)>") })
      for language in Language.allCases {
        for manner in Manner.allCases {
          let templates = code.templates(manner, language)
          let fitting = templates.filter { $0.values.isSubset(of: there) }
          let chosen = templates.chosen(by: values)
          #expect(chosen != nil && chosen == fitting.first?.filled(values))
          let most = fitting.map(\.values.count).max()
          #expect(fitting.first?.values.count == most, "\(code), \(there)")
        }
      }
    }
  }

  @Test("How things stand for a customer depends on what there is")
  func standing() {
    var status = CustomerStatus(customer: samples.drive.customer, isSpeaking: true)
    let (english, german) = (samples.phrasebook(.en), samples.phrasebook(.de))
    #expect(english.status(.customer(status), .shown) == "Nothing is booked.")
    status.waiting = [WaitingPlace(car: "Porsche 911"), WaitingPlace(car: "Audi A4")]
    #expect(
      german.status(.customer(status), .spoken)
        == "Nichts ist gebucht, aber Sie stehen auf der Warteliste für Porsche 911 und Audi A4.")
    status.waiting = []
    status.next = samples.drive
    #expect(
      english.status(.customer(status), .spoken)
        == "Your next drive is with the Volkswagen Golf, tomorrow from 15:00 to 16:00.")
    #expect(
      german.status(.customer(status), .spoken)
        == "Ihre nächste Fahrt ist mit dem Volkswagen Golf, morgen von 15 Uhr bis 16 Uhr.")
    status.out = samples.drive
    #expect(
      english.status(.customer(status), .shown).hasPrefix("Your Volkswagen Golf 2019, silver, B-SR 1201 is due back"))
    status.licence = CivilDate(year: 2026, month: 12, day: 15).map { .expires($0) }
    #expect(
      english.status(.customer(status), .shown).hasSuffix("Your licence expires on Tuesday, 15 December 2026."))
    #expect(
      german.status(.nobodyKnown, .spoken) == "Hier ist kein Konto bekannt. Bitte anmelden oder am Tresen fragen.")
  }

  @Test(
    "The day of the showroom is one sentence with its numbers right",
    arguments: [
      (0, 0, 0, "Nothing is on today.", "Heute steht nichts an."),
      (1, 0, 1, "1 drive to come and 1 request to answer", "noch 1 Fahrt und 1 offene Anfrage"),
      (
        2, 3, 2, "2 drives to come, 3 cars out and 2 requests to answer",
        "noch 2 Fahrten, 3 Autos unterwegs und 2 offene Anfragen"
      ),
    ])
  func day(_ coming: Int, _ out: Int, _ requests: Int, _ english: String, _ german: String) {
    var day = DayStatus()
    day.coming = Array(repeating: samples.drive, count: coming)
    day.out = Array(repeating: samples.drive, count: out)
    day.requests = requests
    #expect(samples.phrasebook(.en).status(.day(day), .shown).contains(english))
    #expect(samples.phrasebook(.de).status(.day(day), .shown).contains(german))
  }

  @Test(
    "The reason of a suggestion is said as people say it",
    arguments: [
      (
        Predictor.Ground.weekdayAndHour(.friday, hour: 16), "you book this on Fridays around four",
        "das buchen Sie freitags gegen vier"
      ),
      (.weekday(.saturday), "you book this on Saturdays", "das buchen Sie samstags"),
      (.hour(12), "you book this around noon", "das buchen Sie gegen Mittag"),
      (.often(5), "you booked this 5 times", "das haben Sie 5-mal gebucht"),
      (.lately(days: 1), "you booked this yesterday", "das haben Sie gestern gebucht"),
      (.lately(days: 3), "you booked this 3 days ago", "das haben Sie vor 3 Tagen gebucht"),
    ])
  func reasons(_ ground: Predictor.Ground, _ english: String, _ german: String) {
    let suggestion = Suggestion(.intent(samples.shortcut.intent, owner: .customer(3)), .habit(ground))
    #expect(samples.phrasebook(.en).reason(suggestion, of: nil) == english)
    #expect(samples.phrasebook(.de).reason(suggestion, of: nil) == german)
    #expect(samples.phrasebook(.en).reason(suggestion, of: "Lena").hasPrefix("Lena book"))
  }
}
