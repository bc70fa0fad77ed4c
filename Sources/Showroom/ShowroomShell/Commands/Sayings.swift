import LanguageKit

/// Sentences that say no more than a command does: "show my messages" is `message list`.
enum Sayings {
  /// The line of the command that a sentence stands for; nil for any other sentence.
  static func command(for phrase: String) -> String? {
    guard phrase.utf8.count < 100 else { return nil }
    let words = Folding.fold(phrase).split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .map { $0.filter { $0 != "'" } }.filter { !polite.contains($0) }
    // To write the templates out costs more than to read most phrases: only where one can be meant.
    guard words.allSatisfy(vocabulary.contains) else { return nil }
    return commands[words.joined(separator: " ")]
  }

  private static let polite: Set<String> = [
    "please", "can", "could", "you", "me", "us", "mir", "uns", "bitte", "mal", "kannst", "konnen", "du", "sie", "denn",
    "now", "jetzt", "hey",
  ]

  /// Every word of the templates.
  private static let vocabulary: Set<String> = sayings.reduce(into: []) { words, saying in
    for template in saying.templates {
      for word in template.utf8.split(whereSeparator: { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }

  private static let commands: [String: String] = {
    var commands: [String: String] = [:]
    for (line, templates) in sayings {
      for template in templates {
        for sentence in (try? SentenceTemplate(template))?.sentences ?? [] {
          let words = sentence.filter { !polite.contains($0) }.joined(separator: " ")
          if commands[words] == nil { commands[words] = line }
        }
      }
    }
    return commands
  }()

  /// Templates by the line of the command. They hold no values, and are no sentence for an intent.
  private static let sayings: [(line: String, templates: [String])] = [
    (
      "shortcut list",
      [
        "[(show|list|read)] my (shortcuts|phrases)", "(what|which) (shortcuts|phrases) (do i have|are there)",
        "what are my (shortcuts|phrases)", "[(zeig|zeige)] meine (kurzbefehle|satze)",
        "welche (kurzbefehle|satze) (habe ich|gibt es)", "was sind meine (kurzbefehle|satze)",
      ]
    ),
    (
      "message list",
      [
        "[(show|list|read|check)] [(my|the|all)] messages", "[(are there|do i have)] any [new] messages",
        "what messages are there", "[(zeig|zeige)] [(meine|die|alle)] nachrichten",
        "lies [(meine|die)] nachrichten [vor]",
        "(gibt es|habe ich) [neue] nachrichten", "welche nachrichten gibt es",
      ]
    ),
    (
      "group list",
      [
        "[(show|list)] [(my|the)] groups", "(what|which) groups (are there|do i have)",
        "[(zeig|zeige)] [(meine|die)] gruppen", "welche gruppen (gibt es|habe ich)",
      ]
    ),
    (
      "list",
      [
        "[(show|list|read)] all [(my|the|our)] [(todo|to do)] lists",
        "(what|which) lists (are there|do we have|do i have)",
        "lists", "[(zeig|zeige)] alle [(meine|unsere)] listen", "welche listen (gibt es|haben wir|habe ich)", "listen",
      ]
    ),
    (
      "suggest",
      [
        "what (do|would) you suggest", "suggest something", "[any] suggestions", "[book] the usual",
        "[the] same as (last time|usual|always)", "was schlagst du vor", "was schlagen sie vor", "vorschlage",
        "[buche] das ubliche", "wie (letztes mal|immer|ublich)", "schlag [etwas|was] vor", "vorschlagen",
      ]
    ),
    (
      "donation list",
      [
        "what do you (know|remember) about me", "what is (known|stored|remembered) about me",
        "was weisst du uber mich", "was wissen sie uber mich", "was ist uber mich (gespeichert|gemerkt)",
        "was hast du [(dir|von|uber)] mich gemerkt",
      ]
    ),
    (
      "status",
      [
        "how do (things|i|we) stand", "how are things",
        "(when is|whens|what is) my next [test] (drive|booking|appointment)",
        "when do i have to (bring|give|return) (the|my) car [back]", "when (is|must) (the|my) car [(be|due)] back",
        "wie steht es", "wie stehts", "[wie ist] der [aktuelle] stand [der dinge]",
        "was ist der [aktuelle] stand [der dinge]",
        "wie sieht es [heute] aus", "wie siehts [heute] aus", "wie ist die lage", "wie schauts [heute] aus",
        "what is the [current] state [of things]", "wann ist meine nachste (fahrt|probefahrt|buchung)",
        "wann ist mein nachster termin",
        "wann muss ich (das|mein) auto (zuruckbringen|zuruckgeben|abgeben)", "wann muss (das|mein) auto zuruck sein",
      ]
    ),
    (
      "hours",
      [
        "when (are|do) you open", "when is the showroom open", "[what are] [(your|the)] opening hours",
        "wann habt ihr (offen|auf|geoffnet)", "wann haben sie (offen|auf|geoffnet)",
        "[wie sind] [(die|eure|ihre)] offnungszeiten",
        "wann ist [das autohaus] (offen|geoffnet)", "(bis|ab) wann (habt ihr|haben sie) (offen|auf|geoffnet)",
        "wie lange (habt ihr|haben sie) [heute] (offen|auf|geoffnet)",
        "(habt ihr|haben sie) [(heute|morgen|am wochenende)] (offen|auf|geoffnet)",
        "(habt ihr|haben sie) am (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (offen|auf|geoffnet)",
        "wann (macht ihr|machen sie) (auf|zu)", "wann schliesst ihr", "wann schliessen sie",
      ]
    ),
    (
      "undo",
      [
        "(mach|mache) (das|es) [wieder] ruckgangig", "[(das|es)] ruckgangig machen",
        "[(die)] letzte anderung (ruckgangig machen|zurucknehmen)", "(nimm|nehmen) (das|es) zuruck",
        "undo (that|it|this)",
      ]
    ),
    (
      "log",
      [
        "[(zeig|zeige)] das (protokoll|journal)", "was wurde [heute] (geandert|gemacht)", "wer hat was geandert",
        "show the (log|journal)", "what was changed",
      ]
    ),
    (
      "customer list",
      [
        "[(zeig|zeige)] [alle] [(die|unsere)] kunden", "[(zeig|zeige)] [(die|unsere)] kundenliste",
        "welche kunden (haben wir|gibt es)", "show [all] [(the|our)] customers",
      ]
    ),
    (
      "waitlist",
      [
        "wer wartet", "wer steht auf der warteliste", "wer ist auf der warteliste", "[(zeig|zeige)] die warteliste",
        "zeig warteliste", "zeige warteliste", "warteliste (zeigen|anzeigen)",
        "who is waiting", "who is on the (waitlist|waiting list)", "[(show|list|read)] [the] waiting list",
        "(show|list|read) [the] waitlist",
      ]
    ),
    (
      "sign in",
      ["ich (mochte|will) mich anmelden", "anmeldung", "i want to sign in", "log me in"]
    ),
  ]
}
