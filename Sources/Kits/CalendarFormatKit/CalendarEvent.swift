/// An event as iCalendar (RFC 5545) has it, for writing.
public struct CalendarEvent: Hashable, Sendable {
  /// How sure it is that it takes place.
  public enum Status: String, Hashable, Sendable {
    case tentative = "TENTATIVE"
    case confirmed = "CONFIRMED"
    case cancelled = "CANCELLED"
  }

  /// Somebody who invites or is invited.
  public struct Person: Hashable, Sendable {
    /// The name as it is shown.
    public var name: String
    /// The e-mail address, nil where none is known.
    public var email: String?

    public init(name: String, email: String? = nil) {
      self.name = name
      self.email = email
    }
  }

  /// The same for all versions of an event, and different for all events of the world.
  public var uid: String
  /// The number of the version, from 0.
  public var sequence: Int
  /// Start and end in seconds since 1970-01-01T00:00:00Z; the end is after the start.
  public var seconds: Range<Int64>
  public var status: Status
  public var summary: String
  public var description: String?
  public var location: String?
  public var organizer: Person?
  /// Who is invited.
  public var attendees: [Person]
  /// Minutes before the start at which a reminder is shown, 0 or greater.
  public var reminders: [Int]

  public init(
    uid: String, sequence: Int, seconds: Range<Int64>, status: Status, summary: String, description: String? = nil,
    location: String? = nil, organizer: Person? = nil, attendees: [Person] = [], reminders: [Int] = []
  ) {
    self.uid = uid
    self.sequence = sequence
    self.seconds = seconds
    self.status = status
    self.summary = summary
    self.description = description
    self.location = location
    self.organizer = organizer
    self.attendees = attendees
    self.reminders = reminders
  }
}
