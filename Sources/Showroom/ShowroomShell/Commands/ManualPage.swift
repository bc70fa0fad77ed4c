import LanguageKit
import ShowroomText

/// The manual as a man page, in the macros of man(7), made of the command table.
public struct ManualPage {
  let table: CommandTable
  let language: Language

  public init(table: CommandTable = .standard, language: Language) {
    self.table = table
    self.language = language
  }

  /// The page: ASCII alone, so that every formatter of such pages reads it.
  public var text: String {
    var roff = Roff()
    roff.macro("TH", "SHOWROOM", "1", Edition.day, "showroom \(Edition.version)", title(.manual))
    roff.alignLeft()
    for section in Prose.beforeOptions { add(section, to: &roff) }
    roff.macro("SH", title(.options))
    roff.text(Prose.options[language])
    for option in GlobalOptions.definitions { add(option, to: &roff) }
    roff.macro("SH", title(.commands))
    for paragraph in Prose.commands { roff.paragraph(paragraph[language]) }
    for topic in CommandDefinition.Topic.allCases {
      roff.macro("SS", topic.title[language])
      for definition in table.definitions where definition.topic == topic { add(definition, to: &roff) }
    }
    for section in Prose.afterCommands { add(section, to: &roff) }
    return roff.page
  }

  private func title(_ title: Prose.Title) -> String { title.text[language] }

  private func add(_ section: Prose.Section, to roff: inout Roff) {
    roff.macro("SH", title(section.title))
    for paragraph in section.paragraphs {
      switch paragraph {
      case .text(let text): roff.paragraph(text[language])
      case .item(let name, let text): roff.item(name[language], text[language])
      case .example(let line): roff.example(line[language])
      case .name: roff.name("showroom", Prose.name[language])
      case .usage: roff.usage(Prose.usage[language])
      }
    }
  }

  private func add(_ option: OptionDefinition, to roff: inout Roff) {
    let names = ([option.name] + option.synonyms).map { OptionDefinition.spelling(of: $0) }.joined(separator: ", ")
    let value = option.value.map { " \($0.placeholder[language])" } ?? ""
    roff.item(names, rest: value, option.explanation[language].asSentence)
  }

  private func add(_ definition: CommandDefinition, to roff: inout Roff) {
    let usage = definition.usage[language].dropFirst(definition.title.count)
    roff.item(definition.title, rest: String(usage), definition.summary[language].asSentence)
    let others = otherWords(for: definition)
    if !others.isEmpty { roff.text("\(title(.otherWords)): \(others).") }
    for argument in definition.arguments {
      guard case .choice(let choices) = argument.kind else { continue }
      roff.text("\(argument.title[language]): \(choices.joined(separator: ", ")).")
    }
    guard !definition.options.isEmpty || !definition.examples.isEmpty else { return }
    roff.macro("RS")
    for option in definition.options { add(option, to: &roff) }
    for example in definition.examples { roff.example(example[language]) }
    roff.macro("RE")
  }

  /// The other words for it, by the documented one where there are several.
  private func otherWords(for definition: CommandDefinition) -> String {
    let whole = definition.calledAlso.map { [$0] } ?? []
    let words = definition.path.filter { !$0.synonyms.isEmpty }.map { word in
      (definition.path.count == 1 ? "" : "\(word.word): ") + word.synonyms.joined(separator: ", ")
    }
    return (whole + words).joined(separator: "; ")
  }
}

/// Writes roff.
struct Roff {
  private(set) var page = ""

  /// A macro with its arguments, each of which stays one.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
    page += ".\(name)\(quoted.joined())\n"
  }

  /// Lines are not stretched: some are one long word, of values to choose from.
  mutating func alignLeft() {
    page += ".ad l\n"
  }

  /// Running text, a sentence a line.
  mutating func text(_ words: String) {
    for line in Self.lines(of: Self.escaped(words)) { page += Self.guarded(line) + "\n" }
  }

  mutating func paragraph(_ words: String) {
    beginParagraph()
    text(words)
  }

  /// Right under a title one has begun already.
  private mutating func beginParagraph() {
    if !lastLine.hasPrefix(".S") { page += ".PP\n" }
  }

  private var lastLine: Substring {
    let lines = page.dropLast()
    return lines.lastIndex(of: "\n").map { lines[lines.index(after: $0)...] } ?? lines
  }

  /// A name, what follows it, and what it is.
  mutating func item(_ name: String, rest: String = "", _ words: String) {
    page += ".TP\n\\fB\(Self.literal(name))\\fR\(Self.literal(rest))\n"
    text(words)
  }

  /// A line to be typed.
  mutating func example(_ line: String) {
    beginParagraph()
    page += ".nf\n\(Self.guarded(Self.literal(line)))\n.fi\n"
  }

  /// The line by which the page is found.
  mutating func name(_ name: String, _ words: String) {
    page += "\(Self.escaped(name)) \\- \(Self.escaped(words))\n"
  }

  mutating func usage(_ words: String) {
    page += ".B showroom\n\(Self.guarded(Self.literal(words)))\n"
  }

  /// A new sentence begins a new line, and long ones are broken: pages are read as text, too.
  private static func lines(of words: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, line.count + word.count > 70 || line.last.map({ ".!?".contains($0) }) ?? false {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// What is typed: its dashes are dashes, not hyphens.
  private static func literal(_ text: String) -> String {
    escaped(text).replacing("-", with: "\\-")
  }

  /// A line that begins with a mark of the language is text all the same.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
  }

  /// At least four digits.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
