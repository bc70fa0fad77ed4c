import TestSupport
import Testing

@Suite("People's data when it is no longer wanted")
struct PrivacyTests {
  let desk = Desk()

  /// All bytes of the store and what lies beside it.
  private var bytes: [UInt8] {
    File.names(in: desk.directory.path).filter { $0.hasPrefix("a.db") }.flatMap { File.bytes(desk.file($0)) }
  }

  private func holds(_ word: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased().contains(word.lowercased())
  }

  /// A customer with a drive that is over, one that was cancelled, and a phrase.
  private func addPerson() {
    desk.run("customer add Zacharias Quellenfinder --phone +49-555-0199 --email zq@quelle.example --licence LIC778899")
    for (start, phrase) in [("2026-12-03 10:00", "one"), ("2026-12-03 12:00", "two")] {
      desk.run("book --vehicle 1 --start \"\(start)\" --duration 30 --for 14 --option \"route: Quellenweg \(phrase)\"")
    }
    desk.run("shortcut add \"zacharias wagon\" = book golf, 60 min --for 14")
    _ = desk.sql("UPDATE test_drive SET state = 'cancelled' WHERE customer_id = 14")
  }

  @Test("Somebody is forgotten: no byte of name, contact, licence or phrase is left; their drives are still counted")
  func forgotten() {
    addPerson()
    let drives = desk.sql("SELECT count(*) FROM test_drive")
    for word in ["Quellenfinder", "0199", "quelle.example", "LIC778899", "wagon"] { #expect(holds(word), "\(word)") }
    let answer = desk.output("customer forget 14")
    #expect(answer.contains("2 drives") && answer.contains("1 phrase"))
    for word in ["Quellenfinder", "zacharias", "0199", "quelle.example", "LIC778899", "wagon", "Quellenweg"] {
      #expect(!holds(word), "\(word)")
    }
    #expect(desk.sql("SELECT count(*) FROM test_drive") == drives)
    #expect(desk.run("customer list Zacharias").output.contains("Quellenfinder") == false)
    #expect(desk.run("check").exitCode == 0)
  }

  @Test("Who waits is forgotten too, and with whoever is offered something their hold must end first")
  func waiting() {
    addPerson()
    desk.output("vehicle block 5 service --from \"friday 10:00\" --to \"friday 12:00\"")
    desk.output("waitlist add --vehicle 5 friday 11:00 --for 14")
    desk.output("waitlist add --vehicle 6 friday 11:00 --for 14")
    #expect(desk.run("customer forget 14").exitCode == 1)
    desk.output("waitlist decline 2")
    desk.output("customer forget 14")
    #expect(desk.sql("SELECT count(*) FROM waiting") == "0\n")
    #expect(!desk.output("log --limit 500").contains("Quellenfinder"))
    #expect(desk.run("check").exitCode == 0)
  }

  @Test("Nobody is forgotten while a drive is open, and the drive is named; nor without a yes")
  func refused() {
    let drive = desk.sql("SELECT id, customer_id FROM test_drive WHERE state = 'confirmed' LIMIT 1").split(
      separator: "|")
    let result = desk.run("customer forget \(drive[1].dropLast())")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("drive \(drive[0])"))
    addPerson()
    let asked = Program.built("showroom").run(
      ["--db", desk.file("a.db"), "--now", "2026-12-01T10:00", "--language", "en"], input: "customer forget 14\nno\n")
    #expect(asked.output.contains("Zacharias Quellenfinder") && asked.output.contains("Go ahead?"))
    #expect(desk.sql("SELECT name FROM customer WHERE id = 14") == "Zacharias Quellenfinder\n")
    #expect(desk.run("customer forget 14", as: "customer:14").exitCode != 0)
  }

  @Test("A person gets all that is kept of them, and nobody else's")
  func export() {
    addPerson()
    let document = desk.output("customer export 14")
    for word in ["Quellenfinder", "+49-555-0199", "LIC778899", "zacharias wagon", "Quellenweg one"] {
      #expect(document.contains(word), "\(word)")
    }
    #expect(desk.output("customer export 14", as: "customer:14") == document)
    #expect(desk.run("customer export 2", as: "customer:14").exitCode == 1)
    let others = desk.sql("SELECT name FROM customer WHERE id <> 14").split(separator: "\n")
    #expect(others.allSatisfy { !document.contains($0) })
    #expect(Program("python3").run(["-m", "json.tool"], input: document).exitCode == 0)
  }

  @Test("Drives older than the days that were set no longer say who drove; 0 days keep all")
  func tidied() {
    addPerson()
    #expect(desk.output("tidy", at: "2027-06-01T10:00").contains("No drive"))
    desk.run("settings set retention-days 100")
    #expect(desk.output("tidy", at: "2027-01-01T10:00").contains("No drive"))
    _ = desk.output("tidy", at: "2027-06-01T10:00")
    #expect(
      desk.sql(
        "SELECT count(*) FROM test_drive JOIN customer ON customer.id = customer_id WHERE state IN "
          + "('returned', 'cancelled', 'no-show') AND name <> '–'") == "0\n")
    #expect(
      desk.sql("SELECT count(*) FROM test_drive WHERE options LIKE '%Quellenweg%' OR phrase IS NOT NULL") == "0\n")
    #expect(desk.sql("SELECT name FROM customer WHERE id = 14") == "Zacharias Quellenfinder\n")
    #expect(desk.output("tidy", at: "2027-06-01T10:00").contains("No drive"))
    #expect(desk.run("check").exitCode == 0)
  }
}
