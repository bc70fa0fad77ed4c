/// Words that name cars anywhere in the world: `Seed/known_words.txt`, sorted, one a line.
///
/// Such a word is no misspelling of another name: who asks for a Karoq does not mean the Kamiq. The list is searched
/// where it lies in the program, so it costs nothing to have.
enum KnownWords {
  /// Whether a folded word is the name of a make or model somewhere.
  static func contains(_ word: String) -> Bool {
    EmbeddedFiles.seed("known_words")?.containsLine(word) ?? false
  }
}
