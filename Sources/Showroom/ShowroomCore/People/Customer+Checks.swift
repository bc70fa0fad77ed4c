import LanguageKit

extension Customer {
  /// What can not be right about what was said of a person.
  public enum Fault: Hashable, Sendable {
    case nameTooLong(greatest: Int)
    /// Born after today, or longer ago than anyone lives.
    case born(CivilDate)
    case email(String)
    case phone(String)
  }

  /// The greatest length of a name, in characters.
  public static let greatestNameLength = 200
  /// Years: nobody has grown older.
  private static let greatestAge = 125

  /// The first thing that can not be right, nil where all can.
  ///
  /// - Parameter today: the day in the showroom's zone.
  public func fault(today: CivilDate) -> Fault? {
    if name.count > Self.greatestNameLength { return .nameTooLong(greatest: Self.greatestNameLength) }
    if let born, born > today || born.year < today.year - Self.greatestAge { return .born(born) }
    if let email, !Self.isAddress(email) { return .email(email) }
    if let phone, !Self.isPhone(phone) { return .phone(phone) }
    return nil
  }

  /// Something on both sides of one `@`, without spaces and control characters: more only the mail server can tell.
  static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && text.utf8.count <= 254
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace }
  }

  /// Three digits at least, and what stands between them on paper.
  static func isPhone(_ text: String) -> Bool {
    text.utf8.filter { (0x30...0x39).contains($0) }.count >= 3 && text.utf8.count <= 40
      && text.unicodeScalars.allSatisfy {
        $0.properties.numericType == .decimal || "+-/(). x".unicodeScalars.contains($0)
      }
  }

  /// A name as it is kept: on one line, with nothing in it that can not be seen.
  public static func tidy(name: String) -> String {
    name.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
      .joined(separator: " ")
  }
}
