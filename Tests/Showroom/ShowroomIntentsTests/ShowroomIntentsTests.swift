import Testing

@testable import ShowroomIntents
