import LanguageKit
import ShowroomCore

extension Phrasebook {
  /// Why a drive can not be had: the rule, and the row that stands in the way.
  public func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .closedDay(let closed): closedDay(closed)
    case .outsideOpeningHours(let date, let open): outsideHours(date, open)
    case .inThePast: say("That time is over.", "Diese Zeit ist vorbei.")
    case .leadTime(let lead, let earliest):
      say(
        "Please book at least \(duration(lead)) ahead: from \(instant(earliest)) on.",
        "Bitte mindestens \(duration(lead)) vorher buchen: ab \(instant(earliest)).")
    case .tooFarAhead(let furthest):
      say(
        "That is too far ahead; the last day is \(day(furthest)).",
        "Das ist zu weit voraus; der letzte Tag ist \(day(furthest)).")
    case .offStep(let step):
      say(
        "Drives start at every full \(duration(step)) of the clock.",
        "Fahrten beginnen im Takt von \(duration(step)).")
    case .tooShort(let least):
      say("A drive takes at least \(duration(least)).", "Eine Fahrt dauert mindestens \(duration(least)).")
    case .tooLong(let greatest):
      say("A drive takes at most \(duration(greatest)).", "Eine Fahrt dauert höchstens \(duration(greatest)).")
    case .overlaps(let busy): overlaps(busy)
    case .insideTurnaround(let busy): insideTurnaround(busy)
    case .vehicleBlocked(let reason): say("The car is blocked: \(reason).", "Das Auto ist gesperrt: \(reason).")
    case .vehicleSold: say("The car is sold.", "Das Auto ist verkauft.")
    case .vehicleWithdrawn: say("The car is lent no longer.", "Das Auto wird nicht mehr verliehen.")
    case .drivesAtOnce(let busy): drivesAtOnce(busy)
    case .stillOut(let busy): stillOut(busy)
    case .dailyLimit(let limit, let date):
      say(
        "The customer already has \(count(limit, one: "drive", many: "drives")) \(onDay(date)), and no more are allowed.",
        "Der Kunde hat \(onDay(date)) schon \(count(limit, one: "Fahrt", many: "Fahrten")), mehr sind nicht erlaubt.")
    case .tooLateToChange(.zero, let start):
      say(
        "Too late to change it: it began \(instant(start)). Please call us.",
        "Zu spät für eine Änderung: Beginn war \(instant(start)). Bitte anrufen.")
    case .tooLateToChange(let cutoff, let latest):
      say(
        "Too late to change it: at least \(duration(cutoff)) before, which was until \(instant(latest)). Please call us.",
        "Zu spät für eine Änderung: mindestens \(duration(cutoff)) vorher, also bis \(instant(latest)). Bitte anrufen.")
    case .moveLimit(let limit):
      say(
        "The drive was moved \(count(limit, one: "time", many: "times")) already, and no more is allowed.",
        "Die Fahrt wurde schon \(limit)-mal verschoben, öfter geht es nicht.")
    case .noShowLimit(let count):
      say(
        "The customer did not come to \(self.count(count, one: "drive", many: "drives")), and can book no more.",
        "Der Kunde ist zu \(self.count(count, one: "Fahrt", many: "Fahrten")) nicht erschienen und kann nicht mehr buchen."
      )
    case .resourceTaken(let conflict): resourceTaken(conflict)
    case .tooYoung(let age, let from):
      say(
        "The customer must be \(age) on the day of the drive: from \(plainDay(from)) on.",
        "Der Kunde muss am Tag der Fahrt \(age) sein: ab \(plainDay(from)).")
    case .licenceExpired(let expiry, let date):
      say(
        "The licence expires on \(plainDay(expiry)), before the drive on \(plainDay(date)).",
        "Der Führerschein läuft am \(plainDay(expiry)) ab, vor der Fahrt am \(plainDay(date)).")
    }
  }

  private func drivesAtOnce(_ busy: BusySlot) -> String {
    guard let number = busy.driveNumber else {
      return say(
        "The customer drives another car at that time.", "Der Kunde fährt zu dieser Zeit schon ein anderes Auto.")
    }
    return say(
      "The customer drives another car then: drive \(number), \(span(busy.slot)).",
      "Der Kunde fährt dann schon ein anderes Auto: Fahrt \(number), \(span(busy.slot)).")
  }

  private func stillOut(_ busy: BusySlot) -> String {
    let number = busy.driveNumber.map { "\($0)" } ?? ""
    return say(
      "The customer is still out with another car: drive \(number), \(span(busy.slot)).",
      "Der Kunde ist noch mit einem anderen Auto unterwegs: Fahrt \(number), \(span(busy.slot)).")
  }

  private func closedDay(_ closed: ClosedDay) -> String {
    let reason = closed.reason.isEmpty ? "" : " (\(closed.reason))"
    return say("Closed \(onDay(closed.date))\(reason).", "Geschlossen \(onDay(closed.date))\(reason).")
  }

  private func outsideHours(_ date: CivilDate, _ open: [TimeSlot]) -> String {
    guard !open.isEmpty else { return say("Closed \(onDay(date)).", "Geschlossen \(onDay(date)).") }
    let hours = list(open.map(span))
    return say(
      "Outside opening hours: \(onDay(date)), \(hours).", "Außerhalb der Öffnungszeiten: \(onDay(date)), \(hours).")
  }

  private func overlaps(_ busy: BusySlot) -> String {
    switch busy.holder {
    case .drive(let number):
      say(
        "The car is taken \(span(busy.slot)) by drive \(number).",
        "Das Auto ist \(span(busy.slot)) vergeben (Fahrt \(number)).")
    case .somebody:
      say("The car is taken \(span(busy.slot)).", "Das Auto ist \(span(busy.slot)) vergeben.")
    case .block(let reason):
      say("The car is blocked \(span(busy.slot)): \(reason).", "Das Auto ist \(span(busy.slot)) gesperrt: \(reason).")
    }
  }

  private func insideTurnaround(_ busy: BusySlot) -> String {
    let (before, after) = (duration(busy.turnaround.before), duration(busy.turnaround.after))
    switch busy.holder {
    case .drive, .somebody:
      let other =
        busy.driveNumber.map { say("drive \($0)", "Fahrt \($0)") } ?? say("another drive", "einer anderen Fahrt")
      let title = say(
        "Too close to \(other), \(span(busy.slot)): the car needs ",
        "Zu nah an \(other), \(span(busy.slot)): Das Auto braucht ")
      return title
        + (busy.turnaround.before == .zero
          ? say("\(after) afterwards.", "danach \(after).")
          : say("\(before) before a drive and \(after) afterwards.", "vor einer Fahrt \(before) und danach \(after)."))
    case .block(let reason):
      return say(
        "Too close to a block, \(span(busy.slot)): \(reason).", "Zu nah an einer Sperre, \(span(busy.slot)): \(reason)."
      )
    }
  }
}
