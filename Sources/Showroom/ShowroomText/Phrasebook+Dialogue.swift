import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// The question for a parameter. Choices are listed apart, numbered.
  public func question(_ asked: Conversation.Asked) -> String {
    switch asked.kind {
    case .doYouMean(.customer(.new(let name))):
      say("Nobody here is called \(name). Add a new customer?", "\(name) ist hier nicht bekannt. Neu anlegen?")
    case .doYouMean(let guess): say("Do you mean \(choice(guess))?", "Meinen Sie \(choice(guess))?")
    case .which(let choices): which(choices.first, parameter: asked.parameter)
    case .needsValue: needsValue(asked.parameter)
    }
  }

  private func which(_ example: Choice?, parameter: String) -> String {
    switch example {
    case .start: say("At what time?", "Um wie viel Uhr?")
    case .duration: say("How long?", "Wie lange?")
    case .customer: say("Which customer?", "Welcher Kunde?")
    case .drive: say("Which drive?", "Welche Fahrt?")
    case .message(let example): messageQuestion(example)
    case .account: say("For which account?", "Für welches Konto?")
    case .list(.list): say("Which list?", "Welche Liste?")
    case .list(.items): say("Which item?", "Welcher Punkt?")
    case .car, .options, nil: say("Which one?", "Welcher?")
    }
  }

  private func needsValue(_ parameter: String) -> String {
    switch parameter {
    case "car": say("Which car?", "Welches Auto?")
    case "duration": say("For how long?", "Für wie lange?")
    case "start", "when": say("When?", "Wann?")
    case "customer": say("For whom?", "Für wen?")
    case "account": say("For which account?", "Für welches Konto?")
    case "list": say("Which list?", "Welche Liste?")
    case "items": say("Which items?", "Welche Punkte?")
    case "title": say("What is it to be called?", "Wie soll sie heißen?")
    case "drive": say("Which drive? Its number, please.", "Welche Fahrt? Bitte die Nummer.")
    case "licence":
      say(
        "The licence, please: its number, class and last day, such as B123456 B 2030-01-31.",
        "Bitte der Führerschein: Nummer, Klasse und letzter Tag, etwa B123456 B 2030-01-31.")
    case "recipients": say("To whom?", "An wen?")
    case "content": say("What shall it say?", "Was soll darin stehen?")
    default: say("Which \(parameter)?", "Bitte angeben: \(parameter)?")
    }
  }

  /// One choice, as it stands in a list or a question.
  public func choice(_ choice: Choice) -> String {
    switch choice {
    case .car(let car): car.name
    case .duration(let minutes): duration(minutes)
    case .options(let options): self.options(options)
    case .start(let start): "\(instant(start.instant)), \(vehicle(start.vehicle))"
    case .customer(.known(let customer)): self.customer(customer)
    case .customer(.new(let name)): name
    case .drive(let drive): self.drive(drive)
    case .message(let choice): messageChoice(choice)
    case .account(let account): account.name
    case .list(.list(let list)): list.title
    case .list(.items(let items)): items.last ?? ""
    }
  }

  /// A customer with what tells them from others of the same name.
  public func customer(_ customer: Customer) -> String {
    let marks = [customer.phone, customer.email, customer.born.map { say("born \($0)", "geboren \($0)") }].compactMap {
      $0
    }
    return ([customer.name] + marks.prefix(2)).joined(separator: ", ")
  }

  /// "Drive 12: Volkswagen Golf 2019, B-SR 1201, tomorrow, …, 15:00–15:45, Anna Novak, confirmed".
  public func drive(_ drive: TestDrive) -> String {
    let extras = drive.resources.all.isEmpty ? [] : [resources(drive.resources)]
    let parts = [vehicle(drive.vehicle), slot(drive.slot), drive.customer.name] + extras + [driveState(drive.state)]
    return say("Drive \(drive.id): ", "Fahrt \(drive.id): ") + parts.joined(separator: ", ")
  }
}

// MARK: - The overview before a yes

extension Phrasebook {
  /// What will be done, a line for each fact, and the question.
  public func overview(_ item: OverviewItem) -> [String] {
    switch item {
    case .booking(let booking): bookingOverview(booking)
    case .move(let move): moveOverview(move)
    case .cancel(let drive):
      [say("Cancel this drive?", "Diese Fahrt stornieren?"), "  " + self.drive(drive)]
        + (drive.reason.map { [say("  Reason: \($0)", "  Grund: \($0)")] } ?? [])
    case .undo(let plan): undoOverview(plan)
    case .message(let message): messageOverview(message)
    case .waiting(let overview): waitingOverview(overview)
    case .deleteList(let list): [deleteList(list)]
    }
  }

  private func bookingOverview(_ booking: BookingOverview) -> [String] {
    let facts: [(String, String)?] = [
      (say("Car", "Auto"), vehicle(booking.start.vehicle)),
      (say("When", "Wann"), slot(booking.slot)),
      (say("For", "Dauer"), duration(booking.slot.duration)),
      booking.options.isEmpty ? nil : (say("Options", "Wünsche"), options(booking.options)),
      booking.resources.plate.map { (say("Dealer plate", "Rotes Kennzeichen"), $0.name) },
      booking.resources.person.map { (say("With", "Mit"), $0.name) },
      (say("Customer", "Kunde"), customerLine(booking.customer)),
      booking.account.map { (say("Account", "Konto"), $0.name) },
      booking.override.map { (say("Set aside", "Ausgesetzt"), "\($0.storageText): \($0.reason)") },
    ]
    let question: String
    switch booking.state {
    case .held: question = say("Hold this test drive?", "Diese Probefahrt vormerken?")
    case .requested: question = say("Request this test drive?", "Diese Probefahrt anfragen?")
    default: question = say("Book this test drive?", "Diese Probefahrt buchen?")
    }
    return [question] + facts.compactMap { $0 }.map { "  \($0): \($1)" }
      + clockNote(booking.start)
  }

  /// What became of a drive: moves, why it ended and by whom, what was set aside for it; empty for most.
  public func driveHistory(_ drive: TestDrive) -> [String] {
    let by =
      drive.endedBy.map { say(" by \(journalSpeaker($0.storageText))", " durch \(journalSpeaker($0.storageText))") }
      ?? ""
    return [
      drive.moves == 0
        ? nil : say("Moved: ", "Verschoben: ") + count(drive.moves, one: say("time", "Mal"), many: say("times", "Mal")),
      drive.endedBy == nil ? nil : "\(driveState(drive.state))\(by)\(drive.reason.map { ": \($0)" } ?? "")",
      drive.override.map { say("Set aside: ", "Ausgesetzt: ") + "\($0.storageText): \($0.reason)" },
    ].compactMap { $0 }
  }

  func customerLine(_ choice: CustomerChoice) -> String {
    switch choice {
    case .known(let customer): customer.name
    case .new(let name): say("\(name) (new)", "\(name) (neu)")
    }
  }

  private func moveOverview(_ move: MoveOverview) -> [String] {
    [
      say("Move drive \(move.drive.id)?", "Fahrt \(move.drive.id) verschieben?"),
      say("  From: ", "  Von: ") + "\(vehicle(move.drive.vehicle)), \(slot(move.drive.slot))",
      say("  To: ", "  Auf: ") + "\(vehicle(move.start.vehicle)), \(slot(move.slot))",
    ] + (move.resources.all.isEmpty ? [] : ["  " + say("Needs: ", "Braucht: ") + resources(move.resources)])
      + (move.override.map { [say("  Set aside: ", "  Ausgesetzt: ") + "\($0.storageText): \($0.reason)"] } ?? [])
      + clockNote(move.start)
  }

  /// What a person should know where the clock changes.
  private func clockNote(_ start: Start) -> [String] {
    switch start.clock {
    case .ordinary: return []
    case .movedOutOfGap(let said):
      let time = Self.digits(said.time)
      return [
        say(
          "  Note: the clock goes forward then, and \(time) does not exist; it is moved to \(instant(start.instant)).",
          "  Hinweis: Die Uhr wird vorgestellt, \(time) Uhr gibt es nicht; verschoben auf \(instant(start.instant)).")
      ]
    case .twice(let other):
      return [
        say(
          "  Note: the clock goes back then, and this time comes twice; the other one is \(instant(other)).",
          "  Hinweis: Die Uhr wird zurückgestellt, diese Zeit gibt es zweimal; die andere ist \(instant(other)).")
      ]
    }
  }
}
