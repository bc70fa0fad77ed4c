import SQLiteKit
import TestSupport

@testable import ShowroomStore

/// Stores as earlier programs left them: made by the first steps of the schema, with rows in each table that there was.
enum OldStore {
  static var newest: Int { Schema.migrator.newest }

  static func make(at path: String, steps: Int) throws {
    let connection = try Connection(path: path)
    let migrator = Migrator(
      applicationID: Schema.applicationID, migrations: Array(Schema.migrator.migrations.prefix(steps)))
    try migrator.migrate(connection, now: 0)
    for step in 1...steps { try connection.execute(script: data[step] ?? "") }
  }

  /// The rows of each table by a query that is good for later schemas, too. What is derived of other tables is left out.
  static func rows(of path: String) throws -> [String: Set<String>] {
    let db = try Connection(path: path, access: .readWrite)
    let derived = [
      "name_make", "name_entry", "name_form", "name_slip", "car_facet", "settings_version", "schema_migration",
    ]
    let tables = try db.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
      $0.text(0)
    }.filter { !derived.contains($0) }
    var found: [String: Set<String>] = [:]
    for table in tables {
      let columns = try db.all("SELECT name FROM pragma_table_info(?1)", table) { "quote(\"\($0.text(0))\")" }
      let query = "SELECT \(columns.joined(separator: " || ' ' || ")) FROM \"\(table)\""
      found[query] = Set(try db.all(query) { $0.text(0) })
    }
    return found
  }

  static func rows(_ query: String, in path: String) throws -> Set<String> {
    Set(try Connection(path: path, access: .readWrite).all(query) { $0.text(0) })
  }

  /// What can be in a store since a step.
  private static let data: [Int: String] = [
    1: """
    INSERT INTO setting VALUES ('zone', 'Europe/Berlin'), ('language', 'de');
    INSERT INTO opening_span VALUES (1, 540, 1080), (6, 540, 720), (6, 780, 960);
    INSERT INTO special_day VALUES ('2026-12-24', 0, 'Christmas Eve'), ('2026-12-25', 1, 'Christmas');
    INSERT INTO special_span VALUES ('2026-12-24', 540, 720);
    INSERT INTO model VALUES (1, 'Seat', 'Leon'), (2, 'Škoda', 'Octavia');
    INSERT INTO car (id, model_id, year, fuel, colour, doors) VALUES (7, 1, 2020, 'petrol', 'red', 5), (8, 2, NULL, NULL, NULL, NULL);
    INSERT INTO vehicle (id, car_id, plate, plate_key, odometer) VALUES (3, 7, 'B-OL 1', 'bol1', 1200), (4, 8, 'B-OL 2', 'bol2', 0);
    INSERT INTO vehicle (id, car_id, plate, plate_key, state, reason) VALUES (5, 8, 'B-OL 3', 'bol3', 'blocked', 'service');
    INSERT INTO customer (id, name, name_key, phone, email, language, born, licence_number, licence_category, licence_expires)
      VALUES (5, 'Olga Alt', 'olga alt', '+49 30 1', 'olga@example.com', 'de', '1970-01-31', 'B1', 'B', '2030-01-31');
    INSERT INTO customer (id, name, name_key) VALUES (6, 'Ben', 'ben');
    INSERT INTO customer_word VALUES ('olga', 5), ('alt', 5), ('ben', 6);
    INSERT INTO test_drive (id, vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires) VALUES
      (1, 3, 5, 1796120400, 1796122200, 'accompanied', 'confirmed', 'staff', 'Olgas Leon', NULL),
      (2, 3, 5, 1796130000, 1796131800, '', 'held', 'staff', NULL, 1796125000),
      (3, 4, 6, 1796120400, 1796122200, '', 'requested', 'customer:6', NULL, NULL),
      (4, 4, 6, 1795120400, 1795122200, '', 'out', 'staff', NULL, NULL),
      (5, 3, 6, 1795120400, 1795122200, '', 'returned', 'staff', NULL, NULL),
      (6, 3, 6, 1795220400, 1795222200, '', 'cancelled', 'staff', NULL, NULL),
      (7, 3, 6, 1795320400, 1795322200, '', 'declined', 'staff', NULL, NULL),
      (8, 3, 6, 1795420400, 1795422200, '', 'no-show', 'staff', NULL, NULL),
      (9, 3, 6, 1795520400, 1795522200, '', 'expired', 'staff', NULL, NULL);
    INSERT INTO shortcut (id, customer_id, intent, car_scope, car_ref, car_name, minutes, language, created)
      VALUES (1, 5, 'BookTestDrive', 'model', 1, 'Seat Leon', 45, 'de', 0), (2, NULL, 'ShowCatalog', NULL, NULL, NULL, NULL, 'en', 0);
    INSERT INTO shortcut_phrase VALUES ('olgasleon', 5, 1, 0, 'Olgas Leon'), ('leon', 5, 1, 1, 'Leon'), ('all', 0, 2, 0, 'all');
    """,
    2: "INSERT INTO name_alias VALUES ('seat', 'leon', 'lion');",
    3: """
    INSERT INTO hand_over (drive_id, vehicle_id, at, licence_number, licence_category, licence_expires, seen_by, odometer, energy, drivers)
      VALUES (4, 4, 1795120400, 'B2', 'B', '2031-01-31', 'staff', 10, 80, 'Eve'), (5, 3, 1795120400, 'B2', 'B', '2031-01-31', 'staff', 10, NULL, NULL);
    INSERT INTO give_back (drive_id, at, odometer, damage, note) VALUES (5, 1795122200, 40, 'a scratch', 'liked it');
    UPDATE test_drive SET reason = 'ill', ended_by = 'staff' WHERE id = 6;
    UPDATE test_drive SET moves = 2, overrides = 'lead-time', override_reason = 'a friend' WHERE id = 1;
    """,
    4: "UPDATE test_drive SET revision = 3 WHERE id = 1;",
    6: "UPDATE car SET price = 19990 WHERE id = 7;",
    7: """
    INSERT INTO block (vehicle_id, starts, ends, kind, reason) VALUES (3, 1797120400, 1797122200, 'service', 'tyres');
    UPDATE vehicle SET turnaround_before = 20 WHERE id = 4;
    """,
    8: """
    INSERT INTO resource (id, kind, name, name_key) VALUES (1, 'plate', 'B 04 1', 'b041'), (2, 'person', 'Mia', 'mia');
    UPDATE test_drive SET plate_id = 1, person_id = 2 WHERE id = 1;
    """,
    9: """
    INSERT INTO waiting (customer_id, car_scope, car_ref, car_name, minutes, first_day, last_day, until, state, added_by)
      VALUES (6, 'vehicle', 3, 'Seat Leon, B-OL 1', 30, '2026-12-01', '2026-12-02', 1796200000, 'waiting', 'staff');
    """,
    10: "UPDATE test_drive SET request_key = 'K', request_content = 'c' WHERE id = 1;",
    11: "UPDATE give_back SET follow_up = '2026-12-09' WHERE drive_id = 5;",
    12: """
    INSERT INTO staff (id, name, name_key, role) VALUES (1, 'Maria', 'maria', 'manager');
    INSERT INTO pin (door, hash, changed, staff_id) VALUES ('staff:1', '$6$x', 0, 1);
    """,
    13: """
    INSERT INTO consent VALUES (5, 'agreed', 0), (6, 'declined', NULL);
    INSERT INTO account (id, customer_id, name, name_key) VALUES (1, 5, 'company', 'company');
    INSERT INTO drive_account VALUES (1, 1);
    INSERT INTO shortcut_account VALUES (1, 1);
    INSERT INTO donation (customer_id, intent, car_scope, car_ref, car_name, minutes, terminal, at, drive_id)
      VALUES (5, 'BookTestDrive', 'model', 1, 'Seat Leon', 30, 'desk', 0, 1);
    """,
    14: """
    INSERT INTO message_consent VALUES (5, 'agreed', 0);
    INSERT INTO message_group (id, name, name_key) VALUES (1, 'friends', 'friends');
    INSERT INTO message_group_member VALUES (1, 0, 5, NULL, NULL, NULL), (1, 1, NULL, 'Eve', 'eve@example.com', NULL);
    INSERT INTO message_template VALUES ('reminder', 'de', 'Ihre Fahrt', 'Bis bald');
    INSERT INTO message (customer_id, recipient_id, recipient_name, language, sender, kind, drive_id, drive_start, channel, created, due)
      VALUES (5, 5, 'Olga Alt', 'de', 'staff', 'reminder', 1, 1796120400, 'outbox', 0, 1796100000);
    """,
    15: """
    INSERT INTO todo_list (title, title_key, drive_id, customer_id, items, open_items)
      VALUES ('Olga', 'olga', 1, 5, '0wash', 1);
    INSERT INTO list_template (name, name_key, items, fuel) VALUES ('electric', 'electric', 'charge', 'electric');
    """,
    17: """
    INSERT INTO message_group_before VALUES (1, 'staff', 1, NULL, 0, 5, NULL, NULL, NULL);
    """,
  ]
}
