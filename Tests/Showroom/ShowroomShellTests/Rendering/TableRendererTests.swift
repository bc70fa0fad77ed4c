import LanguageKit
import ShowroomText
import TerminalKit
import Testing

@testable import ShowroomShell

@Suite("On a terminal")
struct TableRendererTests {
  private func text(
    _ blocks: Block..., in language: Language = .en, width: Int? = nil, usesColor: Bool = false
  ) -> String {
    Renderer(format: .table, language: language, width: width, usesColor: usesColor).text(of: Outcome(blocks))
  }

  @Test("things stand in columns, wide and combined letters in their true width")
  func table() {
    #expect(
      text(.table(Samples.cars)) == """
        No.  Make        Model    Year  Fuel      Colour
        ───  ──────────  ───────  ────  ────────  ──────
          1  Volkswagen  Golf     2019  petrol    white
         12  Škoda       Octavia  2021  diesel
        103  本田        été      2020  electric  red

        """)
  }

  @Test("the widest columns are cut where the terminal is narrow, numbers never")
  func narrow() {
    #expect(
      text(.table(Samples.cars), in: .de, width: 47) == """
        Nr.  Marke     Modell   Jahr  Kraftstoff  Farbe
        ───  ────────  ───────  ────  ──────────  ─────
          1  Volkswa…  Golf     2019  petrol      white
         12  Škoda     Octavia  2021  diesel
        103  本田      été      2020  electric    red

        """)
  }

  @Test("and where even that does not fit, each row is a line as in plain text")
  func veryNarrow() {
    #expect(text(.table(Samples.cars), width: 30).hasPrefix("Volkswagen Golf, 2019, petrol, white\n"))
  }

  @Test("no line is wider than the terminal while columns stand", arguments: 38...60)
  func widths(width: Int) {
    for line in text(.table(Samples.cars), width: width).split(separator: "\n") {
      #expect(cellWidth(of: line) <= width)
    }
  }

  @Test("a wide letter is never cut in two")
  func wideCut() {
    let cell = Table.Cell("本田技研工業株式会社")
    let table = Table(columns: [Table.Column("make", Localized(same: "Make"))], rows: [[cell]])
    #expect(text(.table(table), width: 9) == "Make\n─────────\n本田技研…\n")
    #expect(text(.table(table), width: 10) == "Make\n──────────\n本田技研…\n")
  }

  @Test("a column that is empty everywhere is left out")
  func emptyColumn() {
    let table = Table(columns: Samples.cars.columns, rows: [Samples.car(1, "VW", "Golf", 2019, "petrol", nil, 5)])
    #expect(!text(.table(table)).contains("Colour"))
    #expect(text(.table(Table(columns: Samples.cars.columns, rows: []))) == "")
  }

  @Test("a thing has its properties beside their names")
  func record() {
    #expect(text(.record(Samples.record)) == "Plate     B-AB 123\nOdometer  15,200 km\n")
    #expect(text(.record(Samples.record), in: .de) == "Kennzeichen     B-AB 123\nKilometerstand  15,200 km\n")
  }

  @Test("choices are numbered, their numbers in line")
  func choices() {
    let choices = (1...10).map { Block.Choice("Golf \($0)") }
    let lines = text(.choices(choices)).split(separator: "\n")
    #expect(lines.first == "  1. Golf 1")
    #expect(lines.last == " 10. Golf 10")
  }

  @Test("groups stand apart")
  func groups() {
    let table = Table(
      columns: [Table.Column("name", Localized(same: "Name"))], rows: [[Table.Cell("Golf")]], showsTitles: false)
    let groups = [
      Block.Group(key: "car", title: "Cars", table: table, footer: "Say its number."),
      Block.Group(key: "phrase", title: "Phrases", table: table),
    ]
    #expect(text(.groups(groups)) == "Cars\nGolf\nSay its number.\n\nPhrases\nGolf\n")
  }

  @Test("colour sets titles off and tells nothing by itself")
  func color() {
    let coloured = text(.table(Samples.cars), .record(Samples.record), usesColor: true)
    #expect(coloured.contains("\u{1B}[1m"))
    var plain = ""
    var rest = coloured[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    #expect(plain + rest == text(.table(Samples.cars), .record(Samples.record)))
  }

  @Test("and nothing from outside moves the cursor or forges a line")
  func hostile() {
    let table = Table(
      columns: [Table.Column("name", Localized(same: "Name"))], rows: [[Table.Cell(.string(Samples.hostile))]])
    let output = text(
      .sentence(Samples.hostile), .table(table), .choices([Block.Choice(Samples.hostile)]), width: 80)
    #expect(output.split(separator: "\n").count == 5)
    #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }
}
