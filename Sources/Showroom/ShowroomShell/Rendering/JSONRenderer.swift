/// Makes one JSON value of blocks.
///
/// A table is an array of objects, a record an object, choices an array of `{"number", "text", "value"}`, groups an array
/// of `{"group", "title", "items"}`. Sentences are for people and left out, unless there is nothing else: then they are
/// `{"message"}`. Several blocks make an array of their values; none make null.
struct JSONRenderer {
  func value(of blocks: [Block]) -> JSONValue {
    let values = blocks.compactMap(value(of:))
    if values.count == 1 { return values[0] }
    if values.count > 1 { return .array(values) }
    let sentences = blocks.compactMap(\.sentence)
    return sentences.isEmpty ? .null : ["message": .string(sentences.joined(separator: " "))]
  }

  private func value(of block: Block) -> JSONValue? {
    switch block {
    case .sentence: nil
    case .table(let table): value(of: table)
    case .record(let record): .object(record.fields.map { JSONValue.Member($0.key, $0.cell.value) })
    case .groups(let groups): .array(groups.map(value(of:)))
    case .chart(let chart): value(of: chart.data)
    case .choices(let choices): .array(choices.enumerated().map { value(of: $1, number: $0 + 1) })
    }
  }

  private func value(of table: Table) -> JSONValue {
    .array(
      table.rows.map { row in
        .object(zip(table.columns, row).map { JSONValue.Member($0.key, $1.value) })
      })
  }

  private func value(of group: Block.Group) -> JSONValue {
    ["group": .string(group.key), "title": .string(group.title), "items": value(of: group.table)]
  }

  private func value(of choice: Block.Choice, number: Int) -> JSONValue {
    ["number": JSONValue(number), "text": .string(choice.text), "value": choice.value]
  }
}

extension Block {
  /// The text of a sentence, nil for anything else.
  var sentence: String? {
    if case .sentence(let text) = self { text } else { nil }
  }
}
