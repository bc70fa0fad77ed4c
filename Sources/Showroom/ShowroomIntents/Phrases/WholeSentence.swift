import LanguageKit
import ShowroomCore

/// A sentence that is read as a whole, in the order of its words: what it holds is a text, a period or an item, and no car
/// or time of a drive.
///
/// It is kept apart from the reading that it belongs to, since hardly any has one.
public indirect enum WholeSentence: Hashable, Sendable {
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

  func read(_ text: String, _ known: KnownPhrase) throws(StoreError) -> WholeSentence? {
    let (phrase, says) = (known.phrase, known.isIn)
    if let command = CommandSentence.read(known, in: language) { return .command(command) }
    if says.contains(.saving), let name = SaveSentence.name(in: phrase) {
      return .save(
        SaveShortcut(phrases: [name], intent: BookTestDrive.name, language: language.language, speaker: speaker))
    }
    if says.contains(.message), MessageSentence.mayBegin(phrase),
      let message = try MessageReader(showroom, speaker: speaker).read(text, in: language)
    {
      return .message(message)
    }
    if says.contains(.report), ReportWords.mayAsk(phrase.tokens.lazy.map(\.folded)) {
      let languages: [Language] = language.language == .en ? [.en, .de] : [.de, .en]
      if let report = languages.lazy.compactMap({ Report(phrase: text, $0, today: today) }).first {
        return .report(report)
      }
    }
    guard speaker == .staff else { return listOfStaff(text, known).map { .list($0) } }
    guard let list = try list(text, known), list.items.said?.contains(where: Self.isDrive) != true else { return nil }
    return .list(list)
  }

  /// What others than staff say of the lists of staff, so that they are told for whom these are: a change of one that is
  /// named with the word for a list, or "what is still to do". All else may mean cars, or the list of those who wait.
  private func listOfStaff(_ text: String, _ known: KnownPhrase) -> ListRequest? {
    guard known.isIn.contains(.list) || ListWords.areNamed(in: known.phrase), var request = ListSentence.request(text),
      !request.isVague
    else { return nil }
    switch request.deed {
    case .create: return nil
    case .show: guard request.list.said == nil, known.isIn.contains(.list) else { return nil }
    case .delete, .rename: guard request.list.said != nil else { return nil }
    case .tick, .untick: break
    case .add, .remove:
      guard request.list.said != nil, request.items.said?.contains(where: Self.isOneself) == false else { return nil }
    }
    request.speaker = speaker
    return request
  }

  /// Who is put on a list waits for a car.
  private static func isOneself(_ item: String) -> Bool {
    ["me", "us", "mich", "uns", "myself"].contains(Folding.fold(item))
  }

  /// "take drive 12 off the list", "take the drive on Friday off the list" are about the drive: no item is called so.
  private static func isDrive(_ item: String) -> Bool {
    guard let first = Phrase(item).tokens.first else { return false }
    return [Language.en, .de].contains { SentenceBook.book($0).beforeDrive.contains(first.folded) }
  }

  /// A list may be named without the word for one, where there is one of that title; and that something is done may be
  /// about an item, where a list has it.
  private func list(_ text: String, _ known: KnownPhrase) throws(StoreError) -> ListRequest? {
    guard known.isIn.contains(.list) || ListWords.areNamed(in: known.phrase) else {
      let verb = known.words.indices.first { !known.isMarked($0, .aroundItems) }
      guard known.isIn.contains([.changingList, .beforeTitle]), let verb, known.isMarked(verb, .changingList) else {
        return nil
      }
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

extension WholeSentence {
  /// The words without which a phrase is no sentence of a kind, in both languages.
  static var markedWords: [(Set<String>, WordMarks)] {
    [
      (CommandSentence.vocabulary.union(CommandSentence.polite), .command), (CommandSentence.hoursWords, .hours),
      (CommandSentence.namingWords, .naming), (SaveSentence.telling, .saving), (MessageSentence.telltales, .message),
      (ReportWords.tellingWords, .report), (ListWords.telltales, .list), (ListWords.around, .aroundItems),
      (ListWords.changing, .changingList), (ListWords.beforeTitle, .beforeTitle),
    ]
  }
}

extension ListWords {
  /// Whether a word of a phrase has "list" in it: "Golf-Liste", "checklist".
  static func areNamed(in phrase: Phrase) -> Bool {
    phrase.tokens.contains { token in
      var bytes = token.folded.utf8[...]
      while bytes.count >= 4, let place = bytes.firstIndex(of: 0x6C) {
        bytes = bytes[place...]
        if bytes.starts(with: "list".utf8) { return true }
        bytes = bytes.dropFirst()
      }
      return false
    }
  }

  /// Words that a sentence about a list may have instead.
  static let telltales = toDo.union(doneWords).union(again).union([
    "tick", "untick", "hake", "hak", "off", "reopen", "uncheck", "unmark",
  ])

  /// The verbs of sentences that change a list.
  static let changing: Set<String> = deeds.reduce(into: taking) { verbs, entry in
    if ![.create, .show].contains(entry.deed) { verbs.formUnion(entry.words) }
  }
}
