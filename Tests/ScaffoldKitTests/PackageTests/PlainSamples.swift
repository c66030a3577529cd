/// Manifests that are read without SwiftPM. Together they use most of the calls that can be read.
enum PlainSamples {
  static let all = [small, settings, plugins, traits, old]

  static let small = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Small",
      platforms: [.macOS(.v13), .iOS("16.0")],
      products: [.library(name: "Small", targets: ["Small"])],
      dependencies: [
        .package(url: "https://github.com/apple/swift-log.git", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-nio", .upToNextMajor(from: "2.0.0")),
        .package(path: "../Near"),
      ],
      targets: [
        .target(
          name: "Small",
          dependencies: [
            .product(name: "Logging", package: "swift-log"), .product(name: "N", package: "Near"),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(platforms: [.linux])),
            "Near",
          ]),
        .testTarget(name: "SmallTests", dependencies: ["Small"], path: "Checks"),
      ],
      swiftLanguageVersions: [.v5]
    )
    """

  static let settings = """
    // swift-tools-version:6.2
    import PackageDescription

    let package = Package(
      name: "Settings", defaultLocalization: "en",
      targets: [
        .target(
          name: "Core", path: nil, exclude: ["README.md"], sources: ["Swift", "More.swift"],
          resources: [.process("Assets", localization: .base), .copy("./data.json")],
          packageAccess: false,
          cSettings: [.headerSearchPath("include"), .define("A", to: "1", .when(platforms: [.linux, .android]))],
          swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v6),
            .define("DEBUGGING", .when(configuration: .debug)), .treatAllWarnings(as: .error),
          ],
          linkerSettings: [.linkedLibrary("z", .when(platforms: [.linux]))]),
        .executableTarget(
          name: "tool",
          dependencies: [
            .target(name: "Core", condition: .when(platforms: [.linux])), .byName(name: "Core"),
          ],
          path: "Sources/Tool", swiftSettings: [.strictMemorySafety()],),
        .systemLibrary(name: "CZ", path: "System", pkgConfig: "zlib",
          providers: [.brew(["zlib"]), .apt(["zlib1g-dev"])]),
      ],
      swiftLanguageModes: [.v5, .v6], cxxLanguageStandard: .cxx20
    )
    """

  static let plugins = """
    // swift-tools-version: 5.9
    import CompilerPluginSupport
    import PackageDescription

    let package = Package(
      name: "Plugins",
      products: [.plugin(name: "Format", targets: ["Format"]), .executable(name: "run", targets: ["run"])],
      dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "510.0.0")],
      targets: [
        .macro(
          name: "Macros",
          dependencies: [
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(platforms: [.macOS])),
          ]),
        .plugin(
          name: "Format",
          capability: .command(
            intent: .custom(verb: "format", description: "Formats"),
            permissions: [.writeToPackageDirectory(reason: "to format")]),
          dependencies: ["run"]),
        .plugin(name: "Build", capability: .buildTool(), dependencies: ["run"]),
        .executableTarget(name: "run"),
        .target(name: "Lib", dependencies: ["Macros"], plugins: ["Build", .plugin(name: "Build")]),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .testTarget(name: "LibTests", dependencies: ["Lib"]),
      ]
    )
    """

  static let traits = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Traits",
      traits: ["Fast", .trait(name: "Safe", description: "Checks", enabledTraits: ["Fast"]), .default(enabledTraits: ["Safe"])],
      dependencies: [
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.0.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", from: "1.5.0", traits: [.defaults, "Extra"]),
      ],
      targets: [
        .target(
          name: "Traits",
          dependencies: [.product(name: "Logging", package: "swift-log", condition: .when(traits: ["Fast"]))],
          swiftSettings: [.define("FAST", .when(traits: ["Fast"]))])
      ]
    )
    """

  static let old = """
    // swift-tools-version:5.1
    import PackageDescription

    /* a comment /* within a comment */ */
    let package = Package(
        name: "Old",
        platforms: [.macOS(.v10_13)],
        products: [.library(name: "Old", type: .static, targets: ["Old", "OldMore"])],
        dependencies: [
            .package(url: "https://github.com/kylef/Spectre.git", .upToNextMinor(from: "0.9.0")),
            .package(url: "https://github.com/kylef/PathKit.git", .branch("master"))
        ],
        targets: [
            .target(name: "Old", dependencies: ["PathKit", .target(name: "OldMore"), .product(name: "Spectre")]),
            .target(name: "OldMore", swiftSettings: [.unsafeFlags(["-O"], .when(platforms: [.linux]))]),
            .testTarget(name: "OldTests", dependencies: ["Old", .byName(name: "Spectre")])
        ],
        swiftLanguageVersions: [.v4_2, .v5], cLanguageStandard: .gnu99
    )
    """
}
