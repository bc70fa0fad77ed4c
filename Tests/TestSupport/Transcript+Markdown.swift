extension Transcript {
  /// Reads the sessions in a Markdown file, its blocks marked `console`, as one transcript; all else is layout.
  public init(markdown path: String) {
    self.path = path
    entries = []
    var block: [Substring]?
    for line in File.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block, line == "```" {
        var parser = TranscriptParser(lines: lines)
        entries += parser.entries() + [.layout(String(line))]
        block = nil
      } else if block != nil {
        block?.append(line)
      } else {
        entries.append(.layout(String(line)))
        if line == "```console" { block = [] }
      }
    }
    // What follows the last line break is no line.
    if entries.last == .layout("") { entries.removeLast() }
  }

  /// The blocks of a Markdown file that are marked with a word, each as its lines.
  public static func blocks(of word: String, inMarkdown path: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in File.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      } else if line == "```\(word)" {
        isInside = true
        blocks.append([])
      }
    }
    return blocks
  }
}

extension Transcript {
  /// How many commands it runs.
  public var commandCount: Int {
    entries.count { entry in
      guard case .command = entry else { return false }
      return true
    }
  }
}
