/// Phrases and what they mean, from Microsoft Recognizers-Text (MIT) and the Home Assistant intents (CC BY 4.0).
///
/// A row: kind | phrase | reference time | expected value.
extension Corpus {
  static let german = """
    date | 15.1. | 2016-01-07T00:00:00 | 2016-01-15
    date | 2. mai | 2016-11-07T00:00:00 | 2017-05-02
    date | 22.04 | 2016-11-07T00:00:00 | 2017-04-22
    date | 22.04. | 2016-11-07T00:00:00 | 2017-04-22
    date | 27. 11. | 2016-11-07T00:00:00 | 2016-11-27
    date | donnerstag, den siebenundzwanzigsten zwölften | 2016-11-07T00:00:00 | 2016-12-27
    date | donnerstag, den siebten vierten | 2016-11-07T00:00:00 | 2017-04-07
    date | dritter/11. | 2016-11-07T00:00:00 | 2017-11-03
    date | ersten Januar | 2016-11-07T00:00:00 | 2017-01-01
    date | freitag | 2016-11-07T00:00:00 | 2016-11-11
    date | heute | 2016-11-07T00:00:00 | 2016-11-07
    date | montag zwölfter fünfter | 2016-11-07T00:00:00 | 2017-05-12
    date | neunundzwanzigsten mai | 2016-11-07T00:00:00 | 2017-05-29
    date | Montag den 15. Januar | 2017-01-07T00:00:00 | 2017-01-15
    date | heute | 2017-12-04T00:00:00 | 2017-12-04
    date | in 15 tg | 2018-11-07T00:00:00 | 2018-11-22
    date | in 3 wochen | 2019-08-12T00:00:00 | 2019-09-02
    date | 28. oktober | 2019-12-02T00:00:00 | 2020-10-28
    date | den 28.10. | 2019-12-02T00:00:00 | 2020-10-28
    date | den 28.oktober | 2019-12-02T00:00:00 | 2020-10-28
    date | morgen | 2019-12-02T00:00:00 | 2019-12-03
    date | dienstag, der 25 | 2021-05-04T00:00:00 | 2021-05-25
    datetime | 15. November um 8 Uhr | 2016-11-07T00:00:00 | 2016-11-15T08:00
    datetime | 15. um 8 Uhr | 2016-11-07T00:00:00 | 2016-11-15T08:00
    datetime | 19:00 Uhr am 22.12.2016 | 2016-11-07T00:00:00 | 2016-12-22T19:00
    datetime | dienstag 11:00 uhr | 2016-11-07T00:00:00 | 2016-11-08T23:00
    datetime | diesen Morgen um sieben | 2016-11-07T00:00:00 | 2016-11-07T07:00
    datetime | in 5 minuten | 2016-11-07T00:00:00 | 2016-11-07T00:05
    datetime | nächste woche montag um 9 uhr morgens | 2017-12-04T00:00:00 | 2017-12-11T09:00
    datetime | mittwoch 4:00 | 2019-04-15T00:00:00 | 2019-04-17T16:00
    datetime | sonntag spätabend um 10:00 | 2019-08-05T00:00:00 | 2019-08-11T22:00
    duration | 3 Stunden | - | 180
    duration | 3 minuten | - | 3
    duration | anderthalb stunden | - | 90
    duration | ein dreiviertelstunde | - | 45
    duration | eine halbe stunde | - | 30
    duration | zwanzig min | - | 20
    duration-in-sentence | 1 Stunde Timer abbrechen | - | 60
    duration-in-sentence | 1 Stunde Timer fortsetzen | - | 60
    duration-in-sentence | 1 Stunde länger | - | 60
    duration-in-sentence | 1 Stunde und 15 Minuten Timer | - | 75
    duration-in-sentence | 1 Stunde weniger | - | 60
    duration-in-sentence | 2 Stunden Timer stellen | - | 120
    duration-in-sentence | 2 Stunden und 5 Minuten weniger | - | 125
    duration-in-sentence | 5 Minuten Timer | - | 5
    duration-in-sentence | 5 Minuten Timer Status | - | 5
    duration-in-sentence | 5 Minuten Timer aus | - | 5
    duration-in-sentence | 5 Minuten Timer fortsetzen | - | 5
    duration-in-sentence | 5 Minuten Timer für Pizza | - | 5
    duration-in-sentence | 5 Minuten Timer pausieren | - | 5
    duration-in-sentence | 5 Minuten Timer stellen | - | 5
    duration-in-sentence | 5 Minuten kürzer | - | 5
    duration-in-sentence | 5 Minuten länger | - | 5
    duration-in-sentence | 5 Minuten mehr | - | 5
    duration-in-sentence | Erstelle 2 Stunden Timer | - | 120
    duration-in-sentence | Pizza Timer 1 Stunde kürzer | - | 60
    duration-in-sentence | Pizza Timer 1 Stunde länger | - | 60
    duration-in-sentence | Pizza Timer 5 Minuten | - | 5
    duration-in-sentence | Pizza Timer 5 Minuten länger | - | 5
    duration-in-sentence | Pizza Timer 5 Minuten mehr | - | 5
    duration-in-sentence | Pizza Timer 5 Minuten weniger | - | 5
    duration-in-sentence | Pizza Timer auf 5 Minuten | - | 5
    duration-in-sentence | Pizza Timer um 2 Stunden und 5 Minuten verkürzen | - | 125
    duration-in-sentence | Starte einen 5 Minuten Timer | - | 5
    duration-in-sentence | Starte einen 5 Minuten Timer namens Pizza | - | 5
    duration-in-sentence | Starte einen Pizza Timer für 1 Stunde und 15 Minuten | - | 75
    duration-in-sentence | Starte einen Timer für 1 Stunde und 15 Minuten | - | 75
    duration-in-sentence | Starte einen Timer für 2 Stunden | - | 120
    duration-in-sentence | Starte einen Timer für 5 Minuten | - | 5
    duration-in-sentence | Starte einen Timer für 5 Minuten und nenne ihn Pizza | - | 5
    duration-in-sentence | Starte einen Timer namens Pizza für 1 Stunde und 15 Minuten | - | 75
    duration-in-sentence | Starte einen Timer namens Pizza für 5 Minuten | - | 5
    duration-in-sentence | Status des 1 Stunde Timers | - | 60
    duration-in-sentence | Status des 5 Minuten Timers | - | 5
    duration-in-sentence | Stelle Pizza Timer auf 5 Minuten | - | 5
    duration-in-sentence | Stelle Timer auf 2 Stunden | - | 120
    duration-in-sentence | Stelle Timer für 1 Stunde | - | 60
    duration-in-sentence | Stelle Timer namens Pizza für 5 Minuten | - | 5
    duration-in-sentence | Stelle einen Pizza Timer auf 5 Minuten | - | 5
    duration-in-sentence | Stelle einen Pizza Timer für 5 Minuten | - | 5
    duration-in-sentence | Stelle einen Timer auf 1 Stunde | - | 60
    duration-in-sentence | Stelle einen Timer auf 2 Stunden | - | 120
    duration-in-sentence | Stelle einen Timer für 2 Stunden | - | 120
    duration-in-sentence | Timer 1 Stunde | - | 60
    duration-in-sentence | Timer 1 Stunde 15 Minuten | - | 75
    duration-in-sentence | Timer 5 Minuten | - | 5
    duration-in-sentence | Timer 5 Minuten namens Pizza | - | 5
    duration-in-sentence | Timer auf 1 Stunde | - | 60
    duration-in-sentence | Timer auf 2 Stunden | - | 120
    duration-in-sentence | Timer auf 5 Minuten namens Pizza | - | 5
    duration-in-sentence | Timer für 1 Stunde | - | 60
    duration-in-sentence | Timer für 1 Stunde namens Pizza | - | 60
    duration-in-sentence | Timer für 1 Stunde und 15 Minuten namens Pizza | - | 75
    duration-in-sentence | Timer für 2 Stunden | - | 120
    duration-in-sentence | Timer für 5 Minuten fortsetzen | - | 5
    duration-in-sentence | Timer für 5 Minuten namens Pizza | - | 5
    duration-in-sentence | Timer für anderthalb Stunden | - | 90
    duration-in-sentence | Timer um 1 Stunde verlängern | - | 60
    duration-in-sentence | Timer um 5 Minuten verkürzen | - | 5
    duration-in-sentence | Wohnzimmer Timer 1 Stunde kürzer | - | 60
    duration-in-sentence | Wohnzimmer Timer 2 Stunden und 5 Minuten weniger | - | 125
    duration-in-sentence | Wohnzimmer Timer 5 Minuten länger | - | 5
    duration-in-sentence | Wohnzimmer Timer 5 Minuten mehr | - | 5
    duration-in-sentence | Wohnzimmer Timer um 1 Stunde verkürzen | - | 60
    duration-in-sentence | Wohnzimmer Timer um 2 Stunden und 5 Minuten verkürzen | - | 125
    duration-in-sentence | Wohnzimmer Timer um 5 Minuten verlängern | - | 5
    duration-in-sentence | anderthalb Stunden mehr | - | 90
    duration-in-sentence | beende den 5 Minuten Timer | - | 5
    duration-in-sentence | den 1 Stunde Timer fortsetzen | - | 60
    duration-in-sentence | den 1 Stunde Timer stoppen | - | 60
    duration-in-sentence | den 5 Minuten Timer fortsetzen | - | 5
    duration-in-sentence | den Pizza Timer um 1 Stunde verringern | - | 60
    duration-in-sentence | den Pizza Timer um 5 Minuten verlängern | - | 5
    duration-in-sentence | den Timer für Pizza um 2 Stunden und 5 Minuten verkürzen | - | 125
    duration-in-sentence | den Timer für Pizza um 5 Minuten verkürzen | - | 5
    duration-in-sentence | den Timer für Pizza um 5 Minuten verlängern | - | 5
    duration-in-sentence | den Timer im Wohnzimmer um 5 Minuten verkürzen | - | 5
    duration-in-sentence | den Timer um 1 Stunde verlängern | - | 60
    duration-in-sentence | den Timer um 1 Stunde verringern | - | 60
    duration-in-sentence | den Wohnzimmer Timer um 1 Stunde verlängern | - | 60
    duration-in-sentence | den Wohnzimmer Timer um 2 Stunden und 5 Minuten verringern | - | 125
    duration-in-sentence | einen 1 Stunde Timer namens Pizza | - | 60
    duration-in-sentence | einen Pizza Timer für 1 Stunde | - | 60
    duration-in-sentence | einen Timer auf 1 Stunde und 15 Minuten | - | 75
    duration-in-sentence | einen Timer auf eine viertel Stunde | - | 15
    duration-in-sentence | in 5 Minuten öffne die Garagentür | - | 5
    duration-in-sentence | lass den Timer für 1 Stunde weiter laufen | - | 60
    duration-in-sentence | meinen 5 Minuten Timer stoppen | - | 5
    duration-in-sentence | pausiere 5 Minuten Timer | - | 5
    duration-in-sentence | pausiere Timer für 1 Stunde | - | 60
    duration-in-sentence | pausiere Timer für 5 Minuten | - | 5
    duration-in-sentence | schalte in 1 Stunde das Licht im Wohnzimmer aus | - | 60
    duration-in-sentence | schalte in 1 Stunde und 3 Minuten das Licht im Wohnzimmer aus | - | 63
    duration-in-sentence | setz 1 Stunde Timer fort | - | 60
    duration-in-sentence | setze 1 Stunde Timer fort | - | 60
    duration-in-sentence | setze Timer für 1 Stunde fort | - | 60
    duration-in-sentence | stelle einen 2 Stunden Timer ein | - | 120
    duration-in-sentence | stelle einen 5 Minuten Timer ein | - | 5
    duration-in-sentence | stopp den 5 Minuten Timer | - | 5
    duration-in-sentence | stoppe 1 Stunde Timer | - | 60
    duration-in-sentence | stoppe 5 Minuten Timer | - | 5
    duration-in-sentence | stoppe Timer für 5 Minuten | - | 5
    duration-in-sentence | verkürze Pizza Timer um 2 Stunden und 5 Minuten | - | 125
    duration-in-sentence | verkürze Timer für Pizza um 5 Minuten | - | 5
    duration-in-sentence | verkürze Timer im Wohnzimmer um 1 Stunde | - | 60
    duration-in-sentence | verkürze Wohnzimmer Timer um 1 Stunde | - | 60
    duration-in-sentence | verkürze Wohnzimmer Timer um 2 Stunden und 5 Minuten | - | 125
    duration-in-sentence | verkürze Wohnzimmer Timer um 5 Minuten | - | 5
    duration-in-sentence | verkürze meinen Timer um 1 Stunde | - | 60
    duration-in-sentence | verkürze meinen Timer um 2 Stunden und 5 Minuten | - | 125
    duration-in-sentence | verkürze meinen Timer um 5 Minuten | - | 5
    duration-in-sentence | verkürze meinen Timer um anderthalb Stunden | - | 90
    duration-in-sentence | verlängere Pizza Timer um 1 Stunde | - | 60
    duration-in-sentence | verlängere Timer für Pizza um 5 Minuten | - | 5
    duration-in-sentence | verlängere meinen Timer um 1 Stunde | - | 60
    duration-in-sentence | verlängere meinen Timer um 2 Stunden und 5 Minuten | - | 125
    duration-in-sentence | verlängere meinen Timer um 5 Stunden | - | 300
    duration-in-sentence | verringere Pizza Timer um 5 Minuten | - | 5
    duration-in-sentence | verringere Timer für Pizza um 5 Minuten | - | 5
    duration-in-sentence | verringere meinen Timer um 1 Stunde | - | 60
    duration-in-sentence | verringere meinen Timer um 2 Stunden und 5 Minuten | - | 125
    duration-in-sentence | verringere meinen Timer um 5 Minuten | - | 5
    duration-in-sentence | wann endet der 5 Minuten Timer | - | 5
    duration-in-sentence | wann läuft der 1 stunde timer ab | - | 60
    duration-in-sentence | wann läuft der 5 minuten timer ab | - | 5
    duration-in-sentence | was macht der 5 Minuten Timer | - | 5
    time | 10 h 10 Uhr | - | 10:10
    time | 10:30 uhr | - | 10:30
    time | 12 abends | - | 00:00
    time | 12 nachts | - | 00:00
    time | 18 uhr | - | 18:00
    time | 18 uhr 12 | - | 18:12
    time | 18 uhr und 12 | - | 18:12
    time | 18.12 uhr | - | 18:12
    time | 20 Uhr Abends | - | 20:00
    time | 20.20 uhr | - | 20:20
    time | 23.23 uhr | - | 23:23
    time | 7 | - | 07:00
    time | 7 uhr | - | 07:00
    time | 8 uhr | - | 08:00
    time | 9 uhr morgens | - | 09:00
    time | dreiviertel 6 | - | 05:45
    time | dreiviertel 8 | - | 07:45
    time | ein uhr nachmittags | - | 13:00
    time | frühmorgens um 8:00 | - | 08:00
    time | halb 8 | - | 07:30
    time | halb acht Vormittags | - | 07:30
    time | sieben | - | 07:00
    time | viertel 6 | - | 05:15
    time | viertel nach 8 abends | - | 20:15
    time | viertel nach drei | - | 03:15
    time | zehn uhr | - | 10:00
    """
}
