import LanguageKit
import ShowroomCore
import ShowroomIntents
import Testing

/// How people speak of to-do lists.
struct ListSentenceTests {
  /// A sentence, what it asks for, the list it names and its items or its new title.
  typealias Row = (String, ListRequest.Deed, String?, [String])

  static let english: [Row] = [
    ("add wash and charge to the Golf list", .add, "Golf", ["wash", "charge"]),
    ("please put plates on the golf list", .add, "golf", ["plates"]),
    ("add wash, charge and plates to the list for the Golf", .add, "Golf", ["wash", "charge", "plates"]),
    ("could you write call the workshop on my to-do list", .add, nil, ["call the workshop"]),
    ("put \"wash and wax\" on the golf list", .add, "golf", ["wash and wax"]),
    ("note fuel on the Prepare list", .add, "Prepare", ["fuel"]),
    ("add plates and fuel card to the Prepare the Golf list", .add, "Prepare the Golf", ["plates", "fuel card"]),
    ("add wash the windows to the golf list", .add, "golf", ["wash the windows"]),
    ("show the golf list", .show, "golf", []),
    ("show me the list for the Golf", .show, "Golf", []),
    ("what is still to do", .show, nil, []),
    ("what's left to do?", .show, nil, []),
    ("what is still to do on the golf list?", .show, "golf", []),
    ("golf list", .show, "golf", []),
    ("tick wash on the golf list", .tick, "golf", ["wash"]),
    ("tick off wash and plates on the golf list", .tick, "golf", ["wash", "plates"]),
    ("everything is done on the golf list", .tick, "golf", ListRequest.all),
    ("tick all items on the golf list", .tick, "golf", ListRequest.all),
    ("wash is done on the golf list", .tick, "golf", ["wash"]),
    ("tick wash", .tick, nil, ["wash"]),
    ("untick wash on the golf list", .untick, "golf", ["wash"]),
    ("wash is not done on the golf list", .untick, "golf", ["wash"]),
    ("open wash on the golf list again", .untick, "golf", ["wash"]),
    ("open the golf list again", .show, "golf", []), ("open wash again", .untick, nil, ["wash"]),
    ("reopen wash and plates", .untick, nil, ["wash", "plates"]),
    ("rename the golf list to Weekend", .rename, "golf", ["Weekend"]),
    ("delete the golf list", .delete, "golf", []),
    ("delete milk from the groceries list", .remove, "groceries", ["milk"]),
    ("remove wash and plates from the golf list", .remove, "golf", ["wash", "plates"]),
    ("take eggs off the groceries list", .remove, "groceries", ["eggs"]),
    ("clear the golf list", .remove, "golf", ListRequest.all),
    ("rename the list groceries to shopping", .rename, "groceries", ["shopping"]),
    ("add milk to the list groceries", .add, "groceries", ["milk"]),
    ("put wash on the list", .add, nil, ["wash"]),
    ("delete all lists", .delete, nil, []),
    ("mark milk as done", .tick, nil, ["milk"]),
    ("milk is not done", .untick, nil, ["milk"]),
    ("make a list for the Polo with wash and fuel", .create, "Polo", ["wash", "fuel"]),
    ("create a list called Weekend with wash and plates", .create, "Weekend", ["wash", "plates"]),
  ]

  static let german: [Row] = [
    ("setz Waschen und Laden auf die Liste für den Golf", .add, "Golf", ["Waschen", "Laden"]),
    ("Setze bitte Schilder auf die Golf-Liste", .add, "Golf", ["Schilder"]),
    ("schreib Öl prüfen auf die Golfliste", .add, "Golf", ["Öl prüfen"]),
    ("füge Waschen, Laden und Schilder zur Golf-Liste hinzu", .add, "Golf", ["Waschen", "Laden", "Schilder"]),
    ("trag Tanken in die Liste für den Golf ein", .add, "Golf", ["Tanken"]),
    ("zeig mir die Golf-Liste", .show, "Golf", []),
    ("was steht noch auf der Golf-Liste?", .show, "Golf", []),
    ("was ist noch zu tun", .show, nil, []),
    ("what is left to do on the Golf?", .show, "Golf", []),
    ("what do I still have to do for the Polo", .show, "Polo", []),
    ("was ist beim Golf noch zu tun?", .show, "Golf", []),
    ("öffne Waschen auf der Golf-Liste wieder", .untick, "Golf", ["Waschen"]),
    ("öffne die Golf-Liste wieder", .show, "Golf", []), ("öffne Waschen wieder", .untick, nil, ["Waschen"]),
    ("mach Waschen bitte wieder auf", .untick, nil, ["Waschen"]),
    ("was haben wir heute noch zu erledigen?", .show, nil, []),
    ("Golf-Liste", .show, "Golf", []),
    ("hake Waschen auf der Golf-Liste ab", .tick, "Golf", ["Waschen"]),
    ("alles erledigt auf der Golf-Liste", .tick, "Golf", ListRequest.all),
    ("Waschen und Laden sind erledigt auf der Golf-Liste", .tick, "Golf", ["Waschen", "Laden"]),
    ("markiere Schilder auf der Golf-Liste als erledigt", .tick, "Golf", ["Schilder"]),
    ("hak Waschen ab", .tick, nil, ["Waschen"]),
    ("Waschen ist auf der Golf-Liste noch nicht erledigt", .untick, "Golf", ["Waschen"]),
    ("benenne die Golf-Liste in Wochenende um", .rename, "Golf", ["Wochenende"]),
    ("lösch die Golf-Liste", .delete, "Golf", []),
    ("lösche Milch von der Einkaufsliste", .remove, "Einkaufs", ["Milch"]),
    ("nimm Eier und Brot von der Liste Einkauf", .remove, "Einkauf", ["Eier", "Brot"]),
    ("entferne Waschen von der Golf-Liste", .remove, "Golf", ["Waschen"]),
    ("leere die Golf-Liste", .remove, "Golf", ListRequest.all),
    ("füge Eier zur Liste Einkauf hinzu", .add, "Einkauf", ["Eier"]),
    ("ergänze die Liste Einkauf um Butter", .add, "Einkauf", ["Butter"]),
    ("hak Brot auf der Liste Einkauf ab", .tick, "Einkauf", ["Brot"]),
    ("bitte Öl prüfen auf die Liste für den Golf setzen", .add, "Golf", ["Öl prüfen"]),
    ("Milch ist erledigt", .tick, nil, ["Milch"]),
    ("mach eine Liste für den Polo mit Waschen und Tanken", .create, "Polo", ["Waschen", "Tanken"]),
    ("lösche die Liste Winter", .delete, "Winter", []),
    ("lege eine Liste Wochenende an", .create, "Wochenende", []),
  ]

  @Test("Each sentence says what is to be done with which list", arguments: english + german)
  func sentence(_ phrase: String, _ deed: ListRequest.Deed, _ list: String?, _ items: [String]) throws {
    let request = try #require(ListSentence.request(phrase), "\(phrase)")
    #expect(request.deed == deed)
    #expect((deed == .create ? request.title : request.list.said) == list)
    #expect((deed == .rename ? [request.title ?? ""] : request.items.said ?? []) == items)
  }

  @Test(
    "A new list may be for a drive, which is neither in its title nor an item",
    arguments: [
      ("create a list Prepare with wash and plates for drive 23", "Prepare", ["wash", "plates"]),
      ("make a list Prepare with wash, plates, before drive 23", "Prepare", ["wash", "plates"]),
      ("create a list \"Prepare the Golf\" with wash for drive #23", "Prepare the Golf", ["wash"]),
      ("erstelle eine Liste Vorbereiten mit Waschen und Laden für Fahrt 23", "Vorbereiten", ["Waschen", "Laden"]),
      ("leg eine Liste Vorbereiten mit Waschen vor Fahrt 23 an", "Vorbereiten", ["Waschen"]),
    ])
  func ofDrive(_ phrase: String, _ title: String, _ items: [String]) throws {
    let request = try #require(ListSentence.request(phrase), "\(phrase)")
    #expect(request.deed == .create)
    #expect(request.title == title)
    #expect(request.items.said == items)
    #expect(request.subject == .drive(23))
  }

  @Test(
    "Sentences about other things are none about lists",
    arguments: [
      "list the cars", "list cars", "show me the list of drives", "give me a list of the cars", "price list",
      "put me on the waiting list for the golf on friday", "waitlist me for the golf", "book the golf tomorrow",
      "show me the golf", "what do you have", "what do we have today", "gib mir eine Liste der Autos",
      "setz mich auf die Warteliste für den Golf", "liste die Fahrten auf", "was ist frei", "zeig mir den Golf", "",
      "list", "how do I get there",
    ])
  func others(_ phrase: String) {
    #expect(ListSentence.request(phrase) == nil)
  }

  @Test(
    "What is looked for on the lists",
    arguments: [
      ("search for polish in my lists", "polish"), ("find polish on the list", "polish"),
      ("is wash on the list?", "wash"), ("do I have wax on my list", "wax"), ("suche Wachs in den Listen", "Wachs"),
      ("steht Waschen auf der Liste?", "Waschen"), ("is the golf free", nil), ("find golf", nil), ("is the list", nil),
    ] as [(String, String?)])
  func searched(_ phrase: String, _ words: String?) {
    #expect(ListSentence.searched(phrase) == words)
  }

  @Test(
    "A list may be named without the word, where there is one of that title",
    arguments: [
      ("add milk to groceries", .add, ["milk"]), ("put eggs on groceries please", .add, ["eggs"]),
      ("take milk off groceries", .remove, ["milk"]), ("tick milk on groceries", .tick, ["milk"]),
      ("rename groceries to shopping", .rename, []), ("setze Milch auf groceries", .add, ["Milch"]),
      ("füge Milch zu groceries hinzu", .add, ["Milch"]), ("add milk to the pantry", nil, []),
      ("book the golf", nil, []), ("cancel groceries", nil, []),
    ] as [(String, ListRequest.Deed?, [String])])
  func marked(_ phrase: String, _ deed: ListRequest.Deed?, _ items: [String]) {
    let marked = ListSentence.marked(phrase) { $0 == "groceries" }
    let request = marked.flatMap(ListSentence.request)
    #expect(request?.deed == deed)
    #expect(request?.list.said == (deed == nil ? nil : "groceries"))
    #expect(request?.items.said ?? [] == items)
  }

  @Test("No words are too many or too strange")
  func anything() {
    for text in [
      String(repeating: "list ", count: 20_000), "\u{0}\u{1B}[2J list", String(repeating: "\"", count: 9999),
    ] {
      _ = ListSentence.request(text)
    }
  }
}
