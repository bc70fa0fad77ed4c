import Glibc
import TestSupport
import Testing

@Suite("Messages on their way out")
struct MessageDeliveryTests {
  private let showroom = Showroom()

  /// The demonstration showroom with a mail program of the test's: a script that gets its message on standard input.
  private func prepare(mail script: String) {
    showroom.run("init")
    let path = showroom.directory.file("mail")
    File.write("#!/bin/sh\n\(script)\n".utf8, to: path)
    chmod(path, 0o700)
    showroom.run("settings", "set", "email", "desk@example.com")
    showroom.run("settings", "set", "mail-program", path)
  }

  /// Saves each message in a file of its own, with the arguments in another.
  private static let saving = """
    name=$(mktemp "$HOME/mail-XXXXXXXX"); cat > "$name"; printf '%s\\n' "$@" > "$HOME/arguments"
    """

  /// What the mail program got, by name.
  private var mails: [String] {
    File.names(in: showroom.directory.path).filter { $0.hasPrefix("mail-") }
      .map { File.text(showroom.directory.file($0)) }
  }

  private func messageIDs() -> Set<String> {
    Set(mails.flatMap { $0.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("Message-ID:") }.map(String.init) })
  }

  @discardableResult
  private func run(_ line: String, at now: String = "2026-12-01T10:00") -> Program.Result {
    Program.built("showroom").run(
      ["--db", showroom.store, "--language", "en", "--now", now, "--yes", "-c", line],
      environment: showroom.environment, in: showroom.directory.path)
  }

  private func state(_ id: Int) -> String { showroom.query("SELECT state FROM message WHERE id = \(id)") }

  @Test("A message is handed over once, to one recipient, by a program without a shell")
  func once() {
    prepare(mail: Self.saving)
    let result = run("message send Emily = Your car is ready")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Sent: message 1 to Emily Carter, by e-mail to emily.carter@example.org."))
    #expect(mails.count == 1)
    #expect(mails.first?.contains("Your car is ready") == true)
    #expect(File.text(showroom.directory.file("arguments")) == "-oi\n--\nemily.carter@example.org\n")
    run("outbox run")
    #expect(mails.count == 1)
    #expect(state(1) == "sent")
  }

  @Test("A program that is killed while it hands over says that it is not known, and sends nothing by itself")
  func killed() {
    // The script takes the message, ends the showroom's program, and goes on: the message is sent, and nobody noted it.
    prepare(mail: "\(Self.saving)\nkill -KILL $PPID")
    let result = run("message send Emily = Your car is ready")
    #expect(result.exitCode == 128 + SIGKILL)
    #expect(mails.count == 1)
    #expect(state(1) == "handing over")
    let outbox = run("outbox")
    #expect(outbox.output.contains("It is not known whether message 1 to Emily Carter was sent."))
    #expect(outbox.output.contains("message retry 1") && outbox.output.contains("message done 1"))
    #expect(state(1) == "unknown")
    #expect(run("agenda").output.contains("1 message needs a look"))
    #expect(run("outbox run").output == "Nothing was due.\n")
    #expect(mails.count == 1)
  }

  @Test("Staff decide about a message that is not known: again, under the same name, or as it is")
  func decided() {
    prepare(mail: "\(Self.saving)\nif [ ! -e \"$HOME/killed\" ]; then touch \"$HOME/killed\"; kill -KILL $PPID; fi")
    run("message send Emily = Your car is ready")
    #expect(run("outbox run").output.contains("It is not known whether message 1"))
    #expect(run("message retry 1").output.contains("Sent: message 1"))
    #expect(mails.count == 2)
    #expect(messageIDs().count == 1)
    #expect(run("message done 1").exitCode == 1)
    #expect(run("message retry 1").exitCode == 1)
    #expect(mails.count == 2)
  }

  @Test("What was kept before the program was killed is sent by the next one, once")
  func killedBefore() {
    prepare(mail: "kill -KILL $PPID")
    run("message send Emily, Grace, Raj = We close at five")
    #expect([1, 2, 3].map(state) == ["handing over", "queued", "queued"])
    File.write("#!/bin/sh\n\(Self.saving)\n".utf8, to: showroom.directory.file("mail"))
    run("outbox run")
    run("outbox run")
    #expect([1, 2, 3].map(state) == ["unknown", "sent", "sent"])
    #expect(mails.count == 2)
  }

  @Test("Many programs at the outbox at once send each message once")
  func manyPrograms() {
    prepare(mail: "\(Self.saving)\nsleep 0.05")
    showroom.run("settings", "set", "mail-program", "/bin/false")
    run("message send Emily, Grace, Raj, Lena, Marie = We close at five")
    showroom.run("settings", "set", "mail-program", showroom.directory.file("mail"))
    let running = (0..<6).map { _ in
      Program.built("showroom").start(
        ["--db", showroom.store, "--language", "en", "--now", "2026-12-01T11:00", "outbox", "run"],
        environment: showroom.environment, in: showroom.directory.path)
    }
    for program in running {
      let result = program.wait()
      #expect(result.exitCode == 0 || result.errors == "Another program is at the outbox.\n", "\(result.errors)")
    }
    #expect(mails.count == 5)
    #expect(messageIDs().count == 5)
    #expect(showroom.query("SELECT count(*) FROM message WHERE state = 'sent'") == "5")
  }

  @Test("One that is refused is tried again after waits that grow, and fails at last")
  func retries() {
    prepare(mail: "cat > /dev/null; echo 'no route to host' >&2; exit 75")
    let first = run("message send Emily = Your car is ready")
    #expect(first.output.contains("Not sent yet: message 1"))
    #expect(first.output.contains("The program ended with 75: no route to host."))
    #expect(first.output.contains("tried again today, Tuesday, 1 December 2026, 10:01"))
    #expect(run("outbox run", at: "2026-12-01T10:00:59").output == "Nothing was due.\n")
    var dues: [String] = []
    for _ in 0..<5 {
      let due = showroom.query("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', due, 'unixepoch') FROM message")
      dues.append(due)
      run("outbox run", at: due)
    }
    #expect(
      dues == [
        "2026-12-01T09:01:00Z", "2026-12-01T09:06:00Z", "2026-12-01T09:21:00Z", "2026-12-01T10:21:00Z",
        "2026-12-01T14:21:00Z",
      ])
    #expect(state(1) == "failed")
    #expect(run("outbox", at: "2026-12-02T10:00").output.contains("failed"))
  }

  @Test("A drive's calendar file goes with what is booked, and other programs read both")
  func calendar() throws {
    prepare(mail: Self.saving)
    run("customer add 'Emily\u{202E} \"Ö\" Carter' --email emily@example.com")
    run("book --vehicle \"B-SR 1205\" 45 min friday 10:00 --for 14")
    #expect(run("message send 14 = \"her booking\"").output.contains("Sent: message 1"))
    let script = """
      import sys, email, email.policy
      m = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)
      part = next(m.iter_attachments())
      print(m['To'].addresses[0].display_name, '|', m['Subject'], '|', part.get_filename())
      print(part.get_payload(decode=True).decode())
      """
    let name = try #require(File.names(in: showroom.directory.path).first { $0.hasPrefix("mail-") })
    let result = Program("python3").run(["-X", "utf8", "-c", script, showroom.directory.file(name)])
    #expect(
      result.output.hasPrefix(
        "Emily \"Ö\" Carter | Test drive 31: Volkswagen Polo 2020 | drive-31.ics\nBEGIN:VCALENDAR"))
    #expect(result.output.contains("METHOD:REQUEST"))
    #expect(result.output.contains("DTSTART:20261204T090000Z"))
  }

  @Test("Text messages go by a program of the showroom's choice, its words as they are")
  func textMessages() {
    showroom.run("init")
    let path = showroom.directory.file("sms")
    File.write("#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$HOME/arguments\"; cat > \"$HOME/input\"\n".utf8, to: path)
    chmod(path, 0o700)
    showroom.run("settings", "set", "text-program", "\(path) --to {phone} {text}")
    let text = "$(touch \(showroom.directory.file("hacked"))); \"x\" 'y' `z`"
    #expect(showroom.run("--yes", "message", "send", "Emily", "--text", text).exitCode == 0)
    #expect(File.text(showroom.directory.file("arguments")) == "--to\n+44 20 7946 0108\n\(text)\n")
    showroom.run("settings", "set", "text-program", "\(path) {phone}")
    #expect(showroom.run("--yes", "message", "send", "Emily", "--text", "--help\nme").exitCode == 0)
    #expect(File.text(showroom.directory.file("arguments")) == "+44 20 7946 0108\n")
    #expect(File.text(showroom.directory.file("input")) == "--help\nme\n")
    #expect(File.mode(showroom.directory.file("hacked")) == nil)
  }

  @Test("At a terminal, what is due goes out between two lines, and what was typed last is still what undo takes back")
  func betweenLines() throws {
    prepare(mail: Self.saving)
    showroom.run("settings", "set", "mail-program", "/bin/false")
    run("message send Emily = Your car is ready", at: "2026-12-01T09:30")
    showroom.run("settings", "set", "mail-program", showroom.directory.file("mail"))
    let desk = try Desk(showroom)
    try desk.ask("customer add Zoe Zander", until: "Sent: message 1 to Emily Carter")
    #expect(mails.count == 1)
    try desk.ask("undo", until: "customer 14: taken out")
    try desk.ask("yes", until: "Taken back: customer 14.")
  }

  @Test("A store that was put back sends nothing a second time")
  func putBack() {
    prepare(mail: "exit 75")
    run("message send Emily = Your car is ready")
    run("backup \(showroom.directory.file("backup.db"))")
    File.write("#!/bin/sh\n\(Self.saving)\n".utf8, to: showroom.directory.file("mail"))
    run("outbox run", at: "2026-12-01T10:30")
    #expect(mails.count == 1)
    run("restore \(showroom.directory.file("backup.db"))", at: "2026-12-01T11:00")
    #expect(state(1) == "unknown")
    run("outbox run", at: "2026-12-01T12:00")
    #expect(mails.count == 1)
  }
}
