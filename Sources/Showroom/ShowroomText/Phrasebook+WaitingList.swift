import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The waiting list.
extension Phrasebook {
  public var waitingTitle: String { say("Waiting", "Warteliste") }
  public var nobodyWaits: String { say("Nobody is waiting.", "Niemand wartet.") }
  public var blocksTitle: String { say("Blocked", "Gesperrt") }

  public func waitingState(_ state: WaitingEntry.State) -> String {
    switch state {
    case .waiting: say("waiting", "wartet")
    case .offered: say("offered", "angeboten")
    case .accepted: say("accepted", "angenommen")
    case .declined: say("declined", "abgelehnt")
    case .expired: say("expired", "verfallen")
    case .removed: say("taken off", "gestrichen")
    }
  }

  /// "Friday, 4 December 2026, 12:00–18:00".
  public func waitingTime(_ wish: WaitingWish) -> String {
    let (first, last) = (wish.days.lowerBound, wish.days.upperBound)
    let days = first == last ? day(first) : say("\(day(first)) to \(day(last))", "\(day(first)) bis \(day(last))")
    guard wish.times != WaitingWish.wholeDay else { return days }
    let (from, to) = (clock(wish.times.lowerBound), clock(wish.times.upperBound))
    guard from != to else { return "\(days), \(from)" + say("", " Uhr") }
    return "\(days), \(from)–\(to)" + say("", " Uhr")
  }

  private func clock(_ minute: Int) -> String {
    CivilTime(hour: minute / 60, minute: minute % 60).map(Self.digits) ?? ""
  }

  /// "Volkswagen Golf, 30 minutes, Friday, 4 December 2026, 12:00–18:00".
  public func wish(_ wish: WaitingWish) -> String {
    let parts = [
      wish.car.name, duration(wish.duration), wish.options.isEmpty ? nil : options(wish.options), waitingTime(wish),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  func waitingOverview(_ overview: WaitingOverview) -> [String] {
    let wish = overview.wish
    let facts: [(String, String)?] = [
      (say("Car", "Auto"), wish.car.name), (say("When", "Wann"), waitingTime(wish)),
      (say("For", "Dauer"), duration(wish.duration)),
      wish.options.isEmpty ? nil : (say("Options", "Wünsche"), options(wish.options)),
      (say("Customer", "Kunde"), customerLine(overview.customer)),
    ]
    return [say("Put on the waiting list?", "Auf die Warteliste setzen?")]
      + facts.compactMap { $0 }.map { "  \($0): \($1)" }
  }

  func joined(_ entry: WaitingEntry, offered: TestDrive?) -> String {
    let place = say(
      "On the waiting list: no. \(entry.id), \(entry.customer.name), \(wish(entry.wish)).",
      "Auf der Warteliste: Nr. \(entry.id), \(entry.customer.name), \(wish(entry.wish)).")
    return offered.map { "\(place) \(offer(entry, $0))" } ?? place
  }

  /// What is offered, and until when.
  public func offer(_ entry: WaitingEntry, _ drive: TestDrive) -> String {
    let until = drive.holdExpires.map(instant) ?? ""
    return say(
      "Offered: drive \(drive.id), \(vehicle(drive.vehicle)), \(slot(drive.slot)), until \(until): waitlist accept \(entry.id), or decline \(entry.id).",
      "Angeboten: Fahrt \(drive.id), \(vehicle(drive.vehicle)), \(slot(drive.slot)), bis \(until): warteliste annehmen \(entry.id) oder ablehnen \(entry.id)."
    )
  }

  /// "drive 31, tomorrow, …, 10:00–10:30, until 11:00".
  public func offerInShort(_ drive: TestDrive) -> String {
    let until = drive.holdExpires.map { say(", until \(instant($0))", ", bis \(instant($0))") } ?? ""
    return say("drive \(drive.id), ", "Fahrt \(drive.id), ") + slot(drive.slot) + until
  }

  func alreadyWaiting(_ entry: WaitingEntry) -> String {
    say(
      "\(entry.customer.name) waits for that already: no. \(entry.id).",
      "\(entry.customer.name) wartet darauf schon: Nr. \(entry.id).")
  }

  public func nothingToOffer(_ entry: WaitingEntry) -> String {
    say(
      "Nothing is free for no. \(entry.id), \(entry.customer.name): \(wish(entry.wish)).",
      "Für Nr. \(entry.id), \(entry.customer.name), ist nichts frei: \(wish(entry.wish)).")
  }

  public func offered(_ number: Int) -> String {
    say("\(count(number, one: "offer", many: "offers")) made.", "\(count(number, one: "Angebot", many: "Angebote")).")
  }

  public func noSuchEntry(_ number: String) -> String {
    say("There is no no. \(number) on the waiting list.", "Nr. \(number) gibt es auf der Warteliste nicht.")
  }

  public func notOffered(_ entry: WaitingEntry) -> String {
    say(
      "No. \(entry.id) has no offer: it is \(waitingState(entry.state)).",
      "Nr. \(entry.id) hat kein Angebot: \(waitingState(entry.state)).")
  }

  public func takenOff(_ entry: WaitingEntry) -> String {
    say(
      "Off the waiting list: no. \(entry.id), \(entry.customer.name).",
      "Von der Warteliste gestrichen: Nr. \(entry.id), \(entry.customer.name).")
  }

  /// Who is offered what another let go.
  public func offeredNext(_ entry: WaitingEntry, _ drive: TestDrive) -> String {
    let until = drive.holdExpires.map(instant) ?? ""
    return say(
      "Offered to \(entry.customer.name), no. \(entry.id) on the waiting list: drive \(drive.id), \(slot(drive.slot)), until \(until).",
      "Angeboten an \(entry.customer.name), Nr. \(entry.id) der Warteliste: Fahrt \(drive.id), \(slot(drive.slot)), bis \(until)."
    )
  }
}
