/// How a piece of text looks. The raw value is the parameter of SGR (ECMA-48, 8.3.117).
public enum Style: String, Sendable, CaseIterable {
  /// Strong.
  case bold = "1"
  /// Faint.
  case dim = "2"
  /// Slanted.
  case italic = "3"
  /// Underlined.
  case underline = "4"
  /// Red, for what failed.
  case red = "31"
  /// Green, for what went well.
  case green = "32"
  /// Yellow, for what to look at.
  case yellow = "33"
  /// Blue.
  case blue = "34"
  /// Magenta.
  case magenta = "35"
  /// Cyan.
  case cyan = "36"
}

/// When output is coloured.
public enum ColorPolicy: String, Sendable, CaseIterable {
  /// On a terminal that can, unless `NO_COLOR` (<https://no-color.org>) or `TERM=dumb` says otherwise.
  case auto
  /// Always, whatever the environment says: who types `--color always` means it.
  case always
  /// Never.
  case never

  /// Whether output is coloured here.
  public func allowsColor(isTerminal: Bool, variables: EnvironmentVariables = .process) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && variables.nonEmpty("NO_COLOR") == nil && variables["TERM"] != "dumb"
    }
  }
}

/// Puts styles on text where that is allowed, and nothing where it is not.
public struct Styler: Sendable, Hashable {
  /// Whether styles are put on.
  public let isOn: Bool

  /// A styler that does, or does not.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// A text, already safe to print, with styles on it.
  public func callAsFunction(_ text: String, _ styles: Style...) -> String {
    guard isOn, !styles.isEmpty, !text.isEmpty else { return text }
    return "\u{1b}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1b}[0m"
  }
}
