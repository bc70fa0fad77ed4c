import ShowroomText

extension CommandTable {
  /// The store as a file: copies, checks, and what goes in and out.
  static let fileCommands: [CommandDefinition] = [
    CommandDefinition(
      .backup, CommandWord("backup", "sichere", "sicherung"), topic: .showroom, access: .staff, arguments: [.file],
      options: [.force],
      en: "copies the store to a file, while it is in use", de: "kopiert den Speicher in eine Datei, auch im Betrieb",
      examples: [Localized(en: "backup friday.db", de: "sichere freitag.db")]),
    CommandDefinition(
      .restore, CommandWord("restore", "wiederherstellen"), topic: .showroom, access: .staff, arguments: [.file],
      en: "checks a backup and puts it in the place of the store, which is set aside",
      de: "prüft eine Sicherung und setzt sie an die Stelle des Speichers, der beiseite gelegt wird",
      examples: [Localized(en: "restore friday.db", de: "wiederherstellen freitag.db")]),
    CommandDefinition(
      .exportAll, CommandWord("export"), topic: .showroom, access: .staff, arguments: [.fileIfAny], options: [.force],
      en: "writes all that is kept, as JSON, or as CSV with --format csv",
      de: "schreibt alles, was gespeichert ist, als JSON, oder mit --format csv als CSV",
      examples: [Localized(en: "export showroom.json", de: "export autohaus.json")]),
    CommandDefinition(
      .importAll, CommandWord("import", "importiere"), topic: .showroom, access: .staff, arguments: [.file],
      en: "fills an empty showroom with an export", de: "füllt ein leeres Autohaus mit einem Export",
      examples: [Localized(en: "import showroom.json", de: "importiere autohaus.json")]),
    CommandDefinition(
      .exportCalendar, CommandWord("export"), CommandWord("ical", "ics", "kalender"), topic: .showroom,
      access: .customer,
      arguments: [.fileIfAny],
      options: [
        OptionDefinition("drive", .drive, en: "one drive, as an invitation", de: "eine Probefahrt, als Einladung"),
        OptionDefinition("day", .date, en: "the drives of a day", de: "die Probefahrten eines Tages"), .vehicle,
        OptionDefinition("customer", .customer, en: "the drives of a customer", de: "die Probefahrten eines Kunden"),
        .reminder, .force,
      ],
      en: "writes drives as an iCalendar file, or to the screen",
      de: "schreibt Probefahrten als iCalendar-Datei oder auf den Schirm",
      examples: [
        Localized(en: "export ical day.ics --day 2026-12-01", de: "export kalender tag.ics --day 2026-12-01")
      ]),
    CommandDefinition(
      .check, CommandWord("check", "prüfe"), topic: .showroom, access: .staff,
      options: [
        OptionDefinition("repair", en: "mend what can be made anew", de: "beheben, was neu angelegt werden kann"),
        OptionDefinition(
          "rebuild", en: "make the indexes anew in any case", de: "die Verzeichnisse in jedem Fall neu anlegen"),
      ],
      standsAlone: true, en: "reads the whole store and says what is wrong with it",
      de: "liest den ganzen Speicher und sagt, was daran nicht stimmt"),
    CommandDefinition(
      .torture, CommandWord("torture", "zerreißprobe"), topic: .showroom, access: .staff,
      options: [
        OptionDefinition("seconds", .number(1...86_400), en: "for how long (60)", de: "wie lange (60)"),
        OptionDefinition("processes", .number(1...64), en: "how many at once (4)", de: "wie viele zugleich (4)"),
        OptionDefinition("seed", .number(0...Int.max), en: "draws the same again", de: "zieht noch einmal dasselbe"),
      ],
      en: "kills the program at work on a store of its own, and proves that nothing is lost",
      de: "bricht das Programm bei der Arbeit an einem eigenen Speicher ab und beweist, dass nichts verloren geht",
      examples: [Localized(en: "torture --seconds 10", de: "zerreißprobe --seconds 10")]),
    CommandDefinition(
      .tidy, CommandWord("tidy", "aufräumen"), topic: .showroom, access: .staff, standsAlone: true,
      en: "takes the person out of drives that are older than retention-days",
      de: "nimmt die Person aus Fahrten heraus, die älter sind als retention-days"),
  ]
}

extension ArgumentDefinition {
  static let file = ArgumentDefinition(.file, en: "FILE", de: "DATEI")
}

extension ArgumentDefinition {
  static let fileIfAny = ArgumentDefinition(.file, .optional, en: "FILE", de: "DATEI")
}

extension OptionDefinition {
  static let force = OptionDefinition(
    "force", en: "replace a file of that name", de: "eine Datei dieses Namens ersetzen")
  static let reminder = OptionDefinition(
    "remind", .number(0...40_320), isRepeatable: true, en: "minutes before the start to remind at",
    de: "Minuten vor Beginn, zu denen erinnert wird")
}
