import ShowroomCore
import ShowroomText

extension Outcome {
  /// What a torture came to: what was done, who was killed, what is proven. A proof that fails is a failure.
  ///
  /// - Parameter kept: where the scratch store still lies; nil where it is gone.
  public init(_ report: TortureReport, kept: String?, text: Phrasebook) {
    let groups = [
      Block.Group(key: "acts", title: text.tortureActs, table: Self.acts(report, text)),
      Block.Group(key: "killed", title: text.tortureKilled, table: Self.killed(report, text)),
      Block.Group(key: "proofs", title: text.tortureProofs, table: Self.proofs(report, text)),
    ]
    let seed = text.tortureSeed(report)
    let problem =
      report.holds
      ? nil
      : Problem(
        code: "not-proven", message: text.tortureFoundFaults(report.proofs.count { !$0.findings.isEmpty }),
        hint: kept.map(text.tortureStoreIsKept))
    self.init(
      [.groups(groups), .sentence(seed)], problem: problem, status: report.holds ? .done : .refused,
      value: Self.value(report, kept))
  }

  private static func acts(_ report: TortureReport, _ text: Phrasebook) -> Table {
    Table(
      columns: [
        Table.Column("act", Localized(en: "Act", de: "Vorgang"), reading: .attached),
        number("acknowledged", "Acknowledged", "Bestätigt"), number("refused", "Refused", "Abgelehnt"),
        number("open", "Cut off", "Abgebrochen"),
      ],
      rows: report.deeds.map {
        [
          .init(.string($0.kind), text: text.tortureAct($0.kind)), cell($0.acknowledged), cell($0.refused),
          cell($0.open),
        ]
      })
  }

  private static func killed(_ report: TortureReport, _ text: Phrasebook) -> Table {
    let phases = TortureReport.Phase.allCases
    return Table(
      columns: [Table.Column("signal", Localized(same: "Signal"), reading: .attached)]
        + phases.map { number($0.rawValue, text.torturePhase($0)) } + [number("total", "In all", "Zusammen")],
      rows: report.killings.map { row in
        [.init(.string(row.signal))] + phases.map { cell(row.counts[$0] ?? 0) } + [cell(row.total)]
      })
  }

  private static func proofs(_ report: TortureReport, _ text: Phrasebook) -> Table {
    Table(
      columns: [
        Table.Column("proof", Localized(en: "What is proven", de: "Was bewiesen ist"), reading: .attached),
        number("looked", "Looked at", "Geprüft"),
        Table.Column("result", Localized(en: "Result", de: "Ergebnis"), reading: .explanation),
      ],
      rows: report.proofs.map {
        let result = $0.findings.isEmpty ? text.tortureHolds : $0.findings.joined(separator: "; ")
        return [
          .init(.string($0.proof.rawValue), text: text.tortureProof($0.proof)), cell($0.looked),
          .init(.array($0.findings.map { .string($0) }), text: result),
        ]
      })
  }

  private static func value(_ report: TortureReport, _ kept: String?) -> JSONValue {
    [
      "ok": .bool(report.holds), "seed": .int(Int64(clamping: report.seed)), "processes": JSONValue(report.processes),
      "seconds": JSONValue(Int(report.seconds)), "kills": JSONValue(report.kills), "store": JSONValue(kept),
      "acts": .array(
        report.deeds.map {
          [
            "act": .string($0.kind), "acknowledged": JSONValue($0.acknowledged), "refused": JSONValue($0.refused),
            "open": JSONValue($0.open),
          ]
        }),
      "killed": .array(
        report.killings.map { row in
          .object(
            [JSONValue.Member("signal", .string(row.signal))]
              + TortureReport.Phase.allCases.map { JSONValue.Member($0.rawValue, JSONValue(row.counts[$0] ?? 0)) })
        }),
      "proofs": .array(
        report.proofs.map {
          [
            "proof": .string($0.proof.rawValue), "looked": JSONValue($0.looked),
            "findings": .array($0.findings.map { .string($0) }),
          ]
        }),
    ]
  }

  private static func number(_ key: String, _ en: String, _ de: String) -> Table.Column {
    number(key, Localized(en: en, de: de))
  }

  private static func number(_ key: String, _ title: Localized) -> Table.Column {
    Table.Column(key, title, alignment: .trailing, reading: .titled)
  }

  private static func cell(_ count: Int) -> Table.Cell { .init(JSONValue(count), text: "\(count)") }
}
