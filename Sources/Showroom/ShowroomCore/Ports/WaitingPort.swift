/// The waiting list.
public protocol WaitingPort {
  func waiting(_ id: WaitingEntry.ID) throws(StoreError) -> WaitingEntry?
  /// The entries of these states, first come first, of one customer or of all.
  func waiting(
    _ states: Set<WaitingEntry.State>, of customer: Customer.ID?, limit: Int
  ) throws(StoreError) -> [WaitingEntry]
  /// Those who wait for a demonstrator, for its car or for its model, first come first.
  func waiting(for vehicle: Vehicle) throws(StoreError) -> [WaitingEntry]
  func addWaiting(_ wish: WaitingWish, for customer: Customer.ID, by speaker: Speaker) throws(StoreError)
    -> WaitingEntry
  /// Replaces state and drive of an entry.
  func update(_ entry: WaitingEntry) throws(StoreError)
  /// Whether a hold has ended, a request is over, or somebody waits for a time that is over.
  func isAnythingDue(asOf now: Instant) throws(StoreError) -> Bool

  /// Does something of its own accord within an act, so that the journal does not take it for the person's.
  func asClock<Value>(_ act: String, _ body: () throws(StoreError) -> Value) throws(StoreError) -> Value
}
