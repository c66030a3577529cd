/// A minimal package to be created: one library target and, if there are tests, a test target, because SwiftPM refuses
/// a target without a folder.
struct NewPackage {
  let layout: PackageLayout
  let target: PackageLayout.Target
  let testTarget: PackageLayout.Target?
  /// Its `Package.swift`.
  let manifest: NewManifest

  /// The package for a folder, with the folder's name unless `target` is set.
  init(
    path: String, target: String?, testTarget: String?, needsTests: Bool,
    packages: [RequiredPackage] = [], systems: [AppleSystem: SystemVersion] = [:]
  ) throws(ScaffoldError) {
    let folder = path.namesOnPath.last ?? ""
    let name =
      if let target { try Self.name(target) } else { try Self.name(ofFolder: folder) }
    guard Self.canBeImported(name) else {
      throw ScaffoldError(
        .usage, .noPackageName,
        "code cannot import a target named '\(name.escapingControlCharacters)'",
        help: "name the target with --target, in letters and digits")
    }
    self.target = .init(
      name: name, kind: .library, dependencies: Self.products(of: packages, isForTests: false),
      folder: ["Sources", name],
      state: .missing(at: ["Sources", name]))
    if needsTests {
      let testName = try Self.testName(testTarget, of: name)
      self.testTarget = .init(
        name: testName, kind: .test,
        dependencies: [.byName(name)] + Self.products(of: packages, isForTests: true),
        folder: ["Tests", testName], state: .missing(at: ["Tests", testName]))
    } else {
      self.testTarget = nil
    }
    layout = PackageLayout(
      name: name, toolsVersion: ToolsVersion(6, 0),
      targets: [self.target] + (self.testTarget.map { [$0] } ?? []),
      packages: packages.map(\.identity).uniqued,
      platforms: NewManifest.platforms.raised(to: systems))
    manifest = NewManifest(layout: layout, packages: packages)
  }

  /// The `.gitignore` with what SwiftPM, Xcode and the Finder write into a package.
  static let ignoredFiles = PlannedFile(
    path: RelativePath(trusted: [".gitignore"]),
    contents: Array(".DS_Store\n.build/\n.swiftpm/\nDerivedData/\nxcuserdata/\n".utf8),
    isExecutable: false)

  /// Whether SwiftPM gives the target's module the target's name: it replaces characters that are not
  /// letters or digits, such as an emoji, which Swift allows in the names of types.
  private static func canBeImported(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy(Identifier.isInImportName)
  }

  /// A target name from the user.
  private static func name(_ text: String) throws(ScaffoldError) -> String {
    if let problem = NameRules.problem(in: text, kind: "target") { throw ScaffoldError(problem) }
    return try ModuleName(text).text
  }

  /// The name of the test target from the user, or the usual one.
  private static func testName(_ text: String?, of name: String) throws(ScaffoldError) -> String {
    let testName = if let text { try Self.name(text) } else { name + "Tests" }
    guard testName.caseFolded != name.caseFolded else {
      throw ScaffoldError(.sameTargetNames(name, testName))
    }
    guard !["PackageTests", "PackageDiscoveredTests"].contains(where: { name + $0 == testName })
    else {
      throw ScaffoldError(
        .usage, .targetNames,
        "SwiftPM itself creates a module '\(testName.escapingControlCharacters)' for all tests",
        help: "choose another name with --test-target")
    }
    return testName
  }

  private static func name(ofFolder folder: String) throws(ScaffoldError) -> String {
    do throws(ScaffoldError) {
      return try ModuleName(CaseStyle.upperCamel.apply(to: folder)).text
    } catch {
      throw ScaffoldError(
        .usage, .noPackageName,
        "cannot make a package name from '\(folder.escapingControlCharacters)'",
        help: "name the target with --target")
    }
  }

  private static func products(
    of packages: [RequiredPackage], isForTests: Bool
  ) -> [PackageLayout.Dependency] {
    packages.filter { $0.isForTests == isForTests }.flatMap { package in
      package.products.map { .product($0, package: package.name) }
    }
  }
}

extension Diagnostic {
  /// A target and its test target, whose folders would be the same on a case-insensitive disk.
  static func sameTargetNames(_ target: String, _ testTarget: String) -> Diagnostic {
    let (name, testName) = (target.escapingControlCharacters, testTarget.escapingControlCharacters)
    return Diagnostic(
      .usage, .targetNames,
      "the targets '\(name)' and '\(testName)' must differ in more than case",
      help: "choose another name with --test-target")
  }
}
