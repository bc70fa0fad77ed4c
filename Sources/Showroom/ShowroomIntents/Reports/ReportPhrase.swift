import LanguageKit
import ShowroomCore

extension Report {
  /// The report that a sentence asks for: "how busy were the cars last week", "was ist beliebt".
  ///
  /// Every word of it must belong to reports, so that no sentence about one drive is taken for one.
  /// - Returns: nil for any other sentence.
  public init?(phrase: String, _ language: Language, today: CivilDate) {
    let reader = ReportPeriodReader(language, today: today)
    let words = reader.words
    var period: ReportPeriod?
    let said = reader.take(&period, from: ReportPeriodReader.words(of: phrase))
    guard said.count <= 20, let topic = words.topic(of: said) else { return nil }
    guard said.allSatisfy({ words.fillers.contains($0) || topic.words.contains($0) }) else { return nil }
    self = topic.report
    self.period = period
  }
}
