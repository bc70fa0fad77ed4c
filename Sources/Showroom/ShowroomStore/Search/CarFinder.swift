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
    /// Whole euros.
    var price: Int?
  }

  /// What was found, and what the price did to it.
  struct Found {
    var matches: [NameMatch] = []
    /// Whether no car that was found has a price, though one was asked for.
    var ignoresPrice = false
    /// The car nearest to the price, where none is within it.
    var nearest: (model: CarModel, price: Int)?
  }

  /// The best matches: words first, then wishes, availability, how often it is asked for.
  func matches(for readings: [NameReading], limit: Int) throws(SQLiteError) -> Found {
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
    return try affordable(candidates.sorted(by: isBetter), limit: limit)
  }

  /// Leaves out what is known to cost more or less than was asked for, and what has no price where others fit.
  private func affordable(_ candidates: [Candidate], limit: Int) throws(SQLiteError) -> Found {
    guard wishes.prices != nil else { return Found(matches: try candidates.prefix(limit).compactMapped(match)) }
    let fitting = candidates.filter { wishes.allows(price: $0.price) == true }
    let shown = fitting.isEmpty ? candidates.filter { $0.price == nil } : fitting
    var found = Found(matches: try shown.prefix(limit).compactMapped(match), ignoresPrice: fitting.isEmpty)
    if found.matches.isEmpty, let near = nearest(candidates), let match = try match(near), let price = near.price {
      found.nearest = (match.model, price)
    }
    return found
  }

  private func nearest(_ candidates: [Candidate]) -> Candidate? {
    candidates.filter { $0.price != nil }.min { distance($0.price) < distance($1.price) }
  }

  /// How far a price is from those asked for; one that is not known is farther than any.
  private func distance(_ price: Int?) -> Int {
    guard let prices = wishes.prices, let price else { return Int.max }
    return price < prices.lowerBound ? prices.lowerBound - price : max(0, price - prices.upperBound)
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
        isAvailable: entry?.isAvailable ?? false, asked: entry?.asked ?? 0, price: best?.price)
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

  private struct BestCar {
    let car: Int64
    let fit: Int
    let year: Int
    let price: Int?
    /// Smaller is better.
    let priceRank: Int
  }

  /// Of the cars within the price, then those without one, then those nearest to it, the one that fits the other wishes
  /// best; of those the newest.
  private func bestCar(of model: Int64) throws(SQLiteError) -> BestCar? {
    var best: BestCar?
    var rows = try db.query("SELECT facets, year, car_id, price FROM car_facet WHERE model_id = ?1", model)
    while let row = try rows.next() {
      let year = row.int(1)
      let price = row.int(3) == 0 ? nil : row.int(3)
      let fit = wishes.score(CarFacets(rawValue: row.int64(0)), year: year == 0 ? nil : year, thisYear: thisYear)
      let priceRank = wishes.prices == nil ? 0 : price == nil ? 1 : distance(price) * 2
      if let best, (-best.priceRank, best.fit, best.year) >= (-priceRank, fit, year) { continue }
      best = BestCar(car: row.int64(2), fit: fit, year: year, price: price, priceRank: priceRank)
    }
    return best
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
  func anyMatches(limit: Int) throws(SQLiteError) -> Found {
    guard !wishes.isEmpty else { return Found() }
    let matches = try anyMatches(limit: limit, prices: wishes.prices)
    guard matches.isEmpty, wishes.prices != nil else { return Found(matches: matches) }
    var others = wishes
    others.prices = nil
    guard try !knowsPrices(), !others.isEmpty else { return Found() }
    return Found(matches: try anyMatches(limit: limit, prices: nil), ignoresPrice: true)
  }

  /// Whether some car has a price.
  func knowsPrices() throws(SQLiteError) -> Bool { try db.hasRow("SELECT 1 FROM car_facet WHERE price > 0") }

  private func anyMatches(limit: Int, prices: ClosedRange<Int>?) throws(SQLiteError) -> [NameMatch] {
    var found: [(year: Int, car: Int64)] = []
    for facets in try facetsInUse() where wishes.isMet(by: CarFacets(rawValue: facets)) {
      found += try newest(with: facets, prices: prices, limit: limit * 4)
    }
    var matches: [NameMatch] = []
    var seen: Set<CarModel.ID> = []
    for entry in found.sorted(by: { ($0.year, -$0.car) > ($1.year, -$1.car) }) {
      guard matches.count < limit else { break }
      let car = try db.first("SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.id = ?1", entry.car) {
        $0.car(at: 0)
      }
      if let car, seen.insert(car.model.id).inserted {
        matches.append(NameMatch(model: car.model, quality: .exact, car: car))
      }
    }
    return matches
  }

  private func newest(
    with facets: Int64, prices: ClosedRange<Int>?, limit: Int
  ) throws(SQLiteError) -> [(year: Int, car: Int64)] {
    let years = wishes.years(thisYear: thisYear) ?? 0...9999
    let prices = prices.map { max($0.lowerBound, 1)...max($0.upperBound, 1) } ?? 0...CarFacts.prices.upperBound
    return try db.all(
      """
      SELECT year, car_id FROM car_facet
      WHERE facets = ?1 AND year BETWEEN ?2 AND ?3 AND price BETWEEN ?4 AND ?5 ORDER BY year DESC LIMIT ?6
      """, facets, years.lowerBound, years.upperBound, prices.lowerBound, prices.upperBound, limit
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
