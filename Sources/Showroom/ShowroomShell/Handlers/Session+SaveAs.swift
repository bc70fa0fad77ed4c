import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents

/// "save this as my weekend car": a phrase for the booking that is talked about, or for the last one.
extension Session {
  /// Saves the phrase that a line names; nil where it names none, or nothing was booked. An open question stays open.
  mutating func saveAs(_ line: String) throws(Interruption) -> Outcome? {
    guard let phrase = SaveSentence.name(in: Phrase(line)), let booking = bookingToSave else { return nil }
    var request = SaveShortcut(
      phrases: [phrase], intent: BookTestDrive.name, language: context.language.language, speaker: context.speaker)
    request.take(booking)
    request.start = nil  // Which day it was is no part of what is booked again.
    let before = open
    var outcome = try start(.saveShortcut(request))
    if !isAsking, case .conversation(let conversation, let run)? = before {
      let question = try show(conversation, run: run)
      outcome.blocks += question.blocks
    }
    return outcome
  }

  private var bookingToSave: BookTestDrive? {
    if case .conversation(let conversation, _)? = open, let booking = conversation.booking { return booking }
    return lastBooking
  }

  /// Remembers what was booked and with which drive, for "save this as …" and "move it to Friday".
  mutating func remember(_ conversation: Conversation) {
    guard case .response(let response) = conversation.step else { return }
    switch response {
    case .booked(let drive, _):
      lastBooking = conversation.booking
      lastBooking?.customer = Parameter(value: .known(drive.customer))
      lastDrive = drive.id
    case .moved(let drive, _), .changedState(let drive): lastDrive = drive.id
    case .cancelled: lastDrive = nil
    default: break
    }
  }

  /// "move it to Friday": the drive of the last act, where the sentence names none.
  func withLastDrive(_ request: ShowroomRequest, said phrase: String) -> ShowroomRequest {
    guard let lastDrive, BackPointers.pointsBack(phrase) else { return request }
    let mention = DriveMention(number: lastDrive)
    switch request {
    case .rescheduleTestDrive(var move) where move.drive.isEmpty:
      move.drive.say(mention)
      return .rescheduleTestDrive(move)
    case .cancelTestDrive(var cancel) where cancel.drive.isEmpty:
      cancel.drive.say(mention)
      return .cancelTestDrive(cancel)
    case .changeDriveState(var change) where change.drive.isEmpty:
      change.drive.say(mention)
      return .changeDriveState(change)
    case .followUp(var followUp) where followUp.drive.isEmpty:
      followUp.drive.say(mention)
      return .followUp(followUp)
    default: return request
    }
  }
}

/// The words that point at what was talked about.
enum BackPointers {
  private static let pointers: Set<String> = ["it", "this", "that", "es", "sie", "ihn", "das", "diese", "die"]

  /// Whether a phrase points at something that was talked about.
  static func pointsBack(_ line: String) -> Bool {
    Phrase(line).tokens.contains { pointers.contains($0.folded) }
  }
}
