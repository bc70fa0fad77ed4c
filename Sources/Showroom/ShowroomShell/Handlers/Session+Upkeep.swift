import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  /// Copies the store while it is in use.
  mutating func backUp(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first ?? ""
    try asking { () throws(StoreError) in
      try store.backUp(to: path, replacing: call.flag("force"), progress: context.progress)
    }
    return Outcome([.sentence(text.backedUp(to: path))], value: ["file": .string(path)])
  }

  /// Checks a backup, and puts it in the place of the store after a yes.
  mutating func restore(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first ?? ""
    let found = try asking { () throws(StoreError) in try store.inspect(backup: path, now: context.showroom.now) }
    let value: JSONValue = [
      "file": .string(path), "cars": .int(Int64(found.cars)), "customers": .int(Int64(found.customers)),
      "drives": .int(Int64(found.drives)), "lastDrive": found.lastDrive.map { json($0) } ?? .null,
    ]
    return try confirm(.restore(path: path), overview: [.sentence(text.backupHolds(found, path: path))], value: value)
  }

  mutating func restored(from path: String) throws(Interruption) -> Outcome {
    let aside = try asking { () throws(StoreError) in
      let aside = try store.restore(from: path, now: context.showroom.now, progress: context.progress)
      try store.doubtMessages(dueBy: context.showroom.now)
      return aside
    }
    try followZone()
    return Outcome(
      [.sentence(text.restored(from: path, aside: aside))], value: ["file": .string(path), "before": JSONValue(aside)])
  }

  /// Says what is wrong with the store, and mends what is derived from other data if that is asked for.
  mutating func check(_ call: Invocation) throws(Interruption) -> Outcome {
    var found = try asking { () throws(StoreError) in try store.findings() }
    var blocks = found.map { Block.sentence(text.finding($0)) }
    let isRepaired = call.flag("rebuild") || call.flag("repair") && found.contains(where: \.isRepairable)
    if isRepaired {
      found = try asking { () throws(StoreError) in
        try store.rebuildDerived()
        return try store.findings()
      }
      blocks.append(.sentence(text.derivedRebuilt))
    }
    let value: JSONValue = [
      "ok": .bool(found.isEmpty), "rebuilt": .bool(isRepaired),
      "findings": .array(found.map { ["code": .string($0.code), "text": .string(text.finding($0))] }),
    ]
    guard !found.isEmpty else { return Outcome(blocks + [.sentence(text.storeIsSound)], value: value) }
    let hint = found.contains(where: \.isRepairable) ? text.repairHint : text.restoreHint
    let problem = Problem(code: "check-failed", message: text.storeIsNotSound(found.count), hint: hint)
    return Outcome(blocks, problem: problem, status: .refused, value: value)
  }
}
