import TestSupport
import Testing

@testable import MailFormatKit

@Suite("E-mails as other programs read them")
struct MailMessageTests {
  /// What Python's own package makes of a message, a line for each fact, with line breaks written as `\n`.
  private func read(_ source: String) throws -> [String: String] {
    let script = """
      import sys, email, email.policy
      data = sys.stdin.buffer.read()
      m = email.message_from_bytes(data, policy=email.policy.default)
      def show(key, value): print(key + chr(9) + str(value).replace(chr(10), chr(92) + 'n'))
      show('headers', ' '.join(m.keys()))
      show('defects', m.defects)
      for key in ['Subject', 'Message-ID', 'Date', 'Auto-Submitted']:
          if key in m: show(key, m[key])
      for key in ['From', 'To']:
          a = m[key].addresses
          show(key, len(a))
          show(key + '.name', a[0].display_name)
          show(key + '.address', a[0].addr_spec)
      text = m.get_body(('plain',))
      show('text', text.get_content().replace(chr(13), ''))
      parts = list(m.iter_attachments())
      show('parts', len(parts))
      for part in parts:
          show('file', part.get_filename())
          show('type', part['Content-Type'])
          show('content', part.get_payload(decode=True).decode('utf-8'))
      """
    let result = Program("python3").run(["-X", "utf8", "-c", script], input: source)
    try #require(result.exitCode == 0, "\(result.errors)")
    var facts: [String: String] = [:]
    for line in result.output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      facts[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return facts
  }

  private func message(
    name: String = "Anna Novak", subject: String = "Your car", text: String = "It is ready.",
    calendar: MailMessage.Calendar? = nil, showroom: String = "Autohaus Süd"
  ) throws -> MailMessage {
    MailMessage(
      from: try #require(MailAddress(name: showroom, address: "desk@example.com")),
      to: try #require(MailAddress(name: name, address: "anna@example.com")), subject: subject, text: text,
      calendar: calendar, identifier: "showroom-1-abc", seconds: 1_796_115_600)
  }

  @Test("A plain message has its headers and its text")
  func plain() throws {
    let facts = try read(try message().source)
    #expect(facts["headers"] == "Date From To Subject Message-ID MIME-Version Content-Type Content-Transfer-Encoding")
    #expect(facts["defects"] == "[]")
    #expect(facts["From.name"] == "Autohaus Süd")
    #expect(facts["To.name"] == "Anna Novak")
    #expect(facts["To.address"] == "anna@example.com")
    #expect(facts["Subject"] == "Your car")
    #expect(facts["Message-ID"] == "<showroom-1-abc@example.com>")
    #expect(facts["Date"] == "Tue, 01 Dec 2026 09:00:00 +0000")
    #expect(facts["text"] == "It is ready.\\n")
    #expect(facts["parts"] == "0")
  }

  @Test("A calendar file is attached, and read as it was written")
  func attached() throws {
    let file = "BEGIN:VCALENDAR\r\nSUMMARY:Škoda – Probefahrt\r\nEND:VCALENDAR\r\n"
    let calendar = MailMessage.Calendar(fileName: "drive-12.ics", method: "REQUEST", text: file)
    let facts = try read(try message(calendar: calendar).source)
    #expect(facts["parts"] == "1")
    #expect(facts["file"] == "drive-12.ics")
    #expect(facts["type"]?.contains("method=\"REQUEST\"") == true || facts["type"]?.contains("method=REQUEST") == true)
    #expect(facts["content"] == file.replacing("\r\n", with: "\r\\n"))
    #expect(facts["text"] == "It is ready.\\n")
  }

  static let hostile: [String] = [
    "Anna\r\nBcc: victim@example.org", "Anna\nSubject: forged", "Anna\r\n\r\nforged body",
    "a\u{0B}b\u{0C}c\u{85}d\u{2028}e",
    "\u{202E}gnp.exe", "=?utf-8?Q?forged?=", "O'Neill, \"Siobhán\" <x@y.example>", String(repeating: "x", count: 3000),
    String(repeating: "ü", count: 1500), "Ж", "🚗👨‍👩‍👧", "\u{0}\u{7F}", "a\\", "\"", "…", "=_showroom-1-abc", ".", "",
  ]

  @Test("Whatever a person wrote forges no header and ends no text", arguments: hostile)
  func noForgery(_ text: String) throws {
    let calendar = MailMessage.Calendar(fileName: "drive-1.ics", method: "PUBLISH", text: text)
    let body = "before\n\(text)\nafter"
    let source = try message(name: text, subject: text, text: body, calendar: calendar, showroom: text).source
    for line in source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      #expect(line.count <= 79, "a line of \(line.count) octets")
      #expect(line.allSatisfy { $0 == 0x0D || $0 >= 0x20 && $0 < 0x7F }, "a line beyond ASCII")
    }
    #expect(!source.replacing("\r\n", with: "").contains("\n") && !source.utf8.starts(with: [0x0A]))
    let facts = try read(source)
    #expect(facts["headers"] == "Date From To Subject Message-ID MIME-Version Content-Type")
    #expect(facts["defects"] == "[]")
    #expect(facts["To"] == "1")
    #expect(facts["To.address"] == "anna@example.com")
    #expect(facts["From.address"] == "desk@example.com")
    #expect(facts["parts"] == "1")
    #expect(facts["text"]?.hasPrefix("before\\n") == true && facts["text"]?.hasSuffix("\\nafter\\n") == true)
    for name in ["To.name", "Subject"] {
      #expect(facts[name]?.unicodeScalars.contains { $0.properties.generalCategory == .format } == false)
    }
  }

  @Test(
    "Names and texts come back as they are", arguments: ["Siobhán O'Neill", "Łukasz Wójcik", "A \"B\" \\ C", "Ж Ю 漢字"])
  func sameText(_ text: String) throws {
    let lines = "Grüße\n\n  eingerückt \nFrom here on\n.\n\(String(repeating: "ä", count: 400))"
    let facts = try read(try message(name: text, subject: text, text: lines).source)
    #expect(facts["To.name"] == text)
    #expect(facts["Subject"] == text)
    #expect(facts["text"] == lines.replacing("\n", with: "\\n") + "\\n")
  }

  @Test(
    "An address that could be read in two ways is none",
    arguments: [
      "", "anna", "anna@", "@example.com", "a b@example.com", "a@b@c.example", "anna@example..com",
      "-oQ/tmp@example.com",
      "anna@example.com\r\nBcc: x@example.org", "\"a b\"@example.com", "anna@[127.0.0.1]", "änna@example.com",
      "anna@-example.com", ".anna@example.com", "anna,ben@example.com", "anna@example.com>",
    ])
  func badAddress(_ address: String) {
    #expect(MailAddress(address: address) == nil)
  }

  @Test(
    "Days of the week and of the month",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 +0000"), (-1, "Wed, 31 Dec 1969 23:59:59 +0000"),
      (1_709_210_096, "Thu, 29 Feb 2024 12:34:56 +0000"),
    ])
  func dates(_ seconds: Int, _ text: String) {
    #expect(MailMessage.date(Int64(seconds)) == text)
  }
}
