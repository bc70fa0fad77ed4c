import ShowroomCore
import ShowroomStore
import Testing

@testable import ShowroomShell

@Suite("All that is kept, written row by row")
struct ExporterTests {
  @Test("No piece is longer than a row, whatever the store holds", arguments: [true, false])
  func pieces(isCSV: Bool) throws {
    let desk = try TestSession()
    for number in 0..<500 { _ = try desk.store.addCustomer(CustomerDraft(name: "Customer \(number)")) }
    var (pieces, longest) = (0, 0)
    let isWhole = try Exporter(store: desk.store, isCSV: isCSV).run { piece in
      pieces += 1
      longest = max(longest, piece.utf8.count)
      return true
    }
    #expect(isWhole)
    #expect(pieces > 600 && longest < 1500)
  }

  @Test("It ends where nothing more can be written", arguments: [true, false])
  func full(isCSV: Bool) throws {
    let desk = try TestSession()
    for room in [0, 1, 2, 50] {
      var left = room
      let isWhole = try Exporter(store: desk.store, isCSV: isCSV).run { _ in
        left -= 1
        return left >= 0
      }
      #expect(!isWhole && left == -1)
    }
  }
}
