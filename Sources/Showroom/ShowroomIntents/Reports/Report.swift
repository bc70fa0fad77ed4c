import LanguageKit
import ShowroomCore

/// A report that staff ask for, over some days.
public struct Report: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case utilisation, popular, hours, outcomes
    case noShows = "no-shows"
    case followUps = "follow-ups"
  }

  public static let name = "ShowReport"

  public var kind: Kind
  /// Nil for the usual days of the kind.
  public var period: ReportPeriod?
  /// By what it is told apart, for a utilisation.
  public var grouping: Utilisation.Grouping

  public init(_ kind: Kind, period: ReportPeriod? = nil, grouping: Utilisation.Grouping = .vehicle) {
    self.kind = kind
    self.period = period
    self.grouping = grouping
  }
}
