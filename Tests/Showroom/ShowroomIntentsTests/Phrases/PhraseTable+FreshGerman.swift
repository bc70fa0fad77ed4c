/// What new customers and staff type in German, by the intent that is meant. A row is as in the other tables.
extension PhraseTable {
  static let freshBookTestDriveGerman = """
    bcuhe den Golf morgen um 15 Uhr | Golf | 2026-12-01T15:00
    resreviere den Polo am Freitag um zwölf | Polo | 2026-12-04T12:00
    Polo statt Golf morgen um 15 Uhr | Polo | 2026-12-01T15:00
    Golf in 3 w | Golf | 2026-12-21
    ich hätte gern den Golf am Donnerstag gegen 14 Uhr | Golf | 2026-12-03T14:00
    könnte ich am Samstag um 10 den Polo probefahren | Polo | 2026-12-05T10:00
    würde gern morgen Nachmittag um drei den Octavia fahren | Octavia | 2026-12-01T15:00
    trag mich für den Golf am Freitag um 11 ein | Golf | 2026-12-04T11:00
    ginge Donnerstag um 11 mit dem Polo | Polo | 2026-12-03T11:00
    ich möchte am Freitag um halb vier eine Probefahrt mit dem Passat machen | Passat | 2026-12-04T03:30
    Probefahrt Golf morgen 15 Uhr | Golf | 2026-12-01T15:00
    wir wollen den Kodiaq am Samstag um 10 für anderthalb Stunden ausprobieren | Kodiaq | 2026-12-05T10:00 | 90
    bitte reservieren Sie mir den Clio für morgen um 9 | Clio | 2026-12-01T09:00
    kann ich den 911er am Freitag um zwölf haben | 911 | 2026-12-04T12:00
    buch mal den Polo für Anna am Mittwoch um zehn | Polo | 2026-12-02T10:00
    einmal den Golf für eine halbe Stunde morgen um drei bitte | Golf | 2026-12-01T03:00 | 30
    ich brauche den Golf morgen von 14 bis 15 Uhr | Golf | 2026-12-01T14:00
    gib mir den Polo am Donnerstag um 16 Uhr | Polo | 2026-12-03T16:00
    ich würde den T-Roc gern am Dienstag um zehn testen | T-Roc | 2026-12-01T10:00
    leg mir für Freitag 15 Uhr eine Fahrt mit dem Golf an | Golf | 2026-12-04T15:00
    mach mir einen Termin für den Octavia am Montag um 9 | Octavia | 2026-12-07T09:00
    plane eine Probefahrt mit dem Polo am Freitag um 10 ein | Polo | 2026-12-04T10:00
    halte mir den Golf am Freitag um 15 Uhr frei | Golf | 2026-12-04T15:00
    ich nehme den Golf morgen um drei | Golf | 2026-12-01T03:00
    ich komme morgen um zwei und fahre den Polo | Polo | 2026-12-01T02:00
    wäre der Golf am Freitag um drei möglich | Golf | 2026-12-04T03:00
    """

  static let freshFindFreeTimesGerman = """
    welche Polos sind morgen frei
    was ist morgen frei
    ist am Freitag ein SUV frei
    welche Autos sind morgen Nachmittag frei
    habt ihr morgen um drei ein Elektroauto frei
    welche Kombis kann ich am Freitag fahren
    was könnte ich morgen probefahren
    ist am Samstag vormittag was frei
    ist morgen ein rotes Auto verfügbar
    wann ist der Golf frei
    wann kann ich den Polo fahren
    ist der Golf morgen Nachmittag frei
    ist am Donnerstag noch was frei für den Golf
    wann hätte der Polo Zeit
    habt ihr morgen noch einen Termin für den Golf
    gibt es Freitag noch freie Zeiten für den Polo
    wann wäre der nächste freie Termin für den Golf
    wie sieht es am Freitag mit dem Golf aus
    zeig mir freie Termine für den Polo
    freie Zeiten für den Golf nächste Woche
    wann geht der Golf am Montag
    was ist am Freitag für den Golf noch offen
    ab wann ist der Golf wieder verfügbar
    passt der Golf am Freitag um drei noch rein
    wann ist der früheste Termin für den Passat
    nenn mir freie Zeiten für den T-Roc
    welche Uhrzeiten sind für den Golf morgen frei
    """

  static let freshShowDrivesGerman = """
    Fahrten letzte Woche
    Fahrten letzten Monat
    Fahrten gestern
    die Termine der letzten 7 Tage
    Fahrten vom letzten Montag
    was war vor zwei Wochen gebucht
    vorige Woche Fahrten
    wer kam letzte Woche
    nächste Fahrt
    was ist die nächste Fahrt
    wer ist als Nächstes dran
    was kommt als Nächstes
    kommt heute jemand
    stornierte Fahrten letzte Woche
    welche Fahrten wurden storniert
    ist Fahrt 12 schon weg
    ist Fahrt 3 zurück
    was steht morgen an
    wer kommt heute
    zeig mir alle Fahrten am Freitag
    welche Probefahrten sind heute
    was haben wir am Montag
    Termine für morgen
    liste die heutigen Fahrten auf
    welche Fahrten stehen diese Woche an
    wie viele Probefahrten haben wir morgen
    zeig mir meine Termine
    wann ist meine Probefahrt
    habe ich Buchungen
    was ist morgen gebucht
    wer fährt morgen den Golf
    wer hat den Golf am Freitag
    Übersicht der Fahrten von heute
    gibt es morgen Probefahrten
    was liegt heute an
    zeig den Kalender für Freitag
    """

  static let freshRescheduleTestDriveGerman = """
    verschiebe Fahrt 12 auf Freitag statt Mittwoch
    verscheibe Fahrt 12 auf Freitag
    verschiebe Fahrt 12 auf Freitag, gleiche Zeit
    verschiebe Farht 12 auf Freitag
    verschieb Fahrt 12 auf Freitag um drei
    kann ich meinen Termin auf Donnerstag verlegen
    Fahrt 12 eine Stunde später
    ich muss meine Probefahrt auf Montag um 10 verschieben
    leg Fahrt 12 auf 16 Uhr
    verschiebe Fahrt 12 um eine Woche
    verlege den Golf auf nächste Woche
    Fahrt 12 bitte auf Dienstag umbuchen
    können wir Fahrt 12 auf 11:30 ändern
    ich möchte meinen Termin ändern
    zieh Fahrt 12 auf 9 Uhr vor
    mach aus Fahrt 12 Freitag 15 Uhr
    Fahrt 12 eine halbe Stunde früher
    tausche meine Fahrt am Freitag gegen Samstag um 11
    geht Fahrt 12 auch an einem anderen Tag
    schieb Fahrt 12 auf Mittwoch
    bitte Termin 12 auf Donnerstag 14 Uhr verlegen
    Fahrt 12 um 30 Minuten nach hinten verschieben
    ich würde meine Probefahrt gern verlegen
    ändere die Uhrzeit von Fahrt 12 auf 11 Uhr
    """

  static let freshCancelTestDriveGerman = """
    storneire Fahrt 12
    sag Farht 12 ab
    ich kann am Dienstag nicht
    storniere Fahrt 12
    bitte sag meine Probefahrt morgen ab
    ich kann am Freitag nicht kommen
    ich muss den Golf am Freitag absagen
    streich Fahrt 12
    lösch Buchung 12
    Termin 12 absagen
    ich komme morgen doch nicht
    wir brauchen die Probefahrt nicht mehr
    mir ist was dazwischengekommen, bitte absagen
    sag Termin 12 ab
    Fahrt 12 fällt aus
    nimm Fahrt 12 raus
    ich möchte stornieren
    cancel bitte meine Fahrt
    die Fahrt am Freitag entfällt
    meine Probefahrt bitte streichen
    Buchung 12 bitte rückgängig machen
    ich will die Probefahrt absagen
    Stornierung von Fahrt 12
    """

  static let freshShowCatalogGerman = """
    welche Autos habt ihr
    zeig mir den Katalog
    welche Modelle gibt es
    was habt ihr alles da
    was kann man hier probefahren
    zeig alle Autos
    welche Marken führt ihr
    ich möchte alle Fahrzeuge sehen
    liste die Autos auf
    was steht im Showroom
    Autos anzeigen
    Katalog öffnen
    welche Wagen stehen zur Auswahl
    was für Autos habt ihr
    zeig mir eure Modelle
    euer Angebot bitte
    welche Fahrzeuge kann ich fahren
    gib mir eine Liste der Autos
    was ist alles im Bestand
    alle Modelle zeigen
    """

  static let freshSearchCatalogGerman = """
    was kostet der Golf
    wie teuer ist der Polo
    wie viel kostet der Octavia
    welche Automatikautos habt ihr
    zeig mir rote Coupes
    habt ihr einen Golf
    habt ihr Elektroautos
    gibt es einen roten Polo
    ich suche einen Diesel Kombi
    zeig mir den Octavia
    ich suche einen Golf mit Automatik
    finde einen Skoda
    erzähl mir was über das Model 3
    Infos zum Polo bitte
    was wisst ihr über den Taycan
    suche Elektroautos
    verkauft ihr Teslas
    ich interessiere mich für den Passat
    welche Golfs habt ihr
    gibt's was von Audi
    habt ihr auch Hybride
    Details zum T-Roc
    habt ihr was Elektrisches
    """

  static let freshNoneGerman = """
    was gibt es zum Mittag
    was gibt es heute Mittag zu essen
    hallo
    vielen Dank
    buche den Golf nicht
    bitte meine Fahrt nicht absagen
    ich will nichts buchen
    verschieb bloß nicht Fahrt 12
    wie wird das Wetter morgen
    spiel Musik
    stell den Wecker auf 7
    erzähl einen Witz
    ruf Mama an
    dreh die Heizung auf 21 Grad
    den Golf will ich nicht
    bitte keinen Polo reservieren
    wie alt bist du
    navigiere nach Hause
    bestell eine Pizza für 20 Uhr
    Golf spielen macht Spaß
    eine Woche ist lang
    """
}
