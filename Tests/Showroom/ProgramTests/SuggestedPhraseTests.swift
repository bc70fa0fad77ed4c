import TestSupport
import Testing

@Suite("After a booking, the line that would save it")
struct SuggestedPhraseTests {
  let showroom = Showroom()

  private static let bookings: [[String]] = [
    ["book", "polo", "tomorrow 11:00", "30 min", "--for", "Lena Hartmann"],
    ["book", "911", "tomorrow 11:00", "60 min", "--for", "Thomas Berger"],
    ["book", "--vehicle", "B-SR 1205", "tomorrow 14:00", "30 min", "--for", "Siobhán O'Neill"],
    [
      "book", "golf", "tomorrow 11:00", "45 min", "--option", "child seat", "--option", "route:by the lake", "--for",
      "Jürgen Weiß",
    ],
    ["book", "golf", "tomorrow 11:00", "45 min", "--option", "accompanied", "--for", "Ann \"Speedy\" Novak"],
    ["book", "polo", "tomorrow 11:00", "45 min", "--for", "Robert'); DROP TABLE customer;--"],
    ["book", "x1", "tomorrow 11:00", "45 min", "--for", "A = B"],
    ["book", "x1", "tomorrow 11:00", "45 min", "--for", "Back\\slash"],
    ["book", "golf", "tomorrow 11:00", "45 min", "--option", "manual", "--for", "李 小龙"],
    ["book", "golf", "tomorrow 11:00", "45 min", "--option", "route:“home” = 'work'", "--for", "Emily Carter"],
  ]

  @Test("It can be given as it stands, and the phrase books the same again", arguments: bookings)
  func suggested(booking: [String]) throws {
    if let name = booking.last, showroom.run("customer", "show", name).exitCode != 0 {
      showroom.run("customer", "add", name)
    }
    let booked = showroom.start(["--yes"] + booking).wait()
    #expect(booked.exitCode == 0, "\(booked)")
    let suggestion = try #require(booked.output.split(separator: "\n").first { $0.contains("shortcut add ") })
    let line = String(suggestion.drop { $0 != ":" }.dropFirst(2))
    let saved = showroom.run("-c", line)
    #expect(saved.exitCode == 0, "\(line) → \(saved)")
    let phrase = showroom.query("SELECT phrase FROM shortcut_phrase ORDER BY shortcut_id DESC LIMIT 1")
    let again = showroom.run("--yes", "say", "\(phrase) in three days at 15:00")
    #expect(again.exitCode == 0, "\(phrase) → \(again)")
    #expect(drive(2) == drive(1))
  }

  /// The car, customer, length and options of a booking, the last being 1.
  private func drive(_ place: Int) -> String {
    showroom.query(
      """
      SELECT vehicle.car_id, customer_id, ends - starts, options FROM test_drive JOIN vehicle ON vehicle.id = vehicle_id
      ORDER BY test_drive.id DESC LIMIT 1 OFFSET \(place - 1)
      """)
  }
}
