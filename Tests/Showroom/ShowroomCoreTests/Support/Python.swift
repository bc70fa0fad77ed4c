import Foundation

/// Runs Python, whose standard library is the second opinion on time zones and CSV files.
enum Python {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What `script` prints when it gets `input` on its standard input.
  ///
  /// - Throws: `Failure` with the reason when python3 is missing or the script fails: tests never pass without it.
  static func run(_ script: String, input: String = "", arguments: [String] = []) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-X", "utf8", "-c", script] + arguments
    let (standardInput, output, errors) = (try scratch(input), try scratch(""), try scratch(""))
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    defer { for file in [standardInput, output, errors] { try? FileManager.default.removeItem(at: file) } }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = try String(contentsOf: errors, encoding: .utf8)
      throw Failure(description: "python3 (needed by this test) ended with \(process.terminationStatus): \(reason)")
    }
    return try String(contentsOf: output, encoding: .utf8)
  }

  private static func scratch(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("showroom-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    return file
  }
}
