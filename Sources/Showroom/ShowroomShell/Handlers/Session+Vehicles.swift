import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func listVehicles(_ call: Invocation) throws(Interruption) -> Outcome {
    var vehicles: [Vehicle]
    if call.text.isEmpty {
      vehicles = try asking { () throws(StoreError) in try store.vehicles(Page(limit: call.number("limit") ?? 200)) }
    } else {
      vehicles = try asking { () throws(StoreError) in try self.vehicles(named: call.text) }
    }
    if let state = call.option("state") { vehicles = vehicles.filter { $0.state.word == state } }
    guard !vehicles.isEmpty else { return Outcome([.sentence(text.noVehicles)], value: .array([])) }
    return Outcome([.table(table(vehicles))], value: .array(vehicles.map { json($0) }))
  }

  /// The demonstrators of a car.
  func vehicles(of car: CarMention) throws(Interruption) -> [Vehicle] {
    let found = try asking { () throws(StoreError) -> [Vehicle] in
      switch car {
      case .models(let models), .make(let models):
        var found: [Vehicle] = []
        for model in models { found += try store.vehicles(in: .model(model.id)) }
        return found
      case .name(let name): return try vehicles(named: name)
      case .car(let id): return try store.vehicles(in: .car(id))
      case .plate(let plate): return try store.vehicle(plate: plate).map { [$0] } ?? []
      case .stored(let selection): return try store.vehicles(in: selection.scope)
      }
    }
    guard found.isEmpty else { return found }
    throw refuse("no-demonstrators", text.noVehicles, hint: text.whereVehiclesAre)
  }

  private func vehicles(named words: String) throws(StoreError) -> [Vehicle] {
    var found: [Vehicle] = []
    for match in try search(words, limit: 5) where match.quality.isCertain || found.isEmpty {
      found += try store.vehicles(in: .model(match.model.id))
    }
    return found
  }

  mutating func showVehicle(_ call: Invocation) throws(Interruption) -> Outcome {
    let vehicle = try vehicle(call.words.first ?? "")
    let turnaround = text.ownTurnaround(vehicle).map { [Block.sentence($0)] } ?? []
    return Outcome([.table(table([vehicle]))] + turnaround, value: json(vehicle))
  }

  /// A demonstrator by its number or its plate.
  func vehicle(_ name: String) throws(Interruption) -> Vehicle {
    guard let found = try vehicleIfThere(name) else {
      throw refuse("unknown-plate", text.reason(.unknownPlate(name)), hint: text.whereVehiclesAre)
    }
    return found
  }

  /// The demonstrator with a number or plate; nil where there is none.
  func vehicleIfThere(_ name: String) throws(Interruption) -> Vehicle? {
    try asking { () throws(StoreError) in
      if let id = Vehicle.ID(name) { return try store.vehicle(id) }
      return try store.vehicle(plate: name)
    }
  }

  mutating func addVehicle(_ call: Invocation) throws(Interruption) -> Outcome {
    guard let plate = call.option("plate"), PhraseKey(plate) != nil else {
      throw misuse("missing-value", text.plateNeeded)
    }
    let car = try car(call.text)
    if let other = try asking({ () throws(StoreError) in try store.vehicle(plate: plate) }) {
      throw refuse("plate-taken", text.plateTaken(other), hint: text.chooseAnotherPlate)
    }
    let vehicle = try asking { () throws(StoreError) in
      try store.addVehicle(
        VehicleDraft(car: car.id, plate: plate, colour: call.option("colour"), odometer: call.number("odometer") ?? 0))
    }
    return Outcome([.sentence(text.vehicleAdded(vehicle))], value: json(vehicle))
  }

  /// One catalog car by its number or name; where several have the name, says which there are.
  private func car(_ words: String) throws(Interruption) -> Car {
    if let id = Car.ID(words) {
      guard let car = try asking({ () throws(StoreError) in try store.car(id) }) else {
        throw refuse("no-such-car", text.reason(.noCarNumber(id)), hint: text.whereCarsAre)
      }
      return car
    }
    let answer = try asking { () throws(StoreError) in try searchAnswer(words, limit: 2) }
    guard let best = answer.matches.first, best.quality.isCertain else { throw unknownCar(words, answer.miss) }
    let cars = try asking { () throws(StoreError) in try store.cars(of: best.model.id) }
    guard let only = cars.first, cars.count == 1 else {
      throw refuse("ambiguous-car", text.severalCars(cars), hint: text.nameByNumber)
    }
    return only
  }

  mutating func editVehicle(_ call: Invocation) throws(Interruption) -> Outcome {
    var vehicle = try vehicle(call.words.first ?? "")
    if let plate = call.option("plate") {
      guard PhraseKey(plate) != nil else { throw misuse("missing-value", text.plateNeeded) }
      let other = try asking { () throws(StoreError) in try store.vehicle(plate: plate) }
      if let other, other.id != vehicle.id {
        throw refuse("plate-taken", text.plateTaken(other), hint: text.chooseAnotherPlate)
      }
      vehicle.plate = plate
    }
    if let colour = call.option("colour") { vehicle.colour = colour.isEmpty ? nil : colour }
    if let odometer = call.number("odometer") { vehicle.odometer = odometer }
    // `usual` is no number: the demonstrator has none of its own any more.
    if call.flag("turnaround") { vehicle.turnaround = call.number("turnaround").map { Minutes($0) } }
    if call.flag("turnaround-before") {
      vehicle.turnaroundBefore = call.number("turnaround-before").map { Minutes($0) }
    }
    let changed = vehicle
    try asking { () throws(StoreError) in try store.update(changed) }
    let turnaround = text.ownTurnaround(changed).map { [Block.sentence($0)] } ?? []
    return Outcome(
      [.sentence(text.vehicleChanged(changed)), .table(table([changed]))] + turnaround, value: json(changed))
  }

  mutating func changeVehicle(_ call: Invocation) throws(Interruption) -> Outcome {
    if call.command == .vehicleBlock, !call.givenOptions.isDisjoint(with: ["from", "to", "duration"]) {
      return try blockForTime(call)
    }
    if call.command == .vehicleUnblock, let number = call.option("block") {
      return try removeBlock(call, number: number)
    }
    if call.command == .vehicleBlock {
      let (vehicle, reason) = try vehicleAndReason(call)
      if let time = try timeIn(reason: reason) { throw misuse("bad-value", text.blockTimeInReason(time)) }
      return try set(.blocked(reason: reason), of: vehicle)
    }
    let vehicle = try vehicle(call.words.first ?? "")
    switch call.command {
    case .vehicleUnblock: return try set(.available, of: vehicle)
    case .vehicleSell: return try retire(vehicle, as: .sold)
    default: return try retire(vehicle, as: .withdrawn)
    }
  }

  /// Blocks a demonstrator until further notice, or takes it into the fleet again. Drives that it hits are listed and stay:
  /// nobody knows yet when the block ends.
  private func set(_ state: Vehicle.State, of before: Vehicle) throws(Interruption) -> Outcome {
    var changed = before
    changed.state = state
    let vehicle = changed
    let desk = Desk(context.showroom)
    let hit = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try store.update(vehicle)
        if state == .available { try desk.offerTime(of: vehicle.id) }
        return state == .available ? [] : try desk.plan(state, of: vehicle).moves.map(\.drive)
      }
    }
    var blocks: [Block] = [.sentence(text.vehicleChanged(vehicle))]
    if !hit.isEmpty {
      blocks += [.sentence(text.drivesHit(hit.count)), .table(table(hit))]
      blocks += try asking { () throws(StoreError) in
        try hit.map { (drive) throws(StoreError) in .sentence(text.swapOffer(drive, try desk.swaps(for: drive))) }
      }
    }
    if state == .available { blocks += try offers(of: vehicle) }
    return Outcome(blocks, value: json(vehicle))
  }

  /// Sells or withdraws a demonstrator. Drives to come are listed, each with another demonstrator; a yes moves them there.
  /// What has nowhere to go stays with it until it is moved or cancelled; a car that is out stays in the fleet.
  private mutating func retire(_ vehicle: Vehicle, as state: Vehicle.State) throws(Interruption) -> Outcome {
    let plan = try asking { () throws(StoreError) in try Desk(context.showroom).plan(state, of: vehicle) }
    if let out = plan.out { throw refuse("vehicle-out", text.response(.vehicleStillOut(out))) }
    guard !plan.moves.isEmpty else { return try retire(plan) }
    let overview: [Block] =
      [.sentence(text.willRetire(plan)), .table(table(plan.moves.map(\.drive)))]
      + plan.moves.map { .sentence(text.move($0)) }
    return try confirm(
      .retire(plan), overview: overview,
      value: ["vehicle": json(plan.vehicle), "drives": .array(plan.moves.map { json($0.drive) })])
  }

  /// Does what was shown.
  mutating func retire(_ plan: RetirementPlan) throws(Interruption) -> Outcome {
    let done = try asking { () throws(StoreError) in try Desk(context.showroom).carryOut(plan) }
    guard done else { throw refuse("changed-meanwhile", text.blockChanged) }
    var sentences = [text.vehicleChanged(plan.changed)]
    let moved = plan.moves.count - plan.stuck.count
    if moved > 0 { sentences.append(text.movedForBlock(moved)) }
    if !plan.stuck.isEmpty { sentences.append(text.stuck(plan.stuck)) }
    return Outcome(sentences.map { .sentence($0) }, value: json(plan.changed))
  }
}
