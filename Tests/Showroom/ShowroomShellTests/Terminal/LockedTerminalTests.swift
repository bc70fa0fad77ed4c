import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomShell

@Suite("What a terminal does for nobody in particular")
struct LockedTerminalTests {
  /// What is for somebody whom the showroom knows, a line for each kind of thing.
  static let others = [
    "book the golf tomorrow at 11", "buche den Golf morgen um 11", "drives", "show me the drives today",
    "was ist heute los", "cancel drive 23", "storniere Fahrt 23", "move drive 23 to friday",
    "verschiebe Fahrt 23 auf Freitag", "take the golf back", "nimm den Golf zurück", "hand over the golf",
    "who had the golf yesterday", "wer hatte gestern den Golf", "agenda", "week",
    "put me on the waiting list for the golf",
    "setz mich auf die Warteliste für den Golf", "remember what I book", "merk dir, was ich buche", "undo", "log",
    "add wash to the golf list", "setz Waschen auf die Golf-Liste", "tick wash on the golf list",
    "hake Waschen auf der Golf-Liste ab", "rename the golf list to winter", "delete the golf list",
    "lösche die Golf-Liste", "what is still to do", "was ist noch zu tun", "tick wash", "list",
    "tell Emily hello", "sag Emily hallo", "message Emily: hello", "Nachricht an Zzyzx: hallo", "send a message",
    "send my booking to my family", "tell everyone with a drive today that we close", "outbox",
    "how busy were the cars last week", "wie ausgelastet waren die Autos", "which cars are most popular",
    "who did not come last week", "save this as my car", "speichere das als mein Auto", "shortcut list", "quick spin",
    "kleine Runde", "kunden", "settings", "suggest", "vorschlag",
  ]

  /// What everybody may do.
  static let free = [
    "find octavia", "suche octavia", "octavia", "show me all cars", "zeig mir alle Autos", "show me the golf list",
    "free golf tomorrow", "when is the golf free", "wann ist der Golf frei", "tell me when the golf is free",
    "let me know when the golf is free", "sag mir, wann der Golf frei ist", "tell me about the golf",
    "read me the list of cars", "car show golf", "hours", "wann habt ihr offen", "what can I say", "was kann ich sagen",
  ]

  @Test("While it is locked, whatever is no look at cars and free times says so", arguments: Language.allCases)
  func locked(language: Language) throws {
    var terminal = try Terminal(.staff, language == .en ? .english : .german)
    terminal.run("lock", "4711", "4711")
    for line in Self.others {
      var session = terminal.session
      #expect(session.run(line).problem?.code == "locked", "\(line)")
    }
  }

  @Test("While it is locked, cars and free times can be looked at", arguments: Language.allCases)
  func free(language: Language) throws {
    var terminal = try Terminal(.staff, language == .en ? .english : .german)
    terminal.run("lock", "4711", "4711")
    for line in Self.free {
      var session = terminal.session
      #expect(session.run(line).problem == nil, "\(line)")
    }
  }

  @Test("At a kiosk where nobody has signed in, nothing of others is done or shown", arguments: Language.allCases)
  func kiosk(language: Language) throws {
    var terminal = try Terminal(.staff, language == .en ? .english : .german)
    terminal.run("kiosk", "4711", "4711")
    let refusals: Set<String> = ["sign-in-needed", "signInNeeded", "not-allowed"]
    for line in Self.others where !["suggest", "vorschlag"].contains(line) {
      var session = terminal.session
      let code = session.run(line).problem?.code
      #expect(code.map(refusals.contains) == true, "\(line): \(code ?? "done")")
    }
  }

  @Test("A customer who asks something of the showroom writes to nobody")
  func answered() throws {
    let terminal = try Terminal(.customer(8))
    for line in Self.free {
      var session = terminal.session
      let outcome = session.run(line)
      #expect(outcome.problem == nil && session.open == nil, "\(line)")
    }
  }
}
