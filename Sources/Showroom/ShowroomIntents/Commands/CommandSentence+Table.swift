extension CommandSentence {
  /// Templates by the name of what is asked for and the line of the command. They hold no values, and are no sentence for
  /// an intent.
  static let sayingTable: [(name: String?, line: String, templates: [String])] = [
    (
      "ShowShortcuts", "shortcut list",
      [
        "[(show|list|read)] my (shortcuts|phrases)", "(what|which) (shortcuts|phrases) (do i have|are there)",
        "what are my (shortcuts|phrases)", "[(zeig|zeige)] meine (kurzbefehle|satze)",
        "welche (kurzbefehle|satze) (habe ich|gibt es)", "was sind meine (kurzbefehle|satze)",
      ]
    ),
    (
      "ShowMessages", "message list",
      [
        "[(show|list|read|check)] [(my|the|all)] messages", "[(are there|do i have)] any [new] messages",
        "what messages are there", "[(zeig|zeige)] [(meine|die|alle)] nachrichten",
        "lies [(meine|die)] nachrichten [vor]", "(gibt es|habe ich) [neue] nachrichten", "welche nachrichten gibt es",
      ]
    ),
    (
      "ShowGroups", "group list",
      [
        "[(show|list)] [(my|the)] groups", "(what|which) groups (are there|do i have)",
        "[(zeig|zeige)] [(meine|die)] gruppen", "welche gruppen (gibt es|habe ich)",
      ]
    ),
    (
      "ShowLists", "list",
      [
        "[(show|list|read)] all [(my|the|our)] [(todo|to do)] lists",
        "(what|which) lists (are there|do we have|do i have)", "lists", "[(zeig|zeige)] alle [(meine|unsere)] listen",
        "welche listen (gibt es|haben wir|habe ich)", "listen",
      ]
    ),
    (
      "Suggest", "suggest",
      [
        "what (do|would) you suggest", "suggest something", "[any] suggestions", "[book] the usual",
        "[the] same as (last time|usual|always)", "was schlagst du vor", "was schlagen sie vor", "vorschlage",
        "[buche] das ubliche", "wie (letztes mal|immer|ublich)", "schlag [etwas|was] vor", "vorschlagen",
      ]
    ),
    (
      "ShowDonations", "donation list",
      [
        "what do you (know|remember) about me", "what is (known|stored|remembered) about me", "was weisst du uber mich",
        "was wissen sie uber mich", "was ist uber mich (gespeichert|gemerkt)", "was wisst ihr uber mich",
        "was hast du [(dir|von|uber)] mich gemerkt",
      ]
    ),
    (
      "ShowStatus", "status",
      [
        "how do (things|i|we) stand", "how are things", "(how is|hows) [(the|my)] day [going]",
        "how does [(the|my)] day look",
        "(when is|whens|what is) my next [test] (drive|booking|appointment)",
        "when do i have to (bring|give|return) (the|my) car [back]", "when (is|must) (the|my) car [(be|due)] back",
        "wie steht es", "wie stehts", "[wie ist] der [aktuelle] stand [der dinge]",
        "was ist der [aktuelle] stand [der dinge]", "wie sieht es [heute] aus", "wie siehts [heute] aus",
        "wie (ist|lauft|wird) der tag", "wie ist die lage", "wie schauts [heute] aus",
        "what is the [current] state [of things]",
        "wann ist meine nachste (fahrt|probefahrt|buchung)", "wann ist mein nachster termin",
        "wann muss ich (das|mein) auto (zuruckbringen|zuruckgeben|abgeben)", "wann muss (das|mein) auto zuruck sein",
      ]
    ),
    (
      "ShowAgenda", "agenda",
      [
        "(who|what) is (late|overdue)", "[(show|list)] [(the|all)] (late|overdue) (drives|cars|vehicles|customers)",
        "(what|which) [test] (drives|cars|vehicles|customers) are (late|overdue|at risk)",
        "is (anyone|anybody|anything|any drive|any car) (late|overdue|at risk)",
        "are any [test] (drives|cars|vehicles|customers) (late|overdue|at risk)", "what is at risk",
        "(which|what) cars are not back [yet]", "which cars are still out", "who is still out",
        "what [do (we|i) have|is there|is] [left] to prepare [today]", "what (must|should) (we|i) prepare [today]",
        "(was|wer) ist [noch] (uberfallig|zu spat|gefahrdet|verspatet)",
        "welche (fahrten|probefahrten|autos|wagen|fahrzeuge|kunden) sind [noch] (uberfallig|zu spat|gefahrdet|verspatet)",
        "[(zeig|zeige)] [(alle|die)] (uberfalligen|verspateten|gefahrdeten) (fahrten|probefahrten|autos|wagen|fahrzeuge)",
        "ist (jemand|etwas|was|eine fahrt|ein auto) (uberfallig|zu spat|gefahrdet|verspatet)",
        "sind [(fahrten|autos)] (uberfallig|gefahrdet|verspatet)",
        "welche (autos|wagen|fahrzeuge) sind (noch nicht zuruck|noch unterwegs|noch draussen)",
        "wer ist noch (nicht zuruck|unterwegs|draussen)",
        "was (ist|gibt es) [heute] [noch] vorzubereiten", "was (mussen wir|muss ich) [heute] [noch] vorbereiten",
      ]
    ),
    (
      "ShowHours", "hours",
      [
        "when (are|is) (you|the showroom|it) open", "[what are] [(your|the)] opening (hours|times)",
        "[what are] your hours", "(do|does) (you|the showroom) (open|close)", "until when can i come",
        "(what|which) hours are you open", "what time (are you open|is the showroom open)",
        "(are you|is the showroom|is it) (open|closed)",
        "(when|what time) (do|does) (you|the showroom|it) (open|close)",
        "how (long|late) (are you|is the showroom|is it) open", "until when are you open", "are you still open",
        "wann habt ihr (offen|auf|geoffnet)", "wann haben sie (offen|auf|geoffnet)", "wann hat es (offen|auf)",
        "[wie sind] [(die|eure|ihre)] offnungszeiten", "wann seid ihr da", "seid ihr da",
        "wann (ist|hat) [das autohaus] (offen|auf|geoffnet)",
        "(ist|hat) [das autohaus] (offen|auf|zu|geoffnet|geschlossen)",
        "(bis|ab|von) wann [bis wann] (habt ihr|haben sie|hat das autohaus) (offen|auf|geoffnet)",
        "(bis|ab) wann seid ihr da", "wie lange (habt ihr|haben sie|hat das autohaus) (offen|auf|geoffnet)",
        "(habt ihr|haben sie) [noch] (offen|auf|zu|geoffnet|geschlossen)", "wann (macht ihr|machen sie) (auf|zu)",
        "wann (schliesst|offnet) (ihr|das autohaus)", "wann (schliessen|offnen) sie", "wie lange seid ihr da",
        "(macht ihr|machen sie) (auf|zu)", "(offnet|schliesst) ihr", "bis wann kann (ich|man) kommen",
      ]
    ),
    (
      "UndoAct", "undo",
      [
        "(mach|mache) (das|es) [wieder] ruckgangig", "[(das|es)] ruckgangig machen",
        "[(die|meine)] letzte (anderung|buchung|aktion|fahrt) (ruckgangig machen|zurucknehmen)",
        "(nimm|nehmen) (das|es) zuruck",
        "(mach|mache) [(die|meine)] letzte (anderung|buchung|aktion|fahrt) [wieder] ruckgangig",
        "(nimm|nimmt) [(die|meine)] letzte (anderung|buchung|aktion|fahrt) zuruck",
        "undo (that|it|this)", "undo [(the|my)] last (act|action|booking|change|command|drive|step|thing)",
        "take back [(the|my)] last (act|action|booking|change|command|step|thing)",
      ]
    ),
    (
      "ShowLog", "log",
      [
        "[(zeig|zeige)] das (protokoll|journal)", "was wurde [heute] (geandert|gemacht)", "wer hat was geandert",
        "show the (log|journal)", "what was changed",
      ]
    ),
    (
      "ShowCustomers", "customer list",
      [
        "[(zeig|zeige)] [alle] [(die|unsere)] kunden", "[(zeig|zeige)] [(die|unsere)] kundenliste",
        "welche kunden (haben wir|gibt es)", "show [all] [(the|our)] customers",
      ]
    ),
    (
      "ShowWaitingList", "waitlist",
      [
        "wer wartet", "wer steht auf der warteliste", "wer ist auf der warteliste", "[(zeig|zeige)] die warteliste",
        "zeig warteliste", "zeige warteliste", "warteliste (zeigen|anzeigen)", "who is waiting",
        "who is on the (waitlist|waiting list)", "[(show|list|read)] [the] waiting list",
        "(show|list|read) [the] waitlist",
      ]
    ),
    (
      "SignIn", "sign in",
      ["ich (mochte|will) mich anmelden", "anmeldung", "i want to sign in", "log me in"]
    ),
    (
      nil, "help",
      [
        "hi [there]", "hello [there]", "hey", "good (morning|afternoon|evening|day)", "help me", "i need help",
        "hallo", "guten (tag|morgen|abend)", "moin", "servus", "gruss gott", "hilf mir", "ich brauche hilfe",
      ]
    ),
    (
      nil, "quit",
      [
        "exit", "quit", "bye [bye]", "goodbye", "good bye", "beenden", "schluss", "tschuss", "auf wiedersehen", "ende",
        "feierabend", "see you",
      ]
    ),
    (
      nil, thanks,
      [
        "thanks [a lot]", "thank you [very much]", "many thanks", "cheers", "danke [schon|sehr]", "vielen dank",
        "herzlichen dank", "dankeschon",
      ]
    ),
    (
      "AddCustomer", "customer add",
      [
        "(add|create|register|enter|make|set up) [a] [new] (customer|client)", "[a] new (customer|client)",
        "(lege|leg) [einen|eine] [(neuen|neue)] (kunden|kundin) an", "neuer kunde", "neue kundin", "neuen kunden",
        "[einen] [neuen] kunden (anlegen|aufnehmen|eintragen|erfassen)",
        "(nimm|trage|trag|nehme) [einen] [neuen] kunden (auf|ein)", "kunde anlegen",
      ]
    ),
    (
      "EraseCustomer", "erase",
      [
        "(delete|erase|remove|forget|wipe) [all] (my|the) [personal] (data|account|profile|information)",
        "(delete|erase|forget) (everything about me|me|all about me)", "i want to be forgotten", "forget me",
        "i want (my data|you) [to be] (deleted|erased)", "i want to delete [all] my data",
        "(losche|losch|loschen|entferne|vergiss) [alle] (meine|die) [personlichen] daten",
        "[alle] meine daten (loschen|entfernen)", "(losche|losch|vergiss) mich", "(losche|losch) mein (konto|profil)",
        "ich (mochte|will) [alle] meine daten (loschen|loschen lassen)", "ich (mochte|will) geloscht werden",
        "(losche|losch) alles uber mich",
      ]
    ),
  ]

  /// Templates of sentences with a name in them: a person's, which stands for `name` or, with whose it is, `owner`, or a
  /// demonstrator's `plate`.
  static let namings: [(name: String?, line: String, templates: [String])] = [
    (
      "AddCustomer", "customer add",
      [
        "(add|create|register|enter) [a] [new] (customer|client) [(called|named)] name",
        "new (customer|client) [(called|named)] name", "(add|register|enter) name as [a] [new] (customer|client)",
        "add name to [(the|our)] (customers|clients)",
        "(lege|leg) [(einen|eine)] [(neuen|neue)] (kunden|kundin) [namens] name an",
        "(lege|leg) name als [(neuen|neue)] (kunden|kunde|kundin) an", "neuer kunde name", "neue kundin name",
        "(nimm|nehme) name als [(neuen|neue)] (kunden|kunde|kundin) auf", "[neuen] kunden name anlegen",
        "(trage|trag) name als [(neuen|neue)] (kunden|kunde|kundin) ein",
      ]
    ),
    (
      "EraseCustomer", "customer forget",
      [
        "(delete|erase|remove|forget) [the] (customer|client) name",
        "(delete|erase|remove|wipe) [all] [the] data (of|about) name",
        "(losche|losch|entferne|vergiss) [(den|die)] (kunden|kundin) name", "kunden name loschen",
        "(losche|losch|entferne) [alle] [die] daten (von|uber) name",
      ]
    ),
    (
      "SellVehicle", "vehicle sell",
      [
        "sell [the] [car] plate", "mark [the] [car] plate [as] sold", "we (sold|have sold) [the] [car] plate",
        "(verkaufe|verkauf) [das auto] [den wagen] plate", "(markiere|markier) plate als verkauft",
        "wir haben [das auto] [den wagen] plate verkauft",
      ]
    ),
    ("EraseCustomer", "customer forget", ["(delete|erase|remove|wipe) [all] owner data"]),
    ("EraseCustomer", "customer forget", ["(losche|losch|entferne) [alle] owner daten"]),
  ]
}
