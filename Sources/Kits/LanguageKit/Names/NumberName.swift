/// Numbers inside names, as they are said: "nine eleven", "three twenty", "two hundred", "dreihundert".
///
/// In a name, number words are a way to say digits, so they are put together as digits and not as a sum: nine eleven is
/// 911, two oh eight is 208.
public enum NumberName {
  /// The value of one word, English or German, folded; nil where it is no number.
  public static func value(of word: String) -> Int? {
    if let value = values[word] { return value }
    return word.utf8.count >= 8 && mayBeCompound(word) ? compound(word[...]) : nil
  }

  /// Whether a word has the letters that und, hundert and tausend share: most words have not, and are done with.
  private static func mayBeCompound(_ word: String) -> Bool {
    var last: UInt8 = 0
    for byte in word.utf8 {
      if byte == UInt8(ascii: "d"), last == UInt8(ascii: "n") { return true }
      last = byte
    }
    return false
  }

  /// The digits that number words give one after another; nil for no words.
  public static func digits(_ numbers: some Sequence<Int>) -> String? {
    var groups: [Int] = []
    for number in numbers {
      if let sum = groups.last.flatMap({ joined($0, number) }) {
        groups[groups.count - 1] = sum
      } else {
        groups.append(number)
      }
    }
    return groups.isEmpty ? nil : groups.map(String.init).joined()
  }

  /// One number of two, where they are said as one: two hundred, three hundred and twenty, twenty one.
  private static func joined(_ last: Int, _ number: Int) -> Int? {
    if number == 100 || number == 1000 { return last > 0 && last < number ? last * number : nil }
    if last >= 100, last % 100 == 0, number < 100 { return last + number }
    if last >= 20, last < 100, last % 10 == 0, (1..<10).contains(number) { return last + number }
    return nil
  }

  /// German compounds: zweihundert, dreihundertzwanzig, einundzwanzig, zweitausendacht.
  private static func compound(_ word: Substring) -> Int? {
    for (mark, factor) in [("tausend", 1000), ("hundert", 100)] {
      guard let (before, after) = parts(of: word, around: mark) else { continue }
      guard let count = before.isEmpty ? 1 : simple(before) else { return nil }
      if after.isEmpty { return count * factor }
      return compound(after).map { count * factor + $0 }
    }
    if let value = simple(word) { return value }
    guard let (unit, ten) = parts(of: word, around: "und"), let one = simple(unit), let tens = simple(ten) else {
      return nil
    }
    return one < 10 && tens >= 20 ? one + tens : nil
  }

  private static func simple(_ word: Substring) -> Int? {
    word == "ein" ? 1 : values[String(word)].flatMap { $0 < 100 ? $0 : nil }
  }

  private static func parts(of word: Substring, around mark: String) -> (Substring, Substring)? {
    var start = word.startIndex
    while start < word.endIndex {
      if word[start...].hasPrefix(mark) { return (word[..<start], word[word.index(start, offsetBy: mark.count)...]) }
      start = word.index(after: start)
    }
    return nil
  }

  private static let values: [String: Int] = {
    let inOrder = [
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
        + " eighteen nineteen",
      "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn"
        + " achtzehn neunzehn",
    ]
    let tens = [
      "twenty thirty forty fifty sixty seventy eighty ninety",
      "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    ]
    var values = ["oh": 0, "zwo": 2, "fuenf": 5, "zwoelf": 12, "fuenfzehn": 15, "fuenfzig": 50]
    for words in inOrder {
      for (value, word) in words.split(separator: " ").enumerated() { values[String(word)] = value }
    }
    for words in tens {
      for (index, word) in words.split(separator: " ").enumerated() { values[String(word)] = (index + 2) * 10 }
    }
    values.merge(["hundred": 100, "hundert": 100, "thousand": 1000, "tausend": 1000]) { first, _ in first }
    return values
  }()
}
