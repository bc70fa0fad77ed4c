import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Gives the car that words name another name; words that only name a make give it to the make.
  mutating func addAlias(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.words.first ?? ""
    let words = call.words.dropFirst().joined(separator: " ")
    guard PhraseKey(name) != nil else {
      throw misuse("missing-argument", text.aliasNeedsLetters, hint: text.howToAddAlias)
    }
    let answer = try asking { () throws(StoreError) in try searchAnswer(words, limit: 50) }
    let matches = answer.matches
    guard let best = matches.first, best.quality.isCertain else { throw unknownCar(words, answer.miss) }
    let isMake = PhraseKey(words) == PhraseKey(best.model.make)
    guard isMake || matches.filter({ $0.quality == best.quality }).count == 1 else {
      throw refuse("ambiguous-car", text.severalModels(matches.map(\.model)), hint: text.nameOneModel)
    }
    return try keep(CarAlias(name: name, make: best.model.make, model: isMake ? nil : best.model.name))
  }

  /// Keeps another name for a car.
  func keep(_ alias: CarAlias) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try store.addAlias(alias) }
    return Outcome([.sentence(text.aliasAdded(alias))], value: json(alias))
  }

  func listAliases() throws(Interruption) -> Outcome {
    let aliases = try asking { () throws(StoreError) in try store.aliases() }
    guard !aliases.isEmpty else { return Outcome([.sentence(text.noAliases)], value: .array([])) }
    return Outcome(aliases.map { .sentence(text.alias($0)) }, value: .array(aliases.map { json($0) }))
  }

  func removeAlias(_ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.words.joined(separator: " ")
    guard try asking({ () throws(StoreError) in try store.removeAlias(name) }) else {
      throw refuse("no-such-alias", text.noSuchAlias(name), hint: text.whereAliasesAre)
    }
    return Outcome([.sentence(text.aliasRemoved(name))], value: ["removed": .string(name)])
  }

  private func json(_ alias: CarAlias) -> JSONValue {
    ["name": .string(alias.name), "make": .string(alias.make), "model": JSONValue(alias.model)]
  }

  /// How the words of a search were read, a line for each step; a row in a table of its own.
  func explanation(_ answer: SearchAnswer, inTable: Bool) -> [Block] {
    let steps = answer.steps.map { text.step($0) }
    guard inTable else { return steps.map { .sentence($0) } }
    return [.table(Table(columns: [.data("explanation")], rows: steps.map { [Table.Cell(.string($0))] }))]
  }
}
