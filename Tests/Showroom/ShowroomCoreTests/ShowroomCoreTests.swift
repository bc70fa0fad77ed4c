import Testing

@testable import ShowroomCore
