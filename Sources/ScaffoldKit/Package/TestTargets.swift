/// The test targets of a package, found by their names and by what they test.
struct TestTargets {
  /// In the order of the manifest.
  let all: [PackageLayout.Target]
  private let byName: [String: Int]
  /// Those that depend on a target, by its name.
  private let byDependency: [String: [Int]]

  init(of layout: PackageLayout) {
    all = layout.targets.filter { $0.kind == .test }
    byName = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
    byDependency = all.enumerated().reduce(into: [:]) { users, entry in
      for name in Set(entry.element.dependencies.compactMap(\.targetName)) {
        users[name, default: []].append(entry.offset)
      }
    }
  }

  /// The test target that is named after a target: `AppTests`.
  func usual(for target: PackageLayout.Target) -> PackageLayout.Target? {
    byName["\(target.name)Tests"].map { all[$0] }
  }

  /// The test targets that depend on a target.
  func dependent(on target: PackageLayout.Target) -> [PackageLayout.Target] {
    (byDependency[target.name] ?? []).map { all[$0] }
  }
}

extension PackageLayout.Dependency {
  /// The name of a target of the same package, if it can be one.
  fileprivate var targetName: String? {
    switch self {
    case .target(let name), .byName(let name): name
    case .product: nil
    }
  }
}
