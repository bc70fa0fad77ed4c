import ShowroomText

extension CommandTable {
  /// The showroom itself: its store, its rules, when it is open.
  static let showroomCommands: [CommandDefinition] = [
    CommandDefinition(
      .initialise, CommandWord("init"), topic: .showroom, access: .staff,
      options: [
        OptionDefinition("empty", en: "without the demonstration showroom", de: "ohne das Autohaus zum Ausprobieren"),
        OptionDefinition(
          "zone", .words, en: "the time zone, such as Europe/Berlin", de: "die Zeitzone, etwa Europe/Berlin"),
      ],
      en: "makes the store, the file that holds all that the showroom knows",
      de: "legt den Speicher an, die Datei mit allem, was das Autohaus weiß",
      examples: [Localized(en: "init --empty --zone Europe/Berlin", de: "init --empty --zone Europe/Berlin")]),
    CommandDefinition(
      .hours, .hours, topic: .showroom, en: "shows the opening hours", de: "zeigt die Öffnungszeiten"),
    CommandDefinition(
      .hoursSet, .hours, .set, topic: .showroom, access: .staff,
      arguments: [
        ArgumentDefinition(.words, en: "DAY", de: "TAG"),
        ArgumentDefinition(.words, .rest, en: "HOURS", de: "ZEITEN"),
      ],
      en: "sets the opening hours of a weekday, or of one date",
      de: "legt die Öffnungszeiten eines Wochentags oder eines Tages fest",
      examples: [
        Localized(
          en: "hours set saturday 09:00-12:00 13:00-16:00", de: "öffnungszeiten setze Samstag 09:00-12:00 13:00-16:00"),
        Localized(en: "hours set sunday closed", de: "öffnungszeiten setze Sonntag geschlossen"),
        Localized(en: "hours set 2026-12-24 09:00-12:00", de: "öffnungszeiten setze 2026-12-24 09:00-12:00"),
        Localized(en: "hours set 2026-12-24 as usual", de: "öffnungszeiten setze 2026-12-24 wie üblich"),
      ]),
    CommandDefinition(
      .closed, .closed, topic: .showroom, en: "shows the days on which the showroom is closed",
      de: "zeigt die Tage, an denen das Autohaus geschlossen ist"),
    CommandDefinition(
      .closedAdd, .closed, .add, topic: .showroom, access: .staff,
      arguments: [
        ArgumentDefinition(.date, en: "DATE", de: "DATUM"),
        ArgumentDefinition(.words, .optionalRest, en: "REASON", de: "GRUND"),
      ],
      en: "closes the showroom on a day", de: "schließt das Autohaus an einem Tag",
      examples: [Localized(en: "closed add 2026-12-24 Christmas Eve", de: "geschlossen neu 2026-12-24 Heiligabend")]),
    CommandDefinition(
      .closedRemove, .closed, CommandWord("remove", "delete", "lösche", "entferne"), topic: .showroom, access: .staff,
      arguments: [ArgumentDefinition(.date, en: "DATE", de: "DATUM")],
      en: "opens the showroom on a day again", de: "öffnet das Autohaus an einem Tag wieder"),
    CommandDefinition(
      .closedImport, .closed, CommandWord("import", "importiere"), topic: .showroom, access: .staff, arguments: [.file],
      en: "closes the showroom on the days of an iCalendar file, such as public holidays",
      de: "schließt das Autohaus an den Tagen einer iCalendar-Datei, etwa an Feiertagen",
      examples: [Localized(en: "closed import holidays.ics", de: "geschlossen importiere feiertage.ics")]),
    CommandDefinition(
      .settings, .settings, topic: .showroom, access: .staff,
      en: "shows the settings: the rules of booking, messages, the showroom itself",
      de: "zeigt die Einstellungen: Regeln fürs Buchen, Nachrichten, das Autohaus selbst"),
    CommandDefinition(
      .settingsSet, .settings, .set, topic: .showroom, access: .staff,
      arguments: [
        ArgumentDefinition(.choice(Session.settingNames), en: "NAME", de: "NAME"),
        ArgumentDefinition(.words, .rest, en: "VALUE", de: "WERT"),
      ],
      en: "changes one setting", de: "ändert eine Einstellung",
      examples: [Localized(en: "settings set turnaround 15", de: "einstellungen setze turnaround 15")]),
    CommandDefinition(
      .log, CommandWord("log", "journal", "protokoll"), topic: .showroom, access: .staff,
      options: [
        .limit,
        OptionDefinition("drive", .drive, en: "only about this drive", de: "nur zu dieser Fahrt"),
        OptionDefinition("customer", .customer, en: "only about this customer", de: "nur zu diesem Kunden"),
        OptionDefinition("vehicle", .vehicle, en: "only about this demonstrator", de: "nur zu diesem Vorführwagen"),
      ],
      en: "shows what was changed, when and by whom, newest first",
      de: "zeigt, was wann und von wem geändert wurde, das Neueste zuerst",
      examples: [Localized(en: "log --drive 12", de: "protokoll --drive 12")]),
    CommandDefinition(
      .undo, CommandWord("undo", "rückgängig", "zurücknehmen"), topic: .showroom, access: .customer,
      standsAlone: true, en: "takes your last change back, where that is still possible",
      de: "nimmt Ihre letzte Änderung zurück, wo das noch geht"),
  ]
}
