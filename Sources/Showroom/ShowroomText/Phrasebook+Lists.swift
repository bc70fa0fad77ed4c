import LanguageKit
import ShowroomCore
import ShowroomIntents

/// To-do lists.
extension Phrasebook {
  public var listsTitle: String { say("Lists", "Listen") }
  public var nextForLists: String {
    say("Show one: list show and its title.", "Eine zeigen: „liste zeige“ und ihr Titel.")
  }
  public var noLists: String {
    say("There are no lists. Make one: list create Golf.", "Es gibt keine Listen. Anlegen: liste neue Golf.")
  }

  public var nothingOpen: String { say("nothing to do", "nichts zu tun") }

  /// What became of a list.
  func list(_ answer: ListAnswer) -> String {
    switch answer {
    case .created(let list):
      let start = say("New list: \(list.title)", "Neue Liste: \(list.title)")
      return list.items.isEmpty ? start + "." : "\(start): \(self.list(list.items.map(\.text)))."
    case .added(let list, let added, let already): return self.added(added, already, to: list)
    case .shown(let list): return title(of: list)
    case .open(let lists): return stillToDo(lists)
    case .ticked(let list, let items): return ticked(items, on: list)
    case .unticked(let list, let items):
      guard !items.isEmpty else {
        return say("Nothing of that was done on \(list.title).", "Davon war auf \(list.title) nichts erledigt.")
      }
      return say(
        "To do again on \(list.title): \(self.list(items)).", "Wieder zu tun auf \(list.title): \(self.list(items)).")
    case .removed(let list, let items):
      guard !items.isEmpty else { return say("Nothing is on \(list.title).", "Auf \(list.title) steht nichts.") }
      return say(
        "Taken off \(list.title): \(self.list(items)).", "Von \(list.title) gestrichen: \(self.list(items)).")
    case .renamed(let list, let old):
      return say("The list \(old) is now called \(list.title).", "Die Liste \(old) heißt jetzt \(list.title).")
    case .deleted(let list): return say("Deleted: the list \(list.title).", "Gelöscht: die Liste \(list.title).")
    }
  }

  private func added(_ added: [String], _ already: [String], to list: TodoList) -> String {
    let known =
      already.isEmpty
      ? nil
      : say("On \(list.title) already: \(self.list(already)).", "Steht schon auf \(list.title): \(self.list(already)).")
    let new =
      added.isEmpty
      ? nil : say("Added to \(list.title): \(self.list(added)).", "Auf \(list.title) gesetzt: \(self.list(added)).")
    return [new, known].compactMap { $0 }.joined(separator: " ")
  }

  private func ticked(_ items: [String], on list: TodoList) -> String {
    let left = list.open
    let rest =
      left.isEmpty
      ? say("All is done.", "Alles ist erledigt.")
      : say("Still to do: \(self.list(left)).", "Noch zu tun: \(self.list(left)).")
    guard !items.isEmpty else {
      return say("That was done already on \(list.title). ", "Das war auf \(list.title) schon erledigt. ") + rest
    }
    return say("Done on \(list.title): \(self.list(items)). ", "Erledigt auf \(list.title): \(self.list(items)). ")
      + rest
  }

  private func stillToDo(_ lists: [TodoList]) -> String {
    guard !lists.isEmpty else { return say("Nothing is to be done.", "Es ist nichts zu tun.") }
    let items = lists.reduce(0) { $0 + $1.open.count }
    let count = count(items, one: say("thing", "Punkt"), many: say("things", "Punkte"))
    return say("Still to do: \(count).", "Noch zu tun: \(count).")
  }

  /// "Prepare Golf 31, drive 31, due today, 15:00: 2 of 3 to do."
  public func title(of list: TodoList) -> String {
    let subject = subject(list.subject).flatMap { Folding.fold($0) == Folding.fold(list.title) ? nil : $0 }
    let marks = [list.title, subject, list.due.map(due)].compactMap { $0 }.joined(separator: ", ")
    guard !list.items.isEmpty else { return say("\(marks): nothing is on it.", "\(marks): leer.") }
    guard !list.open.isEmpty else { return say("\(marks): all is done.", "\(marks): alles erledigt.") }
    let (open, all) = (list.open.count, list.items.count)
    return say("\(marks): \(open) of \(all) to do.", "\(marks): \(open) von \(all) zu tun.")
  }

  public func subject(_ subject: TodoList.Subject) -> String? {
    switch subject {
    case .desk, .vehicle: nil
    case .drive(let id): say("drive \(id)", "Fahrt \(id)")
    }
  }

  public func due(_ instant: Instant) -> String {
    say("due \(self.instant(instant))", "fällig \(self.instant(instant))")
  }

  public func itemState(_ item: TodoList.Item) -> String {
    item.isDone ? say("done", "erledigt") : say("to do", "zu tun")
  }

  /// What is still to do of a list, as a drive shows it.
  public func openItems(of list: TodoList) -> String { "\(list.title): \(self.list(list.open))" }

  func deleteList(_ list: TodoList) -> String {
    guard !list.items.isEmpty else {
      return say("Delete the list \(list.title)? Nothing is on it.", "Die Liste \(list.title) löschen? Sie ist leer.")
    }
    let items = count(list.items.count, one: say("item", "Punkt"), many: say("items", "Punkten"))
    return say("Delete the list \(list.title), with \(items)?", "Die Liste \(list.title) mit \(items) löschen?")
  }
}

// MARK: - Refusals

extension Phrasebook {
  func list(_ reason: ListReason) -> String {
    switch reason {
    case .unknownList(let name, let known):
      say(
        "There is no list “\(shortened(name))”; there is \(list(known)).",
        "Eine Liste „\(shortened(name))“ gibt es nicht; es gibt \(list(known)).")
    case .noLists: noLists
    case .unknownItem(let name, let list):
      list.items.isEmpty
        ? say("Nothing is on \(list.title).", "Auf \(list.title) steht nichts.")
        : say(
          "“\(shortened(name))” is not on \(list.title); there is \(self.list(list.items.map(\.text))).",
          "„\(shortened(name))“ steht nicht auf \(list.title); dort steht \(self.list(list.items.map(\.text))).")
    case .nowhere(let name):
      say("“\(shortened(name))” is on no list.", "„\(shortened(name))“ steht auf keiner Liste.")
    }
  }

  func list(_ refusal: ListRefusal) -> String {
    switch refusal {
    case .titleTaken(let list):
      say("There is a list \(list.title) already.", "Eine Liste \(list.title) gibt es schon.")
    case .empty: say("That has no letter or digit.", "Darin ist kein Buchstabe und keine Ziffer.")
    case .full(let list, let most):
      say("\(list.title) would have more than \(most) items.", "\(list.title) hätte mehr als \(most) Punkte.")
    case .gone(let title):
      say("The list \(title) is there no longer.", "Die Liste \(title) gibt es nicht mehr.")
    }
  }
}

// MARK: - Templates

extension Phrasebook {
  public var noTemplates: String { say("There are no templates of lists.", "Es gibt keine Listenvorlagen.") }
  public var templateNeeds: String {
    say(
      "A template needs a name and --items \"wash, plates\".",
      "Eine Vorlage braucht einen Namen und --items \"Waschen, Schilder\".")
  }

  public func scope(_ scope: ListTemplate.Scope) -> String {
    switch scope {
    case .all: say("all drives", "alle Fahrten")
    case .fuel(let kind): fuelKind(kind)
    case .model(let model): model.fullName
    }
  }

  private func fuelKind(_ kind: FuelKind) -> String {
    switch kind {
    case .petrol: say("petrol", "Benzin")
    case .diesel: say("diesel", "Diesel")
    case .electric: say("electric", "elektrisch")
    case .hybrid: say("hybrid", "Hybrid")
    case .gas: say("gas", "Gas")
    }
  }

  public func templateAdded(_ template: ListTemplate) -> String {
    let (items, cars) = (list(template.items), scope(template.scope))
    return say(
      "From now on each drive (\(cars)) gets a list \(template.name): \(items).",
      "Ab jetzt bekommt jede Fahrt (\(cars)) eine Liste \(template.name): \(items).")
  }

  public func templateDeleted(_ template: ListTemplate) -> String {
    say("Deleted: the template \(template.name).", "Gelöscht: die Vorlage \(template.name).")
  }

  public func templateKnown(_ name: String) -> String {
    say("There is a template \(shortened(name)) already.", "Eine Vorlage \(shortened(name)) gibt es schon.")
  }

  public func noTemplate(_ name: String) -> String {
    say("There is no template “\(shortened(name))”.", "Eine Vorlage „\(shortened(name))“ gibt es nicht.")
  }

  public func noScope(_ words: String) -> String {
    say(
      "“\(shortened(words))” is no kind of drive: all, petrol, diesel, electric, hybrid, gas, or a model.",
      "„\(shortened(words))“ ist keine Art von Fahrt: all, petrol, diesel, electric, hybrid, gas oder ein Modell.")
  }

  /// The items of a journal's line, each done one marked.
  func items(_ value: String) -> [String] {
    TodoList.items(storageText: value).map { $0.isDone ? "\($0.text) ✓" : $0.text }
  }
}
