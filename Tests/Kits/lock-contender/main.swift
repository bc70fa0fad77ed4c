import Glibc
import SQLiteKit

// lock-contender FILE WRITES: writes so many rows to the table `turn`, one transaction each, without a pause, and prints
// the longest time in milliseconds that it waited for one of them.

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

let arguments = CommandLine.arguments
guard arguments.count == 3, let writes = Int(arguments[2]) else {
  print("usage: lock-contender FILE WRITES")
  exit(2)
}
do throws(SQLiteError) {
  print(Int(try contend(path: arguments[1], writes: writes) / .milliseconds(1)))
} catch {
  print(error)
  exit(1)
}
