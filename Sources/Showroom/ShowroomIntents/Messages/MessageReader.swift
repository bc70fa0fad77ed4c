import LanguageKit
import ShowroomCore

extension MessageSentence {
  /// What is asked for, once it is known who is who.
  ///
  /// - Parameter resolver: knows who can be named.
  func request(speaker: Speaker, resolver: RecipientResolver, tag: LanguageTag) throws(StoreError) -> SendMessage? {
    guard recipients != nil || rest != nil || isCertain else { return nil }
    var sentence = self
    if recipients == nil, rest != nil {
      guard try sentence.findRecipients(resolver) else { return nil }
    } else if let recipients, try !resolver.areCertain(recipients) {
      // "Tell Anna we close, and that …": the word that seems to part stands in the text.
      var other = self
      (other.recipients, other.rest, other.isClause) = (nil, whole, false)
      if try other.findCertainRecipients(resolver) { sentence = other }
    }
    var request = SendMessage(speaker: speaker)
    let words = RecipientWords(language: tag)
    if let named = sentence.recipients {
      if sentence.asksForOneself(named) { return nil }
      if !sentence.isCertain, Self.isNoName(named), try !resolver.isCertain(named), words.everyone(named) == nil {
        return nil
      }
      let mentions = words.mentions(named)
      guard !mentions.isEmpty else { return nil }
      request.recipients.say(mentions, words: named)
    }
    let isOne = (request.recipients.said ?? []).count == 1 && words.everyone(sentence.recipients ?? "") == nil
    if let content = sentence.content(toOne: isOne) { request.content.say(content, words: sentence.rest) }
    return request
  }

  /// The longest beginning that names somebody for certain; else, after a verb that leaves no doubt, the words with a
  /// capital, or the first.
  private mutating func findRecipients(_ resolver: RecipientResolver) throws(StoreError) -> Bool {
    let text = rest ?? ""
    if RecipientWords(language: language == .en ? .english : .german).everyone(text) != nil {
      (recipients, rest) = (text, nil)
      return true
    }
    if try findCertainRecipients(resolver) { return true }
    let words = text.split(separator: " ")
    if isSending, try findRecipientsOfThing(words, resolver) { return true }
    if try findRecipientsAtEnd(words, resolver) { return true }
    if isTelling, let count = countOfUnknownName(words) {
      isCertain = true
      take(count, of: words)
      return true
    }
    guard isCertain else { return false }
    take(max(1, words.prefix { $0.first?.isUppercase == true }.prefix(3).count), of: words)
    return true
  }

  /// "Send my booking to Anna", and "send my family my booking" where there is no such group.
  private mutating func findRecipientsOfThing(
    _ words: [Substring], _ resolver: RecipientResolver
  ) throws(StoreError) -> Bool {
    if let place = words.lastIndex(where: { $0 == (language == .en ? "to" : "an") }), place > 0,
      place + 1 < words.count,
      case .booking = Self.content(words[..<place].joined(separator: " "))
    {
      let names = words[(place + 1)...].joined(separator: " ")
      if try resolver.areCertain(names) || Self.isOwn(words[place + 1]) {
        (recipients, rest, isCertain) = (names, words[..<place].joined(separator: " "), true)
        return true
      }
    }
    guard words.count > 2, Self.isOwn(words[0]), case .booking = Self.content(words[2...].joined(separator: " ")) else {
      return false
    }
    isCertain = true
    take(2, of: words)
    return true
  }

  /// "Send hello to Emily", "schreib „bis gleich“ an Marie": those who get it stand at the end, where all of them are known.
  private mutating func findRecipientsAtEnd(
    _ words: [Substring], _ resolver: RecipientResolver
  ) throws(StoreError) -> Bool {
    guard let place = words.lastIndex(where: { $0 == (language == .en ? "to" : "an") }), place > 0,
      place + 1 < words.count
    else { return false }
    // "Send the golf to Marie" sends no text.
    let text = words[..<place].map { Folding.fold(String($0)) }
    guard !Self.noNames.contains(text[0]) || text.dropFirst().contains(where: Self.isVerb) else { return false }
    var names = words[(place + 1)...].joined(separator: " ")
    while let last = names.last, ".!".contains(last) { names.removeLast() }
    guard try resolver.areCertain(names) else { return false }
    (recipients, rest, isCertain) = (names, Self.unquoted(words[..<place]), true)
    return true
  }

  /// A text without the words that lead to it, and without the marks around it.
  private static func unquoted(_ words: ArraySlice<Substring>) -> String {
    let leading = [
      ["saying"], ["that", "says"], ["with", "the", "text"], ["mit", "dem", "text"], ["mit", "dem", "inhalt"],
    ]
    let lead = leading.first { lead in
      words.count > lead.count && words.prefix(lead.count).elementsEqual(lead) { $0.lowercased() == $1 }
    }
    let text = words.dropFirst(lead?.count ?? 0).joined(separator: " ")
    let inside = text.dropFirst().dropLast()
    let isQuoted = ["\"\"", "“”", "„“", "»«", "''"].contains("\(text.prefix(1))\(text.suffix(1))")
    return isQuoted && !inside.isEmpty && !inside.contains(where: "\"“”„".contains) ? String(inside) : text
  }

  private static func isOwn(_ word: Substring) -> Bool {
    ["my", "our", "mein", "meine", "meinen", "meiner", "meinem", "unser", "unsere", "unserer"].contains(
      word.lowercased())
  }

  private mutating func findCertainRecipients(_ resolver: RecipientResolver) throws(StoreError) -> Bool {
    let words = (rest ?? "").split(separator: " ")
    for count in (1...max(1, min(6, words.count))).reversed() where count <= words.count {
      // "Anna and" is no list yet.
      guard !["and", "und", "&"].contains(words[count - 1]),
        try resolver.areCertain(words[..<count].joined(separator: " "))
      else { continue }
      take(count, of: words)
      return true
    }
    return false
  }

  /// How many words name somebody whom nobody knows: up to three at the beginning that stand in no sentence or are written
  /// as a name, before a clause of its own: "Anna Novak the Golf is ready".
  private func countOfUnknownName(_ words: [Substring]) -> Int? {
    let folded = words.prefix(64).map { word in
      Folding.fold(String(word)).filter { $0.isLetter || $0 == "-" || $0 == "'" }
    }
    guard let start = folded.firstIndex(where: Self.beginsClause), (1...3).contains(start) else { return nil }
    for (word, folded) in zip(words, folded).prefix(start) {
      guard !folded.isEmpty, !Self.noNames.contains(folded), word.last?.isLetter == true else { return nil }
      guard !isSaid(word) || word.first?.isUppercase == true else { return nil }
    }
    return folded[(start + 1)...].contains(where: Self.isVerb) ? start : nil
  }

  private mutating func take(_ count: Int, of words: [Substring]) {
    recipients = withoutFillers(words[..<count].joined(separator: " "))
    let after = words[count...].joined(separator: " ")
    // "Marie eine Nachricht" says nothing yet of what is in it.
    rest = after.isEmpty || withoutFillers("x " + after) == "x" ? nil : after
  }

  /// "Tell me when the Golf is free" asks for an answer and sends nothing: one writes to oneself by saying so, or what is
  /// booked.
  private func asksForOneself(_ named: String) -> Bool {
    guard RecipientWords.oneself.contains(Folding.fold(named)), !saysMessage else { return false }
    return rest.map { Self.content($0) != .booking } ?? true
  }

  /// Whether the words alone make it a message, whoever is named: "message Anna: hello", "tell Anna hello", "send
  /// my booking to my family".
  var isMessage: Bool {
    if let recipients { return !Self.isNoName(recipients) }
    guard let words = rest?.split(separator: " ") else { return isCertain }
    if isSending, case .booking = Self.content(words.prefix(2).joined(separator: " ")) { return true }
    guard let first = words.first, !Self.isNoName(String(first)) else { return false }
    if isCertain { return true }
    return isTelling && words.count > 1 && !isSaid(first)
  }

  /// Whether a word is one of sentences, and so no name.
  private func isSaid(_ word: Substring) -> Bool {
    let folded = Folding.fold(String(word)).filter { $0.isLetter || $0 == "-" || $0 == "'" }
    return folded.isEmpty || SentenceBook.matcher(language).word(folded).isKnown
      || SentenceBook.book(language).isSkipped(folded) || Self.isVerb(folded)
  }

  private static func isNoName(_ text: String) -> Bool {
    let first = Folding.words(text).first ?? ""
    return noNames.contains(first)
  }
}

/// Reads lines for messages before they are read for anything else.
public struct MessageReader {
  let desk: Desk
  let speaker: Speaker

  public init(_ showroom: Showroom, speaker: Speaker) {
    desk = Desk(showroom)
    self.speaker = speaker
  }

  /// The request that a line makes; nil where it is about something else. The language of the session is tried first.
  ///
  /// Whom a guest means is never looked up, so that nobody learns who is a customer: the words alone make it a message.
  public func read(_ line: String, in tag: LanguageTag) throws(StoreError) -> SendMessage? {
    let other: LanguageTag = tag.language == .en ? .german : .english
    for language in [tag, other] {
      let turned = language == .german ? MessageSentence.turned(line) : nil
      guard let sentence = MessageSentence(turned ?? line, language: language.language) else { continue }
      if speaker == .guest {
        if sentence.isMessage { return SendMessage(speaker: speaker) }
        continue
      }
      let resolver = RecipientResolver(desk, speaker: speaker)
      if let request = try sentence.request(speaker: speaker, resolver: resolver, tag: language) { return request }
    }
    return nil
  }

  /// Those whom the words of a command name.
  public func mentions(_ words: String, in tag: LanguageTag) -> [RecipientMention] {
    RecipientWords(language: tag).mentions(words)
  }

  /// What the words of a command say.
  public static func content(_ text: String) -> ContentMention { MessageSentence.content(text) }
}

extension MessageReader {
  /// The names in a list, with "and" or commas between them.
  public static func names(_ text: String) -> [String] { RecipientWords.names(in: text) }
}
