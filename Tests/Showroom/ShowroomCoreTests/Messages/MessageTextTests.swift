import Testing

@testable import ShowroomCore

@Suite("Programs and templates as a showroom sets them")
struct MessageTextTests {
  private func arguments(_ source: String, text: String = "hello", phone: String = "+49 30 1") throws -> [String] {
    try CommandTemplate(source).arguments { placeholder in
      switch placeholder {
      case .text: text
      case .phone: phone
      case .name: "Anna Novak"
      case .email: "anna@example.com"
      case .subject: "A subject"
      }
    }
  }

  @Test("Words are divided by the rules, and what is filled in stays in its word")
  func words() throws {
    #expect(try arguments("/bin/sms --to {phone} {text}") == ["/bin/sms", "--to", "+49 30 1", "hello"])
    #expect(try arguments(#"/bin/sms "a b" 'c "d"' e\ f"#) == ["/bin/sms", "a b", #"c "d""#, "e f"])
    #expect(
      try arguments("/bin/sms --text={text} ''", text: "a; b $(c)\n\"") == ["/bin/sms", "--text=a; b $(c)\n\"", ""])
    #expect(try arguments("/bin/sms {text}", text: "--delete all") == ["/bin/sms", " --delete all"])
    #expect(try arguments("/bin/sms {text}", text: "-\u{301}x") == ["/bin/sms", " -\u{301}x"])
    #expect(try arguments("/bin/sms {text}", text: "a\0b") == ["/bin/sms", "ab"])
    #expect(try arguments("/bin/sms {text}", text: "{phone}") == ["/bin/sms", "{phone}"])
  }

  @Test(
    "What is no program is refused",
    arguments: [
      ("", CommandTemplate.Problem.empty), ("   ", .empty), ("sms {text}", .noPath("sms")),
      ("{text}", .noPath("{text}")),
      ("/bin/{name}", .noPath("/bin/{name}")), ("/bin/sms \"a", .openQuote),
      ("/bin/sms {wort}", .unknownPlaceholder("wort")),
    ])
  func refused(_ source: String, _ problem: CommandTemplate.Problem) {
    #expect(throws: problem) { try CommandTemplate(source) }
  }

  @Test(
    "Fields of a template are checked",
    arguments: [
      ("Hello {name}", nil), ("Hello {nam}", MessageTemplate.Problem.unknownField("nam")), ("Hello {", .looseBrace),
      ("} {name}", .looseBrace), ("{name {day}", .looseBrace), (" \n", .empty),
      (String(repeating: "x", count: 2001), .tooLong),
      ("{}", .unknownField("")),
    ])
  func fields(_ body: String, _ problem: MessageTemplate.Problem?) {
    let template = MessageTemplate(subject: "S", body: body)
    if let problem {
      #expect(throws: problem) { try template.check() }
    } else {
      #expect(throws: Never.self) { try template.check() }
    }
  }

  @Test("Values that look like fields are not filled in again, and empty lines at the end go")
  func filled() {
    let template = MessageTemplate(subject: "{name}", body: "Hello {name}\n\n{address}\n")
    let filled = template.filled { $0 == .name ? "{day}" : "" }
    #expect(filled == MessageTemplate(subject: "{day}", body: "Hello {day}"))
  }

  @Test(
    "A problem is read back as it was stored",
    arguments: [
      DeliveryProblem.noSender, .noAddress, .noProgram, .notStarted("a: b"), .refused(code: 69, words: "x: y: z"),
      .stopped,
      .interrupted, .storePutBack, .tooLate, .noConsent, .driveEnded, .refused(code: 1, words: ""),
    ])
  func problems(_ problem: DeliveryProblem) {
    #expect(DeliveryProblem(storageText: problem.storageText) == problem)
  }

  @Test(
    "A group is named with or without what says whose it is",
    arguments: [
      "my family", "My Family", "family", "meiner Family", "our  family!", "the family",
    ])
  func groups(_ name: String) {
    #expect(MessageGroup.key(name) == "family")
  }

  @Test(
    "An address is mail or telephone, or none",
    arguments: [
      ("anna@example.com", "mail"), ("+49 30 1234567", "phone"), ("030/1234567", "phone"), ("Anna", ""), ("12", ""),
      ("-anna@example.com", ""), ("anna@example.com\nBcc: x@y.z", ""), ("a b@example.com", ""), ("123456", ""),
    ])
  func addresses(_ text: String, _ kind: String) {
    let recipient = Recipient(address: text)
    #expect((recipient?.email != nil ? "mail" : recipient?.phone != nil ? "phone" : "") == kind)
  }
}
