import LanguageKit
import ShowroomCore

/// The words by which sentences about lists are known, of both languages together: they do not get in each other's way.
enum ListWords {
  /// Words of what is to be done, by the deed. The order is that in which they are looked for.
  static let deeds: [(deed: ListRequest.Deed, words: Set<String>)] = [
    (
      .untick,
      ["untick", "uncheck", "reopen", "unmark", "wiederoffnen", "aufmachen"]
    ),
    (
      .tick,
      [
        "tick", "check", "cross", "mark", "strike", "done", "finished", "finish", "complete", "completed", "ticked",
        "hake", "hak", "abhaken", "erledigt", "erledige", "fertig", "streich", "streiche", "gemacht", "abgehakt",
        "markiere", "markier",
      ]
    ),
    (.rename, ["rename", "umbenennen", "benenne", "benenn", "nenne", "nenn", "call"]),
    (
      .create,
      ["create", "make", "start", "erstelle", "erstell", "anlegen", "lege", "leg", "neue", "new", "mache", "mach"]
    ),
    (.delete, ["delete", "discard", "losche", "losch", "loschen", "entferne", "entfernen", "wirf", "remove", "erase"]),
    (.remove, ["clear", "empty", "leere", "leeren"]),
    (
      .add,
      [
        "add", "put", "write", "note", "append", "jot", "setz", "setze", "schreib", "schreibe", "fug", "fuge", "fuege",
        "setzen", "schreiben", "notieren", "packen", "pack", "packe", "trag", "trage", "notier", "notiere", "nimm",
        "nehme", "tu", "hinzufugen", "aufnehmen", "erganze", "erganz",
      ]
    ),
    (
      .show,
      [
        "show", "what", "whats", "which", "read", "open", "see", "display", "view", "left", "zeig", "zeige", "was",
        "lies", "vorlesen", "zeigen", "offne", "sehen", "fehlt", "steht", "gib",
      ]
    ),
  ]

  /// Words around items that are none of them.
  static let around: Set<String> = [
    "my", "our", "meine", "meiner", "unsere", "unserer", "dem", "please", "can", "could", "you", "i", "we", "me", "us",
    "want", "to", "would", "like", "on", "off", "onto", "as", "is", "are", "was", "were", "has", "have", "been", "it",
    "from", "in", "s", "there", "still", "not", "again", "up", "down", "into", "with", "called", "named", "the", "a",
    "an", "out", "i'm", "ive", "need", "also", "away", "isnt", "arent", "be", "bitte", "kannst", "konntest", "du",
    "ich", "wir", "mir", "uns", "mochte", "will", "auf", "zu", "zur", "ab", "als", "ist", "sind", "war", "wurde",
    "wurden", "von", "aus", "ein", "eine", "hinzu", "dazu", "noch", "nicht", "wieder", "doch", "um", "mit", "namens",
    "die", "der", "das", "den", "an", "sie", "drauf", "rein", "weg", "mal", "jetzt", "auch", "genannt", "es", "einen",
    "vor", "soll", "heissen", "now", "do", "tun", "erledigen", "offen", "gibt", "haben", "todo", "open",
  ]

  /// Verbs that take items off a list, where one of ``off`` goes with them.
  static let taking: Set<String> = ["take", "get", "nimm", "nehme", "nehmen", "hol", "hole"]
  static let off: Set<String> = ["off", "from", "von", "vom", "runter", "weg", "raus", "herunter"]
  /// What stands between an item and the title of its list ("add milk to groceries"), or between two titles ("as").
  static let beforeTitle: Set<String> = [
    "to", "on", "onto", "from", "off", "in", "as", "auf", "zu", "zur", "von", "vom",
  ]
  /// What makes a sentence one about an item that is done: "milk is done", "Milch ist erledigt".
  static let doneWords: Set<String> = ["done", "finished", "ticked", "erledigt", "fertig", "gemacht", "abgehakt"]
  static let being: Set<String> = ["is", "are", "as", "ist", "sind", "als", "wurde", "has", "have"]
  /// Verbs that look for something.
  static let searching: Set<String> = ["find", "search", "look", "suche", "such", "finde", "find"]
  static let asking: Set<String> = ["is", "are", "do", "steht", "stehen", "ist", "sind", "habe", "haben"]

  /// Verbs that take up again what was done, where a word for "again" goes with them: "open wash again".
  static let opening: Set<String> = ["open", "offne", "offnen", "mach", "mache"]
  static let again: Set<String> = ["again", "wieder"]
  static let everything: Set<String> = ["all", "everything", "alles", "alle", "all items", "alle punkte", "all of it"]
  static let negations: Set<String> = ["not", "isnt", "arent", "nicht", "doch"]

  /// Words for a list by itself.
  static let list: Set<String> = [
    "list", "lists", "listen", "checklist", "todolist", "todo-list", "to-do-list", "liste", "checkliste", "todoliste",
    "aufgabenliste",
  ]
  /// Between a list and what it is for: "the list for the Golf".
  static let ofList: Set<String> = ["for", "of", "fur", "von", "vom", "zum", "zur", "called", "named", "namens"]
  /// What a name does not go past, going back from "list".
  static let beforeName: Set<String> = [
    "to", "on", "onto", "from", "in", "off", "at", "the", "my", "our", "auf", "zu", "zur", "von", "vom", "aus", "der",
    "die", "das", "den", "dem", "meine", "meiner", "unsere", "unserer", "a", "an", "ein", "eine", "einer", "new",
    "neue", "me", "mir", "this", "that", "diese", "dieser", "into", "is", "bitte", "please", "mal", "uns", "us", ",",
  ]
  static let articles: Set<String> = [
    "the", "a", "an", "my", "our", "den", "die", "das", "der", "dem", "unseren", "meine",
  ]

  /// What others mean by a list: no to-do list has such a name.
  static let others: Set<String> = [
    "waiting", "wait", "price", "prices", "car", "cars", "drive", "drives", "booking", "bookings", "customer",
    "customers", "vehicle", "vehicles", "warte", "preis", "auto", "autos", "fahrzeug", "fahrzeuge", "fahrt", "fahrten",
    "probefahrten", "kunde", "kunden", "termine", "models", "modelle", "shortcuts", "phrases", "demonstrators",
    "vorfuhrwagen", "options", "appointments", "all", "alle", "times", "zeiten", "people", "plates",
  ]

  /// "What is still to do?", without a list: the words that make it, and those that may stand around them.
  static let toDo: Set<String> = ["todo", "todos", "to-do", "to-dos", "tun", "erledigen", "do"]
  static let aroundToDo: Set<String> = [
    "what", "whats", "is", "s", "there", "still", "left", "to", "have", "we", "i", "show", "me", "my", "our", "the",
    "all", "was", "ist", "noch", "zu", "gibt", "es", "alles", "haben", "wir", "zeig", "zeige", "mir", "meine", "unsere",
    "today", "heute", "needs", "be", "open", "muss", "mussen", "do", "tun", "i'll", "us", "now",
  ]

  /// What stands before the name of a list in such a sentence.
  static let beforeToDo: Set<String> = ["on", "for", "with", "at", "beim", "bei", "am", "an", "fur", "mit"]

  /// Items that are separated by commas or "and", as they are: no sentence is around them.
  static func items(of text: String) -> [String] {
    ListSentence.words(of: text).split { $0.separates }
      .map { $0.map(\.text).joined(separator: " ") }.filter { PhraseKey($0) != nil }
  }
}
