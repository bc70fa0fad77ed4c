import Testing

@testable import ShowroomShell
