/// A minimal package that is yet to be made: one library target and its tests.
struct NewPackage {
  let layout: PackageLayout
  let target: PackageLayout.Target
  let testTarget: PackageLayout.Target
  /// Its `Package.swift`.
  let manifest: PlannedFile

  /// The package for a folder; named after its last name unless `target` says otherwise.
  init(path: String, target: String?, testTarget: String?) throws(ScaffoldFailure) {
    let folder = path.split(separator: "/").last.map(String.init) ?? ""
    let name =
      if let target {
        try ModuleName(target).text
      } else {
        try Self.name(ofFolder: folder, path: path)
      }
    let testName = if let testTarget { try ModuleName(testTarget).text } else { name + "Tests" }
    self.target = .init(
      name: name, kind: .library, dependencies: [], folder: ["Sources", name],
      state: .missing(at: ["Sources", name]))
    self.testTarget = .init(
      name: testName, kind: .test, dependencies: [.target(name)], folder: ["Tests", testName],
      state: .missing(at: ["Tests", testName]))
    layout = PackageLayout(
      name: name, toolsVersion: ToolsVersion(6, 0),
      targets: [self.target, self.testTarget])
    manifest = PlannedFile(
      path: RelativePath(trusted: ["Package.swift"]),
      contents: Array(Self.text(name, testName).utf8), isExecutable: false)
  }

  private static func name(
    ofFolder folder: String, path: String
  ) throws(ScaffoldFailure) -> String {
    let name = CaseStyle.upperCamel.apply(to: folder)
    do {
      return try ModuleName(name).text
    } catch {
      throw ScaffoldFailure(PlanFault.noPackageName(path))
    }
  }

  private static func text(_ name: String, _ testName: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v16), .macOS(.v13)],
      products: [
        .library(name: "\(name)", targets: ["\(name)"])
      ],
      targets: [
        .target(name: "\(name)"),
        .testTarget(name: "\(testName)", dependencies: ["\(name)"]),
      ]
    )

    """
  }
}
