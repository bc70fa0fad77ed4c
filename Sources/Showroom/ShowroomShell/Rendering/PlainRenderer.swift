import LanguageKit
import TerminalKit

/// Makes plain text of blocks, for pipes and screen readers: no box, no colour, nothing told by its place alone.
///
/// - A sentence is one line.
/// - A row of a table is one line that reads as a sentence: its cells joined by commas, each column as its
///   ``Table/Reading`` says, empty ones left out: `Volkswagen Golf, 2019, petrol, white`. No titles stand above.
/// - A property of a record is one line: `Colour: white`. Absent ones are left out.
/// - A group is its title with a colon, its rows, and what can be done with them.
/// - A chart is its sentences.
/// - A choice is its number and text: `1. Golf GTI`.
struct PlainRenderer {
  let language: Language

  func text(of blocks: [Block]) -> String {
    blocks.flatMap(lines(of:)).map { sanitised($0) + "\n" }.joined()
  }

  private func lines(of block: Block) -> [String] {
    switch block {
    case .sentence(let text): [text]
    case .table(let table): lines(of: table)
    case .record(let record): record.fields.compactMap(line(of:))
    case .groups(let groups): groups.flatMap(lines(of:))
    case .chart(let chart): chart.sentences
    case .choices(let choices): choices.enumerated().map { "\($0 + 1). \($1.text)" }
    }
  }

  private func lines(of group: Block.Group) -> [String] {
    ["\(group.title):"] + lines(of: group.table) + [group.footer].compactMap(\.self)
  }

  func lines(of table: Table) -> [String] {
    table.rows.map { row in
      var line = ""
      for (column, cell) in zip(table.columns, row) where !column.isDataOnly && !cell.text.isEmpty {
        append(cell.text, of: column, to: &line)
      }
      return line
    }
  }

  private func append(_ text: String, of column: Table.Column, to line: inout String) {
    let separator: String
    switch column.reading {
    case .omitted: return
    case .item, .titled: separator = ", "
    case .attached: separator = " "
    case .explanation: separator = ": "
    }
    if !line.isEmpty { line += separator }
    line += column.reading == .titled ? "\(column.title[language]) \(text)" : text
  }

  private func line(of field: Record.Field) -> String? {
    guard !field.isDataOnly, !field.cell.text.isEmpty else { return nil }
    return "\(field.title[language]): \(field.cell.text)"
  }
}
