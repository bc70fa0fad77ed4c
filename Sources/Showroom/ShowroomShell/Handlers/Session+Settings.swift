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
    if name == "zone" { return try setZone(value) }
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
    BookingSetting.allCases.map(\.rawValue) + ["language", "zone", "donations"] + contactSettings + messageSettingNames

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
}
