import TestSupport
import Testing

@testable import TerminalKit

@Suite("Other programs that are run")
struct ChildProcessTests {
  @Test("A program reads its input to the end, and its words and code come back")
  func reads() {
    let ending = ChildProcess.run(["/bin/sh", "-c", "cat; exit 7"], input: Array("hello".utf8), seconds: 10)
    #expect(ending == .exited(code: 7, output: "hello"))
  }

  @Test("Arguments are no shell's", arguments: ["$(id)", "; touch x", "a b", "\"'", "-n", "*", "\n"])
  func noShell(_ argument: String) {
    let ending = ChildProcess.run(["/usr/bin/printf", "%s", argument], input: [], seconds: 10)
    #expect(ending == .exited(code: 0, output: argument))
  }

  @Test("Much input and output block nothing")
  func much() {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let ending = ChildProcess.run(["/bin/cat"], input: input, seconds: 30)
    #expect(ending == .exited(code: 0, output: String(repeating: "x", count: ChildProcess.greatestOutput)))
  }

  @Test("A program that reads nothing ends nothing here")
  func readsNothing() {
    let input = [UInt8](repeating: 0, count: 1_000_000)
    #expect(ChildProcess.run(["/bin/true"], input: input, seconds: 10) == .exited(code: 0, output: ""))
  }

  @Test("One that is not there, and one that does not end")
  func failing() {
    #expect(ChildProcess.run(["/no/such/program"], input: [], seconds: 1) == .notStarted("No such file or directory"))
    #expect(ChildProcess.run(["/bin/sleep", "60"], input: [], seconds: 1) == .stopped)
    #expect(ChildProcess.run(["/bin/sh", "-c", "kill -TERM $$"], input: [], seconds: 10) == .stopped)
  }

  @Test("A program that leaves another behind is not waited for longer than itself")
  func leavesAnother() {
    let ending = ChildProcess.run(["/bin/sh", "-c", "sleep 20 & echo done"], input: [], seconds: 15)
    #expect(ending == .exited(code: 0, output: "done\n"))
  }
}
