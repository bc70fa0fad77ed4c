import ShowroomCore
import TerminalKit

/// Makes CSV of blocks: a header of the JSON keys, then a row for each thing. Several blocks stand apart by an empty
/// line. Sentences are for people and left out; where there is nothing else, the value for programs is the row, and
/// without one they are the rows of `message`.
struct CSVRenderer {
  func text(of outcome: Outcome) -> String {
    let isProse = outcome.blocks.allSatisfy { $0.sentence != nil }
    if isProse, let rows = outcome.value.flatMap(rows(of:)) { return text(of: rows) }
    return text(of: outcome.blocks)
  }

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

  /// A thing is a row under its keys, several are rows under all of theirs; what lies inside one has its keys after a
  /// point: `car.make`. Nil for what has no keys.
  private func rows(of value: JSONValue) -> [[String]]? {
    let things: [JSONValue]
    if case .array(let values) = value { things = values } else { things = [value] }
    let rows = things.map { fields(of: $0) }
    guard !rows.isEmpty, !rows.contains(where: { $0.isEmpty }) else { return nil }
    var keys: [String] = []
    for field in rows.joined() where !keys.contains(field.key) { keys.append(field.key) }
    let lines = rows.map { fields in
      keys.map { key in fields.first { $0.key == key }?.text ?? "" }
    }
    return [keys] + lines
  }

  private func fields(of value: JSONValue, under path: String = "") -> [(key: String, text: String)] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { member -> [(key: String, text: String)] in
      let key = path + member.key
      if case .object = member.value { return fields(of: member.value, under: key + ".") }
      return [(key, member.value.shown)]
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
