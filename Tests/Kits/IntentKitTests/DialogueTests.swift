import IntentKit
import Testing

@Suite("A dialogue about an order")
struct DialogueTests {
  let bar = Bar()
  var barista: Barista { Barista(bar: bar) }

  private func order(
    _ drink: String? = nil, size: String? = nil, syrups: [String]? = nil, milk: String? = nil, name: String? = nil
  ) -> Dialogue<Barista> {
    var order = CoffeeOrder()
    if let drink { order.drink.say(drink, words: "a \(drink)") }
    if let size { order.size.say(size) }
    if let syrups { order.syrups.say(syrups) }
    if let milk { order.milk.say(milk) }
    if let name { order.name.say(name) }
    return Dialogue(order)
  }

  /// Where a dialogue stands, in words.
  private func text(_ turn: Turn<Barista>) -> String {
    switch turn {
    case .question(let question):
      switch question.kind {
      case .needsValue: "\(question.key)?"
      case .which(let choices): "\(question.key): which of \(choices.count)?"
      case .doYouMean(let guess): "\(question.key): \(guess)?"
      }
    case .overview(let overview): "make \(overview)?"
    case .refusal(let refused): "\(refused.key): \(refused.reason), \(refused.alternatives.count) instead"
    case .response(.served(let order)): "served \(order)"
    case .response(.soldOut(let drink, _)): "sold out: \(drink)"
    case .cancelled: "cancelled"
    }
  }

  @Test("All said: the overview, a yes, and it is made once")
  func success() throws {
    var dialogue = order("latte", size: "300", name: "Ada")
    #expect(text(try dialogue.proceed(with: barista)) == "make latte of 300 for Ada?")
    #expect(bar.made.isEmpty)
    #expect(text(try dialogue.affirm(with: barista)) == "served latte of 300 for Ada")
    #expect(bar.made == ["latte of 300 for Ada"])
  }

  @Test("What is missing is asked for one by one, in the order of the declaration")
  func needsValue() throws {
    var dialogue = order()
    #expect(text(try dialogue.proceed(with: barista)) == "drink?")
    #expect(text(try dialogue.revise([.drink], with: barista) { $0.drink.say("latte") }) == "size?")
    #expect(text(try dialogue.revise([.size], with: barista) { $0.size.say("300") }) == "name?")
    #expect(text(try dialogue.revise([.name], with: barista) { $0.name.say("Ada") }) == "make latte of 300 for Ada?")
  }

  @Test("Several fit: which of them, and the choice settles it")
  func disambiguation() throws {
    var dialogue = order("latt", size: "300", name: "Ada")
    #expect(text(try dialogue.proceed(with: barista)) == "drink: which of 2?")
    #expect(
      text(try dialogue.choose(.drink("latte macchiato"), with: barista)) == "make latte macchiato of 300 for Ada?")
  }

  @Test("One inexact guess: yes takes it, no asks for another")
  func confirmationRequired() throws {
    var yes = order("flat", size: "200", name: "Ada")
    #expect(text(try yes.proceed(with: barista)) == #"drink: drink("flat white")?"#)
    #expect(text(try yes.affirm(with: barista)) == "make flat white of 200 for Ada?")
    var no = order("flat", size: "200", name: "Ada")
    _ = try no.proceed(with: barista)
    #expect(text(no.deny(with: barista)) == "drink?")
    #expect(text(try no.revise([.drink], with: barista) { $0.drink.say("latte") }) == "make latte of 200 for Ada?")
  }

  @Test("What can not be had is refused with the reason; an alternative goes on")
  func unsupported() throws {
    var dialogue = order("tea", size: "300", name: "Ada")
    #expect(text(try dialogue.proceed(with: barista)) == "drink: no tea, 1 instead")
    #expect(text(try dialogue.choose(.drink("latte"), with: barista)) == "make latte of 300 for Ada?")
    #expect(bar.made.isEmpty)
  }

  @Test("What is not required is never asked for")
  func notRequired() throws {
    var dialogue = order("espresso", name: "Ada")
    #expect(text(try dialogue.proceed(with: barista)) == "make espresso for Ada?")
  }

  @Test("A request that changes nothing is carried out unasked")
  func unasked() throws {
    var dialogue = order("espresso", milk: "water", name: "Ada")
    #expect(text(try dialogue.proceed(with: barista)) == "served espresso for Ada")
  }

  @Test("The shortest question comes first: yes or no, then fewer choices, then a free answer")
  func shortestFirst() throws {
    var dialogue = order("latt", size: "big", syrups: ["vanila"])
    #expect(text(try dialogue.proceed(with: barista)) == #"syrups: syrups(["vanilla"])?"#)
    #expect(text(try dialogue.affirm(with: barista)) == "drink: which of 2?")
    #expect(text(try dialogue.choose(.drink("latte"), with: barista)) == "size: which of 3?")
    #expect(text(try dialogue.choose(.size(400), with: barista)) == "name?")
  }

  @Test("A refusal goes before every question")
  func refusalFirst() throws {
    var dialogue = order("tea", syrups: ["vanila"])
    #expect(text(try dialogue.proceed(with: barista)) == "drink: no tea, 1 instead")
  }

  @Test("A parameter waits for those that it depends on, and is resolved again when they change")
  func dependencies() throws {
    var dialogue = order(size: "300", name: "Ada")
    _ = try dialogue.proceed(with: barista)
    #expect(!bar.resolved.contains(.size) && !bar.resolved.contains(.milk))
    _ = try dialogue.revise([.drink], with: barista) { $0.drink.say("latte") }
    bar.resolved = []
    let turn = try dialogue.revise([.drink], with: barista) { $0.drink.say("espresso") }
    #expect(text(turn) == "make espresso of 300 for Ada?")
    #expect(bar.resolved == [.drink, .size, .milk])
  }

  @Test("A correction at the overview keeps the rest")
  func correction() throws {
    var dialogue = order("latte", size: "300", syrups: ["caramel"], name: "Ada")
    _ = try dialogue.proceed(with: barista)
    let turn = try dialogue.revise([.size], with: barista) { $0.size.say("500") }
    #expect(text(turn) == "make latte of 500 with caramel for Ada?")
    #expect(bar.made.isEmpty)
  }

  @Test("No at the overview cancels; nothing is made")
  func cancel() throws {
    var dialogue = order("latte", size: "300", name: "Ada")
    _ = try dialogue.proceed(with: barista)
    #expect(text(dialogue.deny(with: barista)) == "cancelled")
    #expect(bar.made.isEmpty)
  }

  @Test("A yes where none is asked for settles nothing and makes nothing")
  func strayYes() throws {
    var dialogue = order("latt")
    _ = try dialogue.proceed(with: barista)
    #expect(text(try dialogue.affirm(with: barista)) == "drink: which of 2?")
    #expect(bar.made.isEmpty)
  }

  @Test("A reply that it can not be done offers something else, which can be chosen")
  func replyWithAlternatives() throws {
    bar.soldOut = ["latte"]
    var dialogue = order("latte", size: "300", name: "Ada")
    let turn = try dialogue.proceed(with: barista)
    #expect(text(turn) == "sold out: latte")
    guard case .response(.soldOut(_, let instead)) = turn, let choice = instead.first else {
      Issue.record("no alternatives")
      return
    }
    #expect(text(try dialogue.choose(choice, with: barista)) == "make espresso of 300 for Ada?")
    #expect(bar.made.isEmpty)
  }

  @Test("What goes wrong beneath is thrown as the handler's own error")
  func failure() {
    bar.isBroken = true
    var dialogue = order("latte")
    #expect(throws: NoBeans.self) { _ = try dialogue.proceed(with: barista) }
  }

  @Test("A dialogue is a value: a copy goes its own way")
  func value() throws {
    var dialogue = order("latt", size: "300", name: "Ada")
    _ = try dialogue.proceed(with: barista)
    var copy = dialogue
    _ = try copy.choose(.drink("latte"), with: barista)
    #expect(dialogue.request.drink.value == nil)
    #expect(copy.request.drink.value == "latte")
  }
}
