import ShowroomText

extension CommandTable {
  /// Who waits for a car that is taken.
  static let waitingCommands: [CommandDefinition] = [
    CommandDefinition(
      .waitlist, .waitlist, topic: .drives, access: .customer, standsAlone: true,
      en: "lists who waits, first come first", de: "listet auf, wer wartet, der Reihe nach"),
    CommandDefinition(
      .waitlistAdd, .waitlist, .add, topic: .drives, access: .customer,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [.forCustomer, .vehicle, .duration, .driveOption],
      en: "puts somebody on the waiting list for a car, and offers it when it falls free",
      de: "setzt jemanden auf die Warteliste für ein Auto und bietet es an, wenn es frei wird",
      examples: [
        Localized(
          en: "waitlist add golf friday afternoon --for \"Anna Novak\"",
          de: "warteliste neu golf Freitagnachmittag --for \"Anna Novak\"")
      ]),
    CommandDefinition(
      .waitlistList, .waitlist, .list, topic: .drives, access: .customer,
      options: [OptionDefinition("all", en: "those that are settled too", de: "auch die erledigten")],
      en: "lists who waits, first come first", de: "listet auf, wer wartet, der Reihe nach"),
    CommandDefinition(
      .waitlistRemove, .waitlist, CommandWord("remove", "delete", "lösche", "entferne", "streiche"), topic: .drives,
      access: .customer,
      arguments: [.entry], en: "takes somebody off the waiting list", de: "streicht jemanden von der Warteliste"),
    CommandDefinition(
      .waitlistOffer, .waitlist, CommandWord("offer", "anbieten"), topic: .drives, access: .staff,
      arguments: [ArgumentDefinition(.number(1...9_999_999), .optional, en: "NUMBER", de: "NUMMER")],
      en: "offers what is free to those who wait, or to one of them at once",
      de: "bietet an, was frei ist: der Reihe nach oder einem sofort"),
    CommandDefinition(
      .waitlistAccept, .waitlist, CommandWord("accept", "annehmen"), topic: .drives, access: .customer,
      arguments: [.entry], en: "takes what was offered", de: "nimmt das Angebot an",
      examples: [Localized(en: "waitlist accept 2", de: "warteliste annehmen 2")]),
    CommandDefinition(
      .waitlistDecline, .waitlist, CommandWord("decline", "ablehnen"), topic: .drives, access: .customer,
      arguments: [.entry], en: "lets the offer go, and it is offered to the next",
      de: "lehnt das Angebot ab; es geht an den Nächsten"),
  ]
}

extension CommandWord {
  static let waitlist = CommandWord("waitlist", "warteliste")
}

extension ArgumentDefinition {
  fileprivate static let entry = ArgumentDefinition(.number(1...9_999_999), en: "NUMBER", de: "NUMMER")
}
