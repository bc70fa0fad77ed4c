import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func catalog(_ call: Invocation) throws(Interruption) -> Outcome {
    guard call.text.isEmpty else { return try find(call) }
    let limit = call.number("limit") ?? 50
    let page = call.number("page") ?? 1
    let after = try asking { () throws(StoreError) in try lastCar(before: page, of: limit) }
    return try start(.showCatalog(ShowCatalog(page: Page(after: after, limit: limit))))
  }

  /// The last car of the page before a page; pages are read one after another by their keys.
  private func lastCar(before page: Int, of limit: Int) throws(StoreError) -> Car.ID? {
    var after: Car.ID?
    for _ in 1..<max(page, 1) {
      guard let last = try store.cars(Page(after: after, limit: limit)).last?.id else { return after }
      after = last
    }
    return after
  }

  mutating func find(_ call: Invocation) throws(Interruption) -> Outcome {
    guard !call.flag("batch") else { throw misuse("batch-alone", text.batchStandsAlone, hint: text.howBatchIsUsed) }
    guard !call.text.isEmpty else { throw misuse("missing-argument", text.findWhat, hint: nil) }
    let onLists = context.speaker == .staff ? ListSentence.searched("find \(call.text)") : nil
    var request = SearchCatalog(query: onLists ?? call.text, speaker: context.speaker)
    request.limit = call.number("limit") ?? 20
    var outcome = try start(.searchCatalog(request))
    guard call.flag("explain") else { return outcome }
    let answer = try asking { () throws(StoreError) in try searchAnswer(call.text, limit: request.limit) }
    outcome.blocks += explanation(answer, inTable: (call.globals.format ?? context.format) == .csv)
    outcome.value = [
      "results": outcome.value ?? .array([]), "explanation": .array(answer.steps.map { .string(text.step($0)) }),
    ]
    return outcome
  }

  /// One query of `find --batch`.
  public func findBatch(_ query: String, limit: Int) -> JSONValue {
    let found = try? Finder(context.showroom, speaker: context.speaker).find(query, limit: limit)
    let results = (found.map { json($0) } ?? []).prefix(limit)
    let answer: JSONValue = ["query": .string(query), "results": .array(Array(results))]
    guard results.isEmpty, let miss = found?.cars.miss else { return answer }
    return answer.adding([JSONValue.Member("reason", .string(text.miss(miss, query: query)))])
  }

  mutating func showCar(_ call: Invocation) throws(Interruption) -> Outcome {
    let words = call.text
    if let id = Car.ID(words) {
      let car = try asking { () throws(StoreError) in try store.car(id) }
      guard let car else { throw refuse("no-such-car", text.reason(.noCarNumber(id)), hint: text.whereCarsAre) }
      return try details(of: car)
    }
    let answer = try asking { () throws(StoreError) in try searchAnswer(words, limit: 1) }
    guard let best = answer.matches.first else { throw unknownCar(words, answer.miss) }
    let cars = try asking { () throws(StoreError) in try store.cars(of: best.model.id) }
    guard let only = cars.first, cars.count == 1 else {
      return Outcome([.table(table(cars))], value: .array(cars.map { json($0) }))
    }
    return try details(of: only)
  }

  mutating func addCar(_ call: Invocation) throws(Interruption) -> Outcome {
    let make = call.words.first ?? ""
    let model = call.words.dropFirst().joined(separator: " ")
    let facts = CarFacts(
      year: call.number("year"), trim: call.option("trim"), body: call.option("body"), fuel: call.option("fuel"),
      transmission: call.option("transmission"), colour: call.option("colour"), doors: call.number("doors"),
      seats: call.number("seats"), price: call.number("price"))
    guard PhraseKey(make) != nil, PhraseKey(model) != nil else {
      throw misuse("missing-argument", text.carNeedsName, hint: text.howToAddCar)
    }
    let car = try asking { () throws(StoreError) in
      try store.addCar(CarDraft(make: make, model: model, facts: facts))
    }
    return Outcome([.sentence(text.carAdded(car))], value: json(car))
  }

  private func details(of car: Car) throws(Interruption) -> Outcome {
    let vehicles = try asking { () throws(StoreError) in try store.vehicles(in: .car(car.id)) }
    var value = json(car)
    if case .object(let members) = value {
      value = .object(members + [JSONValue.Member("vehicles", .array(vehicles.map { json($0) }))])
    }
    return Outcome([.table(table([car]))] + (vehicles.isEmpty ? [] : [.table(table(vehicles))]), value: value)
  }
}
