import LanguageKit
import Testing

@testable import ShowroomShell

@Suite("The table of commands")
struct CommandTableTests {
  static let definitions = CommandTable.standard.definitions

  @Test("names each command as its path does", arguments: definitions)
  func paths(definition: CommandDefinition) {
    #expect(definition.path.map(\.word).joined(separator: " ") == definition.name.rawValue)
    #expect((1...2).contains(definition.path.count))
  }

  @Test("has each command once, and no two that are called by the same words")
  func unique() {
    #expect(Set(Self.definitions.map(\.name)).count == Self.definitions.count)
    var calls: Set<[String]> = []
    for definition in Self.definitions {
      for call in Self.calls(of: definition) { #expect(calls.insert(call).inserted, "\(call)") }
    }
  }

  @Test("finds each command by any of its words", arguments: definitions)
  func synonyms(definition: CommandDefinition) {
    for call in Self.calls(of: definition) { #expect(CommandTable.standard.find(call)?.name == definition.name) }
  }

  @Test("shows examples that are the command that they stand with, in each language", arguments: definitions)
  func examples(definition: CommandDefinition) throws {
    for example in definition.examples {
      for language in Language.allCases {
        let invocation = try #require(try CommandParser().parse(example[language]), "\(example[language])")
        #expect(invocation.command == definition.name)
      }
    }
  }

  @Test("puts only the last argument in the place of all that is left", arguments: definitions)
  func arity(definition: CommandDefinition) {
    #expect(definition.arguments.dropLast().allSatisfy { !$0.takesRest })
    let required = definition.arguments.map(\.isOptional)
    #expect(required == required.sorted { !$0 && $1 }, "what may be left out stands behind")
  }

  @Test("gives each option one meaning within a command", arguments: definitions)
  func options(definition: CommandDefinition) {
    let names = definition.options.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(names).count == names.count)
  }

  @Test("shows how a command is called")
  func usage() throws {
    let table = CommandTable.standard
    #expect(table[.shortcutAdd]?.usage[.en] == "shortcut add PHRASE… = COMMAND…")
    #expect(table[.shortcutEdit]?.usage[.de] == "shortcut edit SATZ… [= BEFEHL…]")
    #expect(table[.driveMove]?.usage[.en] == "drive move DRIVE [WHEN…]")
    #expect(table[.catalog]?.usage[.en] == "catalog [WORDS…]")
  }

  private static func calls(of definition: CommandDefinition) -> [[String]] {
    definition.path.reduce([[]]) { calls, word in calls.flatMap { call in word.spellings.map { call + [$0] } } }
  }
}
