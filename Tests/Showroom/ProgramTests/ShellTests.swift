import Glibc
import TestSupport
import Testing

/// Tab in the shells that people type to.
@Suite("Tab goes on with a call of the program")
struct ShellTests {
  private let showroom = Showroom()
  private var folder: String { String(Program.built("").path.dropLast()) }

  /// The shell finds the program by its name, and the store where the program looks for it.
  private var environment: [String: String?] {
    var all = showroom.environment
    all["PATH"] = "\(folder):\(getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")"
    all["SHOWROOM_DB"] = showroom.store
    return all
  }

  /// A line up to the cursor, and some of what is offered for its last word, as the shell has it.
  struct Case: Sendable, CustomStringConvertible {
    let line: String
    let offered: [String]
    var description: String { line }
  }

  /// The values, without a shell's quotation marks.
  static let cases = [
    Case(line: "showroom ca", offered: ["catalog", "car", "cancel"]),
    Case(line: "showroom car ", offered: ["show", "add", "import"]),
    Case(line: "showroom drive no", offered: ["no-show"]),
    Case(line: "showroom --for", offered: ["--format"]),
    Case(line: "showroom --format ", offered: ["table", "plain", "json", "csv", "spoken"]),
    Case(line: "showroom --language d", offered: ["de"]),
    Case(line: "showroom --yes --as guest fi", offered: ["find"]),
    Case(line: "showroom find golf --form", offered: ["--format"]),
    Case(line: "showroom drives --state re", offered: ["requested", "returned"]),
    Case(line: "showroom vehicle show b-sr\\ 1201", offered: ["B-SR 1201"]),
    Case(line: "showroom book golf --for le", offered: ["Lena Hartmann"]),
    Case(line: "showroom find volkswagen pol", offered: ["Polo"]),
    Case(line: "showroom car import cars", offered: ["cars.csv"]),
    Case(line: "showroom --db cars", offered: ["cars.csv"]),
    Case(line: "showroom nonsense ", offered: []),
  ]

  private func prepare() {
    showroom.run("hours")
    File.write("make,model\n".utf8, to: showroom.directory.file("cars.csv"))
  }

  @Test("in bash", .enabled(if: OtherProgram.bash.isThere, OtherProgram.bash.absence))
  func bash() {
    prepare()
    let script =
      "source <(showroom completions bash)\ncomplete -p showroom\n"
      + Self.cases.map { "COMP_LINE=\(Self.quoted($0.line)) COMP_POINT=${#COMP_LINE}; \(Self.bashCall)" }.joined()
    let result = OtherProgram.bash.program.run(
      ["--norc", "--noprofile", "-c", script], environment: environment, in: showroom.directory.path)
    let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(answers.first == "complete -F _showroom showroom")
    expect(answers.dropFirst().map { $0.split(separator: "|").map { String($0).replacing("\\", with: "") } })
  }

  /// As readline calls it: the words, the place of the last of them, and the function.
  private static let bashCall = """
    read -r -a COMP_WORDS <<< "$COMP_LINE"
    [[ $COMP_LINE == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _showroom
    (IFS='|'; echo "${COMPREPLY[*]}")

    """

  @Test("in bash after = alone, and in quotation marks", .enabled(if: OtherProgram.bash.isThere))
  func bashParts() {
    prepare()
    let call = "_showroom; (IFS='|'; echo \"${COMPREPLY[*]}\")"
    let script = """
      source <(showroom completions bash)
      COMP_LINE='showroom --format=j' COMP_POINT=19 COMP_WORDS=(showroom --format = j) COMP_CWORD=3; \(call)
      COMP_LINE='showroom book golf --for "Le' COMP_POINT=28 COMP_WORDS=(showroom book golf --for '"Le') COMP_CWORD=4; \(call)
      """
    let result = OtherProgram.bash.program.run(
      ["--norc", "--noprofile", "-c", script], environment: environment, in: showroom.directory.path)
    #expect(result.output == "json\nLena Hartmann\n", "\(result.errors)")
  }

  @Test("in fish", .enabled(if: OtherProgram.fish.isThere, OtherProgram.fish.absence))
  func fish() {
    prepare()
    let lines = Self.cases.map { "complete -C \(Self.quoted($0.line)); echo ==\n" }.joined()
    let result = OtherProgram.fish.program.run(
      ["--no-config", "-c", "showroom completions fish | source\n" + lines], environment: environment,
      in: showroom.directory.path)
    let answers = result.output.split(separator: "==\n", omittingEmptySubsequences: false).dropLast()
    expect(
      answers.map { answer in
        answer.split(separator: "\n").map { line in
          String(line.prefix { $0 != "\t" }).replacing("\\", with: "")
        }
      }, mayOfferMore: true)
    #expect(
      result.output.contains("import\tTakes a dealer's cars") || result.output.contains("import\ttakes a dealer's"))
  }

  @Test("in zsh, at its prompt", .enabled(if: OtherProgram.zsh.isThere, OtherProgram.zsh.absence))
  func zsh() throws {
    prepare()
    File.write(
      "PS1='%% '; autoload -Uz compinit; compinit -D -u; source <(showroom completions zsh); clear\n".utf8,
      to: showroom.directory.file(".zshrc"))
    var variables = environment.compactMapValues { $0 }
    variables["ZDOTDIR"] = showroom.directory.path
    variables["TERM"] = "screen-256color"
    let session = try TerminalSession(
      OtherProgram.zsh.program, ["-d"], environment: variables, in: showroom.directory.path, columns: 100)
    try session.wait(for: "the prompt") { $0 == "%" }
    session.type("showroom drive no")
    session.press("Tab")
    try session.wait(for: "showroom drive no-show")
    session.press("C-u")
    session.type("showroom book golf --for le")
    session.press("Tab")
    try session.wait(for: "--for Lena\\ Hartmann")
    session.press("C-u")
    session.type("showroom car import cars")
    session.press("Tab")
    try session.wait(for: "car import cars.csv")
    session.press("C-u")
    session.type("showroom car ")
    session.press("Tab")
    try session.wait(for: "import  -- takes a dealer's cars from a CSV file")
  }

  @Test("and where there is no store yet, none is made")
  func noStore() {
    let result = Program.built("showroom").run(
      ["completions", "bash", "showroom ca"], environment: showroom.environment, in: showroom.directory.path)
    #expect(result.output.hasPrefix("catalog\t") && result.exitCode == 0)
    #expect(File.names(in: showroom.directory.path).isEmpty)
  }

  @Test("and what is said nobody at a locked terminal gets to see in a shell")
  func locked() {
    prepare()
    showroom.run("terminal", "pin", input: "4711\n4711\n")
    showroom.run("lock")
    #expect(showroom.run("completions", "bash", "showroom customer show L").output == "")
    #expect(showroom.run("completions", "bash", "showroom find volks").output.contains("Volkswagen"))
  }

  private func expect(_ answers: [[String]], mayOfferMore: Bool = false) {
    #expect(answers.count == Self.cases.count)
    for (test, answer) in zip(Self.cases, answers) {
      let isRight = mayOfferMore ? Set(test.offered).isSubset(of: answer) : Set(answer) == Set(test.offered)
      #expect(isRight, "\(test.line): \(answer)")
    }
  }

  private static func quoted(_ line: String) -> String { "'\(line)'" }
}

extension OtherProgram {
  /// Why its tests are skipped.
  var absence: Comment { "\(rawValue) is not installed; Scripts/test does that" }
}
