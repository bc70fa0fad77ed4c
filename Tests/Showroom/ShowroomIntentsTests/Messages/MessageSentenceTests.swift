import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("Sentences that send a message")
struct MessageSentenceTests {
  struct Case: Sendable, CustomStringConvertible {
    let phrase: String
    let language: LanguageTag
    let recipients: [String]
    let content: String?

    init(_ phrase: String, _ language: LanguageTag = .english, to recipients: String..., says content: String?) {
      (self.phrase, self.language, self.recipients, self.content) = (phrase, language, recipients, content)
    }

    var description: String { phrase }
  }

  static let english: [Case] = [
    Case("tell Emily her car is ready", to: "Emily", says: "Your car is ready"),
    Case("tell Emily that her car is ready", to: "Emily", says: "Your car is ready"),
    Case("please tell Emily Carter: come at five", to: "Emily Carter", says: "Come at five"),
    Case("let Emily know her car is ready", to: "Emily", says: "Your car is ready"),
    Case("tell Emily she can come at three", to: "Emily", says: "You can come at three"),
    Case("tell Emily that she needs her licence", to: "Emily", says: "You need your licence"),
    Case("tell Emily she is welcome and we wait for her", to: "Emily", says: "You are welcome and we wait for you"),
    Case("tell Thomas Berger he's late", to: "Thomas Berger", says: "You're late"),
    Case("tell Emily and Grace they can come", to: "Emily", "Grace", says: "They can come"),
    Case("let Emily know that we close at 5:30", to: "Emily", says: "We close at 5:30"),
    Case("message Emily and Grace: we open at 10:00 tomorrow", to: "Emily", "Grace", says: "We open at 10:00 tomorrow"),
    Case("send Emily a message saying the Golf is here", to: "Emily", says: "The Golf is here"),
    Case("send a message to Grace Kim: hello", to: "Grace Kim", says: "Hello"),
    Case("send a message to Grace", to: "Grace", says: nil),
    Case("text Nobodyknown hello there", to: "Nobodyknown", says: "Hello there"),
    Case("tell Emily we close at five and that is that", to: "Emily", says: "We close at five and that is that"),
    Case("message everyone with a drive today: we close at five", to: "everyone", says: "We close at five"),
    Case("tell everyone driving tomorrow that it will snow", to: "everyone", says: "It will snow"),
    Case("tell Zora Quist the golf is ready", to: "Zora Quist", says: "The golf is ready"),
    Case("tell zora we close at five", to: "zora", says: "We close at five"),
    Case("please tell May Quist her car is ready", to: "May Quist", says: "Your car is ready"),
    Case("send my family my booking", to: "my family", says: "booking"),
    Case("send my booking to my family", to: "my family", says: "booking"),
    Case("send my friends my booking", to: "my friends", says: "booking"),
    Case("send my family: see you", to: "my family", says: "See you"),
    Case("send hello to Emily", to: "Emily", says: "Hello"),
    Case("send \"see you at five\" to Emily and Grace", to: "Emily", "Grace", says: "See you at five"),
    Case("write come to the showroom to Grace Kim", to: "Grace Kim", says: "Come to the showroom"),
    Case("send a message saying hello to Emily", to: "Emily", says: "Hello"),
    Case("write to tom@example.com: hello", to: "tom@example.com", says: "Hello"),
    Case("email Thomas Berger, Emily and Raj: hello", to: "Thomas Berger", "Emily", "Raj", says: "Hello"),
  ]

  static let german: [Case] = [
    Case("schick hallo an Marie", .german, to: "Marie", says: "Hallo"),
    Case("schreib „bis gleich“ an Marie und Emily", .german, to: "Marie", "Emily", says: "Bis gleich"),
    Case("sende eine Nachricht mit dem Text bis gleich an Marie", .german, to: "Marie", says: "Bis gleich"),
    Case(
      "sag Marie, dass sie um drei kommen kann", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass Sie um drei kommen können."),
    Case(
      "sag Marie, dass wir ihren Golf gewaschen haben", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass wir Ihren Golf gewaschen haben."),
    Case(
      "sag Marie, dass der Golf fertig ist", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass der Golf fertig ist."),
    Case(
      "schreib Marie, dass der Golf bereitsteht", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass der Golf bereitsteht."),
    Case(
      "sag Marie Bescheid, dass ihr Auto fertig ist", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass Ihr Auto fertig ist."),
    Case("sag Zora Quist der Golf ist fertig", .german, to: "Zora Quist", says: "Der Golf ist fertig"),
    Case("sag Zora wir schließen um fünf", .german, to: "Zora", says: "Wir schließen um fünf"),
    Case("schick Marie eine Nachricht: Der Golf ist da", .german, to: "Marie", says: "Der Golf ist da"),
    Case("Nachricht an Marie und Lena: bis morgen", .german, to: "Marie", "Lena", says: "Bis morgen"),
    Case(
      "informiere alle, die heute fahren: wir schließen um fünf", .german, to: "everyone", says: "Wir schließen um fünf"
    ),
    Case(
      "schreib allen mit Probefahrt morgen, dass es schneit", .german, to: "everyone",
      says: "Wir möchten Ihnen mitteilen, dass es schneit."),
    Case("schick meiner Familie meine Buchung", .german, to: "meiner Familie", says: "booking"),
    Case(
      "teile Marie mit, dass wir schließen", .german, to: "Marie",
      says: "Wir möchten Ihnen mitteilen, dass wir schließen."),
  ]

  private func desk() throws -> TestDesk {
    let desk = try TestDesk()
    _ = try desk.showroom.store.addMessageGroup(
      named: "my family", of: nil, [Recipient(name: "Tom", email: "tom@example.com")])
    _ = try desk.showroom.store.addMessageGroup(
      named: "meine Familie", of: nil, [Recipient(name: "Tom", email: "tom@example.com")])
    return desk
  }

  private func names(_ request: SendMessage?) -> [String] {
    (request?.recipients.said ?? []).map { mention in
      switch mention {
      case .name(let name): name
      case .everyone: "everyone"
      case .settled: "settled"
      }
    }
  }

  private func text(_ request: SendMessage?) -> String? {
    switch request?.content.said {
    case .text(let text): text
    case .booking: "booking"
    case nil: nil
    }
  }

  @Test("Who gets what", arguments: english + german)
  func read(_ testCase: Case) throws {
    let request = try MessageReader(try desk().showroom, speaker: .staff).read(testCase.phrase, in: testCase.language)
    #expect(names(request) == testCase.recipients)
    #expect(text(request) == testCase.content)
  }

  @Test(
    "The day of those who drive is read",
    arguments: [
      ("message everyone with a drive tomorrow: hello", LanguageTag.english, 1),
      ("informiere alle mit Fahrt morgen: hallo", .german, 1), ("message everyone with a drive: hello", .english, 0),
    ])
  func days(_ phrase: String, _ language: LanguageTag, _ ahead: Int) throws {
    let request = try MessageReader(try desk().showroom, speaker: .staff).read(phrase, in: language)
    guard case .everyone(let when)? = request?.recipients.said?.first else {
      Issue.record("nobody")
      return
    }
    let date = when?.resolve(now: TestDesk.now).date ?? TestDesk.now.date
    #expect(date == TestDesk.now.date.adding(days: ahead))
  }

  @Test(
    "Other sentences are left alone",
    arguments: [
      ("tell me about the golf", LanguageTag.english), ("tell me the free times", .english),
      ("show me the times that are free", .english), ("tell free times the golf has", .english),
      ("sag mir die freien Zeiten", .german), ("sag mal der Golf ist der frei", .german),
      ("tell me the golf is free when", .english), ("tell us when the golf is free", .english),
      ("tell me more", .english), ("send the golf to Marie", .english),
      ("write Marie down for the golf", .english), ("gib Marie den Golf morgen um drei", .german),
      ("schreib Marie für den Golf morgen um drei ein", .german), ("sag Marie für morgen ab", .german),
      ("let Marie drive the golf", .english), ("let me drive the golf", .english),
      ("send", .english), ("write down a drive for the golf", .english), ("golf tomorrow at three", .english),
      ("schreib mir den Golf ein", .german), ("gib den Golf raus", .german), ("sag die Fahrt ab", .german),
      ("sag mir, was ihr habt", .german), ("schreibe die Fahrt um", .german), ("teile", .german),
      ("gib mir einen Überblick", .german), ("tell him what: nothing", .english), ("", .english),
      ("let me know when the golf is free", .english), ("send me the price list", .english),
      ("sag mir, wann der Golf frei ist", .german), ("schick mir die Preisliste", .german),
      ("tell you what: show me all cars", .english), ("sag mir Bescheid, wenn der Golf frei ist", .german),
    ])
  func others(_ phrase: String, _ language: LanguageTag) throws {
    let showroom = try desk().showroom
    for speaker in [Speaker.staff, .customer(2), .guest] {
      #expect(try MessageReader(showroom, speaker: speaker).read(phrase, in: language) == nil, "\(speaker)")
    }
  }

  @Test(
    "A customer writes to themselves by saying so",
    arguments: [
      ("message me: bring the licence", LanguageTag.english), ("send me a message: bring the licence", .english),
      ("send me my booking", .english), ("schick mir eine Nachricht: Führerschein mitbringen", .german),
      ("schick mir meine Buchung", .german),
    ])
  func oneself(_ phrase: String, _ language: LanguageTag) throws {
    let request = try MessageReader(try desk().showroom, speaker: .customer(2)).read(phrase, in: language)
    #expect(request?.recipients.said?.count == 1)
  }

  @Test(
    "What a guest would send is a message by its words alone, whoever is named",
    arguments: [
      ("tell # hello", LanguageTag.english), ("tell # her car is ready", .english), ("message #: hello", .english),
      ("send a message to #", .english), ("text # we close", .english), ("sag # hallo", .german),
      ("sag #, dass der Golf bereitsteht", .german), ("schreib # eine Nachricht", .german),
      ("Nachricht an #: hallo", .german), ("kannst du # sagen, dass es später wird", .german),
    ])
  func guests(_ phrase: String, _ language: LanguageTag) throws {
    let reader = MessageReader(try desk().showroom, speaker: .guest)
    for name in ["Emily", "Zzyzx", "Grace Kim"] {
      let request = try reader.read(phrase.replacing("#", with: name), in: language)
      #expect(request == SendMessage(speaker: .guest), "\(name)")
    }
  }

  @Test(
    "A customer's sentence finds no other customer, known or not",
    arguments: [
      "tell Emily her car is ready", "tell Zzyzx her car is ready", "message Emily: hello", "message Zzyzx: hello",
    ])
  func privacy(_ phrase: String) throws {
    let desk = try desk()
    let other = phrase.replacing("Emily", with: "Nemo").replacing("Zzyzx", with: "Nemo")
    let reader = MessageReader(desk.showroom, speaker: .customer(2))
    let one = try reader.read(phrase, in: .english)
    let two = try reader.read(other, in: .english)
    #expect((one == nil) == (two == nil))
    #expect(text(one) == text(two))
  }

  @Test("Any input is read in bounded time")
  func anything() throws {
    let reader = MessageReader(try desk().showroom, speaker: .staff)
    let phrases = [
      String(repeating: "tell ", count: 20_000), String(repeating: "a", count: 100_000),
      "message " + String(repeating: "Anna and ", count: 400) + ": x", "tell \u{0}\u{202E}: \u{7F}",
      "tell " + String(repeating: ":", count: 3000), "send " + String(repeating: "to ", count: 30_000),
      "message Emily: " + String(repeating: "y", count: 90_000), "tell " + String(repeating: "Emily, ", count: 12_000),
    ]
    for phrase in phrases { _ = try reader.read(phrase, in: .english) }
    #expect(try reader.read(phrases[1], in: .english) == nil)
  }
}
