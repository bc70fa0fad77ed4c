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
    case .failed(let reason): throw refuse("unreadable-file", text.fileUnreadable(path, reason))
    }
    let file: CarFile
    do throws(CarFile.Problem) {
      file = try CarFile(csv: bytes)
    } catch {
      throw refuse("bad-file", "\(path): \(text.carFileProblem(error)).")
    }
    if let first = file.problems.first, !call.flag("skip-bad") {
      throw refuse(
        "bad-row", "\(path): \(text.carFileProblem(first)).",
        hint: text.badRowHint(count: file.problems.count))
    }
    let outcome = try asking { () throws(StoreError) in
      try store.importCars(file.cars) { context.progress($0, file.cars.count) }
    }
    return Outcome(
      [.sentence(text.imported(outcome.added, renumbered: outcome.renumbered, skipped: file.problems.count))]
        + file.problems.prefix(10).map { .sentence(text.carFileProblem($0)) }
        + (file.unknownColumns.isEmpty ? [] : [.sentence(text.unknownColumns(file.unknownColumns))]),
      value: [
        "added": .int(Int64(outcome.added)), "renumbered": .int(Int64(outcome.renumbered)),
        "skipped": .int(Int64(file.problems.count)),
        "problems": .array(file.problems.prefix(1000).map { .string(text.carFileProblem($0)) }),
        "unknownColumns": .array(file.unknownColumns.map { .string($0) }),
      ])
  }
}
