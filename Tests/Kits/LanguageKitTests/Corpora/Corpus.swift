@testable import LanguageKit

/// Phrases with their meaning, and how many of them are read right.
struct Corpus {
  struct Row {
    let kind: String
    let phrase: String
    let now: CivilDateTime
    let expected: String
  }

  struct Score {
    var right = 0
    var all = 0
  }

  let rows: [Row]
  let language: LanguageTag

  init(_ text: String, _ language: LanguageTag) {
    rows = text.split(separator: "\n").compactMap(Self.row)
    self.language = language
  }

  private static func row(_ line: Substring) -> Row? {
    let fields = line.split(separator: "|").map { $0.drop { $0 == " " }.trimmingEnd() }
    guard fields.count == 4 else { return nil }
    let now = CivilDateTime(iso: fields[2]) ?? CivilDateTime(date: .earliest, time: .midnight)
    return Row(kind: fields[0], phrase: fields[1], now: now, expected: fields[3])
  }

  /// What is read from a row, in the form in which the corpus writes it.
  func read(_ row: Row) -> String {
    let phrase = Phrase(row.phrase)
    if row.kind.hasPrefix("duration") {
      let found = DurationReader(language: language).matches(in: phrase)
      return found.isEmpty ? "-" : found.map { "\($0.minutes.lowerBound)" }.joined(separator: ",")
    }
    guard let expression = WhenReader(language: language).matches(in: phrase).first?.expression else { return "-" }
    let reading = expression.resolve(now: row.now)
    return switch row.kind {
    case "date": reading.date.map { reading.time == nil ? "\($0)" : "\($0)T\(reading.time ?? .midnight)" } ?? "-"
    case "time": reading.time.map { "\($0)" } ?? "-"
    default: reading.start.map { "\($0)" } ?? "-"
    }
  }

  var misses: [(row: Row, read: String)] {
    rows.map { ($0, read($0)) }.filter { $0.0.expected != $0.1 }.map { (row: $0.0, read: $0.1) }
  }

  /// Right rows of each kind.
  var scores: [String: Score] {
    rows.reduce(into: [:]) { scores, row in
      scores[row.kind, default: Score()].all += 1
      scores[row.kind, default: Score()].right += read(row) == row.expected ? 1 : 0
    }
  }

  /// The part of all rows that is right, 0…1.
  var share: Double { 1 - Double(misses.count) / Double(max(1, rows.count)) }
}

extension Substring {
  fileprivate func trimmingEnd() -> String {
    var result = self
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
