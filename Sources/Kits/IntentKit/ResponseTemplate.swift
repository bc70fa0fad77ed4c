/// A sentence with places for values: `Your next drive is {next}.`
public struct ResponseTemplate<Value: RawRepresentable & Hashable & Sendable>: Hashable, Sendable
where Value.RawValue == String {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case value(Value)
  }

  private let pieces: [Piece]
  /// Names in braces that are no values.
  public let unknown: [String]

  /// Reads a template. A name in braces that is no value stays as it stands, and is listed in ``unknown``.
  public init(_ text: String) {
    var pieces: [Piece] = []
    var unknown: [String] = []
    for (place, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard place > 0, let end = part.firstIndex(of: "}") else {
        pieces.append(.text(String(part)))
        continue
      }
      let name = String(part[..<end])
      if let value = Value(rawValue: name) {
        pieces.append(.value(value))
      } else {
        unknown.append(name)
        pieces.append(.text("{\(name)}"))
      }
      pieces.append(.text(String(part[part.index(after: end)...])))
    }
    self.pieces = pieces
    self.unknown = unknown
  }

  /// The values that it needs.
  public var values: Set<Value> {
    Set(
      pieces.compactMap { piece in
        guard case .value(let value) = piece else { return nil }
        return value
      })
  }

  /// The sentence; nil where one of its values is not there.
  public func filled(_ values: [Value: String]) -> String? {
    var sentence = ""
    for piece in pieces {
      switch piece {
      case .text(let text): sentence += text
      case .value(let value):
        guard let text = values[value] else { return nil }
        sentence += text
      }
    }
    return sentence
  }
}

extension Array {
  /// The sentence of the first template all of whose values are there: those that say most stand first.
  public func chosen<Value>(by values: [Value: String]) -> String? where Element == ResponseTemplate<Value> {
    lazy.compactMap { $0.filled(values) }.first
  }
}
