import LanguageKit
import ShowroomCore
import ShowroomStore
import Testing

@testable import ShowroomShell

@Suite("No sequence of commands as one customer shows another's data")
struct StrangersDataTests {
  /// People with marks that stand out, whose phrases and wishes are like nobody's.
  private func addStrangers(_ desk: inout Terminal) {
    desk.run(
      "customer add \"Xenia Quillfeather\" --phone \"+49 40 7654321\" --email xq@quill.example --licence QUILL7788",
      "customer add \"Zoltan Brambleworth\" --phone \"+36 1 5557777\" --email zb@bramble.example --language de",
      "shortcut add \"purple thunder\" = book golf, 30 min --for \"Xenia Quillfeather\"",
      "shortcut add \"mein sonnenuntergang\" = book octavia, 45 min --for \"Zoltan Brambleworth\"")
    desk.run("book id.4 30 min friday 14:00 --option \"route:gate of marzipan\" --for \"Xenia Quillfeather\"", "yes")
    desk.run("drive cancel 31 --reason \"cold feet of xenia\"", "yes")
    desk.run("book golf 45 min thursday 15:00 for \"Zoltan Brambleworth\"", "yes")
    desk.run(
      "group add \"harpsichord circle\" \"Otto Vonderbrook <otto@vonderbrook.example>\" --for \"Xenia Quillfeather\"",
      "group add \"gazebo committee\" \"Zoltan Brambleworth\"",
      "list create \"pelican parade\" --items \"polish the gramophone, call Xenia\"",
      "list create --drive 32 \"zeppelin checks\" --items \"fill the thimble\"")
    desk.run(
      "message send Xenia = Your marmalade is ready", "yes", "message send Zoltan = Der Leuchtturm wartet", "yes")
    desk.run("consent agree --for \"Xenia Quillfeather\"", "account add lighthouse --for \"Xenia Quillfeather\"")
    desk.run("customer pin 12", "2580", "2580", "customer pin \"Xenia Quillfeather\"", "1470", "1470")
  }

  @Test("whatever is said, in whatever order", arguments: 1...4)
  func anySequence(seed: Int) throws {
    var desk = try Terminal()
    addStrangers(&desk)
    let id: Customer.ID = seed.isMultiple(of: 2) ? 12 : 1
    let data = try StrangersData(in: desk.store, besides: id)
    let before = try StrangersRows(in: desk.store, besides: id)
    var lines = try AnyLine(seed: UInt64(seed), desk.store)
    var customer = desk.beside(.customer(id), seed.isMultiple(of: 3) ? .german : .english)
    var said = ""
    for _ in 0..<70 {
      let line = lines.next()
      said += line + "\n"
      let outcome = customer.session.run(line)
      let told = Terminal.told(outcome)
      #expect(data.found(in: told, said: said) == [], "seed \(seed), after:\n\(line)\n→ \(told)")
      if customer.session.isOver { customer = desk.beside(.customer(id)) }
    }
    #expect(try StrangersRows(in: desk.store, besides: id) == before, "seed \(seed), of:\n\(said)")
  }

  @Test("at a kiosk, in one session after another, and a line at a time", arguments: 1...2)
  func kiosk(seed: Int) throws {
    var desk = try Terminal()
    addStrangers(&desk)
    let data = try StrangersData(in: desk.store, besides: 12)
    let before = try StrangersRows(in: desk.store, besides: 12)
    var lines = try AnyLine(seed: UInt64(100 + seed), desk.store)
    let own = ["terminal", "sign out", "quit", "kiosk", "unlock", "lock", "customer pin"]
    let said = lines.eachCommand().filter { line in !own.contains { line.hasPrefix($0) } }
    desk.run("kiosk", "4711", "4711")
    var heard = ""
    for (place, line) in said.enumerated() {
      if desk.session.context.speaker == .guest { desk.run("cancel", "sign in grace.kim@example.com", "2580") }
      heard += line + "\n"
      let atKiosk = Terminal.told(desk.session.run(line))
      #expect(data.found(in: atKiosk, said: heard) == [], "seed \(seed), after:\n\(line)\n→ \(atKiosk)")
      // The same line as a call of its own, as a customer and as nobody.
      for speaker in [Speaker.customer(12), .guest] where place.isMultiple(of: 2) {
        var alone = desk.beside(speaker, place.isMultiple(of: 4) ? .german : .english)
        let told = Terminal.told(alone.session.run(line))
        #expect(data.found(in: told, said: heard) == [], "seed \(seed), \(speaker), of:\n\(line)\n→ \(told)")
      }
    }
    #expect(try StrangersRows(in: desk.store, besides: 12) == before, "seed \(seed)")
  }

  @Test("nor does Tab", arguments: [Speaker.customer(12), .guest])
  func completion(speaker: Speaker) throws {
    var desk = try Terminal()
    addStrangers(&desk)
    let data = try StrangersData(in: desk.store, besides: 12)
    let context = desk.beside(speaker).session.context
    let completer = CommandCompleter(
      data: StoreCompletion(context), language: .en, access: Access(context.speaker))
    for command in CommandTable.standard.definitions {
      for prefix in ["", "a", "x", "p", "m", "3", "l"] {
        let words = command.path.map(\.word) + ["--for", "--customer", "--owner"].prefix(prefix.isEmpty ? 0 : 3)
        for line in [command.title + " " + prefix, words.joined(separator: " ") + " " + prefix, prefix] {
          let offered = completer.complete(line, line.utf8.count).map { $0.text + " " + $0.label }
          let told = offered.joined(separator: "\n")
          #expect(data.found(in: told, said: line).filter { !told.contains("drive") || !$0.hasPrefix("drive") } == [])
        }
      }
    }
  }

  @Test("nor does a terminal at which another customer stood before", arguments: ["sign out", "quit", nil])
  func oneAfterAnother(leaving: String?) throws {
    var desk = try Terminal()
    addStrangers(&desk)
    desk.run("kiosk", "4711", "4711", "sign in xq@quill.example", "1470")
    #expect(desk.session.context.speaker.customer != nil)
    desk.run("shortcut list", "cancel drive 31", "book golf 30 min saturday 11:00")
    #expect(desk.session.isAsking)
    if let leaving {
      desk.run("cancel")
      #expect(desk.session.run(leaving).clearsScreen)
    } else {
      #expect(desk.session.quietHasCome()?.clearsScreen == true)
    }
    let data = try StrangersData(in: desk.store, besides: 12)
    for line in ["yes", "1", "why", "undo", "drives", "purple thunder", "help", "what can I say"] {
      #expect(data.found(in: Terminal.told(desk.session.run(line)), said: line) == [], "\(line)")
    }
    desk.run("sign in grace.kim@example.com", "2580")
    #expect(desk.session.context.speaker == .customer(12))
    for line in [
      "yes", "1", "why", "undo", "drives", "purple thunder", "help", "shortcut list", "customer show 12", "group list",
      "message list", "suggest", "donation list", "status",
    ] {
      #expect(data.found(in: Terminal.told(desk.session.run(line)), said: line) == [], "\(line)")
    }
  }
}
