/// What the properties of things are called in the journal.
extension Phrasebook {
  /// A property as a person calls it; programs get its name in JSON.
  func journalField(_ field: String) -> String {
    (Self.journalFields[field] ?? Localized(same: field))[language]
  }

  private static let journalFields: [String: Localized] = [
    // A drive, its hand-over and its return.
    "vehicle": Localized(en: "demonstrator", de: "Vorführwagen"), "customer": Localized(en: "customer", de: "Kunde"),
    "start": Localized(en: "start", de: "Beginn"), "end": Localized(en: "end", de: "Ende"),
    "options": Localized(en: "options", de: "Wünsche"), "state": Localized(en: "state", de: "Zustand"),
    "bookedBy": Localized(en: "booked by", de: "gebucht von"),
    "holdExpires": Localized(en: "held until", de: "vorgemerkt bis"), "reason": Localized(en: "reason", de: "Grund"),
    "endedBy": Localized(en: "ended by", de: "beendet von"), "moves": Localized(en: "moves", de: "Verschiebungen"),
    "overrides": Localized(en: "rules set aside", de: "ausgesetzte Regeln"),
    "overrideReason": Localized(en: "why set aside", de: "warum ausgesetzt"),
    "at": Localized(en: "at", de: "um"), "seenBy": Localized(en: "seen by", de: "gesehen von"),
    "odometer": Localized(en: "odometer", de: "Kilometerstand"),
    "energy": Localized(en: "fuel or charge", de: "Tank oder Ladung"),
    "damage": Localized(en: "damage", de: "Schaden"), "drivers": Localized(en: "other drivers", de: "weitere Fahrer"),
    "terms": Localized(en: "terms accepted", de: "Bedingungen angenommen"), "note": Localized(en: "note", de: "Notiz"),
    "outcome": Localized(en: "outcome", de: "Ergebnis"), "followUp": Localized(en: "follow-up", de: "Nachfassen"),
    "followedUp": Localized(en: "followed up", de: "nachgefasst"),
    // A demonstrator and a car.
    "plate": Localized(en: "plate", de: "Kennzeichen"), "colour": Localized(en: "colour", de: "Farbe"),
    "turnaround": Localized(en: "turnaround", de: "Rüstzeit"), "car": Localized(en: "car", de: "Auto"),
    "model": Localized(en: "model", de: "Modell"), "year": Localized(en: "year", de: "Jahr"),
    "trim": Localized(en: "trim", de: "Version"), "body": Localized(en: "body", de: "Form"),
    "fuel": Localized(en: "fuel", de: "Kraftstoff"), "transmission": Localized(en: "gearbox", de: "Getriebe"),
    "doors": Localized(en: "doors", de: "Türen"), "seats": Localized(en: "seats", de: "Sitze"),
    "power": Localized(en: "power", de: "Leistung"), "engine": Localized(en: "engine", de: "Motor"),
    "drive": Localized(en: "drive train", de: "Antrieb"), "cars": Localized(en: "cars", de: "Autos"),
    "testDrive": Localized(en: "drive", de: "Fahrt"),
    // A customer.
    "name": Localized(en: "name", de: "Name"), "phone": Localized(en: "phone", de: "Telefon"),
    "email": Localized(en: "e-mail", de: "E-Mail"), "language": Localized(en: "language", de: "Sprache"),
    "born": Localized(en: "born", de: "geboren"), "licence": Localized(en: "licence", de: "Führerschein"),
    "licenceClass": Localized(en: "licence class", de: "Führerscheinklasse"),
    "licenceExpires": Localized(en: "licence valid until", de: "Führerschein gültig bis"),
    // A saved phrase, a setting, opening hours.
    "intent": Localized(en: "what it does", de: "was er tut"),
    "carScope": Localized(en: "kind of car", de: "Art des Autos"),
    "carName": Localized(en: "car's name", de: "Name des Autos"), "minutes": Localized(en: "minutes", de: "Minuten"),
    "created": Localized(en: "created", de: "angelegt"), "phrases": Localized(en: "phrases", de: "Sätze"),
    "value": Localized(en: "value", de: "Wert"), "closed": Localized(en: "closed", de: "geschlossen"),
    "spans": Localized(en: "hours", de: "Zeiten"),
    // A list.
    "list": Localized(en: "list", de: "Liste"), "listNumber": Localized(en: "list no.", de: "Liste Nr."),
    "title": Localized(en: "title", de: "Titel"), "items": Localized(en: "items", de: "Punkte"),
    // A message, a group, a template.
    "kind": Localized(en: "kind", de: "Art"), "channel": Localized(en: "way", de: "Weg"),
    "due": Localized(en: "due", de: "fällig"), "answer": Localized(en: "answer", de: "Antwort"),
    "members": Localized(en: "members", de: "Mitglieder"), "subject": Localized(en: "subject", de: "Betreff"),
    "text": Localized(en: "text", de: "Text"),
  ]
}
