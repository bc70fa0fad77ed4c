import ShowroomShell

/// One row of the scoreboard: the product beside its peer. `Benchmarks/run` reads it as a line of JSON.
struct Result {
  /// What is measured, as `--only` names it: start, booking, phrase.
  let topic: String
  let what: String
  /// Empty where there is nobody to compare with.
  var peer = ""
  var unit = Unit.nanoseconds
  let measured: (product: Sample, peer: Sample)
  /// The part of the answers that is right, from 0 to 1.
  var right: (product: Double?, peer: Double?) = (nil, nil)
  var aim = Aim.none
  /// How much there was, in a table of growth.
  var growth: Growth?

  /// Of what a sample is.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
  }

  /// What the median should be.
  enum Aim {
    /// At most so many times the peer's.
    case ratio(Double)
    /// At most so much, in the row's unit.
    case atMost(Double)
    case none
  }

  /// How much of something there was: a count, and how many times the least it is.
  struct Growth {
    let of: String
    let count: Int
    let factor: Int
  }
}

// MARK: - As JSON

extension Result {
  /// The row as one line.
  var json: String {
    let fields = [
      ("topic", Self.quoted(topic)), ("what", Self.quoted(what)), ("unit", Self.quoted(unit.rawValue)),
      ("ours", Self.json(measured.product, right.product)),
      ("peer", peer.isEmpty ? "null" : Self.quoted(peer)),
      ("theirs", peer.isEmpty ? "null" : Self.json(measured.peer, right.peer)), ("aim", aimJSON),
      ("growth", growthJSON),
    ]
    return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func json(_ sample: Sample, _ right: Double?) -> String {
    let share = right.map { "\($0)" } ?? "null"
    guard sample.count > 0 else { return "{\"median\": null, \"slow\": null, \"runs\": 0, \"right\": \(share)}" }
    return """
      {"median": \(sample.median), "slow": \(sample.slow), "runs": \(sample.count), "right": \(share)}
      """
  }

  private var aimJSON: String {
    switch aim {
    case .ratio(let greatest): "{\"ratio\": \(greatest)}"
    case .atMost(let greatest): "{\"atMost\": \(greatest)}"
    case .none: "null"
    }
  }

  private var growthJSON: String {
    growth.map { "{\"of\": \(Self.quoted($0.of)), \"count\": \($0.count), \"factor\": \($0.factor)}" } ?? "null"
  }

  static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
