import Testing
@testable import TerminalKit
