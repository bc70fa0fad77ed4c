import Testing

@testable import LanguageKit
