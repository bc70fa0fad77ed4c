extension SentenceBook {
  static let german = SentenceBook(
    templates: [
      .book: [
        "(buche|buch|buchen|reserviere|reservier|reservieren|plane|plan|vereinbare|vereinbaren|mach|mache|machen) [(probefahrt|fahrt|testfahrt|termin|buchung)] [aus|ein] [buchen|reservieren|vereinbaren|machen|ausmachen]",
        "(probefahrt|testfahrt|fahrt|termin) [(buchen|reservieren|vereinbaren|machen|ausmachen|eintragen|planen|bitte)]",
        "(probefahren|probe fahren|fahren|testen|ausprobieren|ausleihen|leihen|haben|nehmen)",
        "trag [probefahrt|fahrt|termin] ein", "trage [probefahrt|fahrt|termin] ein", "(probefahrt|fahrt|termin) eintragen", "neue (probefahrt|fahrt|buchung)",
        "interesse probefahrt",
      ],
      .showCatalog: [
        "(zeig|zeige|liste|offne|gib) [alle] (katalog|autos|wagen|modelle|fahrzeuge|bestand) [an|auf]",
        "(katalog|bestand|fahrzeugliste)", "welche (autos|wagen|modelle|fahrzeuge) (habt|haben|gibt|hast) [ihr|sie] [es] [da]",
        "was habt [ihr] [da]", "was haben sie", "was gibt es", "was gibt [alles]", "alle (autos|wagen|modelle|fahrzeuge) [zeigen|anzeigen]",
        "katalog (zeigen|anzeigen|offnen)",
      ],
      .search: [
        "(suche|such|finde|find|suchen|finden)", "(zeig|zeige|zeigen)", "(habt|haben) (ihr|sie)", "gibt [es]", "(details|infos|informationen) [uber]",
        "was ist mit",
      ],
      .findFreeTimes: [
        "wann ist (frei|verfugbar)", "wann (frei|verfugbar)", "wann kann [ich|man] [fahren|probefahren|haben|testen]", "ist (frei|verfugbar|noch frei)",
        "(freie|verfugbare|offene) (zeit|zeiten|termine|termin) [zeigen|anzeigen]", "(zeig|zeige|welche|gibt|finde|nenne) [es] [sind|noch] (freie|offene|verfugbare) (zeiten|termine) [gibt|sind] [es|noch]",
        "(verfugbarkeit|verfugbarkeiten)", "(frei|verfugbar)", "wie bald kann fahren", "(nachster|erster) freier termin",
      ],
      .showDrives: [
        "(zeig|zeige|liste|welche|was|gib) [sind|alle|fur|gibt|es] (fahrten|probefahrten|termine|buchungen|agenda|reservierungen) [gibt|stehen|sind|haben|hat] [es] [an|auf|da|gebucht]",
        "(fahrten|probefahrten|buchungen|agenda|termine|kalender)", "was ist [gebucht|los]", "was steht [an]", "wer (fahrt|kommt)", "wann ist (probefahrt|fahrt|termin)",
        "wie viele (fahrten|probefahrten) [gibt|sind|haben] [es]", "(fahrten|probefahrten|termine|buchungen) (zeigen|anzeigen)", "was habe gebucht", "habe (fahrt|probefahrt|termin|termine) [gebucht]",
      ],
      .reschedule: [
        "(verschiebe|verschieb|verschieben|verlege|verleg|verlegen|andere|andern|umbuchen|tausche) [(fahrt|probefahrt|termin|buchung)] [verschieben|verlegen|umbuchen]",
        "(fahrt|probefahrt|termin|buchung) (verschieben|verlegen|andern|umbuchen)", "buche [fahrt|probefahrt|termin] um", "buch [fahrt|probefahrt|termin] um",
      ],
      .cancel: [
        "(storniere|stornier|stornieren|absagen|losche|losch|streiche|streich|entferne) [(fahrt|probefahrt|termin|buchung)]",
        "(sage|sag) [(fahrt|probefahrt|termin|buchung)] ab", "(fahrt|probefahrt|termin|buchung) (stornieren|absagen|loschen|streichen)",
        "kann nicht kommen",
      ],
    ],
    skipped: [
      "bitte", "mal", "doch", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "mein",
      "meine", "meinen", "meiner", "unser", "unsere", "unseren", "mir", "uns", "mich", "ich", "wir", "du", "ihr", "sie", "man",
      "mochte", "mochten", "will", "wollen", "wurde", "wurden", "gern", "gerne", "hatte", "kann", "kannst", "konnte", "konnten", "konntest", "konnen", "darf", "soll",
      "fur", "fuer", "um", "am", "an", "im", "in", "mit", "von", "vom", "zu", "zum", "zur", "auf", "und", "hallo", "hi", "guten", "tag", "danke",
      "so", "jetzt", "dann", "auch", "noch", "es", "auto", "wagen", "sich", "etwa", "gegen", "bei", "beim", "uber", "fahrzeug", "ok", "lieber",
    ],
    beforePerson: ["fur", "fuer"],
    beforeDrive: ["fahrt", "probefahrt", "nummer", "nr", "buchung", "termin"],
    beforeCar: ["auto", "wagen", "car", "fahrzeug"],
    options: .german)
}
