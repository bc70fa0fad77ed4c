import Glibc
import TerminalKit

// line-editor-probe [HISTORY]: reads lines with the editor and says what it got, one event a line.
// line-editor-probe --page ROWS: shows so many numbered rows with the pager.
// line-editor-probe --progress: shows a bar that stays at a third until a line, or Ctrl-D, comes.

if CommandLine.arguments.count == 3, let rows = Int(CommandLine.arguments[2]) {
  Pager().show((1...rows).map { "row \($0)\n" }.joined())
  print("shown")
  exit(0)
}
if CommandLine.arguments.last == "--progress" {
  var bar = ProgressBar(label: "reading cars")
  bar.update(done: 1, total: 3)
  _ = ScriptReader().readLine()
  bar.finish()
  print("done")
  exit(0)
}
var settings = ReadlineEditor.Settings(name: "probe")
settings.historyFile = CommandLine.arguments.dropFirst().first
let words = ["find", "finish", "Škoda", "\"Anna Novak\"", "\"Anna Berg\"", "it's", "übung"]
settings.completer = { line, cursor in
  let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
  let quoted = before.lastIndex(of: "\"").map { before[$0...] }
  let word = quoted ?? before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  let typed = word.lowercased()
  let matching = words.filter {
    !typed.isEmpty && ($0.lowercased().hasPrefix(typed) || $0.lowercased().hasPrefix("\"" + typed))
  }
  return matching.map { Completion(start: cursor - word.utf8.count, text: $0) }
}
let editor = ReadlineEditor(settings)
let styler = Styler(isOn: true)
reading: while true {
  switch editor.readLine(prompt: styler("probe", .bold, .green) + "> ") {
  case .line("stop"): break reading
  case .line(let line): print("got <\(sanitised(line))> of \(line.utf8.count) bytes")
  case .interrupted: print("interrupted")
  case .end:
    print("end")
    break reading
  case let other: print(other)
  }
}
print("left")
