// swift-tools-version:5.1
import PackageDescription

let package = Package(
  name: "A", products: [.library(name: "A", targets: ["A"])],
  dependencies: [.package(url: "https://example.org/b.git", from: "1.2.3")],
  targets: [.target(name: "A", dependencies: ["b"], path: "Code")])
