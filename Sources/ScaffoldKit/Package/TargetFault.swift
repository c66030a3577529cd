/// The errors of choosing a target.
enum TargetFault: Fault {
  /// Why a target cannot take a module.
  enum Obstacle: Sendable, Hashable {
    case kind(PackageLayout.Kind)
    /// Its sources are C, C++, Objective-C or assembly.
    case cFamily
    /// A link leads out of the package.
    case outside(link: [String])
    /// A file is in the place of its folder.
    case blocked(by: [String])
  }

  case none(package: String)
  case several([String])
  case unknown(String, among: [String])
  case unsuitable(String, Obstacle, others: [String])
  case unknownTest(String, among: [String])
  case unsuitableTest(String, Obstacle, others: [String])
  case noTest(target: String)
  case severalTests(target: String, [String])

  var wording: Wording {
    switch self {
    case .none(let package):
      Wording(
        .notFound, "no-target",
        "package '\(shown(package))' has no Swift library or executable target",
        help: "add a '.target(name: …)' to Package.swift")
    case .several(let names):
      Wording(
        .usage, "several-targets", "the package has several targets: \(listed(names))",
        help: "choose one with \(commands("--target", names))",
        remedies: remedies("--target", names))
    case .unknown(let name, let names):
      Wording(
        .notFound, "unknown-target", "the package has no target '\(shown(name))'",
        help: help(name, names, "--target"), helpInFile: helpInFile(name, names))
    case .unsuitable(let name, let obstacle, let others):
      Wording(
        obstacle.category, "unsuitable-target", "target '\(shown(name))' \(obstacle.reason)",
        help: others.isEmpty ? nil : "choose another with \(commands("--target", others))",
        helpInFile: choice(of: others))
    case .unknownTest(let name, let names):
      Wording(
        .notFound, "unknown-target", "the package has no test target '\(shown(name))'",
        help: help(name, names, "--test-target")
          ?? "add a '.testTarget(name: …)' that depends on the module's target to Package.swift",
        helpInFile: helpInFile(name, names))
    case .unsuitableTest(let name, let obstacle, let others):
      Wording(
        obstacle.category, "unsuitable-target", "target '\(shown(name))' \(obstacle.testReason)",
        help: others.isEmpty ? nil : "choose another with \(commands("--test-target", others))",
        helpInFile: choice(of: others))
    case .noTest(let target):
      Wording(
        .notFound, "no-test-target", "the package has no test target for '\(shown(target))'",
        help: "add '\(Self.declaration(for: target))' to the targets in Package.swift")
    case .severalTests(let target, let names):
      Wording(
        .usage, "several-test-targets",
        "several test targets depend on '\(shown(target))': \(listed(names))",
        help: "choose one with \(commands("--test-target", names))",
        remedies: remedies("--test-target", names))
    }
  }

  private static func declaration(for target: String) -> String {
    let name = target.escapingControlCharacters
    return #".testTarget(name: "\#(name)Tests", dependencies: ["\#(name)"])"#
  }

  private func help(_ name: String, _ names: [String], _ option: String) -> String? {
    Suggestion.nearest(name, in: names).map { "did you mean '\(option) \(shown($0))'?" }
      ?? (names.isEmpty ? nil : "choose one with \(commands(option, names))")
  }

  /// The help for a name in a file, where an option cannot replace it.
  private func helpInFile(_ name: String, _ names: [String]) -> String? {
    Suggestion.nearest(name, in: names).map { "did you mean '\(shown($0))'?" } ?? choice(of: names)
  }

  /// `it can be 'A' or 'B'`
  private func choice(of names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    if names.count > Self.fewTargets { return "it can be one of \(names.count) targets" }
    return "it can be \(names.map { "'\(shown($0))'" }.joined(separator: " or "))"
  }

  private func shown(_ text: String) -> String { text.escapingControlCharacters }

  private func listed(_ names: [String]) -> String { names.map(shown).joined(separator: ", ") }

  /// A longer list is not printed.
  private static let fewTargets = 8

  /// The options to type, if the list is short.
  private func remedies(_ option: String, _ names: [String]) -> [String] {
    names.count > Self.fewTargets ? [] : names.map { "\(option) \($0.shellQuoted)" }
  }

  /// `'--target A' or '--target B'`
  private func commands(_ option: String, _ names: [String]) -> String {
    if names.count > Self.fewTargets { return "'\(option)', one of \(names.count)" }
    return names.map { name in
      let word = name.shellQuoted
      return word == name ? "'\(option) \(name)'" : "\(option) \(word)"
    }.joined(separator: " or ")
  }
}

extension TargetFault.Obstacle {
  var category: Diagnostic.Category {
    if case .outside = self { .containment } else { .usage }
  }

  var reason: String {
    switch self {
    case .kind(.test): "is a test target; tests are chosen with '--test-target'"
    case .kind(let kind): "\(kind.phrase), which takes no module"
    case .cFamily: "is written in C, C++ or Objective-C, and a target cannot mix them with Swift"
    case .outside(let link): "leads out of the package through '\(path(link))'"
    case .blocked(let file): "has no folder: '\(path(file))' is in the way"
    }
  }

  var testReason: String {
    if case .kind(let kind) = self { "\(kind.phrase) and no test target" } else { reason }
  }

  private func path(_ components: [String]) -> String {
    components.joined(separator: "/").escapingControlCharacters
  }
}

extension PackageLayout.Kind {
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
