import LanguageKit
import ShowroomCore

/// A sentence about a to-do list: "add wash and charge to the Golf list", "alles erledigt auf der Golf-Liste".
///
/// First the words that name the list are found, then the verb among those around them; what is left over are the items.
/// Nothing is looked up: whether there is such a list is for the intent to find out.
public struct ListSentence {
  /// A word, a quoted text or a comma.
  struct Word: Hashable {
    let text: String
    let folded: String
    var isQuoted = false

    var separates: Bool { !isQuoted && [",", ";", "and", "und", "&", "sowie", "plus"].contains(folded) }
  }

  /// - Returns: nil for any other sentence, and for one of more than 100 words.
  public static func request(_ phrase: String) -> ListRequest? {
    let words = words(of: phrase)
    guard !words.isEmpty, words.count <= 100 else { return nil }
    let plain = words.filter { !$0.isQuoted }.map(\.folded)
    guard !plain.contains(where: { $0.hasPrefix("warteliste") || $0.hasPrefix("waitlist") || $0 == "waiting" })
    else { return nil }
    guard let place = ListPlace(words) else { return withoutList(words) }
    if let name = place.name, ListKey(name)?.words.allSatisfy(ListWords.others.contains) == true { return nil }
    return request(place)
  }

  private static func request(_ place: ListPlace) -> ListRequest? {
    let around = place.around
    guard let deed = deed(around, hasItems: !items(around[...]).isEmpty, place) else { return nil }
    let items = items(around[...], of: deed)
    var request = ListRequest(deed)
    if let name = place.name { request.list.say(name, words: name) }
    if !items.isEmpty {
      let isAll = items.count == 1 && ListWords.everything.contains(Folding.fold(items[0]))
      request.items.say(isAll ? ListRequest.all : items)
    }
    switch deed {
    case .create:
      request.list = .init()
      request.title = place.name
    case .rename:
      request.title = items.isEmpty ? nil : items.joined(separator: " ")
      request.items = .init()
    case .show, .delete: guard items.isEmpty else { return nil }
    case .add, .tick, .untick: break
    }
    return request
  }

  /// "What is still to do?"; "tick wash".
  private static func withoutList(_ words: [Word]) -> ListRequest? {
    let plain = words.map(\.folded)
    if plain.contains(where: ListWords.toDo.contains), plain.count > 1 || plain[0].hasPrefix("to"),
      plain.allSatisfy({ ListWords.toDo.contains($0) || ListWords.aroundToDo.contains($0) }),
      plain.contains(where: { ["still", "left", "noch", "todo", "todos", "to-do", "to-dos", "to", "zu"].contains($0) })
    {
      return ListRequest(.show)
    }
    guard let first = plain.first(where: { !["please", "bitte"].contains($0) }),
      ["tick", "untick", "hake", "hak"].contains(first), first.hasPrefix("h") == (plain.last == "ab")
    else { return nil }
    let items = items(words[...])
    guard !items.isEmpty else { return nil }
    var request = ListRequest(first == "untick" ? .untick : .tick)
    request.items.say(items.map(Folding.fold).allSatisfy(ListWords.everything.contains) ? ListRequest.all : items)
    return request
  }

  /// What the words around a list ask for.
  private static func deed(_ around: [Word], hasItems: Bool, _ place: ListPlace) -> ListRequest.Deed? {
    let plain = around.filter { !$0.isQuoted }.map(\.folded)
    let found = ListWords.deeds.filter { !$0.words.isDisjoint(with: plain) }.map(\.deed)
    let first = ListWords.deeds.first { entry in
      plain.first { !ListWords.around.contains($0) }.map(entry.words.contains) ?? false
    }?.deed
    if found.contains(.untick) { return .untick }
    if plain.contains("hake") || plain.contains("hak"), plain.contains("wieder") { return .untick }
    if found.contains(.tick), hasItems || plain.contains(where: ["done", "erledigt", "fertig"].contains) {
      // "Put 'check the oil' on the list" adds.
      if first != .add { return plain.contains(where: ListWords.negations.contains) ? .untick : .tick }
    }
    if first == .rename { return .rename }
    if place.isNew, first == nil || first == .create { return .create }
    switch first {
    case .add: return .add
    case .delete: return hasItems ? nil : .delete
    case .show: return .show
    case .tick where !hasItems: return .show
    default: return plain.isEmpty && place.name != nil ? .show : nil
    }
  }

  // MARK: Words

  /// Words with the marks around them taken off; a quoted text is one word, a comma one of its own.
  static func words(of phrase: String) -> [Word] {
    var words: [Word] = []
    var current = ""
    var closing: Character?
    func end(quoted: Bool = false) {
      defer { current = "" }
      let text = quoted ? current : current.trimmingMarks
      guard !text.isEmpty else { return }
      words.append(Word(text: text, folded: Folding.fold(text), isQuoted: quoted))
    }
    for character in phrase.prefix(4000) {
      if let close = closing {
        if character == close || character == "”" || character == "“" {
          end(quoted: true)
          closing = nil
        } else {
          current.append(character)
        }
      } else if "\"“„«".contains(character) {
        end()
        closing = character == "«" ? "»" : "\""
      } else if character == "," || character == ";" || character == ":" {
        end()
        words.append(Word(text: ",", folded: ","))
      } else if character.isWhitespace {
        end()
      } else {
        current.append(character)
      }
    }
    end(quoted: closing != nil)
    return words
  }

  /// What is left of words when those that ask and those around are taken off both ends, apart at commas and "and".
  ///
  /// - Parameter deed: what is asked for, where that is known: a verb of another deed may begin an item ("call Anna").
  static func items(_ words: ArraySlice<Word>, of deed: ListRequest.Deed? = nil) -> [String] {
    var parts = words.split(omittingEmptySubsequences: true) { $0.separates }
    guard !parts.isEmpty else { return [] }
    let verbs = ListWords.deeds.reduce(into: ListWords.around) { verbs, entry in
      let belongs = entry.deed == deed || deed == .untick && entry.deed == .tick
      if belongs || deed == nil || deed == .show { verbs.formUnion(entry.words) }
    }
    parts = parts.map { trim($0, verbs) }
    return parts.map { $0.map(\.text).joined(separator: " ") }.filter { PhraseKey($0) != nil }
  }

  private static func trim(_ words: ArraySlice<Word>, _ besides: Set<String>) -> ArraySlice<Word> {
    var words = words
    while let first = words.first, !first.isQuoted, besides.contains(first.folded) { words.removeFirst() }
    while let last = words.last, !last.isQuoted, besides.contains(last.folded) { words.removeLast() }
    return words
  }
}

extension String {
  fileprivate var trimmingMarks: String {
    let marks = ".!?()[]"
    var text = self[...]
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}
