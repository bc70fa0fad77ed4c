import ShowroomCore
import ShowroomText

/// The settings that say how the showroom is called and reached.
extension Session {
  static var contactSettings: [String] { ["name", "email", "address"] }

  /// Sets one of them; an empty value takes it away. Nil where the name is another setting's.
  func setContact(_ name: String, _ value: String) throws(Interruption) -> Outcome? {
    let fields: [String: WritableKeyPath<ShowroomContact, String?>] = [
      "name": \.name, "email": \.email, "address": \.address,
    ]
    guard let field = fields[name] else { return nil }
    try asking { () throws(StoreError) in
      try store.write { () throws(StoreError) in
        var contact = try store.contact()
        contact[keyPath: field] = value.isEmpty ? nil : value
        try store.update(contact)
      }
    }
    return Outcome([.sentence("\(name): \(value)")], value: .object([JSONValue.Member(name, .string(value))]))
  }

  func contactFields() throws(Interruption) -> [Record.Field] {
    let contact = try asking { () throws(StoreError) in try store.contact() }
    let values = [("name", contact.name), ("email", contact.email), ("address", contact.address)]
    return values.map { name, value in Record.Field(name, Localized(same: name), Table.Cell(JSONValue(value))) }
  }
}
