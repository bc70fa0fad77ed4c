import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// A correction that a person made once can be kept as another name of the car.
extension Session {
  /// Notes what a misspelt name was meant for, as the person says yes to "do you mean …?".
  mutating func noteCorrection(in conversation: Conversation) throws(StoreError) {
    guard case .question(let asked) = conversation.step, case .doYouMean(.car) = asked.kind else { return }
    guard let words = conversation.booking?.car.words else { return }
    correction = alias(for: try searchAnswer(words, limit: 1).guess)
  }

  /// Says what misspelt words were taken for, and offers staff to keep them, where a search or a corrected request is
  /// done.
  mutating func offerName(after conversation: Conversation) -> [Block] {
    guard case .response(let response) = conversation.step, response.isSuccess else { return [] }
    if case .found(_, let found) = response, let guess = found.cars.guess {
      offer = alias(for: guess)
      return ([text.guess(guess)] + offered).map { .sentence($0) }
    }
    offer = correction
    correction = nil
    return offered.map { .sentence($0) }
  }

  /// The line that offers the name.
  private var offered: [String] {
    offer.map { [text.keepGuess(command(for: $0))] } ?? []
  }

  private func alias(for guess: NameGuess?) -> CarAlias? {
    guard let guess, context.speaker == .staff else { return nil }
    return CarAlias(name: guess.words.joined(separator: " "), make: guess.make, model: guess.model?.name)
  }

  private func command(for alias: CarAlias) -> String {
    let name = [alias.make, alias.model].compactMap { $0 }.joined(separator: " ")
    return "alias add \(SplitLine.quoted(alias.name)) \(name)"
  }

  /// Takes a yes or a no for the name that was offered; nil for any other line, which ends the offer.
  mutating func answerOffer(_ line: String) throws(Interruption) -> Outcome? {
    guard let alias = offer else { return nil }
    offer = nil
    guard let isYes = AnswerWords.yesOrNo(line, in: context.language.language) else { return nil }
    return isYes ? try keep(alias) : Outcome()
  }
}
