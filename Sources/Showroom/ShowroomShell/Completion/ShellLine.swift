import LanguageKit
import TerminalKit

/// A line of a shell that calls the program, up to the cursor, and the ways to go on with it: those of a session, and
/// the program's options before the command.
///
/// The line is read by the rules of ``SplitLine``, which are those of shells for quotation marks and `\`.
public struct ShellLine {
  private let typed: TypedText
  /// Whether the program's name is whole.
  private let isCall: Bool
  /// Which of the words is the command's first; the number of whole words where none is typed yet.
  private let command: Int
  /// What the option before the cursor takes, where it stands before a command.
  private let expected: ValueKind?

  /// - Parameter text: the line up to the cursor, the program's name first.
  public init(_ text: String) {
    typed = TypedText(text)
    let words = typed.words
    // Variables may be set before the program's name.
    let name = words.firstIndex { !$0.text.contains("=") }
    isCall = name != nil
    var place = name.map { $0 + 1 } ?? words.count
    var awaited: ValueKind?
    while place < words.count, awaited != nil || words[place].isOption {
      awaited = awaited == nil ? Self.awaited(after: words[place]) : nil
      place += 1
    }
    command = place
    expected = awaited
  }

  /// The program's options that are whole, for which store and in which language to look.
  public var options: GlobalOptions {
    let arguments = Array(typed.words.map(\.text).drop { $0.contains("=") && !$0.hasPrefix("-") }.dropFirst())
    for count in (0...arguments.count).reversed() {
      if let read = try? GlobalOptions.parse(Array(arguments.prefix(count))) { return read.options }
    }
    return GlobalOptions()
  }

  /// The ways to go on, for a shell: a line each, the value without quotation marks, a tab, and what it does where that is
  /// known. The line `/` says that a file is expected.
  public func text(for context: Context) -> String {
    text(StoreCompletion(context), language: context.language.language, access: Access(context.speaker))
  }

  /// The same where there is no store.
  public func text(language: Language, access: Access) -> String {
    text(NoStore(), language: language, access: access)
  }

  func text(_ data: any CompletionData, language: Language, access: Access) -> String {
    let completer = CommandCompleter(
      data: WithFileMark(data: data), language: language, access: access, isWholeRun: true)
    var seen: Set<String> = []
    return completions(completer).compactMap { completion -> String? in
      guard let value = value(of: completion), seen.insert(value).inserted else { return nil }
      let note = completion.label == WithFileMark.mark ? nil : note(on: value, language)
      return note.map { "\(value)\t\($0)\n" } ?? "\(value)\n"
    }.joined()
  }

  private func completions(_ completer: CommandCompleter) -> [Completion] {
    guard isCall else { return [] }
    let isOption = typed.prefix.hasPrefix("-") && !typed.isQuoted
    guard command < typed.words.count || expected == nil && !isOption else {
      return completer.beforeCommand(typed, expected: expected)
    }
    let start = command < typed.words.count ? offset(of: typed.words[command]) : typed.start
    let line = String(decoding: typed.text.utf8.dropFirst(start), as: UTF8.self)
    return completer.complete(line, line.utf8.count).map {
      Completion(start: $0.start + start, text: $0.text, label: $0.label)
    }
  }

  /// What takes the place of the word that is being typed; nil where nothing would. A completion may begin some words
  /// before it. What is not safe to print would stand in the line as it is, as in a session (``CompletionSet``).
  private func value(of completion: Completion) -> String? {
    if completion.label == WithFileMark.mark { return WithFileMark.mark }
    let whole = typed.words.filter { offset(of: $0) >= completion.start }.count
    let words = SplitLine(completion.text).words.map(\.text).dropFirst(whole)
    guard !words.isEmpty, sanitised(completion.text) == completion.text else { return nil }
    return words.joined(separator: " ")
  }

  /// What a command or an option does.
  private func note(on value: String, _ language: Language) -> String? {
    let words = typed.words.dropFirst(command).map(\.text)
    if value.hasPrefix("--") {
      let options = (CommandTable.standard.find(words)?.options ?? []) + GlobalOptions.definitions
      return options.first { $0.spelling == value }?.summary[language]
    }
    guard words.count < 2, !value.contains(" "),
      case .command(let found, let count) =
        CommandTable.standard.match(words + [value]), count == words.count + 1
    else { return nil }
    return found.summary[language]
  }

  private func offset(of word: Word) -> Int {
    typed.text.utf8.distance(from: typed.text.startIndex, to: word.range.lowerBound)
  }

  private static func awaited(after word: Word) -> ValueKind? {
    guard !word.text.contains("=") else { return nil }
    let name = word.text.drop { $0 == "-" }
    return GlobalOptions.definitions.first { $0.isNamed(name) }?.value
  }

  /// The mark in place of files: shells know them better.
  private struct WithFileMark: CompletionData {
    static let mark = "/"
    let data: any CompletionData
    func cars(_ prefix: String) -> [String] { data.cars(prefix) }
    func customers(_ prefix: String) -> [String] { data.customers(prefix) }
    func phrases(_ prefix: String) -> [String] { data.phrases(prefix) }
    func drives(_ prefix: String) -> [String] { data.drives(prefix) }
    func plates(_ prefix: String) -> [String] { data.plates(prefix) }
    func files(_ prefix: String) -> [String] { [Self.mark] }
  }

  /// Nothing is known.
  private struct NoStore: CompletionData {
    func cars(_ prefix: String) -> [String] { [] }
    func customers(_ prefix: String) -> [String] { [] }
    func phrases(_ prefix: String) -> [String] { [] }
    func drives(_ prefix: String) -> [String] { [] }
    func plates(_ prefix: String) -> [String] { [] }
  }
}

extension Word {
  /// Whether it is an option of the program, `-c` too.
  fileprivate var isOption: Bool { !isQuoted && text.hasPrefix("-") && text.count > 1 }
}
