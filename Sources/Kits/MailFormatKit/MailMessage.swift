import LanguageKit

/// A message as mail programs take it (RFC 5322), with a file beside its text where there is one (RFC 2045, 2046).
///
/// Nothing that a person wrote can become a header of its own or end the text early: names and subjects become one line of
/// ASCII, texts are encoded, and the mark between the parts holds what no encoding yields.
public struct MailMessage: Hashable, Sendable {
  /// A calendar file that goes with the message.
  public struct Calendar: Hashable, Sendable {
    public let fileName: String
    /// The method that stands in it, such as `REQUEST`.
    public let method: String
    public let text: String

    /// - Parameters:
    ///   - fileName: letters, digits, dots and hyphens.
    ///   - method: letters.
    public init(fileName: String, method: String, text: String) {
      self.fileName = fileName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      self.method = method.filter { $0.isASCII && $0.isLetter }
      self.text = text
    }
  }

  public var from: MailAddress
  public var to: MailAddress
  public var subject: String
  public var text: String
  public var calendar: Calendar?
  /// The part of the name of this message before the at sign; letters and digits.
  public var identifier: String
  /// When it is sent, in seconds since 1970-01-01T00:00:00Z.
  public var seconds: Int64
  /// Whether no person sends it, so that no absence is answered to it (RFC 3834, 5).
  public var isAutomatic: Bool

  public init(
    from: MailAddress, to: MailAddress, subject: String, text: String, calendar: Calendar? = nil, identifier: String,
    seconds: Int64, isAutomatic: Bool = false
  ) {
    self.from = from
    self.to = to
    self.subject = subject
    self.text = text
    self.calendar = calendar
    self.identifier = identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    self.seconds = seconds
    self.isAutomatic = isAutomatic
  }

  /// The whole message; each line ends in CRLF.
  public var source: String {
    (headers + [calendar.map(parts) ?? textPart]).joined(separator: "\r\n")
  }

  private var headers: [String] {
    [
      "Date: \(Self.date(seconds))", "From: \(from.headerText)", "To: \(to.headerText)",
      "Subject: \(HeaderText(subject).unstructured)",
      "Message-ID: <\(identifier)@\(from.address.split(separator: "@").last.map(String.init) ?? "localhost")>",
      "MIME-Version: 1.0",
    ] + (isAutomatic ? ["Auto-Submitted: auto-generated"] : [])
  }

  private var textPart: String {
    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
      + QuotedPrintable.lines(text)
  }

  /// `=_` is in no text of either encoding.
  private func parts(with calendar: Calendar) -> String {
    let boundary = "=_\(identifier.prefix(40))"
    let file =
      "Content-Type: text/calendar; charset=utf-8; method=\(calendar.method); name=\"\(calendar.fileName)\"\r\n"
      + "Content-Disposition: attachment; filename=\"\(calendar.fileName)\"\r\n"
      + "Content-Transfer-Encoding: base64\r\n\r\n" + Base64.lines(Array(calendar.text.utf8))
    return "Content-Type: multipart/mixed; boundary=\"\(boundary)\"\r\n\r\n"
      + "--\(boundary)\r\n\(textPart)\r\n--\(boundary)\r\n\(file)\r\n--\(boundary)--\r\n"
  }

  /// `Tue, 01 Dec 2026 09:00:00 +0000`.
  static func date(_ seconds: Int64) -> String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let second = rest < 0 ? Int(rest) + 86_400 : Int(rest)
    let date = CivilDate(dayNumber: Int(rest < 0 ? days - 1 : days))
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let weekday = weekdays[(date.dayNumber % 7 + 7 + 3) % 7]
    let time = [second / 3600, second / 60 % 60, second % 60].map(digits).joined(separator: ":")
    return "\(weekday), \(digits(date.day)) \(months[date.month - 1]) \(date.year) \(time) +0000"
  }
}
