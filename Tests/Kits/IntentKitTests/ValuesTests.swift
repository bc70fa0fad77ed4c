import IntentKit
import Testing

@Suite("Parameters, resolutions and combinations")
struct ValuesTests {
  private typealias List = Resolution<[String], String>

  private func list(_ items: [List]) -> List { .list(items) { $0.flatMap { $0 } } }

  @Test("A list is settled when each of its items is")
  func list() {
    #expect(list([.success(["a"]), .success(["b"])]) == .success(["a", "b"]))
    #expect(list([.success(["a"]), .notRequired]) == .success(["a"]))
    #expect(list([]) == .needsValue)
    #expect(list([.notRequired]) == .needsValue)
  }

  @Test("The first item that is open is asked for; the answer keeps those before it")
  func openItem() {
    #expect(
      list([.success(["a"]), .disambiguation([["b"], ["c"]]), .needsValue])
        == .disambiguation([["a", "b"], ["a", "c"]]))
    #expect(list([.success(["a"]), .confirmationRequired(["b"])]) == .confirmationRequired(["a", "b"]))
    #expect(
      list([.success(["a"]), .unsupported("no", alternatives: [["z"]])])
        == .unsupported("no", alternatives: [["a", "z"]]))
    #expect(list([.success(["a"]), .needsValue]) == .needsValue)
  }

  @Test("A changed resolution keeps its kind")
  func map() {
    let kinds: [Resolution<Int, String>] = [
      .success(1), .needsValue, .disambiguation([1, 2]), .confirmationRequired(1),
      .unsupported("no", alternatives: [1]), .notRequired,
    ]
    let texts: [Resolution<String, String>] = [
      .success("1"), .needsValue, .disambiguation(["1", "2"]), .confirmationRequired("1"),
      .unsupported("no", alternatives: ["1"]), .notRequired,
    ]
    #expect(kinds.map { $0.map { "\($0)" } } == texts)
  }

  @Test("A parameter: said, settled, unsettled, said anew")
  func parameter() {
    var size = Parameter<String, Int>()
    #expect(size.isEmpty)
    size.say("big", words: "a big one")
    size.settle(500)
    #expect(size.said == "big" && size.value == 500 && size.words == "a big one")
    size.unsettle()
    #expect(size.value == nil && size.said == "big")
    size.say("small")
    #expect(size.said == "small" && size.value == nil && size.words == nil)
    var stored = Parameter<String, Int>(value: 300)
    stored.unsettle()
    #expect(stored.value == 300)
  }

  @Test("Only declared combinations may be saved, each with a name that does not depend on the order")
  func combinations() {
    #expect(CoffeeOrder.combination(of: [.size, .drink])?.identifier == "drink+size")
    #expect(CoffeeOrder.combination(of: [.drink])?.identifier == "drink")
    #expect(CoffeeOrder.combination(of: [.size]) == nil)
    #expect(CoffeeOrder.combination(of: []) == nil)
  }

  @Test("An intent knows what it holds")
  func stated() {
    var order = CoffeeOrder()
    #expect(order.stated.isEmpty)
    order.drink.say("latte")
    order.name.settle("Ada")
    #expect(order.stated == [.drink, .name])
  }
}
