import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Changes the showroom's zone. Drives to come that stand elsewhere on the clock then are told first; those that would be
  /// out of hours are listed, by the new clock and each with other times, and stay as they are booked after the yes.
  mutating func setZone(_ name: String) throws(Interruption) -> Outcome {
    guard let zone = try? TimeZoneRules(identifier: name) else {
      throw misuse("bad-value", text.unknownZone(name), hint: text.zoneHint)
    }
    let plan = try asking { () throws(StoreError) in
      try Desk(context.showroom).plan(ShowroomCalendar(zone: zone))
    }
    guard !plan.moved.isEmpty else { return try carryOut(plan) }
    var shown = self
    shown.context.showroom = context.showroom.on(plan.calendar)
    let overview = [.sentence(text.zoneMoves(plan.moved.count, to: name))] + shown.overview(of: plan.hits)
    let drives = plan.hits.map { shown.json($0.drive) }
    return try confirm(
      .zone(plan), overview: overview, value: ["moved": .int(Int64(plan.moved.count)), "drives": .array(drives)])
  }

  /// Does what was shown.
  mutating func carryOut(_ plan: ZonePlan) throws(Interruption) -> Outcome {
    let done = try asking { () throws(StoreError) in try Desk(context.showroom).carryOut(plan) }
    guard done else { throw refuse("changed-meanwhile", text.blockChanged) }
    try followZone()
    let zone = plan.calendar.zone.identifier
    return Outcome([.sentence("zone: \(zone)")] + (try offers()), value: ["zone": .string(zone)])
  }

  /// Takes over the zone of the store, which this program or another may have changed.
  mutating func followZone() throws(Interruption) {
    let zone = try asking { () throws(StoreError) in try store.zone() }
    guard zone != context.showroom.calendar.zone.identifier, let rules = try? TimeZoneRules(identifier: zone) else {
      return
    }
    context.showroom = context.showroom.on(ShowroomCalendar(zone: rules))
  }
}
