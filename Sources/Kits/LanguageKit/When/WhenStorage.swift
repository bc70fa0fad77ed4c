/// The text form in which an expression is kept in a store, and read back.
///
/// Up to three fields, with a space between: the day (see ``DayField``), the clock (see ``ClockField``), the search
/// (`?nextFree`). "Friday of next week at three" is `ww5.1 @03:00?`, "tomorrow, as soon as possible" `+1 ?soonest`.
extension WhenExpression {
  /// The compact text form; reads back as the same expression.
  public var storageText: String {
    var fields: [String] = []
    if let day { fields.append(DayField.text(day)) }
    if let clock { fields.append(ClockField.text(clock)) }
    if let search { fields.append("?" + search.rawValue) }
    return fields.joined(separator: " ")
  }

  /// Reads the text form. Nil for any text that ``storageText`` cannot have given.
  public init?(storageText: String) {
    self.init()
    for field in storageText.utf8.prefix(200).split(separator: UInt8(ascii: " ")) {
      guard read(Substring(field)) else { return nil }
    }
    guard !isEmpty, self.storageText == storageText else { return nil }
  }

  private mutating func read(_ field: Substring) -> Bool {
    if let read = DayField.day(field) {
      day = read
    } else if let read = ClockField.clock(field) {
      clock = read
    } else if field.first == "?", let read = Search(rawValue: String(field.dropFirst())) {
      search = read
    } else {
      return false
    }
    return true
  }
}
