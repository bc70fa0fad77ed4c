import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// Templates of messages about drives, and the settings of messages.
extension Session {
  mutating func listTemplates() throws(Interruption) -> Outcome {
    let columns: [Table.Column] = [
      Table.Column("kind", Localized(en: "Template", de: "Vorlage")),
      Table.Column("language", Localized(en: "Language", de: "Sprache")),
      Table.Column("purpose", Localized(en: "For", de: "Wofür"), reading: .explanation),
      Table.Column("isOwn", Localized(en: "Changed", de: "Geändert")),
    ]
    var rows: [[Table.Cell]] = []
    for kind in MessageTemplate.kinds {
      for language in Language.allCases {
        let own = try asking { () throws(StoreError) in try store.messageTemplate(kind, language) }
        rows.append([
          Table.Cell(.string(kind.rawValue)), Table.Cell(.string(language.rawValue)),
          Table.Cell(.string(text.templateName(kind))),
          Table.Cell(
            .bool(own != nil), text: own == nil ? "" : Localized(en: "changed", de: "geändert")[text.language]),
        ])
      }
    }
    return Outcome([.table(Table(columns: columns, rows: rows))])
  }

  mutating func showTemplate(_ call: Invocation) throws(Interruption) -> Outcome {
    let (kind, language) = templateNamed(call)
    return show(try template(kind, language), kind, language)
  }

  mutating func editTemplate(_ call: Invocation) throws(Interruption) -> Outcome {
    let (kind, language) = templateNamed(call)
    var template = try template(kind, language)
    if let subject = call.option("subject") { template.subject = subject }
    if let body = call.tail.map(Self.said) ?? call.option("text") { template.body = Self.withLines(body) }
    do throws(MessageTemplate.Problem) {
      try template.check()
    } catch {
      throw refuse("bad-template", text.templateProblem(error))
    }
    let changed = template
    try asking { () throws(StoreError) in try store.setMessageTemplate(changed, kind, language) }
    var outcome = show(changed, kind, language)
    outcome.blocks.insert(.sentence(text.templateChanged(kind, language)), at: 0)
    return outcome
  }

  mutating func resetTemplate(_ call: Invocation) throws(Interruption) -> Outcome {
    let (kind, language) = templateNamed(call)
    try asking { () throws(StoreError) in try store.setMessageTemplate(nil, kind, language) }
    return Outcome(
      [.sentence(text.templateReset(kind, language))],
      value: json(Phrasebook.standardTemplate(kind, language), kind, language))
  }

  /// The language is the session's where none was named.
  private func templateNamed(_ call: Invocation) -> (Message.Kind, Language) {
    let kind = call.words.first.flatMap(Message.Kind.init(rawValue:)) ?? .reminder
    let language = call.words.dropFirst().first.flatMap(Language.init(rawValue:)) ?? context.language.language
    return (kind, language)
  }

  private func template(_ kind: Message.Kind, _ language: Language) throws(Interruption) -> MessageTemplate {
    let own = try asking { () throws(StoreError) in try store.messageTemplate(kind, language) }
    return own ?? Phrasebook.standardTemplate(kind, language)
  }

  /// The lines of the body are set in, so that none can be taken for a line of ours.
  private func show(_ template: MessageTemplate, _ kind: Message.Kind, _ language: Language) -> Outcome {
    let body = template.body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Outcome(
      ([template.subject, ""] + body.map { $0.isEmpty ? "" : "  \($0)" }).map { .sentence($0) },
      value: json(template, kind, language))
  }

  private func json(_ template: MessageTemplate, _ kind: Message.Kind, _ language: Language) -> JSONValue {
    [
      "kind": .string(kind.rawValue), "language": .string(language.rawValue), "subject": .string(template.subject),
      "text": .string(template.body),
    ]
  }
}

// MARK: - Settings

extension Session {
  static var messageSettingNames: [String] { MessageSettings.Name.allCases.map(\.rawValue) }

  /// Sets one of them, and plans anew what depends on it. Nil where the name is another setting's.
  func setMessageSetting(_ name: String, _ value: String) throws(Interruption) -> Outcome? {
    guard let setting = MessageSettings.Name(rawValue: name) else { return nil }
    var settings = try asking { () throws(StoreError) in try store.messageSettings() }
    try set(setting, value, in: &settings)
    let changed = settings
    try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try store.update(changed)
        try MessagePlanner(context.showroom).planAll()
      }
    }
    let field = Self.field(setting, changed)
    return Outcome(
      [.sentence("\(name): \(field.text)")], value: .object([JSONValue.Member(name, field.value)]))
  }

  private func set(
    _ setting: MessageSettings.Name, _ value: String, in settings: inout MessageSettings
  ) throws(Interruption) {
    switch setting {
    case .mailProgram: settings.mailProgram = try program(value)
    case .textProgram: settings.textProgram = try program(value)
    case .from: try setHours(try minutes(value), settings.hours.minutes.upperBound, in: &settings)
    case .until: try setHours(settings.hours.minutes.lowerBound, try minutes(value), in: &settings)
    case .reminderHours: settings.reminderHours = try hours(setting, value)
    case .followUpHours: settings.followUpHours = try hours(setting, value)
    }
  }

  /// An empty value takes the program away.
  private func program(_ value: String) throws(Interruption) -> CommandTemplate? {
    guard !value.isEmpty else { return nil }
    do throws(CommandTemplate.Problem) {
      return try CommandTemplate(value)
    } catch {
      throw misuse("bad-value", text.commandProblem(error))
    }
  }

  private func setHours(_ from: Int, _ until: Int, in settings: inout MessageSettings) throws(Interruption) {
    guard let hours = MessageHours(from: from, until: until) else { throw misuse("bad-value", text.hoursAreNoSpan) }
    settings.hours = hours
  }

  private func minutes(_ value: String) throws(Interruption) -> Int {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0...24).contains(hour),
      (0..<60).contains(minute), hour * 60 + minute <= 1440
    else { throw misuse("bad-value", text.noClockTime(value)) }
    return hour * 60 + minute
  }

  private func hours(_ setting: MessageSettings.Name, _ value: String) throws(Interruption) -> Int {
    guard let hours = Int(value) else { throw misuse("bad-value", text.noNumber(value)) }
    guard MessageSettings.hourRange.contains(hours) else {
      throw misuse("bad-value", text.hoursOutOfRange(setting.rawValue, MessageSettings.hourRange))
    }
    return hours
  }

  func messageFields() throws(Interruption) -> [Record.Field] {
    let settings = try asking { () throws(StoreError) in try store.messageSettings() }
    return MessageSettings.Name.allCases.map { name in
      Record.Field(name.rawValue, Localized(same: name.rawValue), Self.field(name, settings))
    }
  }

  private static func field(_ name: MessageSettings.Name, _ settings: MessageSettings) -> Table.Cell {
    switch name {
    case .mailProgram: Table.Cell(JSONValue(settings.mailProgram?.source))
    case .textProgram: Table.Cell(JSONValue(settings.textProgram?.source))
    case .from: Table.Cell(.string(clock(settings.hours.minutes.lowerBound)))
    case .until: Table.Cell(.string(clock(settings.hours.minutes.upperBound)))
    case .reminderHours: Table.Cell(.int(Int64(settings.reminderHours)))
    case .followUpHours: Table.Cell(.int(Int64(settings.followUpHours)))
    }
  }

  private static func clock(_ minutes: Int) -> String {
    CivilTime.digits(hour: minutes / 60, minute: minutes % 60)
  }
}
