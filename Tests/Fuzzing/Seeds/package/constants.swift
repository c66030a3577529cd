// swift-tools-version:6.0;(x)
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("A"), .define("B", .when(platforms: [.linux], configuration: .debug)),
]
let deps: [Target.Dependency] = ["A", .product(name: "L", package: "l"), .target(name: "C")]
let package = Package(
  name: "A", defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS("17.1")],
  products: [.executable(name: "x", targets: ["A"]), .plugin(name: "p", targets: ["P"])],
  dependencies: [
    .package(url: "https://example.org/l", "1.0.0"..<"2.0.0"), .package(path: "../m"),
  ],
  targets: [
    .executableTarget(
      name: "A", dependencies: deps, exclude: ["x"], sources: ["y"],
      resources: [.process("r"), .copy("s")], swiftSettings: strict),
    .testTarget(name: "ATests", dependencies: ["A"]), .target(name: "C"),  // comment /* in */
    .plugin(
      name: "P",
      capability: .command(
        intent: .custom(verb: "v", description: "d"),
        permissions: [.writeToPackageDirectory(reason: "r")])),
    .binaryTarget(name: "B", url: "https://example.org/b.zip", checksum: "0"),
    .systemLibrary(name: "S"),
  ],
  swiftLanguageModes: [.v6], cxxLanguageStandard: .cxx17)
