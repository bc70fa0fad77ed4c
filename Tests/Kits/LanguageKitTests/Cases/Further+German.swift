/// Further phrases, with the meaning that a speaker of German would expect.
///
/// A row: kind | phrase | now | expected value; `-` where nothing is to be found.
extension Corpus {
  static let furtherGerman = """
    datetime | Freitag 10-14 | 2026-11-30T10:00 | 2026-12-04T10:00
    datetime | morgen 14-15 | 2026-11-30T10:00 | 2026-12-01T14:00
    date | zwei Tage vor Weihnachten | 2026-11-30T10:00 | 2026-12-23
    date | zwei Tage nach Weihnachten | 2026-11-30T10:00 | 2026-12-27
    date | am Tag vor Silvester | 2026-11-30T10:00 | 2026-12-30
    date | am Tag nach Neujahr | 2026-11-30T10:00 | 2027-01-02
    date | eine Woche vor dem 15. Januar | 2026-11-30T10:00 | 2027-01-08
    date | einen Tag vor Freitag | 2026-12-04T10:00 | 2026-12-10
    time | fünf vor acht | - | 07:55
    date | Heilig Abend | 2026-11-30T10:00 | 2026-12-24
    duration | PT45M | - | 45
    time | 7.30 | - | 07:30
    time | 2359 | - | 23:59
    date | in 3 w | 2026-11-30T10:00 | 2026-12-21
    date | in 3 Wo. | 2026-11-30T10:00 | 2026-12-21
    date | moregn | 2026-11-30T10:00 | 2026-12-01
    time | um 25 Uhr | 2026-11-30T10:00 | -
    time | morgen um 25:00 | 2026-11-30T10:00 | -
    duration | fünfviertel Stunden | 2026-11-30T10:00 | 75
    duration | siebenviertel Stunden | 2026-11-30T10:00 | 105
    date | heute | 2026-11-30T10:00 | 2026-11-30
    date | übermorgen | 2026-11-30T10:00 | 2026-12-02
    date | uebermorgen | 2026-11-30T10:00 | 2026-12-02
    date | übernächste Woche Freitag | 2026-11-30T10:00 | 2026-12-18
    date | Freitag übernächster Woche | 2026-11-30T10:00 | 2026-12-18
    date | nächste Woche Freitag | 2026-11-30T10:00 | 2026-12-11
    date | Freitag nächster Woche | 2026-11-30T10:00 | 2026-12-11
    date | am Freitag der nächsten Woche | 2026-11-30T10:00 | 2026-12-11
    date | nächsten Freitag | 2026-11-30T10:00 | 2026-12-11
    date | diesen Freitag | 2026-11-30T10:00 | 2026-12-04
    date | diese Woche Freitag | 2026-11-30T10:00 | 2026-12-04
    date | kommenden Mittwoch | 2026-11-30T10:00 | 2026-12-02
    date | am kommenden Montag | 2026-11-30T10:00 | 2026-12-07
    date | in zwei Wochen am Freitag | 2026-11-30T10:00 | 2026-12-18
    date | Freitag in zwei Wochen | 2026-11-30T10:00 | 2026-12-18
    date | Freitag in einer Woche | 2026-11-30T10:00 | 2026-12-11
    date | heute in einer Woche | 2026-11-30T10:00 | 2026-12-07
    date | morgen in zwei Wochen | 2026-11-30T10:00 | 2026-12-15
    date | in 14 Tagen | 2026-11-30T10:00 | 2026-12-14
    date | in ein paar Tagen | 2026-11-30T10:00 | 2026-12-02
    date | in einem Monat | 2026-11-30T10:00 | 2026-12-30
    date | in drei Monaten | 2026-11-30T10:00 | 2027-02-28
    date | in einem Jahr | 2026-11-30T10:00 | 2027-11-30
    date | zwei Wochen nach Montag | 2026-12-01T10:00 | 2026-12-21
    date | drei Tage nach morgen | 2026-11-30T10:00 | 2026-12-04
    date | drei Wochen später | 2026-11-30T10:00 | 2026-12-21
    date | zwei Tage ab heute | 2026-11-30T10:00 | 2026-12-02
    date | 24. Dezember | 2026-11-30T10:00 | 2026-12-24
    date | am 24. Dezember | 2026-11-30T10:00 | 2026-12-24
    date | 24. Dez. 2027 | 2026-11-30T10:00 | 2027-12-24
    date | 24 dezember | 2026-11-30T10:00 | 2026-12-24
    date | der vierundzwanzigste Dezember | 2026-11-30T10:00 | 2026-12-24
    date | vierundzwanzigster zwölfter | 2026-11-30T10:00 | 2026-12-24
    date | am ersten Mai zweitausendsiebenundzwanzig | 2026-11-30T10:00 | 2027-05-01
    date | 24.12.2026 | 2026-11-30T10:00 | 2026-12-24
    date | 24.12.26 | 2026-11-30T10:00 | 2026-12-24
    date | 24.12. | 2026-11-30T10:00 | 2026-12-24
    date | am 24.12. | 2026-11-30T10:00 | 2026-12-24
    date | 4.5. | 2026-11-30T10:00 | 2027-05-04
    date | am 4.5. | 2026-11-30T10:00 | 2027-05-04
    date | am 4.5 | 2026-11-30T10:00 | 2027-05-04
    date | 24/12 | 2026-11-30T10:00 | 2026-12-24
    date | 24-12-2026 | 2026-11-30T10:00 | 2026-12-24
    date | 2027-01-05 | 2026-11-30T10:00 | 2027-01-05
    date | am 3. | 2026-11-30T10:00 | 2026-12-03
    date | den 31. | 2026-11-30T10:00 | 2026-12-31
    date | der zwanzigste | 2026-11-30T10:00 | 2026-12-20
    date | am fünften | 2026-11-30T10:00 | 2026-12-05
    date | 20. nächsten Monats | 2026-11-30T10:00 | 2026-12-20
    date | am 20. des nächsten Monats | 2026-11-30T10:00 | 2026-12-20
    date | nächsten Monat am 20. | 2026-11-30T10:00 | 2026-12-20
    date | am 15. dieses Monats | 2026-11-07T10:00 | 2026-11-15
    date | Freitag, der 4. | 2026-11-30T10:00 | 2026-12-04
    date | Freitag den vierten | 2026-11-30T10:00 | 2026-12-04
    date | Freitag, 4. Dezember | 2026-11-30T10:00 | 2026-12-04
    date | Freitag 4.12. | 2026-11-30T10:00 | 2026-12-04
    date | der zweite Montag im nächsten Monat | 2026-11-30T10:00 | 2026-12-14
    date | der zweite Montag nächsten Monats | 2026-11-30T10:00 | 2026-12-14
    date | am ersten Freitag im Januar | 2026-11-30T10:00 | 2027-01-01
    date | letzter Freitag im Dezember | 2026-11-30T10:00 | 2026-12-25
    date | am letzten Samstag des Monats | 2026-11-30T10:00 | 2026-12-26
    date | Sonnabend | 2026-11-30T10:00 | 2026-12-05
    date | am Mittwoch | 2026-11-30T10:00 | 2026-12-02
    date | Di | 2026-11-30T10:00 | 2026-12-01
    date | 3. März | 2026-11-30T10:00 | 2027-03-03
    date | 3. Maerz | 2026-11-30T10:00 | 2027-03-03
    date | am siebzehnten Juli | 2026-11-30T10:00 | 2027-07-17
    date | am nächsten Tag | 2026-11-30T10:00 | 2026-12-01
    date | 29. Februar | 2026-11-30T10:00 | 2028-02-29
    date | 30. Februar | 2026-11-30T10:00 | -
    date | 31.4. | 2026-11-30T10:00 | -
    date | gestern | 2026-11-30T10:00 | 2026-11-29
    date | letzten Freitag | 2026-11-30T10:00 | -
    date | vor zwei Tagen | 2026-11-30T10:00 | -
    date | guten Morgen | 2026-11-30T10:00 | -
    time | 15 Uhr | - | 15:00
    time | um 15 Uhr | - | 15:00
    time | um 15:00 | - | 15:00
    time | 18uhr | - | 18:00
    time | 14 Uhr 30 | - | 14:30
    time | vierzehn Uhr dreißig | - | 14:30
    time | acht Uhr fünfzehn | - | 08:15
    time | 8 Uhr morgens | - | 08:00
    time | drei Uhr nachmittags | - | 15:00
    time | 8 Uhr abends | - | 20:00
    time | 2 Uhr nachts | - | 02:00
    time | 11 Uhr nachts | - | 23:00
    time | 12 Uhr mittags | - | 12:00
    time | 1 Uhr mittags | - | 13:00
    time | ein Uhr | - | 01:00
    time | um eins | - | 01:00
    time | um drei | - | 03:00
    time | gegen drei | - | 03:00
    time | etwa um drei | - | 03:00
    time | halb vier | - | 03:30
    time | um halb vier | - | 03:30
    time | halb eins | - | 12:30
    time | halb vier nachmittags | - | 15:30
    time | viertel nach drei | - | 03:15
    time | Viertel vor vier | - | 03:45
    time | viertel vor eins | - | 12:45
    time | dreiviertel acht | - | 07:45
    time | drei viertel acht | - | 07:45
    time | viertel acht | - | 07:15
    time | fünf vor halb neun | - | 08:25
    time | fünf nach halb neun | - | 08:35
    time | zehn nach acht | - | 08:10
    time | zehn vor zwölf | - | 11:50
    time | zwanzig Minuten nach acht | - | 08:20
    time | 20 nach 8 abends | - | 20:20
    time | kurz nach acht | - | 08:00
    time | um kurz vor acht | - | 08:00
    time | Mitternacht | - | 00:00
    time | um Mitternacht | - | 00:00
    time | Mittag | - | 12:00
    time | mittags | - | 12:00
    time | am Mittag | - | 12:00
    time | zwölf Uhr | - | 12:00
    time | null Uhr | - | 00:00
    time | 0 Uhr 30 | - | 00:30
    time | 24 Uhr | - | 00:00
    time | zwanzig Uhr | - | 20:00
    time | einundzwanzig Uhr | - | 21:00
    time | 7.30 Uhr | - | 07:30
    time | um 7.30 | - | 07:30
    time | 15:30 h | - | 15:30
    time | um 15 h | - | 15:00
    time | morgens um sieben | - | 07:00
    time | abends um halb acht | - | 19:30
    time | um 7 in der Früh | - | 07:00
    time | 15:30:10 Uhr | - | 15:30:10
    time | punkt acht | - | 08:00
    time | um viertel nach zwei nachmittags | - | 14:15
    datetime | morgen um drei | 2026-11-30T10:00 | 2026-12-01T03:00
    datetime | heute um drei | 2026-11-30T10:00 | 2026-11-30T15:00
    datetime | heute Nachmittag um drei | 2026-11-30T10:00 | 2026-11-30T15:00
    datetime | morgen früh um acht | 2026-11-30T10:00 | 2026-12-01T08:00
    datetime | morgen um 8 Uhr | 2026-11-30T10:00 | 2026-12-01T08:00
    datetime | heute Abend um acht | 2026-11-30T10:00 | 2026-11-30T20:00
    datetime | um acht heute Abend | 2026-11-30T10:00 | 2026-11-30T20:00
    datetime | morgen Nachmittag um halb vier | 2026-11-30T10:00 | 2026-12-01T15:30
    datetime | Montag Morgen um 9 | 2026-11-30T10:00 | 2026-12-07T09:00
    datetime | Freitagabend um sieben | 2026-11-30T10:00 | 2026-12-04T19:00
    datetime | Freitagnachmittag um 3 | 2026-11-30T10:00 | 2026-12-04T15:00
    datetime | Freitag um 15 Uhr | 2026-11-30T10:00 | 2026-12-04T15:00
    datetime | Freitag, 15 Uhr | 2026-11-30T10:00 | 2026-12-04T15:00
    datetime | am Freitag um 15:30 Uhr | 2026-11-30T10:00 | 2026-12-04T15:30
    datetime | übermorgen um viertel nach zwei | 2026-11-30T10:00 | 2026-12-02T02:15
    datetime | übermorgen Mittag | 2026-11-30T10:00 | 2026-12-02T12:00
    datetime | morgen um 12 Uhr mittags | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | am 24.12. um 10 Uhr | 2026-11-30T10:00 | 2026-12-24T10:00
    datetime | am 24. Dezember um zehn Uhr dreißig | 2026-11-30T10:00 | 2026-12-24T10:30
    datetime | am 5. um halb drei | 2026-11-30T10:00 | 2026-12-05T02:30
    datetime | 24.12.2026 15:00 | 2026-11-30T10:00 | 2026-12-24T15:00
    datetime | um 19 Uhr am 22. Dezember | 2026-11-30T10:00 | 2026-12-22T19:00
    datetime | 2026-12-01T15:00 | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | in zehn Minuten | 2026-11-30T10:00 | 2026-11-30T10:10
    datetime | in einer halben Stunde | 2026-11-30T10:00 | 2026-11-30T10:30
    datetime | in anderthalb Stunden | 2026-11-30T10:00 | 2026-11-30T11:30
    datetime | in eineinhalb Stunden | 2026-11-30T10:00 | 2026-11-30T11:30
    datetime | in einer Viertelstunde | 2026-11-30T10:00 | 2026-11-30T10:15
    datetime | in 2 Stunden und 15 Minuten | 2026-11-30T10:00 | 2026-11-30T12:15
    datetime | in etwa einer Stunde | 2026-11-30T10:00 | 2026-11-30T11:00
    datetime | jetzt | 2026-11-30T10:00 | 2026-11-30T10:00
    datetime | heute Nacht um zwei | 2026-11-30T10:00 | 2026-12-01T02:00
    datetime | Montag um 9 | 2026-11-30T10:00 | 2026-12-07T09:00
    datetime | nächsten Dienstag um 9 Uhr | 2026-11-30T10:00 | 2026-12-08T09:00
    datetime | Freitag hätte ich gern den Golf um vier | 2026-11-30T10:00 | 2026-12-04T04:00
    datetime | den Golf bitte morgen um 15 Uhr | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | Probefahrt mit dem Polo am Freitag um halb vier für eine Stunde | 2026-11-30T10:00 | 2026-12-04T03:30
    datetime | heute früh um 11 | 2026-11-30T10:00 | 2026-11-30T11:00
    datetime | am Donnerstag den 3. Dezember um 14 Uhr 15 | 2026-11-30T10:00 | 2026-12-03T14:15
    datetime | Sonntag spät abends um 10 | 2026-11-30T10:00 | 2026-12-06T22:00
    duration | eine Stunde | - | 60
    duration | 1 Stunde | - | 60
    duration | 1 Std. | - | 60
    duration | 2 Std | - | 120
    duration | anderthalb Stunden | - | 90
    duration | eineinhalb Stunden | - | 90
    duration | zweieinhalb Stunden | - | 150
    duration | fünfeinhalb Stunden | - | 330
    duration | 1,5 Stunden | - | 90
    duration | eine halbe Stunde | - | 30
    duration | ne halbe Stunde | - | 30
    duration | halbe Stunde | - | 30
    duration | Viertelstunde | - | 15
    duration | eine Viertelstunde | - | 15
    duration | eine viertel Stunde | - | 15
    duration | eine dreiviertel Stunde | - | 45
    duration | dreiviertelstunde | - | 45
    duration | drei viertel Stunden | - | 45
    duration | drei Viertelstunden | - | 45
    duration | eine Stunde und 15 Minuten | - | 75
    duration | 1 Stunde 15 | - | 75
    duration | 1 Stunde 15 Minuten | - | 75
    duration | eine Stunde fünfzehn Minuten | - | 75
    duration | 1h30 | - | 90
    duration | 1 h 30 | - | 90
    duration | 1 h 30 min | - | 90
    duration | 90 min | - | 90
    duration | 90min | - | 90
    duration | neunzig Minuten | - | 90
    duration | fünfundvierzig Minuten | - | 45
    duration | fuenfundvierzig Minuten | - | 45
    duration | hundertzwanzig Minuten | - | 120
    duration | einhundertzwanzig Minuten | - | 120
    duration | zwei Tage | - | 2880
    duration | zwei Stunden und eine halbe | - | 150
    duration | eine Stunde und eine Viertelstunde | - | 75
    duration | ein paar Stunden | - | 120
    duration | zwei Komma fünf Stunden | - | 150
    duration | PT45M | - | 45
    duration | 30-minütige | - | 30
    duration | dreißigminütige | - | 30
    duration | zweistündige | - | 120
    duration | halbstündige | - | 30
    duration | 120 Sekunden | - | 2
    duration-in-sentence | den Golf für eine halbe Stunde | - | 30
    duration-in-sentence | golf morgen um drei für anderthalb Stunden | - | 90
    duration-in-sentence | eine zweistündige Probefahrt | - | 120
    duration-in-sentence | verlängere um 15 Minuten | - | 15
    duration-in-sentence | lieber eine Stunde länger | - | 60
    duration-in-sentence | mach 90 Minuten daraus | - | 90
    duration-in-sentence | bmw 320d morgen | - | -
    duration-in-sentence | 500 um fünf | - | -
    duration-in-sentence | Golf 8 am Freitag | - | -
    duration | eine Stunde dreißig | - | 90
    duration | eine Stunde oder zwei | - | 60
    duration | 1:30 Stunden | - | 90
    duration | fünf viertel Stunden | - | 75
    duration | ein Stündchen | - | 60
    time | 20 Uhr 20 Minuten und 20 Sekunden | - | 20:20
    date | Heiligabend | 2026-11-30T10:00 | 2026-12-24
    date | an Silvester | 2026-11-30T10:00 | 2026-12-31
    datetime | 3.12. um 9 | 2026-11-30T10:00 | 2026-12-03T09:00
    datetime | kommenden Donnerstag um zehn | 2026-11-30T10:00 | 2026-12-03T10:00
    datetime | nächsten Mittwoch den 9. um viertel nach 3 | 2026-11-30T10:00 | 2026-12-09T03:15
    datetime | Samstagvormittag um elf | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | Sa. 5.12. 11:00 | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | Sa 5. Dez, 11 Uhr | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | am fünften Dezember um elf Uhr | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | am fünften um elf | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | am 5. um elf Uhr dreißig | 2026-11-30T10:00 | 2026-12-05T11:30
    datetime | übermorgen um viertel vor drei nachmittags | 2026-11-30T10:00 | 2026-12-02T14:45
    datetime | übermorgen Nachmittag dreiviertel drei | 2026-11-30T10:00 | 2026-12-02T14:45
    datetime | morgen um zwölf | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | morgen zwölf Uhr mittags | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | morgen, 15.30 Uhr | 2026-11-30T10:00 | 2026-12-01T15:30
    datetime | morgen 15:30h | 2026-11-30T10:00 | 2026-12-01T15:30
    datetime | morgen 15 h | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | am Freitag, dem 4. Dezember, um 9:15 Uhr | 2026-11-30T10:00 | 2026-12-04T09:15
    datetime | Freitag, 04.12.2026, 09:15 | 2026-11-30T10:00 | 2026-12-04T09:15
    datetime | Freitag, den 4. 12., 9 Uhr | 2026-11-30T10:00 | 2026-12-04T09:00
    datetime | in zwei Tagen um drei | 2026-11-30T10:00 | 2026-12-02T03:00
    datetime | nächste Woche Montag um halb zehn | 2026-11-30T10:00 | 2026-12-07T09:30
    datetime | Montag in einer Woche um 9 | 2026-11-30T10:00 | 2026-12-07T09:00
    datetime | Dienstag abend halb acht | 2026-11-30T10:00 | 2026-12-01T19:30
    datetime | fünf nach halb drei morgen nachmittag | 2026-11-30T10:00 | 2026-12-01T14:35
    date | ab Montag | 2026-11-30T10:00 | 2026-11-30
    date | bis Freitag | 2026-11-30T10:00 | 2026-12-04
    date | bis nächsten Freitag | 2026-11-30T10:00 | 2026-12-11
    date | Mittwoch, 9. | 2026-11-30T10:00 | 2026-12-09
    date | den neunten | 2026-11-30T10:00 | 2026-12-09
    date | am 9ten | 2026-11-30T10:00 | 2026-12-09
    date | 9ter Dezember | 2026-11-30T10:00 | 2026-12-09
    date | der 9. des Monats | 2026-11-30T10:00 | 2026-12-09
    time | um 15 Uhr 30 herum | 2026-11-30T10:00 | 15:30
    time | kurz nach drei | 2026-11-30T10:00 | 03:00
    time | Punkt drei | 2026-11-30T10:00 | 03:00
    time | um drei rum | 2026-11-30T10:00 | 03:00
    time | 15 Uhr c.t. | 2026-11-30T10:00 | 15:00
    time | 15.30h | 2026-11-30T10:00 | 15:30
    time | halb 3 nachmittags | 2026-11-30T10:00 | 14:30
    time | viertel nach zwölf | 2026-11-30T10:00 | 12:15
    time | 14 Uhr und 5 Minuten | 2026-11-30T10:00 | 14:05
    duration | eine knappe halbe Stunde | 2026-11-30T10:00 | 30
    duration | eine gute halbe Stunde | 2026-11-30T10:00 | 30
    duration | eine gute Dreiviertelstunde | 2026-11-30T10:00 | 45
    duration | Dreiviertel Std. | 2026-11-30T10:00 | 45
    duration | 1 3/4 Stunden | 2026-11-30T10:00 | 105
    duration | 1,75 h | 2026-11-30T10:00 | 105
    duration | 1 Std 45 | 2026-11-30T10:00 | 105
    duration | zwei Stunden und eine Viertelstunde | 2026-11-30T10:00 | 135
    duration | einer Dreiviertelstunde | 2026-11-30T10:00 | 45
    duration | für 'ne halbe Stunde | 2026-11-30T10:00 | 30
    duration | ne Stunde fünfzehn | 2026-11-30T10:00 | 75
    duration | 45 Minuten lang | 2026-11-30T10:00 | 45
    duration | eine Stunde lang | 2026-11-30T10:00 | 60
    duration | max. 1 Stunde | 2026-11-30T10:00 | 60
    duration | anderthalb Stündchen | 2026-11-30T10:00 | 90
    duration | 30-minütig | 2026-11-30T10:00 | 30
    duration | 1-stündig | 2026-11-30T10:00 | 60
    duration | zweieinhalbstündig | 2026-11-30T10:00 | 150
    duration | eineinhalbstündig | 2026-11-30T10:00 | 90
    """
}
