import Testing

@testable import ScaffoldKit

@Suite("The names that other programs act on")
struct ReservedPlacesTests {
  static let names: [(String, Bool)] = [
    (".git", true), (".GIT", true), ("git~1", true), ("GIT~1", true), (".hg", true),
    (".svn", true), (".build", true), (".swiftpm", true), (".Viper-Gen", true),
    ("Package.swift", true), ("PACKAGE.SWIFT", true), ("package@swift-6.0.swift", true),
    (".gitignore", false), (".gitkeep", false), ("git", false), ("Package", false),
    ("Packages.swift", false), ("PackageView.swift", false), (".swiftlint.yml", false),
    ("Package@swift", false), ("", false),
  ]

  @Test("are known in any case", arguments: names)
  func reserved(name: String, isReserved: Bool) {
    #expect(ReservedPlaces.isReserved(name) == isReserved)
  }

  @Test("are refused as unsafe anywhere in a path")
  func inPaths() throws {
    let paths = [
      "Sources/App/M/.git", "Sources/App/.git/M/M.swift", ".viper-gen/App/M/M.swift", "ok",
      "Sources/App/A.docc/M.swift", "Sources/App/A.docc/N.swift", "Sources/App/B.LPROJ/M.swift",
      "Sources/App/docc/M.swift", "Sources/App/M.docc", "Sources/App/C.bundle/M.swift",
    ]
    let problems = ReservedPlaces.problems(
      among: try paths.map { try RelativePath(validating: $0) })
    // Each name is reported once.
    let names = problems.compactMap { $0.message.split(separator: "'").dropFirst().first }
    #expect(names == [".git", ".viper-gen", "A.docc", "B.LPROJ"])
    #expect(problems.allSatisfy { $0.code == .reservedPlace && $0.category == .containment })
  }

  @Test("do not hide a path that is longer or deeper than some system allows")
  func lengths() {
    let long = RelativePath(trusted: Array(repeating: String(repeating: "x", count: 200), count: 6))
    let deep = RelativePath(trusted: Array(repeating: "x", count: 61))
    let good = RelativePath(trusted: Array(repeating: "x", count: 60))
    #expect(
      ReservedPlaces.problems(among: [long, deep, good]).map(\.message).map { $0.prefix(21) } == [
        "a path of the module "
      ])
    #expect(
      ReservedPlaces.problems(among: [good, deep]).map(\.message).map { $0.prefix(21) } == [
        "'x/x/x/x/x/x/x/x/x/x/"
      ])
  }

  @Test("keep names of sources short enough for the compiler, which judges them")
  func sourceNames() throws {
    let judge = try CompilerJudge()
    for (length, compiles) in [(ReservedPlaces.longestSource, true), (232, false)] {
      let name = String(repeating: "b", count: length - ".swift".utf8.count) + ".swift"
      try judge.write("struct S {}\n", to: name)
      let verdict = try judge.run(
        "swiftc",
        ["-frontend", "-c", "-primary-file", name, "-index-store-path", "index", "-o", "S.swift.o"])
      #expect((verdict.status == 0) == compiles)
      let problems = ReservedPlaces.problems(among: [try RelativePath(validating: name)])
      #expect(problems.map(\.code.rawValue) == (compiles ? [] : ["path-length"]))
    }
    try judge.remove()
  }

  @Test("are refused in a subfolder that the user asks for, and in a target's folder")
  func inRequests() throws {
    for (folder, into) in [("Sources/App", ".git/hooks"), (".", ".viper-gen"), (".build/x", nil)] {
      let package = try TestPackage([
        "Package.swift": TemplateWorld.packageManifest.replacing(
          "name: \"App\"),", with: "name: \"App\", path: \"\(folder)\", exclude: [\"Tests\"]),")
      ])
      try package.makeFolder(folder)
      try package.makeFolder("Tests/AppTests")
      var request = ScaffoldRequest(
        modules: [try ModulePath("SignIn")], packagePath: package.path)
      request.subfolder = try into.map { try RelativePath(validating: $0) }
      let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(request) }
      #expect(failure?.category == .containment)
      #expect(failure?.diagnostics.allSatisfy { $0.code == .reservedPlace } == true)
    }
  }
}
