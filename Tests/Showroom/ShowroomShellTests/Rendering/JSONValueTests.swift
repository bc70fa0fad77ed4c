import Testing

@testable import ShowroomShell

@Suite("JSON")
struct JSONValueTests {
  @Test(
    "is written in one line, with what a terminal could act on escaped",
    arguments: [
      (nil, "null"),
      (true, "true"),
      (-12, "-12"),
      (1.5, "1.5"),
      (.double(2), "2"),
      (.double(.nan), "null"),
      (.double(.infinity), "null"),
      (.double(1e300), "1e+300"),
      ("Škoda \"Octavia\" \\ 🚗", "\"Škoda \\\"Octavia\\\" \\\\ 🚗\""),
      ("a\nb\rc\td", "\"a\\nb\\rc\\td\""),
      ("\u{0}\u{1B}[2J\u{7F}\u{9B}", "\"\\u0000\\u001b[2J\\u007f\\u009b\""),
      ("\u{2028}\u{2029}\u{202E}\u{200B}\u{FEFF}\u{E0001}", "\"\\u2028\\u2029\\u202e\\u200b\\ufeff\\udb40\\udc01\""),
      ([1, "x", []], "[1, \"x\", []]"),
      (["z": 1, "a": ["b": nil]], "{\"z\": 1, \"a\": {\"b\": null}}"),
      ([:], "{}"),
    ] as [(JSONValue, String)])
  func text(value: JSONValue, expected: String) {
    #expect(value.text == expected)
  }

  @Test("has absent values as null")
  func absent() {
    #expect(JSONValue(nil as String?) == .null)
    #expect(JSONValue(nil as Int?) == .null)
    #expect(JSONValue(7 as Int?) == 7)
    #expect(JSONValue(UInt64.max) == .null)
    #expect(JSONValue(nil as Bool?) == .null)
  }

  @Test("finds the value of a key")
  func member() {
    let value: JSONValue = ["id": 12, "make": "BMW"]
    #expect(value["make"] == "BMW")
    #expect(value["model"] == nil)
    #expect(JSONValue.int(1)["make"] == nil)
  }
}
