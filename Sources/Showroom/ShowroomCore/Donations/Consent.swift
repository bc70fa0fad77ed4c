/// Whether a customer's acts are remembered, so that they can be suggested again.
public enum Consent: String, CaseIterable, Hashable, Sendable {
  /// Nobody has asked; nothing is kept.
  case notAsked = "not asked"
  case agreed
  /// Nothing is kept, and what was kept is erased.
  case declined
  /// The showroom does not want it, for everybody or for this customer; only staff lift that.
  case restricted

  /// Whether acts are kept.
  public var allowsDonations: Bool { self == .agreed }
}

/// What the showroom wants for everybody.
public enum DonationPolicy: String, CaseIterable, Hashable, Sendable {
  /// Each customer decides.
  case ask
  /// Nothing is kept of anybody.
  case restricted
}
