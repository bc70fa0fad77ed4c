/// What people say at the desk in German, by the intent that is meant.
///
/// A row: phrase | model | date, or date and time, in the plain reading | minutes | options. "Now" is Monday,
/// 30 November 2026, ten o'clock. Parts that are left out are not looked at.
extension PhraseTable {
  static let bookTestDriveGerman = """
    buche den Golf morgen um drei | Golf | 2026-12-01T03:00
    buch mir bitte einen Golf für morgen um 15 Uhr | Golf | 2026-12-01T15:00
    bitte buche den Golf morgen um drei für eine halbe Stunde | Golf | 2026-12-01T03:00 | 30
    ich möchte morgen den Golf fahren | Golf | 2026-12-01
    ich möchte den Polo am Freitag um zehn Uhr Probe fahren | Polo | 2026-12-04T10:00
    ich würde gerne den Octavia probefahren | Octavia
    ich will den Taycan am Donnerstag um 14 Uhr testen | Taycan | 2026-12-03T14:00
    ich hätte gern morgen um halb vier einen Golf | Golf | 2026-12-01T03:30
    kann ich morgen den Golf eine halbe Stunde probefahren? | Golf | 2026-12-01 | 30
    könnte ich bitte am Freitag um drei den roten Polo mit Automatik für 45 Minuten haben | Polo | 2026-12-04T03:00 | 45 | colour:red gearbox:automatic
    koennte ich uebermorgen den Superb fahren | Superb | 2026-12-02
    können Sie mir den Passat für Freitag um 11 reservieren? | Passat | 2026-12-04T11:00
    könntest du mir bitte eine Probefahrt mit dem Leon eintragen | Leon
    reserviere mir den Focus am Mittwoch um 9:30 Uhr | Focus | 2026-12-02T09:30
    reservieren Sie bitte den Clio für 90 Minuten am Dienstag um 13:15 Uhr | Clio | 2026-12-01T13:15 | 90
    eine Probefahrt mit dem Golf morgen um acht Uhr | Golf | 2026-12-01T08:00
    Probefahrt Golf morgen 8 Uhr | Golf | 2026-12-01T08:00
    Golf morgen um drei für eine halbe Stunde | Golf | 2026-12-01T03:00 | 30
    morgen um drei Golf eine halbe Stunde | Golf | 2026-12-01T03:00 | 30
    den Golf morgen um 8 uhr | Golf | 2026-12-01T08:00
    500 um fünf morgen | 500 | 2026-12-01T05:00
    id drei morgen um drei | ID.3 | 2026-12-01T03:00
    trag mir den Kodiaq morgen um 16 Uhr ein | Kodiaq | 2026-12-01T16:00
    trage eine Probefahrt mit dem Yaris am Samstag um 10 Uhr ein | Yaris | 2026-12-05T10:00
    mach mir einen Termin für den Fabia morgen um neun | Fabia | 2026-12-01T09:00
    vereinbare eine Probefahrt mit dem Megane | Megane E-Tech Electric
    ich brauche den XC 40 für anderthalb Stunden am Freitag um 12 Uhr | XC 40 | 2026-12-04T12:00 | 90
    ich möchte eine Probefahrt buchen
    eine Probefahrt bitte
    ich interessiere mich für eine Probefahrt mit dem Macan | Macan
    darf ich den 911 morgen um elf Uhr ausprobieren | 911 | 2026-12-01T11:00
    ich würde den T-Roc gern mal ausprobieren | T-Roc
    kann man den troc am Freitag um zehn fahren | T-Roc | 2026-12-04T10:00
    morgen früh den Kona fahren, geht das? | Kona | 2026-12-01
    hallo, ich wollte den Model 3 am Freitag um 17 Uhr für 20 Minuten fahren | Model 3 | 2026-12-04T17:00 | 20
    den Leon mit Kindersitz am Freitag um 10 Uhr buchen | Leon | 2026-12-04T10:00 | | child seat
    neue Probefahrt: Superb, Donnerstag 10:30 Uhr, 45 Minuten | Superb | 2026-12-03T10:30 | 45
    ich möchte mit dem Mustang eine Runde drehen | Mustang
    wir möchten den RAV4 am Montag um 16 Uhr für eine Viertelstunde fahren | RAV4 | 2026-11-30T16:00 | 15
    """

  static let findFreeTimesGerman = """
    wann ist der Golf frei? | Golf
    wann ist der Golf morgen frei | Golf | 2026-12-01
    wann ist denn der Polo mal frei
    wann wäre der Taycan verfügbar
    wann kann ich den Octavia fahren | Octavia
    wann kann ich den Golf probefahren
    wann kann ich den Leon eine Stunde haben | Leon | | 60
    wann könnte ich den T-Roc testen
    ist der Golf morgen frei? | Golf | 2026-12-01
    ist der Golf am Freitag um drei noch frei | Golf | 2026-12-04T03:00
    ist der Polo am Freitag verfügbar | Polo | 2026-12-04
    Golf morgen frei?
    freie Zeiten für den Golf
    freie Termine Golf Freitag | Golf | 2026-12-04
    zeig mir freie Termine für den Passat
    zeige mir die freien Zeiten vom Clio morgen
    welche Zeiten sind für den Leon am Samstag frei | Leon | 2026-12-05
    welche Termine sind für den Kodiaq noch frei
    welche freien Termine gibt es für den Yaris
    gibt es freie Termine für den Fabia morgen
    gibt es am Freitag noch einen freien Termin für den Polo
    gibt es noch freie Zeiten für den 911
    habt ihr am Freitag noch was frei für den Golf
    haben Sie noch freie Termine für den Superb
    wie bald kann ich den Macan fahren
    wann ist der nächste freie Termin für den Mustang
    was ist morgen für den Golf frei
    Verfügbarkeit vom Golf
    Verfuegbarkeit Model 3 am Freitag
    suche einen freien Termin für den Megane
    finde eine freie Zeit für den Superb morgen für 45 Minuten | Superb | 2026-12-01 | 45
    um wie viel Uhr ist der Focus frei
    können Sie mir sagen, wann der Golf frei ist | Golf
    ich wüsste gern, wann der Polo frei ist
    wann ist der rote Golf eine halbe Stunde frei | Golf | | 30 | colour:red
    """

  static let showDrivesGerman = """
    zeig mir meine Fahrten
    zeige alle Fahrten
    zeig mir alle Fahrten heute
    zeig mir die Probefahrten von morgen | | 2026-12-01
    zeige mir die Termine für Freitag
    zeig die Buchungen am Freitag
    liste alle Fahrten auf
    welche Fahrten gibt es morgen
    welche Fahrten haben wir heute
    welche Probefahrten sind für Montag gebucht
    welche Termine stehen heute an
    welche Buchungen gibt es am Freitag
    was ist morgen gebucht
    was ist für den Golf gebucht | Golf
    was steht heute an
    was steht morgen auf dem Plan
    was steht im Kalender
    was ist heute los
    Fahrten heute
    Fahrten am Freitag
    alle Fahrten morgen
    Termine heute
    Probefahrten morgen bitte
    meine Fahrten
    meine Termine
    meine Buchungen
    wer fährt morgen
    wer kommt heute
    wer hat morgen den Golf | Golf | 2026-12-01
    wer fährt am Freitag den Polo | Polo | 2026-12-04
    wann ist meine Probefahrt
    wann sind meine Fahrten
    wann ist mein Termin
    wie viele Fahrten gibt es heute
    wie viele Probefahrten haben wir morgen
    haben wir heute Fahrten
    gibt es Buchungen für den Polo | Polo
    könntest du mir den Kalender für Freitag zeigen
    kann ich meine Termine sehen
    zeig mir morgen | | 2026-12-01
    """

  static let rescheduleTestDriveGerman = """
    verschiebe Fahrt 12 auf Freitag um 10 Uhr | | 2026-12-04T10:00
    verschieb meine Fahrt auf morgen um drei
    verschiebe den Golf auf Freitag um 11 Uhr | Golf | 2026-12-04T11:00
    Fahrt 12 auf Freitag verschieben
    Fahrt 12 verschieben
    bitte verschieben Sie meine Probefahrt auf nächsten Montag
    ich möchte meine Probefahrt verschieben
    ich muss meinen Termin verschieben
    können wir Fahrt 7 auf den Nachmittag verschieben
    könnten Sie meinen Termin bitte auf Mittwoch um zwei verschieben
    kann ich die Fahrt auf morgen verschieben
    verlege Fahrt 12 auf 15 Uhr
    verleg meinen Termin auf Mittwoch
    meinen Termin auf Freitag verlegen
    ich würde die Fahrt gern auf nächste Woche verlegen
    buche Fahrt 12 um
    buch meinen Termin um
    bitte die Probefahrt umbuchen
    kann ich Fahrt 12 auf Freitag umbuchen
    ich möchte umbuchen
    ändere Fahrt 12 auf 15 Uhr
    ändere meinen Termin
    den Termin ändern bitte
    ändere die Uhrzeit von Fahrt 12
    aendere Fahrt 12 auf Freitag
    lege Fahrt 12 auf Freitag um 10 Uhr
    leg den Termin auf morgen
    zieh Fahrt 12 vor
    Fahrt 12 auf 9 Uhr vorziehen
    mach Fahrt 12 später
    mach meinen Termin früher
    den Polo auf morgen 16 Uhr verschieben | Polo | 2026-12-01T16:00
    ich will meine Probefahrt vom Donnerstag auf Freitag verschieben
    geht mein Termin auch später
    """

  static let cancelTestDriveGerman = """
    storniere Fahrt 12
    stornier meine Fahrt
    storniere meine Probefahrt
    storniere den Golf morgen | Golf | 2026-12-01
    storniere die Buchung am Freitag
    bitte storniere Fahrt 12
    bitte stornieren Sie meine Probefahrt
    könnten Sie bitte meinen Termin stornieren
    kannst du Fahrt 12 stornieren
    Fahrt 12 stornieren
    Fahrt 12 bitte stornieren
    ich möchte meine Probefahrt stornieren
    ich will stornieren
    ich muss meinen Termin absagen
    ich muss absagen
    meinen Termin absagen
    den Termin morgen absagen
    sag die Fahrt ab
    sag meinen Termin am Freitag ab
    sage Fahrt 12 ab
    sagen Sie bitte die Probefahrt ab
    lösche Fahrt 12
    loesche Fahrt 12
    Fahrt 12 löschen
    streiche Fahrt 12
    streich meinen Termin
    Termin streichen
    ich kann morgen nicht kommen
    ich kann nicht kommen
    ich komme morgen nicht
    ich schaffe es am Freitag nicht
    ich brauche die Fahrt nicht mehr
    ich brauche den Termin nicht mehr
    den Polo am Freitag stornieren | Polo | 2026-12-04
    """

  /// The second field is the state that the drive goes to.
  static let changeDriveStateGerman = """
    übergib Fahrt 12 | out
    Fahrt 12 übergeben | out
    übergebe den Golf | out
    gib Fahrt 12 heraus | out
    Schlüssel für Fahrt 12 übergeben | out
    Fahrt 12 ist raus | out
    der Golf ist raus | out
    der Golf ist unterwegs | out
    Fahrt 12 ist unterwegs | out
    Fahrt 12 wurde abgeholt | out
    der Golf wurde abgeholt | out
    der Kunde hat den Golf abgeholt | out
    der Golf ist weg | out
    Fahrt 12 ist losgefahren | out
    Fahrt 12 beginnt | out
    Fahrt 12 ist zurück | returned
    der Golf ist zurück | returned
    der Golf ist zurueck | returned
    der Golf ist wieder da | returned
    der Polo ist wieder zurück | returned
    Fahrt 12 zurück | returned
    Fahrt 12 wurde zurückgegeben | returned
    nimm Fahrt 12 zurück | returned
    nimm den Golf zurück | returned
    Rückgabe Fahrt 12 | returned
    Rückgabe vom Golf | returned
    Fahrt 12 ist beendet | returned
    Fahrt 12 ist fertig | returned
    beende Fahrt 12 | returned
    Fahrt 12 ist nicht erschienen | no-show
    der Kunde von Fahrt 12 ist nicht erschienen | no-show
    der Kunde von Fahrt 12 ist nicht gekommen | no-show
    Fahrt 12 nicht gekommen | no-show
    Fahrt 12 kam nicht | no-show
    zu Fahrt 12 ist niemand gekommen | no-show
    niemand kam zu Fahrt 12 | no-show
    keiner ist zu Fahrt 12 erschienen | no-show
    Fahrt 12 No-Show | no-show
    bestätige Fahrt 12 | confirmed
    Fahrt 12 bestätigen | confirmed
    bitte bestätigen Sie Fahrt 12 | confirmed
    bestaetige Fahrt 12 | confirmed
    sage Fahrt 12 zu | confirmed
    Fahrt 12 ist bestätigt | confirmed
    lehne Fahrt 12 ab | declined
    Fahrt 12 ablehnen | declined
    bitte Fahrt 12 ablehnen | declined
    """

  static let showCatalogGerman = """
    zeig mir den Katalog
    zeige den Katalog
    zeige alle Autos
    zeig mir alle Autos
    zeig mir alles
    zeig mal alle Modelle
    zeigen Sie mir bitte den Bestand
    liste alle Autos auf
    Katalog
    Katalog bitte
    den Katalog bitte
    Katalog anzeigen
    Katalog öffnen
    öffne den Katalog
    oeffne den Katalog
    alle Autos anzeigen
    alle Autos
    alle Modelle bitte
    welche Autos habt ihr
    welche Autos haben Sie
    welche Autos gibt es
    welche Autos gibt es bei euch
    welche Modelle habt ihr
    welche Modelle haben Sie da
    welche Fahrzeuge sind da
    welche Autos kann ich fahren
    welche Wagen habt ihr
    was habt ihr da
    was habt ihr denn so
    was haben Sie
    was gibt es
    was gibt's alles
    was kann ich fahren
    was kann ich probefahren
    was für Autos habt ihr
    kann ich alle Autos sehen
    ich möchte alle Modelle sehen
    habt ihr einen Katalog
    """

  static let searchCatalogGerman = """
    habt ihr einen Golf | Golf
    haben Sie den Polo | Polo
    habt ihr einen roten Golf | Golf | | | colour:red
    haben Sie einen Passat als Diesel | Passat | | | fuel:diesel
    haben Sie einen Octavia mit Automatik | Octavia | | | gearbox:automatic
    gibt es einen Taycan | Taycan
    gibt es den Golf auch in Blau | Golf | | | colour:blue
    gibt's einen Focus | Focus
    suche Golf | Golf
    suche einen Golf | Golf
    such mir einen roten Golf | Golf
    ich suche einen Polo | Polo
    ich suche einen weißen Focus | Focus | | | colour:white
    wir suchen einen Kodiaq | Kodiaq
    finde den Model 3 | Model 3
    finde mir einen blauen Clio | Clio
    zeig mir den Golf | Golf
    zeig mir den roten Golf | Golf
    zeige den ID.3 | ID.3
    zeigen Sie mir bitte den Superb | Superb
    kann ich den 911 sehen | 911
    den Mustang ansehen | Mustang
    ich möchte den T-Roc sehen | T-Roc
    Infos zum Golf | Golf
    Informationen über den Macan | Macan
    Details zum Taycan bitte | Taycan
    was ist mit dem Leon | Leon
    erzähl mir was über den Model Y | Model Y
    ich interessiere mich für den XC 40 | XC 40
    habt ihr den Yaris da | Yaris
    habt ihr noch einen Fabia | Fabia
    Golf | Golf
    ein roter Golf | Golf
    schau mal nach einem Macan | Macan
    """

  /// Phrases that ask for nothing here: refused, about something else, or a time alone.
  static let nothingGerman = """
    buche den Golf nicht
    buche bitte nicht den Golf
    bitte keinen Golf buchen
    ich möchte den Golf nicht fahren
    ich will keine Probefahrt
    verschiebe Fahrt 12 nicht
    storniere Fahrt 12 nicht
    zeig mir nicht den Katalog
    Pizza Timer um 2 Stunden und 5 Minuten verkürzen
    schalte das Licht aus
    eine zweite Welle
    wie geht es dir
    übermorgen
    heute um 20 Uhr
    5 Minuten
    sieben
    der zweite
    hallo
    guten Morgen
    nie wieder den Golf buchen
    """
}
