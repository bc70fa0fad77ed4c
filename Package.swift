// swift-tools-version: 6.2
import PackageDescription

/// Every module is Swift 6, without warnings.
let package = Package(
  name: "Showroom",
  products: [
    .executable(name: "showroom", targets: ["showroom"])
  ],
  targets: floor0 + kits + showroom + tests + fuzzing + benchmarks,
  swiftLanguageModes: [.v6]
)

// Warnings are errors with the compilers that this is kept with. One that is newer may warn of more, and still builds.
#if compiler(<6.4)
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
#endif

/// Floor 0: the C libraries, as modules.
var floor0: [Target] {
  [
    .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CReadline", path: "Sources/C/CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CCrypt", path: "Sources/C/CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .target(name: "CEmbeddedFiles", path: "Sources/C/CEmbeddedFiles"),
  ]
}

/// Floors 1 and 2: kits, which know nothing about cars.
var kits: [Target] {
  [
    .target(name: "SQLiteKit", dependencies: ["CSQLite"], path: "Sources/Kits/SQLiteKit"),
    .target(name: "TerminalKit", dependencies: ["CReadline"], path: "Sources/Kits/TerminalKit"),
    .target(name: "SecretKit", dependencies: ["CCrypt"], path: "Sources/Kits/SecretKit"),
    .target(name: "LanguageKit", path: "Sources/Kits/LanguageKit"),
    .target(name: "CalendarFormatKit", dependencies: ["LanguageKit"], path: "Sources/Kits/CalendarFormatKit"),
    .target(name: "MailFormatKit", dependencies: ["LanguageKit"], path: "Sources/Kits/MailFormatKit"),
    .target(name: "IntentKit", dependencies: ["LanguageKit"], path: "Sources/Kits/IntentKit"),
  ]
}

/// Floors 3 to 7: the showroom, which knows nothing about C.
var showroom: [Target] {
  [
    .target(name: "ShowroomCore", dependencies: ["LanguageKit"], path: "Sources/Showroom/ShowroomCore"),
    .target(
      name: "ShowroomStore", dependencies: ["ShowroomCore", "SQLiteKit", "SecretKit", "CEmbeddedFiles"],
      path: "Sources/Showroom/ShowroomStore"),
    .target(
      name: "ShowroomIntents", dependencies: ["ShowroomCore", "IntentKit"], path: "Sources/Showroom/ShowroomIntents"),
    .target(
      name: "ShowroomText", dependencies: ["ShowroomIntents", "ShowroomCore", "LanguageKit", "CalendarFormatKit"],
      path: "Sources/Showroom/ShowroomText"),
    .target(
      name: "ShowroomShell",
      dependencies: [
        "ShowroomText", "ShowroomIntents", "LanguageKit", "TerminalKit", "CalendarFormatKit", "MailFormatKit",
      ],
      path: "Sources/Showroom/ShowroomShell"),
    .target(
      name: "ShowroomTorture", dependencies: ["ShowroomCore", "SQLiteKit", "TerminalKit"],
      path: "Sources/Showroom/ShowroomTorture"),
    .executableTarget(
      name: "showroom",
      dependencies: ["ShowroomShell", "ShowroomText", "ShowroomStore", "ShowroomTorture", "TerminalKit"],
      path: "Sources/Showroom/showroom"),
  ]
}

/// Tests mirror the sources. Beside them: what several tests need, and small programs that tests run as processes.
var tests: [Target] {
  [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "StoreTemplates", dependencies: ["ShowroomStore", "ShowroomCore"], path: "Tests/Showroom/StoreTemplates"),
    .target(name: "CFaultyVFS", dependencies: ["CSQLite"], path: "Tests/Showroom/CFaultyVFS"),
    .executableTarget(name: "lock-contender", dependencies: ["SQLiteKit"], path: "Tests/Kits/lock-contender"),
    .executableTarget(name: "line-editor-probe", dependencies: ["TerminalKit"], path: "Tests/Kits/line-editor-probe"),
  ]
    + [test("SQLiteKit", in: "Kits", using: ["lock-contender"])]
    + [test("TerminalKit", in: "Kits", using: ["line-editor-probe"])]
    + ["LanguageKit", "CalendarFormatKit", "MailFormatKit", "IntentKit", "SecretKit"].map { test($0, in: "Kits") }
    + [test("ShowroomTorture", in: "Showroom", using: ["SQLiteKit", "showroom"])]
    + ["ShowroomCore", "ShowroomText"].map { test($0, in: "Showroom") }
    + [test("ShowroomStore", in: "Showroom", using: ["SQLiteKit", "StoreTemplates"])]
    + ["ShowroomIntents", "ShowroomShell"].map {
      test($0, in: "Showroom", using: ["ShowroomStore", "SQLiteKit", "StoreTemplates"])
    }
    + [
      .testTarget(
        name: "ProgramTests", dependencies: ["showroom", "TestSupport"], path: "Tests/Showroom/ProgramTests",
        exclude: ["Transcripts"]),
      .testTarget(
        name: "FaultTests",
        dependencies: ["ShowroomShell", "ShowroomStore", "SQLiteKit", "CFaultyVFS", "TestSupport"],
        path: "Tests/Showroom/FaultTests"),
      .testTarget(
        name: "FilesTests", dependencies: ["showroom", "TestSupport"], path: "Tests/Showroom/FilesTests"),
    ]
}

/// Feeds it inputs that nobody vouches for; see `Scripts/fuzz`.
var fuzzing: [Target] {
  [
    .target(
      name: "Fuzzing",
      dependencies: [
        "ShowroomShell", "ShowroomStore", "SQLiteKit", "CalendarFormatKit", "TerminalKit", "TestSupport",
        "StoreTemplates",
      ],
      path: "Tests/Fuzz/Fuzzing"),
    .executableTarget(
      name: "showroom-fuzz", dependencies: ["Fuzzing", "TerminalKit", "TestSupport"], path: "Tests/Fuzz/showroom-fuzz"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], path: "Tests/Fuzz/FuzzingTests"),
  ]
}

/// Measures the showroom beside its peers; see `Benchmarks/run`.
var benchmarks: [Target] {
  [
    .executableTarget(
      name: "showroom-benchmarks", dependencies: ["ShowroomShell", "ShowroomStore", "CSQLite", "TestSupport"],
      path: "Benchmarks/showroom-benchmarks")
  ]
}

/// The tests of a module, with what else they use: other modules, or programs that they run.
func test(_ module: String, in folder: String, using others: [String] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: ([module, "TestSupport"] + others).map { .target(name: $0) },
    path: "Tests/\(folder)/\(module)Tests")
}
