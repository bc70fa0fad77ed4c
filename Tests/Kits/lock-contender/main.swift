import Glibc
import SQLiteKit

// lock-contender FILE WRITES: writes so many rows to the table `turn`, one transaction each, without a pause, and prints
// the longest time in milliseconds that it waited for one of them.
//
// lock-contender --create FILE: opens a file and brings it up to date; prints nothing.

func contend(path: String, writes: Int) throws(SQLiteError) -> Duration {
  let connection = try Connection(path: path, access: .readWrite)
  try connection.useWriteAheadLog()
  var longest = Duration.zero
  for _ in 0..<writes {
    let start = ContinuousClock.now
    try connection.write { () throws(SQLiteError) in
      longest = max(longest, start.duration(to: .now))
      try connection.execute("INSERT INTO turn (number) SELECT 1 + coalesce(max(number), 0) FROM turn")
    }
  }
  return longest
}

func create(path: String) throws {
  let steps = [Migration(number: 1, name: "turns", sql: "CREATE TABLE turn (number INTEGER PRIMARY KEY)")]
  let connection = try Connection(path: path)
  try Migrator(applicationID: 1, migrations: steps).migrate(connection, now: 0)
  _ = try connection.integer("SELECT count(*) FROM turn")
}

do {
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--create", let path = arguments.last {
    try create(path: path)
  } else if arguments.count == 2, let path = arguments.first, let writes = arguments.last.flatMap({ Int($0) }) {
    print(Int(try contend(path: path, writes: writes) / .milliseconds(1)))
  } else {
    print("usage: lock-contender FILE WRITES | --create FILE")
    exit(2)
  }
} catch {
  print(error)
  exit(1)
}
