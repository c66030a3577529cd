/// Chooses the target that a module goes into, and the one for its tests.
struct TargetChoice {
  /// Returns whether a target is of the C family. It searches the disk, so it is called only for
  /// targets that the choice depends on.
  typealias LanguageTest = (PackageLayout.Target) throws(ScaffoldError) -> Bool

  private let layout: PackageLayout
  private let isCFamily: LanguageTest
  private let testTargets: TestTargets
  /// What the modules' tests need of the targets that messages suggest.
  private var tests = TestNeed()

  init(layout: PackageLayout, isCFamily: @escaping LanguageTest) {
    self.layout = layout
    self.isCFamily = isCFamily
    testTargets = TestTargets(of: layout)
  }

  /// The same choice for modules with such tests.
  func with(_ tests: TestNeed) -> TargetChoice {
    var choice = self
    choice.tests = tests
    return choice
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
        .notFound, .noTarget,
        "package '\(layout.name.escapingControlCharacters)' has no Swift library or executable target",
        help: "add a '.target(name: …)' to Package.swift")
    case 1: return try namedTarget(swift[0].name)
    default: throw ScaffoldError(several(swift.map(\.name)))
    }
  }

  /// The test target called `name`, else `<T>Tests`, else the only one that depends on `target`.
  func testTarget(
    named name: String?, for target: PackageLayout.Target
  ) throws(ScaffoldError) -> PackageLayout.Target {
    if let name { return try testTarget(named: name) }
    if let usual = testTargets.usual(for: target) { return try suitableTest(usual) }
    let dependent = testTargets.dependent(on: target)
    switch dependent.count {
    case 0: throw ScaffoldError(noTestTarget(for: target))
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
          name, "\(target.kind.phrase), not a test target", testOptions(otherThan: nil)))
    }
    return try suitableTest(target)
  }

  /// The targets to choose from: the one called `name`, else all that are suitable.
  ///
  /// - Parameter usual: the name of the default; `nil` for the only target.
  func targets(
    named name: String?, default usual: String?
  ) throws(ScaffoldError) -> [ModuleTarget] {
    var targets: [PackageLayout.Target] = []
    if let name {
      targets = [try target(named: name)]
    } else {
      targets = try suitable()
      // Throws the error for a package without a suitable target.
      if targets.isEmpty { targets = [try target(named: nil)] }
    }
    var ignored: [Diagnostic] = []
    let usual = attempt(&ignored) { () throws(ScaffoldError) in try self.target(named: usual) }
    return targets.map { target in
      let own = testTargets.usual(for: target).map { [$0] }
      return ModuleTarget(
        name: target.name, isDefault: target == usual,
        testTargets: (own ?? testTargets.dependent(on: target)).map(\.name))
    }
  }

  // MARK: By name

  private func namedTarget(_ name: String) throws(ScaffoldError) -> PackageLayout.Target {
    guard let target = layout.target(named: name) else {
      let options = options(try suitable().map(\.name))
      let problem = Diagnostic(
        .notFound, .unknownTarget,
        layout.hasManifest
          ? "the package has no target '\(name.escapingControlCharacters)'"
          : "no modules are recorded for '\(name.escapingControlCharacters)'",
        help: options.help(insteadOf: name))
      throw ScaffoldError(
        problem.withHelpInFile(options.helpInFile(insteadOf: name))
          .withRemedies(options.remedies(insteadOf: name)))
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
    let options = options(try suitable().map(\.name))
    throw ScaffoldError(Self.unsuitable(name, reason, options, category))
  }

  /// Whether a target can take a module.
  func accepts(_ target: PackageLayout.Target) throws(ScaffoldError) -> Bool {
    guard target.kind.takesModules else { return false }
    return try obstacle(target) == nil
  }

  /// The targets that would take a module.
  func suitable() throws(ScaffoldError) -> [PackageLayout.Target] {
    var targets: [PackageLayout.Target] = []
    for target in layout.targets where try accepts(target) { targets.append(target) }
    return targets
  }

  /// The targets of these names for `--target`, each with what its tests need. Those that the modules' tests
  /// exclude are left out.
  private func options(_ names: [String]) -> TargetOptions {
    TargetOptions(option: "--target", names: names) { name in
      guard tests.areNeeded, let target = layout.target(named: name) else { return [[]] }
      do throws(ScaffoldError) {
        _ = try testTarget(named: nil, for: target)
        return [[]]
      } catch {
        return error.diagnostics.flatMap(\.remedies)
      }
    }
  }

  // MARK: On disk

  private func suitableTest(
    _ target: PackageLayout.Target
  ) throws(ScaffoldError) -> PackageLayout.Target {
    if let obstacle = try obstacle(target) {
      throw ScaffoldError(
        Self.unsuitable(
          target.name, obstacle.reason, testOptions(otherThan: target), obstacle.category))
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
  private func several(_ names: [String]) -> Diagnostic {
    let options = options(names)
    return Diagnostic(
      .usage, .severalTargets, "the package has several targets: \(Self.list(names))",
      help: options.help()
    ).withRemedies(options.remedies)
  }

  private static func severalTests(
    of target: PackageLayout.Target, _ names: [String]
  ) -> Diagnostic {
    let options = TargetOptions(option: "--test-target", names: names)
    return Diagnostic(
      .usage, .severalTestTargets,
      "several test targets depend on '\(target.name.escapingControlCharacters)': \(list(names))",
      help: options.help()
    ).withRemedies(options.remedies)
  }

  /// `A, B`
  private static func list(_ names: [String]) -> String {
    names.map(\.escapingControlCharacters).joined(separator: ", ")
  }

  private func noTestTarget(for target: PackageLayout.Target) -> Diagnostic {
    let name = target.name.escapingControlCharacters
    guard layout.hasManifest else {
      return Diagnostic(
        .usage, .noTestTarget, "no folder is named for the tests of '\(name)'",
        help: "name it with '--tests DIR'"
          + (tests.optOut.map { ", or leave the tests out with \($0.shownInHelp)" } ?? "")
      ).withRemedies(tests.optOut.map { [$0] } ?? [])
    }
    let declaration = #".testTarget(name: "\#(name)Tests", dependencies: ["\#(name)"])"#
    return Diagnostic(
      .notFound, .noTestTarget, "the package has no test target for '\(name)'",
      help: "add '\(declaration)' to the targets in Package.swift"
        + (tests.optOut.map { ", or leave the tests out with \($0.shownInHelp)" } ?? "")
    ).withRemedies(tests.optOut.map { [$0] } ?? [])
  }

  private func unknownTestTarget(_ name: String) -> Diagnostic {
    let options = testOptions(otherThan: nil)
    return Diagnostic(
      .notFound, .unknownTarget,
      "the package has no test target '\(name.escapingControlCharacters)'",
      help: options.help(insteadOf: name)
        ?? "add a '.testTarget(name: …)' that depends on the module's target to Package.swift"
    ).withHelpInFile(options.helpInFile(insteadOf: name))
      .withRemedies(options.remedies(insteadOf: name))
  }

  private func testOptions(otherThan target: PackageLayout.Target?) -> TargetOptions {
    TargetOptions(
      option: "--test-target", names: testTargets.all.map(\.name).filter { $0 != target?.name })
  }

  /// A target of that name exists and cannot be used.
  private static func unsuitable(
    _ name: String, _ reason: String, _ others: TargetOptions,
    _ category: Diagnostic.Category = .usage
  ) -> Diagnostic {
    Diagnostic(
      category, .unsuitableTarget, "target '\(name.escapingControlCharacters)' \(reason)",
      help: others.help("choose another with")
    ).withHelpInFile(others.helpInFile).withRemedies(others.remedies)
  }
}
