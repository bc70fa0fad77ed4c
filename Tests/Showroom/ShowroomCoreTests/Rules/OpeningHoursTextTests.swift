import LanguageKit
import TestSupport
import Testing

@testable import ShowroomCore

@Suite struct OpeningHoursTextTests {
  @Test(
    "Opening hours are read as people write them",
    arguments: [
      ("Mon-Fri 09:00-18:00, Sat 09:00-16:00; Sun closed", "Mon-Fri 09:00-18:00; Sat 09:00-16:00; Sun closed"),
      ("Mo-Fr 9-18 Uhr, Sa 9-16 Uhr, So geschlossen", "Mon-Fri 09:00-18:00; Sat 09:00-16:00; Sun closed"),
      ("Montag bis Freitag von 9 bis 12 Uhr und 13 bis 18.30 Uhr", "Mon-Fri 09:00-12:00, 13:00-18:30; Sat-Sun closed"),
      (
        "mon, wed, fri 10:00–14:00",
        "Mon 10:00-14:00; Tue closed; Wed 10:00-14:00; Thu closed; Fri 10:00-14:00; Sat-Sun closed"
      ),
      ("Sat-Mon 10-11", "Mon 10:00-11:00; Tue-Fri closed; Sat-Sun 10:00-11:00"),
      ("daily 9am-6pm", "Mon-Sun 09:00-18:00"), ("täglich 00:00-24:00", "Mon-Sun 00:00-24:00"),
      ("Fri 22:00-02:00", "Mon-Thu closed; Fri 22:00-02:00; Sat-Sun closed"),
      ("Fri 22:00-26:00", "Mon-Thu closed; Fri 22:00-02:00; Sat-Sun closed"),
      ("Mon: 9:00 - 18:00\nTue: 9:00 - 18:00", "Mon-Tue 09:00-18:00; Wed-Sun closed"),
      ("daily 9-18; Sun closed", "Mon-Sat 09:00-18:00; Sun closed"),
      ("Mon 12am-12pm", "Mon 00:00-12:00; Tue-Sun closed"),
      ("", "Mon-Sun closed"),
    ])
  func reading(_ text: String, _ expected: String) throws {
    #expect(try OpeningHours(text: text).text(in: .en) == expected)
  }

  @Test("What is written is read again, in both languages")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var hours = OpeningHours()
      for weekday in Weekday.allCases {
        let spans = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
          OpeningSpan(opens: .random(in: 0..<1440, using: &generator), closes: .random(in: 0...2880, using: &generator))
        }
        hours.set(spans, on: weekday)
      }
      for language in Language.allCases {
        #expect(try OpeningHours(text: hours.text(in: language)) == hours)
      }
    }
  }

  @Test("German hours are written in German")
  func german() throws {
    #expect(OpeningHours.standard.text(in: .de) == "Mo-Fr 09:00-18:00; Sa 09:00-16:00; So geschlossen")
  }

  @Test(
    "What cannot be read is refused with its place",
    arguments: [
      ("Mon-Fri 9-18; Funday 9-12", .unknownWord("Funday", column: 15)),
      ("Mon 25:00-26:00", .badTime("25:00-26:00", column: 5)),
      ("Mon 9:60-10", .badTime("9:60", column: 5)), ("Mon", .incomplete(column: 4)), ("9-18", .incomplete(column: 1)),
      ("Mon 9-", .incomplete(column: 7)), ("Mon- 9-18", .incomplete(column: 7)), ("Mon 9 18", .incomplete(column: 9)),
      ("Mon 9-9", .noLength("9-9", column: 5)), ("Mon 9-13pm", .badTime("13", column: 7)),
      ("Mon 9-49", .badTime("49", column: 7)),
      ("\u{7}", .unknownWord("\u{7}", column: 1)), (String(repeating: "x", count: 2001), .tooLong),
    ] as [(String, OpeningHoursTextError)])
  func refused(_ text: String, _ expected: OpeningHoursTextError) {
    #expect(throws: expected) { try OpeningHours(text: text) }
  }
}
