import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func report(_ kind: Report.Kind, _ call: Invocation) throws(Interruption) -> Outcome {
    var report = Report(kind)
    if let by = call.option("by").flatMap({ Utilisation.Grouping(rawValue: $0) }) { report.grouping = by }
    let days = call.words.joined(separator: " ")
    if !days.isEmpty {
      guard let period = period(days) else { throw misuse("bad-value", text.badPeriod(days), hint: text.periodHint) }
      report.period = period
    }
    return try show(report, limit: call.number("limit") ?? 200)
  }

  /// A report, which is for staff, whoever says the sentence.
  func show(_ report: Report, limit: Int = 200) throws(Interruption) -> Outcome {
    try check(.keepDiary)
    guard context.speaker == .staff else { throw refuse("not-allowed", text.response(.notAllowed)) }
    let period = report.period ?? .usual(of: report.kind, today: today)
    guard let interval = period.interval(context.showroom.calendar) else {
      throw misuse("bad-value", text.badPeriod("\(period.first) \(period.last)"), hint: text.periodHint)
    }
    switch report.kind {
    case .utilisation: return try utilisation(by: report.grouping, period, interval)
    case .popular: return try popular(period, interval)
    case .hours: return try hours(period, interval)
    case .noShows: return try noShows(period, interval)
    case .outcomes: return try outcomes(period, interval)
    case .followUps: return try followUps(period, open: report.period == nil, limit: limit)
    }
  }

  private func period(_ words: String) -> ReportPeriod? {
    languages.lazy.compactMap { ReportPeriodReader($0, today: today).period(words) }.first
  }

  private var languages: [Language] { context.language.language == .en ? [.en, .de] : [.de, .en] }
  var today: CivilDate { context.showroom.environment.wallClock.date }
}

extension ReportPeriod {
  /// Calls that are due are those of the last month that nobody made, and those of the coming week.
  fileprivate static func usual(of kind: Report.Kind, today: CivilDate) -> ReportPeriod {
    guard kind == .followUps else { return .standard(today: today) }
    return ReportPeriod(today.adding(days: -30), today.adding(days: 7)) ?? ReportPeriod(day: today)
  }
}

// MARK: - Cars and hours

extension Session {
  private func utilisation(
    by grouping: Utilisation.Grouping, _ period: ReportPeriod, _ interval: TimeSlot
  ) throws(Interruption) -> Outcome {
    let (tally, fleet) = try asking { () throws(StoreError) in
      let fleet = try store.vehicles(Page(limit: 100_000))
      let open = try store.openingHours().openIntervals(
        from: period.first, through: period.last, context.showroom.calendar)
      var tally = Utilisation(
        by: grouping, in: interval, open: open, fleet: fleet, calendar: context.showroom.calendar)
      try store.eachReportedDrive(in: interval) { tally.count($0) }
      return (tally, fleet)
    }
    let names = UtilisationNames(fleet, text)
    let rows = tally.lines.map { line in
      BarTable.Row(
        cells: names.cells(line.key) + [
          Table.Cell(.int(Int64(line.drives))), minutes(line.used), minutes(line.open), percent(line.share),
        ], part: line.share ?? 0, sentence: text.utilisation(names.title(line.key), line),
        isShown: line.used > 0 || grouping == .weekday || grouping == .hour)
    }
    let columns =
      names.columns(grouping) + [
        .count, Table.Column("minutes", Localized(en: "Driven", de: "Gefahren"), alignment: .trailing),
        Table.Column("openMinutes", Localized(en: "Open", de: "Offen"), alignment: .trailing), .share,
      ]
    let title = text.reportTitle(.utilisation, period) + " " + text.utilisationTotal(tally.total)
    let unused = rows.count { !$0.isShown }
    let legend = (unused == 0 ? [] : [text.othersUnused(unused)]) + [text.utilisationLegend]
    var table = BarTable(columns: columns, rows: rows, legend: legend.joined(separator: " "), isScaled: false)
    if unused > 0 { table.lastSentence = text.othersUnused(unused) }
    return outcome(title, table)
  }

  private func popular(_ period: ReportPeriod, _ interval: TimeSlot) throws(Interruption) -> Outcome {
    let counts = try asking { () throws(StoreError) in
      let fleet = try store.vehicles(Page(limit: 100_000))
      let models = Dictionary(fleet.map { ($0.id, $0.car.model) }) { first, _ in first }
      var counts: [CarModel: Int] = [:]
      try store.eachReportedDrive(in: interval) { drive in
        guard drive.state.showsDemand, interval.contains(drive.slot.start), let model = models[drive.vehicle] else {
          return
        }
        counts[model, default: 0] += 1
      }
      return counts
    }
    let ranked = ReportCount.ranked(counts) { $0.fullName < $1.fullName }
    let rows = ranked.map { count in
      row([Table.Cell(.string(count.key.make)), Table.Cell(.string(count.key.name))], count, count.key.fullName)
    }
    let columns = [
      Table.Column("make", Localized(en: "Make", de: "Marke")),
      Table.Column("model", Localized(en: "Model", de: "Modell")), .count, .share,
    ]
    return outcome(text.reportTitle(.popular, period), BarTable(columns: columns, rows: rows, legend: text.shareLegend))
  }

  private func hours(_ period: ReportPeriod, _ interval: TimeSlot) throws(Interruption) -> Outcome {
    let calendar = context.showroom.calendar
    var counts: [Int: Int] = [:]
    try asking { () throws(StoreError) in
      try store.eachReportedDrive(in: interval) { drive in
        guard drive.state.showsDemand, interval.contains(drive.slot.start) else { return }
        counts[calendar.civil(at: drive.slot.start).time.hour, default: 0] += 1
      }
    }
    let inOrder = ReportCount.ranked(counts, <).sorted { $0.key < $1.key }
    let rows = inOrder.map { count in
      row([Table.Cell(.int(Int64(count.key)), text: text.hour(count.key))], count, text.hour(count.key))
    }
    let columns = [Table.Column("hour", Localized(en: "Hour", de: "Stunde"), alignment: .trailing), .count, .share]
    return outcome(text.reportTitle(.hours, period), BarTable(columns: columns, rows: rows, legend: text.shareLegend))
  }
}

// MARK: - People and outcomes

extension Session {
  private func noShows(_ period: ReportPeriod, _ interval: TimeSlot) throws(Interruption) -> Outcome {
    var missed: [Customer.ID: Int] = [:]
    var due: [Customer.ID: Int] = [:]
    try asking { () throws(StoreError) in
      try store.eachReportedDrive(in: interval) { drive in
        guard interval.contains(drive.slot.start), [.out, .returned, .noShow].contains(drive.state) else { return }
        due[drive.customer, default: 0] += 1
        if drive.state == .noShow { missed[drive.customer, default: 0] += 1 }
      }
    }
    let all = due.values.reduce(0, +)
    let title = text.reportTitle(.noShows, period) + " " + text.noShowTotal(missed.values.reduce(0, +), of: all)
    var rows: [BarTable.Row] = []
    for count in ReportCount.ranked(missed, { $0.rawValue < $1.rawValue }) {
      guard let customer = try asking({ () throws(StoreError) in try store.customer(count.key) }) else { continue }
      let share = Double(count.drives) / Double(max(due[count.key] ?? 1, 1))
      rows.append(
        BarTable.Row(
          cells: [
            Table.Cell(.int(customer.id.rawValue)), Table.Cell(.string(customer.name)),
            Table.Cell(.int(Int64(count.drives))), Table.Cell(.int(Int64(due[count.key] ?? 0))), percent(share),
          ], part: share, sentence: text.noShows(customer.name, count.drives, of: due[count.key] ?? 0)))
    }
    let columns = [
      Table.Column("customerID", Localized(en: "No.", de: "Nr."), alignment: .trailing),
      Table.Column("customer", Localized(en: "Customer", de: "Kunde")),
      Table.Column("noShows", Localized(en: "No-shows", de: "Nicht erschienen"), alignment: .trailing), .count, .share,
    ]
    return outcome(title, BarTable(columns: columns, rows: rows, legend: text.shareLegend, isScaled: false))
  }

  /// Outcomes are the desk's own words; those that differ in capitals and accents alone are one.
  private func outcomes(_ period: ReportPeriod, _ interval: TimeSlot) throws(Interruption) -> Outcome {
    var counts: [String: Int] = [:]
    var spellings: [String: String] = [:]
    try asking { () throws(StoreError) in
      try store.eachReportedDrive(in: interval) { drive in
        guard interval.contains(drive.slot.start), drive.state == .returned else { return }
        let key = drive.outcome.map { Folding.fold($0) } ?? ""
        if let outcome = drive.outcome, spellings[key] == nil { spellings[key] = outcome }
        counts[key, default: 0] += 1
      }
    }
    let rows = ReportCount.ranked(counts, <).map { count in
      let name = spellings[count.key]
      return row([Table.Cell(JSONValue(name), text: name ?? text.notNoted)], count, name ?? text.notNoted)
    }
    let columns = [Table.Column("outcome", Localized(en: "Outcome", de: "Ergebnis")), .count, .share]
    return outcome(
      text.reportTitle(.outcomes, period), BarTable(columns: columns, rows: rows, legend: text.shareLegend))
  }

  /// The calls of some days with what became of them; without any days said, those that are still to be made.
  private func followUps(_ period: ReportPeriod, open: Bool, limit: Int) throws(Interruption) -> Outcome {
    let found = try asking { () throws(StoreError) in
      try store.followUps(period.first...period.last, open: open, limit: limit)
    }
    let title = Block.sentence(text.reportTitle(.followUps, period))
    guard !found.isEmpty else { return Outcome([title, .sentence(text.nothingInReport)], value: .array([])) }
    let columns: [Table.Column] = [
      Table.Column("date", Localized(en: "When", de: "Wann")), .data("overdue"),
      Table.Column("customer", Localized(en: "Customer", de: "Kunde")),
      Table.Column("phone", Localized(en: "Phone", de: "Telefon")),
      Table.Column("drive", Localized(en: "Drive", de: "Fahrt"), alignment: .trailing, reading: .titled),
      Table.Column("car", Localized(en: "Car", de: "Auto")),
      Table.Column("followedUp", Localized(en: "Called", de: "Angerufen")),
      Table.Column("outcome", Localized(en: "Outcome", de: "Ergebnis")),
      Table.Column("note", Localized(en: "Note", de: "Notiz"), reading: .explanation),
    ]
    let rows = found.map { due in
      [
        Table.Cell(.string(due.date.description), text: text.dueDay(due.date, isDone: due.giveBack.followedUp != nil)),
        Table.Cell(.bool(due.date < today && due.giveBack.followedUp == nil)),
        Table.Cell(.string(due.drive.customer.name)), Table.Cell(JSONValue(due.drive.customer.phone)),
        Table.Cell(.int(due.drive.id.rawValue)), Table.Cell(.string(due.drive.vehicle.car.title)),
        Table.Cell(
          JSONValue(due.giveBack.followedUp?.description), text: due.giveBack.followedUp.map { text.plainDay($0) } ?? ""
        ),
        Table.Cell(JSONValue(due.giveBack.outcome)), Table.Cell(JSONValue(due.giveBack.note)),
      ]
    }
    return Outcome([title, .table(Table(columns: columns, rows: rows))])
  }
}

// MARK: - Cells

extension Session {
  private func outcome(_ title: String, _ table: BarTable) -> Outcome {
    guard !table.rows.isEmpty else {
      return Outcome([.sentence(title), .sentence(text.nothingInReport)], value: .array([]))
    }
    return Outcome([.sentence(title), .chart(table.chart)])
  }

  private func row<Key>(_ cells: [Table.Cell], _ count: ReportCount<Key>, _ name: String) -> BarTable.Row {
    BarTable.Row(
      cells: cells + [Table.Cell(.int(Int64(count.drives))), percent(count.share)], part: count.share,
      sentence: text.share(name, count.drives, count.share))
  }

  private func minutes(_ seconds: Int) -> Table.Cell {
    Table.Cell(.int(Int64(seconds / 60)), text: text.hoursAndMinutes(seconds))
  }

  /// In JSON and CSV a per cent with one decimal.
  private func percent(_ share: Double?) -> Table.Cell {
    guard let share else { return Table.Cell(.null) }
    return Table.Cell(.double((share * 1000).rounded() / 10), text: text.percent(share))
  }
}

extension Table.Column {
  fileprivate static let count = Table.Column("drives", Localized(en: "Drives", de: "Fahrten"), alignment: .trailing)
  fileprivate static let share = Table.Column("percent", Localized(en: "Share", de: "Anteil"), alignment: .trailing)
}

/// What the groups of a utilisation are called.
private struct UtilisationNames {
  private let vehicles: [Vehicle.ID: Vehicle]
  private let models: [CarModel.ID: CarModel]
  private let text: Phrasebook

  init(_ fleet: [Vehicle], _ text: Phrasebook) {
    vehicles = Dictionary(fleet.map { ($0.id, $0) }) { first, _ in first }
    models = Dictionary(fleet.map { ($0.car.model.id, $0.car.model) }) { first, _ in first }
    self.text = text
  }

  func columns(_ grouping: Utilisation.Grouping) -> [Table.Column] {
    switch grouping {
    case .vehicle:
      [
        Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
        Table.Column("car", Localized(en: "Car", de: "Auto")),
      ]
    case .model: [Table.Column("model", Localized(en: "Model", de: "Modell"))]
    case .weekday: [Table.Column("weekday", Localized(en: "Weekday", de: "Wochentag"))]
    case .hour: [Table.Column("hour", Localized(en: "Hour", de: "Stunde"), alignment: .trailing)]
    }
  }

  func cells(_ key: Utilisation.Key) -> [Table.Cell] {
    switch key {
    case .vehicle(let id):
      [Table.Cell(.string(vehicles[id]?.plate ?? "")), Table.Cell(.string(vehicles[id]?.car.title ?? ""))]
    case .model(let id): [Table.Cell(.string(models[id]?.fullName ?? ""))]
    case .weekday(let weekday): [Table.Cell(.int(Int64(weekday.rawValue)), text: text.name(weekday))]
    case .hour(let hour): [Table.Cell(.int(Int64(hour)), text: text.hour(hour))]
    }
  }

  func title(_ key: Utilisation.Key) -> String { cells(key).map(\.text).joined(separator: ", ") }
}
