import Glibc
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Reading scripts")
struct ScriptReaderTests {
  let directory = TemporaryDirectory()

  private func events(_ bytes: [UInt8], limit: Int = ScriptReader.standardLimit) -> [LineEvent] {
    File.write(bytes, to: directory.file("script"))
    let descriptor = open(directory.file("script"), O_RDONLY)
    defer { close(descriptor) }
    return events(descriptor, limit: limit)
  }

  private func events(_ descriptor: Int32, limit: Int) -> [LineEvent] {
    let reader = ScriptReader(descriptor: descriptor, limit: limit)
    var events: [LineEvent] = []
    while true {
      let event = reader.readLine(prompt: "ignored")
      events.append(event)
      if event == .end { return events }
      if case .failed = event { return events }
    }
  }

  static let scripts: [(String, [String])] = [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\r\n\n", ["", ""]),
    ("a\rb\n", ["a\rb"]), ("a\0b\n\0", ["a\0b", "\0"]), ("\u{feff}a\n\u{feff}b", ["a", "\u{feff}b"]), ("ä😀\n", ["ä😀"]),
    ("\n\na\n\n", ["", "", "a", ""]), ("last\r", ["last"]), ("u\u{2028}v\n", ["u\u{2028}v"]),
  ]

  @Test("Lines end with LF, CRLF or the end of the file", arguments: scripts)
  func lines(script: String, expected: [String]) {
    #expect(events(Array(script.utf8)) == expected.map { .line($0) } + [.end])
  }

  @Test("Broken UTF-8 is repaired")
  func brokenText() {
    #expect(events([0x61, 0xff, 0x62, 0x0a, 0xc3]) == [.line("a\u{fffd}b"), .line("\u{fffd}"), .end])
  }

  @Test(
    "A line that is too long is passed over, and the next is read", arguments: [9, 10, 11, 12, 15, 16, 70_000, 200_000])
  func longLines(length: Int) {
    let long = String(repeating: "x", count: length)
    let event: LineEvent = length <= 10 ? .line(long) : .tooLong(limit: 10)
    for end in ["\n", "\r\n"] {
      #expect(events(Array("a\(end)\(long)\(end)b\(end)".utf8), limit: 10) == [.line("a"), event, .line("b"), .end])
    }
    #expect(events(Array(long.utf8), limit: 10) == [event, .end])
  }

  @Test("Random bytes give the lines that splitting gives")
  func randomBytes() {
    for _ in 0..<200 {
      let bytes =
        (0..<Int.random(in: 0..<300)).map { _ in [10, 13, 97, 0, 0xc3, 0xa4].randomElement() ?? 10 } as [UInt8]
      var pieces = bytes.split(separator: 10, omittingEmptySubsequences: false).map { piece in
        String(decoding: piece.last == 13 ? piece.dropLast() : piece, as: UTF8.self)
      }
      if bytes.last == 10 || bytes.isEmpty { pieces.removeLast() }
      #expect(events(bytes) == pieces.map { .line($0) } + [.end])
    }
  }

  @Test("A directory, or what is not open, fails with its reason")
  func failing() {
    let descriptor = open(directory.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(events(descriptor, limit: 10) == [.failed(reason: "Is a directory")])
    #expect(events(-1, limit: 10) == [.failed(reason: "Bad file descriptor")])
  }

  @Test("Lines come as soon as they are there")
  func pipe() {
    var ends: [Int32] = [0, 0]
    Glibc.pipe(&ends)
    let reader = ScriptReader(descriptor: ends[0])
    for line in ["one", "two ä", ""] {
      _ = (line + "\n").withCString { write(ends[1], $0, strlen($0)) }
      #expect(reader.readLine() == .line(line))
    }
    close(ends[1])
    #expect(reader.readLine() == .end)
    #expect(reader.readLine() == .end)
    close(ends[0])
  }
}
