import LanguageKit
import ShowroomCore

/// What was found in a phrase: its sentence, the values in it, and the words that named nothing.
public struct PhraseReading: Hashable, Sendable {
  /// A value with the words that it came from.
  public struct Found<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value
    public let words: String
    /// The first token, for the order in which things were said.
    let position: Int
  }

  /// The sentence as a whole, where it is none about the values in it; nothing else is read then.
  public var whole: WholeSentence?
  /// What the sentence asks for; nil where its words are no sentence that is known.
  public var sentence: SentenceKind?
  /// The words of the sentence that led to it.
  public var sentenceWords: [String] = []
  /// Whether there are words of sentences that must not be left out.
  public var hasOtherWords = false
  /// The cars that were named, in order.
  public var cars: [Found<CarMention>] = []
  public var durations: [Found<DurationMention>] = []
  public var whens: [Found<WhenExpression>] = []
  public var options: [Found<DriveOption>] = []
  public var customer: Found<CustomerMention>?
  /// How far a start is to be moved from where it is.
  public var shift: Found<TimeShift>?
  public var drive: Found<TestDrive.ID>?
  /// "What day is it": whether the words ask which day it is.
  var asksTheDate = false
  /// Whether the words say that something is not to be done.
  public var isNegated = false
  /// Whether a word that named nothing stands right before a car: "Lena's Golf" may be a phrase that somebody saved.
  public var hasUnknownOwner = false
  /// The days that are over which were asked for: "last week".
  public var past: ReportPeriod?
  /// The kilometres on the clock.
  public var odometer: Found<Int>?
  /// Why a drive is called off, as it was said: "because I am ill".
  public var reason: String?
  /// Misspelt verbs, with what they were taken for.
  public var corrections: [Found<String>] = []
  /// Whether it asks how something is ("has drive 12 left"), so that nothing is done.
  var isQuestion = false
  /// Whether a word for "free" is among those of the sentence.
  var saysFree = false
  /// Words that named nothing.
  public var unmatched: [String] = []
  /// Whether the phrase was too long to be read whole.
  public var isTruncated = false

  public init(isTruncated: Bool = false, whole: WholeSentence? = nil) {
    self.isTruncated = isTruncated
    self.whole = whole
  }

  /// Whether a value of any kind was found.
  public var hasValues: Bool {
    !cars.isEmpty || !durations.isEmpty || !whens.isEmpty || !options.isEmpty || customer != nil || drive != nil
      || shift != nil
  }
}
