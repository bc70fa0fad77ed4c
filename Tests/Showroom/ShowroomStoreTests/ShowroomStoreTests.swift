import Testing

@testable import ShowroomStore
