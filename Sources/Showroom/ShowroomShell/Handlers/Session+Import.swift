import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Takes a dealer's CSV file: whole or not at all, unless bad rows may be left out.
  mutating func importCars(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first ?? ""
    let bytes: [UInt8]
    switch context.readFile(path) {
    case .bytes(let contents): bytes = contents
    case .failed(let reason):
      throw refuse("unreadable-file", text.fileUnreadable(path, reason), hint: text.howAPathIsWritten)
    }
    let file: CarFile
    do throws(CarFile.Problem) {
      file = try CarFile(csv: bytes)
    } catch {
      throw refuse("bad-file", "\(path): \(text.carFileProblem(error)).", hint: text.howToMend(error))
    }
    if let first = file.problems.first, !call.flag("skip-bad") {
      throw refuse(
        "bad-row", "\(path): \(text.carFileProblem(first)).",
        hint: text.badRowHint(count: file.problems.count))
    }
    let outcome = try asking { () throws(StoreError) in
      try store.importCars(file.cars, again: call.flag("again")) { context.progress($0, file.cars.count) }
    }
    var lines = [text.imported(outcome.added, renumbered: outcome.renumbered, skipped: file.problems.count)]
    lines += file.problems.prefix(10).map { text.carFileProblem($0) }
    if outcome.present > 0 { lines.append(text.presentAlready(outcome.present, try names(outcome.presentCars))) }
    if !file.unknownColumns.isEmpty { lines.append(text.unknownColumns(file.unknownColumns)) }
    return Outcome(
      lines.map { .sentence($0) },
      value: [
        "added": .int(Int64(outcome.added)), "renumbered": .int(Int64(outcome.renumbered)),
        "present": .int(Int64(outcome.present)),
        "skipped": .int(Int64(file.problems.count)),
        "problems": .array(file.problems.prefix(1000).map { .string(text.carFileProblem($0)) }),
        "unknownColumns": .array(file.unknownColumns.map { .string($0) }),
      ])
  }

  /// Cars by their numbers, as they are told apart.
  private func names(_ cars: [Car.ID]) throws(Interruption) -> [String] {
    try asking { () throws(StoreError) in
      var names: [String] = []
      for id in cars { if let car = try store.car(id) { names.append("\(text.carNumber(id)), \(text.car(car))") } }
      return names
    }
  }
}
