import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// A change of the opening hours, and how its answer shows them.
struct HoursChange {
  enum View {
    /// The hours of the week.
    case week
    /// One closed day, or one that is open again.
    case day(CivilDate)
    /// All closed days, after what was read from a file.
    case closedDays(read: String)
  }

  let plan: HoursPlan
  let view: View
}

extension Session {
  mutating func hours(_ call: Invocation) throws(Interruption) -> Outcome {
    var hours = try asking { () throws(StoreError) in try store.openingHours() }
    guard call.command == .hoursSet else { return week(hours) }
    if let date = try dateWithHours(call.words) {
      try set(Array(call.words.dropFirst()), on: date, of: &hours)
      return try change(to: hours, .day(date))
    }
    do throws(OpeningHoursTextError) {
      try hours.apply(call.words.joined(separator: " "))
    } catch {
      throw misuse("bad-hours", text.openingHoursError(error))
    }
    return try change(to: hours, .week)
  }

  /// The date that hours are for; nil where they are a weekday's.
  private func dateWithHours(_ words: [String]) throws(Interruption) -> CivilDate? {
    guard let first = words.first, (try? OpeningHours(text: "\(first) closed")) == nil else { return nil }
    return try closedDate(first)
  }

  /// Gives a date hours of its own, or those of its weekday again.
  private func set(_ words: [String], on date: CivilDate, of hours: inout OpeningHours) throws(Interruption) {
    let said = words.joined(separator: " ")
    if ["as usual", "usual", "normal", "wie üblich", "wie sonst", "üblich"].contains(said.lowercased()) {
      hours.set(nil, on: date)
      hours.closedDays[date] = nil
      return
    }
    do throws(OpeningHoursTextError) {
      try hours.apply(said, on: date)
    } catch {
      throw misuse("bad-hours", text.openingHoursError(error))
    }
  }

  mutating func closedDays(_ call: Invocation) throws(Interruption) -> Outcome {
    var hours = try asking { () throws(StoreError) in try store.openingHours() }
    guard call.command != .closed else { return show(hours) }
    let word = call.words.first ?? ""
    guard let date = try closedDate(word) else {
      throw misuse("bad-value", text.badDate("", word), hint: text.dateHint)
    }
    let reason = call.words.dropFirst().joined(separator: " ")
    hours.closedDays[date] = call.command == .closedAdd ? reason : nil
    return try change(to: hours, .day(date))
  }

  /// Changes the hours. Drives that would be out of hours are listed first, each with other times, and stay as they are
  /// booked after the yes.
  mutating func change(to hours: OpeningHours, _ view: HoursChange.View) throws(Interruption) -> Outcome {
    let plan = try asking { () throws(StoreError) in try Desk(context.showroom).plan(hours) }
    let change = HoursChange(plan: plan, view: view)
    guard !plan.hits.isEmpty else { return try carryOut(change) }
    var overview = overview(of: plan.hits)
    if case .closedDays(let read) = view { overview.insert(.sentence(read), at: 0) }
    return try confirm(.hours(change), overview: overview, value: ["drives": json(plan)])
  }

  /// The drives that will be out of hours, and for each when it could be instead; nothing where there are none.
  func overview(of hits: [HoursPlan.Hit]) -> [Block] {
    guard !hits.isEmpty else { return [] }
    return [.sentence(text.drivesHit(hits.count)), .table(table(hits.map(\.drive)))]
      + hits.filter { !$0.times.isEmpty }.map { .sentence(text.newTimes($0)) }
  }

  /// Does what was shown.
  mutating func carryOut(_ change: HoursChange) throws(Interruption) -> Outcome {
    let done = try asking { () throws(StoreError) in try Desk(context.showroom).carryOut(change.plan) }
    guard done else { throw refuse("changed-meanwhile", text.blockChanged) }
    let hours = change.plan.after
    var outcome: Outcome
    switch change.view {
    case .week:
      outcome = week(hours)
      outcome.blocks += text.hoursPastMidnight(change.plan.before, hours).map { .sentence($0) }
    case .day(let date):
      let (reason, spans) = (hours.closedDays[date], hours.exceptions[date])
      outcome = Outcome(
        [.sentence(text.closedChanged(date, reason: reason, spans: reason == nil ? spans ?? [] : []))],
        value: [
          "date": .string(date.description), "closed": .bool(reason != nil),
          "reason": JSONValue(reason),
          "hours": JSONValue(spans.map { OpeningHours.text($0, context.language.language) }),
          "drives": json(change.plan),
        ])
    case .closedDays(let read):
      outcome = show(hours)
      if change.plan.hits.isEmpty { outcome.blocks.insert(.sentence(read), at: 0) }
    }
    outcome.blocks += try offers()
    return outcome
  }

  private func week(_ hours: OpeningHours) -> Outcome {
    let (language, today) = (context.language.language, context.showroom.environment.wallClock.date)
    let days = hours.exceptions.filter { $0.key >= today }.sorted { $0.key < $1.key }
      .map { (date: $0.key, hours: OpeningHours.text($0.value, language)) }
    let week = hours.text(in: language)
    return Outcome(
      [.sentence(week)] + days.map { .sentence("\(text.plainDay($0.date)): \($0.hours)") },
      value: [
        "hours": .string(week),
        "days": .array(days.map { ["date": .string($0.date.description), "hours": .string($0.hours)] }),
      ])
  }

  private func json(_ plan: HoursPlan) -> JSONValue { .array(plan.hits.map { json($0.drive) }) }

  func closedDate(_ word: String) throws(Interruption) -> CivilDate? {
    if let date = CivilDate(iso: word) { return date }
    return try read(word).reading.whens.first?.value.resolve(now: context.showroom.environment.wallClock).date
  }

  func show(_ hours: OpeningHours) -> Outcome {
    let today = context.showroom.environment.wallClock.date
    let days = hours.closedDays.filter { $0.key >= today }.sorted { $0.key < $1.key }
    let columns: [Table.Column] = [
      Table.Column("date", Localized(en: "Day", de: "Tag")),
      Table.Column("reason", Localized(en: "Reason", de: "Grund")),
    ]
    let rows = days.map { day in
      [Table.Cell(.string(day.key.description), text: text.plainDay(day.key)), Table.Cell(.string(day.value))]
    }
    guard !rows.isEmpty else { return Outcome([.sentence(text.neverClosed)], value: .array([])) }
    return Outcome([.table(Table(columns: columns, rows: rows))])
  }
}
