import Testing

@testable import ScaffoldKit

@Suite("The packages that generated code needs")
struct PackageNeedsTests {
  private static let template = TemplateWorld.manifest(
    files: #"""
      {"source": "V.swift", "path": "<<Module>>.swift", "role": "source"},
      {"source": "V.swift", "path": "<<Module>>Spec.swift", "role": "test",
        "when": "testing != \"none\""}
      """#,
    options: #"""
      {"name": "testing", "type": "string", "values": ["quick", "xctest", "none"], "help": "h"},
      {"name": "log", "type": "boolean", "help": "h"}
      """#,
    packages: #"""
      {"name": "Quick", "url": "https://github.com/Quick/Quick", "from": "7.6.2",
        "products": ["Quick", "QuickMore"], "role": "test", "when": "testing != \"xctest\""},
      {"name": "swift-log", "url": "https://github.com/apple/swift-log.git", "from": "1.5.0",
        "products": ["Logging"], "role": "source", "when": "log"}
      """#)

  private static func world(
    packages: String = "", app: String = "", tests: String = #""App""#
  ) throws -> TemplateWorld {
    try TemplateWorld(
      template, files: ["V.swift": "//"],
      package: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "App",
          dependencies: [\(packages)],
          targets: [
            .target(name: "App", dependencies: [\(app)]),
            .testTarget(name: "AppTests", dependencies: [\(tests)]),
          ])

        """
      ])
  }

  private static let quick = #".package(url: "https://github.com/Quick/Quick.git", from: "7.0.0")"#

  @Test("are reported if the tests' target does not depend on the module's, even indirectly")
  func testDependency() throws {
    let settings: [ScaffoldRequest.Setting] = [.init("testing", "xctest")]
    let alone = try Self.world(tests: "").plan(["SignIn"], settings: settings)
    #expect(
      alone.diagnostics.map(\.description) == [
        """
        Package.swift: warning: the test target 'AppTests' does not depend on 'App', which its \
        tests import
        help: add "App" to 'dependencies:' of the target 'AppTests'
        """
      ])
    let without = try Self.world(tests: "").plan(["SignIn"], settings: [.init("testing", "none")])
    #expect(without.diagnostics.isEmpty)
    let round = try TemplateWorld(
      Self.template, files: ["V.swift": "//"],
      package: [
        "Sources/Feature/F.swift": "",
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "App",
          targets: [
            .target(name: "App"), .target(name: "Feature", dependencies: ["App"]),
            .testTarget(name: "AppTests", dependencies: ["Feature"]),
          ])

        """,
      ])
    var request = try round.request(["SignIn"], settings: settings)
    request.target = "App"
    #expect(try Scaffolder().plan(request).diagnostics.isEmpty)
  }

  @Test("are reported with the lines to add if neither package nor target names them")
  func missing() throws {
    let plan = try Self.world().plan(["SignIn"], settings: [.init("log", "true")])
    #expect(
      plan.diagnostics.map(\.description) == [
        """
        Package.swift: warning: the generated code needs the products 'Quick', 'QuickMore', and the \
        target 'AppTests' does not depend on them
        help: add to 'dependencies:' of the package:
                .package(url: "https://github.com/Quick/Quick", from: "7.6.2"),
              and to 'dependencies:' of the target 'AppTests':
                .product(name: "Quick", package: "Quick"),
                .product(name: "QuickMore", package: "Quick"),
        """,
        """
        Package.swift: warning: the generated code needs the product 'Logging', and the target 'App' \
        does not depend on it
        help: add to 'dependencies:' of the package:
                .package(url: "https://github.com/apple/swift-log.git", from: "1.5.0"),
              and to 'dependencies:' of the target 'App':
                .product(name: "Logging", package: "swift-log"),
        """,
      ])
    #expect(plan.diagnostics.map(\.code) == [.missingPackage, .missingPackage])
  }

  @Test("are reported with the missing parts only")
  func partly() throws {
    let world = try Self.world(
      packages: Self.quick, tests: #""App", .product(name: "Quick", package: "Quick")"#)
    let plan = try world.plan(["SignIn"])
    #expect(
      plan.diagnostics.map(\.description) == [
        """
        Package.swift: warning: the generated code needs the product 'QuickMore', and the target \
        'AppTests' does not depend on it
        help: add to 'dependencies:' of the target 'AppTests':
                .product(name: "QuickMore", package: "Quick"),
        """
      ])
  }

  @Test("are not reported if they are declared, or if no file needs them")
  func present() throws {
    let tests = #""App", "QuickMore", .product(name: "Quick", package: "quick")"#
    let there = try Self.world(packages: Self.quick, tests: tests)
    #expect(try there.plan(["SignIn"]).diagnostics == [])
    let world = try Self.world()
    for testing in ["xctest", "none"] {
      #expect(try world.plan(["SignIn"], settings: [.init("testing", testing)]).diagnostics == [])
    }
  }

  @Test("are declared by a new package, and then not reported")
  func newPackage() throws {
    let world = try Self.world()
    var request = try world.request(["SignIn"], settings: [.init("log", "true")])
    request.packagePath = world.folder.path + "/Fresh"
    request.initializesPackage = true
    let plan = try Scaffolder().plan(request)
    #expect(plan.diagnostics == [])
    let manifest = try #require(plan.files.first { $0.path.description == "Package.swift" })
    let summary = try ManifestReader.read(manifest.contents)
    #expect(summary.packages == ["quick", "swift-log"])
    #expect(
      summary.targets.map(\.dependencies) == [
        [.product("Logging", package: "swift-log")],
        [
          .byName("Fresh"), .product("Quick", package: "Quick"),
          .product("QuickMore", package: "Quick"),
        ],
      ])
    request.settings = [.init("testing", "none")]
    let bare = try Scaffolder().plan(request)
    #expect(try ManifestReader.read(#require(bare.files.first).contents).packages == [])
  }
}
