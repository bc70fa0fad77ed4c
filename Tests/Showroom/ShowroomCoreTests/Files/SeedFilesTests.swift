import Foundation
import LanguageKit
import Testing

@testable import ShowroomCore

/// The demonstration showroom's files fit together and keep the showroom's own rules.
@Suite struct SeedFilesTests {
  /// The rows of a file in Seed/, each by the names of its header.
  private func rows(_ name: String) throws -> [[String: String]] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    var reader = CSVReader(Array(try Data(contentsOf: folder.appendingPathComponent("Seed/\(name).csv"))))
    let header = try #require(try reader.nextRow()).fields
    var found: [[String: String]] = []
    while let row = try reader.nextRow() {
      #expect(row.fields.count == header.count, "\(name), line \(row.line)")
      found.append(Dictionary(uniqueKeysWithValues: zip(header, row.fields)))
    }
    return found
  }

  private func column(_ name: String, of file: String) throws -> [String] {
    try rows(file).compactMap { $0[name] }
  }

  private func openingHours() throws -> OpeningHours {
    let lines = try rows("opening_hours").map { "\($0["weekday"] ?? "") \($0["opens"] ?? "")-\($0["closes"] ?? "")" }
    var hours = try OpeningHours(text: lines.joined(separator: "; "))
    for row in try rows("closed_days") { hours.closedDays[try date(row["date"] ?? "")] = row["reason"] }
    return hours
  }

  @Test("Numbers and plates come once, and what is referred to is there")
  func references() throws {
    for (file, key) in [("cars", "id"), ("vehicles", "id"), ("vehicles", "plate"), ("customers", "id")] {
      let values = try column(key, of: file)
      #expect(Set(values).count == values.count && !values.contains(""))
    }
    let (cars, vehicles) = (Set(try column("id", of: "cars")), Set(try column("id", of: "vehicles")))
    let customers = Set(try column("id", of: "customers"))
    #expect(Set(try column("car_id", of: "vehicles")) == cars)
    #expect(Set(try column("vehicle_id", of: "drives")).isSubset(of: vehicles))
    #expect(Set(try column("customer_id", of: "drives")).isSubset(of: customers))
    #expect(Set(try column("owner", of: "shortcuts")).isSubset(of: customers.union(["showroom"])))
    #expect(Set(try column("car_id", of: "shortcuts")).isSubset(of: cars.union([""])))
  }

  @Test("The showroom opens as its files say, and Sundays and holidays are closed")
  func hours() throws {
    let hours = try openingHours()
    #expect(hours.weekly == OpeningHours.standard.weekly)
    #expect(hours.spans(on: try date("2026-12-25")).isEmpty)
    #expect(hours.closedDays.count == 50)
  }

  @Test("Whatever day the store is made on, its drives to come keep the rules")
  func drivesKeepRules() throws {
    let base = try date("2026-12-01")
    let drives = try rows("drives").filter { ["confirmed", "requested"].contains($0["state"]) }
    #expect(drives.count > 10)
    for shift in 0..<40 { try check(drives, on: base.adding(days: shift * 9)) }
  }

  private func check(_ drives: [[String: String]], on today: CivilDate) throws {
    var diary = try Diary(now: "\(today)T00:01")
    diary.hours = try openingHours()
    let facts = try customers()
    var diaries: [String: [BusySlot]] = [:]
    var perDay: [String: Int] = [:]
    for (number, drive) in drives.enumerated() {
      let (customer, vehicle) = (drive["customer_id"] ?? "", drive["vehicle_id"] ?? "")
      let day = try openDay(try #require(Int(drive["open_day_offset"] ?? "")), from: today, diary.hours)
      diary.busy = diaries[vehicle] ?? []
      diary.customer = facts[customer]
      diary.customer?.otherDrivesThatDay = perDay["\(customer) \(day)"] ?? 0
      let minutes = try #require(Int(drive["minutes"] ?? ""))
      let start = "\(day)T\(drive["time"] ?? "")"
      #expect(try diary.refusals(start, minutes) == [], "\(drive)")
      try diary.take(start, minutes, drive: number)
      diaries[vehicle] = diary.busy
      perDay["\(customer) \(day)", default: 0] += 1
    }
  }

  private func customers() throws -> [String: Proposal.CustomerFacts] {
    let facts = try rows("customers").map { row in
      let expiry = CivilDate(iso: row["licence_expiry"] ?? "")
      return (
        row["id"] ?? "", Proposal.CustomerFacts(birthDate: try date(row["birth_date"] ?? ""), licenceExpiry: expiry)
      )
    }
    return Dictionary(uniqueKeysWithValues: facts)
  }

  /// The open day that comes `offset` open days after today, or after the next open day.
  private func openDay(_ offset: Int, from today: CivilDate, _ hours: OpeningHours) throws -> CivilDate {
    let open = (0..<60).map(today.adding(days:)).filter { !hours.spans(on: $0).isEmpty }
    return try #require(open.dropFirst(offset).first)
  }
}
