import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func settings(_ call: Invocation) throws(Interruption) -> Outcome {
    var settings = try asking { () throws(StoreError) in try store.bookingSettings() }
    guard call.command == .settingsSet else { return try show(settings) }
    let name = call.words.first ?? ""
    let value = call.words.dropFirst().joined(separator: " ")
    if name == "language" { return try setLanguage(value) }
    if name == "donations" { return try setPolicy(value) }
    if let outcome = try setContact(name, value) { return outcome }
    if let outcome = try setMessageSetting(name, value) { return outcome }
    guard let setting = BookingSetting(rawValue: name), let number = Int(value) else {
      throw misuse("bad-value", text.noNumber(value))
    }
    do throws(BookingSettingError) {
      try settings.set(setting, to: number)
    } catch {
      throw misuse("bad-value", text.settingError(error))
    }
    let changed = settings
    try asking { () throws(StoreError) in try store.update(changed) }
    return try show(changed)
  }

  /// The names of all that can be set.
  static let settingNames =
    BookingSetting.allCases.map(\.rawValue) + ["language", "donations"] + contactSettings + messageSettingNames

  private func setLanguage(_ value: String) throws(Interruption) -> Outcome {
    guard let language = Language(rawValue: value) else { throw misuse("bad-value", text.unknownLanguage(value)) }
    try asking { () throws(StoreError) in try store.setLanguage(language) }
    return Outcome([.sentence("language: \(value)")], value: ["language": .string(value)])
  }

  private func show(_ settings: BookingSettings) throws(Interruption) -> Outcome {
    let contact = try contactFields()
    let fields = BookingSetting.allCases.map { setting in
      Record.Field(
        setting.rawValue, Localized(same: setting.rawValue),
        Table.Cell(.int(Int64(settings[setting])), text: text.setting(setting, settings[setting])))
    }
    return Outcome([.record(Record(fields + [try policyField()] + contact + (try messageFields())))])
  }

  mutating func hours(_ call: Invocation) throws(Interruption) -> Outcome {
    var hours = try asking { () throws(StoreError) in try store.openingHours() }
    if call.command == .hoursSet {
      let words = call.words.joined(separator: " ")
      do throws(OpeningHoursTextError) {
        try hours.apply(words)
      } catch {
        throw misuse("bad-hours", text.openingHoursError(error))
      }
      let changed = hours
      try asking { () throws(StoreError) in try store.update(changed) }
    }
    let text = hours.text(in: context.language.language)
    return Outcome([.sentence(text)], value: ["hours": .string(text)])
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
    let changed = hours
    let hit = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try store.update(changed)
        return try drives(on: date)
      }
    }
    return closedChanged(date, reason: changed.closedDays[date], hit: call.command == .closedAdd ? hit : [])
  }

  /// What was done, and the drives that it hits.
  private func closedChanged(_ date: CivilDate, reason: String?, hit: [TestDrive]) -> Outcome {
    let blocks: [Block] = hit.isEmpty ? [] : [.sentence(text.drivesHit(hit.count)), .table(table(hit))]
    return Outcome(
      [.sentence(text.closedChanged(date, reason: reason))] + blocks,
      value: [
        "date": .string(date.description), "closed": .bool(reason != nil), "reason": JSONValue(reason),
        "drives": .array(hit.map { json($0) }),
      ])
  }

  func closedDate(_ word: String) throws(Interruption) -> CivilDate? {
    if let date = CivilDate(iso: word) { return date }
    return try read(word).reading.whens.first?.value.resolve(now: context.showroom.environment.wallClock).date
  }

  func drives(on date: CivilDate) throws(StoreError) -> [TestDrive] {
    guard let day = context.showroom.calendar.dayInterval(date) else { return [] }
    return try store.drives(DriveFilter(interval: day, states: [.held, .requested, .confirmed]))
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
