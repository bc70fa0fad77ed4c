import TestSupport
import Testing

@Suite("Everything out and in again")
struct ExchangeTests {
  let desk = Desk()

  /// Texts, empty ones and missing ones, that could be taken for something else on the way.
  private func addStrangeThings() {
    _ = desk.sql(
      """
      UPDATE customer SET name = 'A;B,"C\\D' || char(10) || '=1+1', phone = '+49 30', email = '-5' WHERE id = 2;
      UPDATE customer SET name = '''''', phone = '''', email = '007' WHERE id = 3;
      UPDATE test_drive SET phrase = '' WHERE id = 12; UPDATE test_drive SET phrase = '''=x' WHERE id = 13;
      UPDATE vehicle SET state = 'blocked', reason = '@Ж😀' || char(13, 10, 9) WHERE id = 5;
      """)
    desk.run("check --rebuild")
    desk.run("drive cancel 14")
    for line in [
      "plate add \"B-06 123\"", "person add \"Ben O'Weber\"",
      "book --vehicle 6 30 min friday 12:00 accompanied --for 8 --plate auto --key K1",
      "vehicle block 7 \"paint, \"\"red\"\"\" --from \"friday 10:00\" --to \"friday 12:00\"",
      "vehicle edit 7 --turnaround-before 10", "waitlist add --vehicle 7 friday 11:00 --for 8",
      "waitlist add --vehicle 8 friday 11:00 --for 9",
    ] { desk.output(line) }
  }

  @Test("What was exported, imported and exported again is the same to the byte", arguments: ["json", "csv"])
  func roundTrip(format: String) {
    addStrangeThings()
    #expect(desk.run("export a.\(format)").exitCode == 0)
    #expect(File.mode(desk.file("a.\(format)")) == 0o600)
    desk.run("init --empty --zone America/New_York", database: "b.db")
    let imported = desk.run("import a.\(format)", database: "b.db")
    #expect(imported.exitCode == 0, "\(imported.errors)")
    #expect(desk.run("export b.\(format)", database: "b.db").exitCode == 0)
    #expect(File.bytes(desk.file("a.\(format)")) == File.bytes(desk.file("b.\(format)")))
    #expect(File.bytes(desk.file("a.\(format)")).count > 10_000)
    #expect(desk.run("check", database: "b.db").exitCode == 0)
    for line in ["drives", "find golf", "drive ical 12", "closed", "hours", "shortcut list"] {
      #expect(desk.run(line, database: "b.db").output == desk.output(line), "\(line)")
    }
  }

  @Test("JSON is one document for other programs, and the same goes to the screen")
  func json() {
    #expect(desk.run("export a.json").exitCode == 0)
    let script = "import json, sys; d = json.load(sys.stdin); print(d['format'], len(d['tables']['car']))"
    let result = Program("python3").run(["-X", "utf8", "-c", script], input: desk.output("export -"))
    #expect(result.output == "showroom 62\n")
    #expect(File.text(desk.file("a.json")) == desk.output("export"))
  }

  @Test("A printed number is not given again after an import, and two drives still can not have one car")
  func rulesHold() {
    desk.run("export a.json")
    desk.run("init --empty", database: "b.db")
    desk.run("import a.json", database: "b.db")
    let clash = Program("sqlite3").run([
      desk.file("b.db"),
      "INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by) "
        + "SELECT vehicle_id, customer_id, starts, ends, 'confirmed', 'staff' FROM test_drive WHERE id = 12",
    ])
    #expect(clash.errors.contains("overlap"))
    desk.run("book --vehicle 1 --start \"2026-12-08 10:00\" --duration 45 --for 2", database: "b.db")
    #expect(desk.sql("SELECT max(id) FROM test_drive", database: "b.db") == "31\n")
  }

  @Test("A showroom that holds something takes no import in")
  func notEmpty() {
    desk.run("export a.json")
    let before = desk.output("export")
    #expect(desk.run("import a.json").exitCode == 1)
    #expect(desk.output("export") == before)
  }

  @Test(
    "A file that does not fit is refused, and nothing of it is kept",
    arguments: [
      (#"s/"starts": [0-9]*/"starts": "x"/"#, "test_drive"), (#"s/"colour"/"color"/"#, "color"),
      (#"s/"car": \[/"kar": [/"#, "kar"), (#"s/"version": 1/"version": 2/"#, "no export"),
      (#"/"vehicle_id"/s/"customer_id": [0-9][0-9]*/"customer_id": 99/"#, "99|refused|leads nowhere|FOREIGN KEY"),
      (#"s/"vehicle_id": [0-9]*/"vehicle_id": 1/"#, "one car at the same time"),
      (#"s/Europe\/Berlin/Mars\/Base/"#, "“Mars/Base” is no time zone"),
      (#"$d"#, "no export"), (#"s/"minutes": [0-9][0-9]*/"minutes": 1.5/"#, "shortcut"),
      (#"s/"name": "[^"]*", "name_key"/"name": "'; DROP TABLE car; --", "nom"/"#, "name_key|nom"),
    ])
  func refused(change: String, words: String) {
    desk.run("export a.json")
    let changed = Program("sed").run([change, desk.file("a.json")]).output
    #expect(changed != File.text(desk.file("a.json")))
    File.write(changed.utf8, to: desk.file("bad.json"))
    desk.run("init --empty", database: "b.db")
    let before = desk.run("export", database: "b.db").output
    let result = desk.run("import bad.json", database: "b.db")
    #expect(result.exitCode == 1)
    #expect(words.split(separator: "|").contains { result.errors.contains($0) }, "\(result.errors)")
    #expect(desk.run("export", database: "b.db").output == before)
    #expect(desk.run("check", database: "b.db").exitCode == 0)
  }

  @Test("Other files are named as what they are not")
  func otherFiles() {
    desk.run("init --empty", database: "b.db")
    for text in [
      "", "hello", "a,b,c\n", "{}", "[1]", "{\"format\": \"showroom\"", "#car,id\n", "#setting,key,value\nx\n",
    ] {
      File.write(text.utf8, to: desk.file("bad"))
      let result = desk.run("import bad", database: "b.db")
      #expect(result.exitCode == 1, "\(text)")
      #expect(!result.errors.isEmpty)
    }
    File.write([0x7B, 0xC3, 0x28], to: desk.file("bad"))
    #expect(desk.run("import bad", database: "b.db").exitCode == 1)
  }
}
