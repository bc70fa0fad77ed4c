import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// Puts one down; one that is retired comes back.
  mutating func addResource(_ kind: Resource.Kind, _ call: Invocation) throws(Interruption) -> Outcome {
    let name = call.text
    guard let key = PhraseKey(name) else { throw misuse("missing-value", text.noResource(kind, name, known: [])) }
    let known = try all(kind).first { PhraseKey($0.name) == key }
    if var known {
      guard known.isRetired else { throw refuse("known-already", text.resourceKnown(known)) }
      known.isRetired = false
      let changed = known
      try asking { () throws(StoreError) in try store.update(changed) }
      return Outcome([.sentence(text.resourceBack(changed))], value: json(changed))
    }
    let added = try asking { () throws(StoreError) in try store.addResource(kind, name: name) }
    return Outcome([.sentence(text.resourceAdded(added))], value: json(added))
  }

  mutating func listResources(_ kind: Resource.Kind) throws(Interruption) -> Outcome {
    let found = try all(kind)
    guard !found.isEmpty else { return Outcome([.sentence(text.noResources(kind))], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  /// Uses one no longer. Drives that it was promised to are listed; they keep it until they are moved.
  mutating func retireResource(_ kind: Resource.Kind, _ call: Invocation) throws(Interruption) -> Outcome {
    var resource = try resource(kind, named: call.text)
    resource.isRetired = true
    let changed = resource
    let now = context.showroom.now
    let hit = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try store.update(changed)
        return try store.drives(with: changed, from: now)
      }
    }
    let blocks: [Block] = hit.isEmpty ? [] : [.sentence(text.drivesHit(hit.count)), .table(table(hit))]
    return Outcome([.sentence(text.resourceRetired(changed))] + blocks, value: json(changed))
  }

  private func all(_ kind: Resource.Kind) throws(Interruption) -> [Resource] {
    try asking { () throws(StoreError) in try store.resources(kind) }
  }

  /// One by its whole name, else by the words that begin it: "Ben" for Ben Weber.
  private func resource(_ kind: Resource.Kind, named name: String) throws(Interruption) -> Resource {
    let known = try all(kind)
    if let exact = known.first(where: { PhraseKey($0.name) == PhraseKey(name) && PhraseKey(name) != nil }) {
      return exact
    }
    let words = Folding.words(name)
    let found = known.filter { resource in
      let own = Folding.words(resource.name)
      return !resource.isRetired && !words.isEmpty && words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    guard let only = found.first else {
      let names = known.filter { !$0.isRetired }.map(\.name)
      throw refuse(kind == .plate ? "unknown-plate" : "unknown-person", text.noResource(kind, name, known: names))
    }
    guard found.count == 1 else { throw refuse("ambiguous-name", text.severalResources(found.map(\.name))) }
    return only
  }
}

// MARK: - Options

extension Session {
  /// What `--plate` and `--with` ask for: one by its name, or any.
  func needs(_ call: Invocation) throws(Interruption) -> ResourceNeeds {
    var needs = ResourceNeeds.none
    if let name = call.option("plate") { needs.plate = try need(.plate, name) }
    if let name = call.option("with") { needs.person = try need(.person, name) }
    return needs
  }

  /// What they ask for of a drive that is moved: also to do without.
  func change(_ kind: Resource.Kind, _ option: String, _ call: Invocation) throws(Interruption) -> ResourceChange? {
    guard let name = call.option(option) else { return nil }
    return Self.noneWords.contains(Folding.fold(name)) ? .without : .need(try need(kind, name))
  }

  private func need(_ kind: Resource.Kind, _ name: String) throws(Interruption) -> ResourceNeeds.Need {
    Self.anyWords.contains(Folding.fold(name)) ? .any : .named(try resource(kind, named: name))
  }

  private static let anyWords: Set<String> = ["auto", "any", "egal"]
  private static let noneWords: Set<String> = ["none", "no", "keine", "keiner", "ohne"]
}
