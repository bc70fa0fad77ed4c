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
    var hours = try asking { () throws(StoreError) in try store.openingHours() }
    hours.closedDays.merge(days) { _, new in new }
    return try change(to: hours, .closedDays(read: text.closedDaysRead(days.count, leftOut: file.leftOut)))
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
