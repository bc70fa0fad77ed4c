/// Splits a line into words as a shell does, without being one: quotes and backslashes, nothing else.
enum CommandLineSplitter {
  /// The words of a line. Inside double quotes a backslash escapes a quote or a backslash; single quotes hold all as it is.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line[...]
    while let character = characters.popFirst() {
      switch (quote, character) {
      case (nil, " "):
        if let finished = word { words.append(finished) }
        word = nil
      case (nil, "'"), (nil, "\""):
        quote = character
        word = word ?? ""
      case (nil, "\\"): word = (word ?? "") + characters.popFirst().map { String($0) }.orEmpty
      case ("\"", "\\") where characters.first == "\"" || characters.first == "\\":
        word = (word ?? "") + characters.popFirst().map { String($0) }.orEmpty
      case (let open?, _) where open == character: quote = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [$0] } ?? words
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
