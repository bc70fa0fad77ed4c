import LanguageKit
import ShowroomText
import TerminalKit

/// Makes text of an outcome in one format. Everything that it returns is safe to print: no text from outside can move
/// the cursor or forge a line.
public struct Renderer: Sendable {
  public let format: GlobalOptions.Format
  public let language: Language
  /// The width of the terminal in cells, nil where there is none and nothing is cut.
  public let width: Int?
  let styler: Styler

  /// - Parameters:
  ///   - format: how results are shown.
  ///   - language: the language of titles.
  ///   - width: the width of the terminal in cells, nil where there is none.
  ///   - usesColor: whether titles and problems are set off; nothing is told by that alone.
  public init(format: GlobalOptions.Format, language: Language, width: Int? = nil, usesColor: Bool = false) {
    self.format = format
    self.language = language
    self.width = width
    styler = Styler(isOn: usesColor && format == .table)
  }

  /// What an outcome shows on stdout: lines that end in a line break, or nothing.
  public func text(of outcome: Outcome) -> String {
    switch format {
    case .table: TableRenderer(language: language, width: width, styler: styler).text(of: outcome.blocks)
    case .plain: PlainRenderer(language: language).text(of: outcome.blocks)
    case .json: jsonText(of: outcome)
    case .csv: CSVRenderer().text(of: outcome)
    case .spoken: spokenText(of: outcome)
    }
  }

  /// What an outcome shows on stderr: one line, or nothing.
  public func problemText(of outcome: Outcome) -> String {
    guard format == .spoken, let spoken = outcome.spoken, outcome.problem != nil else {
      return outcome.problem.map(text(of:)) ?? ""
    }
    return sanitised(spoken) + "\n"
  }

  /// A problem as one line.
  public func text(of problem: Problem) -> String {
    if format == .json { return problem.value.text + "\n" }
    let message = styler(sanitised(problem.message), .red)
    // What is to be typed helps nobody who only listens.
    guard let hint = problem.hint, format != .spoken else { return message + "\n" }
    return "\(message) \(sanitised(hint))\n"
  }

  /// What is heard: an intent's answer alone; all else, such as a question, as it is read.
  private func spokenText(of outcome: Outcome) -> String {
    guard let spoken = outcome.spoken else { return PlainRenderer(language: language).text(of: outcome.blocks) }
    return outcome.problem == nil ? sanitised(spoken) + "\n" : ""
  }

  /// A failure is told on stderr alone; its blocks, alternatives say, are the value where there are any.
  private func jsonText(of outcome: Outcome) -> String {
    if let value = outcome.value { return value.text + "\n" }
    if outcome.problem != nil, outcome.blocks.isEmpty { return "" }
    return JSONRenderer().value(of: outcome.blocks).text + "\n"
  }
}

extension Problem {
  /// The problem for programs: `{"error": {"code", "message", "hint"}}`.
  public var value: JSONValue {
    ["error": ["code": .string(code), "message": .string(message), "hint": JSONValue(hint)]]
  }
}
