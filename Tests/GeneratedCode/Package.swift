// swift-tools-version: 6.1
import PackageDescription

// Tests that build and run what the templates generate. They take minutes, so they are not part of
// `swift test` in the project's root. Build `viper-gen` there first, or name a binary in VIPER_GEN.
let package = Package(
  name: "generated-code",
  platforms: [.macOS(.v13)],
  targets: [
    .testTarget(
      name: "GeneratedCodeTests",
      path: "Tests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ]
)
