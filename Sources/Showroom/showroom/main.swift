import Glibc
import ShowroomShell

setlocale(LC_CTYPE, "")
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
