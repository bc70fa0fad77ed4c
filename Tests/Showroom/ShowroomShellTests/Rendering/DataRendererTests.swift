import LanguageKit
import ShowroomText
import Testing

@testable import ShowroomShell

@Suite("Programs get data")
struct DataRendererTests {
  private func json(_ outcome: Outcome) -> String {
    Renderer(format: .json, language: .de, width: 10, usesColor: true).text(of: outcome)
  }

  private func csv(_ blocks: Block...) -> String {
    Renderer(format: .csv, language: .de).text(of: Outcome(blocks))
  }

  private let small = Table(
    columns: [Table.Column("id", Localized(same: "No.")), Table.Column("make", Localized(same: "Make"))],
    rows: [[Table.Cell(1), Table.Cell("VW")], [Table.Cell(2), Table.Cell(nil)]])

  @Test("as one JSON value: arrays for lists, an object for one thing")
  func jsonValues() {
    #expect(
      json(Outcome([.sentence("Two cars."), .table(small)]))
        == "[{\"id\": 1, \"make\": \"VW\"}, {\"id\": 2, \"make\": null}]\n")
    #expect(
      json(Outcome([.record(Samples.record)]))
        == "{\"plate\": \"B-AB 123\", \"odometer\": 15200, \"colour\": null, \"car\": {\"id\": 1}}\n")
    #expect(
      json(Outcome([.choices([Block.Choice("Golf", value: 7)])]))
        == "[{\"number\": 1, \"text\": \"Golf\", \"value\": 7}]\n")
    #expect(
      json(Outcome([.groups([Block.Group(key: "car", title: "Cars", table: small)])]))
        == "[{\"group\": \"car\", \"title\": \"Cars\", \"items\": [{\"id\": 1, \"make\": \"VW\"}, {\"id\": 2, \"make\": null}]}]\n"
    )
    #expect(json(Outcome([.sentence("Done."), .sentence("Bye.")])) == "{\"message\": \"Done. Bye.\"}\n")
    #expect(json(Outcome([.table(Table(columns: small.columns, rows: []))])) == "[]\n")
    #expect(json(Outcome()) == "null\n")
    #expect(json(Outcome([.sentence("x")], value: ["number": 12])) == "{\"number\": 12}\n")
  }

  @Test("and errors as an object on stderr, with nothing on stdout")
  func jsonError() {
    let outcome = Outcome(Problem(code: "slot-taken", message: "Taken.", hint: nil))
    let renderer = Renderer(format: .json, language: .en)
    #expect(renderer.text(of: outcome) == "")
    #expect(
      renderer.problemText(of: outcome)
        == "{\"error\": {\"code\": \"slot-taken\", \"message\": \"Taken.\", \"hint\": null}}\n")
  }

  @Test("as CSV with the keys of JSON as its header")
  func csvValues() {
    #expect(csv(.sentence("Two cars."), .table(small)) == "id,make\r\n1,VW\r\n2,\r\n")
    #expect(
      csv(.record(Record([.data("plate", "B-AB 123"), .data("odometer", 5)]))) == "plate,odometer\r\nB-AB 123,5\r\n")
    #expect(csv(.choices([Block.Choice("Golf")])) == "number,text\r\n1,Golf\r\n")
    #expect(csv(.sentence("Done.")) == "message\r\nDone.\r\n")
    #expect(csv(.table(small), .table(small)) == "id,make\r\n1,VW\r\n2,\r\n\r\nid,make\r\n1,VW\r\n2,\r\n")
    #expect(csv() == "")
  }

  @Test("groups in one CSV with all their columns")
  func csvGroups() {
    let other = Table(columns: [.data("phrase"), .data("id")], rows: [[Table.Cell("my golf"), Table.Cell(9)]])
    let groups = [
      Block.Group(key: "car", title: "Cars", table: small),
      Block.Group(key: "shortcut", title: "Phrases", table: other),
    ]
    #expect(csv(.groups(groups)) == "group,id,make,phrase\r\ncar,1,VW,\r\ncar,2,,\r\nshortcut,9,,my golf\r\n")
  }

  @Test(
    "and no field is a formula or breaks a line",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), (" padded ", "\" padded \""),
      ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"), ("-12.5", "-12.5"), ("\t=1", "␉=1"),
      ("a\r\nb", "a␍␊b"),
    ])
  func fields(value: String, expected: String) {
    let table = Table(columns: [.data("name"), .data("id")], rows: [[Table.Cell(.string(value)), Table.Cell(1)]])
    #expect(csv(.table(table)) == "name,id\r\n\(expected),1\r\n")
  }

  @Test("and nothing from outside is more than a field")
  func hostile() {
    let table = Table(columns: [.data("name")], rows: [[Table.Cell(.string(Samples.hostile))]])
    #expect(csv(.table(table)).utf8.split(separator: UInt8(ascii: "\n")).count == 2)
    for output in [csv(.table(table)), json(Outcome([.table(table)]))] {
      #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
    }
  }

  @Test("A problem is one line, what and what to do, set off by colour on a terminal only")
  func problem() {
    let problem = Problem(code: "x", message: "Taken\nby\u{1B}[2J you.", hint: "Try later.")
    let plain = Renderer(format: .plain, language: .en, usesColor: true).text(of: problem)
    #expect(plain == "Taken␊by␛[2J you. Try later.\n")
    let coloured = Renderer(format: .table, language: .en, usesColor: true).text(of: problem)
    #expect(coloured == "\u{1B}[31mTaken␊by␛[2J you.\u{1B}[0m Try later.\n")
  }
}
