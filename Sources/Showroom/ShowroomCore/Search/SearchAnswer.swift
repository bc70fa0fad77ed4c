/// What a search gives back.
public struct SearchAnswer: Hashable, Sendable {
  /// The models found, best first, each with the car that fits best.
  public var matches: [NameMatch]
  /// Why nothing was found; nil where something was.
  public var miss: SearchMiss?
  /// How the words were read, for the first match, or as far as they were understood.
  public var steps: [SearchStep]
  /// What was asked for beside a name.
  public var wishes: CarWishes
  /// What misspelt words were taken for, where the first match is a guess.
  public var guess: NameGuess?
  /// Whether a price was asked for that was left out of account, since none of these cars has one.
  public var ignoresPrice = false

  public init(
    matches: [NameMatch] = [], miss: SearchMiss? = nil, steps: [SearchStep] = [], wishes: CarWishes = CarWishes(),
    guess: NameGuess? = nil
  ) {
    self.matches = matches
    self.miss = miss
    self.steps = steps
    self.wishes = wishes
    self.guess = guess
  }
}

/// Misspelt words, and the name that they were taken for.
public struct NameGuess: Hashable, Sendable {
  public var words: [String]
  public var make: String
  /// Nil where the words were taken for the make.
  public var model: CarModel?

  public init(words: [String], make: String, model: CarModel? = nil) {
    self.words = words
    self.make = make
    self.model = model
  }
}

/// Why a search found nothing, and what is near.
public enum SearchMiss: Hashable, Sendable {
  /// There were no words, or none that say anything.
  case nothingSaid
  /// No word is known.
  case unknown(words: [String])
  /// The make is here, but not the model: "No Audi A7 here; A6 and A8 are".
  case unknownModel(make: String, words: [String], near: [CarModel])
  /// The words name one make, and a model of another.
  case otherMake(make: String, model: CarModel)
  /// The words name several makes and no model.
  case severalMakes([String])
  /// Something is near, but the rest of the words speak against it.
  case doubtful(words: [String], near: [CarModel])
  /// No car has what was asked for.
  case noCarLikeThat
  /// A price was asked for, and no car here has one.
  case noPrices
  /// Cars are named, but none within the price; the nearest to it costs this much, in whole euros.
  case noCarAtThatPrice(nearest: CarModel, price: Int)
}

extension SearchMiss {
  /// Whether it says more than that nothing is known of the words.
  public var tellsWhy: Bool {
    switch self {
    case .nothingSaid, .unknown: false
    case .unknownModel, .otherMake, .severalMakes, .doubtful, .noCarLikeThat, .noPrices, .noCarAtThatPrice: true
    }
  }
}

extension SearchMiss {
  /// Whether the words may be no car's name at all, though something is near.
  public var isDoubtful: Bool {
    if case .doubtful = self { return true }
    return false
  }
}

/// One step of how words were read.
public enum SearchStep: Hashable, Sendable {
  /// Words name a make.
  case make(words: [String], make: String)
  /// Words name a model, in this quality.
  case model(words: [String], model: CarModel, quality: NameMatch.Quality)
  /// Words ask for something beside the name.
  case wish(words: [String])
  /// Words weigh nothing.
  case ignored(words: [String])
  /// Words are not understood.
  case unread(words: [String])
}
