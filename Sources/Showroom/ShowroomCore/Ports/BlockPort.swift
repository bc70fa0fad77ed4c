/// The times for which demonstrators are blocked.
public protocol BlockPort {
  func block(_ id: VehicleBlock.ID) throws(StoreError) -> VehicleBlock?
  /// The blocks of a vehicle, or of all, that touch an interval, in the order of their start.
  func blocks(of vehicle: Vehicle.ID?, in interval: TimeSlot, limit: Int) throws(StoreError) -> [VehicleBlock]
  /// Adds a block.
  ///
  /// - Throws: `StoreError.overlap` where a live drive or another block of the vehicle is in the way.
  func addBlock(_ draft: VehicleBlockDraft) throws(StoreError) -> VehicleBlock
  func removeBlock(_ id: VehicleBlock.ID) throws(StoreError)
}
