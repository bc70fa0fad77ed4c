/// Puts the pieces of a phrase together into expressions.
struct WhenAssembly {
  /// An expression and the items it was read from.
  struct Result {
    var expression: WhenExpression
    var ranges: [Range<Int>]
  }

  private struct Group {
    var pieces: [Piece]
    var builder = WhenBuilder()
  }

  private let scan: Scan
  private let pieces: [Piece]
  /// Whether the phrase says nothing but dates and times.
  private let isWhole: Bool

  init(_ scan: Scan, _ pieces: [Piece], others: [Range<Int>]) {
    self.scan = scan
    self.pieces = pieces
    isWhole = others.isEmpty && Self.covers(pieces, scan)
  }

  private static let little: Roles = [.mark, .at, .on, .the, .of, .in, .for, .and, .about, .filler]

  private static func covers(_ pieces: [Piece], _ scan: Scan) -> Bool {
    var next = 0
    for piece in pieces {
      guard (next..<piece.range.lowerBound).allSatisfy({ scan.has($0, little) }) else { return false }
      next = piece.range.upperBound
    }
    return (next..<max(next, scan.items.count)).allSatisfy { scan.has($0, little) }
  }

  func results() -> [Result] {
    merged(groups()).compactMap { group in
      var builder = group.builder
      guard builder.hasCertain || isWhole, let expression = builder.settle(isWhole: isWhole) else { return nil }
      return Result(expression: expression, ranges: builder.ranges)
    }
  }

  /// Pieces that stand together and say different things.
  private func groups() -> [Group] {
    var groups: [Group] = []
    for piece in pieces where !piece.isFaint || isWhole {
      if var last = groups.popLast() {
        let isTaken = isBeside(last.pieces.last, piece) && last.builder.take(piece)
        if isTaken { last.pieces.append(piece) }
        groups.append(last)
        if isTaken { continue }
      }
      var fresh = Group(pieces: [piece])
      if fresh.builder.take(piece) { groups.append(fresh) }
    }
    return groups
  }

  private func isBeside(_ last: Piece?, _ next: Piece) -> Bool {
    guard let last, next.range.lowerBound - last.range.upperBound <= 2 else { return false }
    // "von heute auf Freitag" says two days, "heute, Freitag" one.
    if scan.has(next.range.lowerBound, .for), case .day = last.content, case .day = next.content { return false }
    return (last.range.upperBound..<next.range.lowerBound).allSatisfy {
      scan.has($0, [.mark, .and, .at, .on, .filler])
    }
  }

  /// Joins what stands apart but completes each other: "Friday book me the golf at four".
  private func merged(_ groups: [Group]) -> [Group] {
    var result: [Group] = []
    for group in groups where group.builder.hasCertain || isWhole {
      guard let last = result.last, let joined = Self.joined(last, group) else {
        result.append(group)
        continue
      }
      result[result.count - 1] = joined
    }
    return result
  }

  private static func joined(_ first: Group, _ second: Group) -> Group? {
    var result = first
    guard first.pieces.count + second.pieces.count <= 12 else { return nil }
    guard first.builder.day == nil || second.builder.day == nil else { return nil }
    for piece in second.pieces where piece.isCertain {
      guard result.builder.take(piece) else { return nil }
      result.pieces.append(piece)
    }
    return result
  }
}
