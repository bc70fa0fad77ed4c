import TestSupport
import Testing

@Suite("What goes out by itself")
struct ReminderTests {
  private let showroom = Showroom()

  init() {
    showroom.run("init")
    showroom.run("settings", "set", "email", "desk@example.com")
    showroom.run("settings", "set", "mail-program", "/bin/true")
  }

  @discardableResult
  private func run(_ line: String, at now: String = "2026-12-01T10:00") -> Program.Result {
    let result = Program.built("showroom").run(
      ["--db", showroom.store, "--language", "en", "--now", now, "--yes", "-c", line],
      environment: showroom.environment, in: showroom.directory.path)
    #expect(result.exitCode == 0, "\(line): \(result.errors)")
    return result
  }

  /// Kind, state, and time at which it is due, of all messages.
  private var messages: [String] {
    showroom.query(
      "SELECT kind || ' ' || state || ' ' || strftime('%d. %H:%M', due, 'unixepoch') FROM message ORDER BY id"
    ).split(separator: "\n").map(String.init)
  }

  private func book(_ when: String, for customer: Int = 8) {
    run("book --vehicle \"B-SR 1205\" --duration 45 --start \"\(when)\" --for \(customer)")
  }

  @Test("Without consent nothing is planned, whatever is booked")
  func withoutConsent() {
    book("2026-12-04 10:00")
    #expect(messages == [])
    run("message consent 8 declined")
    book("2026-12-05 10:00")
    #expect(messages == [])
  }

  @Test("A consent plans for the drives to come, and its end takes out what was planned")
  func consent() {
    book("2026-12-04 10:00")
    run("message consent 8 agreed")
    #expect(messages.contains("reminder queued 03. 09:00"))
    run("message consent 8 declined")
    #expect(!messages.contains { $0.contains("queued") })
    #expect(messages.contains("reminder cancelled 03. 09:00"))
  }

  @Test("A reminder moves with its drive and ends with it, in the transaction of the drive, whatever changes that")
  func followsDrive() {
    run("message consent 8 agreed")
    let others = messages.count
    book("2026-12-04 10:00")
    #expect(messages.dropFirst(others) == ["reminder queued 03. 09:00"])
    run("drive move 31 2026-12-05 11:00")
    #expect(messages.dropFirst(others) == ["reminder queued 04. 10:00"])
    _ = showroom.query("UPDATE test_drive SET starts = starts + 3600, ends = ends + 3600 WHERE id = 31")
    #expect(messages.dropFirst(others) == ["reminder queued 04. 11:00"])
    run("drive cancel 31")
    #expect(messages.dropFirst(others) == ["reminder cancelled 04. 11:00"])
    book("2026-12-04 10:00")
    _ = showroom.query("UPDATE test_drive SET state = 'cancelled' WHERE id = 32")
    #expect(messages.dropFirst(others + 1) == ["reminder cancelled 03. 09:00"])
  }

  @Test("What an undone booking had planned goes with it; a move that is undone moves it back")
  func undone() {
    run("message consent 8 agreed")
    let others = messages.count
    book("2026-12-04 10:00")
    run("drive move 31 2026-12-05 11:00")
    run("undo")
    #expect(messages.dropFirst(others) == ["reminder queued 03. 09:00"])
    book("2026-12-07 10:00")
    run("undo")
    #expect(messages.dropFirst(others + 1) == ["reminder cancelled 06. 09:00"])
  }

  @Test("A reminder goes out once for a time; a drive that was moved after it is reminded of anew")
  func again() {
    run("message consent 8 agreed")
    let others = messages.count
    book("2026-12-04 10:00")
    run("outbox run", at: "2026-12-03T10:00")
    #expect(messages.dropFirst(others) == ["reminder sent 03. 09:00"])
    run("drive move 31 2026-12-09 10:00", at: "2026-12-03T11:00")
    #expect(messages.dropFirst(others) == ["reminder sent 03. 09:00", "reminder queued 08. 09:00"])
    run("drive move 31 2026-12-04 10:00", at: "2026-12-03T11:10")
    #expect(messages.dropFirst(others).filter { $0.contains("queued") } == [])
    #expect(run("outbox run", at: "2026-12-04T09:00").output == "Nothing was due.\n")
  }

  @Test("Never at night: what is due then waits for the morning, by the showroom's clock")
  func night() {
    run("message consent 8 agreed")
    book("2026-12-04 10:00")
    run("settings set messages-from 09:30")
    run("settings set messages-until 18:00")
    #expect(
      run("outbox run", at: "2026-12-03T23:00").output.contains("Waits until tomorrow, Friday, 4 December 2026, 09:30"))
    #expect(run("outbox run", at: "2026-12-04T09:29").output == "Nothing was due.\n")
    #expect(run("outbox run", at: "2026-12-04T09:30").output.contains("Sent: message"))
  }

  @Test("A reminder whose drive has begun is not sent")
  func tooLate() {
    run("message consent 8 agreed")
    book("2026-12-04 10:00")
    #expect(run("outbox run", at: "2026-12-04T10:00").output.contains("Its time is over."))
  }

  @Test("After the return the customer is asked, in their language, by the showroom's text")
  func followUp() {
    run("message consent 1 agreed")
    run("template edit follow-up de --subject \"Na, {name}?\" = Wie war der {car}?")
    run("drive out 23 --odometer 999990 --terms", at: "2026-12-03T11:00")
    run("drive return 23 --odometer 999999", at: "2026-12-03T11:50")
    #expect(messages.contains("follow-up queued 04. 10:45"))
    run("outbox run", at: "2026-12-04T12:00")
    let text = showroom.query("SELECT subject || '|' || body FROM message WHERE kind = 'follow-up'")
    #expect(text == "Na, Lena Hartmann?|Wie war der Volkswagen ID.3 2020?")
  }

  @Test("Other hours plan anew what is not sent yet")
  func settings() {
    run("message consent 8 agreed")
    let others = messages.count
    book("2026-12-04 10:00")
    run("settings set reminder-hours 48")
    #expect(messages.dropFirst(others) == ["reminder queued 02. 09:00"])
    run("settings set reminder-hours 0")
    #expect(messages.dropFirst(others) == ["reminder cancelled 02. 09:00"])
  }

  @Test("Who is forgotten is gone from the messages, the groups and the journal, and their file says all before")
  func forgotten() {
    run("message consent 10 agreed")
    run("message send Marie = A secret word")
    run("group add regulars Marie")
    let file = run("customer export 10").output
    #expect(file.contains("A secret word") && file.contains("message_consent") && file.contains("message_group_member"))
    run("drive cancel 30")
    for id in showroom.query(
      "SELECT id FROM test_drive WHERE customer_id = 10 AND state IN ('held', 'requested', 'confirmed')"
    ).split(separator: "\n") {
      run("drive cancel \(id)")
    }
    run("customer forget 10")
    #expect(showroom.query("SELECT count(*) FROM message WHERE customer_id = 10 OR recipient_id = 10") == "0")
    #expect(showroom.query("SELECT count(*) FROM message_consent WHERE customer_id = 10") == "0")
    #expect(showroom.query("SELECT count(*) FROM message_group_member WHERE customer_id = 10") == "0")
    #expect(!File.text(showroom.store).contains("A secret word"))
    #expect(run("check").output.contains("sound"))
  }

  @Test("All of it comes back from an export, and what was due then is not sent again")
  func exchanged() {
    run("message consent 8 agreed")
    run("group add \"the regulars\" Marie \"Tom <tom@example.com>\"")
    run("template edit reminder en = Hello {name}")
    book("2026-12-04 10:00")
    run("export all.json")
    let store = showroom.directory.file("other.db")
    func other(_ arguments: String...) -> Program.Result {
      Program.built("showroom").run(
        ["--db", store, "--language", "en", "--now", "2026-12-03T12:00", "--yes"] + arguments,
        environment: showroom.environment, in: showroom.directory.path)
    }
    _ = other("init", "--empty")
    #expect(other("import", "all.json").exitCode == 0)
    #expect(other("group", "list").output == "the regulars: Marie Schäfer and Tom tom@example.com\n")
    #expect(other("template", "show", "reminder", "en").output.contains("Hello {name}"))
    #expect(other("outbox").output.contains("not known whether"))
    #expect(other("outbox", "run").output == "Nothing was due.\n")
  }
}
