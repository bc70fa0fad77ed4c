/// More phrases of the kinds that people type and say, with the meaning that a speaker of German would expect.
///
/// A row: kind | phrase | now | expected value.
extension Corpus {
  static let moreGerman = """
    date | am 15. | 2016-11-07T00:00 | 2016-11-15
    date | am 2. okt | 2016-11-07T00:00 | 2017-10-02
    date | 2. Oktober | 2016-11-07T00:00 | 2017-10-02
    date | 12. Januar 2018 | 2016-11-07T00:00 | 2018-01-12
    date | 22.02.2018 | 2016-11-07T00:00 | 2018-02-22
    date | 22/04/2018 | 2016-11-07T00:00 | 2018-04-22
    date | 21-04-2018 | 2016-11-07T00:00 | 2018-04-21
    date | 2018/08/12 | 2016-11-07T00:00 | 2018-08-12
    date | 2018-08-12 | 2016-11-07T00:00 | 2018-08-12
    date | 22/04 | 2016-11-07T00:00 | 2017-04-22
    date | 22.4. | 2016-11-07T00:00 | 2017-04-22
    date | 22. 4. | 2016-11-07T00:00 | 2017-04-22
    date | 13. mai | 2016-11-07T00:00 | 2017-05-13
    date | erster August | 2016-11-07T00:00 | 2017-08-01
    date | 1. Aug. | 2016-11-07T00:00 | 2017-08-01
    date | den 1. August | 2016-11-07T00:00 | 2017-08-01
    date | der erste august | 2016-11-07T00:00 | 2017-08-01
    date | am ersten august | 2016-11-07T00:00 | 2017-08-01
    date | einundzwanzigster mai | 2016-11-07T00:00 | 2017-05-21
    date | am einundzwanzigsten Mai | 2016-11-07T00:00 | 2017-05-21
    date | der einundzwanzigste fünfte | 2016-11-07T00:00 | 2017-05-21
    date | am Freitag | 2016-11-07T00:00 | 2016-11-11
    date | kommenden Freitag | 2016-11-07T00:00 | 2016-11-11
    date | am kommenden Donnerstag | 2016-11-07T00:00 | 2016-11-10
    date | Freitag nächste Woche | 2016-11-07T00:00 | 2016-11-18
    date | Freitag dieser Woche | 2016-11-07T00:00 | 2016-11-11
    date | übernächsten Freitag | 2016-11-07T00:00 | 2016-11-25
    date | ubermorgen | 2016-11-07T00:00 | 2016-11-09
    date | überübermorgen | 2016-11-07T00:00 | 2016-11-10
    date | morgen in einer Woche | 2016-11-07T00:00 | 2016-11-15
    date | heute in acht Tagen | 2016-11-07T00:00 | 2016-11-14
    date | Freitag in acht Tagen | 2016-11-07T00:00 | 2016-11-18
    date | Freitag in 14 Tagen | 2016-11-07T00:00 | 2016-11-25
    date | in vierzehn Tagen | 2016-11-07T00:00 | 2016-11-21
    date | in einer Woche | 2016-11-07T00:00 | 2016-11-14
    date | in zwei Wochen | 2016-11-07T00:00 | 2016-11-21
    date | zwei Wochen ab heute | 2016-11-07T00:00 | 2016-11-21
    date | zwei wochen von heute an | 2016-11-07T00:00 | 2016-11-21
    date | in drei Tagen | 2016-11-07T00:00 | 2016-11-10
    date | drei Tage später | 2016-11-07T00:00 | 2016-11-10
    date | 3 Tage nach Dienstag | 2016-11-07T00:00 | 2016-11-11
    date | 3 tage ab dienstag | 2016-11-07T00:00 | 2016-11-11
    date | zwei Tage nach morgen | 2016-11-07T00:00 | 2016-11-10
    date | in zwei Monaten | 2016-11-07T00:00 | 2017-01-07
    date | in 2 jahren | 2016-11-07T00:00 | 2018-11-07
    date | heute in einem Monat | 2016-11-07T00:00 | 2016-12-07
    date | der 20. nächsten Monats | 2016-11-07T00:00 | 2016-12-20
    date | am 20. nächsten Monat | 2016-11-07T00:00 | 2016-12-20
    date | am 20. dieses Monats | 2016-11-07T00:00 | 2016-11-20
    date | am zwanzigsten des nächsten monats | 2016-11-07T00:00 | 2016-12-20
    date | der erste Freitag im Juli | 2016-11-07T00:00 | 2017-07-07
    date | erster freitag im juli | 2016-11-07T00:00 | 2017-07-07
    date | am ersten Montag im Dezember | 2016-11-07T00:00 | 2016-12-05
    date | zweiter Montag im nächsten Monat | 2016-11-07T00:00 | 2016-12-12
    date | der zweite Montag des nächsten Monats | 2016-11-07T00:00 | 2016-12-12
    date | am letzten Freitag des Monats | 2016-11-07T00:00 | 2016-11-25
    date | letzter Freitag im November | 2016-11-07T00:00 | 2016-11-25
    date | am letzten Tag des Monats | 2016-11-07T00:00 | 2016-11-30
    date | letzter tag des monats | 2016-11-07T00:00 | 2016-11-30
    date | am ersten Tag des nächsten Monats | 2016-11-07T00:00 | 2016-12-01
    date | am 1.12. | 2016-11-07T00:00 | 2016-12-01
    date | 1.12. | 2016-11-07T00:00 | 2016-12-01
    date | 01.12. | 2016-11-07T00:00 | 2016-12-01
    date | 01.12 | 2016-11-07T00:00 | 2016-12-01
    date | 1.12.16 | 2016-11-07T00:00 | 2016-12-01
    date | 1.12.2016 | 2016-11-07T00:00 | 2016-12-01
    date | 01.12.2016 | 2016-11-07T00:00 | 2016-12-01
    date | 1. 12. 2016 | 2016-11-07T00:00 | 2016-12-01
    date | 1. Dez. 2016 | 2016-11-07T00:00 | 2016-12-01
    date | 1. dezember | 2016-11-07T00:00 | 2016-12-01
    date | 1 dezember | 2016-11-07T00:00 | 2016-12-01
    date | 1.dezember | 2016-11-07T00:00 | 2016-12-01
    date | Freitag, den 11. | 2016-11-07T00:00 | 2016-11-11
    date | freitag den 11. november | 2016-11-07T00:00 | 2016-11-11
    date | Freitag, 11. November 2016 | 2016-11-07T00:00 | 2016-11-11
    date | Freitag der 11. | 2016-11-07T00:00 | 2016-11-11
    date | fr 11.11. | 2016-11-07T00:00 | 2016-11-11
    date | Fr., 11.11. | 2016-11-07T00:00 | 2016-11-11
    date | Fr, 11. Nov | 2016-11-07T00:00 | 2016-11-11
    date | mi | 2016-11-07T00:00 | 2016-11-09
    date | mittwoch | 2016-11-07T00:00 | 2016-11-09
    date | am mittwoch den 9. | 2016-11-07T00:00 | 2016-11-09
    date | Mittwoch 9.11. | 2016-11-07T00:00 | 2016-11-09
    date | mittwoch, neunter november | 2016-11-07T00:00 | 2016-11-09
    date | am neunten elften | 2016-11-07T00:00 | 2016-11-09
    date | neunter elfter | 2016-11-07T00:00 | 2016-11-09
    date | am neunten | 2016-11-07T00:00 | 2016-11-09
    date | zum neunten | 2016-11-07T00:00 | 2016-11-09
    date | bis Freitag | 2016-11-07T00:00 | 2016-11-11
    date | ab Montag | 2016-11-07T00:00 | 2016-11-07
    date | ab dem 15. | 2016-11-07T00:00 | 2016-11-15
    date | bis zum 15. | 2016-11-07T00:00 | 2016-11-15
    date | vor Freitag | 2016-11-07T00:00 | 2016-11-11
    date | Samstag | 2016-11-07T00:00 | 2016-11-12
    date | sa | 2016-11-07T00:00 | 2016-11-12
    date | samstags | 2016-11-07T00:00 | 2016-11-12
    date | nächster tag | 2016-11-07T00:00 | 2016-11-08
    date | am folgenden Tag | 2016-11-07T00:00 | 2016-11-08
    date | am darauffolgenden Tag | 2016-11-07T00:00 | 2016-11-08
    date | heut | 2016-11-07T00:00 | 2016-11-07
    date | am heutigen Tag | 2016-11-07T00:00 | 2016-11-07
    date | am morgigen Tag | 2016-11-07T00:00 | 2016-11-08
    date | Silvester | 2016-11-07T00:00 | 2016-12-31
    date | am zweiten Weihnachtstag | 2016-11-07T00:00 | 2016-12-26
    date | Weihnachten | 2016-11-07T00:00 | 2016-12-25
    date | Neujahr | 2016-11-07T00:00 | 2017-01-01
    date | Nikolaus | 2016-11-07T00:00 | 2016-12-06
    date | am Tag nach Freitag | 2016-11-07T00:00 | 2016-11-12
    date | einen Tag nach Freitag | 2016-11-07T00:00 | 2016-11-12
    date | der Tag nach morgen | 2016-11-07T00:00 | 2016-11-09
    date | eine Woche nach Freitag | 2016-11-07T00:00 | 2016-11-18
    date | dritter dezember | 2016-11-07T00:00 | 2016-12-03
    date | 3. Dez | 2016-11-07T00:00 | 2016-12-03
    date | 3 Dez | 2016-11-07T00:00 | 2016-12-03
    date | am dritten Dezember zweitausendsechzehn | 2016-11-07T00:00 | 2016-12-03
    date | zwölfter fünfter zweitausendachtzehn | 2016-11-07T00:00 | 2018-05-12
    date | am fünfzehnten | 2016-11-07T00:00 | 2016-11-15
    date | der Fünfzehnte | 2016-11-07T00:00 | 2016-11-15
    date | dienstag in einer woche | 2016-11-07T00:00 | 2016-11-15
    date | dienstag in zwei wochen | 2016-11-07T00:00 | 2016-11-22
    date | nächstes Jahr am 3. Mai | 2016-11-07T00:00 | 2017-05-03
    datetime | sofort | 2016-11-07T00:00 | 2016-11-07T00:00
    datetime | am 15. um 8 Uhr | 2016-11-07T00:00 | 2016-11-15T08:00
    datetime | am 15. um 20:00 Uhr | 2016-11-07T00:00 | 2016-11-15T20:00
    datetime | 15.11.2016 um 20 Uhr | 2016-11-07T00:00 | 2016-11-15T20:00
    datetime | am 15.11. um 20 Uhr 30 | 2016-11-07T00:00 | 2016-11-15T20:30
    datetime | 15. November 8:00 Uhr | 2016-11-07T00:00 | 2016-11-15T08:00
    datetime | 15. November gegen 8 Uhr | 2016-11-07T00:00 | 2016-11-15T08:00
    datetime | am 1.12. um 9 | 2016-11-07T00:00 | 2016-12-01T09:00
    datetime | 1.12. um 9 | 2016-11-07T00:00 | 2016-12-01T09:00
    datetime | 3.12. um 9 | 2016-11-07T00:00 | 2016-12-03T09:00
    datetime | 3.12. 9 Uhr | 2016-11-07T00:00 | 2016-12-03T09:00
    datetime | 3.12. 9:30 | 2016-11-07T00:00 | 2016-12-03T09:30
    datetime | am 3.12. um 9.30 Uhr | 2016-11-07T00:00 | 2016-12-03T09:30
    datetime | um 9.30 Uhr am 3.12. | 2016-11-07T00:00 | 2016-12-03T09:30
    datetime | 9 Uhr am 3. Dezember | 2016-11-07T00:00 | 2016-12-03T09:00
    datetime | morgen um 8 | 2016-11-07T00:00 | 2016-11-08T08:00
    datetime | morgen früh um 8 | 2016-11-07T00:00 | 2016-11-08T08:00
    datetime | morgen Vormittag um 10 | 2016-11-07T00:00 | 2016-11-08T10:00
    datetime | morgen nachmittag um drei | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | morgen nachmittag halb vier | 2016-11-07T00:00 | 2016-11-08T15:30
    datetime | morgen Abend um 8 | 2016-11-07T00:00 | 2016-11-08T20:00
    datetime | morgen Mittag um 12 | 2016-11-07T00:00 | 2016-11-08T12:00
    datetime | morgen um halb vier | 2016-11-07T00:00 | 2016-11-08T03:30
    datetime | heute um 15 Uhr | 2016-11-07T00:00 | 2016-11-07T15:00
    datetime | heute Abend um 7 | 2016-11-07T00:00 | 2016-11-07T19:00
    datetime | heute abend um sieben Uhr | 2016-11-07T00:00 | 2016-11-07T19:00
    datetime | heute Abend gegen 7 | 2016-11-07T00:00 | 2016-11-07T19:00
    datetime | heute früh um 7 | 2016-11-07T00:00 | 2016-11-07T07:00
    datetime | heute Morgen um 7 | 2016-11-07T00:00 | 2016-11-07T07:00
    datetime | heute Nacht um 2 | 2016-11-07T00:00 | 2016-11-07T02:00
    datetime | heute Nacht um 11 | 2016-11-07T00:00 | 2016-11-07T23:00
    datetime | heut abend um acht | 2016-11-07T00:00 | 2016-11-07T20:00
    datetime | diesen Abend um acht | 2016-11-07T00:00 | 2016-11-07T20:00
    datetime | Montag 9 Uhr morgens | 2016-11-07T00:00 | 2016-11-07T09:00
    datetime | am Dienstag um 9 | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | Dienstag um viertel nach 3 | 2016-11-07T00:00 | 2016-11-08T03:15
    datetime | Dienstag um drei viertel acht | 2016-11-07T00:00 | 2016-11-08T07:45
    datetime | dienstag fünf vor halb neun | 2016-11-07T00:00 | 2016-11-08T08:25
    datetime | Dienstag um 15 Uhr 30 herum | 2016-11-07T00:00 | 2016-11-08T15:30
    datetime | dienstag 15h30 | 2016-11-07T00:00 | 2016-11-08T15:30
    datetime | dienstag 15h | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | Dienstag mittags um 1 | 2016-11-07T00:00 | 2016-11-08T13:00
    datetime | Dienstag 1 Uhr mittags | 2016-11-07T00:00 | 2016-11-08T13:00
    datetime | Dienstag um 12 Uhr mittags | 2016-11-07T00:00 | 2016-11-08T12:00
    datetime | Dienstag um Mitternacht | 2016-11-07T00:00 | 2016-11-08T00:00
    datetime | Dienstag nachmittags um vier | 2016-11-07T00:00 | 2016-11-08T16:00
    datetime | Dienstagnachmittag um vier | 2016-11-07T00:00 | 2016-11-08T16:00
    datetime | dienstagabend um acht | 2016-11-07T00:00 | 2016-11-08T20:00
    datetime | Dienstagabend 20 Uhr | 2016-11-07T00:00 | 2016-11-08T20:00
    datetime | Dienstagmorgen um 8 | 2016-11-07T00:00 | 2016-11-08T08:00
    datetime | Dienstag früh um 8 | 2016-11-07T00:00 | 2016-11-08T08:00
    datetime | sonntag frühmorgens um 8:00 | 2016-11-07T00:00 | 2016-11-13T08:00
    datetime | sonntagmittag um 12 | 2016-11-07T00:00 | 2016-11-13T12:00
    datetime | nächste Woche Dienstag um 9 | 2016-11-07T00:00 | 2016-11-15T09:00
    datetime | nächsten Dienstag um 14:30 | 2016-11-07T00:00 | 2016-11-15T14:30
    datetime | nächsten Dienstag 14 Uhr 30 | 2016-11-07T00:00 | 2016-11-15T14:30
    datetime | kommenden Donnerstag um halb elf | 2016-11-07T00:00 | 2016-11-10T10:30
    datetime | übermorgen um 10 | 2016-11-07T00:00 | 2016-11-09T10:00
    datetime | übermorgen zehn Uhr | 2016-11-07T00:00 | 2016-11-09T10:00
    datetime | übermorgen 10:15 | 2016-11-07T00:00 | 2016-11-09T10:15
    datetime | in einer Woche um 10 Uhr | 2016-11-07T00:00 | 2016-11-14T10:00
    datetime | heute in einer Woche um 10 | 2016-11-07T00:00 | 2016-11-14T10:00
    datetime | Freitag in acht Tagen um 16 Uhr | 2016-11-07T00:00 | 2016-11-18T16:00
    datetime | in drei Tagen um 14 Uhr | 2016-11-07T00:00 | 2016-11-10T14:00
    datetime | in 5 Stunden | 2016-11-07T00:00 | 2016-11-07T05:00
    datetime | in einer Stunde | 2016-11-07T00:00 | 2016-11-07T01:00
    datetime | in einer dreiviertel Stunde | 2016-11-07T00:00 | 2016-11-07T00:45
    datetime | in 1 Stunde und 15 Minuten | 2016-11-07T00:00 | 2016-11-07T01:15
    datetime | in zwei Stunden und 5 Minuten | 2016-11-07T00:00 | 2016-11-07T02:05
    datetime | in 90 Minuten | 2016-11-07T00:00 | 2016-11-07T01:30
    datetime | 30 Minuten später | 2016-11-07T00:00 | 2016-11-07T00:30
    datetime | zwei Stunden später | 2016-11-07T00:00 | 2016-11-07T02:00
    datetime | in 2 tagen und 3 stunden | 2016-11-07T00:00 | 2016-11-09T03:00
    datetime | 5 minuten ab jetzt | 2016-11-07T00:00 | 2016-11-07T00:05
    datetime | 16.11.2016 10:38 | 2016-11-07T00:00 | 2016-11-16T10:38
    datetime | 16. Nov. 2016 10:38 | 2016-11-07T00:00 | 2016-11-16T10:38
    datetime | 16. November 2016 um 10 Uhr 38 | 2016-11-07T00:00 | 2016-11-16T10:38
    datetime | 2016-11-22T09:05 | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | 2016-11-22 09:05 | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | 19:00 Uhr am 22.12. | 2016-11-07T00:00 | 2016-12-22T19:00
    datetime | 19 Uhr, 22. Dezember | 2016-11-07T00:00 | 2016-12-22T19:00
    datetime | um 19 Uhr am 22. | 2016-11-07T00:00 | 2016-11-22T19:00
    datetime | am 22. um sieben abends | 2016-11-07T00:00 | 2016-11-22T19:00
    datetime | Freitag, den 11. um 4 Uhr nachmittags | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | Freitag den 11. November um 16 Uhr | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | fr 16 uhr | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | fr. 16:00 | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | freitag 16.30 | 2016-11-07T00:00 | 2016-11-11T16:30
    datetime | freitag 16 uhr 5 | 2016-11-07T00:00 | 2016-11-11T16:05
    datetime | freitag sechzehn uhr dreißig | 2016-11-07T00:00 | 2016-11-11T16:30
    datetime | freitag um sechzehn uhr | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | freitag um zwanzig nach vier nachmittags | 2016-11-07T00:00 | 2016-11-11T16:20
    datetime | freitag um zehn vor halb fünf nachmittags | 2016-11-07T00:00 | 2016-11-11T16:20
    datetime | am ersten Montag im Dezember um 11 Uhr | 2016-11-07T00:00 | 2016-12-05T11:00
    datetime | Heiligabend um 10 Uhr | 2016-11-07T00:00 | 2016-12-24T10:00
    datetime | heute in 3 Stunden | 2016-11-07T00:00 | 2016-11-07T03:00
    time | 7:56 | 2016-11-07T00:00 | 07:56
    time | 7:56 Uhr | 2016-11-07T00:00 | 07:56
    time | 19:56 Uhr | 2016-11-07T00:00 | 19:56
    time | 7 Uhr 56 | 2016-11-07T00:00 | 07:56
    time | 7 uhr und 56 minuten | 2016-11-07T00:00 | 07:56
    time | um 7 | 2016-11-07T00:00 | 07:00
    time | um sieben | 2016-11-07T00:00 | 07:00
    time | um sieben Uhr | 2016-11-07T00:00 | 07:00
    time | sieben uhr dreißig | 2016-11-07T00:00 | 07:30
    time | sieben Uhr morgens | 2016-11-07T00:00 | 07:00
    time | 7 uhr abends | 2016-11-07T00:00 | 19:00
    time | 7 uhr am abend | 2016-11-07T00:00 | 19:00
    time | abends um 7 | 2016-11-07T00:00 | 19:00
    time | am Abend um 7 | 2016-11-07T00:00 | 19:00
    time | am nachmittag um 3 | 2016-11-07T00:00 | 15:00
    time | um 3 am Nachmittag | 2016-11-07T00:00 | 15:00
    time | nachmittags um drei | 2016-11-07T00:00 | 15:00
    time | 8 Uhr früh | 2016-11-07T00:00 | 08:00
    time | 8 uhr in der früh | 2016-11-07T00:00 | 08:00
    time | früh um 8 | 2016-11-07T00:00 | 08:00
    time | acht uhr in der frühe | 2016-11-07T00:00 | 08:00
    time | vormittags um 10 | 2016-11-07T00:00 | 10:00
    time | 10 uhr vormittags | 2016-11-07T00:00 | 10:00
    time | 10 Uhr am Vormittag | 2016-11-07T00:00 | 10:00
    time | um 12 uhr mittags | 2016-11-07T00:00 | 12:00
    time | um 12 | 2016-11-07T00:00 | 12:00
    time | 12 Uhr | 2016-11-07T00:00 | 12:00
    time | 0 Uhr | 2016-11-07T00:00 | 00:00
    time | 0 Uhr 15 | 2016-11-07T00:00 | 00:15
    time | 12 uhr nachts | 2016-11-07T00:00 | 00:00
    time | 1 Uhr nachts | 2016-11-07T00:00 | 01:00
    time | 11 abends | 2016-11-07T00:00 | 23:00
    time | 10 Uhr abends | 2016-11-07T00:00 | 22:00
    time | nachts um drei | 2016-11-07T00:00 | 03:00
    time | halb 9 | 2016-11-07T00:00 | 08:30
    time | halb neun | 2016-11-07T00:00 | 08:30
    time | um halb neun | 2016-11-07T00:00 | 08:30
    time | halb neun abends | 2016-11-07T00:00 | 20:30
    time | halb neun morgens | 2016-11-07T00:00 | 08:30
    time | halb 4 nachmittags | 2016-11-07T00:00 | 15:30
    time | halb zwölf | 2016-11-07T00:00 | 11:30
    time | viertel nach acht | 2016-11-07T00:00 | 08:15
    time | viertel nach 8 | 2016-11-07T00:00 | 08:15
    time | viertel vor acht | 2016-11-07T00:00 | 07:45
    time | viertel vor 8 abends | 2016-11-07T00:00 | 19:45
    time | viertel 8 | 2016-11-07T00:00 | 07:15
    time | dreiviertel acht abends | 2016-11-07T00:00 | 19:45
    time | viertel neun abends | 2016-11-07T00:00 | 20:15
    time | fünf nach acht | 2016-11-07T00:00 | 08:05
    time | fünf vor acht | 2016-11-07T00:00 | 07:55
    time | 5 vor 8 | 2016-11-07T00:00 | 07:55
    time | 5 nach 8 | 2016-11-07T00:00 | 08:05
    time | zehn vor acht abends | 2016-11-07T00:00 | 19:50
    time | zwanzig vor acht | 2016-11-07T00:00 | 07:40
    time | 20 nach 8 | 2016-11-07T00:00 | 08:20
    time | 5 nach halb 9 | 2016-11-07T00:00 | 08:35
    time | zehn vor halb neun | 2016-11-07T00:00 | 08:20
    time | fünf minuten vor acht | 2016-11-07T00:00 | 07:55
    time | 5 min nach 8 | 2016-11-07T00:00 | 08:05
    time | fünf vor zwölf | 2016-11-07T00:00 | 11:55
    time | gegen 8 | 2016-11-07T00:00 | 08:00
    time | gegen acht uhr | 2016-11-07T00:00 | 08:00
    time | so gegen acht | 2016-11-07T00:00 | 08:00
    time | ungefähr um acht | 2016-11-07T00:00 | 08:00
    time | etwa 8 Uhr | 2016-11-07T00:00 | 08:00
    time | circa 8 uhr | 2016-11-07T00:00 | 08:00
    time | ca. 8 Uhr | 2016-11-07T00:00 | 08:00
    time | um 8 rum | 2016-11-07T00:00 | 08:00
    time | um 8 herum | 2016-11-07T00:00 | 08:00
    time | um Punkt 8 | 2016-11-07T00:00 | 08:00
    time | punkt acht Uhr | 2016-11-07T00:00 | 08:00
    time | genau 8 Uhr | 2016-11-07T00:00 | 08:00
    time | Schlag acht | 2016-11-07T00:00 | 08:00
    time | 20 Uhr | 2016-11-07T00:00 | 20:00
    time | zwanzig Uhr fünfzehn | 2016-11-07T00:00 | 20:15
    time | 20 Uhr 15 | 2016-11-07T00:00 | 20:15
    time | 20 Uhr und 15 Minuten | 2016-11-07T00:00 | 20:15
    time | 20.15 Uhr | 2016-11-07T00:00 | 20:15
    time | 20:15h | 2016-11-07T00:00 | 20:15
    time | 20h15 | 2016-11-07T00:00 | 20:15
    time | 20h | 2016-11-07T00:00 | 20:00
    time | 20.15 | 2016-11-07T00:00 | 20:15
    time | um 20.15 | 2016-11-07T00:00 | 20:15
    time | 2015 Uhr | 2016-11-07T00:00 | 20:15
    time | zwölf uhr dreißig | 2016-11-07T00:00 | 12:30
    time | fünfzehn Uhr dreißig | 2016-11-07T00:00 | 15:30
    time | vierzehn uhr fünf | 2016-11-07T00:00 | 14:05
    time | 15 Uhr 30 | 2016-11-07T00:00 | 15:30
    time | 15:30:00 | 2016-11-07T00:00 | 15:30
    time | acht | 2016-11-07T00:00 | 08:00
    time | 9 | 2016-11-07T00:00 | 09:00
    time | elf uhr | 2016-11-07T00:00 | 11:00
    time | eins | 2016-11-07T00:00 | 01:00
    time | um ein Uhr | 2016-11-07T00:00 | 01:00
    time | ein Uhr dreißig | 2016-11-07T00:00 | 01:30
    time | zwei Uhr | 2016-11-07T00:00 | 02:00
    time | zwo Uhr | 2016-11-07T00:00 | 02:00
    time | achtzehn Uhr zwölf | 2016-11-07T00:00 | 18:12
    time | dreiundzwanzig Uhr neunundfünfzig | 2016-11-07T00:00 | 23:59
    time | morgens um halb acht | 2016-11-07T00:00 | 07:30
    time | am morgen um 7 | 2016-11-07T00:00 | 07:00
    time | frühmorgens um sechs | 2016-11-07T00:00 | 06:00
    time | spätabends um 10 | 2016-11-07T00:00 | 22:00
    time | am späten Abend um 10 | 2016-11-07T00:00 | 22:00
    time | am frühen Abend um 6 | 2016-11-07T00:00 | 18:00
    time | am frühen nachmittag um 1 | 2016-11-07T00:00 | 13:00
    time | 10 vor drei | 2016-11-07T00:00 | 02:50
    time | vier minuten nach zwölf | 2016-11-07T00:00 | 12:04
    duration | ne Stunde | 2016-11-07T00:00 | 60
    duration | einer Stunde | 2016-11-07T00:00 | 60
    duration | 2 Std. | 2016-11-07T00:00 | 120
    duration | 1.5 Stunden | 2016-11-07T00:00 | 90
    duration | 1,5h | 2016-11-07T00:00 | 90
    duration | ganzer Tag | 2016-11-07T00:00 | 1440
    duration | den ganzen Tag | 2016-11-07T00:00 | 1440
    time | 7h01 | 2016-11-07T00:00 | 07:01
    date | in zwei Wochen ab jetzt | 2016-11-07T00:00 | 2016-11-21
    """
}
