/// Keeping the store itself: copies of it, and whether it is sound.
public protocol UpkeepPort {
  /// Copies the store to a file while it is in use; the copy is one state of it, for its owner's eyes alone.
  ///
  /// - Parameters:
  ///   - replacing: whether a file of that name may be replaced, once the copy is whole.
  ///   - progress: told now and then how far it has come.
  /// - Throws: `StoreError.file` where the file must not be written.
  func backUp(to path: String, replacing: Bool, progress: (_ done: Int, _ total: Int) -> Void) throws(StoreError)

  /// Says what a backup holds, after checking it whole: that it is a showroom's, sound, and not newer than the program.
  func inspect(backup path: String, now: Instant) throws(StoreError) -> BackupSummary

  /// Replaces all that is kept by what a backup holds, in one transaction, after the same checks. What was there is set
  /// aside first.
  ///
  /// - Returns: the path of what was there; nil for a store in memory.
  func restore(from path: String, now: Instant, progress: (_ done: Int, _ total: Int) -> Void) throws(StoreError)
    -> String?

  /// Reads the whole store and says what is wrong with it; nothing for a sound one.
  func findings() throws(StoreError) -> [StoreFinding]
  /// Makes anew what is derived from other data: the indexes, and how cars and people are found by name.
  func rebuildDerived() throws(StoreError)
}

/// How much a store holds.
public struct BackupSummary: Hashable, Sendable {
  public let cars: Int
  public let customers: Int
  public let drives: Int
  /// When the last drive starts, nil without drives.
  public let lastDrive: Instant?

  public init(cars: Int, customers: Int, drives: Int, lastDrive: Instant?) {
    self.cars = cars
    self.customers = customers
    self.drives = drives
    self.lastDrive = lastDrive
  }
}

/// Something that is wrong with the store.
public enum StoreFinding: Hashable, Sendable {
  /// The file is damaged, in the engine's words.
  case damage(String)
  /// An index of the engine does not fit its table, in the engine's words.
  case staleIndex(String)
  /// A row refers to one that is not there.
  case brokenReference(String)
  /// Two live drives of one vehicle at the same time.
  case overlap(TestDrive.ID, TestDrive.ID)
  /// A live drive at a time for which its vehicle is blocked.
  case blocked(TestDrive.ID, VehicleBlock.ID)
  /// Two live drives with one plate or one person at the same time.
  case sharedResource(TestDrive.ID, TestDrive.ID)
  /// A step of the schema is not the one that the program knows.
  case foreignSchema(String)
  /// Cars that are not found by their name, or found by a wrong one; how many models it concerns.
  case staleNames(models: Int)
  /// Customers who are not found by their name.
  case staleCustomerNames(customers: Int)

  /// Whether it is about what is derived from other data, so that it can be made anew.
  public var isRepairable: Bool {
    switch self {
    case .staleIndex, .staleNames, .staleCustomerNames: true
    case .damage, .brokenReference, .overlap, .blocked, .sharedResource, .foreignSchema: false
    }
  }

  /// A stable name for programs.
  public var code: String {
    switch self {
    case .damage: "damage"
    case .staleIndex: "stale-index"
    case .brokenReference: "broken-reference"
    case .overlap: "overlap"
    case .blocked: "blocked"
    case .sharedResource: "shared-resource"
    case .foreignSchema: "foreign-schema"
    case .staleNames: "stale-names"
    case .staleCustomerNames: "stale-customer-names"
    }
  }
}
