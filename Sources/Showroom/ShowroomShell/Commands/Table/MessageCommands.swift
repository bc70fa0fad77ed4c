import ShowroomCore
import ShowroomText

extension CommandTable {
  /// Messages to people, and what goes out by itself.
  static let messageCommands: [CommandDefinition] = [
    CommandDefinition(
      .message, .message, topic: .messages, access: .customer,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "PEOPLE: TEXT", de: "PERSONEN: TEXT")],
      en: "sends a message, and asks for what is missing", de: "sendet eine Nachricht und fragt nach, was fehlt",
      examples: [
        Localized(
          en: "message everyone with a drive today: we close at five",
          de: "nachricht an alle mit Probefahrt heute: wir schließen um fünf")
      ]),
    CommandDefinition(
      .messageSend, .message, CommandWord("send", "sende", "schicke"), topic: .messages, access: .customer,
      arguments: [ArgumentDefinition(.customer, .rest, en: "PEOPLE", de: "PERSONEN")],
      tail: ArgumentDefinition(.words, .optionalRest, en: "TEXT", de: "TEXT"), options: [.messageText],
      en: "sends a message to customers, addresses or groups",
      de: "sendet eine Nachricht an Kunden, Adressen oder Gruppen",
      examples: [
        Localized(
          en: "message send \"Marie Schäfer\" = Your car is ready",
          de: "nachricht sende \"Marie Schäfer\" = Ihr Auto steht bereit")
      ]),
    CommandDefinition(
      .messageList, .message, .list, topic: .messages, access: .customer,
      options: [
        OptionDefinition("customer", .customer, en: "only this customer's", de: "nur von diesem Kunden"),
        OptionDefinition("drive", .drive, en: "only about this drive", de: "nur zu dieser Fahrt"),
        OptionDefinition(
          "state", .choice(Message.State.allCases.map { $0.rawValue.replacing(" ", with: "-") }), isRepeatable: true,
          en: "only those that stand so", de: "nur die in diesem Zustand"),
        .limit,
      ],
      en: "lists messages, the newest first", de: "listet Nachrichten auf, die neuesten zuerst"),
    CommandDefinition(
      .messageShow, .message, .show, topic: .messages, access: .customer, arguments: [.message],
      en: "shows one message", de: "zeigt eine Nachricht", examples: []),
    CommandDefinition(
      .messageRetry, .message, CommandWord("retry", "wiederhole"), topic: .messages, access: .staff,
      arguments: [.message], en: "sends a message again that failed, or of which it is not known",
      de: "sendet eine Nachricht noch einmal, die fehlschlug oder bei der es unklar ist"),
    CommandDefinition(
      .messageDone, .message, CommandWord("done", "erledigt"), topic: .messages, access: .staff, arguments: [.message],
      en: "counts a message as sent: it was passed on by hand, or has arrived",
      de: "lässt eine Nachricht als gesendet gelten: von Hand weitergegeben oder angekommen"),
    CommandDefinition(
      .messageCancel, .message, CommandWord("cancel", "storniere"), topic: .messages, access: .customer,
      arguments: [.message], en: "cancels a message that is not sent yet",
      de: "zieht eine Nachricht zurück, die noch nicht gesendet ist"),
    CommandDefinition(
      .messageConsent, .message, CommandWord("consent", "einwilligung"), topic: .messages, access: .customer,
      arguments: [
        ArgumentDefinition(.customer, en: "CUSTOMER", de: "KUNDE"),
        ArgumentDefinition(
          .choice(MessageConsent.allCases.map(\.rawValue)), .optional, en: "ANSWER", de: "ANTWORT"),
      ],
      en: "shows or notes whether a customer wants reminders and the like",
      de: "zeigt oder vermerkt, ob ein Kunde Erinnerungen und dergleichen möchte",
      examples: [
        Localized(en: "message consent \"Grace Kim\" agreed", de: "nachricht einwilligung \"Grace Kim\" agreed")
      ]),
    CommandDefinition(
      .outbox, .outbox, topic: .messages, access: .staff, options: [.limit],
      en: "shows messages that wait, failed, or of which it is not known",
      de: "zeigt Nachrichten, die warten, fehlschlugen oder bei denen es unklar ist"),
    CommandDefinition(
      .outboxRun, .outbox, CommandWord("run", "starte"), topic: .messages, access: .staff, options: [.limit],
      en: "hands over the messages that are due", de: "übergibt die fälligen Nachrichten"),
  ]

  /// Groups, and the texts of messages about drives.
  static let messageTextCommands: [CommandDefinition] = [
    CommandDefinition(
      .groupAdd, .group, .add, topic: .messages, access: .customer,
      arguments: [
        ArgumentDefinition(.words, en: "GROUP", de: "GRUPPE"),
        ArgumentDefinition(.words, .rest, en: "MEMBER", de: "MITGLIED"),
      ], options: [.groupOwner],
      en: "puts people into a group that is written to by its name",
      de: "nimmt Personen in eine Gruppe auf, die man mit ihrem Namen anschreibt",
      examples: [
        Localized(
          en: "group add \"my family\" \"Tom <tom@example.com>\"",
          de: "gruppe neu \"meine Familie\" \"Tom <tom@example.com>\"")
      ]),
    CommandDefinition(
      .groupList, .group, .list, topic: .messages, access: .customer, options: [.groupOwner],
      en: "lists groups and who is in them", de: "listet Gruppen auf und wer darin ist"),
    CommandDefinition(
      .groupRemove, .group, CommandWord("remove", "entferne"), topic: .messages, access: .customer,
      arguments: [
        ArgumentDefinition(.words, en: "GROUP", de: "GRUPPE"),
        ArgumentDefinition(.words, .rest, en: "MEMBER", de: "MITGLIED"),
      ], options: [.groupOwner], en: "takes people out of a group", de: "nimmt Personen aus einer Gruppe"),
    CommandDefinition(
      .groupDelete, .group, CommandWord("delete", "lösche"), topic: .messages, access: .customer,
      arguments: [ArgumentDefinition(.words, .rest, en: "GROUP", de: "GRUPPE")], options: [.groupOwner],
      en: "deletes a group", de: "löscht eine Gruppe"),
    CommandDefinition(
      .templateList, .template, .list, topic: .messages, access: .staff, en: "lists the texts of messages about drives",
      de: "listet die Texte von Nachrichten zu Fahrten auf"),
    CommandDefinition(
      .templateShow, .template, .show, topic: .messages, access: .staff, arguments: [.templateKind, .templateLanguage],
      en: "shows the text of one kind of message", de: "zeigt den Text einer Art von Nachricht",
      examples: [Localized(en: "template show reminder en", de: "vorlage zeige reminder de")]),
    CommandDefinition(
      .templateEdit, .template, .edit, topic: .messages, access: .staff, arguments: [.templateKind, .templateLanguage],
      tail: ArgumentDefinition(.words, .optionalRest, en: "TEXT", de: "TEXT"),
      options: [OptionDefinition("subject", .words, en: "the subject", de: "der Betreff"), .messageText],
      en: "changes the text of one kind of message; fields stand in braces, as {name}, and \\n is a line break",
      de: "ändert den Text einer Art von Nachricht; Felder stehen in Klammern wie {name}, \\n ist ein Zeilenumbruch",
      examples: [
        Localized(
          en: "template edit reminder en = Hello {name}, see you on {day}, {time}.",
          de: "vorlage ändere reminder de = Guten Tag {name}, bis {day}, {time}.")
      ]),
    CommandDefinition(
      .templateReset, .template, CommandWord("reset", "zurücksetzen"), topic: .messages, access: .staff,
      arguments: [.templateKind, .templateLanguage], en: "goes back to the program's own text",
      de: "kehrt zum Text des Programms zurück"),
  ]
}

extension CommandWord {
  static let message = CommandWord("message", "nachricht")
  static let outbox = CommandWord("outbox", "postausgang")
  static let group = CommandWord("group", "gruppe")
  static let template = CommandWord("template", "vorlage")
}

extension ArgumentDefinition {
  static let message = ArgumentDefinition(.number(1...Int(Int32.max)), en: "MESSAGE", de: "NACHRICHT")
  static let templateKind = ArgumentDefinition(
    .choice(MessageTemplate.kinds.map(\.rawValue)), en: "TEMPLATE", de: "VORLAGE")
  static let templateLanguage = ArgumentDefinition(.choice(["en", "de"]), .optional, en: "LANGUAGE", de: "SPRACHE")
}

extension OptionDefinition {
  static let messageText = OptionDefinition("text", .words, en: "the text", de: "der Text")
  static let groupOwner = OptionDefinition(
    "for", .customer, en: "the customer whose group it is", de: "der Kunde, dem die Gruppe gehört")
}
