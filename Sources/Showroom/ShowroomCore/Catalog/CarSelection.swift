/// What a person chose to drive: any demonstrator of a model, of one catalog car, or one vehicle.
///
/// It is stored in shortcuts, so the name stands beside the number: when the car is gone, the answer can still say which.
public struct CarSelection: Hashable, Sendable {
  /// How closely the car is named.
  public enum Scope: Hashable, Sendable {
    case model(CarModel.ID)
    case car(Car.ID)
    case vehicle(Vehicle.ID)
  }

  public let scope: Scope
  /// The name as a person reads it.
  public let name: String

  public init(_ scope: Scope, name: String) {
    self.scope = scope
    self.name = name
  }

  public init(_ model: CarModel) {
    self.init(.model(model.id), name: model.fullName)
  }

  public init(_ car: Car) {
    self.init(.car(car.id), name: car.title)
  }

  public init(_ vehicle: Vehicle) {
    self.init(.vehicle(vehicle.id), name: "\(vehicle.car.title), \(vehicle.plate)")
  }
}
