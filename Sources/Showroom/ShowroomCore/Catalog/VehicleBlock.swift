/// A time for which a demonstrator is not to be had: it is serviced, charged, or stands at an event.
public struct VehicleBlock: Hashable, Sendable {
  public typealias ID = Identifier<VehicleBlock>

  /// What the vehicle is away for. The raw value is what is stored and typed.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case service, event, charging, other
  }

  public let id: ID
  public let vehicle: Vehicle
  /// Half-open, in UTC seconds.
  public let slot: TimeSlot
  public let kind: Kind
  /// Why, in the words of whoever blocked it; never empty.
  public let reason: String

  public init(id: ID, vehicle: Vehicle, slot: TimeSlot, kind: Kind, reason: String) {
    self.id = id
    self.vehicle = vehicle
    self.slot = slot
    self.kind = kind
    self.reason = reason
  }
}

/// A block that is to be added.
public struct VehicleBlockDraft: Hashable, Sendable {
  public var vehicle: Vehicle.ID
  public var slot: TimeSlot
  public var kind: VehicleBlock.Kind
  /// Not empty.
  public var reason: String

  public init(vehicle: Vehicle.ID, slot: TimeSlot, kind: VehicleBlock.Kind, reason: String) {
    self.vehicle = vehicle
    self.slot = slot
    self.kind = kind
    self.reason = reason
  }
}
