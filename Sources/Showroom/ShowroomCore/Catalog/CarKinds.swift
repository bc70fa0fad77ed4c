import LanguageKit

/// The kinds of gearbox that a person asks for.
public enum Gearbox: String, CaseIterable, Hashable, Sendable {
  case manual, automatic

  /// The kind that a dealer's wording belongs to; an automated or semi-automatic gearbox changes by itself, and counts
  /// as automatic. Nil where nothing tells.
  public init?(transmission: String) {
    let words = Folding.fold(transmission)
    if Self.automaticMarks.contains(where: words.holds) {
      self = .automatic
    } else if words.holds("manual") || words.holds("schalt") {
      self = .manual
    } else {
      return nil
    }
  }

  private static let automaticMarks = ["auto", "direct drive", "cvt", "single", "dsg"]
}

/// The kinds of fuel that a person asks for.
public enum FuelKind: String, CaseIterable, Hashable, Sendable {
  case petrol, diesel, electric, hybrid, gas

  /// The kinds that a dealer's wording belongs to: "petrol/LPG" is both petrol and gas. Empty where nothing tells.
  public static func kinds(of fuel: String) -> Set<FuelKind> {
    let words = Folding.fold(fuel)
    var kinds: Set<FuelKind> = []
    for (kind, marks) in marks where marks.contains(where: words.holds) { kinds.insert(kind) }
    if kinds.contains(.hybrid) { kinds.remove(.electric) }
    return kinds
  }

  private static let marks: [(FuelKind, [String])] = [
    (.petrol, ["petrol", "benzin", "unleaded", "regular", "premium", "gasoline", "super", "flex"]),
    (.diesel, ["diesel"]),
    (.electric, ["electric", "elektr", "bev"]),
    (.hybrid, ["hybrid", "phev", "hev"]),
    (.gas, ["lpg", "cng", "autogas", "erdgas"]),
  ]
}

extension CarFacts {
  /// The kind of gearbox, nil where it is not known.
  public var gearbox: Gearbox? { transmission.flatMap(Gearbox.init(transmission:)) }

  /// The kinds of fuel, empty where they are not known.
  public var fuelKinds: Set<FuelKind> { fuel.map(FuelKind.kinds(of:)) ?? [] }
}

extension String {
  /// Whether another text is a part of it, byte by byte: for every row of a long list, where `contains` takes many times
  /// as long.
  func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { start in
          text[start] == first && (1..<part.count).allSatisfy { text[start + $0] == part[$0] }
        }
      }
    }
  }
}
