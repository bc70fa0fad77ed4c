import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// How things stand, in a sentence or two.
  public func status(_ status: DeskStatus, _ manner: Manner) -> String {
    switch status {
    case .nobodyKnown: sentence(.nobodyKnown, manner, [:])
    case .day(let day): sentence(.day, manner, values(of: day, manner))
    case .customer(let status):
      [
        sentence(status.isSpeaking ? .own : .others, manner, values(of: status, manner)),
        status.licence.map { licence($0, status, manner) },
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The sentence that the values allow. The last template of each list needs no more than there always is.
  private func sentence(_ code: StatusCode, _ manner: Manner, _ values: [StatusValue: String]) -> String {
    code.templates(manner, language).chosen(by: values) ?? ""
  }

  private func values(of status: CustomerStatus, _ manner: Manner) -> [StatusValue: String] {
    var values: [StatusValue: String] = [:]
    if !status.isSpeaking { values[.person] = status.customer.name }
    values[.next] = status.next.map { next($0, manner) }
    if status.next != nil, status.later > 0 {
      values[.later] = say("\(status.later) more", status.later == 1 ? "noch 1" : "noch \(status.later)")
    }
    if let out = status.out {
      values[.car] = manner == .shown ? vehicle(out.vehicle) : out.vehicle.car.model.fullName
      values[.due] = manner == .shown ? instant(out.slot.end) : say("until ", "bis ") + spokenMoment(out.slot.end)
    }
    if !status.waiting.isEmpty { values[.waiting] = list(status.waiting.map(\.car)) }
    return values
  }

  private func licence(_ note: CustomerStatus.LicenceNote, _ status: CustomerStatus, _ manner: Manner) -> String {
    let person: [StatusValue: String] = status.isSpeaking ? [:] : [.person: status.customer.name]
    switch note {
    case .expires(let date):
      return sentence(.licenceExpires, manner, person.merging([.date: plainDay(date)]) { $1 })
    case .expired(let date):
      return sentence(.licenceExpired, manner, person.merging([.date: plainDay(date)]) { $1 })
    }
  }

  private func next(_ drive: TestDrive, _ manner: Manner) -> String {
    switch manner {
    case .shown:
      [vehicle(drive.vehicle), slot(drive.slot), drive.account?.name, say("drive", "Fahrt") + " \(drive.id)"]
        .compactMap { $0 }.joined(separator: ", ")
    case .spoken: "\(drive.vehicle.car.model.fullName), \(spokenSlot(drive.slot))"
    }
  }

  private func values(of day: DayStatus, _ manner: Manner) -> [StatusValue: String] {
    func number(_ drives: [TestDrive], _ one: String, _ many: String) -> String? {
      drives.isEmpty ? nil : count(drives.count, one: one, many: many)
    }
    let facts = [
      number(day.coming, say("drive to come", "Fahrt"), say("drives to come", "Fahrten")).map { say($0, "noch \($0)") },
      number(day.out, say("car out", "Auto unterwegs"), say("cars out", "Autos unterwegs")),
      number(day.late, say("car late", "Auto verspätet"), say("cars late", "Autos verspätet")),
      day.requests == 0
        ? nil
        : count(
          day.requests, one: say("request to answer", "offene Anfrage"),
          many: say("requests to answer", "offene Anfragen")),
    ].compactMap { $0 }
    var values: [StatusValue: String] = [:]
    if !facts.isEmpty { values[.facts] = list(facts) }
    values[.next] = day.coming.first.map { next in
      manner == .shown
        ? "\(vehicle(next.vehicle)), \(span(next.slot)), \(driver(next))"
        : "\(next.vehicle.car.model.fullName) \(say("at", "um")) \(spokenTime(next.slot.start)) \(say("for", "für")) \(next.customer.name)"
    }
    return values
  }
}

// MARK: - Times as they are said

extension Phrasebook {
  /// "tomorrow", "on Friday", "on Friday, 18 December".
  func spokenDay(_ date: CivilDate) -> String {
    let weekday = name(date.weekday)
    switch date.dayNumber - calendar.date(at: now).dayNumber {
    case 0: return say("today", "heute")
    case 1: return say("tomorrow", "morgen")
    case 2...6: return say("on \(weekday)", "am \(weekday)")
    default:
      return say(
        "on \(weekday), \(date.day) \(month(date.month))", "am \(weekday), dem \(date.day). \(month(date.month))")
    }
  }

  /// "15:30", "15 Uhr 30".
  func spokenTime(_ instant: Instant) -> String {
    let time = calendar.civil(at: instant).time
    return say(Self.digits(time), time.minute == 0 ? "\(time.hour) Uhr" : "\(time.hour) Uhr \(time.minute)")
  }

  /// "tomorrow at 15:30".
  func spokenMoment(_ instant: Instant) -> String {
    "\(spokenDay(calendar.date(at: instant))) \(say("at", "um")) \(spokenTime(instant))"
  }

  /// "tomorrow from 15:00 to 16:00".
  func spokenSlot(_ slot: TimeSlot) -> String {
    let day = spokenDay(calendar.date(at: slot.start))
    return day + say(" from ", " von ") + spokenTime(slot.start) + say(" to ", " bis ") + spokenTime(slot.end)
  }
}
