// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "A",
  traits: [
    .default(enabledTraits: ["T"]), "T", .trait(name: "U", description: "d", enabledTraits: ["T"]),
  ], targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])])
