import LanguageKit
import ShowroomCore
import ShowroomStore
import TestSupport
import Testing

@testable import ShowroomShell

@Suite("Messages of others")
struct MessagePrivacyTests {
  /// What a customer may type, with the names, numbers and groups of others in it.
  private static let lines = [
    "message list", "message list --customer 8", "message list --drive 12", "message list --state queued",
    "message show 1",
    "message show 2", "message show 3", "message show 4", "message cancel 1", "message cancel 2", "message retry 1",
    "message done 1", "outbox", "outbox run", "group list", "group list --for 8", "group add mine Emily",
    "group add mine \"Tom <tom@example.com>\"", "group add regulars tom@example.com", "group remove regulars Emily",
    "group delete regulars", "message regulars: hello", "message Emily: hello", "message 8: hello",
    "tell Emily that it is late", "message everyone with a drive today: hello", "message me: hello",
    "send mine my booking", "message send mine = hello", "message consent 8", "message consent 8 agreed",
    "message consent 12 agreed", "template list", "customer export 8", "customer export 12", "yes", "no", "1", "2",
    "cancel",
    "nachricht an Emily: hallo", "schreib Marie, dass es regnet", "Emily", "8", "undo", "message show 5",
    "message staff: hello", "message emily.carter@example.org: hello", "log", "settings",
  ]

  @Test("No row of lines shows a customer another's messages, groups, names or numbers", arguments: 1...4)
  func noLeak(_ seed: Int) throws {
    var desk = try TestSession()
    desk.say("message send Emily = the secret of Emily", "yes", "message send Grace = the word for Grace", "yes")
    desk.say("group add regulars \"Emily\" \"Marie\" \"Kurt <kurt@example.com>\"")
    desk.say("group add \"her circle\" \"Olga <olga@example.com>\" --for 8")
    desk.say("message send \"her circle\" = hidden", "message send regulars = a word among regulars", "yes")
    let others = try desk.store.customers(Page(limit: 100)).filter { $0.id != 12 }
    let names = others.flatMap { [$0.name, $0.phone ?? $0.name] }
    let hidden = names + ["secret of Emily", "among regulars", "Kurt", "kurt@example.com", "Olga", "olga@example.com"]
    desk.session.context.speaker = .customer(12)
    var numbers = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let line = Self.lines.randomElement(using: &numbers) ?? ""
      let outcome = desk.session.run(line)
      let shown =
        PlainRenderer(language: .en).text(of: outcome.blocks) + (outcome.problem?.message ?? "")
        + (outcome.value?.text ?? "") + (outcome.document ?? "")
      for text in hidden { #expect(!shown.contains(text), "“\(line)” shows \(text): \(shown)") }
    }
    #expect(try desk.store.messages(MessageFilter(owner: 8)).allSatisfy { $0.state == .queued && $0.text != "hello" })
    #expect(try desk.store.messageGroups(of: nil).map(\.members.count) == [3])
    #expect(try desk.store.messageConsent(of: 8) == .notAsked)
  }
}
