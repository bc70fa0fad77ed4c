import ShowroomCore
import ShowroomText

extension CommandTable {
  /// To-do lists.
  static let listCommands: [CommandDefinition] = [
    CommandDefinition(
      .lists, .list, topic: .lists, access: .staff, standsAlone: true, en: "lists the to-do lists",
      de: "listet die Aufgabenlisten auf"),
    CommandDefinition(
      .listCreate, .list, CommandWord("create", "neue", "neu", "anlegen"), topic: .lists, access: .staff,
      arguments: [ArgumentDefinition(.words, .rest, en: "TITLE", de: "TITEL")],
      options: [
        .items, OptionDefinition("drive", .drive, en: "for this drive", de: "für diese Fahrt"), .vehicle,
      ],
      en: "makes a list, for the desk, a car or a drive",
      de: "legt eine Liste an, für den Tresen, ein Auto, eine Fahrt",
      examples: [
        Localized(
          en: "list create \"Prepare the Golf\" --items \"wash, charge, plates\"",
          de: "liste neue \"Golf vorbereiten\" --items \"Waschen, Laden, Schilder\"")
      ]),
    CommandDefinition(
      .listAdd, .list, CommandWord("add", "ergänze", "setze"), topic: .lists, access: .staff,
      arguments: [.list, .items], en: "puts items on a list", de: "setzt Punkte auf eine Liste",
      examples: [Localized(en: "list add golf wash, charge", de: "liste ergänze golf Waschen, Laden")]),
    CommandDefinition(
      .listShow, .list, .show, topic: .lists, access: .staff,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "LIST", de: "LISTE")],
      en: "shows a list, or all that is still to do", de: "zeigt eine Liste, oder alles, was noch zu tun ist"),
    CommandDefinition(
      .listTick, .list, CommandWord("tick", "abhaken", "erledigt"), topic: .lists, access: .staff,
      arguments: [.list, .items], en: "notes that items are done, or all of them",
      de: "hakt Punkte ab, oder alle", examples: [Localized(en: "list tick golf all", de: "liste abhaken golf alles")]),
    CommandDefinition(
      .listUntick, .list, CommandWord("untick", "offen"), topic: .lists, access: .staff, arguments: [.list, .items],
      en: "notes that items are to be done again", de: "öffnet Punkte wieder"),
    CommandDefinition(
      .listRemove, .list, CommandWord("remove", "streiche", "entferne"), topic: .lists, access: .staff,
      arguments: [.list, .items], en: "takes items off a list, or all of them",
      de: "streicht Punkte von einer Liste, oder alle",
      examples: [Localized(en: "list remove golf wash", de: "liste streiche golf Waschen")]),
    CommandDefinition(
      .listRename, .list, CommandWord("rename", "umbenennen"), topic: .lists, access: .staff,
      arguments: [.list, ArgumentDefinition(.words, .rest, en: "TITLE", de: "TITEL")], en: "gives a list another title",
      de: "gibt einer Liste einen anderen Titel"),
    CommandDefinition(
      .listDelete, .list, CommandWord("delete", "lösche", "löschen"), topic: .lists, access: .staff,
      arguments: [ArgumentDefinition(.words, .rest, en: "LIST", de: "LISTE")], en: "takes a list away",
      de: "entfernt eine Liste"),
    CommandDefinition(
      .listTemplate, .list, CommandWord("template", "vorlage"), topic: .lists, access: .staff,
      arguments: [
        ArgumentDefinition(.choice(["list", "add", "delete"]), .optional, en: "add|delete", de: "add|delete"),
        ArgumentDefinition(.words, .optionalRest, en: "NAME", de: "NAME"),
      ],
      options: [
        .items,
        OptionDefinition(
          "for", .words, en: "which drives: all, electric, a model …", de: "welche Fahrten: all, electric, ein Modell …"
        ),
      ],
      en: "lists that are made for each drive of a kind as it is booked",
      de: "Listen, die für jede Fahrt einer Art beim Buchen entstehen",
      examples: [
        Localized(
          en: "list template add Prepare --items \"wash, plates\" --for electric",
          de: "liste vorlage add Vorbereiten --items \"Waschen, Schilder\" --for electric")
      ]),
  ]
}

extension ArgumentDefinition {
  fileprivate static let list = ArgumentDefinition(.words, en: "LIST", de: "LISTE")
  fileprivate static let items = ArgumentDefinition(.words, .rest, en: "ITEMS", de: "PUNKTE")
}

extension OptionDefinition {
  fileprivate static let items = OptionDefinition(
    "items", .words, en: "what is on it, with commas between", de: "was darauf steht, durch Kommas getrennt")
}
