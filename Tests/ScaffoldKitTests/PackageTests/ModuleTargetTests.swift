import Testing

@testable import ScaffoldKit

@Suite("The targets to choose from")
struct ModuleTargetTests {
  private static func package(
    _ targets: String, _ files: [String: String] = [:]
  ) throws -> TestPackage {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "P", targets: [\(targets)])

      """
    ])
    for (name, text) in files { try package.write(name, text) }
    return package
  }

  private static func targets(
    _ package: TestPackage, named name: String? = nil
  ) throws -> [ModuleTarget] {
    var request = ScaffoldRequest(modules: [], packagePath: package.path)
    request.target = name
    return try Scaffolder().targets(for: request)
  }

  private static let two = """
    .target(name: "A"), .executableTarget(name: "B"), .plugin(name: "P", capability: .buildTool()),
    .testTarget(name: "ATests", dependencies: ["A"]),
    .testTarget(name: "Both", dependencies: ["A", "B"]), .testTarget(name: "Slow", dependencies: ["B"])
    """

  @Test("are the libraries and executables, each with the targets for its tests")
  func several() throws {
    #expect(
      try Self.targets(Self.package(Self.two)) == [
        .init(name: "A", isDefault: false, testTargets: ["ATests"]),
        .init(name: "B", isDefault: false, testTargets: ["Both", "Slow"]),
      ])
  }

  @Test("is the one that goes without saying, or the one that is named")
  func single() throws {
    let only = try Self.targets(Self.package(#".target(name: "A")"#))
    #expect(only == [.init(name: "A", isDefault: true, testTargets: [])])
    let named = try Self.targets(Self.package(Self.two), named: "B")
    #expect(named.map(\.name) == ["B"])
  }

  @Test("leave out what takes no Swift, and one that has no folder but a file")
  func unsuitable() throws {
    let package = try Self.package(
      #".target(name: "A"), .target(name: "C"), .target(name: "F", path: "F")"#,
      ["Sources/C/c.c": "", "F": ""])
    #expect(
      try Self.targets(package) == [.init(name: "A", isDefault: false, testTargets: [])])
  }

  @Test("report why there is none")
  func none() throws {
    let empty = try Self.package(#".testTarget(name: "T")"#)
    for (name, code) in [(nil, "no-target"), ("T", "unsuitable-target"), ("X", "unknown-target")] {
      let failure = #expect(throws: ScaffoldError.self) { try Self.targets(empty, named: name) }
      #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    }
    let failure = #expect(throws: ScaffoldError.self) { try Self.targets(TestPackage()) }
    #expect(failure?.diagnostics.map(\.code) == [.noPackage])
  }

  @Test("are none in a package that is yet to be made")
  func newPackage() throws {
    var request = ScaffoldRequest(modules: [], packagePath: try TestPackage().path + "/New")
    request.initializesPackage = true
    #expect(try Scaffolder().targets(for: request) == [])
  }
}
