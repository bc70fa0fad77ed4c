import Glibc
import ShowroomShell

setlocale(LC_CTYPE, "")
// A limit on the size of files is told like a disk that is full, in words.
signal(SIGXFSZ, SIG_IGN)
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
