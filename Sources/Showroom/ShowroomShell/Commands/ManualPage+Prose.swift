import ShowroomText

extension ManualPage {
  /// What the manual says beside the table of commands.
  enum Prose {
    /// The titles of the manual.
    enum Title {
      case manual, name, synopsis, description, options, commands, otherWords, environment, files, exitStatus, examples

      var text: Localized {
        switch self {
        case .manual: Localized(en: "User Commands", de: "Dienstprogramme für Benutzer")
        case .name: Localized(en: "NAME", de: "BEZEICHNUNG")
        case .synopsis: Localized(en: "SYNOPSIS", de: "ÜBERSICHT")
        case .description: Localized(en: "DESCRIPTION", de: "BESCHREIBUNG")
        case .options: Localized(en: "OPTIONS", de: "OPTIONEN")
        case .commands: Localized(en: "COMMANDS", de: "BEFEHLE")
        case .otherWords: Localized(en: "Other words", de: "Andere Wörter")
        case .environment: Localized(en: "ENVIRONMENT", de: "UMGEBUNG")
        case .files: Localized(en: "FILES", de: "DATEIEN")
        case .exitStatus: Localized(en: "EXIT STATUS", de: "EXIT-STATUS")
        case .examples: Localized(en: "EXAMPLES", de: "BEISPIELE")
        }
      }
    }

    /// A part of the manual under its title.
    struct Section {
      let title: Title
      let paragraphs: [Paragraph]
    }

    enum Paragraph {
      case text(Localized)
      /// Something by its name, and what it is.
      case item(Localized, Localized)
      case example(Localized)
      /// The line by which the page is found.
      case name
      /// How the program is called.
      case usage
    }

    static let name = Localized(en: "the test-drive desk of a car showroom", de: "Probefahrten eines Autohauses")
    /// What follows the program's name when it is called.
    static let usage = Localized(en: "[options] [command ...]", de: "[Optionen] [Befehl ...]")

    static let beforeOptions: [Section] = [
      Section(title: .name, paragraphs: [.name]),
      Section(title: .synopsis, paragraphs: [.usage]),
      Section(
        title: .description,
        paragraphs: [
          .text(
            Localized(
              en: """
                Showroom books test drives for people, by commands, by sentences, and by phrases that they saved. \
                All that it knows is in one file, the store.
                """,
              de: """
                Showroom bucht Probefahrten: mit Befehlen, mit Sätzen und mit Sätzen, die gespeichert sind. \
                Alles, was es weiß, steht in einer Datei, dem Speicher.
                """)),
          .text(
            Localized(
              en: """
                Without a command, a session begins at a terminal. \
                From anywhere else standard input is a script, a line at a time, and the first line that fails ends it. \
                Where a line asks, the next one answers.
                """,
              de: """
                Ohne Befehl beginnt am Terminal eine Sitzung. \
                Sonst ist die Standardeingabe ein Skript, Zeile für Zeile, und die erste, die scheitert, beendet es. \
                Fragt eine Zeile nach, so antwortet die nächste.
                """)),
          .text(
            Localized(
              en: """
                Nothing is written before the whole of it was shown and answered with yes. \
                What is no command is read as a sentence, such as: book me the golf tomorrow at three.
                """,
              de: """
                Geschrieben wird erst, wenn das Ganze gezeigt und mit Ja beantwortet ist. \
                Was kein Befehl ist, wird als Satz gelesen, etwa: buche mir den Golf morgen um drei.
                """)),
        ]),
    ]

    static let options = Localized(
      en: "They stand before the command, or after it where the command has none of that name.",
      de: "Sie stehen vor dem Befehl, oder danach, wo der Befehl keine dieses Namens hat.")

    static let commands: [Localized] = [
      Localized(
        en: """
          A word in capitals stands for what is typed in its place, what is in brackets may be left out, and after … \
          several words may follow. \
          Words of several parts stand in quotation marks where others follow them. \
          Cars, customers, demonstrators and drives are named by their numbers or by words.
          """,
        de: """
          Ein Wort in Großbuchstaben steht für das, was man dort tippt; was in Klammern steht, kann fehlen; bei … \
          dürfen mehrere Wörter folgen. \
          Mehrere Wörter, denen andere folgen, stehen in Anführungszeichen. \
          Autos, Kunden, Vorführwagen und Fahrten nennt man mit ihrer Nummer oder mit Wörtern.
          """),
      HelpPage.commandsAreEnglish,
    ]

    static let afterCommands: [Section] = [
      Section(
        title: .environment,
        paragraphs: [
          .item(
            Localized(same: "SHOWROOM_DB"),
            Localized(en: "The store, where --db names none.", de: "Der Speicher, wo --db keinen nennt.")),
          .item(
            Localized(same: "SHOWROOM_TERMINAL"),
            Localized(
              en: "The name of this terminal, by which suggestions can tell one from another.",
              de: "Der Name dieses Terminals, an dem Vorschläge eines vom anderen unterscheiden.")),
          .item(
            Localized(same: "LC_ALL, LC_MESSAGES, LANG"),
            Localized(
              en: "The language, where --language names none and the customer has none.",
              de: "Die Sprache, wo --language keine nennt und der Kunde keine hat.")),
          .item(
            Localized(same: "NO_COLOR"),
            Localized(en: "Where it is set, nothing is in colour.", de: "Ist es gesetzt, so ist nichts farbig.")),
          .item(
            Localized(same: "PAGER"),
            Localized(
              en: "What shows answers that are longer than the screen.",
              de: "Was Antworten zeigt, die länger sind als der Schirm.")),
        ]),
      Section(
        title: .files,
        paragraphs: [
          .item(
            Localized(same: "$XDG_DATA_HOME/showroom/showroom.db"),
            Localized(
              en: "The store, ~/.local/share/showroom/showroom.db as a rule. Only its owner can read it.",
              de: "Der Speicher, meist ~/.local/share/showroom/showroom.db. Nur sein Besitzer kann ihn lesen."
            )),
          .item(
            Localized(same: "$XDG_STATE_HOME/showroom/history"),
            Localized(
              en: "The lines that were typed in sessions.", de: "Die Zeilen, die in Sitzungen getippt wurden.")),
        ]),
      Section(
        title: .exitStatus,
        paragraphs: [
          .item(Localized(same: "0"), Localized(en: "Done.", de: "Erledigt.")),
          .item(Localized(same: "1"), Localized(en: "Refused, or failed.", de: "Abgelehnt oder gescheitert.")),
          .item(
            Localized(same: "2"),
            Localized(
              en: "The call was wrong: a command, an option or a value that there is not.",
              de: "Der Aufruf war falsch: ein Befehl, eine Option oder ein Wert, den es nicht gibt.")),
          .item(
            Localized(same: "3"),
            Localized(en: "A script stopped; the line is named.", de: "Ein Skript hielt an; die Zeile ist genannt.")),
        ]),
      Section(
        title: .examples,
        paragraphs: [
          .example(
            Localized(
              en: "showroom book golf for 45 minutes tomorrow at 16:00 for \"Lena Hartmann\"",
              de: "showroom buche golf für 45 Minuten morgen um 16 Uhr für \"Lena Hartmann\"")),
          .example(
            Localized(same: "showroom --format json drives today")),
          .example(
            Localized(same: "showroom --db mine.db init --empty --zone Europe/Vienna")),
        ]),
    ]
  }
}
