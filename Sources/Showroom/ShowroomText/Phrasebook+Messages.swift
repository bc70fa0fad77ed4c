import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The sentences around a message before it goes out.
extension Phrasebook {
  func messageQuestion(_ example: MessageChoice) -> String {
    switch example {
    case .recipients: say("Who is meant?", "Wer ist gemeint?")
    case .content: say("Which booking?", "Welche Buchung?")
    }
  }

  /// One choice; of several recipients the one that is open.
  func messageChoice(_ choice: MessageChoice) -> String {
    switch choice {
    case .recipients(let parts): parts.last.map(recipientPart) ?? ""
    case .content(.text(let text)): shortened(text)
    case .content(.booking(let drive)): self.drive(drive)
    }
  }

  private func recipientPart(_ part: RecipientPart) -> String {
    switch part.source {
    case .person:
      guard let person = part.people.first ?? part.leftOut.first else { return "" }
      return ([person.name] + [person.phone, person.email].compactMap { $0 }.filter { $0 != person.name })
        .joined(separator: ", ")
    case .group(let name): return "\(name): \(list(part.people.map(\.name)))"
    case .everyone(let date):
      return say("everyone with a drive \(onDay(date))", "alle mit einer Probefahrt \(onDay(date))")
    }
  }

  func messageReason(_ reason: MessageReason) -> String {
    switch reason {
    case .unknownRecipient(let name, let groups):
      say(
        "Nobody here, and no group, is called “\(shortened(name))”.\(groupsNote(groups))",
        "Niemand hier und keine Gruppe heißt „\(shortened(name))“.\(groupsNote(groups))")
    case .emptyGroup(let name): say("Nobody is in the group “\(name)”.", "In der Gruppe „\(name)“ ist niemand.")
    case .nobodyDrives(let date):
      say("Nobody has a drive \(onDay(date)).", "Niemand hat eine Probefahrt \(onDay(date)).")
    case .everyoneIsForStaff: say("Only staff write to everyone.", "An alle schreibt nur das Personal.")
    case .whichEveryone(let groups):
      say(
        "Say who of all: everyone with a drive today, or a group.\(groupsNote(groups))",
        "Sagen Sie, wer von allen: alle mit Probefahrt heute, oder eine Gruppe.\(groupsNote(groups))")
    case .declined(let names):
      names.count == 1
        ? say("\(list(names)) wants no messages.", "\(list(names)) möchte keine Nachrichten.")
        : say("\(list(names)) want no messages.", "\(list(names)) möchten keine Nachrichten.")
    case .tooLong(let greatest):
      say("A message has at most \(greatest) characters.", "Eine Nachricht hat höchstens \(greatest) Zeichen.")
    case .nothingBooked: say("Nothing is booked that could be sent.", "Es ist nichts gebucht, das man schicken könnte.")
    }
  }

  private func groupsNote(_ groups: [String]) -> String {
    guard !groups.isEmpty else { return "" }
    let names = list(groups.prefix(9).map { say("“\($0)”", "„\($0)“") })
    return groups.count == 1
      ? say(" There is the group \(names).", " Es gibt die Gruppe \(names).")
      : say(" There are the groups \(names).", " Es gibt die Gruppen \(names).")
  }

  func messageReply(_ reply: MessageReply) -> String {
    switch reply {
    case .kept(let messages):
      say(
        "\(count(messages.count, one: "message", many: "messages")) in the outbox.",
        "\(count(messages.count, one: "Nachricht", many: "Nachrichten")) im Postausgang.")
    case .tooMany(let greatest):
      say(
        "You can write to at most \(greatest) people at a time.",
        "Sie können höchstens \(greatest) auf einmal anschreiben.")
    }
  }

  // MARK: The overview

  /// Who gets it and how, who does not, and what it says.
  func messageOverview(_ overview: MessageOverview) -> [String] {
    let shown = overview.lines.prefix(10).map { line in
      say("  To: ", "  An: ") + "\(line.recipient.name), \(way(line.channel, to: line.recipient))"
    }
    let more = overview.lines.count - shown.count
    let rest = more > 0 ? [say("  … and \(more) more", "  … und \(more) weitere")] : []
    let leftOut =
      overview.leftOut.isEmpty
      ? []
      : [
        say("  Left out, since they want no messages: ", "  Ausgelassen, weil nicht erwünscht: ")
          + list(overview.leftOut.map(\.name))
      ]
    let question =
      overview.lines.count == 1
      ? say("Send this message?", "Diese Nachricht senden?")
      : say("Send this to \(overview.lines.count) people?", "Das an \(overview.lines.count) Personen senden?")
    return [question] + shown + rest + leftOut + content(overview)
  }

  private func content(_ overview: MessageOverview) -> [String] {
    switch overview.content {
    case .text(let text): return lines(say("Text", "Text"), text)
    case .booking(let drive):
      let language = overview.lines.first?.language ?? self.language
      let filled = inLanguage(language).filled(
        overview.templates[language] ?? Self.standardTemplate(.booking, language), drive, overview.contact)
      return lines(say("Subject", "Betreff"), filled.subject) + lines(say("Text", "Text"), filled.body)
    }
  }

  /// A text under its title, a line for each of its own.
  private func lines(_ title: String, _ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard lines.count > 1 else { return ["  \(title): \(text)"] }
    return ["  \(title):"] + lines.map { $0.isEmpty ? "" : "    \($0)" }
  }

  /// "by e-mail to anna@example.com".
  public func way(_ channel: ChannelKind, to recipient: Recipient) -> String {
    switch channel {
    case .mail: return say("by e-mail to ", "per E-Mail an ") + (recipient.email ?? "?")
    case .command: return say("by text message to ", "per Textnachricht an ") + (recipient.phone ?? "?")
    case .outbox:
      let address = [recipient.phone, recipient.email].compactMap { $0 }.filter { $0 != recipient.name }.first
      return say("by hand, from the outbox", "von Hand, aus dem Postausgang") + (address.map { " (\($0))" } ?? "")
    }
  }

  /// The same sentences in another language.
  public func inLanguage(_ other: Language) -> Phrasebook {
    Phrasebook(language: other, calendar: calendar, now: now)
  }
}
