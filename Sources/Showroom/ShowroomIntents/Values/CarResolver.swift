import IntentKit
import ShowroomCore

/// Settles which car is meant.
struct CarResolver {
  private let desk: Desk
  /// At most this many choices are offered: more can not be taken in.
  static let mostChoices = 9

  init(_ desk: Desk) {
    self.desk = desk
  }

  func resolve(_ parameter: Parameter<CarMention, CarSelection>) throws(StoreError) -> Resolution<CarSelection, Reason>
  {
    if let car = parameter.value { return try check(car) }
    switch parameter.said {
    case nil: return .needsValue
    case .name(let name): return try resolve(name: name)
    case .models(let models), .make(let models): return try resolve(models: models)
    case .car(let id):
      guard let car = try desk.store.car(id) else { return .unsupported(.noCarNumber(id), alternatives: []) }
      return try check(CarSelection(car))
    case .plate(let plate):
      guard let vehicle = try desk.store.vehicle(plate: plate) else {
        return .unsupported(.unknownPlate(plate), alternatives: [])
      }
      return try check(CarSelection(vehicle))
    case .stored(let car): return try check(car)
    }
  }

  private func resolve(models: [CarModel]) throws(StoreError) -> Resolution<CarSelection, Reason> {
    guard let only = models.first, models.count == 1 else {
      return .disambiguation(try drivable(models).map { CarSelection($0) })
    }
    return try check(CarSelection(only))
  }

  /// One exact name succeeds; one inexact asks; several ask which; none says why, and names what is near.
  private func resolve(name: String) throws(StoreError) -> Resolution<CarSelection, Reason> {
    let answer = try desk.search(name, limit: 50)
    let matches = answer.matches
    guard let best = matches.first else { return try notFound(name, answer.miss) }
    let candidates = best.quality.isCertain ? matches.filter(\.quality.isCertain) : matches
    guard candidates.count > 1 else {
      guard best.quality.isCertain else { return .confirmationRequired(CarSelection(best.model)) }
      return try check(CarSelection(best.model))
    }
    let models = try drivable(candidates.map(\.model))
    guard let first = models.first else { return try check(CarSelection(best.model)) }
    return models.count > 1
      ? .disambiguation(models.map { CarSelection($0) })
      : best.quality.isCertain ? .success(CarSelection(first)) : .confirmationRequired(CarSelection(first))
  }

  /// Whether what is selected can still be driven.
  private func check(_ car: CarSelection) throws(StoreError) -> Resolution<CarSelection, Reason> {
    guard try desk.store.vehicles(in: car.scope).isEmpty else { return .success(car) }
    guard let example = try example(of: car) else {
      return .unsupported(.carGone(car.name), alternatives: try near(car.name))
    }
    let others =
      try desk.store.vehicles(in: .model(example.model.id)) + desk.store.similarVehicles(to: example, limit: 3)
    return .unsupported(try whyGone(car), alternatives: unique(others.map { CarSelection($0.car.model) }))
  }

  /// A demonstrator that was named is sold or withdrawn; a car as such has none.
  private func whyGone(_ car: CarSelection) throws(StoreError) -> Reason {
    guard case .vehicle(let id) = car.scope else { return .noDemonstrator(car.name) }
    switch try desk.store.vehicle(id)?.state {
    case .sold: return .refused([.vehicleSold])
    case .withdrawn: return .refused([.vehicleWithdrawn])
    case .blocked(let reason): return .refused([.vehicleBlocked(reason: reason)])
    case .available, nil: return .noDemonstrator(car.name)
    }
  }

  private func example(of car: CarSelection) throws(StoreError) -> Car? {
    switch car.scope {
    case .model(let id): try desk.store.cars(of: id).first
    case .car(let id): try desk.store.car(id)
    case .vehicle(let id): try desk.store.vehicle(id)?.car
    }
  }

  private func near(_ name: String) throws(StoreError) -> [CarSelection] {
    let answer = try desk.search(name, limit: 5)
    let models = answer.matches.isEmpty ? near(answer.miss) : answer.matches.map(\.model)
    return try drivable(models).map { CarSelection($0) }
  }

  private func near(_ miss: SearchMiss?) -> [CarModel] {
    switch miss {
    case .unknownModel(_, _, let near), .doubtful(_, let near): near
    case .otherMake(_, let model), .noCarAtThatPrice(let model, _): [model]
    case .nothingSaid, .unknown, .severalMakes, .noCarLikeThat, .noPrices, nil: []
    }
  }

  /// Why a name is no car's, and what is near.
  private func notFound(_ name: String, _ miss: SearchMiss?) throws(StoreError) -> Resolution<CarSelection, Reason> {
    switch miss {
    case .unknownModel(let make, let words, let near):
      .unsupported(
        .unknownModel(words.joined(separator: " "), of: make), alternatives: try drivable(near).map { CarSelection($0) }
      )
    case .otherMake(_, let model), .noCarAtThatPrice(let model, _):
      .unsupported(.unknownCar(name), alternatives: try drivable([model]).map { CarSelection($0) })
    case .doubtful(_, let near):
      .unsupported(.unknownCar(name), alternatives: try drivable(near).map { CarSelection($0) })
    case .nothingSaid, .unknown, .severalMakes, .noCarLikeThat, .noPrices, nil:
      .unsupported(.unknownCar(name), alternatives: [])
    }
  }

  private func drivable(_ models: [CarModel]) throws(StoreError) -> [CarModel] {
    var found: [CarModel] = []
    for model in models where found.count < Self.mostChoices {
      if try !desk.store.vehicles(in: .model(model.id)).isEmpty { found.append(model) }
    }
    return found
  }

  private func unique(_ cars: [CarSelection]) -> [CarSelection] {
    var seen: Set<CarSelection> = []
    return cars.filter { seen.insert($0).inserted }
  }
}
