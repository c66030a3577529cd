/// Compares what generated code imports with what targets depend on.
enum PackageNeeds {
  /// A warning for each package of which a target lacks a product, and for tests that cannot import
  /// their module, with the lines to add. Nothing is fetched, and the user's manifest stays as it is.
  static func warnings(
    of packages: [RequiredPackage], in layout: PackageLayout,
    target: PackageLayout.Target, testTarget: PackageLayout.Target?
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = packages.compactMap { package in
      guard let target = package.isForTests ? testTarget : target else { return nil }
      let missing = package.products.filter { !target.depends(onProduct: $0) }
      guard !missing.isEmpty else { return nil }
      return missingProducts(
        missing, of: package, in: target.name,
        layout)
    }
    if let testTarget, !layout.target(testTarget, reaches: target) {
      problems.append(missingDependency(of: testTarget.name, on: target.name))
    }
    return problems
  }

  private static let manifest = SourceLocation(path: "Package.swift")

  /// The warning for tests in a target that does not depend on the target of their module.
  private static func missingDependency(of testTarget: String, on target: String) -> Diagnostic {
    let (tests, target) = (testTarget.escapingControlCharacters, target.escapingControlCharacters)
    return Diagnostic(
      .data, .testDependency,
      "the test target '\(tests)' does not depend on '\(target)', which its tests import",
      at: manifest, help: "add \"\(target)\" to 'dependencies:' of the target '\(tests)'",
      severity: .warning)
  }

  /// The warning for products that a target does not depend on yet.
  ///
  /// - Parameter layout: the package, which may name the other package already.
  private static func missingProducts(
    _ products: [String], of package: RequiredPackage, in target: String, _ layout: PackageLayout
  ) -> Diagnostic {
    let names = products.map { "'\($0)'" }.joined(separator: ", ")
    let shown = target.escapingControlCharacters
    let (noun, pronoun) = products.count == 1 ? ("product", "it") : ("products", "them")
    guard layout.hasManifest else {
      return Diagnostic(
        .data, .missingPackage, "the generated code needs the \(noun) \(names)",
        help: "add \(pronoun) to the target '\(shown)' of the project, from \(package.url)",
        severity: .warning)
    }
    let lines = products.map { "\n        \(package.use(of: $0))," }.joined()
    let first =
      layout.packages.contains(package.identity)
      ? "add to 'dependencies:' of the target '\(shown)':"
      : """
      add to 'dependencies:' of the package:
              \(package.declaration),
            and to 'dependencies:' of the target '\(shown)':
      """
    return Diagnostic(
      .data, .missingPackage,
      "the generated code needs the \(noun) \(names), and the target '\(shown)' does not depend on "
        + pronoun,
      at: manifest, help: first + lines, severity: .warning)
  }
}

extension PackageLayout {
  /// Whether a target depends on another one, itself or by one between them.
  fileprivate func target(_ target: Target, reaches other: Target) -> Bool {
    var (seen, rest): (Set<String>, [Target]) = ([target.name], [target])
    while let next = rest.popLast() {
      if next.depends(on: other) { return true }
      for dependency in next.dependencies where seen.insert(dependency.name).inserted {
        if let found = self.target(named: dependency.name) { rest.append(found) }
      }
    }
    return false
  }
}
