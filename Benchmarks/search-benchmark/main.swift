import Glibc
import ShowroomStore

/// Searches a store and prints what each query took and found, as lines of JSON: see `Benchmarks/search`.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count < 3 {
  print("usage: search-benchmark CATALOG.csv QUERIES.tsv STORE.db [COPIES [ROUNDS]]")
  exit(2)
}
let copies = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
let rounds = arguments.count > 4 ? Int(arguments[4]) ?? 20 : 20
try SearchBenchmark(catalog: arguments[0], store: arguments[2], copies: copies).run(arguments[1], rounds: rounds)
