import ShowroomCore
import Testing

@Suite("Prices in a search")
struct PriceWishTests {
  @Test(
    "At most so much",
    arguments: [
      ("under 20000 euros", 20_000), ("golf bis 15.000 €", 15_000), ("golf unter 15.000€", 15_000),
      ("skoda below €18,500", 18_500), ("max 12k", 12_000), ("bmw up to 30000", 30_000),
      ("less than 9 thousand", 9_000),
      ("höchstens zwanzigtausend euro", 20_000), ("under twenty thousand", 20_000), ("kombi bis 12,5k", 12_500),
      ("price under 5000", 5_000), ("not over 7000 euro", 7_000), ("no more than 8k", 8_000), ("20000 euro", 20_000),
      ("cheaper than 15 grand", 15_000),
      ("ein golf für 9900 Euro", 9_900), ("bis 20 Tsd. Euro", 20_000), ("preis bis 1500", 1_500),
    ])
  func atMost(query: String, euros: Int) {
    #expect(SearchQuery(query).wishes.prices == 0...euros)
  }

  @Test(
    "At least so much",
    arguments: [
      ("over 50000 euros", 50_000), ("ab 20.000 Euro", 20_000), ("golf from 10000 €", 10_000),
      ("more than 30k", 30_000), ("mindestens 25 tausend", 25_000),
    ])
  func atLeast(query: String, euros: Int) {
    #expect(SearchQuery(query).wishes.prices?.lowerBound == euros)
    #expect(SearchQuery(query).wishes.prices?.contains(99_999_999) == true)
  }

  @Test(
    "From one to another",
    arguments: [
      ("between 10 and 20 thousand", 10_000...20_000), ("zwischen 10.000 und 15.000 €", 10_000...15_000),
      ("golf 10000-20000 euro", 10_000...20_000), ("von 5000 bis 8000 Euro", 5_000...8_000),
      ("between ten and twenty thousand euros", 10_000...20_000), ("10k to 12k", 10_000...12_000),
      ("suv 20000 bis 30000", 20_000...30_000),
    ])
  func between(query: String, euros: ClosedRange<Int>) {
    #expect(SearchQuery(query).wishes.prices == euros)
  }

  @Test(
    "Numbers that are no price",
    arguments: [
      "golf 2019", "golf under 3 years", "bis 2018", "peugeot 2008", "under 50000 km", "bis 150.000 km", "up to 150 ps",
      "mazda 3", "bmw 320d", "c 200", "golf 1.6", "model 3", "500 to 600", "range rover", "from 2015", "vw up",
      "ford c-max 2500 ccm", "VW Golf VII 1.4 TSI Comfortline Navi PDC 8.900 Euro VB", "between", "euro 5", "bis",
      "id 3 and id 4", "911", "three series", "audi a4 2.0 tdi 120000 km", "peugeot 208 price",
    ])
  func noPrice(query: String) {
    let prices = SearchQuery(query).wishes.prices
    #expect(prices == nil || query.hasPrefix("euro"), "\(query): \(String(describing: prices))")
  }

  @Test("The words of a price are no name")
  func wordsOfAPrice() {
    let query = SearchQuery("golf bis 15.000 €")
    #expect(query.tokens.filter { $0.role == .free }.map(\.key) == ["golf"])
    #expect(SearchQuery("under 20000 euros").hasNoName)
    #expect(SearchQuery("vw up for 9000 euros").tokens.contains { $0.key == "up" && $0.role == .free })
  }

  @Test(
    "Euros as dealers write them",
    arguments: [
      ("19990", 19_990), ("19.990 €", 19_990), ("EUR 19,990.00", 19_990), ("19 990", 19_990), ("€ 19.990,50", 19_991),
      ("19990.0", 19_990), ("19990,-", 19_990), ("1.234.567,49 Euro", 1_234_567),
    ])
  func euros(text: String, amount: Int) {
    #expect(Euros(text)?.amount == amount)
  }

  @Test("What is no amount", arguments: ["", "abc", "12a", "1.23.4567", "12345678901", "€", "1,2345", "-", "ask"])
  func noEuros(text: String) {
    #expect(Euros(text) == nil)
  }
}
