// swift-tools-version: 6.1
import PackageDescription

// Tests that build and run the code that the templates generate, with the built `viper-gen`. They are not
// part of `swift test` in the project's root because they take many minutes. Run `swift build` there first,
// or set VIPER_GEN to the path of a binary.
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
