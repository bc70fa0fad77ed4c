import LanguageKit

/// Words that the names of cars are made with, whatever the car.
public enum SearchWords {
  /// The one spelling that all words for a class of models share.
  public static let classWord = "class"

  /// All of them, in the languages of sellers.
  public static let classWords: Set<String> = [
    "class", "klasse", "classe", "clase", "klasa", "series", "serie", "seria", "reihe", "er",
  ]

  /// "dreier": how Germans name a series.
  static let spokenSeries: [Int: [String]] = [
    1: ["einser"], 2: ["zweier"], 3: ["dreier"], 4: ["vierer"], 5: ["funfer", "fuenfer"], 6: ["sechser"],
    7: ["siebener", "siebner"], 8: ["achter"],
  ]

  /// Words in many names: alone they name nothing.
  static let common: Set<String> = words(
    """
    model pro range rover land grand sport plus space star town country city life maxi max mini new super gran song coupe
    cross line edition one san santa big little touring tourer wagon van pickup truck cab combi kombi carrera
    sports electric hybrid sedan saloon estate hatchback convertible cabriolet cabrio roadster spider spyder limousine classic
    """)

  /// Endings that people leave out.
  static let leftOut: Set<String> = words(
    """
    phev ev iv hybrid electric suv coupe cabrio convertible cabriolet roadster spider spyder sedan saloon wagon estate
    hatchback tourer touring 2wd 4wd awd fwd rwd 4matic xdrive quattro 4motion cab crew double extended regular pickup
    van cargo passenger turbo ffv cng lpg etech eq amg edition recharge combi kombi plugin
    """)

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Words as one: number words in a row as the digits that they say. Nil where nothing is left.
  static func joined(_ words: [(text: String, number: Int?)]) -> String? {
    var term = ""
    var numbers: [Int] = []
    for word in words {
      if let number = word.number {
        numbers.append(number)
        continue
      }
      if let digits = NumberName.digits(numbers) { term += digits }
      numbers = []
      term += word.text
    }
    if let digits = NumberName.digits(numbers) { term += digits }
    return term.isEmpty ? nil : term
  }
}
