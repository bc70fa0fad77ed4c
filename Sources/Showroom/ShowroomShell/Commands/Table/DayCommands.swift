import ShowroomText

extension CommandTable {
  /// What is on.
  static let dayCommands: [CommandDefinition] = [
    CommandDefinition(
      .agenda, CommandWord("agenda", "tagesplan"), topic: .drives, access: .staff,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "DAY", de: "TAG")],
      en: "shows what is late, what is out, what comes next, and what to prepare",
      de: "zeigt, was verspätet ist, was unterwegs ist, was kommt und was vorzubereiten ist",
      examples: [Localized(en: "agenda tomorrow", de: "tagesplan morgen")]),
    CommandDefinition(
      .day, CommandWord("day", "tag"), topic: .drives, access: .staff,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "DAY", de: "TAG")], options: [.allVehicles],
      en: "shows a day, a line for each demonstrator that is booked",
      de: "zeigt einen Tag, eine Zeile je gebuchtem Vorführwagen",
      examples: [Localized(en: "day tomorrow", de: "tag morgen")]),
    CommandDefinition(
      .week, CommandWord("week", "woche"), topic: .drives, access: .staff,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "DAY", de: "TAG")], options: [.allVehicles],
      en: "shows the week of a day, a line for each demonstrator that is booked",
      de: "zeigt die Woche eines Tages, eine Zeile je gebuchtem Vorführwagen",
      examples: [Localized(en: "week 2026-12-07", de: "woche 2026-12-07")]),
  ]
}

extension OptionDefinition {
  static let allVehicles = OptionDefinition(
    "all", en: "those that are free as well", de: "auch die freien")
}
