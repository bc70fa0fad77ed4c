import SQLiteKit
import ShowroomCore

/// Finds the models of readings and, for each, the car that fits the wishes best.
struct CarFinder {
  private let db: Connection
  private let wishes: CarWishes
  private let thisYear: Int

  /// At most this many names that words name alike are compared by their cars.
  private static let greatestTieCount = 200

  init(_ connection: Connection, _ wishes: CarWishes, thisYear: Int) {
    db = connection
    self.wishes = wishes
    self.thisYear = thisYear
  }

  private struct Candidate {
    let model: Int64
    let reading: NameReading
    let rank: Int
    let car: Int64?
    let fit: Int
    let isAvailable: Bool
    let asked: Int64
  }

  /// The best matches: words first, then wishes, availability, how often it is asked for.
  func matches(for readings: [NameReading], limit: Int) throws(SQLiteError) -> [NameMatch] {
    var candidates: [Candidate] = []
    var rank = 0
    for (index, reading) in readings.enumerated() {
      if index > 0, !reading.ties(with: readings[index - 1]) {
        if candidates.count >= limit { break }
        rank += 1
      }
      if candidates.count >= Self.greatestTieCount { break }
      for model in try models(of: reading) { candidates.append(try candidate(model, reading, rank)) }
    }
    return try candidates.sorted(by: isBetter).prefix(limit).compactMapped(match)
  }

  private func models(of reading: NameReading) throws(SQLiteError) -> [Int64] {
    switch reading.owner {
    case .model(let model): return [model]
    case .make(let make):
      return try db.all(
        """
        SELECT model_id FROM name_entry WHERE make_id = ?1 ORDER BY available DESC, asked DESC, model_id LIMIT ?2
        """, make, wishes.isEmpty ? 25 : 2000
      ) { $0.int64(0) }
    }
  }

  private func isBetter(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.rank != other.rank { return one.rank < other.rank }
    if one.fit != other.fit { return one.fit > other.fit }
    if one.isAvailable != other.isAvailable { return one.isAvailable }
    if one.asked != other.asked { return one.asked > other.asked }
    return one.model < other.model
  }

  private func candidate(_ model: Int64, _ reading: NameReading, _ rank: Int) throws(SQLiteError) -> Candidate {
    guard wishes.isEmpty else {
      let entry = try db.first("SELECT available, asked FROM name_entry WHERE model_id = ?1", model) {
        (isAvailable: $0.int64(0) > 0, asked: $0.int64(1))
      }
      let best = try bestCar(of: model)
      return Candidate(
        model: model, reading: reading, rank: rank, car: best?.car, fit: best?.fit ?? Int.min,
        isAvailable: entry?.isAvailable ?? false, asked: entry?.asked ?? 0)
    }
    let found = try db.first(Self.newestCar, model) { row in
      Candidate(
        model: model, reading: reading, rank: rank, car: row.int64IfAny(2), fit: 0, isAvailable: row.int64(0) > 0,
        asked: row.int64(1))
    }
    return found
      ?? Candidate(model: model, reading: reading, rank: rank, car: nil, fit: 0, isAvailable: false, asked: 0)
  }

  private static let newestCar = """
    SELECT available, asked, (SELECT id FROM car WHERE model_id = ?1 ORDER BY year DESC LIMIT 1)
    FROM name_entry WHERE model_id = ?1
    """

  /// Of the cars that fit the wishes best the newest.
  private func bestCar(of model: Int64) throws(SQLiteError) -> (car: Int64, fit: Int)? {
    var best: (car: Int64, fit: Int, year: Int)?
    var rows = try db.query("SELECT facets, year, car_id FROM car_facet WHERE model_id = ?1", model)
    while let row = try rows.next() {
      let year = row.int(1)
      let fit = wishes.score(CarFacets(rawValue: row.int64(0)), year: year == 0 ? nil : year, thisYear: thisYear)
      if let best, (best.fit, best.year) >= (fit, year) { continue }
      best = (row.int64(2), fit, year)
    }
    return best.map { ($0.car, $0.fit) }
  }

  private func match(_ candidate: Candidate) throws(SQLiteError) -> NameMatch? {
    let car = try candidate.car.flatMapped { (id) throws(SQLiteError) in
      try db.first("SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.id = ?1", id) { $0.car(at: 0) }
    }
    if let car { return NameMatch(model: car.model, quality: candidate.reading.quality, car: car) }
    return try db.first("SELECT id, make, name FROM model WHERE id = ?1", candidate.model) {
      NameMatch(model: $0.model(at: 0), quality: candidate.reading.quality, car: nil)
    }
  }

  // MARK: No name

  /// Cars that meet all wishes where no name is said: one of each model, the newest first.
  func anyMatches(limit: Int) throws(SQLiteError) -> [NameMatch] {
    guard !wishes.isEmpty else { return [] }
    var found: [(year: Int, car: Int64)] = []
    for facets in try facetsInUse() where wishes.isMet(by: CarFacets(rawValue: facets)) {
      found += try newest(with: facets, limit: limit * 4)
    }
    var matches: [NameMatch] = []
    var seen: Set<CarModel.ID> = []
    for (_, id) in found.sorted(by: { ($0.year, -$0.car) > ($1.year, -$1.car) }) {
      guard matches.count < limit else { break }
      let car = try db.first("SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.id = ?1", id) {
        $0.car(at: 0)
      }
      if let car, seen.insert(car.model.id).inserted {
        matches.append(NameMatch(model: car.model, quality: .exact, car: car))
      }
    }
    return matches
  }

  private func newest(with facets: Int64, limit: Int) throws(SQLiteError) -> [(year: Int, car: Int64)] {
    let years = wishes.years(thisYear: thisYear) ?? 0...9999
    return try db.all(
      """
      SELECT year, car_id FROM car_facet WHERE facets = ?1 AND year BETWEEN ?2 AND ?3 ORDER BY year DESC LIMIT ?4
      """, facets, years.lowerBound, years.upperBound, limit
    ) { ($0.int(0), $0.int64(1)) }
  }

  /// Each make-up that some car has, by jumps through the index: it is short whatever the number of cars.
  private func facetsInUse() throws(SQLiteError) -> [Int64] {
    try db.all(
      """
      WITH RECURSIVE used (facets) AS (
        SELECT min(facets) FROM car_facet
        UNION ALL
        SELECT (SELECT min(facets) FROM car_facet WHERE facets > used.facets) FROM used WHERE used.facets IS NOT NULL
      )
      SELECT facets FROM used WHERE facets IS NOT NULL
      """
    ) { $0.int64(0) }
  }
}

extension Sequence {
  /// `compactMap` that keeps the type of the error.
  func compactMapped<Value>(_ transform: (Element) throws(SQLiteError) -> Value?) throws(SQLiteError) -> [Value] {
    var values: [Value] = []
    for element in self { if let value = try transform(element) { values.append(value) } }
    return values
  }
}

extension Optional {
  /// `flatMap` that keeps the type of the error.
  func flatMapped<Value>(_ transform: (Wrapped) throws(SQLiteError) -> Value?) throws(SQLiteError) -> Value? {
    guard let self else { return nil }
    return try transform(self)
  }
}
