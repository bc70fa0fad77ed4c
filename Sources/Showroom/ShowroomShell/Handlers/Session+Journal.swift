import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func log(_ call: Invocation) throws(Interruption) -> Outcome {
    var filter = JournalFilter(limit: call.number("limit") ?? 50)
    filter.drive = call.option("drive").flatMap { TestDrive.ID($0) }
    if let name = call.option("customer") { filter.customer = try customer(name).id }
    if let name = call.option("vehicle") { filter.vehicle = try vehicle(name).id }
    let wanted = filter
    let entries = try asking { () throws(StoreError) in try store.journal(wanted) }
    guard !entries.isEmpty else { return Outcome([.sentence(text.journalIsEmpty)], value: .array([])) }
    return Outcome([.table(table(entries))], value: .array(entries.map { json($0) }))
  }

  mutating func undo(_ call: Invocation) throws(Interruption) -> Outcome {
    sign(UndoAct.name)
    let request = UndoAct(speaker: context.speaker)
    let conversation = try asking { () throws(StoreError) in try Conversation(request, context.showroom) }
    return try show(conversation, run: Run())
  }

  private func table(_ entries: [JournalEntry]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("at", Localized(en: "When", de: "Wann")),
      Table.Column("speaker", Localized(en: "Who", de: "Wer")),
      Table.Column("act", Localized(en: "Act", de: "Vorgang")),
      Table.Column("subject", Localized(en: "What", de: "Was")), .data("subjectID"),
      Table.Column("change", Localized(en: "Change", de: "Änderung"), reading: .explanation), .data("before"),
      .data("after"), Table.Column("phrase", Localized(en: "By the words", de: "Auf die Worte"), reading: .titled),
    ]
    let rows = entries.map { entry in
      [
        Table.Cell(.int(entry.id.rawValue)), Table.Cell(json(entry.at), text: text.shortInstant(entry.at)),
        Table.Cell(.string(entry.speaker), text: text.journalSpeaker(entry.speaker)),
        Table.Cell(.string(entry.act), text: text.journalAct(entry.act)),
        Table.Cell(.string(entry.subject.rawValue), text: text.journalSubject(entry)),
        Table.Cell(JSONValue(entry.subjectID)), Table.Cell(.string(text.journalChange(entry))),
        Table.Cell(json(entry.before)), Table.Cell(json(entry.after)), Table.Cell(JSONValue(entry.phrase)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  private func json(_ record: JournalRecord?) -> JSONValue {
    record.map { .object($0.fields.map { JSONValue.Member($0.name, .string($0.value)) }) } ?? .null
  }

  func json(_ entry: JournalEntry) -> JSONValue {
    [
      "id": .int(entry.id.rawValue), "at": json(entry.at), "speaker": .string(entry.speaker),
      "act": .string(entry.act), "phrase": JSONValue(entry.phrase), "subject": .string(entry.subject.rawValue),
      "subjectID": JSONValue(entry.subjectID), "before": json(entry.before), "after": json(entry.after),
      "changes": .array(
        entry.changes.map {
          ["field": .string($0.field), "before": JSONValue($0.before), "after": JSONValue($0.after)]
        }),
    ]
  }
}
