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
    if let name = place.name, ListKey(name)?.words.allSatisfy(ListWords.others.contains) == true {
      // "Delete all lists": which one is asked, since each is deleted by itself.
      guard ListWords.everything.contains(Folding.fold(name)) else { return nil }
      return deed(place.around, hasItems: false, place) == .delete ? ListRequest(.delete) : nil
    }
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
      takeDrive(into: &request)
    case .rename:
      request.title = items.isEmpty ? nil : items.joined(separator: " ")
      request.items = .init()
    case .show, .delete: guard items.isEmpty else { return nil }
    case .remove where items.isEmpty: request.items.say(ListRequest.all)
    case .add, .tick, .untick, .remove: break
    }
    return request
  }

  /// "A list Wash with vacuum and plates for drive 23": the drive is neither in the title nor an item.
  private static func takeDrive(into request: inout ListRequest) {
    if let title = request.title, let (rest, drive) = endingWithDrive(title), !rest.isEmpty {
      (request.title, request.subject) = (rest, .drive(drive))
    }
    guard var items = request.items.said, let last = items.last, let (rest, drive) = endingWithDrive(last) else {
      return
    }
    items.removeLast()
    if !rest.isEmpty { items.append(rest) }
    request.items.say(items)
    request.subject = .drive(drive)
    if request.title == nil { request.title = last.split(separator: " ").suffix(2).joined(separator: " ") }
  }

  /// What stands before "for drive 23" or "vor Fahrt 23", and the drive.
  private static func endingWithDrive(_ text: String) -> (rest: String, drive: TestDrive.ID)? {
    let words = text.split(separator: " ")
    guard words.count >= 3, let id = TestDrive.ID(String(words[words.count - 1].drop { $0 == "#" })) else { return nil }
    let before = words.suffix(3).prefix(2).map { Folding.fold(String($0)) }
    guard ["for", "before", "of", "fur", "vor", "zu"].contains(before[0]),
      ["drive", "fahrt", "probefahrt"].contains(before[1])
    else { return nil }
    return (words.dropLast(3).joined(separator: " "), id)
  }

  /// "What is still to do?"; "tick wash".
  private static func withoutList(_ words: [Word]) -> ListRequest? {
    let plain = words.map(\.folded)
    if asksWhatIsToDo(plain) { return ListRequest(.show) }
    if let request = toDoOf(words) { return request }
    guard let first = plain.first(where: { !["please", "bitte"].contains($0) }) else { return nil }
    if let request = again(words, first) { return request }
    let isOff = ["check", "cross"].contains(first) && plain.contains("off")
    guard ["tick", "untick", "hake", "hak"].contains(first) || isOff, first.hasPrefix("h") == (plain.last == "ab")
    else {
      return done(words)
    }
    let items = items(words[...])
    guard !items.isEmpty else { return nil }
    var request = ListRequest(first == "untick" ? .untick : .tick)
    request.items.say(items.map(Folding.fold).allSatisfy(ListWords.everything.contains) ? ListRequest.all : items)
    return request
  }

  private static func asksWhatIsToDo(_ plain: [String]) -> Bool {
    plain.contains(where: ListWords.toDo.contains) && (plain.count > 1 || plain[0].hasPrefix("to"))
      && plain.allSatisfy { ListWords.toDo.contains($0) || ListWords.aroundToDo.contains($0) }
      && plain.contains { ["still", "left", "noch", "todo", "todos", "to-do", "to-dos", "to", "zu"].contains($0) }
  }

  /// "What is left to do on the Golf?", "was ist beim Golf noch zu tun?": the same with the name of a list.
  private static func toDoOf(_ words: [Word]) -> ListRequest? {
    guard let place = words.firstIndex(where: { ListWords.beforeToDo.contains($0.folded) }) else { return nil }
    let after = words[(place + 1)...].drop { ListWords.articles.contains($0.folded) }
    let name = after.prefix { !ListWords.toDo.contains($0.folded) && !ListWords.aroundToDo.contains($0.folded) }
    let around = words[..<place] + words[name.endIndex...]
    guard !name.isEmpty, asksWhatIsToDo(around.map(\.folded)) else { return nil }
    var request = ListRequest(.show)
    request.list.say(name.map(\.text).joined(separator: " "))
    return request
  }

  /// "Open wash again", "mach Waschen wieder auf", "reopen wash": perhaps about an item, which is for the lists to say.
  private static func again(_ words: [Word], _ first: String) -> ListRequest? {
    let isAgain = ListWords.opening.contains(first) && words.contains { ListWords.again.contains($0.folded) }
    guard isAgain || ["reopen", "uncheck", "unmark"].contains(first) else { return nil }
    let items = items(words[...], of: .untick)
    guard !items.isEmpty else { return nil }
    var request = ListRequest(.untick)
    request.items.say(items)
    request.isVague = true
    return request
  }

  /// "Milk is done", "Milch ist erledigt", "mark milk as done": perhaps about an item, which is for the lists to say.
  private static func done(_ words: [Word]) -> ListRequest? {
    let plain = words.map(\.folded)
    guard plain.contains(where: ListWords.doneWords.contains), plain.contains(where: ListWords.being.contains) else {
      return nil
    }
    let items = items(words[...], of: .tick)
    guard !items.isEmpty else { return nil }
    var request = ListRequest(plain.contains(where: ListWords.negations.contains) ? .untick : .tick)
    request.items.say(items)
    request.isVague = true
    return request
  }

  /// What is looked for on the lists: "search for polish in my lists", "steht Waschen auf der Liste?"; nil for any other
  /// sentence.
  public static func searched(_ phrase: String) -> String? {
    let end = phrase.split { !$0.isLetter }.last
    guard let end, ListWords.list.contains(Folding.fold(String(end))) else { return nil }
    let words = words(of: phrase)
    let plain = words.map(\.folded)
    guard let first = plain.first, let list = plain.lastIndex(where: ListWords.list.contains), list == plain.count - 1,
      ListWords.searching.contains(first) || ListWords.asking.contains(first)
    else { return nil }
    let ends = ["in", "on", "auf", "from", "der", "den", "the", "my", "our", "meiner", "meinen", "any", "a", "einer"]
    var inside = words[1..<list]
    while let last = inside.last, ends.contains(last.folded) { inside.removeLast() }
    let starts = ["for", "nach", "i", "we", "have", "ich", "wir", "me", "up"]
    while let next = inside.first, starts.contains(next.folded) { inside.removeFirst() }
    guard !inside.isEmpty, inside.count < list - 1 else { return nil }
    return inside.map(\.text).joined(separator: " ")
  }

  /// The sentence with its list marked as one, where it ends with a name or, to rename, begins with one: "add milk to
  /// groceries" is "add milk to the groceries list". Nil for a sentence that is nothing of the kind.
  ///
  /// - Parameter isTitle: whether there is a list of that title.
  public static func marked<Failure: Error>(
    _ phrase: String, isTitle: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String? {
    let words = words(of: phrase)
    let plain = words.map(\.folded)
    guard let verb = plain.first(where: { !ListWords.around.contains($0) }),
      !plain.contains(where: ListWords.list.contains),
      let deed = ListWords.deeds.first(where: { $0.words.contains(verb) })?.deed
        ?? (ListWords.taking.contains(verb) ? .remove : nil)
    else { return nil }
    func text(_ words: ArraySlice<Word>) -> String {
      words.map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
    }
    switch deed {
    case .add, .remove, .delete, .tick, .untick:
      guard let place = plain.lastIndex(where: { $0 != "as" && ListWords.beforeTitle.contains($0) }), place > 1,
        place + 1 < words.count
      else { return nil }
      var name = words[(place + 1)...]
      var rest: ArraySlice<Word> = []
      while name.count > 1, let last = name.last, ["hinzu", "ab", "please", "bitte"].contains(last.folded) {
        rest = name.suffix(1) + rest
        name.removeLast()
      }
      let title = name.map(\.text).joined(separator: " ")
      guard try isTitle(title) else { return nil }
      return "\(text(words[...place])) \"\(title)\" list \(text(rest))"
    case .rename:
      guard let place = plain.lastIndex(where: { ["to", "in", "as"].contains($0) }), place > 1 else { return nil }
      let title = words[1..<place].map(\.text).joined(separator: " ")
      guard try isTitle(title) else { return nil }
      return "\(text(words[...0])) \"\(title)\" list \(text(words[place...]))"
    case .create, .show: return nil
    }
  }

  /// What the words around a list ask for.
  private static func deed(_ around: [Word], hasItems: Bool, _ place: ListPlace) -> ListRequest.Deed? {
    let plain = around.filter { !$0.isQuoted }.map(\.folded)
    let found = ListWords.deeds.filter { !$0.words.isDisjoint(with: plain) }.map(\.deed)
    func deed(of verb: String?) -> ListRequest.Deed? {
      ListWords.deeds.first { entry in verb.map(entry.words.contains) ?? false }?.deed
    }
    // The verb stands first, or last: "bitte Öl auf die Liste setzen".
    let first =
      deed(of: plain.first { !ListWords.around.contains($0) })
      ?? deed(of: plain.last { !ListWords.around.contains($0) })
    if hasItems, let verb = plain.first(where: { !ListWords.around.contains($0) }), ListWords.taking.contains(verb),
      plain.contains(where: ListWords.off.contains)
    {
      return .remove
    }
    if found.contains(.untick) { return .untick }
    if hasItems, plain.contains(where: ListWords.opening.contains), plain.contains(where: ListWords.again.contains) {
      return .untick
    }
    if plain.contains("hake") || plain.contains("hak"), plain.contains("wieder") { return .untick }
    if found.contains(.tick), hasItems || plain.contains(where: ["done", "erledigt", "fertig"].contains) {
      // "Put 'check the oil' on the list" adds.
      if first != .add { return plain.contains(where: ListWords.negations.contains) ? .untick : .tick }
    }
    if first == .rename { return .rename }
    if place.isNew, first == nil || first == .create { return .create }
    switch first {
    case .add: return .add
    case .delete: return hasItems ? .remove : .delete
    case .remove: return hasItems ? nil : .remove
    case .show: return .show
    case .tick where !hasItems: return .show
    default: return (plain.isEmpty || found == [.show] && !hasItems) && place.name != nil ? .show : nil
    }
  }

  // MARK: Words

  /// Words with the marks around them taken off; a quoted text is one word, a comma one of its own.
  static func words(of phrase: String) -> [Word] {
    var words: [Word] = []
    var current = String.UnicodeScalarView()
    var closing: Unicode.Scalar?
    func end(quoted: Bool = false) {
      defer { current = .init() }
      let text = quoted ? String(current) : String(current).trimmingMarks
      guard !text.isEmpty else { return }
      words.append(Word(text: text, folded: Folding.fold(text), isQuoted: quoted))
    }
    for scalar in phrase.unicodeScalars.prefix(4000) {
      switch scalar {
      case _ where closing != nil:
        guard scalar == closing || scalar == "”" || scalar == "“" else {
          current.append(scalar)
          continue
        }
        end(quoted: true)
        closing = nil
      case "\"", "“", "„", "«":
        end()
        closing = scalar == "«" ? "»" : "\""
      case ",", ";", ":":
        end()
        words.append(Word(text: ",", folded: ","))
      case _ where scalar.properties.isWhitespace: end()
      default: current.append(scalar)
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
    let besides: Set<String> =
      switch deed {
      case .remove: ListWords.around.union(ListWords.taking).union(ListWords.off)
      case .untick: ListWords.around.union(ListWords.opening)
      default: ListWords.around
      }
    let verbs = ListWords.deeds.reduce(into: besides) { verbs, entry in
      let belongs =
        entry.deed == deed || deed == .untick && entry.deed == .tick || deed == .remove && entry.deed == .delete
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
    var scalars = unicodeScalars[...]
    while let first = scalars.first, Self.marks.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, Self.marks.contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  private static let marks: [Unicode.Scalar] = [".", "!", "?", "(", ")", "[", "]"]
}
