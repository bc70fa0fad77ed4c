/// Everything that is kept. The ports are split by topic; one adapter serves them all, so that one transaction can span
/// them.
public protocol StorePort: CatalogPort, DiaryPort, CustomerPort, ShortcutPort, SettingsPort, JournalPort, UpkeepPort,
  ExchangePort, PrivacyPort, BlockPort, ResourcePort, WaitingPort, ReportPort, TerminalPort, DonationPort, AccountPort,
  OfferPort, ListPort, MessagePort
{
  /// Runs a body in one transaction that writes: all of it happens, or nothing.
  ///
  /// The store is locked for other writers from the first line of the body, so what the body reads is still true when it
  /// writes.
  func write<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value

  /// Runs a body that reads on one unchanging view of the store.
  func read<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value

  /// The texts in a JSON object, by their keys, nil for a value that is no text, and null counts as left out; nil where
  /// the line is no JSON object. The engine beneath has a parser that
  /// is tried and tested, so there is none of our own.
  func jsonFields(of line: String) throws(StoreError) -> [String: String?]?
}

/// Where a page of a long list begins and how long it is. Lists are read by their key, never by counting rows off.
public struct Page<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The key after which the page begins, nil for the first.
  public var after: Key?
  /// The greatest number of rows, 1 or greater.
  public var limit: Int

  public init(after: Key? = nil, limit: Int = 50) {
    self.after = after
    self.limit = limit
  }
}
