import LanguageKit
import ShowroomCore
import ShowroomText
import Testing

@testable import ShowroomShell

@Suite("What a torture came to")
struct TortureAnswersTests {
  private func outcome(_ findings: [String], _ language: Language = .en) -> Outcome {
    var report = TortureReport(seed: 7, processes: 2, seconds: 3)
    report.deeds = [.init(kind: "book", acknowledged: 5, refused: 4, open: 1)]
    report.killings = [.init(signal: "SIGKILL", counts: [.handling: 2])]
    report.proofs = [.init(.nothingLost, looked: 5, findings: findings)]
    let text = Phrasebook(language: language, calendar: ShowroomCalendar(zone: .utc), now: Instant(seconds: 0))
    return Outcome(report, kept: findings.isEmpty ? nil : "/tmp/x.db", text: text)
  }

  @Test("It is done where every proof holds, and has failed where one does not; the store is kept then")
  func status() {
    #expect(outcome([]).status == .done && outcome([]).problem == nil)
    let failed = outcome(["drive 31 is gone"])
    #expect(failed.status == .refused)
    #expect(failed.problem?.message == "1 proof failed.")
    #expect(failed.problem?.hint == "The scratch store is kept: /tmp/x.db.")
    #expect(outcome(["x"], .de).problem?.message == "1 Beweis gescheitert.")
  }

  @Test("The counts and the findings are told, with the seed")
  func told() {
    let text = Renderer(format: .plain, language: .en).text(of: outcome(["drive 31 is gone"]))
    #expect(text.contains("book, Acknowledged 5, Refused 4, Cut off 1"), "\(text)")
    #expect(text.contains("drive 31 is gone"))
    #expect(text.contains("2 workers, 3 s, 10 acts, 2 killed. To do it again: --seed 7."))
    let json = Renderer(format: .json, language: .en).text(of: outcome([]))
    #expect(
      json.hasPrefix("{\"ok\": true, \"seed\": 7, \"processes\": 2, \"seconds\": 3, \"kills\": 2, \"store\": null"))
  }
}
