import Testing

@testable import IntentKit
