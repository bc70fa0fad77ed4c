import ShowroomCore
import Testing

@Suite("What a role may do")
struct RightTests {
  /// The table of the house: for anybody, for sales, for managers.
  static let table: [(rights: [Right], nobody: Bool, sales: Bool, manager: Bool)] = [
    ([.browse, .talk], true, true, true),
    (
      [
        .keepDiary, .keepCustomers, .keepPhrases, .sendMessages, .keepVehicles, .readJournal, .lockTerminal,
        .checkStore,
      ], false, true,
      true
    ),
    (
      [
        .keepCatalog, .changeSettings, .changeHours, .setRulesAside, .forgetPeople, .copyStore, .replaceStore,
        .keepStaff,
      ], false, false, true
    ),
  ]

  @Test("is as the table says, for each right")
  func roles() {
    for row in Self.table {
      for right in row.rights {
        #expect(right.isHeld(by: nil) == row.nobody, "\(right)")
        #expect(right.isHeld(by: .sales) == row.sales, "\(right)")
        #expect(right.isHeld(by: .manager) == row.manager, "\(right)")
      }
    }
    #expect(Set(Self.table.flatMap(\.rights)) == Set(Right.allCases))
  }

  @Test("never shrinks with a higher role", arguments: Right.allCases)
  func order(right: Right) {
    #expect(!right.isHeld(by: nil) || right.isHeld(by: .sales))
    #expect(!right.isHeld(by: .sales) || right.isHeld(by: .manager))
  }
}
