import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Something that can not be taken back, so that a person says yes first.
enum Deed {
  /// Replaces the store by a backup.
  case restore(path: String)
  /// Erases a person.
  case forget(Customer)
  /// Takes people out of old drives.
  case tidy
  /// Changes the opening hours, or closes days, where drives will be out of hours.
  case hours(HoursChange)
  /// Changes the time zone, where drives will be elsewhere on the clock.
  case zone(ZonePlan)
  /// Blocks a demonstrator and moves the drives in the way.
  case block(BlockPlan)
  /// Sells or withdraws a demonstrator and moves its drives to others.
  case retire(RetirementPlan)
}

extension Session {
  /// Shows what is about to be done and waits for a yes; with `--yes` it is done at once.
  mutating func confirm(_ deed: Deed, overview: [Block], value: JSONValue) throws(Interruption) -> Outcome {
    guard !context.assumesYes else {
      var outcome = try carryOut(deed)
      outcome.blocks = overview + outcome.blocks
      return outcome
    }
    open = .deed(deed)
    return Outcome(overview + [.sentence(text.shallItBeDone)], value: ["confirm": value])
  }

  /// Takes a line as yes or no; nil where it is neither.
  mutating func answer(_ line: String, to deed: Deed) throws(Interruption) -> Outcome? {
    guard let isYes = AnswerWords.yesOrNo(line, in: context.language.language) else { return nil }
    guard isYes else { return drop() }
    open = nil
    return try carryOut(deed)
  }

  private mutating func carryOut(_ deed: Deed) throws(Interruption) -> Outcome {
    switch deed {
    case .restore(let path): try restored(from: path)
    case .forget(let customer): try forgotten(customer)
    case .tidy: try tidied()
    case .hours(let change): try carryOut(change)
    case .zone(let plan): try carryOut(plan)
    case .retire(let plan): try retire(plan)
    case .block(let plan): try block(plan)
    }
  }
}
