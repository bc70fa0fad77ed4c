import LanguageKit

/// The cells of a table that people see, and how wide each column becomes.
struct Grid {
  /// What stands between two columns.
  static let gap = "  "
  /// A column that is cut keeps at least this many cells.
  static let leastWidth = 8

  let columns: [Table.Column]
  let titles: [CellText]
  let rows: [[CellText]]

  /// Leaves out columns for programs, and those that are empty in every row.
  init(_ table: Table, language: Language) {
    let shown = table.columns.indices.filter { place in
      !table.columns[place].isDataOnly && table.rows.contains { place < $0.count && !$0[place].text.isEmpty }
    }
    columns = shown.map { table.columns[$0] }
    titles = table.showsTitles ? columns.map { CellText($0.title[language]) } : []
    rows = table.rows.map { row in shown.map { CellText($0 < row.count ? row[$0].text : "") } }
  }

  /// The widths of the columns so that a row fits, nil where it can not: the widest are cut first, and none below the
  /// least width. Columns at the trailing edge are never cut.
  func widths(within limit: Int?) -> [Int]? {
    var widths = columns.indices.map { place in
      (titles.isEmpty ? rows : [titles] + rows).map { $0[place].width }.max() ?? 0
    }
    guard let limit else { return widths }
    var excess = widths.reduce(0, +) + Self.gap.count * (widths.count - 1) - limit
    while excess > 0 {
      let candidates = widths.indices.filter { columns[$0].alignment == .leading && widths[$0] > Self.leastWidth }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return nil }
      let next = candidates.map { widths[$0] }.filter { $0 < widths[widest] }.max() ?? Self.leastWidth
      let cut = min(excess, max(1, widths[widest] - next))
      widths[widest] -= cut
      excess -= cut
    }
    return widths
  }

  /// A row as text, without spaces at its end.
  func line(of cells: [CellText], widths: [Int]) -> String {
    var line = ""
    for (place, cell) in cells.enumerated() {
      if place > 0 { line += Self.gap }
      line += cell.padded(to: widths[place], columns[place].alignment)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
