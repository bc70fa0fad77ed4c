import TerminalKit

/// A text that is safe to print, with the cells that it takes on a terminal.
struct CellText {
  let text: String
  let width: Int

  init(_ text: String) {
    self.text = sanitised(text)
    width = cellWidth(of: self.text)
  }

  /// The text in exactly this many cells: with spaces before or after it, or cut with an ellipsis at its end.
  func padded(to cells: Int, _ alignment: Table.Alignment) -> String {
    guard width <= cells else { return cut(to: cells) }
    let space = String(repeating: " ", count: cells - width)
    return alignment == .leading ? text + space : space + text
  }

  private func cut(to cells: Int) -> String {
    guard cells > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let needed = cellWidth(of: character)
      guard used + needed < cells else { break }
      result.append(character)
      used += needed
    }
    return result + "…" + String(repeating: " ", count: cells - used - 1)
  }
}
