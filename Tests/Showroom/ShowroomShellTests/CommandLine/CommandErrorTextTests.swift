import ShowroomText
import Testing

@testable import ShowroomShell

@Suite("What is wrong with a line is said in one line")
struct CommandErrorTextTests {
  static let usage = Localized(en: "car show CAR…", de: "car show AUTO…")

  static let cases: [(CommandError, String, String)] = [
    (
      .unknownCommand("catlog", near: ["catalog"]), "There is no command “catlog”. Do you mean catalog?",
      "Den Befehl „catlog“ gibt es nicht. Meinen Sie catalog?"
    ),
    (
      .unknownCommand("xyz", near: []), "There is no command “xyz”. Type help for all commands.",
      "Den Befehl „xyz“ gibt es nicht. Mit hilfe sehen Sie alle Befehle."
    ),
    (
      .missingSubcommand(of: "car", choices: ["show", "import"]),
      "“car” needs to be told what to do. Add one of: show, import.",
      "Zu „car“ fehlt, was zu tun ist. Möglich sind: show, import."
    ),
    (
      .unknownSubcommand("shw", of: "car", near: ["show"], choices: ["show", "import"]),
      "“car” has no command “shw”. Do you mean show?", "„car“ hat keinen Befehl „shw“. Meinen Sie show?"
    ),
    (
      .unknownSubcommand("x", of: "car", near: [], choices: ["show", "import"]),
      "“car” has no command “x”. It has: show, import.", "„car“ hat keinen Befehl „x“. Möglich sind: show, import."
    ),
    (
      .unknownOption("--dbb", command: nil, near: ["--db"]), "There is no option --dbb. Do you mean --db?",
      "Die Option --dbb gibt es nicht. Meinen Sie --db?"
    ),
    (
      .unknownOption("--x", command: nil, near: []), "There is no option --x. See showroom --help.",
      "Die Option --x gibt es nicht. Siehe showroom --help."
    ),
    (
      .unknownOption("--fro", command: "book", near: ["--for"]), "“book” has no option --fro. Do you mean --for?",
      "„book“ hat keine Option --fro. Meinen Sie --for?"
    ),
    (
      .unknownOption("--x", command: "book", near: []), "“book” has no option --x. See help book.",
      "„book“ hat keine Option --x. Siehe hilfe book."
    ),
    (
      .missingValue(option: "--for", expected: .customer),
      "The option --for is without its value. Give it the name or number of a customer.",
      "Der Option --for fehlt ihr Wert. Erwartet wird Name oder Nummer eines Kunden."
    ),
    (
      .unexpectedValue(option: "--yes", value: "no"),
      "The option --yes takes no value, but was given “no”. Write --yes alone.",
      "Die Option --yes nimmt keinen Wert, hat aber „no“. Schreiben Sie nur --yes."
    ),
    (
      .repeatedOption("--for"), "The option --for is given twice. Give it once.",
      "Die Option --for steht zweimal da. Geben Sie sie einmal an."
    ),
    (
      .optionForWholeRun("--db"),
      "The option --db holds for a whole run, not for one line. Give it when you start showroom.",
      "Die Option --db gilt für einen ganzen Lauf, nicht für eine Zeile. Geben Sie sie beim Start von showroom an."
    ),
    (
      .badValue(of: "--limit", value: "ten", expected: .number(1...100)),
      "“ten” is no value for --limit. It takes a whole number from 1 to 100.",
      "„ten“ ist kein Wert für --limit. Erwartet wird eine ganze Zahl von 1 bis 100."
    ),
    (
      .missingArgument(.car, command: "car show", usage: usage),
      "“car show” needs the name or number of a car. Write: car show CAR…",
      "Bei „car show“ fehlt: Name oder Nummer eines Autos. Schreiben Sie: car show AUTO…"
    ),
    (
      .extraArgument("now", command: "car show", usage: usage),
      "“car show” has no use for “now”. Write: car show CAR…",
      "„car show“ kann mit „now“ nichts anfangen. Schreiben Sie: car show AUTO…"
    ),
    (
      .unclosedQuote(column: 10),
      "The quotation mark at column 10 is never closed. Close it, or put \\ before it.",
      "Das Anführungszeichen in Spalte 10 wird nicht geschlossen. Schließen Sie es, oder setzen Sie \\ davor."
    ),
    (
      .notAllowed(command: "car import", needs: .staff),
      "Only staff may use “car import”. Ask a member of staff.",
      "Den Befehl „car import“ dürfen nur Mitarbeiter verwenden. Fragen Sie jemanden vom Autohaus."
    ),
    (
      .notAllowed(command: "book", needs: .customer),
      "“book” is for customers whom we know. Say who you are: sign in",
      "Der Befehl „book“ ist für Kunden, die wir kennen. Sagen Sie, wer Sie sind: anmelden"
    ),
  ]

  @Test("in English and in German", arguments: cases)
  func text(error: CommandError, english: String, german: String) {
    let renderer = Renderer(format: .plain, language: .en)
    #expect(renderer.text(of: error.problem(in: .en)) == english + "\n")
    #expect(renderer.text(of: error.problem(in: .de)) == german + "\n")
    #expect(error.problem(in: .en).code == error.code)
  }

  @Test("whatever was typed")
  func hostileWords() {
    let error = CommandError.unknownCommand("\u{1B}[2J\n" + String(repeating: "x", count: 100_000), near: [])
    let text = Renderer(format: .plain, language: .en).text(of: error.problem(in: .en))
    #expect(text.count < 120)
    #expect(text.dropLast().allSatisfy { $0 != "\u{1B}" && !$0.isNewline })
  }

  @Test("and only what is not allowed is a refusal rather than a slip")
  func status() {
    for (error, _, _) in Self.cases {
      #expect(error.exitStatus == (error.code == "not-allowed" ? .refused : .usage))
    }
  }
}
