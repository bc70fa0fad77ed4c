/// A diary that does, one after the other, what the journal says that many did at once, and sees whether one diary could.
struct JournalModel: Equatable {
  /// What is told of each drive, by its number.
  private var drives: [Substring: Substring] = [:]

  /// - Parameter text: a drive a line: its number, a tab, what is told of it.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { drives[parts[0]] = parts[1] }
    }
  }

  /// Does what a line of the journal tells: the drive's number, what was told of it before, and what is after.
  ///
  /// - Returns: what is wrong: a change of something that was not so, or two live drives in one car.
  mutating func apply(_ line: Substring) -> String? {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return "no line of the journal" }
    guard parts[1] == drives[parts[0]] ?? "" else { return "it was \(drives[parts[0]] ?? "not there")" }
    drives[parts[0]] = parts[2].isEmpty ? nil : parts[2]
    let changed = Self.fields(parts[2])
    guard Self.isLive(changed) else { return nil }
    for (number, told) in drives where number != parts[0] {
      let other = Self.fields(told)
      guard Self.isLive(other), other["vehicle"] == changed["vehicle"] else { continue }
      if (other["start"] ?? "") < (changed["end"] ?? ""), (changed["start"] ?? "") < (other["end"] ?? "") {
        return "drive \(number) has the car"
      }
    }
    return nil
  }

  private static func isLive(_ fields: [Substring: Substring]) -> Bool {
    ["held", "confirmed", "out"].contains(fields["state"])
  }

  /// Instants are all in UTC, so that their texts are in their order.
  private static func fields(_ told: Substring) -> [Substring: Substring] {
    var fields: [Substring: Substring] = [:]
    for field in told.split(separator: "\u{1F}") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { fields[parts[0]] = parts[1] }
    }
    return fields
  }
}
