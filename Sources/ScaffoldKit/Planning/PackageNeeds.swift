/// Compares what generated code imports with what targets depend on.
enum PackageNeeds {
  /// A warning for each package of which a target lacks a product, and for tests that cannot import
  /// their module, with the lines to add. Nothing is fetched, and the user's manifest stays as it is.
  static func warnings(
    of packages: [RequiredPackage], in layout: PackageLayout,
    target: PackageLayout.Target, testTarget: PackageLayout.Target?
  ) -> [Diagnostic] {
    var faults: [any Fault] = packages.compactMap { package in
      guard let target = package.isForTests ? testTarget : target else { return nil }
      let missing = package.products.filter { !target.depends(onProduct: $0) }
      guard !missing.isEmpty else { return nil }
      return PackageNeed(
        package: package, products: missing, target: target.name,
        isDeclared: layout.packages.contains(package.identity))
    }
    if let testTarget, !layout.target(testTarget, reaches: target) {
      faults.append(TestDependency(target: target.name, testTarget: testTarget.name))
    }
    let place = SourceLocation(path: "Package.swift")
    return faults.map { Diagnostic($0, at: place, severity: .warning) }
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

/// A target whose tests are in one that does not depend on it.
struct TestDependency: Fault {
  let target: String
  let testTarget: String

  var wording: Wording {
    let (target, tests) = (target.escapingControlCharacters, testTarget.escapingControlCharacters)
    return Wording(
      .data, "test-dependency",
      "the test target '\(tests)' does not depend on '\(target)', which its tests import",
      help: "add \"\(target)\" to 'dependencies:' of the target '\(tests)'")
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
