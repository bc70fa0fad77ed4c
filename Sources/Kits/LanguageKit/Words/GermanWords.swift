/// German words for numbers and the calendar.
enum GermanWords {
  static let numbers: [WordTable.Row] = GermanNumberWords.belowHundred + fractions

  private static let fractions: [WordTable.Row] = [
    ("hundert", .word(.hundred)), ("tausend", .word(.thousand)),
    ("ein eine einen einem einer eines ne nen ner nem", .word(.article)), ("und", .word(.and)),
    ("komma", .word(.point)), ("paar", .vague(2)), ("halb halbe halben halber halbes ½", .word(.half)),
    ("ter ten tes te", .word(.ordinalSuffix)), ("viertel ¼", .word(.quarter)), ("dreiviertel ¾", .word(.threeQuarters)),
    ("drittel", .word(.third)),
    ("anderthalb anderthalbe anderthalben eineinhalb einundeinhalb", .mixed(1.5)),
    (
      "letzten letzte letzter letztem",
      .word(.last)
    ),
  ]

  static let calendar: [WordTable.Row] = months + weekdays + joinedDays + days + units + feasts

  /// Feasts that are on the same day each year.
  private static let feasts: [WordTable.Row] = [
    ("heiligabend heiligabends", .feast(month: 12, day: 24)), ("weihnachten", .feast(month: 12, day: 25)),
    ("silvester", .feast(month: 12, day: 31)), ("neujahr neujahrstag", .feast(month: 1, day: 1)),
    ("nikolaus", .feast(month: 12, day: 6)), ("valentinstag", .feast(month: 2, day: 14)),
  ]

  private static let months: [WordTable.Row] = [
    ("januar jänner jan", .month(1)), ("februar feber feb", .month(2)), ("märz mär mrz", .month(3)),
    ("april apr", .month(4)), ("mai", .month(5)), ("juni juno jun", .month(6)), ("juli julei jul", .month(7)),
    ("august aug", .month(8)), ("september sept sep", .month(9)), ("oktober okt", .month(10)),
    ("november nov", .month(11)), ("dezember dez", .month(12)),
  ]

  private static let weekdays: [WordTable.Row] = [
    ("montag montags mon mo", .weekday(.monday)), ("dienstag dienstags di", .weekday(.tuesday)),
    ("mittwoch mittwochs mi mitwoch mittwcoh", .weekday(.wednesday)),
    ("donnerstag donnerstags do donerstag donnertag donnerstga", .weekday(.thursday)),
    ("freitag freitags fr freitga fretiag", .weekday(.friday)),
    ("samstag samstags samstga sonnabend sonnabends sa", .weekday(.saturday)),
    ("sonntag sonntags", .weekday(.sunday)),
  ]

  private static let days: [WordTable.Row] = [
    ("heute heut", .today(0)), ("morgen", .today(1)), ("morgn moregn mrogen", .today(1)), ("morgen", .part(.morning)),
    ("übermorgen", .today(2)),
    ("überübermorgen", .today(3)), ("gestern", .today(-1)), ("vorgestern", .today(-2)),
    ("wochenende wochenenden", .word(.weekend)),
  ]

  private static let units: [WordTable.Row] = [
    ("sekunde sekunden sek sekündig sekündige", .unit(.second)), ("minute minuten min mins minütig", .unit(.minute)),
    ("minütige minütigen minütiger minütiges", .unit(.minute)),
    ("stunde stunden stündchen std stdn h hrs stündig stündige stündigen stündiger stündiges", .unit(.hour)),
    ("tag tage tagen tages tg tge tägig tägige tägigen", .unit(.day)), ("woche wochen wo w", .unit(.week)),
    ("monat monate monaten monats", .unit(.month)), ("jahr jahre jahren jahres", .unit(.year)),
    ("viertelstunde viertelstunden viertelstündchen", .length(15)),
    ("dreiviertelstunde dreiviertelstunden", .length(45)),
    ("halbstunde halbestunde", .length(30)), ("halbstündig halbstündige halbstündigen halbstündiger", .length(30)),
    ("viertelstündig viertelstündige viertelstündigen", .length(15)),
    ("dreiviertelstündig dreiviertelstündige dreiviertelstündigen", .length(45)),
    ("anderthalbstündig anderthalbstündige anderthalbstündigen", .length(90)),
  ]

  /// "Freitagabend", "Montagmorgens": a weekday and a part of the day in one word.
  private static var joinedDays: [WordTable.Row] {
    let days: [(String, Weekday)] = [
      ("montag", .monday), ("dienstag", .tuesday), ("mittwoch", .wednesday), ("donnerstag", .thursday),
      ("freitag", .friday), ("samstag", .saturday), ("sonntag", .sunday),
    ]
    let parts: [(String, PartOfDay)] = [
      ("morgen", .morning), ("früh", .morning), ("vormittag", .morning), ("mittag", .lunch),
      ("nachmittag", .afternoon), ("abend", .evening), ("nacht", .night),
    ]
    return days.flatMap { name, weekday in
      parts.map { ("\(name)\($0.0) \(name)\($0.0)s", joined(weekday, $0.1)) }
    }
  }

  private static func joined(_ weekday: Weekday, _ part: PartOfDay) -> Lexeme {
    Lexeme(roles: [.weekday, .part], weekday: weekday, part: part)
  }
}
