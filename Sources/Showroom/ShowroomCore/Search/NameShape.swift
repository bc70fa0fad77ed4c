/// Which parts of a model's name are what: kept beside each form of it, so that most names that a query touches are
/// weighed without reading anything else.
///
/// A name has at most eight parts that count; part 0 is the bit of value 1.
public struct NameShape: Hashable, Sendable {
  /// The greatest number of parts.
  public static let greatestCount = 8

  /// How many parts there are, 1 to 8.
  public var count = 0
  /// "Class" and "Series": may be left out, and tell nothing by themselves.
  public var classes: UInt8 = 0
  /// Numbers and one or two letters: they mean nothing without the rest, and may not differ.
  public var codes: UInt8 = 0
  /// Words that name the model by themselves: "octavia", "xc60".
  public var distinct: UInt8 = 0
  /// Endings that people leave out: "PHEV", "Coupé".
  public var optional: UInt8 = 0
  /// The number of the make, 1 to 65,535.
  public var make = 0

  public init() {}

  /// All parts.
  public var all: UInt8 { count >= 8 ? .max : (1 << UInt8(count)) - 1 }
}

/// One way to write a name or a part of it.
public struct NameForm: Hashable, Sendable {
  /// How a form came about, from the name itself to what is derived from it.
  public enum Origin: Int, Hashable, Sendable {
    /// Parts of the name as they stand.
    case written
    /// Another name.
    case alias
    /// Parts written as one word, or a part taken off.
    case joined
    /// The letters before a number: "xc" of "xc60". A part, but it tells little.
    case stem
    /// What says the class in another way: an engine's name, c## for the C class, or "cklasse".
    case designation
  }

  /// Letters and digits, folded.
  public let term: String
  /// The parts that it stands for.
  public let covered: UInt8
  public let origin: Origin

  public init(term: String, covered: UInt8, origin: Origin) {
    self.term = term
    self.covered = covered
    self.origin = origin
  }
}

/// A form and its name's shape in one integer, as the index stores them.
public struct PackedForm: Hashable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public init(covered: UInt8, origin: NameForm.Origin, shape: NameShape) {
    var bits = Int64(covered)
    bits |= Int64(origin.rawValue) << 8
    bits |= Int64(shape.count) << 11
    bits |= Int64(shape.classes) << 15
    bits |= Int64(shape.codes) << 23
    bits |= Int64(shape.distinct) << 31
    bits |= Int64(shape.optional) << 39
    bits |= Int64(shape.make & 0xffff) << 47
    rawValue = bits
  }

  public var covered: UInt8 { byte(0) }
  public var origin: NameForm.Origin { NameForm.Origin(rawValue: Int(rawValue >> 8 & 7)) ?? .written }

  public var shape: NameShape {
    var shape = NameShape()
    shape.count = Int(rawValue >> 11 & 15)
    shape.classes = byte(15)
    shape.codes = byte(23)
    shape.distinct = byte(31)
    shape.optional = byte(39)
    shape.make = Int(rawValue >> 47 & 0xffff)
    return shape
  }

  private func byte(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: rawValue >> shift) }
}
