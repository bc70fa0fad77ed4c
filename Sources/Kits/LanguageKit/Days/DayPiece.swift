/// A day, or a piece of one, as it stands in one place of a phrase.
struct DayPiece {
  var day: DayExpression
  /// Whether the words can only be a day.
  var isCertain = true
  /// A doubtful day that not even another date or time beside it makes likely: "1.6" may be an engine.
  var isFaint = false
  /// "in two weeks": moves a weekday that stands beside it.
  var isOffset = false

  static func doubtful(_ day: DayExpression) -> DayPiece { DayPiece(day: day, isCertain: false) }
}
