/// German numbers written as one word: "siebenundzwanzigsten", "zweitausendachtzehn", "fünfeinhalb".
enum GermanNumberWords {
  private static let units = ["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  private static let teens = [
    "zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
  ]
  private static let endings = ["e", "en", "er", "es", "em"]

  /// The cardinals from 0 to 99, the ordinals below 20, and the numbers with a fraction up to 12¾. The other ordinals
  /// are made of cardinals when a word is looked up, see ``lexeme(_:in:)``.
  static var belowHundred: [WordTable.Row] {
    var rows: [WordTable.Row] = [("null", .cardinal(0)), ("eins", .cardinal(1)), ("zwo", .cardinal(2))]
    rows.append(("ein eine einen einem einer", .cardinal(1)))
    for number in 2...99 { rows.append((name(number), .cardinal(number))) }
    for number in 1...19 { rows.append((ordinals(number), .ordinal(number))) }
    for number in 1...12 { rows += mixed(number) }
    return rows
  }

  private static func name(_ number: Int) -> String {
    if number < 10 { return units[number] }
    if number < 20 { return teens[number - 10] }
    let unit = number % 10
    return unit == 0 ? tens[number / 10] : units[unit] + "und" + tens[number / 10]
  }

  private static func ordinals(_ number: Int) -> String {
    let stem =
      switch number {
      case 1: "erst"
      case 3: "dritt"
      case 7: "siebt"
      case 8: "acht"
      default: name(number) + "t"
      }
    return endings.map { stem + $0 }.joined(separator: " ")
  }

  /// "zwei einhalb": the numbers with a half in two words.
  static var apart: [WordTable.Row] {
    (1...12).map { ("\(name($0)) einhalb", .mixed(Double($0) + 0.5)) }
      + [("eine einhalb", .mixed(1.5)), ("fünfviertel", .mixed(1.25)), ("siebenviertel", .mixed(1.75))]
  }

  private static func mixed(_ number: Int) -> [WordTable.Row] {
    let whole = name(number)
    let value = Double(number)
    return [
      ("\(whole)einhalb \(whole)undeinhalb \(whole)einhalbe", .mixed(value + 0.5)),
      ("\(whole)einviertel \(whole)undeinviertel \(whole)eineinviertel", .mixed(value + 0.25)),
      ("\(whole)dreiviertel \(whole)unddreiviertel \(whole)eindreiviertel", .mixed(value + 0.75)),
    ]
  }

  /// Reads a folded word that is an ordinal from 20 on, one with hundreds or thousands in it, up to 999,999, or a unit
  /// joined to its number ("zweistündig", "dreißigminütige"); nil for any other word. Words longer than 60 bytes are none.
  static func lexeme(_ word: String, in table: WordTable) -> Lexeme? {
    guard (7...60).contains(word.utf8.count) else { return nil }
    return tensOrdinal(word, table) ?? joinedUnit(word, table) ?? large(word, table)
  }

  /// "siebenundzwanzigsten": a cardinal from 20 on with "st" and an ending.
  private static func tensOrdinal(_ word: String, _ table: WordTable) -> Lexeme? {
    let bytes = word.utf8
    let ending = bytes.last == UInt8(ascii: "e") ? 1 : 2
    guard bytes.dropLast(ending).suffix(2).elementsEqual("st".utf8), endings.contains(String(word.suffix(ending)))
    else { return nil }
    guard let cardinal = table.word(String(word.dropLast(ending + 2))), cardinal.roles.contains(.cardinal) else {
      return nil
    }
    return cardinal.number >= 20 ? .ordinal(Int(cardinal.number)) : nil
  }

  private static func large(_ word: String, _ table: WordTable) -> Lexeme? {
    guard word.firstRange(of: "hundert") != nil || word.firstRange(of: "tausend") != nil else { return nil }
    if let value = thousands(Substring(word), table) { return .cardinal(value) }
    guard let (value, ordinal) = splitOrdinal(word, table) else { return nil }
    return .ordinal(value + ordinal)
  }

  private static func thousands(_ word: Substring, _ table: WordTable) -> Int? {
    multiple(of: "tausend", 1000, in: word) { hundreds($0, table) } ?? hundreds(word, table)
  }

  private static func hundreds(_ word: Substring, _ table: WordTable) -> Int? {
    multiple(of: "hundert", 100, in: word) { small($0, table) } ?? small(word, table)
  }

  /// Splits `word` at the name of a magnitude: what stands before counts it (one if nothing), what follows is added.
  private static func multiple(
    of name: String, _ magnitude: Int, in word: Substring, part: (Substring) -> Int?
  ) -> Int? {
    guard let split = word.firstRange(of: name) else { return nil }
    let before = word[..<split.lowerBound]
    var after = word[split.upperBound...]
    if after.hasPrefix("und") { after = after.dropFirst(3) }
    guard let count = before.isEmpty ? 1 : part(before), let rest = after.isEmpty ? 0 : part(after) else { return nil }
    return count * magnitude + rest
  }

  private static func small(_ word: Substring, _ table: WordTable) -> Int? {
    guard let lexeme = table.word(String(word)), lexeme.roles.contains(.cardinal) else { return nil }
    return Int(lexeme.number)
  }

  /// "zweitausendsten", "hunderterste": a cardinal with an ordinal or its ending behind.
  private static func splitOrdinal(_ word: String, _ table: WordTable) -> (Int, Int)? {
    for name in ["hundert", "tausend"] {
      guard let split = word.firstRange(of: name) else { continue }
      let rest = String(word[split.upperBound...])
      guard let head = thousands(word[..<split.upperBound], table) else { continue }
      if rest.hasPrefix("st"), endings.contains(String(rest.dropFirst(2))) { return (head, 0) }
      if let tail = table.word(rest), tail.ordinal > 0 { return (head, tail.ordinal) }
    }
    return nil
  }

  private static let joinedUnits: [(String, Double)] = [
    ("stundig", 60), ("stuendig", 60), ("minutig", 1), ("minuetig", 1),
  ]

  private static func joinedUnit(_ word: String, _ table: WordTable) -> Lexeme? {
    for (unit, minutes) in joinedUnits {
      guard let split = word.firstRange(of: unit), word[split.upperBound...].utf8.count <= 2 else { continue }
      guard let number = table.word(String(word[..<split.lowerBound])) else { return nil }
      guard !number.roles.isDisjoint(with: [.cardinal, .mixed]) else { return nil }
      return .length(number.number * minutes)
    }
    return nil
  }
}

extension StringProtocol {
  /// Where `name` stands first. Works on bytes, since most words of a phrase come here and hold no number.
  fileprivate func firstRange(of name: String) -> Range<Index>? {
    let (text, wanted) = (utf8, name.utf8)
    guard text.count >= wanted.count, let first = wanted.first else { return nil }
    var start = text.startIndex
    while start < text.endIndex {
      let rest = text[start...]
      if text[start] == first, rest.starts(with: wanted) { return start..<text.index(start, offsetBy: wanted.count) }
      start = text.index(after: start)
    }
    return nil
  }
}
