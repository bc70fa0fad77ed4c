/// Options that several commands have.
extension OptionDefinition {
  static let limit = OptionDefinition("limit", .count, en: "at most this many", de: "höchstens so viele")
  static let page = OptionDefinition("page", .count, en: "which page, from 1", de: "welche Seite, ab 1")
  static let duration = OptionDefinition("duration", .duration, en: "how long", de: "wie lange")
  static let vehicle = OptionDefinition(
    "vehicle", .vehicle, en: "which demonstrator, by number or plate",
    de: "welcher Vorführwagen, nach Nummer oder Kennzeichen")
  static let reason = OptionDefinition("reason", .words, en: "why", de: "warum")
  static let odometer = OptionDefinition(
    "odometer", .number(0...9_999_999), en: "kilometres driven", de: "gefahrene Kilometer")
  static let fuel = OptionDefinition(
    "fuel", synonyms: ["charge"], .number(0...100), en: "fuel or charge, in per cent", de: "Tank oder Ladung in Prozent"
  )
  static let damage = OptionDefinition("damage", .words, en: "damage that is seen", de: "sichtbarer Schaden")
  static let forCustomer = OptionDefinition(
    "for", .customer, en: "for which customer", de: "für welchen Kunden")
  static let driveOption = OptionDefinition(
    "option", .words, isRepeatable: true,
    en: "what goes with it: automatic, red, 2022, accompanied, child seat, route: …",
    de: "was dazugehört: Automatik, rot, 2022, in Begleitung, Kindersitz, Strecke: …")
}
