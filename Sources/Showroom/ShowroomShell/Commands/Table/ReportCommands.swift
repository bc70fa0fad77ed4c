import ShowroomCore
import ShowroomText

extension CommandTable {
  /// How the showroom does, over some days.
  static let reportCommands: [CommandDefinition] = [
    CommandDefinition(
      .reportUtilisation, .report, CommandWord("utilisation", "utilization", "usage", "auslastung"), topic: .reports,
      access: .staff, arguments: [.from, .to],
      options: [
        OptionDefinition(
          "by", .choice(Utilisation.Grouping.allCases.map(\.rawValue)), en: "by what it is told apart",
          de: "wonach aufgeteilt wird")
      ],
      en: "shows how much of the open time the demonstrators are driven",
      de: "zeigt, wie viel der Öffnungszeit die Vorführwagen gefahren werden",
      examples: [
        Localized(
          en: "report utilisation last week --by weekday", de: "bericht auslastung letzte Woche --by weekday")
      ]),
    CommandDefinition(
      .reportPopular, .report, CommandWord("popular", "models", "beliebt"), topic: .reports, access: .staff,
      arguments: [.from, .to], en: "shows which models are asked for most",
      de: "zeigt, welche Modelle am meisten gefragt sind",
      examples: [Localized(en: "report popular last month", de: "bericht beliebt letzten Monat")]),
    CommandDefinition(
      .reportHours, .report, CommandWord("hours", "stunden", "zeiten"), topic: .reports, access: .staff,
      arguments: [.from, .to], en: "shows at which hours drives begin",
      de: "zeigt, zu welchen Stunden Fahrten beginnen",
      examples: [Localized(en: "report hours 2026-11-01 2026-11-30", de: "bericht stunden 2026-11-01 2026-11-30")]),
    CommandDefinition(
      .reportNoShows, .report, CommandWord("no-shows", "noshows", "nichterschienen"), topic: .reports, access: .staff,
      arguments: [.from, .to], en: "shows who did not come to a drive", de: "zeigt, wer zu einer Fahrt nicht kam",
      examples: [Localized(en: "report no-shows this year", de: "bericht nichterschienen dieses Jahr")]),
    CommandDefinition(
      .reportOutcomes, .report, CommandWord("outcomes", "ergebnisse"), topic: .reports, access: .staff,
      arguments: [.from, .to], en: "shows what drives led to", de: "zeigt, was aus Fahrten wurde",
      examples: [Localized(en: "report outcomes last 90 days", de: "bericht ergebnisse letzte 90 Tage")]),
    CommandDefinition(
      .reportFollowUps, .report, CommandWord("follow-ups", "followups", "nachfassen"), topic: .reports, access: .staff,
      arguments: [.from, .to], options: [.limit], en: "shows whom to call, and why",
      de: "zeigt, wer anzurufen ist, und warum",
      examples: [Localized(en: "report follow-ups today", de: "bericht nachfassen heute")]),
  ]
}

extension CommandWord {
  static let report = CommandWord("report", "bericht")
}

extension ArgumentDefinition {
  static let from = ArgumentDefinition(.words, .optional, en: "FROM", de: "VON")
  static let to = ArgumentDefinition(.words, .optionalRest, en: "TO", de: "BIS")
}
