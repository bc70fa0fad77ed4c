import ShowroomCore
import TerminalKit

/// Makes CSV of blocks: a header of the JSON keys, then a row for each thing. Several blocks stand apart by an empty
/// line. Sentences are for people and left out, unless there is nothing else: then they are the rows of `message`.
struct CSVRenderer {
  func text(of blocks: [Block]) -> String {
    let tables = blocks.compactMap(rows(of:))
    if !tables.isEmpty { return tables.map(text(of:)).joined(separator: "\r\n") }
    let sentences = blocks.compactMap(\.sentence)
    return sentences.isEmpty ? "" : text(of: [["message"]] + sentences.map { [$0] })
  }

  /// The header and the rows of a block, nil for a sentence.
  private func rows(of block: Block) -> [[String]]? {
    switch block {
    case .sentence: nil
    case .table(let table): [table.columns.map(\.key)] + table.rows.map { $0.map(\.value.shown) }
    case .chart(let chart): rows(of: .table(chart.data))
    case .record(let record): [record.fields.map(\.key), record.fields.map(\.cell.value.shown)]
    case .groups(let groups): rows(of: groups)
    case .choices(let choices): [["number", "text"]] + choices.enumerated().map { [String($0 + 1), $1.text] }
    }
  }

  /// All groups in one table: the union of their columns after the group's name.
  private func rows(of groups: [Block.Group]) -> [[String]] {
    var keys: [String] = []
    for column in groups.flatMap(\.table.columns) where !keys.contains(column.key) { keys.append(column.key) }
    let rows = groups.flatMap { group in
      group.table.rows.map { row in
        let values = Dictionary(
          zip(group.table.columns.map(\.key), row.map(\.value.shown)), uniquingKeysWith: { first, _ in first })
        return [group.key] + keys.map { values[$0] ?? "" }
      }
    }
    return [["group"] + keys] + rows
  }

  /// Fields are safe to print, and no spreadsheet takes one for a formula.
  private func text(of rows: [[String]]) -> String {
    let writer = CSVWriter()
    return rows.map { row in writer.row(row.map { sanitised($0) }) }.joined()
  }
}
