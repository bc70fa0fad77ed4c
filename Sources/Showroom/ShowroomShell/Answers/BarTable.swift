import ShowroomText

/// A table with a bar for each row. The figure stands beside each bar, so that nothing is told by a bar alone.
struct BarTable {
  struct Row {
    let cells: [Table.Cell]
    /// How long the bar is: of all, or of the longest.
    let part: Double
    /// The row as plain text reads it.
    let sentence: String
    /// Whether people see it; programs get all rows.
    var isShown = true
  }

  let columns: [Table.Column]
  let rows: [Row]
  let legend: String
  /// Whether the longest bar is as long as can be; else a full bar is the whole.
  var isScaled = true
  /// What plain text says of the rows that are not shown.
  var lastSentence: String?

  /// How many cells a bar may take.
  private static let length = 20

  var chart: Chart {
    let data = Table(columns: columns, rows: rows.map(\.cells))
    let bar = Table.Column("bar", Localized(same: ""))
    let shown = rows.filter(\.isShown)
    let picture = Table(
      columns: columns + [bar], rows: shown.map { $0.cells + [Table.Cell(.null, text: self.bar($0))] })
    let sentences = shown.map(\.sentence) + [lastSentence].compactMap { $0 }
    return Chart(picture: picture, legend: legend, sentences: sentences, data: data)
  }

  /// Full cells, and an eighth part of one at the end; what is not nothing is seen.
  private func bar(_ row: Row) -> String {
    let whole = isScaled ? rows.map(\.part).max() ?? 1 : 1
    let part = whole > 0 ? min(max(row.part / whole, 0), 1) : 0
    var eighths = Int((part * Double(Self.length * 8)).rounded())
    if eighths == 0, row.part > 0 { eighths = 1 }
    let last = eighths % 8 == 0 ? "" : String(Self.parts[eighths % 8 - 1])
    return String(repeating: "█", count: eighths / 8) + last
  }

  private static let parts: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
