import LanguageKit
import ShowroomCore
import ShowroomIntents
import Testing

@testable import ShowroomShell

@Suite("What can I say?")
struct SayableTests {
  /// Somebody at the terminal, and what they did before they asked.
  struct Person: CustomTestStringConvertible, Sendable {
    let speaker: Speaker
    var before: [String] = []
    var testDescription: String { "\(speaker) \(before)" }
  }

  static let people: [Person] =
    [
      Person(speaker: .staff), Person(speaker: .guest),
      Person(speaker: .staff, before: ["staff add Maria --role manager"]),
      Person(speaker: .staff, before: ["staff add Maria --role manager", "staff add Tom --role sales", "sign in Tom"]),
      Person(speaker: .staff, before: ["staff add Maria --role manager", "sign out"]),
      Person(speaker: .staff, before: ["lock", "4711", "4711"]),
      Person(speaker: .staff, before: ["kiosk", "4711", "4711"]),
      Person(
        speaker: .staff,
        before: ["customer pin 7", "2580", "2580", "kiosk", "4711", "4711", "sign in 02079460107", "2580"]),
    ] + (1...13).map { Person(speaker: .customer(Customer.ID($0))) }

  @Test("Each phrase is understood right now, by this person, in this language", arguments: people, Language.allCases)
  func understood(person: Person, language: Language) throws {
    var terminal = try Terminal(person.speaker, language == .en ? .english : .german)
    for line in person.before { terminal.run(line) }
    let phrases = try terminal.session.sayablePhrases()
    #expect(!phrases.isEmpty)
    #expect(Set(phrases).count == phrases.count)
    let help = Terminal.told(terminal.session.run(language == .en ? "what can I say?" : "was kann ich sagen?"))
    for phrase in phrases {
      #expect(help.contains(phrase))
      var session = terminal.session
      let outcome = session.run(phrase)
      #expect(outcome.problem == nil, "\(phrase): \(outcome)")
      let context = session.context
      let isSaved = try !context.library.matches(phrase, for: context.speaker).isEmpty
      let isSentence = try terminal.session.read(phrase, in: context.language).request != nil
      #expect(isSaved || isSentence, "\(phrase)")
    }
  }

  @Test("One's own phrases stand first; others' never")
  func own() throws {
    let phrases = try Terminal(.customer(1)).session.sayablePhrases()
    #expect(phrases.prefix(2) == ["Lena's Golf", "mein Wochenendauto"])
    for id in 2...13 {
      #expect(try !Terminal(.customer(Customer.ID(Int64(id)))).session.sayablePhrases().contains("Lena's Golf"))
    }
  }

  @Test("A car that is gone is not offered, and an empty showroom offers what there is")
  func gone() throws {
    var terminal = try Terminal(.customer(1))
    for vehicle in try terminal.store.vehicles(in: .model(1)) { #expect(vehicle.car.model.id == 1) }
    var desk = terminal.beside(.staff)
    for vehicle in try terminal.store.vehicles(Page(limit: 500)) { desk.run("vehicle sell \(vehicle.id) --yes") }
    #expect(try terminal.session.sayablePhrases() == ["cancel drive 23", "show me my drives", "show me all cars"])
    #expect(terminal.run("show me my drives") == nil)
  }
}
