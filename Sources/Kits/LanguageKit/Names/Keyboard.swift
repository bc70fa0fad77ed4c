/// Which keys lie side by side, on keyboards for English and German.
public enum Keyboard {
  private static let rows: [StaticString] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let germanRows: [StaticString] = ["qwertzuiop", "asdfghjkl", "yxcvbnm"]

  /// Whether two letters lie side by side, in one row or in the next.
  public static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    [rows, germanRows].contains { keyboard in
      guard let first = place(of: one, in: keyboard), let second = place(of: other, in: keyboard) else { return false }
      return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 1
    }
  }

  private static func place(of letter: UInt8, in keyboard: [StaticString]) -> (row: Int, column: Int)? {
    for (row, letters) in keyboard.enumerated() {
      let column = letters.withUTF8Buffer { $0.firstIndex(of: letter) }
      if let column { return (row, column) }
    }
    return nil
  }
}
