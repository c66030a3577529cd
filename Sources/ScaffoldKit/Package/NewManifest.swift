/// The `Package.swift` of a new package.
struct NewManifest {
  /// The library target, followed by the test target, if there is one.
  let layout: PackageLayout
  let packages: [RequiredPackage]

  /// The platforms of a package whose code does not need newer ones.
  static let platforms = [
    PackageLayout.Platform(name: "ios", version: "17.0"),
    PackageLayout.Platform(name: "macos", version: "14.0"),
  ]

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
    let dependencies = target.dependencies.map(text)
    if dependencies.isEmpty { return ".\(kind)(name: \"\(target.name)\")" }
    if dependencies.count == 1, target.kind == .test {
      return ".\(kind)(name: \"\(target.name)\", dependencies: [\(dependencies[0])])"
    }
    return """
      .\(kind)(
            name: "\(target.name)",
            dependencies: \(Self.list(dependencies, indent: 6))
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
