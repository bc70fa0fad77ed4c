/// One piece of a date or a time, as it stands in one place of a phrase.
struct Piece {
  /// What the piece says.
  enum Content {
    case day(DayPiece)
    case clock(WhenExpression.Clock)
    /// A part of the day, which may settle the half of an hour beside it.
    case part(PartOfDay)
    /// "tonight", "Freitagabend": a day and a part of it.
    case dayAndPart(DayPiece, PartOfDay)
    /// Noon or midnight: a time, or what settles a time beside it ("12 midnight").
    case named(ClockReading, PartOfDay)
    /// A number alone, which is an hour or a day if something beside it makes it so.
    case number(Int)
    case search(WhenExpression.Search)
    /// "end of the day": today's, where no day is said.
    case endOfDay
    /// What lies behind: "last Friday", "two days ago".
    case past
  }

  var content: Content
  /// Whether the words can only mean this.
  var isCertain: Bool
  /// The items, little words in front included.
  var range: Range<Int>

  init(_ content: Content, isCertain: Bool = true, _ range: Range<Int>) {
    self.content = content
    self.isCertain = isCertain
    self.range = range
  }

  /// A doubtful piece that not even a certain neighbour makes likely.
  var isFaint: Bool {
    if case .day(let day) = content { day.isFaint } else { false }
  }
}
