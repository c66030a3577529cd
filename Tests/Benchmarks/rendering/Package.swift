// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the one that is measured depends on nobody. The peers have to be asked
// for, since they come from the network: RENDERING_PEERS=1 swift run …
let withPeers = Context.environment["RENDERING_PEERS"] != nil

let peerPackages: [Package.Dependency] = [
  .package(url: "https://github.com/stencilproject/Stencil.git", from: "0.15.1"),
  .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.0.0"),
]

let peerProducts: [Target.Dependency] = [
  .product(name: "Stencil", package: "Stencil"),
  .product(name: "Mustache", package: "swift-mustache"),
]

let package = Package(
  name: "rendering",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "viper-gen", path: "../../..")] + (withPeers ? peerPackages : []),
  targets: [
    .target(name: "CSubstitution"),
    .executableTarget(
      name: "rendering",
      dependencies: ["CSubstitution", .product(name: "ScaffoldKit", package: "viper-gen")]
        + (withPeers ? peerProducts : []),
      swiftSettings: withPeers ? [.define("PEERS")] : []
    ),
  ]
)
