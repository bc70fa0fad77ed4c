import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  /// What is late, what is out, what comes next, and what is to be prepared for it.
  mutating func agenda(_ call: Invocation) throws(Interruption) -> Outcome {
    let date = try namedDay(call)
    let (drives, risks) = try asking { () throws(StoreError) in try agenda(of: date) }
    let (blocks, waiting) = try asking { () throws(StoreError) in try besides(date) }
    let now = context.showroom.now
    let late = drives.filter { $0.isOverdue(at: now) || $0.isUncollected(at: now) }
    let out = drives.filter { $0.state == .out && !$0.isOverdue(at: now) }
    let next = drives.filter { [.held, .requested, .confirmed].contains($0.state) && $0.slot.start >= now }
    var groups: [Block.Group] = []
    func add(_ key: String, _ title: String, _ table: Table) {
      if !table.rows.isEmpty { groups.append(Block.Group(key: key, title: title, table: table)) }
    }
    add("late", text.lateTitle, table(late))
    add("out", text.outTitle, table(out))
    add("next", text.nextTitle, table(next))
    add("prepare", text.prepareTitle, preparations(next))
    add("blocked", text.blocksTitle, table(blocks))
    add("waiting", text.waitingTitle, table(waiting))
    let title = Block.sentence(text.agendaTitle(date, next.count))
    let troubled = try asking { () throws(StoreError) in try store.messagesForStaff(at: context.showroom.now) }
    let notes = risks + [text.outboxNote(troubled)].compactMap { $0 }
    return Outcome([title] + (groups.isEmpty ? [] : [.groups(groups)]) + notes.map { .sentence($0) })
  }

  /// The drives of a day; today, those too that are out from days before, and those of the last two months that nobody came
  /// for and nobody closed; and a sentence for each that is at risk.
  private func agenda(of date: CivilDate) throws(StoreError) -> (drives: [TestDrive], risks: [String]) {
    guard let day = context.showroom.calendar.dayInterval(date) else { return ([], []) }
    var drives = try store.drives(
      DriveFilter(interval: day, states: [.held, .requested, .confirmed, .out], limit: 2000))
    if date == context.showroom.environment.wallClock.date {
      let out = try store.drives(DriveFilter(states: [.out], limit: 2000))
      let before = TimeSlot(start: day.start - 60 * 86_400, end: day.start)
      let missed = try store.drives(DriveFilter(interval: before, states: [.confirmed], limit: 200))
      drives = (out + missed).filter { !drives.contains($0) && $0.slot.start < day.start } + drives
    }
    let desk = Desk(context.showroom)
    let late = try desk.lateDrives()
    var risks: [String] = []
    for drive in drives {
      guard let late = try desk.risk(to: drive, among: late) else { continue }
      risks.append(text.risk(drive, late: late, swaps: try desk.swaps(for: drive)))
    }
    return (drives, risks)
  }

  /// The blocks of a day, and who waits for it or has been offered something.
  private func besides(_ date: CivilDate) throws(StoreError) -> (blocks: [VehicleBlock], waiting: [WaitingEntry]) {
    guard let day = context.showroom.calendar.dayInterval(date) else { return ([], []) }
    let waiting = try store.waiting([.waiting, .offered], of: nil, limit: 1000)
    return (
      try store.blocks(of: nil, in: day, limit: 1000),
      waiting.filter { $0.state == .offered || $0.wish.days.contains(date) }
    )
  }

  private func preparations(_ drives: [TestDrive]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "Drive", de: "Fahrt"), alignment: .trailing, reading: .titled),
      Table.Column("start", Localized(en: "When", de: "Wann")),
      Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
      Table.Column("needs", Localized(en: "To do", de: "Zu tun"), reading: .explanation),
    ]
    let lists = context.speaker == .staff ? (try? store.lists(onlyOpen: true, limit: 10_000)) ?? [] : []
    let text = text
    let rows = drives.compactMap { drive -> [Table.Cell]? in
      let own = lists.filter { $0.subject == .drive(drive.id) || $0.subject == .vehicle(drive.vehicle.id) }
      let needs = text.preparations(for: drive) + own.map(text.openItems)
      guard !needs.isEmpty else { return nil }
      return [
        Table.Cell(.int(drive.id.rawValue)), Table.Cell(json(drive.slot.start), text: text.span(drive.slot)),
        Table.Cell(.string(drive.vehicle.plate)),
        Table.Cell(.array(needs.map { .string($0) }), text: needs.joined(separator: ", ")),
      ]
    }
    return Table(columns: columns, rows: rows)
  }
}
