import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func joinWaitingList(_ call: Invocation) throws(Interruption) -> Outcome {
    let reading = try read(call.text).reading
    lastReading = (call.text, reading)
    var request = builder.wait(reading)
    if let name = call.option("for") {
      request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    }
    if let name = call.option("vehicle") { request.car.say(.plate(try vehicle(name).plate), words: name) }
    if let words = call.option("duration") { request.duration.say(try duration(words), words: words) }
    let options = try call.options("option").map { (words) throws(Interruption) in try option(words) }
    if !options.isEmpty { request.options.say((request.options.said ?? []) + options) }
    return try start(
      .joinWaitingList(request), unmatched: request.usesUnmatched(reading) ? [] : reading.unmatched)
  }

  /// Customers see what they wait for themselves.
  mutating func listWaiting(_ call: Invocation) throws(Interruption) -> Outcome {
    let states = call.flag("all") ? Set(WaitingEntry.State.allCases) : [.waiting, .offered]
    let customer = context.speaker.customer
    let found = try asking { () throws(StoreError) in try store.waiting(states, of: customer, limit: 1000) }
    guard !found.isEmpty else { return Outcome([.sentence(text.nobodyWaits)], value: .array([])) }
    return Outcome([.table(table(found))], value: .array(found.map { json($0) }))
  }

  mutating func leaveWaitingList(_ call: Invocation) throws(Interruption) -> Outcome {
    let entry = try waitingEntry(call)
    guard entry.state.isOpen else { throw refuse("wrong-state", text.notOffered(entry)) }
    let speaker = context.speaker
    try asking { () throws(StoreError) in try Desk(context.showroom).remove(entry, by: speaker) }
    return Outcome([.sentence(text.takenOff(entry))] + (try offers(after: entry)), value: json(try again(entry)))
  }

  mutating func offerWaiting(_ call: Invocation) throws(Interruption) -> Outcome {
    let desk = Desk(context.showroom)
    guard !call.words.isEmpty else {
      let entries = try asking { () throws(StoreError) in try desk.offerToAll() }
      let offered = try entries.map { (entry) throws(Interruption) in try again(entry) }
      let table: [Block] = offered.isEmpty ? [] : [.table(self.table(offered))]
      return Outcome([.sentence(text.offered(offered.count))] + table, value: .array(offered.map { json($0) }))
    }
    let entry = try waitingEntry(call)
    guard entry.state == .waiting else { throw refuse("wrong-state", text.notOffered(entry)) }
    let drive = try asking { () throws(StoreError) in try desk.offerNow(to: entry) }
    guard let drive else { throw refuse("nothing-free", text.nothingToOffer(entry)) }
    return Outcome([.sentence(text.offer(entry, drive))], value: json(try again(entry)))
  }

  mutating func answerOffer(_ call: Invocation) throws(Interruption) -> Outcome {
    let entry = try waitingEntry(call)
    let (desk, speaker) = (Desk(context.showroom), context.speaker)
    let response = try asking { () throws(StoreError) in
      call.command == .waitlistAccept ? try desk.accept(entry, by: speaker) : try desk.decline(entry, by: speaker)
    }
    guard let response else { throw refuse("wrong-state", text.notOffered(try again(entry))) }
    guard response.isSuccess else { return Outcome(Problem(code: response.code, message: text.response(response))) }
    let sentence: String
    switch response {
    case .changedState(let drive), .cancelled(let drive): sentence = text.drive(drive)
    default: sentence = text.response(response)
    }
    return Outcome([.sentence(sentence)] + (try offers(after: entry)), value: json(try again(entry)))
  }

  /// An entry that the speaker may see.
  private func waitingEntry(_ call: Invocation) throws(Interruption) -> WaitingEntry {
    let number = call.words.first ?? ""
    let found = try asking { () throws(StoreError) in
      try WaitingEntry.ID(number).flatMap { (id) throws(StoreError) in try store.waiting(id) }
    }
    guard let found, context.speaker.maySee(found.customer.id) else {
      throw refuse("no-such-entry", text.noSuchEntry(number))
    }
    return found
  }

  private func again(_ entry: WaitingEntry) throws(Interruption) -> WaitingEntry {
    try asking { () throws(StoreError) in try store.waiting(entry.id) } ?? entry
  }

  /// Staff are told who is offered what was let go.
  private func offers(after entry: WaitingEntry) throws(Interruption) -> [Block] {
    guard let drive = try again(entry).drive else { return [] }
    let freed = try asking { () throws(StoreError) in try store.drive(drive) }
    return try freed.map { (drive) throws(Interruption) in try offers(of: drive.vehicle, besides: entry.id) } ?? []
  }

  /// The offers that were made just now of a vehicle's time, or of any, for staff, who tell those who wait.
  func offers(of vehicle: Vehicle? = nil, besides own: WaitingEntry.ID? = nil) throws(Interruption) -> [Block] {
    guard context.speaker == .staff else { return [] }
    let now = context.showroom.now
    let sentences = try asking { () throws(StoreError) -> [String] in
      var sentences: [String] = []
      let limit = now + Minutes(try store.bookingSettings()[.offerExpiry])
      for entry in try store.waiting([.offered], of: nil, limit: 100) where entry.id != own {
        guard let drive = try entry.drive.flatMap({ (id) throws(StoreError) in try store.drive(id) }),
          drive.vehicle.id == (vehicle ?? drive.vehicle).id, drive.holdExpires == min(limit, drive.slot.start)
        else { continue }
        sentences.append(text.offeredNext(entry, drive))
      }
      return sentences
    }
    return sentences.map { .sentence($0) }
  }
}

extension JoinWaitingList {
  /// Whether the words that named nothing stand for the car or the person.
  func usesUnmatched(_ reading: PhraseReading) -> Bool {
    let words = reading.unmatched.joined(separator: " ")
    return car.words == words || customer.words == words
  }
}
