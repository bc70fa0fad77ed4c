/// One part of what is shown.
public enum Block: Sendable, Hashable {
  /// A sentence or two, on one line.
  case sentence(String)
  /// Several things of one kind.
  case table(Table)
  /// One thing.
  case record(Record)
  /// Tables under their titles.
  case groups([Group])
  /// Things in time: a picture on a terminal, sentences in plain text.
  case chart(Chart)
  /// Answers to choose from, by number.
  case choices([Choice])

  /// A table under its title.
  public struct Group: Sendable, Hashable {
    /// The name of the group in JSON and CSV.
    public let key: String
    public let title: String
    public let table: Table
    /// What can be done with what it holds, nil where nothing is to be said.
    public let footer: String?

    public init(key: String, title: String, table: Table, footer: String? = nil) {
      self.key = key
      self.title = title
      self.table = table
      self.footer = footer
    }
  }

  /// One answer to choose.
  public struct Choice: Sendable, Hashable {
    public let text: String
    /// What it stands for, in JSON.
    public let value: JSONValue

    public init(_ text: String, value: JSONValue? = nil) {
      self.text = text
      self.value = value ?? .string(text)
    }
  }
}
