import LanguageKit

/// The ways in which people write a make, and a model of it: made when a name is indexed.
public struct NameForms: Hashable, Sendable {
  /// What the parts of the name are. Its `make` is left to the index.
  public let shape: NameShape
  public let forms: [NameForm]

  /// The forms of a model's name.
  /// - Parameter aliases: other names, each standing for the whole.
  public init(model: String, make: String, aliases: [String] = []) {
    let makeParts = NameParts(make).parts
    var parts = NameParts(model)
    let whole = parts.joined(0..<parts.parts.count)
    if parts.dropMake(makeParts) == false { parts.dropGluedMake(makeParts.joined()) }
    var builder = FormBuilder()
    builder.add(parts)
    if let whole { builder.add(whole, covering: builder.shape.all, .joined) }
    builder.addDesignations(parts)
    for alias in aliases { builder.add(alias: alias) }
    shape = builder.shape
    forms = builder.forms
  }

  /// The forms of a make's name.
  public init(make: String, aliases: [String] = []) {
    var builder = FormBuilder()
    builder.add(NameParts(make))
    for alias in aliases { builder.add(alias: alias) }
    shape = builder.shape
    forms = builder.forms
  }

  /// One key for all spellings of a make: Škoda and SKODA are one.
  public static func makeKey(_ make: String) -> String {
    NameParts(make).parts.joined()
  }
}

/// The parts of a name: whole words, codes such as "T-Roc" or "ID.3" in one piece.
struct NameParts {
  private(set) var parts: [String] = []
  /// Words inside a part that people say alone: "roc", "mach", "berlingo".
  private(set) var inside: [(part: Int, text: String)] = []

  init(_ name: String) {
    var group: [NameWord] = []
    for word in NameWord.cut(name) {
      if !word.isJoined {
        append(group)
        group = []
      }
      group.append(word)
    }
    append(group)
  }

  /// Words joined by a hyphen are words of their own where each could stand alone; else they are a code.
  private mutating func append(_ group: [NameWord]) {
    guard !group.isEmpty, parts.count < NameShape.greatestCount else { return }
    let texts = group.map { SearchWords.classWords.contains($0.text) ? SearchWords.classWord : $0.text }
    let stands = zip(group, texts).allSatisfy { word, text in
      text == SearchWords.classWord || word.kind == .letters && text.utf8.count >= 3
    }
    if group.count == 1 || stands || texts.contains(SearchWords.classWord) {
      parts += texts
    } else {
      inside += texts.filter { $0.utf8.count >= 3 && $0.utf8.allSatisfy { $0 >= 0x41 } }.map { (parts.count, $0) }
      parts.append(texts.joined())
    }
    parts = Array(parts.prefix(NameShape.greatestCount))
  }

  /// Leaves out the make where the model's name repeats it: "Polestar 2".
  mutating func dropMake(_ make: [String]) -> Bool {
    guard parts.count > make.count, parts.starts(with: make) else { return false }
    parts.removeFirst(make.count)
    inside = inside.filter { $0.part >= make.count }.map { ($0.part - make.count, $0.text) }
    return true
  }

  /// "MAZDA2".
  mutating func dropGluedMake(_ make: String) {
    guard let first = parts.first, first.hasPrefix(make), first.utf8.count > make.utf8.count else { return }
    let rest = String(first.dropFirst(make.count))
    if rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { parts[0] = rest }
  }

  /// Parts as one word; number words as digits. Nil for none.
  func joined(_ range: Range<Int>) -> String? {
    SearchWords.joined(parts[range].map { ($0, NumberName.value(of: $0)) })
  }
}

/// Collects the forms of one name, each term once.
struct FormBuilder {
  private(set) var shape = NameShape()
  private var byTerm: [String: NameForm] = [:]

  var forms: [NameForm] { byTerm.values.sorted { $0.term < $1.term } }

  /// The stronger of two forms with one term stays: the one that covers more, then the one nearer to the name.
  mutating func add(_ term: String, covering covered: UInt8, _ origin: NameForm.Origin) {
    guard !term.isEmpty, term.utf8.count <= 48, covered != 0 else { return }
    if let other = byTerm[term] {
      let isWeaker =
        (covered.nonzeroBitCount, -origin.rawValue) <= (other.covered.nonzeroBitCount, -other.origin.rawValue)
      if isWeaker { return }
    }
    byTerm[term] = NameForm(term: term, covered: covered, origin: origin)
  }

  mutating func add(_ name: NameParts) {
    shape.count = name.parts.count
    for (index, part) in name.parts.enumerated() {
      classify(part, bit: 1 << UInt8(index), isFirst: index == 0)
      addPart(part, bit: 1 << UInt8(index))
    }
    for (part, text) in name.inside { add(text, covering: 1 << UInt8(part), .joined) }
    for first in name.parts.indices {
      for last in first..<min(first + 4, name.parts.count) where last > first { addRun(name, first...last) }
    }
  }

  private mutating func classify(_ part: String, bit: UInt8, isFirst: Bool) {
    let digits = part.utf8.filter { (0x30...0x39).contains($0) }.count
    if part == SearchWords.classWord {
      shape.classes |= bit
    } else if digits == part.utf8.count || part.utf8.count <= 2 && digits == 0 {
      if !isFirst, SearchWords.leftOut.contains(part) { shape.optional |= bit }
      shape.codes |= bit
    } else if !isFirst, SearchWords.leftOut.contains(part) {
      shape.optional |= bit
    } else if !SearchWords.common.contains(part) {
      shape.distinct |= bit
    }
  }

  private mutating func addPart(_ part: String, bit: UInt8) {
    add(part, covering: bit, .written)
    if part == SearchWords.classWord {
      for word in SearchWords.classWords where word.utf8.count >= 5 { add(word, covering: bit, .written) }
    }
    if let number = NumberName.value(of: part) { add(String(number), covering: bit, .written) }
    let stem = part.prefix { $0.isLetter }
    if stem.utf8.count >= 2, stem.utf8.count < part.utf8.count { add(String(stem), covering: bit, .stem) }
  }

  private mutating func addRun(_ name: NameParts, _ run: ClosedRange<Int>) {
    guard let term = name.joined(Range(run)) else { return }
    let covered = run.reduce(0) { $0 | 1 << UInt8($1) } as UInt8
    add(term, covering: covered, .joined)
    if run.upperBound == run.lowerBound + 1, name.parts[run.upperBound] == SearchWords.classWord {
      addClassForms(name.parts[run.lowerBound], covered)
    }
  }

  /// "3er", "3reihe", "cklasse": the class word joined to its letter or number, as each language has it. They are
  /// no words to begin or to misspell.
  private mutating func addClassForms(_ stem: String, _ covered: UInt8) {
    for word in SearchWords.classWords where word.utf8.count > 2 {
      add(stem + word, covering: covered, .designation)
    }
    guard let number = Int(stem) else { return }
    add(stem + "er", covering: covered, .alias)
    if let spoken = SearchWords.spokenSeries[number] { for word in spoken { add(word, covering: covered, .alias) } }
  }

  /// A C 200 is of the C class, a 320 of the 3 series: names of the form "X class" and "3 series" stand for those.
  mutating func addDesignations(_ name: NameParts) {
    guard name.parts.count == 2, name.parts[1] == SearchWords.classWord else { return }
    add(name.parts[0] + "##", covering: shape.all, .designation)
  }

  mutating func add(alias: String) {
    for text in Folding.keys(alias) {
      let words = NameWord.cut(text).map { ($0.text, $0.number) }
      if let term = SearchWords.joined(words) { add(term, covering: shape.all, .alias) }
    }
  }
}
