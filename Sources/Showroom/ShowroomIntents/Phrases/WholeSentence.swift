import LanguageKit
import ShowroomCore

/// A sentence that is read as a whole, in the order of its words: what it holds is a text, a period or an item, and no car
/// or time of a drive.
public enum WholeSentence: Hashable, Sendable {
  /// "save this as my weekend car".
  case save(SaveShortcut)
  /// "tell Anna her car is ready".
  case message(SendMessage)
  /// "how busy were the cars last week".
  case report(Report)
  /// "add wash to the Golf list".
  case list(ListRequest)

  /// The name of what it asks for.
  public var name: String {
    switch self {
    case .save: SaveShortcut.name
    case .message: SendMessage.name
    case .report: Report.name
    case .list(let request): request.deed.name
    }
  }
}

/// Reads such sentences, in one language and then in the other.
///
/// Each kind has words without which it is never said, so that for any other phrase it costs a look at its words.
struct WholeSentenceReader {
  let showroom: Showroom
  let language: LanguageTag
  let speaker: Speaker
  let today: CivilDate

  func read(_ text: String, _ phrase: Phrase) throws(StoreError) -> WholeSentence? {
    if let name = SaveSentence.name(in: phrase) {
      return .save(
        SaveShortcut(phrases: [name], intent: BookTestDrive.name, language: language.language, speaker: speaker))
    }
    if MessageSentence.mayBegin(phrase),
      let message = try MessageReader(showroom, speaker: speaker).read(text, in: language)
    {
      return .message(message)
    }
    guard speaker == .staff else { return nil }
    let tokens = phrase.tokens
    if tokens.contains(where: { ReportWords.keys.contains($0.folded) }) {
      let languages: [Language] = language.language == .en ? [.en, .de] : [.de, .en]
      if let report = languages.lazy.compactMap({ Report(phrase: text, $0, today: today) }).first {
        return .report(report)
      }
    }
    guard tokens.contains(where: { ListWords.mayTell($0.folded) }) else { return nil }
    return ListSentence.request(text).map { .list($0) }
  }
}

extension ReportWords {
  /// The words of which each report has one at least, in both languages.
  static let keys: Set<String> = [Language.en, .de].reduce(into: []) { keys, language in
    for topic in words(language).topics { for set in topic.words { keys.formUnion(set) } }
  }
}

extension ListWords {
  /// Whether a folded word may belong to a sentence about a list.
  static func mayTell(_ word: String) -> Bool {
    if tellTales.contains(word) { return true }
    var bytes = word.utf8[...]
    while bytes.count >= 4, let place = bytes.firstIndex(of: 0x6C) {
      bytes = bytes[place...]
      if bytes.starts(with: "list".utf8) { return true }
      bytes = bytes.dropFirst()
    }
    return false
  }

  private static let tellTales = toDo.union(["tick", "untick", "hake", "hak"])
}
