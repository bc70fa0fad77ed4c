import ShowroomCore
import ShowroomText

extension CommandTable {
  /// The terminal: who works at it, and whom it is open to.
  static let terminalCommands: [CommandDefinition] = [
    CommandDefinition(
      .signIn, CommandWord("sign", "melde"), CommandWord("in", "an"), topic: .terminal, calledAlso: "anmelden",
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "WHO", de: "WER")],
      en: "says who you are: staff by name, others by phone or e-mail",
      de: "sagt, wer Sie sind: Personal mit Namen, andere mit Telefon oder E-Mail",
      examples: [Localized(en: "sign in Maria", de: "anmelden Maria")]),
    CommandDefinition(
      .signOut, CommandWord("sign", "melde"), CommandWord("out", "ab"), topic: .terminal, calledAlso: "abmelden",
      en: "leaves the terminal to the next", de: "überlässt das Terminal dem Nächsten"),
    CommandDefinition(
      .lock, CommandWord("lock", "sperren"), topic: .terminal, access: .staff, standsAlone: true,
      en: "locks the terminal; cars and free times can still be looked at",
      de: "sperrt das Terminal; Autos und freie Zeiten sind weiter zu sehen"),
    CommandDefinition(
      .unlock, CommandWord("unlock", "entsperren"), topic: .terminal, standsAlone: true,
      en: "unlocks the terminal with its PIN", de: "entsperrt das Terminal mit seiner PIN"),
    CommandDefinition(
      .kiosk, CommandWord("kiosk"), topic: .terminal, access: .staff, standsAlone: true,
      en: "leaves the terminal to customers, until its PIN takes it back",
      de: "überlässt das Terminal den Kunden, bis seine PIN es zurückholt"),
    CommandDefinition(
      .terminalPin, CommandWord("terminal"), CommandWord("pin"), topic: .terminal, access: .staff,
      en: "gives the terminal a new PIN", de: "gibt dem Terminal eine neue PIN"),
    CommandDefinition(
      .staffAdd, .staff, .add, topic: .terminal, access: .staff, arguments: [.staffName],
      options: [.role, OptionDefinition("pin", en: "ask for a PIN", de: "nach einer PIN fragen")],
      en: "adds somebody who works here", de: "trägt jemanden ein, der hier arbeitet",
      examples: [
        Localized(en: "staff add \"Maria Lang\" --role manager --pin", de: "personal neu Maria --role manager --pin")
      ]),
    CommandDefinition(
      .staffList, .staff, .list, topic: .terminal, access: .staff, en: "lists who works here",
      de: "listet auf, wer hier arbeitet"),
    CommandDefinition(
      .staffEdit, .staff, .edit, topic: .terminal, access: .staff, arguments: [.staffName], options: [.role],
      en: "gives somebody another role", de: "gibt jemandem eine andere Rolle",
      examples: [Localized(en: "staff edit Tom --role manager", de: "personal ändere Tom --role manager")]),
    CommandDefinition(
      .staffRetire, .staff, CommandWord("retire", "remove", "entferne"), topic: .terminal, access: .staff,
      arguments: [.staffName], en: "notes that somebody works here no longer; the journal keeps the name",
      de: "vermerkt, dass jemand nicht mehr hier arbeitet; im Journal bleibt der Name"),
    CommandDefinition(
      .staffPin, .staff, CommandWord("pin"), topic: .terminal, access: .staff, arguments: [.staffName],
      en: "gives somebody a PIN of their own", de: "gibt jemandem eine eigene PIN"),
    CommandDefinition(
      .customerPin, .customer, CommandWord("pin"), topic: .customers, access: .customer,
      arguments: [ArgumentDefinition(.customer, .optionalRest, en: "CUSTOMER", de: "KUNDE")],
      options: [OptionDefinition("remove", en: "take the PIN away", de: "die PIN wegnehmen")],
      en: "sets the PIN by which a customer signs in", de: "legt die PIN fest, mit der ein Kunde sich anmeldet",
      examples: [Localized(en: "customer pin Anna Novak", de: "kunde pin Anna Novak")]),
  ]
}

extension CommandWord {
  static let staff = CommandWord("staff", "personal", "mitarbeiter")
}

extension ArgumentDefinition {
  static let staffName = ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")
}

extension OptionDefinition {
  static let role = OptionDefinition(
    "role", .choice(StaffRole.allCases.map(\.rawValue)), en: "what they do here", de: "was sie hier tun")
}
