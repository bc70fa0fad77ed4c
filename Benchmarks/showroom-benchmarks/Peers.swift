import Glibc
import LanguageKit

/// Programs in Python that read the same sentences, in an environment of their own; see `Benchmarks/run`.
struct Peers {
  /// The interpreter of that environment.
  let python: String
  /// Where the programs are.
  let scripts: String
  let folder: String

  /// What a peer took, and how much of it it understood.
  struct Answer {
    var sample = Sample([])
    /// The part of the lines that it read; nil where nothing was measured.
    var read: Double?
  }

  /// - Returns: nothing measured where the program fails; that is said in one line.
  func hassil(_ language: Language, cars: [String], phrases: [String], lines: [String]) throws -> Answer {
    let files = try [("cars", cars), ("phrases", phrases), ("lines", lines)].map { try write($0.1, to: $0.0) }
    return answer("hassil_peer.py", [language.rawValue] + files)
  }

  private func write(_ lines: [String], to name: String) throws -> String {
    let path = "\(folder)/\(name).txt"
    guard let file = fopen(path, "w") else { throw Folder.Failure(path: path) }
    fputs(lines.joined(separator: "\n") + "\n", file)
    fclose(file)
    return path
  }

  private func answer(_ script: String, _ arguments: [String]) -> Answer {
    let output = "\(folder)/answer.txt"
    unlink(output)
    do {
      try Process.run([python, "\(scripts)/\(script)"] + arguments + [output])
    } catch {
      note("not measured: \(script) failed")
      return Answer()
    }
    let numbers = TextFile.text(output).split(separator: "\n").compactMap { Double($0) }
    guard let read = numbers.last else { return Answer() }
    return Answer(sample: Sample(Array(numbers.dropLast())), read: read / 100)
  }
}
