import IntentKit

/// A toy intent: a coffee with a size, syrups and milk, for somebody.
struct CoffeeOrder: Intent {
  enum Key: String, ParameterKey { case drink, size, syrups, milk, name }

  static let name = "CoffeeOrder"
  static let isRestrictedWhileLocked = false
  static let combinations: [ParameterCombination<Key>] = [
    ParameterCombination([.drink, .size]), ParameterCombination([.drink]),
  ]

  var drink = Parameter<String, String>()
  var size = Parameter<String, Int>()
  var syrups = Parameter<[String], [String]>()
  var milk = Parameter<String, String>()
  var name = Parameter<String, String>()

  var stated: Set<Key> {
    var keys: Set<Key> = []
    if !drink.isEmpty { keys.insert(.drink) }
    if !size.isEmpty { keys.insert(.size) }
    if !syrups.isEmpty { keys.insert(.syrups) }
    if !milk.isEmpty { keys.insert(.milk) }
    if !name.isEmpty { keys.insert(.name) }
    return keys
  }
}

/// What can be chosen.
enum CoffeeChoice: Hashable, Sendable {
  case drink(String)
  case size(Int)
  case syrups([String])
  case milk(String)
  case name(String)
}

/// What a barista says in the end.
enum CoffeeReply: Response {
  case served(String)
  case soldOut(String, instead: [CoffeeChoice])

  var isSuccess: Bool {
    if case .served = self { return true }
    return false
  }
}

/// The beans ran out.
struct NoBeans: Error {}

/// A bar that remembers what it was asked to make.
final class Bar {
  var made: [String] = []
  var resolved: [CoffeeOrder.Key] = []
  var soldOut: Set<String> = []
  var isBroken = false
}

/// Takes orders.
struct Barista: IntentHandler {
  typealias Request = CoffeeOrder
  typealias Choice = CoffeeChoice
  typealias Reason = String
  typealias Overview = String
  typealias Reply = CoffeeReply
  typealias Failure = NoBeans

  let bar: Bar
  static let drinks = ["espresso", "flat white", "latte", "latte macchiato"]

  var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drink, as: CoffeeChoice.drink) { (request) throws(NoBeans) in try drink(request) },
      ParameterDefinition(.size, after: [.drink], as: CoffeeChoice.size) { (request) throws(NoBeans) in size(request) },
      ParameterDefinition(.syrups, as: CoffeeChoice.syrups) { (request) throws(NoBeans) in syrups(request) },
      ParameterDefinition(.milk, after: [.drink], as: CoffeeChoice.milk) { (request) throws(NoBeans) in milk(request) },
      ParameterDefinition(.name, as: CoffeeChoice.name) { (request) throws(NoBeans) in name(request) },
    ]
  }

  private func drink(_ request: CoffeeOrder) throws(NoBeans) -> Resolution<String, String> {
    bar.resolved.append(.drink)
    if bar.isBroken { throw NoBeans() }
    if let drink = request.drink.value { return .success(drink) }
    guard let said = request.drink.said else { return .needsValue }
    if Self.drinks.contains(said) { return .success(said) }
    let near = Self.drinks.filter { $0.hasPrefix(said) }
    switch near.count {
    case 0: return .unsupported("no \(said)", alternatives: ["latte"])
    case 1: return .confirmationRequired(near[0])
    default: return .disambiguation(near)
    }
  }

  private func size(_ request: CoffeeOrder) -> Resolution<Int, String> {
    bar.resolved.append(.size)
    if request.drink.value == "espresso" { return .notRequired }
    if let size = request.size.value { return .success(size) }
    switch request.size.said {
    case nil: return .needsValue
    case "big": return .disambiguation([300, 400, 500])
    case let said?: return Int(said).map { .success($0) } ?? .unsupported("no size \(said)", alternatives: [200, 300])
    }
  }

  private func syrups(_ request: CoffeeOrder) -> Resolution<[String], String> {
    bar.resolved.append(.syrups)
    if let syrups = request.syrups.value { return .success(syrups) }
    guard let said = request.syrups.said else { return .notRequired }
    let items: [Resolution<[String], String>] = said.map { syrup in
      switch syrup {
      case "none": .notRequired
      case "nut": .disambiguation([["hazelnut"], ["walnut"]])
      case "vanila": .confirmationRequired(["vanilla"])
      case "petrol": .unsupported("no petrol", alternatives: [["caramel"]])
      default: .success([syrup])
      }
    }
    return .list(items) { $0.flatMap { $0 } }
  }

  private func milk(_ request: CoffeeOrder) -> Resolution<String, String> {
    bar.resolved.append(.milk)
    if let milk = request.milk.value { return .success(milk) }
    return request.milk.said.map { .success($0) } ?? .notRequired
  }

  private func name(_ request: CoffeeOrder) -> Resolution<String, String> {
    bar.resolved.append(.name)
    if let name = request.name.value { return .success(name) }
    return request.name.said.map { .success($0) } ?? .needsValue
  }

  func key(of choice: CoffeeChoice) -> CoffeeOrder.Key {
    switch choice {
    case .drink: .drink
    case .size: .size
    case .syrups: .syrups
    case .milk: .milk
    case .name: .name
    }
  }

  func apply(_ choice: CoffeeChoice, to request: inout CoffeeOrder) {
    switch choice {
    case .drink(let drink): request.drink.settle(drink)
    case .size(let size): request.size.settle(size)
    case .syrups(let syrups): request.syrups.settle(syrups)
    case .milk(let milk): request.milk.settle(milk)
    case .name(let name): request.name.settle(name)
    }
  }

  func confirm(_ request: CoffeeOrder) throws(NoBeans) -> Confirmation<String, CoffeeReply> {
    let drink = request.drink.value ?? ""
    if bar.soldOut.contains(drink) { return .failure(.soldOut(drink, instead: [.drink("espresso")])) }
    let size = request.size.value.map { " of \($0)" } ?? ""
    let syrups = (request.syrups.value ?? []).map { " with \($0)" }.joined()
    let order = "\(drink)\(size)\(syrups) for \(request.name.value ?? "")"
    // Water needs no yes: it costs nothing.
    return request.milk.value == "water" ? .unasked(order) : .ready(order)
  }

  func handle(_ confirmed: Confirmed<String>) throws(NoBeans) -> CoffeeReply {
    bar.made.append(confirmed.overview)
    return .served(confirmed.overview)
  }
}
