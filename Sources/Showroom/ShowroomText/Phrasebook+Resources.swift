import ShowroomCore

/// Dealer plates and the people who come along.
extension Phrasebook {
  /// "dealer plate B-06 123", "with Ben".
  public func resource(_ resource: Resource) -> String {
    switch resource.kind {
    case .plate: say("dealer plate \(resource.name)", "rotes Kennzeichen \(resource.name)")
    case .person: say("with \(resource.name)", "mit \(resource.name)")
    }
  }

  public func resources(_ resources: DriveResources) -> String { list(resources.all.map(resource)) }

  /// What goes with a drive: its options, its plate, its salesperson.
  public func extras(_ drive: TestDrive) -> String {
    list(drive.options.map(option) + drive.resources.all.map(resource))
  }

  public func kind(_ kind: Resource.Kind) -> String {
    switch kind {
    case .plate: say("dealer plate", "rotes Kennzeichen")
    case .person: say("salesperson", "Verkäufer")
    }
  }

  public func resourceAdded(_ resource: Resource) -> String {
    say("Added: \(kind(resource.kind)) \(resource.name).", "Aufgenommen: \(kind(resource.kind)) \(resource.name).")
  }

  public func resourceBack(_ resource: Resource) -> String {
    say(
      "In use again: \(kind(resource.kind)) \(resource.name).",
      "Wieder im Einsatz: \(kind(resource.kind)) \(resource.name).")
  }

  public func resourceRetired(_ resource: Resource) -> String {
    say(
      "Used no longer: \(kind(resource.kind)) \(resource.name).",
      "Nicht mehr im Einsatz: \(kind(resource.kind)) \(resource.name).")
  }

  public func resourceKnown(_ resource: Resource) -> String {
    say("\(resource.name) is there already.", "\(resource.name) ist schon da.")
  }

  public func noResource(_ kind: Resource.Kind, _ name: String, known: [String]) -> String {
    let title = say("There is no \(self.kind(kind)) “\(shortened(name))”", "„\(shortened(name))“ gibt es nicht")
    guard !known.isEmpty else { return title + "." }
    return title + say("; there is \(list(known)).", "; es gibt \(list(known)).")
  }

  public func severalResources(_ names: [String]) -> String {
    say("That may be \(list(names)).", "Das können mehrere sein: \(list(names)).")
  }

  public func noResources(_ kind: Resource.Kind) -> String {
    switch kind {
    case .plate: say("There are no dealer plates.", "Rote Kennzeichen gibt es nicht.")
    case .person: say("There are no salespeople.", "Verkäufer sind nicht eingetragen.")
    }
  }

  public func inUse(_ resource: Resource) -> String {
    resource.isRetired ? say("used no longer", "nicht mehr im Einsatz") : say("in use", "im Einsatz")
  }

  /// Why a drive can not have what it needs: which is taken, by what, and from when on one is free.
  func resourceTaken(_ conflict: ResourceConflict) -> String {
    let taken = list(
      conflict.taken.map { taken in
        guard case .drive(let number) = taken.drive.holder else { return taken.resource.name }
        return say(
          "\(taken.resource.name) by drive \(number), \(span(taken.drive.slot))",
          "\(taken.resource.name) von Fahrt \(number), \(span(taken.drive.slot))")
      })
    let again = conflict.freeFrom.map { from in
      say(" Free again from \(instant(from)) on.", " Wieder frei ab \(instant(from)).")
    }
    if let wanted = conflict.wanted, let one = conflict.taken.first, case .drive(let number) = one.drive.holder {
      return say(
        "\(wanted.name) is taken by drive \(number), \(span(one.drive.slot)).",
        "\(wanted.name) ist vergeben: Fahrt \(number), \(span(one.drive.slot)).") + (again ?? "")
    }
    switch (conflict.kind, taken.isEmpty) {
    case (_, true): return notToBeHad(conflict)
    case (.plate, false):
      return say("The dealer plate is taken: \(taken).", "Das rote Kennzeichen ist vergeben: \(taken).") + (again ?? "")
    case (.person, false):
      return say("Nobody is free to come along: \(taken).", "Niemand ist frei, um mitzufahren: \(taken).")
        + (again ?? "")
    }
  }

  private func notToBeHad(_ conflict: ResourceConflict) -> String {
    guard let wanted = conflict.wanted else { return noResources(conflict.kind) }
    return resourceRetired(wanted)
  }
}
