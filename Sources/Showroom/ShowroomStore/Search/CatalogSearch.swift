import LanguageKit
import SQLiteKit
import ShowroomCore

/// Finds cars by what people call them.
public final class CatalogSearch {
  let db: Connection
  let lookup: NameLookup

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
    try db.read { () throws(SQLiteError) in
      var finder = NameSpanFinder(db, lookup, words)
      return try finder.spans()
    }
  }

  private func answer(to query: SearchQuery, limit: Int, thisYear: Int?) throws(SQLiteError) -> SearchAnswer {
    var collector = EvidenceCollector(query, lookup)
    let readings = try read(&collector)
    let finder = CarFinder(db, query.wishes, thisYear: try year(thisYear, for: query.wishes))
    if readings.isEmpty {
      if query.hasNoName {
        let matches = try finder.anyMatches(limit: limit)
        if !matches.isEmpty { return SearchAnswer(matches: matches, wishes: query.wishes) }
      }
      return try MissFinder(db, query, collector.evidence).answer()
    }
    let matches = try finder.matches(for: readings, limit: limit)
    return SearchAnswer(
      matches: matches, steps: SearchSteps(query, readings, matches).steps, wishes: query.wishes)
  }

  private func year(_ thisYear: Int?, for wishes: CarWishes) throws(SQLiteError) -> Int {
    if let thisYear { return thisYear }
    guard wishes.greatestAge != nil else { return 0 }
    return Int(try db.integer("SELECT max(year) FROM car") ?? 0)
  }

  /// Readings by the round that first settles it; a later round is only asked where words remain.
  private func read(_ collector: inout EvidenceCollector) throws(SQLiteError) -> [NameReading] {
    let query = collector.query
    try collector.collectWritten()
    var readings = NameJudge(query, collector.evidence).readings()
    guard let unread = unread(readings, collector) else { return readings }
    try collector.collectFragments(of: unread)
    readings = NameJudge(query, collector.evidence).readings()
    guard let left = self.unread(readings, collector) else { return readings }
    try collector.collectGuesses(of: left)
    return NameJudge(query, collector.evidence).readings()
  }

  /// The unknown words that may still tell something; nil where there are none, or where the best reading needs none.
  private func unread(_ readings: [NameReading], _ collector: EvidenceCollector) -> UInt64? {
    let query = collector.query
    let unknown = query.all & ~query.neutral & ~collector.known
    guard let best = readings.first else { return unknown == 0 ? nil : unknown }
    let isTitle = query.tokens.count > 6
    if best.extent == .whole, best.missing == 0 || isTitle, best.makeTokens != 0 || isTitle { return nil }
    let left = unknown & best.left
    return left == 0 ? nil : left
  }
}
