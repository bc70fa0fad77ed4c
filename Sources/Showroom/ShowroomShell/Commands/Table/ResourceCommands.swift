import ShowroomText

extension CommandTable {
  /// Dealer plates, and the people who come along.
  static let resourceCommands: [CommandDefinition] = [
    CommandDefinition(
      .plateAdd, .plate, .add, topic: .vehicles, access: .staff, arguments: [.plateName],
      en: "adds a dealer plate", de: "trägt ein rotes Kennzeichen ein",
      examples: [Localized(en: "plate add \"B-06 123\"", de: "kennzeichen neu \"B-06 123\"")]),
    CommandDefinition(
      .plateList, .plate, .list, topic: .vehicles, access: .staff, en: "lists the dealer plates",
      de: "listet die roten Kennzeichen auf"),
    CommandDefinition(
      .plateRetire, .plate, .retire, topic: .vehicles, access: .staff, arguments: [.plateName],
      en: "takes a dealer plate out of use", de: "nimmt ein rotes Kennzeichen aus dem Einsatz"),
    CommandDefinition(
      .personAdd, .person, .add, topic: .vehicles, access: .staff, arguments: [.personName],
      en: "adds a salesperson who comes along on drives", de: "trägt einen Verkäufer ein, der mitfährt",
      examples: [Localized(en: "person add \"Ben Weber\"", de: "verkäufer neu \"Ben Weber\"")]),
    CommandDefinition(
      .personList, .person, .list, topic: .vehicles, access: .staff, en: "lists the salespeople",
      de: "listet die Verkäufer auf"),
    CommandDefinition(
      .personRetire, .person, CommandWord("retire", "entferne", "ausmustern"), topic: .vehicles, access: .staff,
      arguments: [.personName],
      en: "notes that a salesperson comes along no longer", de: "vermerkt, dass ein Verkäufer nicht mehr mitfährt"),
  ]
}

extension CommandWord {
  static let plate = CommandWord("plate", "kennzeichen")
  static let person = CommandWord("person", "salesperson", "verkäufer", "verkäuferin")
  static let retire = CommandWord("retire", "ausmustern")
}

extension ArgumentDefinition {
  fileprivate static let plateName = ArgumentDefinition(.words, .rest, en: "PLATE", de: "KENNZEICHEN")
  fileprivate static let personName = ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")
}

extension OptionDefinition {
  static let dealerPlate = OptionDefinition(
    "plate", .words, en: "with a dealer plate: auto, or which", de: "mit rotem Kennzeichen: auto, oder welches")
  static let with = OptionDefinition(
    "with", .words, en: "with a salesperson: auto, or who", de: "mit einem Verkäufer: auto, oder wer")
}
