import TestSupport
import Testing

@testable import TestSupport

@Suite("Transcripts")
struct TranscriptTests {
  let directory = TemporaryDirectory()
  let runner = TranscriptRunner(programs: ["line-editor-probe"])

  private func transcript(_ text: String) -> Transcript {
    File.write(text.utf8, to: directory.file("a.transcript"))
    return Transcript(path: directory.file("a.transcript"))
  }

  static let session = """
    # Output, errors, exit codes.

    $ sh: echo out; echo err >&2; exit 3
    out
    ! err
    [exit 3]
    $ sh: cat <<END
    # input
      $ like this
    END
    \\# input
      $ like this
    # Lines that look like others.
    $ sh: printf '$ a\\n\\n! b\\n[c]\\n\\\\\\n\\n'
    \\$ a

    \\! b
    \\[c]
    \\\\
    \\

    $ A='x y' sh: echo no
    ! a transcript runs only ["line-editor-probe"]
    [exit 127]
    $ sh: printf half; echo $HOME $XDG_DATA_HOME; printf end
    half<dir> <dir>/data
    end
    [no newline]

    """

  @Test("A session that is as written has no difference, and is written as it was read")
  func sameSession() {
    let transcript = transcript(Self.session)
    #expect(runner.difference(in: transcript) == nil)
    #expect(runner.run(transcript).text == Self.session)
  }

  @Test(
    "Each difference is told",
    arguments: [
      "$ sh: echo a\nb\n", "$ sh: echo a\na\n! e\n", "$ sh: exit 1\n", "$ sh: echo; echo\n", "$ sh: printf a\na\n",
      "$ sh: true\n[exit 1]\n",
    ])
  func differences(text: String) throws {
    let difference = try #require(runner.difference(in: transcript(text)))
    #expect(difference.contains("expected:\n$ sh:"))
  }

  @Test(
    "A line falls into words as in a shell",
    arguments: [
      ("a b  c", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a\\ b", ["a b"]), ("\"a\\\"b\"", ["a\"b"]),
      ("'a\"b\\'", ["a\"b\\"]), ("--x=\"y z\"w ''", ["--x=y zw", ""]),
      ("\"Anna's golf\"", ["Anna's golf"]), ("\"a\\n\"", ["a\\n"]), ("", []),
    ])
  func words(line: String, expected: [String]) {
    #expect(CommandLineSplitter.words(line) == expected)
  }

  @Test("A built program is run with its variables and input")
  func builtProgram() {
    let text = "$ LC_ALL=C line-editor-probe 'history file' <<END\nfür\nEND\n"
    let outcome = runner.run(transcript(text)).text
    #expect(outcome.contains("got <für> of 4 bytes"))
    #expect(outcome.hasSuffix("left\n"))
  }
}
