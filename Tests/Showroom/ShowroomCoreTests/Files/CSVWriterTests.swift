import Foundation
import TestSupport
import Testing

@testable import ShowroomCore

@Suite struct CSVWriterTests {
  @Test(
    "Fields are quoted where they must be, and only there",
    arguments: [
      (["a", "b"], "a,b"), (["a,b", "c"], "\"a,b\",c"), (["say \"hi\""], "\"say \"\"hi\"\"\""),
      (["two\nlines"], "\"two\nlines\""),
      (["a\r\nb"], "\"a\r\nb\""), ([" a "], "\" a \""), ([""], "\"\""), (["", ""], ","), (["Škoda"], "Škoda"),
    ])
  func quoting(_ fields: [String], _ expected: String) {
    #expect(CSVWriter().row(fields) == expected + "\r\n")
  }

  @Test(
    "No field is a formula to a spreadsheet, and each comes back as it was",
    arguments: [
      ("=1+1", "'=1+1"), ("+49 30 23125 001", "+49 30 23125 001"), ("+1", "+1"), ("+1+1", "'+1+1"), ("+1*2", "'+1*2"),
      ("+49 30 ", "'+49 30 "), ("+", "'+"), ("+ ", "'+ "), ("'+49 30", "''+49 30"), ("+cmd", "'+cmd"),
      ("-cmd", "'-cmd"), ("@sum", "'@sum"),
      ("\tx", "'\tx"),
      ("\rx", "'\rx"), ("'=1", "''=1"), ("''", "''"), ("'quoted'", "'quoted'"), ("-12", "-12"), ("-1.5", "-1.5"),
      ("-1.", "'-1."), ("-", "'-"), ("a=b", "a=b"), ("", ""),
      ("＝1+1", "'＝1+1"), ("\"=1+1", "'\"=1+1"), ("a;=1+1;b", "a;'=1+1;b"), ("a;'=1", "a;''=1"), ("a\t=1", "a\t'=1"),
      ("a\n+1", "a\n'+1"), ("a;\"=1\"", "a;'\"=1\""), ("\t=1", "'\t'=1"), ("+49 30;+1", "'+49 30;'+1"),
      ("a; =1", "a; =1"),
      ("12;-5", "12;'-5"), ("a;b", "a;b"), ("'a", "'a"),
    ])
  func formulas(_ field: String, _ expected: String) {
    #expect(CSVWriter.neutralised(field) == expected)
    #expect(CSVWriter.restored(expected) == field)
  }

  /// Fields of the characters that make trouble.
  private func randomRows() -> [[String]] {
    var generator = SeededGenerator(seed: 3)
    let pieces = [
      "a", ",", "\"", "\n", "+", "＝", "\r\n", "\r", " ", "=", "'", "-", "ß", "🚗", "7", ";", "\t", "e\u{301}", "\u{301}",
    ]
    return (0..<300).map { _ in
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
          .joined()
      }
    }
  }

  @Test("What is written is read again")
  func roundTrip() throws {
    for delimiter in [",", ";"] as [Character] {
      let rows = randomRows()
      let text = rows.map(CSVWriter(delimiter: delimiter).row).joined()
      var reader = CSVReader(Array(text.utf8), delimiter: delimiter.unicodeScalars.first ?? ",")
      for expected in rows {
        let row = try reader.nextRow()
        #expect(row?.fields.map(CSVWriter.restored) == expected)
      }
      #expect(try reader.nextRow() == nil)
    }
  }

  @Test("Python reads the same fields from a written file")
  func readByPython() throws {
    let rows = randomRows()
    let script = """
      import csv, json, io, sys
      text = sys.stdin.buffer.read().decode("utf-8")
      print(json.dumps(list(csv.reader(io.StringIO(text, newline="")))))
      """
    let output = try Python.run(script, input: rows.map { CSVWriter().row($0) }.joined())
    let read = try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
    #expect(read == rows.map { $0.map(CSVWriter.neutralised) })
  }

  @Test("A file that Python wrote is read with the same fields")
  func writtenByPython() throws {
    let script = """
      import csv, json, io, sys
      rows, text = json.load(sys.stdin), io.StringIO(newline="")
      csv.writer(text).writerows(rows)
      sys.stdout.buffer.write(text.getvalue().encode("utf-8"))
      """
    let rows = randomRows()
    let input = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    var reader = CSVReader(Array(try Python.run(script, input: input).utf8))
    for expected in rows { #expect(try reader.nextRow()?.fields == expected) }
    #expect(try reader.nextRow() == nil)
  }
}
