import ShowroomShell

/// One row of the table: the product beside its peer.
struct Result {
  /// What is compared: cold start, booking, phrase.
  let topic: String
  let product: String
  let peer: String
  let times: (product: Sample, peer: Sample)
  let aim: Aim

  enum Aim {
    /// At most so many times the peer's median.
    case ratio(Double)
    /// At most so many nanoseconds at the median.
    case time(Double)
    case none
  }

  var ratio: Double { times.peer.median == 0 ? 0 : times.product.median / times.peer.median }

  /// Whether the aim is reached; nil where there is none.
  var isReached: Bool? {
    switch aim {
    case .ratio(let greatest): ratio <= greatest
    case .time(let greatest): times.product.median <= greatest
    case .none: nil
    }
  }
}

// MARK: - As text

extension Result {
  /// The header and the rows of a Markdown table.
  static func table(_ results: [Result]) -> String {
    let header = ["", "showroom", "median", "95 %", "peer", "median", "95 %", "ratio", "aim", ""]
    let rows = results.map(\.cells)
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: max(3, $0)) }
    return ([header, rule] + rows).map { cells in
      "| "
        + zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        .joined(separator: " | ") + " |\n"
    }.joined()
  }

  private var cells: [String] {
    [
      topic, product, Self.text(times.product.median), Self.text(times.product.slow), peer,
    ]
      + peerCells + [
        aimText, isReached.map { $0 ? "reached" : "MISSED" } ?? "",
      ]
  }

  /// Empty where there was no peer to measure.
  private var peerCells: [String] {
    guard times.peer.count > 0 else { return ["", "", ""] }
    return [Self.text(times.peer.median), Self.text(times.peer.slow), Self.fixed(ratio, ratio < 0.1 ? 4 : 2)]
  }

  private var aimText: String {
    switch aim {
    case .ratio(let greatest): "at most \(Self.fixed(greatest, 1)) times"
    case .time(let greatest): "at most \(Self.text(greatest))"
    case .none: ""
    }
  }

  /// A time in the unit that suits it.
  private static func text(_ nanoseconds: Double) -> String {
    nanoseconds < 1e6 ? "\(fixed(nanoseconds / 1e3, 1)) µs" : "\(fixed(nanoseconds / 1e6, 2)) ms"
  }

  private static func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * scale).rounded())
    let fraction = String(whole % Int(scale))
    return "\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

// MARK: - As JSON

extension Result {
  var json: String {
    """
    {"topic": "\(topic)", "product": \(Self.quoted(product)), "peer": \(Self.quoted(peer)), "runs": \(times.product.count), \
    "productMedianNanoseconds": \(times.product.median), "productSlowNanoseconds": \(times.product.slow), \
    "peerMedianNanoseconds": \(times.peer.median), "peerSlowNanoseconds": \(times.peer.slow), "ratio": \(ratio), \
    "aimReached": \(isReached.map(String.init) ?? "null")}
    """
  }

  static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
