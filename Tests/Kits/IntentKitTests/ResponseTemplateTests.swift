import IntentKit
import Testing

@Suite("Templates of answers")
struct ResponseTemplateTests {
  enum Value: String, Hashable, Sendable {
    case name, balance, data
  }

  private typealias Template = ResponseTemplate<Value>

  @Test("A template says which values it needs, and is filled with them")
  func filled() {
    let template = Template("{name}, you have {balance} and {data} left.")
    #expect(template.values == [.name, .balance, .data])
    #expect(template.filled([.name: "Anna", .balance: "5 €", .data: "2 GB"]) == "Anna, you have 5 € and 2 GB left.")
    #expect(template.filled([.name: "Anna", .balance: "5 €"]) == nil)
  }

  @Test("The first template whose values are all there is taken")
  func chosen() {
    let templates = ["{balance} and {data}.", "{balance}.", "{data}.", "Please sign in."].map { Template($0) }
    #expect(templates.chosen(by: [.balance: "5 €", .data: "2 GB"]) == "5 € and 2 GB.")
    #expect(templates.chosen(by: [.data: "2 GB"]) == "2 GB.")
    #expect(templates.chosen(by: [.name: "Anna"]) == "Please sign in.")
    #expect([Template("{balance}.")].chosen(by: [:]) == nil)
  }

  @Test("A name that is no value is told, and a value is never read as a template")
  func strange() {
    #expect(Template("Hello {nobody}.").unknown == ["nobody"])
    #expect(Template("An { alone").filled([:]) != nil)
    #expect(Template("{name}.").filled([.name: "{data}"]) == "{data}.")
  }
}
