import CalendarFormatKit
import LanguageKit
import MailFormatKit
import ShowroomCore
import TerminalKit

/// Runs another program: its arguments, and what it reads.
public typealias ProgramRunner = (_ arguments: [String], _ input: [UInt8]) -> ChildProcess.Ending

/// E-mail through the host's mail program, called as `sendmail` is: `-oi`, so that a lone dot ends nothing, and `--` before
/// the one recipient, so that no address is an option. Each recipient gets a message of their own, and sees no other.
struct MailChannel: MessageChannel {
  let program: CommandTemplate?
  let run: ProgramRunner

  var kind: ChannelKind { .mail }

  func handOver(_ outgoing: OutgoingMessage) -> DeliveryOutcome {
    guard let program else { return .refused(.noProgram) }
    guard let from = outgoing.showroom.email.flatMap({ MailAddress(name: outgoing.showroom.name ?? "", address: $0) })
    else { return .failed(.noSender) }
    let recipient = outgoing.message.recipient
    guard let to = recipient.email.flatMap({ MailAddress(name: recipient.shownName, address: $0) }) else {
      return .refused(.noAddress)
    }
    let mail = MailMessage(
      from: from, to: to, subject: outgoing.subject, text: outgoing.text, calendar: calendar(outgoing),
      identifier: outgoing.messageID, seconds: outgoing.time.seconds,
      isAutomatic: outgoing.message.kind.isAutomatic)
    let arguments = program.arguments { outgoing.value($0) } + ["-oi", "--", to.address]
    return DeliveryOutcome(run(arguments, Array(mail.source.utf8)))
  }

  private func calendar(_ outgoing: OutgoingMessage) -> MailMessage.Calendar? {
    guard let file = outgoing.calendar, let drive = outgoing.message.drive else { return nil }
    let method: CalendarWriter.Method = outgoing.isForOwner ? .request : .publish
    return MailMessage.Calendar(fileName: "drive-\(drive).ics", method: method.rawValue, text: file)
  }
}

/// A program of the showroom's choice, for text messages say. The text is one of its arguments, or what it reads.
struct CommandChannel: MessageChannel {
  let program: CommandTemplate?
  let run: ProgramRunner

  var kind: ChannelKind { .command }

  func handOver(_ outgoing: OutgoingMessage) -> DeliveryOutcome {
    guard let program else { return .refused(.noProgram) }
    guard outgoing.message.recipient.phone.flatMap({ Recipient(address: $0)?.phone }) != nil else {
      return .refused(.noAddress)
    }
    let input = program.holdsText ? [] : Array((outgoing.text + "\n").utf8)
    return DeliveryOutcome(run(program.arguments { outgoing.value($0) }, input))
  }
}

extension OutgoingMessage {
  /// Whether it goes to the person whose drive it is about.
  var isForOwner: Bool { message.recipient.customer != nil && message.recipient.customer == message.owner }

  fileprivate func value(_ placeholder: CommandTemplate.Placeholder) -> String {
    switch placeholder {
    case .name: message.recipient.name
    case .phone: message.recipient.phone ?? ""
    case .email: message.recipient.email ?? ""
    case .subject: subject
    case .text: text
    }
  }
}

extension Recipient {
  /// The name, where it says more than the address.
  fileprivate var shownName: String { name == email ? "" : name }
}

extension DeliveryOutcome {
  /// What the end of a program says. Codes are those of `sysexits.h`: some say that trying again is of no use.
  init(_ ending: ChildProcess.Ending) {
    switch ending {
    case .exited(0, _): self = .sent
    case .exited(let code, let output):
      let line = output.split(whereSeparator: \.isNewline).first?.excerpt(100) ?? ""
      let problem = DeliveryProblem.refused(code: code, words: line)
      self = Self.finalCodes.contains(code) ? .refused(problem) : .failed(problem)
    case .stopped: self = .unknown(.stopped)
    case .notStarted(let reason): self = .failed(.notStarted(reason))
    }
  }

  /// EX_DATAERR, EX_NOUSER, EX_NOHOST.
  private static let finalCodes: Set<Int32> = [65, 67, 68]
}
