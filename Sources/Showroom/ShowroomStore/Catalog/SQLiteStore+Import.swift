import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func importCars(
    _ cars: [CarDraft], again: Bool, progress: (_ done: Int) -> Void
  ) throws(StoreError) -> ImportOutcome {
    try write { () throws(StoreError) in
      var outcome = ImportOutcome()
      var models: [ModelName: CarModel] = [:]
      var known = again ? nil : KnownCars()
      for (place, draft) in cars.enumerated() {
        let name = ModelName(make: draft.make, model: draft.model)
        let model: CarModel
        if let found = models[name] {
          model = found
        } else {
          model = try modelNamed(make: draft.make, name: draft.model)
          models[name] = model
        }
        if let car = try known?.take(draft, of: model, in: self) {
          outcome.present += 1
          if outcome.presentCars.count < 3 { outcome.presentCars.append(car) }
        } else {
          let id = try insertCar(draft, model: model)
          outcome.added += 1
          if let wanted = draft.id, wanted != id { outcome.renumbered += 1 }
        }
        if (place + 1).isMultiple(of: 500) { progress(place + 1) }
      }
      progress(cars.count)
      guard outcome.added > 0 else { return outcome }
      try note(.catalog, nil, after: "'cars=' || ?2 || char(31)", Int64(outcome.added))
      return outcome
    }
  }

  public func jsonFields(of line: String) throws(StoreError) -> [String: String?]? {
    do throws(JSONReader.Failure) {
      return try JSONReader(connection).object(line).compactMapValues {
        switch $0 {
        case .string(let text): .some(text)
        case .null: nil
        default: .some(nil)
        }
      }
    } catch .database(let error) {
      throw StoreError(error)
    } catch {
      return nil
    }
  }
}

private struct ModelName: Hashable {
  let make: String
  let model: String
}

/// The cars that were here before an import, each to be met once by a row that is like it.
private struct KnownCars {
  private var byModel: [CarModel.ID: [CarFacts: [Car.ID]]] = [:]

  /// The car here that a row tells of, which no other row can be from now on; nil where the row is a new car.
  mutating func take(_ draft: CarDraft, of model: CarModel, in store: SQLiteStore) throws(StoreError) -> Car.ID? {
    if byModel[model.id] == nil { try load(model, store) }
    guard let alike = byModel[model.id]?[draft.facts], !alike.isEmpty else { return nil }
    var place = 0
    if let wanted = draft.id {
      let same = alike.firstIndex(of: wanted)
      // A free number says that this is another car.
      if same == nil, try !store.hasCar(wanted) { return nil }
      place = same ?? 0
    }
    return byModel[model.id]?[draft.facts]?.remove(at: place)
  }

  private mutating func load(_ model: CarModel, _ store: SQLiteStore) throws(StoreError) {
    var cars: [CarFacts: [Car.ID]] = [:]
    for car in try store.allCars(of: model.id) { cars[car.facts, default: []].append(car.id) }
    byModel[model.id] = cars
  }
}
