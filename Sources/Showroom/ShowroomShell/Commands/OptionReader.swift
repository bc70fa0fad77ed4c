/// Takes options from the front of words.
struct OptionReader {
  /// The words that are left.
  var words: ArraySlice<Word>
  /// The command whose options come first, nil before a command.
  let definition: CommandDefinition?
  /// The values of the command's options by their documented names; a flag has an empty one.
  private(set) var values: [String: [String]] = [:]

  init(words: ArraySlice<Word>, definition: CommandDefinition?) {
    self.words = words
    self.definition = definition
  }

  /// Takes the option at the front with its value. One of the program goes to `globals`.
  mutating func take(into globals: inout GlobalOptions) throws(CommandError) {
    guard let word = words.popFirst() else { return }
    let parts = word.text.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = definition?.option(named: parts.first ?? "") {
      try put(option, value: option.given(attached: attached) { nextValue() })
    } else if let option = GlobalOptions.definitions.first(where: { $0.name.count > 1 && $0.isNamed(parts.first ?? "") }
    ) {
      guard GlobalOptions.namesForOneLine.contains(option.name) else { throw .optionForWholeRun(option.spelling) }
      globals.set(option, to: try option.given(attached: attached) { nextValue() })
    } else {
      throw unknown(String(parts.first ?? ""))
    }
  }

  private mutating func put(_ option: OptionDefinition, value: String?) throws(CommandError) {
    if values[option.name] != nil, !option.isRepeatable { throw .repeatedOption(option.spelling) }
    values[option.name, default: []].append(value ?? "")
  }

  private mutating func nextValue() -> String? {
    guard let next = words.first, !next.looksLikeOption else { return nil }
    words.removeFirst()
    return next.text
  }

  private func unknown(_ name: String) -> CommandError {
    let own = definition?.options.map(\.name) ?? []
    let names = own + GlobalOptions.namesForOneLine.sorted()
    let near = NearMiss.of(name, among: names).map { OptionDefinition.spelling(of: $0) }
    return .unknownOption("--" + name, command: definition?.title, near: near)
  }
}
