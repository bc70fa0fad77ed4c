import IntentKit
import LanguageKit

/// How an answer reaches a person.
public enum Manner: String, CaseIterable, Hashable, Sendable {
  case shown
  case spoken
}

/// What an answer about how things stand is about.
public enum StatusCode: String, CaseIterable, Hashable, Sendable {
  /// The customer who speaks.
  case own
  /// A customer whom staff ask about.
  case others
  case licenceExpires, licenceExpired
  /// Nobody is signed in.
  case nobodyKnown
  /// The day of the showroom.
  case day

  /// The values that it always has.
  public var required: Set<StatusValue> {
    switch self {
    case .own, .nobodyKnown, .day: []
    case .others: [.person]
    case .licenceExpires, .licenceExpired: [.date]
    }
  }

  /// The values that it may have.
  public var optional: Set<StatusValue> {
    switch self {
    case .own, .others: [.next, .later, .car, .due, .waiting]
    case .licenceExpires, .licenceExpired: [.person]
    case .nobodyKnown: []
    case .day: [.facts, .next]
    }
  }
}

/// A value of an answer, by its name in a template.
public enum StatusValue: String, CaseIterable, Hashable, Sendable {
  /// A customer's name.
  case person
  /// A drive: its car and its time.
  case next
  /// How many drives come after the next one.
  case later
  /// A car that waits to be returned, and until when it is lent.
  case car, due
  /// What somebody waits for.
  case waiting
  /// A day.
  case date
  /// What is on today, counted.
  case facts
}

/// The sentences about how things stand. The first of a list whose values are all there is taken, so those that say most
/// stand first, and the last needs none but the required ones.
enum StatusTemplates {
  static func templates(
    _ code: StatusCode, _ manner: Manner, _ language: Language
  ) -> [ResponseTemplate<StatusValue>] {
    texts(code, manner)[language].split(separator: "\n").map { ResponseTemplate(String($0)) }
  }

  private static func texts(_ code: StatusCode, _ manner: Manner) -> Localized {
    switch (code, manner) {
    case (.own, .shown): ownShown
    case (.own, .spoken): ownSpoken
    case (.others, .shown): othersShown
    case (.others, .spoken): othersSpoken
    case (.licenceExpires, _):
      Localized(
        en: "The licence of {person} expires on {date}.\nYour licence expires on {date}.",
        de: "Der Führerschein von {person} gilt nur bis {date}.\nIhr Führerschein gilt nur bis {date}.")
    case (.licenceExpired, _):
      Localized(
        en: "The licence of {person} expired on {date}.\nYour licence expired on {date}.",
        de: "Der Führerschein von {person} galt nur bis {date}.\nIhr Führerschein galt nur bis {date}.")
    case (.nobodyKnown, _):
      Localized(
        en: "No account is known here. Please sign in, or ask at the desk.",
        de: "Hier ist kein Konto bekannt. Bitte anmelden oder am Tresen fragen.")
    case (.day, .shown):
      Localized(
        en: "Today: {facts}. Next is {next}.\nToday: {facts}.\nNothing is on today.",
        de: "Heute: {facts}. Als Nächstes {next}.\nHeute: {facts}.\nHeute steht nichts an.")
    case (.day, .spoken):
      Localized(
        en: "Today there are {facts}. The next is {next}.\nToday there are {facts}.\nNothing is on today.",
        de: "Heute gibt es {facts}. Als Nächstes kommt {next}.\nHeute gibt es {facts}.\nHeute steht nichts an.")
    }
  }

  private static let ownShown = Localized(
    en: """
      Your {car} is due back {due}. Your next drive: {next}; {later} after it.
      Your {car} is due back {due}. Your next drive: {next}.
      Your {car} is due back {due}. Nothing else is booked, but you are on the waiting list for {waiting}.
      Your {car} is due back {due}. Nothing else is booked.
      Your next drive: {next}; {later} after it. You are on the waiting list for {waiting}.
      Your next drive: {next}. You are on the waiting list for {waiting}.
      Your next drive: {next}; {later} after it.
      Your next drive: {next}.
      Nothing is booked, but you are on the waiting list for {waiting}.
      Nothing is booked.
      """,
    de: """
      Zurückzubringen: {car}, {due}. Ihre nächste Fahrt: {next}; danach {later}.
      Zurückzubringen: {car}, {due}. Ihre nächste Fahrt: {next}.
      Zurückzubringen: {car}, {due}. Sonst ist nichts gebucht, aber Sie stehen auf der Warteliste für {waiting}.
      Zurückzubringen: {car}, {due}. Sonst ist nichts gebucht.
      Ihre nächste Fahrt: {next}; danach {later}. Sie stehen auf der Warteliste für {waiting}.
      Ihre nächste Fahrt: {next}. Sie stehen auf der Warteliste für {waiting}.
      Ihre nächste Fahrt: {next}; danach {later}.
      Ihre nächste Fahrt: {next}.
      Nichts ist gebucht, aber Sie stehen auf der Warteliste für {waiting}.
      Nichts ist gebucht.
      """)

  private static let ownSpoken = Localized(
    en: """
      You have the {car} {due}. Your next drive is with the {next}.
      You have the {car} {due}. Nothing else is booked.
      Your next drive is with the {next}, with {later} after it.
      Your next drive is with the {next}.
      Nothing is booked, but you are on the waiting list for {waiting}.
      Nothing is booked.
      """,
    de: """
      Sie haben den {car} {due}. Ihre nächste Fahrt ist mit dem {next}.
      Sie haben den {car} {due}. Sonst ist nichts gebucht.
      Ihre nächste Fahrt ist mit dem {next}, danach {later}.
      Ihre nächste Fahrt ist mit dem {next}.
      Nichts ist gebucht, aber Sie stehen auf der Warteliste für {waiting}.
      Nichts ist gebucht.
      """)

  private static let othersShown = Localized(
    en: """
      {person} has the {car}, due back {due}. Next drive: {next}; {later} after it.
      {person} has the {car}, due back {due}. Next drive: {next}.
      {person} has the {car}, due back {due}. Nothing else is booked.
      {person}: next drive {next}; {later} after it.
      {person}: next drive {next}.
      {person} has nothing booked, but is on the waiting list for {waiting}.
      {person} has nothing booked.
      """,
    de: """
      {person} hat den {car}, zurück {due}. Nächste Fahrt: {next}; danach {later}.
      {person} hat den {car}, zurück {due}. Nächste Fahrt: {next}.
      {person} hat den {car}, zurück {due}. Sonst ist nichts gebucht.
      {person}: nächste Fahrt {next}; danach {later}.
      {person}: nächste Fahrt {next}.
      {person} hat nichts gebucht, steht aber auf der Warteliste für {waiting}.
      {person} hat nichts gebucht.
      """)

  private static let othersSpoken = Localized(
    en: """
      {person} has the {car} {due}, and next the {next}.
      {person} has the {car} {due}.
      {person} has the {next}, with {later} after it.
      {person} has the {next}.
      {person} has nothing booked, but is on the waiting list for {waiting}.
      {person} has nothing booked.
      """,
    de: """
      {person} hat den {car} {due}, und danach den {next}.
      {person} hat den {car} {due}.
      {person} fährt als Nächstes den {next}, danach {later}.
      {person} fährt als Nächstes den {next}.
      {person} hat nichts gebucht, steht aber auf der Warteliste für {waiting}.
      {person} hat nichts gebucht.
      """)
}

extension StatusCode {
  /// The templates for it, those that say most first.
  public func templates(_ manner: Manner, _ language: Language) -> [ResponseTemplate<StatusValue>] {
    StatusTemplates.templates(self, manner, language)
  }
}
