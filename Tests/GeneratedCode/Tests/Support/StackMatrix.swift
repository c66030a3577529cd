import Foundation
import Testing

/// Stacks with each value of the options that change their shape; the lists `with` and `actions` take
/// turns. `verify` builds many more, in a package of its own.
struct StackMatrix {
  struct Stack {
    let name: String
    let flags: [String]
    var hasTests: Bool { !flags.joined(separator: " ").contains("--testing none") }
  }

  static let choices: [(flag: String, values: [String])] = [
    ("--protocols", ["separate", "inline"]),
    ("--testing", ["swift-testing", "xctest", "none"]),
    ("--layout", ["flat", "layers"]),
    ("--access", ["internal", "public", "package"]),
  ]

  /// What views are made of; these take turns too, two for each combination.
  static let views: [[String]] = [
    ["--ui", "uikit"],
    ["--ui", "swiftui", "--navigation", "swiftui"],
    ["--ui", "none"],
    ["--ui", "appkit"],
    ["--ui", "swiftui"],
    ["--ui", "uikit", "--view", "storyboard"],
    ["--ui", "swiftui", "--navigation", "swiftui", "--observation", "observable-object"],
    ["--ui", "swiftui", "--observation", "observable-object"],
  ]

  static let parts = ["service", "entity", "view-object"]

  static let actions: [[String]] = [
    [],
    ["signIn(username: String, password: String)"],
    [
      "refresh",
      "open(at index: Int, _ name: String?, for: [String: [Int]]) async throws",
      "pick(from date: Date, then completion: @escaping @MainActor (Result<Int, any Error>) -> Void)",
      "configure(firstParameterWithALongName: String, secondParameterWithALongName: Set<Double>)",
    ],
  ]

  /// Each fifth of all combinations, in which no value is missing, with names of their own.
  static let stacks: [Stack] = {
    var combinations: [[String]] = [[], []]
    for choice in choices {
      combinations = combinations.flatMap { flags in
        choice.values.map { flags + [choice.flag, $0] }
      }
    }
    return combinations.enumerated().filter { $0.offset % 5 == 0 }.map { index, flags in
      let subset = parts.enumerated().filter { (index / 3) >> $0.offset & 1 == 1 }.map(\.element)
      return Stack(
        name: "Stack\(index)",
        flags: flags + views[index % views.count] + subset.flatMap { ["--with", $0] }
          + actions[index % 3].flatMap { ["--actions", $0] })
    }
  }()

  /// Creates all stacks in the package at `path`.
  static func create(in folder: TemporaryFolder, path: String, _ extra: [String]) throws {
    for stack in stacks {
      let arguments = ["create", stack.name, "--package-path", path, "--quiet"]
      let outcome = try Program.viperGen(arguments + extra + stack.flags, in: folder.url)
      guard outcome.status == 0 else { throw Refused(stack: stack, errors: outcome.errors) }
    }
  }

  struct Refused: Error {
    let stack: Stack
    let errors: String
  }
}
