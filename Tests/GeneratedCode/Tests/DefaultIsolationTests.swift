#if compiler(>=6.2)
  import Foundation
  import Testing

  /// Targets with `.defaultIsolation(MainActor.self)`, as Xcode sets up new apps.
  @Suite("A target of the main actor", .enabled(if: StandInJudge.isAvailable))
  struct DefaultIsolationTests {
    static let stacks = [
      ["--template", "viper", "--with", "service", "--with", "entity", "--ui", "swiftui"],
      [
        "--template", "viper", "--presenter-to-view", "tint(_ color: UIColor, of view: UIView?)",
        "--view-to-presenter", "var icon: UIImage? { get }",
        "--presenter-to-wireframe", "open(from view: UIView, or other: NSView) async throws",
      ],
      ["--template", "viper-contract"],
      [
        "--template", "vip", "--worker", "--actions", "open(at index: Int) async throws -> Bool",
        "--queries", "rowsCount(section: Int) -> Int", "--input", "team: Int",
      ],
      [
        "--template", "viper-closures", "--next", "Detail", "--input", "team: Int",
        "--actions", "save(name: String, on: Date) -> Int",
      ],
      ["--template", "viper-closures", "--style", "async", "--ui", "appkit"],
      ["--template", "viper-list-detail", "--entity-fields", "createdAt: Date?"],
      ["--template", "viper-list-detail", "--ui", "swiftui", "--navigation", "swiftui"],
      ["--template", "viper-list-detail", "--detail", "load", "--actions", "go() async throws"],
      [
        "--template", "viper-contract", "--ui", "swiftui", "--navigation", "swiftui",
        "--next", "Home", "--actions", "load() async throws -> [Int]", "--input", "userID: Int",
      ],
      [
        "--template", "viper-contract", "--next", "Home", "--actions", "load() async throws -> Int",
      ],
    ]

    private static let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Demo",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "Demo", swiftSettings: [.defaultIsolation(MainActor.self)])]
      )

      """

    @Test(
      "takes every stack without a warning, in both modes", arguments: stacks, ["iOS", "macOS"])
    func compiles(_ stack: [String], _ platform: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.manifest, to: "Demo/Package.swift")
      try folder.write("", to: "Demo/Sources/Demo/Some.swift")
      let created = try Program.viperGen(
        ["create", "SignIn", "--package-path", "Demo", "--testing", "none"] + stack,
        in: folder.url)
      try #require(created.status == 0, "\(created.errors)")
      let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      #expect(sources.count > 5)
      for mode in ["5", "6"] {
        let verdict = try StandInJudge.check(
          sources.sorted().map { "Demo/Sources/\($0)" }, in: folder.url, on: platform, mode: mode,
          flags: ["-default-isolation", "MainActor"])
        #expect(verdict.isAccepted, "\(verdict.diagnostics)")
      }
    }
  }
#endif
