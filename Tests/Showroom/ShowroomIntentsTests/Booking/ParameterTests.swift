import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("Each part of a booking is settled")
struct ParameterTests {
  @Test("Options narrow the demonstrators, and what goes along narrows nothing")
  func narrowing() throws {
    let desk = try BookingDesk()
    let cases: [([DriveOption], Vehicle.ID)] = [
      ([.colour(.red)], 1), ([.colour(.blue)], 2), ([.gearbox(.manual)], 2), ([.gearbox(.automatic)], 1),
      ([.year(2021)], 2), ([.accompanied, .childSeat, .route("by the lake")], 1), ([.colour(.blue), .accompanied], 2),
    ]
    for (options, vehicle) in cases {
      #expect(
        try desk.talk(desk.booking("friday at 11:00", options: options)).proposed?.vehicle.id == vehicle, "\(options)")
    }
  }

  @Test("A wish that no demonstrator fulfils is refused; what there is can be taken")
  func noneFits() throws {
    let desk = try BookingDesk()
    var talk = try desk.talk(desk.booking("friday at 11:00", options: [.colour(.green), .accompanied]))
    guard case .refusal(.noVehicleWith(let options, let car), let alternatives) = talk.step else {
      Issue.record("\(talk.step)")
      return
    }
    #expect(options == [.colour(.green)] && car == "Volkswagen Golf")
    #expect(alternatives == [.options([.colour(.red), .accompanied]), .options([.colour(.blue), .accompanied])])
    try talk.choose(alternatives[1])
    #expect(talk.proposed?.vehicle.id == 2)
  }

  @Test("A length outside the rules is refused, and the nearest that is allowed can be taken")
  func duration() throws {
    let desk = try BookingDesk()
    for (minutes, rule, nearest) in [(5, Refusal.Rule.leastDuration, 15), (300, .greatestDuration, 240)] {
      var talk = try desk.talk(desk.booking("friday at 11:00", minutes: minutes))
      #expect(talk.rules == [rule])
      #expect(talk.choices == [.duration(Minutes(nearest))])
      try talk.choose(talk.choices[0])
      #expect(talk.proposed != nil)
    }
  }

  @Test("One customer by a whole word; several ask which; a beginning asks; a stranger may be added")
  func customers() throws {
    let desk = try BookingDesk()
    func talk(_ name: String) throws -> Conversation {
      var request = try desk.booking("friday at 11:00")
      request.customer.say(.name(name))
      return try desk.talk(request)
    }
    func kind(_ talk: Conversation) -> Conversation.Asked.Kind? {
      guard case .question(let asked) = talk.step, asked.parameter == "customer" else { return nil }
      return asked.kind
    }
    #expect(try talk("novak").proposed != nil)
    #expect(try talk("Thomas").choices.count == 2)
    guard case .doYouMean(.customer(.known(let anna)))? = kind(try talk("Ann")) else {
      Issue.record("no guess")
      return
    }
    #expect(anna.name == "Anna Novak")
    #expect(kind(try talk("Zoë")) == .doYouMean(.customer(.new(name: "Zoë"))))
    var added = try talk("Zoë")
    try added.affirm()
    #expect(try desk.store.customers(named: "Zoë", limit: 1).isEmpty)
    try added.affirm()
    guard case .response(.booked(let drive, newCustomer: true)) = added.step else {
      Issue.record("\(added.step)")
      return
    }
    #expect(drive.customer.name == "Zoë")
  }

  @Test("A customer books for themselves, whoever is named; a guest does not book")
  func speakers() throws {
    let desk = try BookingDesk()
    var own = BookTestDrive(speaker: .customer(3))
    own.car.say(.models([desk.golf.model]))
    own.duration.say(.exactly(Minutes(30)))
    own.customer.say(.number(1))
    own.start.say(try #require(try desk.read("friday at 11:00").whens.first).value)
    guard case .overview(.booking(let booking)) = try desk.talk(own).step else {
      Issue.record("no overview")
      return
    }
    #expect(booking.customer.name == "Thomas Krüger")
    var guest = own
    guest.speaker = .guest
    #expect(try desk.talk(guest).step == .refusal(.signInNeeded, alternatives: []))
  }

  @Test("A car that can not be driven is told so, each in its own way")
  func cars() throws {
    let desk = try BookingDesk()
    func reason(_ mention: CarMention) throws -> Reason? {
      var request = try desk.booking("friday at 11:00")
      request.car.say(mention)
      guard case .refusal(let reason, _) = try desk.talk(request).step else { return nil }
      return reason
    }
    #expect(try reason(.car(99)) == .noCarNumber(99))
    #expect(try reason(.plate("X 1")) == .unknownPlate("X 1"))
    #expect(try reason(.name("zzyzx")) == .unknownCar("zzyzx"))
    #expect(try reason(.stored(CarSelection(.model(77), name: "Fiat Tipo"))) == .carGone("Fiat Tipo"))
    for (state, refusal) in [(Vehicle.State.sold, Refusal.vehicleSold), (.withdrawn, .vehicleWithdrawn)] {
      var vehicle = try #require(try desk.store.vehicle(3))
      vehicle.state = state
      try desk.store.update(vehicle)
      #expect(try reason(.plate("B-A 3")) == .refused([refusal]))
      #expect(try reason(.models([desk.polo.model])) == .noDemonstrator("Volkswagen Polo"))
    }
    var blocked = try #require(try desk.store.vehicle(4))
    blocked.state = .blocked(reason: "tyres")
    try desk.store.update(blocked)
    #expect(try reason(.plate("B-A 4")) == .refused([.vehicleBlocked(reason: "tyres")]))
  }
}
