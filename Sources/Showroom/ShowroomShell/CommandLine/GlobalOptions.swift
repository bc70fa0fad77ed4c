import LanguageKit
import ShowroomCore
import TerminalKit

/// The options of the program, which stand before the command, or after it where the command has none of that name.
public struct GlobalOptions: Sendable, Hashable {
  /// How results are shown.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case table, plain, json, csv, spoken
  }

  /// The file of the store.
  public var database: String?
  /// Who is speaking.
  public var speaker: Speaker?
  /// The member of staff who speaks, by name.
  public var staffName: String?
  /// The language of answers, and how dates are read.
  public var language: LanguageTag?
  /// The clock for this run as typed, ISO 8601. What it means depends on the showroom's zone.
  public var now: String?
  public var format: Format?
  public var color: ColorPolicy?
  /// Whether yes is the answer where an intent asks to confirm.
  public var yes = false
  /// Whether a script goes on after a line that failed.
  public var keepGoing = false
  /// Lines to run, in order.
  public var lines: [String] = []
  public var help = false
  public var version = false

  public init() {}

  /// These options, with those of another place put over them.
  public func overridden(by other: GlobalOptions) -> GlobalOptions {
    var result = self
    result.database = other.database ?? database
    result.speaker = other.speaker ?? speaker
    result.staffName = other.speaker == nil ? staffName : other.staffName
    result.language = other.language ?? language
    result.now = other.now ?? now
    result.format = other.format ?? format
    result.color = other.color ?? color
    result.yes = yes || other.yes
    result.keepGoing = keepGoing || other.keepGoing
    result.lines = lines + other.lines
    result.help = help || other.help
    result.version = version || other.version
    return result
  }

  /// The definitions of all options of the program, in the order of the help.
  public static let definitions: [OptionDefinition] = [
    OptionDefinition(
      "db", .file, en: "the store; created on first use", de: "der Speicher; wird beim ersten Mal angelegt"),
    OptionDefinition(
      "as", .speaker, en: "who is speaking: staff, staff:NAME, guest or customer:ID",
      de: "wer spricht: staff, staff:NAME, guest oder customer:ID"),
    OptionDefinition(
      "language", .language, en: "the language of answers, and how dates are read",
      de: "die Sprache der Antworten, und wie ein Datum gelesen wird"),
    OptionDefinition(
      "now", .dateTime, en: "the clock for this run, for rehearsals", de: "die Uhrzeit für diesen Lauf, zum Üben"),
    OptionDefinition(
      "format", .choice(Format.allCases.map(\.rawValue)), en: "how results are shown",
      de: "wie Ergebnisse gezeigt werden"),
    OptionDefinition(
      "color", synonyms: ["colour"], .choice(ColorPolicy.allCases.map(\.rawValue)), en: "when results are in colour",
      de: "wann Ergebnisse farbig sind"),
    OptionDefinition("yes", en: "say yes where a yes is asked for", de: "ja sagen, wo nach einem Ja gefragt wird"),
    OptionDefinition(
      "keep-going", en: "go on after a line of a script that failed",
      de: "nach einer Zeile, die scheitert, weitermachen"),
    OptionDefinition(
      "c", .words, isRepeatable: true, en: "run one line, as typed in a session",
      de: "eine Zeile ausführen, wie in einer Sitzung getippt"),
    OptionDefinition("help", synonyms: ["h"], en: "show help", de: "Hilfe zeigen"),
    OptionDefinition("version", en: "show the version", de: "die Version zeigen"),
  ]

  /// The names of options that can be given with a single line. The others hold for a whole run.
  static let namesForOneLine: Set<String> = ["language", "format", "color", "yes", "help"]
}
