// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mac",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "Mac"),
    .testTarget(name: "MacTests", dependencies: ["Mac"]),
  ]
)
