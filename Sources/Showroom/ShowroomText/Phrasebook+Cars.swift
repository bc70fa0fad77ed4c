import LanguageKit
import ShowroomCore

extension Phrasebook {
  /// "red", "automatic", "with a child seat".
  public func option(_ option: DriveOption) -> String {
    switch option {
    case .year(let year): say("from \(year)", "Baujahr \(year)")
    case .colour(let colour): self.colour(colour)
    case .gearbox(let gearbox): self.gearbox(gearbox)
    case .fuel(let fuel): self.fuel(fuel)
    case .body(let body): self.body(body)
    case .trim(let word): word
    case .accompanied: say("accompanied", "in Begleitung")
    case .childSeat: say("with a child seat", "mit Kindersitz")
    case .route(let route): say("by way of \(route)", "über \(route)")
    }
  }

  public func options(_ options: [DriveOption]) -> String {
    list(options.map(option))
  }

  public func colour(_ colour: Colour) -> String {
    switch colour {
    case .black: say("black", "schwarz")
    case .white: say("white", "weiß")
    case .grey: say("grey", "grau")
    case .silver: say("silver", "silber")
    case .red: say("red", "rot")
    case .blue: say("blue", "blau")
    case .green: say("green", "grün")
    case .yellow: say("yellow", "gelb")
    case .orange: "orange"
    case .brown: say("brown", "braun")
    case .beige: "beige"
    case .purple: say("purple", "violett")
    case .gold: say("gold", "golden")
    case .pink: say("pink", "rosa")
    }
  }

  public func gearbox(_ gearbox: Gearbox) -> String {
    switch gearbox {
    case .manual: say("manual", "Schaltgetriebe")
    case .automatic: say("automatic", "Automatik")
    }
  }

  public func body(_ body: BodyKind) -> String {
    switch body {
    case .saloon: say("saloon", "Limousine")
    case .estate: say("estate", "Kombi")
    case .hatchback: say("hatchback", "Schrägheck")
    case .suv: "SUV"
    case .coupe: say("coupé", "Coupé")
    case .convertible: say("convertible", "Cabrio")
    case .van: say("van", "Van")
    case .pickup: say("pick-up", "Pick-up")
    }
  }

  public func fuel(_ fuel: FuelKind) -> String {
    switch fuel {
    case .petrol: say("petrol", "Benzin")
    case .diesel: say("diesel", "Diesel")
    case .electric: say("electric", "elektrisch")
    case .hybrid: say("hybrid", "Hybrid")
    case .gas: say("gas", "Gas")
    }
  }

  /// "Volkswagen Golf 2019, blue, B-SR 1201".
  public func vehicle(_ vehicle: Vehicle) -> String {
    [vehicle.car.title, vehicle.shownColour.map(wording), vehicle.plate].compactMap { $0 }.joined(separator: ", ")
  }

  /// The time that a demonstrator needs before and after a drive, where it has a time of its own.
  public func ownTurnaround(_ vehicle: Vehicle) -> String? {
    let before = vehicle.turnaroundBefore.map {
      say("\(duration($0)) before a drive", "\(duration($0)) vor einer Fahrt")
    }
    let after = vehicle.turnaround.map { say("\(duration($0)) afterwards", "\(duration($0)) danach") }
    let sides = [before, after].compactMap { $0 }
    guard !sides.isEmpty else { return nil }
    return say("Needs \(list(sides)), whatever the house rule.", "Braucht \(list(sides)), was auch sonst gilt.")
  }

  /// "Volkswagen Golf 2019, hatchback, petrol, red".
  public func car(_ car: Car) -> String {
    let facts = car.facts
    let words = [facts.body, facts.fuel, facts.transmission, facts.colour].compactMap { $0.map(wording) }
    return ([car.title] + words).joined(separator: ", ")
  }

  public func vehicleState(_ state: Vehicle.State) -> String {
    switch state {
    case .available: say("available", "verfügbar")
    case .blocked(let reason): say("blocked: \(reason)", "gesperrt: \(reason)")
    case .sold: say("sold", "verkauft")
    case .withdrawn: say("withdrawn", "ausgemustert")
    }
  }

  public func driveState(_ state: TestDrive.State) -> String {
    switch state {
    case .held: say("held", "vorgemerkt")
    case .requested: say("requested", "angefragt")
    case .confirmed: say("confirmed", "bestätigt")
    case .out: say("out", "unterwegs")
    case .returned: say("returned", "zurück")
    case .cancelled: say("cancelled", "storniert")
    case .declined: say("declined", "abgelehnt")
    case .expired: say("expired", "verfallen")
    case .noShow: say("no-show", "nicht erschienen")
    }
  }
}
