import TestSupport
import Testing

@Suite("A terminal that is left to customers")
struct KioskTests {
  let showroom = Showroom()

  private func kiosk() throws -> Desk {
    #expect(showroom.run("terminal", "pin", input: "4711\n4711\n").exitCode == 0)
    #expect(showroom.run("customer", "pin", "Siobhán", input: "2580\n2580\n").exitCode == 0)
    return try Desk(showroom, ["kiosk"])
  }

  private func signIn(_ kiosk: Desk) throws {
    try kiosk.ask("sign in", until: "Your phone number or e-mail?")
    try kiosk.ask("+44 20 7946 0107", until: "Your PIN:")
    kiosk.terminal.type("2580")
    kiosk.terminal.press("Enter")
    try kiosk.terminal.wait(for: "Welcome, Siobhán O'Neill.")
  }

  @Test("A customer signs in with a PIN that nobody sees, and out; nothing of them stays")
  func signingIn() throws {
    let kiosk = try kiosk()
    try kiosk.ask("drives", until: "Please sign in first. Say sign in.")
    try signIn(kiosk)
    let screen = try kiosk.ask("shortcut list", until: "the long way home")
    #expect(!screen.contains("2580"))
    try kiosk.ask("sign out", until: "Signed out.")
    let after = try kiosk.terminal.wait(for: "a clean screen") { !$0.contains("Siobhán") && $0.contains("showroom>") }
    #expect(!after.contains("long way") && !after.contains("0107"))
    kiosk.terminal.press("Up", "Up", "Up")
    kiosk.terminal.press("C-y")
    try kiosk.ask("find octavia", until: "for “octavia”")
    #expect(!kiosk.terminal.screen.contains("0107") && !kiosk.terminal.screen.contains("shortcut list"))
    #expect(
      File.mode(showroom.directory.file("state/showroom/history")).map { _ in
        File.text(showroom.directory.file("state/showroom/history"))
      }?.contains("0107") != true)
  }

  @Test("A while without a key signs the customer out")
  func quiet() throws {
    let kiosk = try kiosk()
    try signIn(kiosk)
    #expect(showroom.run("settings", "set", "sign-out-after", "1").exitCode == 0)
    try kiosk.ask("hours", until: "Mon-Fri")
    let screen = try kiosk.terminal.wait(for: "Signed out, since nobody typed.")
    #expect(!screen.contains("Siobhán"))
    try kiosk.ask("drives", until: "Please sign in first.")
  }

  @Test("Ctrl-C, Ctrl-D, Ctrl-Z and Ctrl-\\ do not leave it; the PIN does")
  func leaving() throws {
    let kiosk = try kiosk()
    try kiosk.ask("find polo", until: "for “polo”")
    kiosk.terminal.press("C-c", "C-z", "C-\\")
    kiosk.terminal.press("C-d")
    try kiosk.terminal.wait(for: "The terminal's PIN:")
    kiosk.terminal.press("C-z", "C-\\")
    kiosk.terminal.press("C-d")
    try kiosk.ask("quit", until: "The terminal's PIN:\n?")
    kiosk.terminal.type("1111")
    kiosk.terminal.press("Enter")
    try kiosk.terminal.wait(for: "That PIN is wrong.")
    try kiosk.ask("customer list", until: "Only staff may use “customer list”.")
    try kiosk.ask("unlock", until: "The terminal's PIN:\n?")
    kiosk.terminal.type("4711")
    kiosk.terminal.press("Enter")
    try kiosk.terminal.wait(for: "The terminal is the staff's again.")
    #expect(!kiosk.terminal.screen.contains("4711"))
    try kiosk.ask("customer show 7", until: "siobhan.oneill@example.com")
    kiosk.terminal.press("C-d")
    #expect(try kiosk.terminal.waitForExit() == 0)
  }

  @Test("A desk that is locked shows nothing of before, not even with the arrow")
  func lockedDesk() throws {
    let desk = try Desk(showroom)
    try desk.ask("customer show Siobhán", until: "siobhan.oneill@example.com")
    try desk.ask("lock", until: "A new PIN for the terminal:\n?")
    for _ in 0..<2 {
      desk.terminal.type("4711")
      desk.terminal.press("Enter")
      try desk.terminal.wait(for: "?") { $0.hasSuffix("?") || $0.contains("locked") }
    }
    let screen = try desk.terminal.wait(for: "The terminal is locked.")
    #expect(!screen.contains("siobhan") && !screen.contains("4711"))
    desk.terminal.press("Up", "Up")
    try desk.ask("drives", until: "To unlock it")
    #expect(!desk.terminal.screen.contains("customer show"))
  }
}
