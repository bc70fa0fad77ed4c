/// The journal. Lines are written by the store itself, in the transaction of the change; nothing above it can leave one out.
public protocol JournalPort {
  /// Says who makes the changes that follow, and why; nil where nobody is known.
  func sign(_ author: Author?)
  /// Whom the journal names for the changes that follow.
  var author: Author? { get }
  /// Lines of the journal, newest first.
  func journal(_ filter: JournalFilter) throws(StoreError) -> [JournalEntry]
  /// The lines of the last act of somebody, by their ``Author/signature``, that was not taken back, in the order in which they were written; empty where
  /// there is none among the last ten thousand lines.
  func lastAct(of signature: String) throws(StoreError) -> [JournalEntry]
  /// Whether the thing that a line is about is still as the line left it.
  func isUnchanged(since entry: JournalEntry) throws(StoreError) -> Bool
  /// Makes a demonstrator, customer, shortcut, setting, weekday or day what it was before a line.
  ///
  /// - Throws: `StoreError.constraint` where something else needs it as it is.
  func restore(_ entry: JournalEntry) throws(StoreError)
  /// Blanks what the journal says about a customer; that something happened, and when, stays. To be called last in the
  /// transaction that forgets them.
  func eraseJournal(of customer: Customer.ID) throws(StoreError)
}
