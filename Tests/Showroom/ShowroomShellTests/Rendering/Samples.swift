import ShowroomText

@testable import ShowroomShell

/// Tables that the tests of the renderers share.
enum Samples {
  static let cars = Table(
    columns: [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("make", Localized(en: "Make", de: "Marke")),
      Table.Column("model", Localized(en: "Model", de: "Modell"), reading: .attached),
      Table.Column("year", Localized(en: "Year", de: "Jahr"), alignment: .trailing),
      Table.Column("fuel", Localized(en: "Fuel", de: "Kraftstoff")),
      Table.Column("colour", Localized(en: "Colour", de: "Farbe")),
      .data("seats"),
    ],
    rows: [
      car(1, "Volkswagen", "Golf", 2019, "petrol", "white", 5),
      car(12, "Škoda", "Octavia", 2021, "diesel", nil, 5),
      car(103, "本田", "e\u{301}t\u{e9}", 2020, "electric", "red", 4),
    ])

  static func car(
    _ id: Int, _ make: String, _ model: String, _ year: Int, _ fuel: String, _ colour: String?, _ seats: Int
  ) -> [Table.Cell] {
    let values: [JSONValue] = [
      JSONValue(id), .string(make), .string(model), JSONValue(year), .string(fuel), JSONValue(colour), JSONValue(seats),
    ]
    return values.map { Table.Cell($0) }
  }

  static let record = Record([
    Record.Field("plate", Localized(en: "Plate", de: "Kennzeichen"), Table.Cell("B-AB 123")),
    Record.Field("odometer", Localized(en: "Odometer", de: "Kilometerstand"), Table.Cell(15_200, text: "15,200 km")),
    Record.Field("colour", Localized(en: "Colour", de: "Farbe"), Table.Cell(nil)),
    .data("car", ["id": 1]),
  ])

  static let hostile = "\u{1B}[31mred\u{7}\nforged line\u{202E}txt"
}
