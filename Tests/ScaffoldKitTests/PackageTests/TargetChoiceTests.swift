import Testing

@testable import ScaffoldKit

@Suite struct TargetChoiceTests {
  private static func target(
    _ name: String, _ kind: PackageLayout.Kind, _ dependencies: [PackageLayout.Dependency] = [],
    state: PackageLayout.FolderState? = nil
  ) -> PackageLayout.Target {
    PackageLayout.Target(
      name: name, kind: kind, dependencies: dependencies, folder: ["Sources", name],
      state: state ?? .present(at: ["Sources", name]))
  }

  /// A choice among targets; those whose names begin with `C` are of the C family.
  private func choice(_ targets: PackageLayout.Target...) -> TargetChoice {
    let layout = PackageLayout(name: "P", toolsVersion: ToolsVersion(6, 1), targets: targets)
    return TargetChoice(layout: layout) { target throws(ScaffoldError) in
      target.name.hasPrefix("C")
    }
  }

  private func diagnostic(_ body: () throws -> PackageLayout.Target) throws -> Diagnostic {
    do {
      Issue.record("chose \(try body().name)")
      return Diagnostic(.internalFault, .limit, "none")
    } catch let failure as ScaffoldError {
      return try #require(failure.diagnostics.first)
    }
  }

  private let full: [PackageLayout.Target] = [
    target("App", .library), target("Core", .executable), target("Kit", .library),
    target("Make", .plugin), target("Magic", .macro), target("Sys", .system),
    target("Blob", .binary), target("AppTests", .test, [.target("App")]),
  ]

  @Test("one library or executable is chosen") func oneLibraryOrExecutableIsChosen() throws {
    let only = choice(Self.target("App", .executable), Self.target("T", .test))
    #expect(try only.target(named: nil).name == "App")
  }

  @Test("a C target beside it does not count") func aCTargetBesideItDoesNot() throws {
    let choice = choice(Self.target("Yaml", .library), Self.target("CYaml", .library))
    #expect(try choice.target(named: nil).name == "Yaml")
  }

  @Test("several are listed with what to type") func severalAreListedWithWhatToType() throws {
    let choice = choice(Self.target("App", .library), Self.target("Kit", .executable))
    let diagnostic = try diagnostic { try choice.target(named: nil) }
    #expect(
      diagnostic.description == """
        error: the package has several targets: App, Kit
        help: choose one with '--target App' or '--target Kit'
        """)
    #expect(diagnostic.category == .usage)
  }

  @Test("what the tests need is part of what to type") func testsAreProvidedFor() throws {
    let targets = choice(
      Self.target("App", .library), Self.target("Kit", .library),
      Self.target("UnitTests", .test, [.target("App")]),
      Self.target("UITests", .test, [.target("App")]))
    let ways = [
      ["--target", "App", "--test-target", "UnitTests"],
      ["--target", "App", "--test-target", "UITests"],
    ]
    let needed = targets.with(TestNeed(areNeeded: true))
    #expect(try diagnostic { try needed.target(named: nil) }.remedies == ways)
    let optional = targets.with(TestNeed(areNeeded: true, optOut: ["--testing", "none"]))
    let diagnostic = try diagnostic { try optional.target(named: nil) }
    #expect(diagnostic.remedies == ways + [["--target", "Kit", "--testing", "none"]])
    #expect(diagnostic.help?.hasSuffix(" or '--target Kit --testing none'") == true)
    let unknown = try self.diagnostic { try optional.target(named: "Kti") }
    #expect(unknown.help == "did you mean '--target Kit --testing none'?")
  }

  @Test("many are named, and how to choose is explained once") func manyAreNamed() throws {
    let targets = (1...9).map { Self.target("T\($0)", .library) }
    let many = TargetChoice(
      layout: PackageLayout(name: "P", toolsVersion: ToolsVersion(5, 9), targets: targets)
    ) { _ in false }
    let diagnostic = try diagnostic { try many.target(named: nil) }
    #expect(diagnostic.message.contains("T1, T2") && diagnostic.message.hasSuffix("T9"))
    #expect(diagnostic.help == "choose one with '--target', one of 9")
    #expect(diagnostic.remedies == [])
  }

  @Test("a target of the C family is not offered") func cFamilyIsNotOffered() throws {
    let choice = choice(
      Self.target("App", .library), Self.target("CYaml", .library), Self.target("Make", .plugin))
    let diagnostic = try diagnostic { try choice.target(named: "Make") }
    #expect(diagnostic.help == "choose another with '--target App'")
  }

  @Test("a package without one is reported") func aPackageWithoutOneIsReported() throws {
    let choice = choice(Self.target("Make", .plugin))
    #expect(try diagnostic { try choice.target(named: nil) }.category == .notFound)
  }

  @Test(
    "a target that takes no module is refused with the reason",
    arguments: [
      ("Make", "target 'Make' is a plugin, which takes no module"),
      ("Magic", "target 'Magic' is a macro, which takes no module"),
      ("Sys", "target 'Sys' is a system library, which takes no module"),
      ("Blob", "target 'Blob' is a binary, which takes no module"),
      (
        "Core",
        "target 'Core' is written in C, C++ or Objective-C, and a target cannot mix them with Swift"
      ),
      ("AppTests", "target 'AppTests' is a test target; tests are chosen with '--test-target'"),
    ])
  func aTargetThatTakesNoModuleIs(
    name: String, message: String
  ) throws {
    let layout = PackageLayout(name: "P", toolsVersion: ToolsVersion(6, 1), targets: full)
    let choice = TargetChoice(layout: layout) { target throws(ScaffoldError) in
      target.name == "Core"
    }
    let diagnostic = try diagnostic { try choice.target(named: name) }
    #expect(diagnostic.message == message)
    #expect(diagnostic.category == .usage)
    #expect(diagnostic.help?.contains("'--target App'") ?? false)
  }

  @Test("an unknown target suggests the nearest") func anUnknownTargetSuggestsTheNearest() throws {
    let choice = choice(Self.target("Network", .library), Self.target("App", .library))
    let diagnostic = try diagnostic { try choice.target(named: "Netwrok") }
    #expect(diagnostic.category == .notFound)
    #expect(diagnostic.help == "did you mean '--target Network'?")
  }

  @Test("a link out of the package is a matter of safety") func aLinkOutOfThePackageIs() throws {
    let choice = choice(Self.target("App", .library, state: .outside(link: ["Sources"])))
    let diagnostic = try diagnostic { try choice.target(named: nil) }
    #expect(diagnostic.category == .containment)
    #expect(diagnostic.message == "target 'App' leads out of the package through 'Sources'")
  }

  @Test("the usual test target comes first") func theUsualTestTargetComesFirst() throws {
    let app = Self.target("App", .library)
    let choice = choice(
      app, Self.target("Other", .test, [.byName("App")]), Self.target("AppTests", .test))
    #expect(try choice.testTarget(named: nil, for: app).name == "AppTests")
    #expect(try choice.testTarget(named: "Other", for: app).name == "Other")
  }

  @Test("else the only one that depends on the target") func elseTheOnlyOneThatDependsOn() throws {
    let app = Self.target("App", .library)
    let choice = choice(
      app, Self.target("Unit", .test, [.byName("App")]),
      Self.target("More", .test, [.product("App", package: "x")]))
    #expect(try choice.testTarget(named: nil, for: app).name == "Unit")
  }

  @Test("several that depend on it are listed") func severalThatDependOnItAreListed() throws {
    let app = Self.target("App", .library)
    let choice = choice(
      app, Self.target("Unit", .test, [.byName("App")]),
      Self.target("Flow", .test, [.target("App")]))
    #expect(
      try diagnostic { try choice.testTarget(named: nil, for: app) }.description == """
        error: several test targets depend on 'App': Unit, Flow
        help: choose one with '--test-target Unit' or '--test-target Flow'
        """)
  }

  @Test("without one the help is the line to add") func withoutOneTheHelpIsTheLine() throws {
    let app = Self.target("App", .library)
    let diagnostic = try diagnostic { try choice(app).testTarget(named: nil, for: app) }
    #expect(diagnostic.category == .notFound)
    #expect(
      diagnostic.help
        == #"add '.testTarget(name: "AppTests", dependencies: ["App"])' to the targets in Package.swift"#
    )
  }

  @Test("a target that is no test target is refused for tests") func aTargetThatIsNoTestTarget()
    throws
  {
    let app = Self.target("App", .library)
    let choice = choice(app, Self.target("AppTests", .test))
    let diagnostic = try diagnostic { try choice.testTarget(named: "App", for: app) }
    #expect(diagnostic.message == "target 'App' is a library, not a test target")
    #expect(diagnostic.help == "choose another with '--test-target AppTests'")
    let unknown = try self.diagnostic { try choice.testTarget(named: "ApTests", for: app) }
    #expect(unknown.help == "did you mean '--test-target AppTests'?")
  }
}

@Suite struct TargetSourcesTests {
  @Test(
    "the first Swift file decides",
    arguments: [
      (["a.c"], true), (["include/a.h"], true), (["a.m", "deep/b.swift"], false),
      (["b.swift"], false),
      (["README.md"], false), ([".hidden.c"], false), (["deep/er/a.cpp"], true),
      (["Skip/b.swift", "a.c"], true), (["Data/b.swift", "a.c"], true),
      (["App.docc/b.swift", "a.c"], true),
    ])
  func theFirstSwiftFileDecides(files: [String], isC: Bool) throws {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [.target(name: "App", exclude: ["Skip/"], resources: [.copy("Data")])])
      """
    ])
    for file in files { try package.write("Sources/App/\(file)", "") }
    let layout = try package.inspector().layout()
    #expect(try package.inspector().isCFamily(layout.targets[0]) == isC)
  }

  @Test("only the sources of the target count") func onlyTheSourcesOfTheTargetCount() throws {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "App", path: ".", sources: ["one", "two/x.c"])])
      """, "one/a.c": "", "two/x.c": "", "two/y.swift": "",
    ])
    let layout = try package.inspector().layout()
    #expect(try package.inspector().isCFamily(layout.targets[0]))
  }

  @Test("an empty list of sources has no effect")
  func emptySources() throws {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App", sources: [])])
      """, "Sources/App/a.c": "",
    ])
    let target = try package.inspector().layout().targets[0]
    #expect(target.sources == nil)
    #expect(try package.inspector().isCFamily(target))
  }
}
