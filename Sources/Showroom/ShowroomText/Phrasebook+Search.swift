import ShowroomCore

extension Phrasebook {
  /// Why a search found nothing, and what is near: "No Audi A7 here; A6 and A8 are."
  public func miss(_ miss: SearchMiss, query: String) -> String {
    switch miss {
    case .unknownModel(let make, let words, let near):
      let name = words.joined(separator: " ").uppercasedFirst
      guard !near.isEmpty else { return say("No \(make) \(name) here.", "Keinen \(make) \(name) hier.") }
      let names = list(near.map(\.name))
      return say(
        "No \(make) \(name) here; \(names) \(near.count == 1 ? "is" : "are").",
        "Keinen \(make) \(name) hier, aber: \(names).")
    case .otherMake(let make, let model):
      return say(
        "\(make) makes no \(model.name) here; there is the \(model.fullName).",
        "Von \(make) gibt es hier keinen \(model.name), aber den \(model.fullName).")
    case .doubtful(_, let near):
      return nothing(query) + " " + say("Near are: \(list(near.map(\.fullName))).", "Ähnlich: \(list(near.map(\.fullName))).")
    case .severalMakes(let makes):
      return say("Those are several makes: \(list(makes)).", "Das sind mehrere Marken: \(list(makes)).")
    case .noCarLikeThat:
      return say("No car here is like that.", "So ein Auto gibt es hier nicht.")
    case .nothingSaid, .unknown:
      return nothing(query)
    }
  }

  private func nothing(_ query: String) -> String {
    say("Nothing found for “\(query)”.", "Nichts gefunden zu „\(query)“.")
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
