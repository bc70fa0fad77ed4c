import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The sentences of handing cars over, taking them back, and what comes of lateness.
extension Phrasebook {
  public func handOver(_ handOver: HandOver) -> String {
    let licence = [handOver.licence.number, handOver.licence.category].compactMap { $0 }.joined(separator: " ")
    let facts: [String?] = [
      say("Out since \(shortInstant(handOver.at))", "Ausgegeben \(shortInstant(handOver.at))"),
      "\(handOver.odometer) km",
      energy(handOver.condition), damage(handOver.condition),
      say(
        "licence \(licence) seen by \(journalSpeaker(handOver.seenBy))",
        "Führerschein \(licence) gesehen: \(journalSpeaker(handOver.seenBy))"),
      handOver.drivers.isEmpty ? nil : say("also: ", "auch: ") + list(handOver.drivers),
      handOver.terms ? say("terms accepted", "Bedingungen angenommen") : nil,
    ]
    return facts.compactMap { $0 }.joined(separator: ", ")
  }

  public func giveBack(_ giveBack: GiveBack) -> String {
    let facts: [String?] = [
      say("Back \(shortInstant(giveBack.at))", "Zurück \(shortInstant(giveBack.at))"), "\(giveBack.odometer) km",
      energy(giveBack.condition), damage(giveBack.condition), giveBack.note, giveBack.outcome,
      giveBack.followedUp.map { say("called on \(plainDay($0))", "angerufen am \(plainDay($0))") }
        ?? giveBack.followUp.map { say("call again on \(plainDay($0))", "wieder anrufen am \(plainDay($0))") },
    ]
    return facts.compactMap { $0 }.joined(separator: ", ")
  }

  /// What became of the call that a return noted.
  func followedUp(_ drive: TestDrive, _ giveBack: GiveBack) -> String {
    let whom = "\(self.driver(drive)), " + say("drive \(drive.id)", "Fahrt \(drive.id)")
    guard giveBack.followedUp != nil else {
      return say("To be called ", "Anzurufen ")
        + (giveBack.followUp.map { say("on \(plainDay($0))", "am \(plainDay($0))") } ?? "") + ": \(whom)."
    }
    let outcome = giveBack.outcome.map { say(" Outcome: \($0).", " Ergebnis: \($0).") } ?? ""
    return say("Followed up: \(whom).", "Nachgefasst: \(whom).") + outcome
  }

  /// A day for a call that can not be made any more.
  public func dayIsOver(_ date: CivilDate) -> String {
    say(
      "\(plainDay(date)) is over; name a day to come.",
      "\(plainDay(date)) ist vorbei; bitte einen Tag nennen, der kommt.")
  }

  func noFollowUp(_ drive: TestDrive, _ giveBack: GiveBack?) -> String {
    if let day = giveBack?.followedUp {
      return say(
        "Drive \(drive.id) was followed up on \(plainDay(day)).",
        "Zu Fahrt \(drive.id) wurde am \(plainDay(day)) nachgefasst.")
    }
    return say(
      "Nobody is to be called about drive \(drive.id).", "Wegen Fahrt \(drive.id) ist niemand anzurufen.")
  }

  private func energy(_ condition: HandOver.Condition) -> String? {
    condition.energy.map { say("\($0) % full", "\($0) % voll") }
  }

  private func damage(_ condition: HandOver.Condition) -> String? {
    condition.damage.map { say("damage: \($0)", "Schaden: \($0)") }
  }

  public var overdue: String { say("overdue", "überfällig") }
  public var atRisk: String { say("at risk", "gefährdet") }

  /// A drive whose vehicle is out and late, with what could be had instead.
  public func risk(_ drive: TestDrive, late: TestDrive, swaps: [Start]) -> String {
    let what = say(
      "Drive \(drive.id) is at risk: \(late.vehicle.plate) is still out with drive \(late.id).",
      "Fahrt \(drive.id) ist gefährdet: \(late.vehicle.plate) ist noch mit Fahrt \(late.id) unterwegs.")
    guard let first = swaps.first else {
      return what + say(" Nothing else is free then.", " Nichts anderes ist dann frei.")
    }
    let offers = list(swaps.map { "\($0.vehicle.car.title) (\($0.vehicle.plate))" })
    let time = first.instant == drive.slot.start ? "" : " \(Self.digits(calendar.civil(at: first.instant).time))"
    return what
      + say(
        " Free instead: \(offers); drive move \(drive.id)\(time) --vehicle PLATE.",
        " Frei wäre: \(offers); fahrt verschiebe \(drive.id)\(time) --vehicle KENNZEICHEN.")
  }

  /// Who had a vehicle, in one line.
  public func holder(_ holder: VehicleHolder?, of vehicle: Vehicle, at instant: Instant) -> String {
    let place = "\(vehicle.plate), \(shortInstant(instant)): "
    guard let holder else { return place + say("nobody had it.", "niemand hatte das Auto.") }
    let end = holder.giveBack?.at ?? (holder.handOver == nil ? holder.drive.slot.end : nil)
    let span = [holder.handOver?.at ?? holder.drive.slot.start, end].map { $0.map(shortInstant) ?? "…" }
    let facts: [String?] = [
      self.customer(holder.drive.customer), say("drive \(holder.drive.id)", "Fahrt \(holder.drive.id)"),
      span.joined(separator: " – "), holder.handOver?.licence.number.map { say("licence \($0)", "Führerschein \($0)") },
      holder.handOver.flatMap { $0.drivers.isEmpty ? nil : say("also: ", "auch: ") + list($0.drivers) },
    ]
    return place + facts.compactMap { $0 }.joined(separator: ", ") + "."
  }
}
