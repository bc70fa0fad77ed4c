import LanguageKit

/// The kinds of gearbox that a person asks for.
public enum Gearbox: String, CaseIterable, Hashable, Sendable {
  case manual, automatic

  /// The kind that a dealer's wording belongs to; an automated or semi-automatic gearbox changes by itself, and counts
  /// as automatic. Nil where nothing tells.
  public init?(transmission: String) {
    let words = Folding.fold(transmission)
    if words.contains("auto") || words.contains("direct drive") || words.contains("cvt") || words.contains("single")
      || words.contains("dsg")
    {
      self = .automatic
    } else if words.contains("manual") || words.contains("schalt") {
      self = .manual
    } else {
      return nil
    }
  }
}

/// The kinds of fuel that a person asks for.
public enum FuelKind: String, CaseIterable, Hashable, Sendable {
  case petrol, diesel, electric, hybrid, gas

  /// The kinds that a dealer's wording belongs to: "petrol/LPG" is both petrol and gas. Empty where nothing tells.
  public static func kinds(of fuel: String) -> Set<FuelKind> {
    let words = Folding.fold(fuel)
    var kinds: Set<FuelKind> = []
    for (kind, marks) in marks where marks.contains(where: { words.contains($0) }) { kinds.insert(kind) }
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
