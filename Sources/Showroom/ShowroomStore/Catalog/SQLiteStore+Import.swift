import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func importCars(_ cars: [CarDraft], progress: (_ done: Int) -> Void) throws(StoreError) -> ImportOutcome {
    try write { () throws(StoreError) in
      var outcome = ImportOutcome(added: 0, renumbered: 0)
      var models: [String: CarModel] = [:]
      for draft in cars {
        let name = "\(draft.make)\u{0}\(draft.model)"
        let model: CarModel
        if let known = models[name] {
          model = known
        } else {
          model = try modelNamed(make: draft.make, name: draft.model)
        }
        models[name] = model
        let id = try insertCar(draft, model: model).id
        outcome.added += 1
        if let wanted = draft.id, wanted != id { outcome.renumbered += 1 }
        if outcome.added.isMultiple(of: 500) { progress(outcome.added) }
      }
      progress(outcome.added)
      try note(.catalog, nil, after: "'cars=' || ?2 || char(31)", Int64(outcome.added))
      return outcome
    }
  }

  public func jsonFields(of line: String) throws(StoreError) -> [String: String]? {
    do throws(JSONReader.Failure) {
      return try JSONReader(connection).object(line).compactMapValues {
        guard case .string(let text) = $0 else { return nil }
        return text
      }
    } catch .database(let error) {
      throw StoreError(error)
    } catch {
      return nil
    }
  }
}
