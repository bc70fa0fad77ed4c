import LanguageKit
import ShowroomText
import Testing

@testable import ShowroomShell

@Suite("Plain text reads as sentences")
struct PlainRendererTests {
  private func text(_ blocks: Block..., in language: Language = .en) -> String {
    Renderer(format: .plain, language: language, width: 20, usesColor: true).text(of: Outcome(blocks))
  }

  @Test("a row of a table in a line, without what is absent")
  func table() {
    #expect(
      text(.table(Samples.cars)) == """
        Volkswagen Golf, 2019, petrol, white
        Škoda Octavia, 2021, diesel
        本田 été, 2020, electric, red

        """)
  }

  @Test("a property of a thing in a line, with its name")
  func record() {
    #expect(text(.record(Samples.record)) == "Plate: B-AB 123\nOdometer: 15,200 km\n")
    #expect(text(.record(Samples.record), in: .de) == "Kennzeichen: B-AB 123\nKilometerstand: 15,200 km\n")
  }

  @Test("and all ways to join a cell to a row")
  func readings() {
    let readings: [Table.Reading] = [.item, .attached, .titled, .explanation, .omitted, .item]
    let columns = readings.enumerated().map { place, reading in
      Table.Column("c\(place)", Localized(same: "title"), reading: reading)
    }
    let cells = ["a", "b", "c", "d", "e", "f"].map { Table.Cell(.string($0)) }
    #expect(text(.table(Table(columns: columns, rows: [cells]))) == "a b, title c: d, f\n")
  }

  @Test("groups under their titles, choices by number, sentences as they are")
  func others() {
    let table = Table(columns: [Table.Column("name", Localized(same: "Name"))], rows: [[Table.Cell("Golf")]])
    let group = Block.Group(key: "car", title: "Cars", table: table, footer: "Say its number.")
    #expect(text(.groups([group])) == "Cars:\nGolf\nSay its number.\n")
    #expect(
      text(.sentence("Which?"), .choices([Block.Choice("Golf"), Block.Choice("Polo")])) == "Which?\n1. Golf\n2. Polo\n")
    #expect(text() == "")
    #expect(text(.table(Table(columns: Samples.cars.columns, rows: []))) == "")
  }

  @Test("and nothing from outside makes a line of its own")
  func hostile() {
    let cell = Table.Cell(.string(Samples.hostile))
    let table = Table(columns: [Table.Column("name", Localized(same: "Name"))], rows: [[cell]])
    let record = Record([Record.Field("name", Localized(same: "Name"), cell)])
    let group = Block.Group(key: "g", title: Samples.hostile, table: table, footer: Samples.hostile)
    let output = text(
      .sentence(Samples.hostile), .table(table), .record(record), .groups([group]),
      .choices([Block.Choice(Samples.hostile)]))
    #expect(output.split(separator: "\n").count == 7)
    #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }
}
