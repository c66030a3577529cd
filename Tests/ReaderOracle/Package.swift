// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "viper-gen-reader-oracle",
  targets: [
    // A link to the target of the package above, whose declarations have package access.
    .target(name: "ScaffoldSwift"),
    .executableTarget(name: "read-declarations", dependencies: ["ScaffoldSwift"]),
  ]
)
