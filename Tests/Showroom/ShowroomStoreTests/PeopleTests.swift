import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Customers are found by any word of their name")
struct PeopleTests {
  private func store() throws -> SQLiteStore {
    let store = try SQLiteStore.small()
    for name in ["Thomas Berger", "Thomas Krüger", "Dieter Hoffmann-Lange", "Łukasz Wójcik", "Thomas"] {
      _ = try store.addCustomer(CustomerDraft(name: name))
    }
    return store
  }

  @Test(
    "By the beginning of words, in any order and writing",
    arguments: [
      ("anna", ["Anna Novak"]), ("NOVAK", ["Anna Novak"]), ("nov an", ["Anna Novak"]),
      ("weiss", ["Jürgen Weiß-O'Neill"]), ("oneill", ["Jürgen Weiß-O'Neill"]), ("jurgen", ["Jürgen Weiß-O'Neill"]),
      ("lange", ["Dieter Hoffmann-Lange"]), ("hoffmann-lange", ["Dieter Hoffmann-Lange"]),
      ("wojcik", ["Łukasz Wójcik"]), ("luk", ["Łukasz Wójcik"]), ("thomas b", ["Thomas Berger"]),
      ("thomas", ["Thomas"]), ("thom", ["Thomas", "Thomas Berger", "Thomas Krüger"]), ("nobody", []), ("", []),
      ("!", []), ("anna berger", []), ("%", []), ("a_na", []),
    ])
  func words(query: String, names: [String]) throws {
    let found = try store().customers(named: query, limit: 9).map(\.name)
    #expect(found == names)
  }

  @Test("At most as many as asked for, page by page")
  func pages() throws {
    let store = try store()
    #expect(try store.customers(named: "t", limit: 2).count == 2)
    #expect(try store.customers(Page(limit: 3)).map(\.id) == [1, 2, 3])
    #expect(try store.customers(Page(after: 3, limit: 3)).map(\.id) == [4, 5, 6])
  }
}
