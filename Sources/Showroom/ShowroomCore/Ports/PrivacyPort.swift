/// What becomes of people's data when it is no longer wanted.
public protocol PrivacyPort {
  /// Erases a person: name, contact, licence, phrases, and all that was noted of them. Their drives stay, as drives of
  /// nobody, so that counts stay true. The erased text is overwritten in the file, too.
  ///
  /// Call it where no drive of theirs is open; the numbers in the answer are of what was there.
  func forget(_ customer: Customer.ID) throws(StoreError) -> Forgotten

  /// How many drives ended before an instant and still say who drove.
  func personalDrives(endedBefore limit: Instant) throws(StoreError) -> Int
  /// Takes the person out of the drives that ended before an instant, and erases what was remembered before it.
  /// - Returns: how many there were.
  func makeAnonymous(drivesEndedBefore limit: Instant) throws(StoreError) -> Int
}

/// What was erased with a person, and what stayed.
public struct Forgotten: Hashable, Sendable {
  /// Drives that stay, without a person.
  public let drives: Int
  /// Saved phrases that are gone.
  public let shortcuts: Int
  /// Other rows that are gone: what was noted of them.
  public let notes: Int

  public init(drives: Int, shortcuts: Int, notes: Int) {
    self.drives = drives
    self.shortcuts = shortcuts
    self.notes = notes
  }
}

extension Customer {
  /// What stands in the place of the name of somebody who is forgotten.
  public static let nobody = "–"
}
