/// Which edition of the program this is: what `--version` and the manual say.
public enum Edition {
  /// The version, as numbers: what breaks, what is added, what is mended.
  public static let version = "0.1.0"
  /// The day of the version, ISO 8601.
  public static let day = "2026-11-30"
}
