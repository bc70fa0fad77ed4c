import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  /// Replaces the set of phrases that the showroom offers. What was said of when they fit stays with those that stay.
  mutating func setOffers(_ call: Invocation) throws(Interruption) -> Outcome {
    let before = try offers()
    var set: [Offer] = []
    for phrase in call.words {
      let shortcut = try showroomShortcut(phrase)
      guard !set.contains(where: { $0.shortcut == shortcut.id }) else { continue }
      set.append(before.first { $0.shortcut == shortcut.id } ?? Offer(shortcut.id))
    }
    return try keep(set)
  }

  mutating func clearOffers() throws(Interruption) -> Outcome { try keep([]) }

  private func keep(_ offers: [Offer]) throws(Interruption) -> Outcome {
    try asking { () throws(StoreError) in try store.setOffers(offers) }
    guard !offers.isEmpty else { return Outcome([.sentence(text.offersCleared)], value: .array([])) }
    var outcome = try listOffers()
    outcome.blocks.insert(.sentence(text.offersSet(offers.count)), at: 0)
    return outcome
  }

  func listOffers() throws(Interruption) -> Outcome {
    let offers = try offers()
    guard !offers.isEmpty else { return Outcome([.sentence(text.noOffers)], value: .array([])) }
    let columns: [Table.Column] = [
      Table.Column("phrase", Localized(en: "Phrase", de: "Satz")),
      Table.Column("intent", Localized(en: "What it does", de: "Was er tut"), reading: .explanation),
      Table.Column("when", Localized(en: "When", de: "Wann")),
    ]
    var rows: [[Table.Cell]] = []
    for offer in offers {
      guard let shortcut = try asking({ () throws(StoreError) in try store.shortcut(offer.shortcut) }) else { continue }
      rows.append([
        Table.Cell(.string(shortcut.phrases.first ?? "")),
        Table.Cell(.string(shortcut.intent.name), text: text.intent(shortcut.intent)),
        Table.Cell(.string(text.relevance(offer.relevance))),
      ])
    }
    return Outcome([.table(Table(columns: columns, rows: rows))])
  }

  /// Says when one of the offers fits.
  mutating func setRelevance(_ call: Invocation) throws(Interruption) -> Outcome {
    let shortcut = try showroomShortcut(call.text)
    var offers = try offers()
    guard let place = offers.firstIndex(where: { $0.shortcut == shortcut.id }) else {
      throw refuse("not-offered", text.notOffered(call.text))
    }
    let days = try call.options("weekday").map { (word) throws(Interruption) in try weekday(word) }
    let hours = try hours(from: call.option("from"), until: call.option("until"))
    offers[place].relevance = Offer.Relevance(weekdays: Set(days), hours: hours, terminal: call.option("terminal"))
    return try keep(offers)
  }

  private func offers() throws(Interruption) -> [Offer] { try asking { () throws(StoreError) in try store.offers() } }

  private func showroomShortcut(_ phrase: String) throws(Interruption) -> Shortcut {
    let found = try asking { () throws(StoreError) -> Shortcut? in
      try PhraseKey(phrase).flatMap { (key) throws(StoreError) in
        try store.shortcuts(withKeys: [key], for: .staff).map(\.shortcut).first { $0.owner == .showroom }
      }
    }
    guard let found else { throw refuse("no-such-phrase", text.notTheShowrooms(phrase)) }
    return found
  }

  private func weekday(_ word: String) throws(Interruption) -> Weekday {
    let key = Folding.fold(word)
    let found = Weekday.allCases.first { day in
      [Language.en, .de].contains { language in
        let name = Folding.fold(
          Phrasebook(language: language, calendar: context.showroom.calendar, now: context.showroom.now).name(day))
        return key == name || key.count >= 2 && name.hasPrefix(key)
      }
    }
    guard let found else { throw misuse("bad-value", text.badWeekday(word)) }
    return found
  }

  private func hours(from: String?, until: String?) throws(Interruption) -> Range<Int>? {
    guard from != nil || until != nil else { return nil }
    let start = try from.map { (word) throws(Interruption) in try minute(word) } ?? 0
    let end = try until.map { (word) throws(Interruption) in try minute(word) } ?? 1440
    guard start < end else { throw misuse("bad-value", text.noTime(until ?? from ?? ""), hint: text.timeHint) }
    return start..<end
  }

  private func minute(_ word: String) throws(Interruption) -> Int {
    guard let time = CivilTime(iso: word) else { throw misuse("bad-value", text.noTime(word), hint: text.timeHint) }
    return time.minuteOfDay
  }
}
