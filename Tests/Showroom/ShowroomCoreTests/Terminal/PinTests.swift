import ShowroomCore
import Testing

@Suite("PINs")
struct PinTests {
  private let start = Instant(seconds: 1_800_000_000)

  @Test("are 4 to 12 digits; spaces do not count", arguments: ["1234", "12 34", "123456789012", "0000"])
  func pins(text: String) throws {
    #expect(try #require(Pin(text)).digits == text.filter { $0 != " " })
  }

  @Test("and nothing else", arguments: ["", "123", "1234567890123", "12a4", "１２３４", "-1234", "12.34", "cancel"])
  func noPins(text: String) { #expect(Pin(text) == nil) }

  @Test("The wait grows with each wrong one, up to a quarter of an hour")
  func growing() {
    var patience = PinPatience()
    var now = start
    var waits: [Int] = []
    for _ in 0..<12 {
      patience.noteWrong(at: now)
      waits.append(patience.wait(at: now))
      now = now + patience.wait(at: now)
      #expect(patience.wait(at: now) == 0)
    }
    #expect(waits == [0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  }

  @Test("Trying all four digits takes months, however they are spread")
  func bruteForce() {
    for pause in [0, 60, 600, 1200, 3600] {
      var patience = PinPatience()
      var now = start
      var tried = 0
      while now - start < 30 * 86_400 {
        now = now + max(patience.wait(at: now), 1)
        patience.noteWrong(at: now)
        tried += 1
        now = now + pause
      }
      #expect(tried < 5000, "\(pause)")
    }
  }

  @Test("Slips of a day do not add up")
  func forgiving() {
    var patience = PinPatience()
    for hour in 0..<24 {
      let now = start + hour * 3600
      patience.noteWrong(at: now)
      #expect(patience.wait(at: now) == 0)
    }
  }

  @Test("A clock that is set back makes nobody wait longer")
  func clockBack() {
    var patience = PinPatience(count: 4, last: start)
    #expect(patience.wait(at: start - 100_000) == 10)
    patience.noteWrong(at: start - 100_000)
    #expect(patience.wait(at: start - 100_000) == 20)
  }

  @Test(
    "A contact is known however it is written",
    arguments: [
      ("+49 30 1234567", "0049301234567", true), ("+49 30 1234567", "030 123-45-67", true),
      ("+49 (30) 1234567", "+49301234568", false), ("Anna@Example.com", "anna@example.COM ", true),
      ("anna@example.com", "anna@example.org", false), ("030 1234567", "0301234567", true),
      ("+49 30 1234567", "1234567", true), ("+44 30 1234567", "+49 30 1234567", false),
    ])
  func contacts(one: String, other: String, areSame: Bool) throws {
    let (one, other) = (try #require(ContactKey(one)), try #require(ContactKey(other)))
    #expect(one.matches(other) == areSame)
    #expect(other.matches(one) == areSame)
  }

  @Test(
    "and what is none is none", arguments: ["", "Anna", "12345", "+49 Anna 1234567", String(repeating: "1", count: 99)])
  func noContacts(text: String) { #expect(ContactKey(text) == nil) }
}
