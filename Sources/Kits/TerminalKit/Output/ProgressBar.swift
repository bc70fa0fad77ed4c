/// A bar on standard error that shows how far a long task has come; nothing where that is no terminal.
public struct ProgressBar {
  /// What is being done.
  public let label: String
  private let isShown: Bool
  private var lastDrawn: ContinuousClock.Instant?
  private static let leastPause = Duration.milliseconds(100)

  /// A bar with a label, which is made safe to print.
  public init(label: String, isShown: Bool = StandardStream.error.isTerminal) {
    self.label = sanitised(label)
    self.isShown = isShown
  }

  /// Draws the bar, ten times a second at most. Cheap otherwise.
  public mutating func update(done: Int, total: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastDrawn, lastDrawn.duration(to: now) < Self.leastPause { return }
    lastDrawn = now
    StandardOutput.write("\r" + text(done: done, total: total, width: TerminalSize(of: .error).columns), to: .error)
  }

  /// Takes the bar away.
  public mutating func finish() {
    guard lastDrawn != nil else { return }
    lastDrawn = nil
    StandardOutput.write("\r\u{1b}[K", to: .error)
  }

  /// The bar as text: `label [#####-----]  50 %`, never as wide as the terminal, which would start a new row.
  func text(done: Int, total: Int, width: Int) -> String {
    let share = total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
    let percent = String(Int(share * 100))
    let end = String(repeating: " ", count: 3 - percent.count) + percent + " %"
    let room = min(40, width - cellWidth(of: label) - end.count - 5)
    guard room >= 5 else { return end }
    let filled = Int(share * Double(room))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "\(label) [\(bar)] \(end)"
  }
}
