import Testing

@testable import ShowroomText
