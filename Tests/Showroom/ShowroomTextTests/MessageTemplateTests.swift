import LanguageKit
import ShowroomCore
import ShowroomText
import Testing

@Suite("The program's own templates")
struct MessageTemplateTests {
  @Test(
    "Each kind has a text in each language, with fields that exist", arguments: MessageTemplate.kinds, Language.allCases
  )
  func fields(_ kind: Message.Kind, _ language: Language) {
    let template = Phrasebook.standardTemplate(kind, language)
    #expect(throws: Never.self) { try template.check() }
    #expect(template.body.contains("{name}") && template.body.contains("{showroom}"))
    let other = Phrasebook.standardTemplate(kind, language == .en ? .de : .en)
    #expect(template != other)
  }
}
