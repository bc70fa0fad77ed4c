import LanguageKit
import ShowroomCore
import ShowroomText

extension Session {
  /// Erases a person after a yes; refused while a drive of theirs is open.
  mutating func forgetCustomer(_ call: Invocation) throws(Interruption) -> Outcome {
    let customer = try customer(call.text)
    try checkNothingIsOpen(of: customer)
    let drives = try asking { () throws(StoreError) in
      try store.drives(DriveFilter(customer: customer.id, limit: 1_000_000)).count
    }
    return try confirm(
      .forget(customer), overview: [.sentence(text.willForget(customer, drives: drives))],
      value: ["customer": json(customer), "drives": .int(Int64(drives))])
  }

  mutating func forgotten(_ customer: Customer) throws(Interruption) -> Outcome {
    let gone: Forgotten? = try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        try openDrives(of: customer).isEmpty ? try store.forget(customer.id) : nil
      }
    }
    guard let gone else {
      try checkNothingIsOpen(of: customer)
      throw refuse("drive-open", text.shallItBeDone)
    }
    return Outcome(
      [.sentence(text.forgotten(gone, number: customer.id))],
      value: [
        "customer": .int(customer.id.rawValue), "drives": .int(Int64(gone.drives)),
        "shortcuts": .int(Int64(gone.shortcuts)), "notes": .int(Int64(gone.notes)),
      ])
  }

  private func openDrives(of customer: Customer) throws(StoreError) -> [TestDrive] {
    try store.expire(asOf: context.showroom.now)
    return try store.drives(DriveFilter(customer: customer.id, states: [.held, .requested, .confirmed, .out]))
  }

  private func checkNothingIsOpen(of customer: Customer) throws(Interruption) {
    let open = try asking { () throws(StoreError) in try openDrives(of: customer) }
    guard let first = open.first else { return }
    throw refuse("drive-open", text.driveIsOpen(first, of: customer), hint: text.endDriveFirst)
  }

  /// Gives a person what is kept of them, as JSON. Customers get their own.
  mutating func exportCustomer(_ call: Invocation) throws(Interruption) -> Outcome {
    let (name, path) = (call.words.first ?? "", call.words.dropFirst().first)
    let customer = try customer(name)
    let (drives, shortcuts, notes) = try asking { () throws(StoreError) in
      (
        try store.drives(DriveFilter(customer: customer.id, limit: 1_000_000)),
        try store.shortcuts(of: .customer(customer.id), Page(limit: 1_000_000)),
        try store.storedTables(about: customer.id)
      )
    }
    let groups = try groups(of: customer.id)
    let document: JSONValue = [
      "customer": json(customer), "groups": .array(groups.map { json($0) }), "drives": .array(drives.map { json($0) }),
      "shortcuts": .array(shortcuts.map { json($0) }),
      "notes": .object(
        notes.map { table in
          JSONValue.Member(table.name, .array(table.rows.map { Self.json(table, $0) }))
        }),
    ]
    return try write(document.text + "\n", to: path, replacing: call.flag("force"))
  }

  /// Takes the person out of the drives that are older than the showroom wants to know, after a yes.
  mutating func tidy(_ call: Invocation) throws(Interruption) -> Outcome {
    guard let limit = try retentionLimit() else {
      return Outcome([.sentence(text.nothingIsTooOld)], value: ["drives": 0])
    }
    let drives = try asking { () throws(StoreError) in try store.personalDrives(endedBefore: limit) }
    guard drives > 0 else { return Outcome([.sentence(text.nothingIsTooOld)], value: ["drives": 0]) }
    return try confirm(
      .tidy, overview: [.sentence(text.willTidy(drives, before: limit))], value: ["drives": .int(Int64(drives))])
  }

  mutating func tidied() throws(Interruption) -> Outcome {
    let limit = try retentionLimit()
    let drives = try asking { () throws(StoreError) in
      try limit.map { (limit) throws(StoreError) in try store.makeAnonymous(drivesEndedBefore: limit) } ?? 0
    }
    return Outcome([.sentence(text.tidied(drives))], value: ["drives": .int(Int64(drives))])
  }

  /// The start of the first day whose drives are kept as they are; nil where all are.
  private func retentionLimit() throws(Interruption) -> Instant? {
    let days = try asking { () throws(StoreError) in try store.bookingSettings()[.retentionDays] }
    guard days > 0 else { return nil }
    let today = context.showroom.environment.wallClock.date
    return context.showroom.calendar.startOfDay(today.adding(days: -days))
  }
}
