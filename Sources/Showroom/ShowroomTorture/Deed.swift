import Glibc

/// Something that a worker is told to do: a line as people type it.
struct Deed {
  /// What kind of act it is.
  enum Kind: String, CaseIterable {
    case book
    case move
    case cancel
    case confirm
    case handOver = "hand over"
    case takeBack = "return"
    case undo
    case addCustomer = "add customer"
    case importCars = "import"
    case search
    case backUp = "back up"

    /// Whether it is done only after a yes.
    var asks: Bool { [.book, .move, .cancel, .undo].contains(self) }

    /// Whether it can be taken back.
    var canBeUndone: Bool { [.book, .move, .cancel, .addCustomer].contains(self) }
  }

  /// Its number among all, from 1.
  let number: Int
  let kind: Kind
  let line: String
  /// The drive that it is about, where the line names one.
  var drive: Int?
  /// What of it is to be found again in the store: the key of a booking, the start of a move in UTC, the reason of a
  /// cancellation, the name of a customer, the model that an import brings, the file of a copy.
  var mark: String?
  /// Whether what is booked begins today.
  var isToday = false
  /// Whether what is booked is still to be confirmed.
  var isUnconfirmed = false
}

/// What became of a deed.
enum Fate: String {
  case acknowledged, refused, open
}

/// A generator whose numbers are the same for the same seed: xorshift64*, by George Marsaglia and Sebastiano Vigna.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // The state must not be 0, and neighbouring seeds should not be alike.
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 to below a count.
  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True once in so many throws.
  mutating func oneIn(_ count: Int) -> Bool { number(count) == 0 }
}
