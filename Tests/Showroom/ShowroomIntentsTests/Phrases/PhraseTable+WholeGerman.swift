/// What staff and customers say in German that is read as a whole: messages, reports, lists and phrases to be saved; and
/// what they say of waiting, of how things stand and of what is remembered. A row is a phrase.
extension PhraseTable {
  static let saveShortcutGerman = """
    speichere das als mein Wochenendauto
    speicher das als kleine Runde
    speicher das unter mein Wochenendauto
    speichere das unter dem Namen Wochenendauto
    speichere die Buchung als kleine Runde
    speichere diese Buchung als mein Traumwagen
    speichere die Fahrt als Feierabendrunde
    speichere die Probefahrt als mein Golf
    bitte speichere das als mein Wochenendauto
    kannst du das als mein Wochenendauto speichern
    könntest du die Buchung als Feierabendrunde speichern
    ich möchte das als mein Wochenendauto speichern
    ich will das als kleine Runde speichern
    das als mein Wochenendauto speichern
    das bitte als kleine Runde speichern
    die Buchung als Sonntagsfahrt speichern
    merk dir das als mein Wochenendauto
    merke dir das als kleine Runde
    merk dir die Buchung als wie immer
    merke das als mein Golf
    merk dir das unter Feierabendrunde
    kannst du dir das als kleine Runde merken
    sichere das als mein Wochenendauto
    behalte das als meine Stammfahrt
    leg das als kleine Runde ab
    lege das unter Feierabendrunde ab
    leg die Buchung als mein Golf ab
    nenn das mein Wochenendauto
    nenne es meine kleine Runde
    nenn das „kleine Runde“
    speichere das als Satz „Oma fährt“
    speichere das mal als mein Polo
    und speichere es als mein Auto
    speichere meine letzte Buchung als wie immer
    """

  static let sendMessageGerman = """
    sag Marie, dass ihr Auto fertig ist
    sag Marie ihr Auto ist fertig
    sage Marie, dass wir um fünf schließen
    sag bitte Marie Bescheid, dass der Golf da ist
    sag Marie Bescheid, dass ihr Auto fertig ist
    kannst du Marie sagen, dass ihr Auto fertig ist
    könnten Sie Marie bitte schreiben, dass der Golf da ist
    schreib Marie, dass der Golf bereitsteht
    schreibe Marie: der Golf steht bereit
    schreib Marie der Wagen ist fertig
    schreib Marie Schäfer: bis morgen um drei
    schreib an Marie: bis morgen
    schick Marie eine Nachricht: Der Golf ist da
    schicke Marie eine SMS: wir kommen später
    schick eine Nachricht an Marie: Der Golf ist da
    schick Marie meine Buchung
    schick meine Buchung an Marie
    sende Marie eine Nachricht: alles klar
    sende Marie: das Auto ist geladen
    Nachricht an Marie: bis gleich
    Nachricht an Marie und Lena: bis morgen
    Nachricht an Lena Hartmann: der Schlüssel liegt bereit
    informiere Marie, dass wir schließen
    informiere Marie: die Fahrt fällt aus
    informiere alle, die heute fahren: wir schließen um fünf
    benachrichtige Marie, dass der Polo frei ist
    benachrichtige alle mit Fahrt morgen: bitte pünktlich sein
    teile Marie mit, dass wir schließen
    teil Marie mit, dass der Golf vergeben ist
    gib Marie Bescheid, dass ihr Auto da ist
    gib Marie Bescheid: der Golf ist da
    schreib allen mit Probefahrt morgen, dass es schneit
    bitte schreib Lena, dass sie um drei kommen kann
    """

  static let showReportGerman = """
    was ist beliebt
    was war letzten Monat beliebt
    welche Autos sind am beliebtesten
    welches Auto ist am beliebtesten
    welche Modelle waren im November am beliebtesten
    welche Autos waren letzte Woche gefragt
    welche Autos wurden am meisten gebucht
    welche Wagen wurden am meisten gefahren
    was ist das beliebteste Auto
    wie ausgelastet waren die Autos letzte Woche
    wie ausgelastet sind wir
    wie ausgelastet war die Flotte im Oktober
    zeig mir die Auslastung im November
    Auslastung letzten Monat
    Bericht über die Auslastung bitte
    wie gut gebucht sind unsere Autos
    wie stark genutzt waren die Vorführwagen
    wie viel los war letzte Woche
    an welchem Tag ist am meisten los
    an welchen Tagen ist viel los
    wann ist am meisten los
    wann ist viel los
    was sind die beliebtesten Zeiten
    welche Stoßzeiten haben wir
    wie viele sind letzten Monat nicht erschienen
    wie viele sind diese Woche nicht gekommen
    zeig die No-Shows
    wie viele No-Shows gab es gestern
    die nicht erschienenen Kunden im November
    was wurde aus den Fahrten
    zeig mir die Ergebnisse vom letzten Monat
    was ist das Ergebnis der Probefahrten
    wen muss ich heute zurückrufen
    wen müssen wir anrufen
    welche Rückrufe sind fällig
    """

  static let listGerman = """
    setz Waschen und Laden auf die Liste für den Golf
    setze bitte Schilder auf die Golf-Liste
    schreib Öl prüfen auf die Golfliste
    füge Waschen, Laden und Schilder zur Golf-Liste hinzu
    trag Tanken in die Liste für den Golf ein
    pack Schilder auf die Golf-Liste
    notiere Tanken auf der Golf-Liste
    nimm Waschen auf die Golf-Liste
    zeig mir die Golf-Liste
    zeig die Liste für den Golf
    was steht noch auf der Golf-Liste
    was steht auf der Golfliste
    was fehlt noch auf der Golf-Liste
    lies mir die Golf-Liste vor
    öffne die Golf-Liste
    Golf-Liste
    was ist noch zu tun
    was haben wir heute noch zu erledigen
    was ist heute noch zu erledigen
    was gibt es noch zu tun
    hake Waschen auf der Golf-Liste ab
    hak Waschen und Laden auf der Golf-Liste ab
    alles erledigt auf der Golf-Liste
    Waschen und Laden sind erledigt auf der Golf-Liste
    markiere Schilder auf der Golf-Liste als erledigt
    Waschen ist fertig auf der Golf-Liste
    streiche Waschen von der Golf-Liste
    hak Waschen ab
    Waschen ist auf der Golf-Liste noch nicht erledigt
    benenne die Golf-Liste in Wochenende um
    lösch die Golf-Liste
    lege eine Liste Wochenende an
    erstelle eine neue Liste Samstag
    """

  static let joinWaitingListGerman = """
    setz mich auf die Warteliste für den Golf
    Setz mich auf die Warteliste für den Golf am Freitagnachmittag
    setze mich bitte auf die Warteliste für den Polo
    bitte auf die Warteliste für den Golf morgen um drei
    Warteliste Golf Freitag
    Warteliste für den Golf bitte
    Warteliste für den Octavia am Montag
    trag mich für den Golf am Freitag in die Warteliste ein
    trage mich in die Warteliste für den Polo ein
    trag Lena Hartmann in die Warteliste für den Golf ein
    Kannst du mich für Freitag auf die Warteliste vom Golf setzen
    könnten Sie mich auf die Warteliste für den Golf setzen
    Ich möchte auf die Warteliste für den Golf am Freitag
    ich will auf die Warteliste für den Golf
    ich würde gern auf die Warteliste für den Passat
    kann ich auf die Warteliste für den Golf
    setz Lena Hartmann auf die Warteliste für den Golf morgen
    nimm mich in die Warteliste für den Golf auf
    melde mich für die Warteliste vom Golf an
    gibt es eine Warteliste für den Golf
    ich hätte gern einen Wartelistenplatz für den Golf
    einen Platz auf der Warteliste für den Golf bitte
    wir möchten auf die Warteliste für den T-Roc
    auf die Warteliste für den Golf nächste Woche
    setz mich in die Warteschlange für den Golf
    Golf Freitag Warteliste
    buche mich auf die Warteliste für den Golf
    dann setz mich auf die Warteliste für den Golf
    setz uns für Samstag auf die Warteliste vom Polo
    mich bitte auf die Warteliste für den Golf setzen
    """

  static let showStatusGerman = """
    Status
    mein Status
    zeig Status
    zeig mir meinen Status
    zeige meinen Status
    was ist mein Status
    den Status bitte
    Status bitte
    kannst du mir meinen Status zeigen
    ich möchte meinen Status sehen
    zeig mir den Status
    Status anzeigen
    was ist meine nächste Fahrt
    was ist meine nächste Probefahrt
    was ist mein nächster Termin
    was ist meine nächste Buchung
    mein Konto
    zeig mein Konto
    zeig mir mein Konto
    zeige mir unser Konto
    was ist mein Konto
    Konto anzeigen
    Konto bitte
    ich möchte mein Konto sehen
    kann ich mein Konto sehen
    nenn mir meinen Status
    bitte zeig mir meinen Status
    Konto öffnen
    meinen Status bitte anzeigen
    wie ist mein Status
    """

  static let changeConsentGerman = """
    merk dir meine Buchungen
    merke dir meine Fahrten
    merk dir, was ich buche
    bitte merk dir meine Buchungen
    du darfst dir meine Buchungen merken
    du darfst dir meine Fahrten merken
    merk dir alle meine Buchungen
    ja, merk dir meine Fahrten
    merke dir meine Probefahrten
    merk dir meine Termine
    bitte merke dir, was ich buche
    kannst du dir meine Buchungen merken
    ihr dürft euch meine Fahrten merken
    merk dir bitte alle meine Fahrten
    merk dir ruhig meine Buchungen
    merk dir meine Buchungen nicht
    merke dir meine Fahrten nicht
    merk dir nicht, was ich buche
    bitte merk dir meine Buchungen nicht
    du sollst dir meine Fahrten nicht merken
    merk dir keine Fahrten
    merk dir keine Buchungen mehr
    merk dir meine Buchungen nicht mehr
    merke dir meine Probefahrten nicht mehr
    bitte keine Fahrten merken
    merk dir bitte nicht, was ich buche
    bitte merk dir meine Fahrten nicht
    du darfst dir meine Buchungen nicht merken
    merk dir meine Termine nicht
    merk dir niemals meine Buchungen
    """
}
