// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// SwiftPM builds the dependencies of a plugin a second time in each build of this package. On Linux, the
// command plugin therefore asks SwiftPM to build the tool on first use. Xcode needs the declared dependency.
#if os(Linux)
  let commandTools: [Target.Dependency] = []
#else
  let commandTools: [Target.Dependency] = ["viper-gen"]
#endif

// A build plugin cannot ask SwiftPM for a build. On Linux, it has the tool where this package is a dependency from a
// repository, or where the variable is set.
let hasLintTool =
  Context.packageDirectory.contains("/checkouts/") || Context.environment["VIPER_GEN_LINT"] == "1"
let lintTools: [Target.Dependency] = hasLintTool ? ["viper-gen"] : commandTools

let package = Package(
  name: "viper-gen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "viper-gen", targets: ["viper-gen"]),
    .library(name: "ScaffoldKit", targets: ["ScaffoldKit"]),
    .plugin(name: "ViperGenCommand", targets: ["ViperGenCommand"]),
    .plugin(name: "ViperGenLint", targets: ["ViperGenLint"]),
  ],
  targets: [
    .target(name: "Hashing", swiftSettings: strict),
    .systemLibrary(name: "CViperGen"),
    .target(name: "ScaffoldSwift", swiftSettings: strict),
    .target(name: "ScaffoldRecognition", dependencies: ["ScaffoldSwift"], swiftSettings: strict),
    .target(
      name: "ScaffoldInspection",
      dependencies: ["ScaffoldRecognition", "ScaffoldSwift"],
      swiftSettings: strict
    ),
    .target(
      name: "ScaffoldKit",
      dependencies: [
        "Hashing", "ScaffoldInspection", "ScaffoldRecognition", "ScaffoldSwift",
        .target(name: "CViperGen", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict,
      plugins: ["EmbedTemplates"]
    ),
    .executableTarget(
      name: "viper-gen",
      dependencies: ["ScaffoldKit"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "embed-templates",
      dependencies: ["Hashing"],
      path: "Sources/Plugins/embed-templates",
      swiftSettings: strict
    ),
    .plugin(
      name: "EmbedTemplates",
      capability: .buildTool(),
      dependencies: ["embed-templates"],
      path: "Sources/Plugins/EmbedTemplates"
    ),
    .plugin(
      name: "ViperGenCommand",
      capability: .command(
        intent: .custom(
          verb: "viper-gen", description: "Write complete VIPER modules into the package"),
        permissions: [
          .writeToPackageDirectory(reason: "viper-gen writes the modules that you ask for")
        ]),
      dependencies: commandTools,
      path: "Sources/Plugins/ViperGenCommand"
    ),
    .plugin(
      name: "ViperGenLint",
      capability: .buildTool(),
      dependencies: lintTools,
      path: "Sources/Plugins/ViperGenLint"
    ),
    .testTarget(
      name: "ScaffoldSwiftTests",
      dependencies: ["ScaffoldSwift"],
      exclude: ["Merge/Fixtures"],
      swiftSettings: strict
    ),
    .target(
      name: "RecognitionSupport",
      dependencies: ["ScaffoldRecognition"],
      path: "Tests/RecognitionSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScaffoldRecognitionTests",
      dependencies: ["RecognitionSupport", "ScaffoldRecognition"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScaffoldInspectionTests",
      dependencies: [
        "RecognitionSupport", "ScaffoldInspection", "ScaffoldRecognition", "ScaffoldSwift",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScaffoldKitTests",
      dependencies: ["Hashing", "ScaffoldKit"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ViperGenTests",
      dependencies: ["ScaffoldKit", "viper-gen"],
      swiftSettings: strict
    ),
  ]
)
