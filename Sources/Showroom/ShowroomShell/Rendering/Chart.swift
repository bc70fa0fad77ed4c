/// A picture of things in time, with the same in sentences and as data: a picture is for eyes alone.
public struct Chart: Sendable, Hashable {
  /// What a terminal shows.
  public let picture: Table
  /// What the marks of the picture mean.
  public let legend: String
  /// What the picture has no room for.
  public let notes: [String]
  /// What plain text says.
  public let sentences: [String]
  /// What programs get.
  public let data: Table

  public init(picture: Table, legend: String, notes: [String] = [], sentences: [String], data: Table) {
    self.picture = picture
    self.legend = legend
    self.notes = notes
    self.sentences = sentences
    self.data = data
  }
}
