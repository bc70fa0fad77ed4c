/// A form that words of a query matched: what speaks for a name.
public struct NameEvidence: Hashable, Sendable {
  /// Whose form it is.
  public enum Owner: Hashable, Sendable {
    case model(Int64)
    case make(Int)
  }

  public let owner: Owner
  public let shape: NameShape
  /// The words, a bit for each.
  public let tokens: UInt64
  /// The parts of the name that they stand for.
  public let covered: UInt8
  public let quality: NameMatch.Quality
  /// How far the words are from the form, smaller is nearer: orders evidence of one quality.
  public let cost: Int
  /// Only the letters before a number: too little to tell which.
  public let isStem: Bool

  public init(
    owner: Owner, form: PackedForm, tokens: UInt64, quality: NameMatch.Quality, cost: Int = 0, isStem: Bool = false
  ) {
    self.owner = owner
    shape = form.shape
    self.tokens = tokens
    covered = form.covered
    self.isStem = isStem || form.origin == .stem
    // A name's own words in their order are the name itself, though the index holds them as one.
    let isWordByWord =
      form.origin == .joined && tokens.nonzeroBitCount > 1
      && tokens.nonzeroBitCount == form.covered.nonzeroBitCount
    self.quality = max(quality, isWordByWord ? .exact : form.origin.quality)
    self.cost = self.quality.rawValue * 8 + cost
  }
}

extension NameForm.Origin {
  var quality: NameMatch.Quality {
    switch self {
    case .written: .exact
    case .alias, .designation: .alias
    case .joined: .joined
    case .stem: .prefix
    }
  }
}

/// One way to read a query: a model, the words that name it, and those that are left.
public struct NameReading: Hashable, Sendable {
  /// How much of the name was said.
  public enum Extent: Int, Comparable, Hashable, Sendable {
    /// All that matters of it.
    case whole
    /// A word that names it by itself, with other parts left out.
    case part
    /// Parts that many names have.
    case hint
    /// The make alone.
    case make

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  public let owner: NameEvidence.Owner
  public let extent: Extent
  /// The words for the model and for the make.
  public let modelTokens: UInt64
  public let makeTokens: UInt64
  public let quality: NameMatch.Quality
  public let cost: Int
  /// Parts of the name that were not said.
  public let missing: Int
  /// What the words that it explains weigh.
  public let weight: Int
  /// Words that remain, and mean nothing beside the name either.
  public let left: UInt64
  /// Words that remain, trims among them.
  public let leftWithTrims: UInt64
  /// The words that are misspelt.
  public let guessed: UInt64

  /// Which of two readings fits the words better; equal ones are for the cars to settle.
  static func isBetter(_ one: NameReading, _ other: NameReading) -> Bool {
    if one.weight != other.weight { return one.weight > other.weight }
    if one.extent != other.extent { return one.extent < other.extent }
    if one.cost != other.cost { return one.cost < other.cost }
    return one.missing < other.missing
  }

  /// Whether the words speak for both alike.
  public func ties(with other: NameReading) -> Bool {
    !NameReading.isBetter(self, other) && !NameReading.isBetter(other, self)
  }
}
