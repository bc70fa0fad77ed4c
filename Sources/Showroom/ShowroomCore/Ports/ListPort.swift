/// To-do lists, and the templates of those that are made for drives.
public protocol ListPort {
  func list(_ id: TodoList.ID) throws(StoreError) -> TodoList?
  /// Lists in the order in which they came.
  ///
  /// - Parameter onlyOpen: whether only those with something still to do are asked for; of the lists of drives, those
  ///   whose drive is still to come or under way.
  func lists(onlyOpen: Bool, limit: Int) throws(StoreError) -> [TodoList]
  /// The lists of a drive, and those of its demonstrator.
  func lists(of drive: TestDrive) throws(StoreError) -> [TodoList]
  /// The lists whose title has a key.
  func lists(titled key: ListKey) throws(StoreError) -> [TodoList]
  func addList(_ title: String, of subject: TodoList.Subject, items: [TodoList.Item]) throws(StoreError) -> TodoList
  /// Replaces the title and the items.
  func update(_ list: TodoList) throws(StoreError)
  func deleteList(_ id: TodoList.ID) throws(StoreError)

  func templates() throws(StoreError) -> [ListTemplate]
  /// - Throws: `StoreError.constraint` where there is one of that name.
  func addTemplate(_ name: String, items: [String], for scope: ListTemplate.Scope) throws(StoreError) -> ListTemplate
  func deleteTemplate(_ id: ListTemplate.ID) throws(StoreError)
}
