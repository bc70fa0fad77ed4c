/// All values of a phrase, found in one pass from left to right: at each place the longest wins.
struct ValueScan {
  let scan: Scan
  private(set) var pieces: [Piece] = []
  private(set) var durations: [Found<ClosedRange<Int>>] = []
  private(set) var durationRanges: [Range<Int>] = []

  init(_ scan: Scan) {
    self.scan = scan
    var position = 0
    while position < scan.items.count {
      position = next(from: position)
    }
  }

  private mutating func next(from position: Int) -> Int {
    guard !scan[position].lexeme.roles.isEmpty || scan[position].isISOStart else { return position + 1 }
    let piece = scan.piece(at: position)
    let duration = scan.duration(at: position)
    if let duration, duration.end > (piece?.range.upperBound ?? 0) {
      durations.append(duration)
      durationRanges.append(position..<duration.end)
      return duration.end
    }
    guard let piece else { return position + 1 }
    pieces.append(piece)
    return max(piece.range.upperBound, position + 1)
  }

  /// The dates and times, put together.
  func whens() -> [WhenAssembly.Result] {
    pieces.isEmpty ? [] : WhenAssembly(scan, pieces, others: durationRanges).results()
  }

  /// The items of what lies behind: "two days ago".
  var pastRanges: [Range<Int>] {
    pieces.filter { if case .past = $0.content { true } else { false } }.map(\.range)
  }

  /// The numbers that stand outside the given ranges of items, which are sorted.
  func numbers(outside taken: [Range<Int>]) -> [NumberReading] {
    var (result, position, rest): ([NumberReading], Int, ArraySlice<Range<Int>>) = ([], 0, taken[...])
    while position < scan.items.count {
      while let first = rest.first, first.upperBound <= position { rest = rest.dropFirst() }
      if let first = rest.first, first.contains(position) {
        position = first.upperBound
      } else if let number = scan.number(at: position), number.end <= rest.first?.lowerBound ?? number.end {
        result.append(number.value)
        position = number.end
      } else {
        position += 1
      }
    }
    return result
  }
}
