/// Chooses the target that a module goes into, and the one for its tests.
struct TargetChoice {
  /// Returns whether a target is of the C family. It searches the disk, so it is called only for
  /// targets that the choice depends on.
  typealias LanguageTest = (PackageLayout.Target) throws(ScaffoldError) -> Bool

  private let layout: PackageLayout
  private let isCFamily: LanguageTest

  init(layout: PackageLayout, isCFamily: @escaping LanguageTest) {
    self.layout = layout
    self.isCFamily = isCFamily
  }

  /// The target called `name`, else the only Swift library or executable.
  func target(named name: String?) throws(ScaffoldError) -> PackageLayout.Target {
    if let name { return try namedTarget(name) }
    let candidates = layout.targets.filter(\.kind.takesModules)
    if candidates.count == 1 { return try namedTarget(candidates[0].name) }
    var swift: [PackageLayout.Target] = []
    for candidate in candidates where try !isCFamily(candidate) { swift.append(candidate) }
    switch swift.count {
    case 0:
      throw ScaffoldError(
        .notFound, "no-target",
        "package '\(layout.name.escapingControlCharacters)' has no Swift library or executable target",
        help: "add a '.target(name: …)' to Package.swift")
    case 1: return try namedTarget(swift[0].name)
    default: throw ScaffoldError(Self.several(swift.map(\.name)))
    }
  }

  /// The test target called `name`, else `<T>Tests`, else the only one that depends on `target`.
  func testTarget(
    named name: String?, for target: PackageLayout.Target
  ) throws(ScaffoldError) -> PackageLayout.Target {
    if let name { return try testTarget(named: name) }
    if let usual = tests.first(where: { $0.name == "\(target.name)Tests" }) {
      return try suitableTest(usual)
    }
    let dependent = tests.filter { $0.depends(on: target) }
    switch dependent.count {
    case 0: throw ScaffoldError(Self.noTestTarget(for: target))
    case 1: return try suitableTest(dependent[0])
    default: throw ScaffoldError(Self.severalTests(of: target, dependent.map(\.name)))
    }
  }

  /// The test target called `name`, whatever it tests.
  func testTarget(named name: String) throws(ScaffoldError) -> PackageLayout.Target {
    guard let target = layout.target(named: name) else {
      throw ScaffoldError(unknownTestTarget(name))
    }
    guard target.kind == .test else {
      throw ScaffoldError(
        Self.unsuitable(
          name, "\(target.kind.phrase), not a test target", testTargets(otherThan: nil)))
    }
    return try suitableTest(target)
  }

  private var tests: [PackageLayout.Target] { layout.targets.filter { $0.kind == .test } }

  /// The targets to choose from: the one called `name`, else all that are suitable.
  func targets(named name: String?) throws(ScaffoldError) -> [ModuleTarget] {
    var targets: [PackageLayout.Target] = []
    if let name {
      targets = [try target(named: name)]
    } else {
      targets = try suitable()
      // Throws the error for a package without a suitable target.
      if targets.isEmpty { targets = [try target(named: nil)] }
    }
    var ignored: [Diagnostic] = []
    let usual = attempt(&ignored) { () throws(ScaffoldError) in try self.target(named: nil) }
    return targets.map { target in
      let own = tests.filter { $0.name == "\(target.name)Tests" }
      return ModuleTarget(
        name: target.name, isDefault: target == usual,
        testTargets: (own.isEmpty ? tests.filter { $0.depends(on: target) } : own).map(\.name))
    }
  }

  // MARK: By name

  private func namedTarget(_ name: String) throws(ScaffoldError) -> PackageLayout.Target {
    guard let target = layout.target(named: name) else {
      let options = TargetOptions(option: "--target", names: try suitable().map(\.name))
      let problem = Diagnostic(
        .notFound, "unknown-target",
        "the package has no target '\(name.escapingControlCharacters)'",
        help: options.help(insteadOf: name))
      throw ScaffoldError(problem.withHelpInFile(options.helpInFile(insteadOf: name)))
    }
    let reason: String
    var category = Diagnostic.Category.usage
    if target.kind == .test {
      reason = "is a test target; tests are chosen with '--test-target'"
    } else if !target.kind.takesModules {
      reason = "\(target.kind.phrase), which takes no module"
    } else if let obstacle = try obstacle(target) {
      (category, reason) = (obstacle.category, obstacle.reason)
    } else {
      return target
    }
    let options = TargetOptions(option: "--target", names: try suitable().map(\.name))
    throw ScaffoldError(Self.unsuitable(name, reason, options, category))
  }

  /// The targets that would take a module.
  private func suitable() throws(ScaffoldError) -> [PackageLayout.Target] {
    var targets: [PackageLayout.Target] = []
    for target in layout.targets where target.kind.takesModules {
      if try obstacle(target) == nil { targets.append(target) }
    }
    return targets
  }

  // MARK: On disk

  private func suitableTest(
    _ target: PackageLayout.Target
  ) throws(ScaffoldError) -> PackageLayout.Target {
    if let obstacle = try obstacle(target) {
      throw ScaffoldError(
        Self.unsuitable(
          target.name, obstacle.reason, testTargets(otherThan: target), obstacle.category))
    }
    return target
  }

  private func obstacle(
    _ target: PackageLayout.Target
  ) throws(ScaffoldError) -> TargetObstacle? {
    try TargetObstacle(of: target, isCFamily: isCFamily)
  }
}

// MARK: - Diagnostics

extension TargetChoice {
  private static func several(_ names: [String]) -> Diagnostic {
    let options = TargetOptions(option: "--target", names: names)
    return Diagnostic(
      .usage, "several-targets", "the package has several targets: \(options.list)",
      help: options.help()
    ).withRemedies(options.remedies)
  }

  private static func severalTests(
    of target: PackageLayout.Target, _ names: [String]
  ) -> Diagnostic {
    let options = TargetOptions(option: "--test-target", names: names)
    return Diagnostic(
      .usage, "several-test-targets",
      "several test targets depend on '\(target.name.escapingControlCharacters)': \(options.list)",
      help: options.help()
    ).withRemedies(options.remedies)
  }

  private static func noTestTarget(for target: PackageLayout.Target) -> Diagnostic {
    let name = target.name.escapingControlCharacters
    let declaration = #".testTarget(name: "\#(name)Tests", dependencies: ["\#(name)"])"#
    return Diagnostic(
      .notFound, "no-test-target", "the package has no test target for '\(name)'",
      help: "add '\(declaration)' to the targets in Package.swift")
  }

  private func unknownTestTarget(_ name: String) -> Diagnostic {
    let options = testTargets(otherThan: nil)
    return Diagnostic(
      .notFound, "unknown-target",
      "the package has no test target '\(name.escapingControlCharacters)'",
      help: options.help(insteadOf: name)
        ?? "add a '.testTarget(name: …)' that depends on the module's target to Package.swift"
    ).withHelpInFile(options.helpInFile(insteadOf: name))
  }

  private func testTargets(otherThan target: PackageLayout.Target?) -> TargetOptions {
    TargetOptions(
      option: "--test-target", names: tests.map(\.name).filter { $0 != target?.name })
  }

  /// A target of that name exists and cannot be used.
  private static func unsuitable(
    _ name: String, _ reason: String, _ others: TargetOptions,
    _ category: Diagnostic.Category = .usage
  ) -> Diagnostic {
    Diagnostic(
      category, "unsuitable-target", "target '\(name.escapingControlCharacters)' \(reason)",
      help: others.help("choose another with")
    ).withHelpInFile(others.helpInFile)
  }
}

extension PackageLayout.Kind {
  /// Whether its folder holds Swift or the C family.
  var holdsCode: Bool { takesModules || self == .test }

  fileprivate var takesModules: Bool { self == .library || self == .executable }

  /// `is a library`
  fileprivate var phrase: String {
    switch self {
    case .library: "is a library"
    case .executable: "is an executable"
    case .test: "is a test target"
    case .plugin: "is a plugin"
    case .macro: "is a macro"
    case .system: "is a system library"
    case .binary: "is a binary"
    }
  }
}
