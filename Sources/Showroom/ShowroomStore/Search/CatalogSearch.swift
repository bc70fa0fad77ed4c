import LanguageKit
import SQLiteKit
import ShowroomCore

/// Finds cars by what people call them.
public final class CatalogSearch {
  let db: Connection
  let lookup: NameLookup
  private let memory = NameMemory()

  public init(_ connection: Connection) {
    db = connection
    lookup = NameLookup(connection)
  }

  /// What words name, best first.
  /// - Parameters:
  ///   - text: any text; 2,048 bytes of it are read.
  ///   - limit: the greatest number of matches, 1 or greater.
  ///   - thisYear: the year in which "under 3 years" is said; nil for the newest model year there is.
  public func search(_ text: String, limit: Int, thisYear: Int?) throws(SQLiteError) -> SearchAnswer {
    let query = SearchQuery(text)
    return try db.read { () throws(SQLiteError) in
      try answer(to: query, limit: max(1, limit), thisYear: thisYear)
    }
  }

  /// Where known names stand among the words of a phrase, longest first. Exact names only.
  public func names(in words: [String]) throws(SQLiteError) -> [NameSpan] {
    try memory.refresh(db)
    var finder = NameSpanFinder(db, lookup, memory)
    return try finder.spans(in: words)
  }

  private func answer(to query: SearchQuery, limit: Int, thisYear: Int?) throws(SQLiteError) -> SearchAnswer {
    var collector = EvidenceCollector(query, lookup)
    let readings = try withoutSiblings(withoutStrangers(try read(&collector), query), query)
    let finder = CarFinder(db, query.wishes, thisYear: try year(thisYear, for: query.wishes))
    guard !readings.isEmpty else { return try answerWithoutName(collector, finder, limit: limit) }
    let found = try finder.matches(for: readings, limit: limit)
    if let nearest = found.nearest {
      return SearchAnswer(
        miss: .noCarAtThatPrice(nearest: nearest.model, price: nearest.price), wishes: query.wishes)
    }
    let steps = SearchSteps(query, readings, found.matches)
    var answer = SearchAnswer(
      matches: found.matches, steps: steps.steps, wishes: query.wishes, guess: steps.guess)
    answer.ignoresPrice = found.ignoresPrice
    return answer
  }

  /// What meets the wishes where no name is said, or why there is nothing.
  private func answerWithoutName(
    _ collector: EvidenceCollector, _ finder: CarFinder, limit: Int
  ) throws(SQLiteError) -> SearchAnswer {
    let query = collector.query
    if query.hasNoName {
      let found = try finder.anyMatches(limit: limit)
      if !found.matches.isEmpty {
        var answer = SearchAnswer(matches: found.matches, wishes: query.wishes)
        answer.ignoresPrice = found.ignoresPrice
        return answer
      }
      if query.wishes.prices != nil, try !finder.knowsPrices() {
        return SearchAnswer(miss: .noPrices, wishes: query.wishes)
      }
    }
    return try MissFinder(db, query, collector.evidence).answer()
  }

  private func year(_ thisYear: Int?, for wishes: CarWishes) throws(SQLiteError) -> Int {
    if let thisYear { return thisYear }
    guard wishes.greatestAge != nil else { return 0 }
    return Int(try db.integer("SELECT max(year) FROM car") ?? 0)
  }

  /// Without those that take a part of a name for it where another word names a car that is not here: "Lancia Delta" is
  /// no Delta 88, the "SLK 200" no Chrysler 200, the Mini Clubman no Cooper SE.
  private func withoutStrangers(_ readings: [NameReading], _ query: SearchQuery) -> [NameReading] {
    guard let best = readings.first, best.extent == .part || best.extent == .hint else { return readings }
    let isNamed = best.makeTokens != 0
    let isStrange = query.text(best.left).contains { $0.utf8.count >= (isNamed ? 5 : 3) && KnownWords.contains($0) }
    guard isStrange else { return readings }
    return readings.filter { $0.extent == .whole || !isNamed && $0.makeTokens != 0 }
  }

  /// Without models whose names go on from the words to be other cars: a Transit Connect is no Transit.
  private func withoutSiblings(
    _ readings: [NameReading], _ query: SearchQuery
  ) throws(SQLiteError) -> [NameReading] {
    var kept: [NameReading] = []
    for reading in readings {
      if reading.extent == .part, reading.quality.isCertain, case .model(let id) = reading.owner,
        let name = try db.first("SELECT name FROM model WHERE id = ?1", id, transform: { $0.text(0) }),
        SiblingNames.goesOn(from: query.text(reading.modelTokens), to: name)
      {
        continue
      }
      kept.append(reading)
    }
    return kept
  }

  /// Readings by the round that first settles it; a later round is only asked where words remain.
  private func read(_ collector: inout EvidenceCollector) throws(SQLiteError) -> [NameReading] {
    let query = collector.query
    try collector.collectWritten()
    var readings = NameJudge(query, collector.evidence).readings()
    guard let unread = unread(readings, collector) else { return readings }
    try collector.collectFragments(of: unread | collector.briefWords)
    readings = NameJudge(query, collector.evidence).readings()
    guard let left = self.unread(readings, collector) else { return readings }
    try collector.collectGuesses(of: left)
    return NameJudge(query, collector.evidence).readings()
  }

  /// The unknown words that may still tell something; nil where there are none, or where the best reading needs none.
  private func unread(_ readings: [NameReading], _ collector: EvidenceCollector) -> UInt64? {
    let query = collector.query
    let isOpen = readings.first.map { $0.extent == .make } ?? true
    let short = isOpen ? query.shortBeginnings : 0
    let unknown = query.all & ~query.neutral & ~collector.known | short
    guard let best = readings.first else { return unknown == 0 ? nil : unknown }
    let isTitle = query.tokens.count > 6
    if best.extent == .whole, best.missing == 0 || isTitle, best.makeTokens != 0 || isTitle { return nil }
    let left = unknown & (best.left | short)
    return left == 0 ? nil : left
  }
}
