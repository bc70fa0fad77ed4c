/// Dealer plates and the people who come along.
public protocol ResourcePort {
  /// All of a kind, those that are retired too, in the order in which they came.
  func resources(_ kind: Resource.Kind) throws(StoreError) -> [Resource]
  func resource(_ id: Resource.ID) throws(StoreError) -> Resource?
  /// - Throws: `StoreError.constraint` where one of the kind has that name already.
  func addResource(_ kind: Resource.Kind, name: String) throws(StoreError) -> Resource
  func update(_ resource: Resource) throws(StoreError)
  /// The live drives that have a resource and touch an interval, in order.
  func liveSlots(of resource: Resource, in interval: TimeSlot) throws(StoreError) -> [LiveSlot]
  /// The drives to come that have a resource.
  func drives(with resource: Resource, from now: Instant) throws(StoreError) -> [TestDrive]
}
