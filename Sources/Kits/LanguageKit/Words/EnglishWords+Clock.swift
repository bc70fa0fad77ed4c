/// English words for the clock, little words, and phrases.
extension EnglishWords {
  static let clock: [WordTable.Row] = [
    ("am amish", .word(.am)), ("pm pmish", .word(.pm)), ("a", .word(.letterA)), ("p", .word(.letterP)),
    ("m", .word(.letterM)),
    ("t", .word(.letterT)), ("oclock ampm sharp", .word(.oclock)), ("past", .word(.past)),
    ("after", .word([.past, .after])),
    ("to", .word([.to, .until])), ("till til", .word([.to, .until])), ("before", .word([.to, .before])),
    ("ish", .word(.ish)), ("noon midday noontime", .word(.noon)), ("midnight", .word(.midnight)),
    ("eod", .word(.endOfDay)), ("morning mornings", .part(.morning)), ("midmorning", .part(.midMorning)),
    ("afternoon afternoons", .part(.afternoon)), ("midafternoon", .part(.midAfternoon)),
    ("evening evenings", .part(.evening)), ("night nighttime nights", .part(.night)),
    ("lunchtime lunch", .part(.lunch)), ("noonish", .word(.noon)),
  ]

  static let little: [WordTable.Row] = [
    ("at", .word(.at)), ("on", .word(.on)), ("the", .word(.the)), ("of", .word(.of)), ("in", .word(.in)),
    ("from", .word(.from)), ("until", .word(.until)), ("by", .word(.before)),
    ("between", .word(.between)), ("for", .word(.for)), ("or", .word(.or)),
    ("around about approximately approx circa roughly exactly", .word(.about)), ("next", .word(.next)),
    ("following", .word(.next)), ("this", .word(.this)), ("current", .word(.this)),
    ("coming upcoming", .word(.coming)), ("later hence", .word(.later)), ("later", .span(.part(.end))),
    ("ago", .word(.ago)),
    ("now immediately instantly", .word(.now)), ("within", .span(.within)), ("asap", .search(.soonest)),
    ("soonest", .search(.soonest)),
    ("good", .word(.greeting)), ("previous", .word(.ago)), ("please starting start ok okay thanks", .word(.filler)),
    ("full whole good solid odd more extra additional entire", .word(.filler)), ("early start", .span(.part(.start))),
    ("mid middle", .span(.part(.middle))), ("late", .span(.part(.end))),
  ]

  static let phrases: [WordTable.Row] =
    moments + parts + searches + [
      ("o clock", .word(.oclock)), ("a couple of", .vague(2)), ("a couple", .vague(2)), ("couple of", .vague(2)),
      ("a pair of", .vague(2)), ("a few", .vague(3)), ("less than", .word(.about)), ("more than", .word(.about)),
      ("no later than", .word(.before)), ("not later than", .word(.before)), ("earlier than", .word(.before)),
      ("later than", .word(.after)), ("no earlier than", .word(.after)), ("not before", .word(.after)),
    ]

  private static let moments: [WordTable.Row] = [
    ("day after tomorrow", .today(2)), ("the day after tomorrow", .today(2)), ("day after tmrw", .today(2)),
    ("the day after tmrw", .today(2)), ("day after tmr", .today(2)), ("the day after tmr", .today(2)),
    ("day after today", .today(1)), ("next day", .today(1)), ("the next day", .today(1)),
    ("the following day", .today(1)), ("this day", .today(0)), ("right now", .word(.now)),
    ("just now", .word(.now)), ("right away", .word(.now)), ("straight away", .word(.now)),
    ("at the moment", .word(.now)), ("right this minute", .word(.now)), ("this minute", .word(.now)),
    ("this instant", .word(.now)), ("all day", .length(1440)), ("all day long", .length(1440)),
    ("the whole day", .length(1440)), ("the entire day", .length(1440)), ("valentines day", .feast(month: 2, day: 14)),
    ("week after next", .word(.afterNext)), ("the week after next", .word(.afterNext)),
    ("day before yesterday", .today(-2)), ("the day before yesterday", .today(-2)), ("to night", .today(0, .night)),
    ("end of day", .word(.endOfDay)), ("end of the day", .word(.endOfDay)), ("the end of day", .word(.endOfDay)),
    ("the end of the day", .word(.endOfDay)), ("end of", .span(.part(.end), [.endOfDay, .of])),
    ("beginning of", .span(.part(.start), .of)), ("start of", .span(.part(.start), .of)),
    ("middle of", .span(.part(.middle), .of)), ("later in", .span(.part(.end), .of)),
    ("last night", .word(.ago)), ("christmas day", .feast(month: 12, day: 25)),
    ("christmas eve", .feast(month: 12, day: 24)), ("xmas eve", .feast(month: 12, day: 24)),
    ("xmas day", .feast(month: 12, day: 25)), ("new years eve", .feast(month: 12, day: 31)),
    ("new year eve", .feast(month: 12, day: 31)), ("new years day", .feast(month: 1, day: 1)),
    ("boxing day", .feast(month: 12, day: 26)),
  ]

  private static let parts: [WordTable.Row] = [
    ("mid morning", .part(.midMorning)), ("mid afternoon", .part(.midAfternoon)), ("mid day", .word(.noon)),
    ("mid night", .word(.midnight)), ("early morning", .part(.earlyMorning)), ("late morning", .part(.midMorning)),
    ("early in the morning", .part(.earlyMorning)), ("late in the evening", .part(.lateEvening)),
    ("late in the afternoon", .part(.lateAfternoon)), ("early afternoon", .part(.midAfternoon)),
    ("late afternoon", .part(.lateAfternoon)), ("early evening", .part(.evening)),
    ("late evening", .part(.lateEvening)), ("late night", .part(.night)), ("late at night", .part(.night)),
    ("lunch time", .part(.lunch)), ("lunch hour", .part(.lunch)), ("noon time", .word(.noon)),
    ("high noon", .word(.noon)), ("night time", .part(.night)), ("business hours", Lexeme()),
  ]

  private static let searches: [WordTable.Row] = [
    ("as soon as possible", .search(.soonest)), ("as soon as you can", .search(.soonest)),
    ("as soon as", .word([])), ("as early as possible", .search(.soonest)), ("soon as possible", .search(.soonest)),
    ("the soonest", .search(.soonest)), ("soonest possible", .search(.soonest)),
    ("at the earliest", .search(.soonest)), ("the earliest possible", .search(.soonest)),
    ("earliest possible", .search(.soonest)), ("whenever is free", .search(.nextFree)),
    ("first free", .search(.nextFree)), ("the first free", .search(.nextFree)),
    ("first available", .search(.nextFree)), ("the first available", .search(.nextFree)),
    ("next free", .search(.nextFree)), ("the next free", .search(.nextFree)), ("next available", .search(.nextFree)),
    ("the next available", .search(.nextFree)), ("next possible", .search(.nextFree)),
    ("the next possible", .search(.nextFree)), ("earliest available", .search(.nextFree)),
    ("the earliest available", .search(.nextFree)), ("next opening", .search(.nextFree)),
    ("the next opening", .search(.nextFree)), ("next slot", .search(.nextFree)),
    ("the next slot", .search(.nextFree)), ("next free slot", .search(.nextFree)),
    ("the next free slot", .search(.nextFree)), ("next free time", .search(.nextFree)),
    ("the next free time", .search(.nextFree)), ("next free appointment", .search(.nextFree)),
    ("the next free appointment", .search(.nextFree)), ("next available slot", .search(.nextFree)),
    ("the next available slot", .search(.nextFree)), ("next available time", .search(.nextFree)),
    ("the next available time", .search(.nextFree)), ("next available appointment", .search(.nextFree)),
    ("the next available appointment", .search(.nextFree)), ("first available slot", .search(.nextFree)),
    ("the first available slot", .search(.nextFree)), ("earliest slot", .search(.nextFree)),
    ("the earliest slot", .search(.nextFree)), ("next possible time", .search(.nextFree)),
    ("the next possible time", .search(.nextFree)), ("soonest available", .search(.soonest)),
  ]
}
