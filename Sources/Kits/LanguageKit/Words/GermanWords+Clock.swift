/// German words for the clock, little words, and phrases.
extension GermanWords {
  static let clock: [WordTable.Row] = [
    ("uhr", .word(.oclock)), ("nach", .word([.past, .after])), ("vor", .word([.to, .before])),
    ("am", .word(.on)), ("pm", .word(.pm)), ("m", .word(.letterM)), ("p", .word(.letterP)), ("a", .word(.letterA)),
    ("t", .word(.letterT)), ("mitternacht mitternachts", .word(.midnight)),
    ("mittag", .word(.noon)), ("mittags", .word(.noon)), ("mittagszeit mittagessen mittagspause", .part(.lunch)),
    ("morgens", .part(.morning)), ("früh frühmorgens", .part(.earlyMorning)), ("frühs", .part(.earlyMorning)),
    ("vormittag vormittags", .part(.morning)), ("nachmittag nachmittags", .part(.afternoon)),
    ("abend abends", .part(.evening)), ("spätabend spätabends", .part(.lateEvening)),
    ("spätnachmittag spätnachmittags", .part(.lateAfternoon)), ("nacht nachts", .part(.night)),
    ("frühabend frühabends", .part(.evening)), ("tagesende", .word(.endOfDay)),
  ]

  static let little: [WordTable.Row] = [
    ("um", .word(.at)), ("gegen", .word(.at)), ("ab", .word([.from, .after])), ("von vom", .word(.from)),
    ("seit", .word(.from)), ("bis", .word([.until, .before])), ("zwischen", .word(.between)),
    ("für auf", .word(.for)), ("oder", .word(.or)), ("zum an", .word(.on)),
    ("etwa ungefähr circa ca zirka rund kurz knapp genau punkt exakt schlag spätestens", .word(.about)),
    ("der die das den dem des", .word(.the)), ("im in", .word(.in)), ("binnen innerhalb", .span(.within)),
    ("nächste nächsten nächster nächstes nächstem", .word(.next)),
    ("folgende folgenden folgender folgendes darauffolgenden darauffolgende", .word(.next)),
    ("diese diesen dieser dieses diesem", .word(.this)),
    ("kommende kommenden kommender kommendes kommendem", .word(.coming)),
    ("übernächste übernächsten übernächster übernächstes", .word(.afterNext)),
    ("vergangene vergangenen vorige vorigen vergangener", .word(.ago)), ("später danach", .word(.later)),
    ("jetzt sofort gleich", .word(.now)), ("schnellstmöglich schnellstens baldmöglichst", .search(.soonest)),
    ("nächstmöglich nächstmögliche nächstmöglichen nächstmöglicher frühestmöglich", .search(.nextFree)),
    ("frühestmögliche frühestmöglichen", .search(.nextFree)), ("guten gute", .word(.greeting)),
    ("bitte mal also dann ok okay danke beginnend", .word(.filler)), ("her", .word(.ago)), ("zeit", .word(.later)),
    ("knappe knappen gute guten ganze ganzen volle vollen reichliche weitere weiteren", .word(.filler)),
    ("anfang", .span(.part(.start))), ("mitte", .span(.part(.middle))), ("ende", .span(.part(.end))),
    ("monatsanfang", .span(.part(.start), .month)), ("monatsmitte", .span(.part(.middle), .month)),
    ("monatsende", .span(.part(.end), .month)), ("ganztägig ganztags", .length(1440)),
  ]

  static let phrases: [WordTable.Row] =
    moments + searches + GermanNumberWords.apart + [
      ("ein paar", .vague(2)), ("weniger als", .word(.about)), ("mehr als", .word(.about)),
      ("nicht später als", .word(.before)), ("spätestens um", .word(.before)), ("spätestens bis", .word(.before)),
      ("frühestens um", .word(.after)), ("frühestens ab", .word(.after)), ("nicht vor", .word(.after)),
      ("o clock", .word(.oclock)),
    ]

  private static let moments: [WordTable.Row] = [
    ("heute morgen", .today(0, .morning)), ("heute früh", .today(0, .morning)), ("morgen früh", .today(1, .morning)),
    ("übermorgen früh", .today(2, .morning)), ("am morgen", .part(.morning)), ("diesen morgen", .today(0, .morning)),
    ("gestern morgen", .today(-1, .morning)), ("gestern früh", .today(-1, .morning)), ("nächster tag", .today(1)),
    ("am nächsten tag", .today(1)), ("nächsten tag", .today(1)), ("am folgenden tag", .today(1)),
    ("der nächste tag", .today(1)), ("früh am morgen", .part(.earlyMorning)), ("früh morgens", .part(.earlyMorning)),
    ("früher morgen", .part(.earlyMorning)), ("am frühen morgen", .part(.earlyMorning)),
    ("frühen morgen", .part(.earlyMorning)), ("späten abend", .part(.lateEvening)),
    ("am späten abend", .part(.lateEvening)), ("spät am abend", .part(.lateEvening)),
    ("spät abends", .part(.lateEvening)), ("am frühen abend", .part(.evening)),
    ("am frühen nachmittag", .part(.midAfternoon)), ("frühen nachmittag", .part(.midAfternoon)),
    ("am späten nachmittag", .part(.lateAfternoon)), ("späten nachmittag", .part(.lateAfternoon)),
    ("in der früh", .part(.earlyMorning)), ("in der frühe", .part(.earlyMorning)),
    ("zu mittag", .word(.noon)), ("ende des tages", .word(.endOfDay)), ("am ende des tages", .word(.endOfDay)),
    ("ende von", .word([.endOfDay, .of])),
    ("innerhalb von", .span(.within)), ("den ganzen tag", .length(1440)), ("ganzen tag", .length(1440)),
    ("ganzer tag", .length(1440)), ("der heutige tag", .today(0)),
    ("am heutigen tag", .today(0)), ("heutigen tag", .today(0)), ("am morgigen tag", .today(1)),
    ("morgigen tag", .today(1)), ("der morgige tag", .today(1)), ("am darauffolgenden tag", .today(1)),
    ("heilig abend", .feast(month: 12, day: 24)),
    ("erster weihnachtstag", .feast(month: 12, day: 25)), ("ersten weihnachtstag", .feast(month: 12, day: 25)),
    ("erster weihnachtsfeiertag", .feast(month: 12, day: 25)),
    ("ersten weihnachtsfeiertag", .feast(month: 12, day: 25)), ("zweiter weihnachtstag", .feast(month: 12, day: 26)),
    ("zweiten weihnachtstag", .feast(month: 12, day: 26)),
    ("zweiter weihnachtsfeiertag", .feast(month: 12, day: 26)),
    ("zweiten weihnachtsfeiertag", .feast(month: 12, day: 26)),
    ("auf der stelle", .word(.now)), ("im moment", .word(.now)), ("mitten am nachmittag", .part(.midAfternoon)),
    ("mitte des nachmittags", .part(.midAfternoon)), ("mitte des vormittags", .part(.midMorning)),
    ("guten morgen", Lexeme()), ("guten abend", Lexeme()), ("guten tag", Lexeme()), ("gute nacht", Lexeme()),
  ]

  private static let searches: [WordTable.Row] =
    freeTimes + [
      ("so bald wie möglich", .search(.soonest)), ("sobald wie möglich", .search(.soonest)),
      ("so schnell wie möglich", .search(.soonest)), ("so früh wie möglich", .search(.soonest)),
      ("so bald es geht", .search(.soonest)), ("so schnell es geht", .search(.soonest)),
      ("sobald es geht", .search(.soonest)), ("möglichst bald", .search(.soonest)),
      ("möglichst schnell", .search(.soonest)), ("möglichst früh", .search(.soonest)),
      ("so bald als möglich", .search(.soonest)), ("sobald als möglich", .search(.soonest)),
      ("nächstmöglicher termin", .search(.nextFree)), ("nächstmöglichen termin", .search(.nextFree)),
      ("wann immer frei ist", .search(.nextFree)), ("wenn was frei ist", .search(.nextFree)),
    ]

  /// "nächster freier Termin" in each case of the grammar.
  private static var freeTimes: [WordTable.Row] {
    let endings = [("er", "er"), ("en", "en"), ("e", "e")]
    let nouns = ["", " termin", " zeit", " zeitpunkt"]
    return ["nächst", "erst", "frühest"].flatMap { first in
      ["frei", "verfügbar", "möglich"].flatMap { free in
        endings.flatMap { ending in
          nouns.map { ("\(first)\(ending.0) \(free)\(ending.1)\($0)", .search(.nextFree)) }
        }
      }
    }
  }
}
