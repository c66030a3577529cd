/// Manifests that compute something, in the ways that public packages do.
enum ComputedSamples {
  static let all = [
    environment, sharedSettings, loop, appended, interpolated, conditional, extended, mapped,
    functions, foundation, laterChange, ternary,
  ]

  private static func manifest(_ text: String) -> String {
    "// swift-tools-version: 5.9\nimport PackageDescription\n\n" + text
  }

  /// A dependency that only some machines have.
  static let environment = manifest(
    """
    let package = Package(
      name: "Server",
      targets: [.target(name: "Server"), .testTarget(name: "ServerTests", dependencies: ["Server"])]
    )

    if Context.environment["CI"] == nil {
      package.targets.append(.target(name: "Local"))
    }
    """)

  static let sharedSettings = manifest(
    """
    let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

    let package = Package(
      name: "Strict",
      targets: [
        .target(name: "Strict", swiftSettings: settings),
        .testTarget(name: "StrictTests", dependencies: ["Strict"], swiftSettings: settings),
      ]
    )
    """)

  static let loop = manifest(
    """
    let package = Package(name: "Loop", targets: [.target(name: "One"), .target(name: "Two")])

    for target in package.targets {
      target.swiftSettings = (target.swiftSettings ?? []) + [.define("LOOP")]
      target.path = "Modules/\\(target.name)"
    }
    """)

  static let appended = manifest(
    """
    var targets: [Target] = [.target(name: "Core")]
    targets += [.testTarget(name: "CoreTests", dependencies: ["Core"])]
    let package = Package(name: "Appended", targets: targets)
    """)

  static let interpolated = manifest(
    """
    let name = "Text"
    let package = Package(
      name: name, targets: [.target(name: "\\(name)Kit"), .target(name: name + "UI")])
    """)

  static let conditional = manifest(
    """
    #if os(Linux)
      let system: [Target] = [.target(name: "LinuxShim")]
    #else
      let system: [Target] = []
    #endif

    let package = Package(name: "Conditional", targets: [.target(name: "App")] + system)
    """)

  static let extended = manifest(
    """
    extension Target.Dependency {
      static var core: Self { "Core" }
    }

    let package = Package(
      name: "Extended",
      targets: [.target(name: "Core"), .target(name: "App", dependencies: [.core])])
    """)

  static let mapped = manifest(
    """
    let package = Package(
      name: "Mapped", targets: ["One", "Two", "Three"].map { .target(name: $0) })
    """)

  static let functions = manifest(
    """
    func module(_ name: String) -> [Target] {
      [
        .target(name: name, path: "Modules/\\(name)/Sources"),
        .testTarget(
          name: "\\(name)Tests", dependencies: [.byName(name: name)], path: "Modules/\\(name)/Tests"),
      ]
    }

    let package = Package(name: "Functions", targets: module("Login") + module("Home"))
    """)

  static let foundation = """
    // swift-tools-version: 5.9
    import Foundation
    import PackageDescription

    let isDocumented = ProcessInfo.processInfo.environment["DOCUMENTATION"] == "1"
    let package = Package(
      name: "Documented",
      targets: [.target(name: "Documented", exclude: isDocumented ? [] : ["Guides"])])

    """

  /// The literal says one thing, and a later line another.
  static let laterChange = manifest(
    """
    let package = Package(
      name: "Later", platforms: [.iOS(.v15)], targets: [.target(name: "App", path: "App")])
    package.platforms = [.iOS(.v17), .macOS(.v14)]
    package.targets[0].path = "Other"
    """)

  static let ternary = manifest(
    """
    let isLocal = false
    let package = Package(
      name: "Ternary",
      dependencies: isLocal ? [.package(path: "../Core")] : [],
      targets: [.target(name: "App", path: isLocal ? "Local" : "Sources/App")])
    """)
}
