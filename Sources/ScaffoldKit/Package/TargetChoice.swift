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
    case 0: throw ScaffoldError(TargetFault.none(package: layout.name))
    case 1: return try namedTarget(swift[0].name)
    default: throw ScaffoldError(TargetFault.several(swift.map(\.name)))
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
    case 0: throw ScaffoldError(TargetFault.noTest(target: target.name))
    case 1: return try suitableTest(dependent[0])
    default:
      throw ScaffoldError(
        TargetFault.severalTests(target: target.name, dependent.map(\.name)))
    }
  }

  /// The test target called `name`, whatever it tests.
  func testTarget(named name: String) throws(ScaffoldError) -> PackageLayout.Target {
    guard let target = layout.target(named: name) else {
      throw ScaffoldError(TargetFault.unknownTest(name, among: tests.map(\.name)))
    }
    guard target.kind == .test else {
      throw ScaffoldError(
        TargetFault.unsuitableTest(name, .kind(target.kind), others: tests.map(\.name)))
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
      throw ScaffoldError(TargetFault.unknown(name, among: try suitable().map(\.name)))
    }
    guard let obstacle = target.kind.takesModules ? try obstacle(target) : .kind(target.kind) else {
      return target
    }
    let others = try suitable().map(\.name)
    throw ScaffoldError(TargetFault.unsuitable(name, obstacle, others: others))
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
      let others = tests.map(\.name).filter { $0 != target.name }
      throw ScaffoldError(TargetFault.unsuitableTest(target.name, obstacle, others: others))
    }
    return target
  }

  private func obstacle(
    _ target: PackageLayout.Target
  ) throws(ScaffoldError) -> TargetFault.Obstacle? {
    switch target.state {
    case .outside(let link): .outside(link: link)
    case .blocked(let file): .blocked(by: file)
    case .missing: nil
    case .present: try isCFamily(target) ? .cFamily : nil
    }
  }
}

extension PackageLayout.Kind {
  /// Whether its folder holds Swift or the C family.
  var holdsCode: Bool { takesModules || self == .test }

  fileprivate var takesModules: Bool { self == .library || self == .executable }
}
