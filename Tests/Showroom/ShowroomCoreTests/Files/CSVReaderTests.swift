import Testing

@testable import ShowroomCore

@Suite struct CSVReaderTests {
  private func rows(_ text: String, delimiter: Unicode.Scalar = ",") throws -> [[String]] {
    try rows(Array(text.utf8), delimiter: delimiter)
  }

  private func rows(_ bytes: [UInt8], delimiter: Unicode.Scalar = ",") throws -> [[String]] {
    var reader = CSVReader(bytes, delimiter: delimiter)
    var found: [[String]] = []
    while let row = try reader.nextRow() { found.append(row.fields) }
    return found
  }

  @Test(
    "Files are read as dealers' programs write them",
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]),
      ("\u{FEFF}id,make\n1,Škoda\n", [["id", "make"], ["1", "Škoda"]]), ("", []), ("\n\r\n\n", []),
      ("a,,\n,,\n", [["a", "", ""], ["", "", ""]]), ("\"a,b\",\"c\"\"d\"\n", [["a,b", "c\"d"]]),
      ("\"two\r\nlines\",x\n", [["two\r\nlines", "x"]]), ("\"\"\n", [[""]]), ("5\" pipe,x\n", [["5\" pipe", "x"]]),
      ("a,\"\"", [["a", ""]]), ("a,", [["a", ""]]), ("\"\"\"\"", [["\""]]), ("a\n\nb\n", [["a"], ["b"]]),
    ])
  func reading(_ text: String, _ expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test("Files with semicolons or tabs are read, and told by their first line")
  func delimiters() throws {
    #expect(try rows("a;b,c\n", delimiter: ";") == [["a", "b,c"]])
    #expect(CSVReader.likelyDelimiter(inFirstLine: "id;make;model\n1,2,3,4".utf8) == ";")
    #expect(CSVReader.likelyDelimiter(inFirstLine: "id\tmake".utf8) == "\t")
    #expect(CSVReader.likelyDelimiter(inFirstLine: "id,make".utf8) == ",")
    #expect(CSVReader.likelyDelimiter(inFirstLine: "id".utf8) == ",")
  }

  @Test(
    "A fault is named with its line and column",
    arguments: [
      ("a,b\nc,\"d", .unterminatedQuote, 2, 3), ("\"a\"b\n", .textAfterQuote, 1, 4),
      ("\"x\ny\",\"z\" ,\n", .textAfterQuote, 2, 7), ("ü,\"a\"b", .textAfterQuote, 1, 7),
    ] as [(String, CSVError.Kind, Int, Int)])
  func faults(_ text: String, _ kind: CSVError.Kind, _ line: Int, _ column: Int) {
    #expect(throws: CSVError(kind: kind, line: line, column: column)) { try rows(text) }
  }

  @Test("Bytes that are no UTF-8 are refused at their field")
  func invalidUTF8() {
    let bytes = Array("id,make\n1,Citro".utf8) + [0xEB] + Array("n\n".utf8)
    #expect(throws: CSVError(kind: .invalidUTF8, line: 2, column: 3)) { try rows(bytes) }
  }

  @Test("Fields and rows that are too long are refused before they fill the memory")
  func limits() {
    var long = CSVReader(Array("a,\(String(repeating: "x", count: 11))".utf8), limits: .init(fieldBytes: 10, fields: 5))
    #expect(throws: CSVError(kind: .fieldTooLong(limit: 10), line: 1, column: 3)) { try long.nextRow() }
    var endless = CSVReader(limits: .init(fieldBytes: 10, fields: 5)) { Array(",,,".utf8) }
    #expect(throws: CSVError(kind: .tooManyFields(limit: 5), line: 1, column: 6)) { try endless.nextRow() }
    var isFirst = true
    var unclosed = CSVReader(limits: .init(fieldBytes: 100, fields: 5)) {
      defer { isFirst = false }
      return Array((isFirst ? "\"" : "x\n").utf8)
    }
    #expect(throws: CSVError(kind: .fieldTooLong(limit: 100), line: 1, column: 1)) { try unclosed.nextRow() }
  }

  @Test("Every field knows where it begins, also after fields of several lines")
  func places() throws {
    var reader = CSVReader(Array("a,bc\n\n\"x\ny\",z\n".utf8))
    #expect(try reader.nextRow()?.places == [.init(line: 1, column: 1), .init(line: 1, column: 3)])
    let second = try reader.nextRow()
    #expect(second?.line == 3)
    #expect(second?.places == [.init(line: 3, column: 1), .init(line: 4, column: 4)])
  }

  @Test("It does not matter into which pieces a file is cut")
  func pieces() throws {
    let bytes = Array("\u{FEFF}a,\"b\r\n\"\"c\"\r\nŠ,d\r\n\r\ne,f".utf8)
    let whole = try rows(bytes)
    for size in 1...bytes.count {
      var position = 0
      var reader = CSVReader {
        defer { position += size }
        return Array(bytes[min(position, bytes.count)..<min(position + size, bytes.count)])
      }
      var found: [[String]] = []
      while let row = try reader.nextRow() { found.append(row.fields) }
      #expect(found == whole)
    }
  }
}
