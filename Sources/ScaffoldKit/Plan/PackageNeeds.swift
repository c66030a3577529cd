/// Holds the packages that generated code needs against what targets depend on.
enum PackageNeeds {
  /// A warning for each package of which a target lacks a product, with the lines to add. Nothing is
  /// fetched, and the user's manifest is left alone.
  static func warnings(
    of packages: [RequiredPackage], in layout: PackageLayout,
    target: PackageLayout.Target, testTarget: PackageLayout.Target?
  ) -> [Diagnostic] {
    packages.compactMap { package in
      guard let target = package.isForTests ? testTarget : target else { return nil }
      let missing = package.products.filter { !target.depends(onProduct: $0) }
      guard !missing.isEmpty else { return nil }
      let fault = PackageNeed(
        package: package, products: missing, target: target.name,
        isDeclared: layout.packages.contains(package.identity))
      return Diagnostic(fault, at: SourceLocation(path: "Package.swift"), severity: .warning)
    }
  }
}

/// Products that a target does not depend on yet.
struct PackageNeed: Fault {
  let package: RequiredPackage
  let products: [String]
  let target: String
  /// Whether the manifest names the package already.
  let isDeclared: Bool

  var wording: Wording {
    let names = products.map { "'\($0)'" }.joined(separator: ", ")
    let shown = target.escapingControlCharacters
    let noun = products.count == 1 ? "product" : "products"
    let lines = products.map { "\n        \(package.use(of: $0))," }.joined()
    let first =
      isDeclared
      ? "add to 'dependencies:' of the target '\(shown)':"
      : """
      add to 'dependencies:' of the package:
              \(package.declaration),
            and to 'dependencies:' of the target '\(shown)':
      """
    return Wording(
      .data, "missing-package",
      "the generated code needs the \(noun) \(names), and the target '\(shown)' does not depend on "
        + (products.count == 1 ? "it" : "them"),
      help: first + lines)
  }
}
