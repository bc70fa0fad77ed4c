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
  /// "show my messages": what a command says too.
  case command(CommandSentence)

  /// The name of what it asks for; nil where that is nothing of the desk.
  public var name: String? {
    switch self {
    case .save: SaveShortcut.name
    case .message: SendMessage.name
    case .report: Report.name
    case .list(let request): request.deed.name
    case .command(let command): command.name
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
    if let command = CommandSentence.read(phrase, in: language) { return .command(command) }
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
    if ReportWords.mayAsk(tokens.lazy.map(\.folded)) {
      let languages: [Language] = language.language == .en ? [.en, .de] : [.de, .en]
      if let report = languages.lazy.compactMap({ Report(phrase: text, $0, today: today) }).first {
        return .report(report)
      }
    }
    guard let list = try list(text, phrase), list.items.said?.contains(where: Self.isDrive) != true else { return nil }
    return .list(list)
  }

  /// "take drive 12 off the list" is about the drive: no item of a list is called so.
  private static func isDrive(_ item: String) -> Bool {
    let words = Phrase(item).tokens
    guard words.count == 2, words[1].kind == .number else { return false }
    return [Language.en, .de].contains { SentenceBook.book($0).beforeDrive.contains(words[0].folded) }
  }

  /// A list may be named without the word for one, where there is one of that title; and that something is done may be
  /// about an item, where a list has it.
  private func list(_ text: String, _ phrase: Phrase) throws(StoreError) -> ListRequest? {
    let tokens = phrase.tokens
    guard tokens.contains(where: { ListWords.mayTell($0.folded) }) else {
      let verb = tokens.first { !ListWords.around.contains($0.folded) }
      guard let verb, ListWords.changing.contains(verb.folded),
        tokens.contains(where: { ListWords.beforeTitle.contains($0.folded) })
      else { return nil }
      return try ListSentence.marked(text, isTitle: isTitle).flatMap { ListSentence.request($0) }
    }
    if let marked = try ListSentence.marked(text, isTitle: isTitle) { return ListSentence.request(marked) }
    guard let request = ListSentence.request(text), try isAboutItem(request) else { return nil }
    return request
  }

  private func isTitle(_ title: String) throws(StoreError) -> Bool {
    guard let key = ListKey(title) else { return false }
    return try !showroom.store.lists(titled: key).isEmpty
  }

  private func isAboutItem(_ request: ListRequest) throws(StoreError) -> Bool {
    guard request.isVague else { return true }
    let said = (request.items.said ?? []).compactMap { ListKey($0) }
    return try showroom.store.lists(onlyOpen: false, limit: 1000).contains { list in
      let items = list.items.compactMap { ListKey($0.text) }
      return said.allSatisfy(items.contains)
    }
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

  private static let tellTales = toDo.union(doneWords).union([
    "tick", "untick", "hake", "hak", "off", "reopen", "uncheck", "unmark",
  ])
  .union(again)

  /// The verbs of sentences that change a list.
  static let changing: Set<String> = deeds.reduce(into: taking) { verbs, entry in
    if ![.create, .show].contains(entry.deed) { verbs.formUnion(entry.words) }
  }
}
