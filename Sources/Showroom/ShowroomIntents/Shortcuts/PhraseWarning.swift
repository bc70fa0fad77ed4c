import LanguageKit
import ShowroomCore

/// What a saved phrase may be taken for, or takes the place of. It is saved all the same; the person is told.
public enum PhraseWarning: Hashable, Sendable {
  /// Another owner has the phrase: where both may be meant, it asks whose.
  case sharedPhrase(String, Shortcut)
  /// A saved phrase that is spelt or sounds nearly like it.
  case nearPhrase(String, other: String, Shortcut)
  /// It is the name of a car, which is found by other words now.
  case carName(String, CarModel)
  /// It was a sentence already; the saved phrase goes before it.
  case sentence(String, intent: String)
}

extension ShortcutLibrary {
  /// At most this many saved phrases are compared when one is saved.
  private static let greatestComparedCount = 20_000

  /// Replays phrases that were just saved against all that the owner and the showroom have, the names of cars, and the
  /// sentences that are understood without them.
  public func warnings(about saved: Shortcut, for speaker: Speaker) throws(StoreError) -> [PhraseWarning] {
    var warnings: [PhraseWarning] = []
    for phrase in saved.phrases {
      warnings += try sharers(of: phrase, saved, speaker)
      warnings += try neighbours(of: phrase, saved)
      warnings += try readings(of: phrase, saved, speaker)
    }
    return warnings
  }

  /// Others' phrases are told to those who may see them.
  private func sharers(of phrase: String, _ saved: Shortcut, _ speaker: Speaker) throws(StoreError) -> [PhraseWarning] {
    guard let key = PhraseKey(phrase) else { return [] }
    return try showroom.store.shortcuts(withKeys: [key], for: speaker).map(\.shortcut)
      .filter { $0.owner != saved.owner }.prefix(3).map { .sharedPhrase(phrase, $0) }
  }

  /// The saved phrases of the owner and the showroom that a slip, or the ear, may take for this one.
  private func neighbours(of phrase: String, _ saved: Shortcut) throws(StoreError) -> [PhraseWarning] {
    guard let spelling = PhraseSpelling(phrase) else { return [] }
    var warnings: [PhraseWarning] = []
    for owner in Set([saved.owner, .showroom]) {
      let page = Page<Shortcut.ID>(limit: Self.greatestComparedCount)
      for other in try showroom.store.shortcuts(of: owner, page) where other.id != saved.id {
        for own in other.phrases where warnings.count < 3 && PhraseSpelling(own)?.isNear(spelling) == true {
          warnings.append(.nearPhrase(phrase, other: own, other))
        }
      }
    }
    return warnings
  }

  private func readings(of phrase: String, _ saved: Shortcut, _ speaker: Speaker) throws(StoreError) -> [PhraseWarning]
  {
    let words = Phrase(phrase).tokens.filter { $0.kind != .punctuation }.map(\.folded)
    if let span = try showroom.store.names(in: words).first(where: { $0.words == words.indices }),
      let model = span.models.first
    {
      return [.carName(phrase, model)]
    }
    let now = showroom.environment.wallClock
    let tag: LanguageTag = saved.language == .de ? .german : .english
    let reading = try PhraseReader(showroom, language: tag, speaker: speaker).read(phrase)
    // Help and leaving are no intents: they are called by their command.
    if case .command(let command)? = reading.whole { return [.sentence(phrase, intent: command.name ?? command.line)] }
    if let name = reading.whole?.name { return [.sentence(phrase, intent: name)] }
    guard reading.hasOtherWords, reading.unmatched.isEmpty,
      let request = RequestBuilder(speaker: speaker, now: now).request(reading)
    else {
      return []
    }
    return [.sentence(phrase, intent: request.name)]
  }
}

/// A phrase as it is compared with others: by its letters, and by how it sounds.
struct PhraseSpelling {
  private let key: PhraseKey
  private let sounds: [SoundKey?]

  init?(_ phrase: String) {
    guard let key = PhraseKey(phrase) else { return nil }
    self.key = key
    sounds = Folding.words(phrase).map { SoundKey(String($0)) }
  }

  /// Whether both are not the same, but a slip or two apart, or the same to the ear, word by word.
  func isNear(_ other: PhraseSpelling) -> Bool {
    guard key != other.key else { return false }
    let allowed = key.text.utf8.count < 8 ? 1 : 2
    if key.text.utf8.count >= 4, EditDistance.between(key.text, other.key.text, limit: allowed) != nil { return true }
    guard sounds.count == other.sounds.count, !sounds.isEmpty else { return false }
    return zip(sounds, other.sounds).allSatisfy { mine, others in
      guard let mine, let others else { return false }
      return mine.isLike(others)
    }
  }
}
