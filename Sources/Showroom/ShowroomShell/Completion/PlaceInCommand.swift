/// Where in a command the next word stands.
struct PlaceInCommand {
  /// What the option before it takes, nil where no value is awaited.
  private(set) var value: ValueKind?
  /// The options that are given.
  private(set) var given: Set<String> = []
  /// The argument whose place it is, nil where there is none.
  private(set) var argument: ArgumentDefinition?
  /// How many words stand before that argument begins.
  private(set) var argumentCount = 0
  /// Whether a lone `=` stands before it.
  private(set) var isAfterEquals = false
  /// Whether `--` stands before it, so that no option follows.
  private(set) var isAfterOptions = false

  /// - Parameters:
  ///   - definition: the command.
  ///   - words: the whole words after it, without the one that is being typed.
  init(definition: CommandDefinition, words: ArraySlice<Word>) {
    var positionals = 0
    var starts: [Int] = []
    for (place, word) in words.enumerated() {
      if definition.tail != nil, word.text == "=", !word.isQuoted {
        isAfterEquals = true
        return
      }
      if value != nil {
        value = nil
      } else if word.endsOptions, !isAfterOptions {
        isAfterOptions = true
      } else if word.looksLikeOption, !isAfterOptions {
        take(option: word.text, of: definition)
      } else {
        starts.append(place)
        positionals += 1
      }
    }
    findArgument(of: definition, positionals: positionals, starts: starts, count: words.count)
  }

  private mutating func take(option text: String, of definition: CommandDefinition) {
    let name = text.dropFirst(2).prefix { $0 != "=" }
    guard let option = (definition.options + GlobalOptions.definitions).first(where: { $0.isNamed(name) }) else {
      return
    }
    given.insert(option.name)
    if !text.contains("=") { value = option.value }
  }

  private mutating func findArgument(of definition: CommandDefinition, positionals: Int, starts: [Int], count: Int) {
    if let rest = definition.arguments.firstIndex(where: \.takesRest), positionals >= rest {
      argument = definition.arguments[rest]
      argumentCount = rest < starts.count ? starts[rest] : count
    } else if positionals < definition.arguments.count {
      argument = definition.arguments[positionals]
      argumentCount = count
    }
  }
}
