/// The `Package.swift` of a new package.
struct NewManifest: Sendable, Hashable {
  /// The library target, followed by the test target, if there is one.
  let layout: PackageLayout
  let packages: [RequiredPackage]
  /// The paths of files that the targets declare as resources, by the target's name.
  var resources: [String: [String]] = [:]

  /// The platforms of a package whose code does not need newer ones.
  static let platforms = [
    PackageLayout.Platform(name: "ios", version: "17.0"),
    PackageLayout.Platform(name: "macos", version: "14.0"),
  ]

  var file: PlannedFile {
    PlannedFile(
      path: RelativePath(trusted: ["Package.swift"]), contents: Array(text.utf8),
      isExecutable: false)
  }

  var text: String {
    let name = layout.name
    let dependencies =
      packages.isEmpty
      ? "" : "\n  dependencies: \(Self.list(declarations, indent: 2)),"
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [\(platforms)],
        products: [
          .library(name: "\(name)", targets: ["\(name)"])
        ],\(dependencies)
        targets: \(Self.list(layout.targets.map(text), indent: 2))
      )

      """
  }

  private var platforms: String {
    layout.platforms.map { $0.declaration(in: layout.toolsVersion) }.joined(separator: ", ")
  }

  /// Each package once, even if sources and tests need it.
  private var declarations: [String] {
    layout.packages.compactMap { identity in
      packages.first { $0.identity == identity }?.declaration
    }
  }

  private func text(of target: PackageLayout.Target) -> String {
    let kind = target.kind == .test ? "testTarget" : "target"
    let name = "name: \"\(target.name)\""
    let dependencies = target.dependencies.map(text)
    let resources = (resources[target.name] ?? []).map { ".process(\"\($0)\")" }
    if dependencies.isEmpty, resources.isEmpty { return ".\(kind)(\(name))" }
    if dependencies.count == 1, resources.isEmpty, target.kind == .test {
      return ".\(kind)(\(name), dependencies: [\(dependencies[0])])"
    }
    let arguments = [("dependencies", dependencies), ("resources", resources)]
      .filter { !$1.isEmpty }.map { "\($0): \(Self.list($1, indent: 6))" }
    return """
      .\(kind)(
            \(([name] + arguments).joined(separator: ",\n      "))
          )
      """
  }

  private func text(of dependency: PackageLayout.Dependency) -> String {
    switch dependency {
    case .target(let name), .byName(let name): "\"\(name)\""
    case .product(let name, let package):
      ".product(name: \"\(name)\", package: \"\(package ?? name)\")"
    }
  }

  /// A list with one entry per line, and a comma after the last if there are several.
  private static func list(_ entries: [String], indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    let lines = entries.map { "\(blanks)  \($0)" }.joined(separator: ",\n")
    return "[\n\(lines)\(entries.count > 1 ? "," : "")\n\(blanks)]"
  }
}
