import LanguageKit
import TerminalKit

/// Makes text for a terminal: columns under their titles with a light rule, cut to the width where they have to be.
struct TableRenderer {
  let language: Language
  let width: Int?
  let styler: Styler

  func text(of blocks: [Block]) -> String {
    blocks.flatMap(lines(of:)).map { $0 + "\n" }.joined()
  }

  private func lines(of block: Block) -> [String] {
    switch block {
    case .sentence(let text): [sanitised(text)]
    case .table(let table): lines(of: table)
    case .record(let record): lines(of: record)
    case .groups(let groups): lines(of: groups)
    case .chart(let chart): lines(of: chart)
    case .choices(let choices): lines(of: choices)
    }
  }

  /// A picture that does not fit is told in sentences.
  private func lines(of chart: Chart) -> [String] {
    guard Grid(chart.picture, language: language).widths(within: width) != nil else {
      return chart.sentences.map { sanitised($0) }
    }
    return lines(of: chart.picture) + chart.notes.map { sanitised($0) } + [styler(sanitised(chart.legend), .dim)]
  }

  /// Groups stand apart by an empty line.
  private func lines(of groups: [Block.Group]) -> [String] {
    groups.enumerated().flatMap { place, group in
      (place > 0 ? [""] : []) + [styler(sanitised(group.title), .bold)] + lines(of: group.table)
        + [group.footer].compactMap(\.self).map { sanitised($0) }
    }
  }

  private func lines(of choices: [Block.Choice]) -> [String] {
    let digits = String(choices.count).count
    return choices.enumerated().map { place, choice in
      CellText(String(place + 1)).padded(to: digits + 1, .trailing) + ". " + sanitised(choice.text)
    }
  }

  private func lines(of record: Record) -> [String] {
    let fields = record.fields.filter { !$0.isDataOnly && !$0.cell.text.isEmpty }
    let titles = fields.map { CellText($0.title[language]) }
    let indent = titles.map(\.width).max() ?? 0
    return zip(titles, fields).map { title, field in
      styler(title.padded(to: indent, .leading), .dim) + "  " + sanitised(field.cell.text)
    }
  }

  private func lines(of table: Table) -> [String] {
    let grid = Grid(table, language: language)
    guard !grid.columns.isEmpty, !grid.rows.isEmpty else { return [] }
    guard let widths = grid.widths(within: width) else {
      return PlainRenderer(language: language).lines(of: table).map { sanitised($0) }
    }
    var lines: [String] = []
    if table.showsTitles {
      lines.append(styler(grid.line(of: grid.titles, widths: widths), .bold))
      lines.append(widths.map { String(repeating: "─", count: $0) }.joined(separator: Grid.gap))
    }
    return lines + grid.rows.map { grid.line(of: $0, widths: widths) }
  }
}
