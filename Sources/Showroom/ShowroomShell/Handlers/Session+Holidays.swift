import CalendarFormatKit
import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  /// Takes the whole days of an iCalendar file as closed days. Drives on them are shown first, and kept.
  mutating func importClosedDays(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first ?? ""
    let file = try allDays(of: path)
    guard !file.events.isEmpty else { throw refuse("empty-file", "\(path): \(text.noWholeDays)") }
    var days: [CivilDate: String] = [:]
    for event in file.events {
      for day in event.days { days[day] = event.summary }
    }
    var hit: [TestDrive] = []
    for date in days.keys.sorted() { hit += try asking { () throws(StoreError) in try drives(on: date) } }
    let read = Block.sentence(text.closedDaysRead(days.count, leftOut: file.leftOut))
    guard !hit.isEmpty else {
      var outcome = try close(days)
      outcome.blocks.insert(read, at: 0)
      return outcome
    }
    return try confirm(
      .close(days), overview: [read, .sentence(text.drivesHit(hit.count)), .table(table(hit))],
      value: [
        "days": .array(days.keys.sorted().map { .string($0.description) }), "drives": .array(hit.map { json($0) }),
      ])
  }

  mutating func close(_ days: [CivilDate: String]) throws(Interruption) -> Outcome {
    let hours = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        var hours = try store.openingHours()
        hours.closedDays.merge(days) { _, new in new }
        try store.update(hours)
        return hours
      }
    }
    return show(hours)
  }

  private func allDays(of path: String) throws(Interruption) -> AllDayReader {
    switch context.readFile(path) {
    case .failed(let reason): throw refuse("unreadable-file", text.fileUnreadable(path, reason))
    case .bytes(let bytes):
      do throws(CalendarError) {
        return try AllDayReader(bytes)
      } catch {
        throw refuse("bad-file", "\(path): \(text.calendarError(error))")
      }
    }
  }
}
