/// Reads what follows a command: arguments, options, and the part after a lone `=`.
struct ArgumentReader {
  let definition: CommandDefinition
  let line: SplitLine
  var globals: GlobalOptions

  mutating func read(_ words: ArraySlice<Word>) throws(CommandError) -> Invocation {
    let (head, tail) = splitAtEquals(words)
    var options = OptionReader(words: head, definition: definition)
    let arguments = try check(try takeArguments(from: &options))
    if tail == nil, let missing = definition.tail, !missing.isOptional { throw self.missing(missing) }
    return Invocation(
      command: definition.name, line: line, arguments: arguments, text: text(of: arguments), tail: tail,
      values: options.values, globals: globals)
  }

  private mutating func takeArguments(from options: inout OptionReader) throws(CommandError) -> [Word] {
    var arguments: [Word] = []
    while let word = options.words.first {
      if word.endsOptions {
        return arguments + options.words.dropFirst()
      } else if word.looksLikeOption {
        try options.take(into: &globals)
      } else {
        arguments.append(word)
        options.words.removeFirst()
      }
    }
    return arguments
  }

  /// Parts the words at the first `=` that stands at the edge of a word, for a command that has a use for it.
  private func splitAtEquals(_ words: ArraySlice<Word>) -> (head: ArraySlice<Word>, tail: SplitLine?) {
    guard definition.tail != nil, let place = words.firstIndex(where: hasEqualsAtEdge) else { return (words, nil) }
    let word = words[place]
    let raw = line.line[word.range]
    let equals = raw.first == "=" ? raw.startIndex : raw.index(before: raw.endIndex)
    var head = words[..<place]
    if equals > word.range.lowerBound {
      let range = word.range.lowerBound..<equals
      head.append(Word(text: String(word.text.dropLast()), range: range, isQuoted: word.isQuoted))
    }
    return (head, SplitLine(String(line.line[line.line.index(after: equals)...])))
  }

  private func hasEqualsAtEdge(_ word: Word) -> Bool {
    let raw = line.line[word.range]
    guard !word.looksLikeOption, raw.first == "=" || raw.last == "=" else { return false }
    return !raw.hasSuffix("\\=") || raw.first == "="
  }

  /// Checks the number of arguments and the kind of each.
  private func check(_ arguments: [Word]) throws(CommandError) -> [Word] {
    var checked: [Word] = []
    var left = arguments[...]
    for expected in definition.arguments {
      if left.isEmpty, !expected.isOptional { throw missing(expected) }
      if let plate = plate(in: left, for: expected) { left = [plate] }
      let count = expected.takesRest ? left.count : min(1, left.count)
      for word in left.prefix(count) { checked.append(try check(word, as: expected)) }
      left = left.dropFirst(count)
    }
    guard let extra = left.first else { return checked }
    throw .extraArgument(extra.text, command: definition.title, usage: definition.usage)
  }

  /// All words that are left as one plate, `B-SR 1252`, where nothing may follow it. A number and what is quoted are whole
  /// already.
  private func plate(in words: ArraySlice<Word>, for expected: ArgumentDefinition) -> Word? {
    guard expected.kind == .vehicle, !expected.takesRest, expected == definition.arguments.last, words.count > 1,
      let first = words.first, let last = words.last, Int(first.text) == nil, !words.contains(where: \.isQuoted)
    else { return nil }
    let text = words.map(\.text).joined(separator: " ")
    return Word(text: text, range: first.range.lowerBound..<last.range.upperBound, isQuoted: false)
  }

  private func check(_ word: Word, as expected: ArgumentDefinition) throws(CommandError) -> Word {
    guard !expected.takesRest else { return word }
    guard let canonical = expected.kind.canonical(word.text) else {
      throw .badValue(of: definition.title, value: word.text, expected: expected.kind)
    }
    return Word(text: canonical, range: word.range, isQuoted: word.isQuoted)
  }

  private func missing(_ argument: ArgumentDefinition) -> CommandError {
    .missingArgument(argument.kind, command: definition.title, usage: definition.usage)
  }

  private func text(of arguments: [Word]) -> String {
    let place = definition.arguments.firstIndex { $0.takesRest } ?? 0
    return line.text(of: arguments[min(place, arguments.count)...])
  }
}
