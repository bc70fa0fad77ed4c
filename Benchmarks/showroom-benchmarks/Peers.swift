import Glibc
import LanguageKit

/// Programs in Python that read the same lines, in an environment of their own; see `Benchmarks/run`.
struct Peers {
  /// The interpreter of that environment.
  let python: String
  /// Where the programs are.
  let scripts: String
  let folder: String

  /// What a peer took, and how much of it it understood.
  struct Answer {
    var sample = Sample([])
    /// Of a hundred lines.
    var read = 0
  }

  /// - Returns: nothing measured where the program fails; that is said in one line.
  func hassil(_ language: Language, cars: [String], phrases: [String], lines: [String]) throws -> Answer {
    let files = try [("cars", cars), ("phrases", phrases), ("lines", lines)].map { try write($0.1, to: $0.0) }
    return answer("hassil_peer.py", [language.rawValue] + files)
  }

  func dateparser(_ language: Language, lines: [String]) throws -> Answer {
    answer("dateparser_peer.py", [language.rawValue, try write(lines, to: "lines")])
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
      print("not measured: \(script) failed")
      return Answer()
    }
    let numbers = TextFile.text(output).split(separator: "\n").compactMap { Double($0) }
    guard let read = numbers.last else { return Answer() }
    return Answer(sample: Sample(Array(numbers.dropLast())), read: Int(read))
  }
}

/// Small files.
enum TextFile {
  /// At most 4 MiB of a file; empty where it can not be read.
  static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
