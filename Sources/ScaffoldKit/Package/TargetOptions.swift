/// The targets that an option can name, as messages list them.
struct TargetOptions {
  /// `--target` or `--test-target`.
  let option: String
  private let choices: [Choice]

  /// A target, and the arguments that choose it. There may be several ways: `--target A --test-target T` for
  /// each of its test targets.
  private struct Choice {
    let name: String
    let arguments: [[String]]
  }

  /// A longer list is not printed.
  private static let fewTargets = 8

  /// The targets of these names.
  ///
  /// - Parameter additions: the ways to complete the arguments for a target, each a list of further arguments; by
  ///   default one empty list. A target without any way is left out.
  init(
    option: String, names: [String], additions: (String) -> [[String]] = { _ in [[]] }
  ) {
    self.option = option
    choices = names.map { name in
      Choice(name: name, arguments: additions(name).map { [option, name] + $0 })
    }.filter { !$0.arguments.isEmpty }
  }

  private init(option: String, choices: [Choice]) {
    self.option = option
    self.choices = choices
  }

  private var names: [String] { choices.map(\.name) }

  /// The target with the name nearest to `name`, if there is one.
  private func nearest(_ name: String) -> TargetOptions? {
    let nearest = Suggestion.nearest(name, in: names)
    return nearest.map { nearest in
      TargetOptions(option: option, choices: choices.filter { $0.name == nearest })
    }
  }

  /// `choose one with '--target A' or '--target B'`; `nil` without targets.
  func help(_ beginning: String = "choose one with") -> String? {
    names.isEmpty ? nil : "\(beginning) \(commands)"
  }

  /// The help for a name that is not among the targets: the nearest target, or all.
  func help(insteadOf name: String) -> String? {
    nearest(name).map { "did you mean \($0.commands)?" } ?? help()
  }

  /// The help for a name in a file, where an option cannot replace it: `it can be 'A' or 'B'`.
  var helpInFile: String? {
    guard !names.isEmpty else { return nil }
    if names.count > Self.fewTargets { return "it can be one of \(names.count) targets" }
    let shown = names.map { "'\($0.escapingControlCharacters)'" }
    return "it can be \(shown.joined(separator: " or "))"
  }

  /// The help for a name in a file that is not among the targets.
  func helpInFile(insteadOf name: String) -> String? {
    let nearest = Suggestion.nearest(name, in: names)
    return nearest.map { "did you mean '\($0.escapingControlCharacters)'?" } ?? helpInFile
  }

  /// The arguments to add, if the list is short.
  var remedies: [[String]] {
    names.count > Self.fewTargets ? [] : choices.flatMap(\.arguments)
  }

  /// The arguments to add instead of a name that is not among the targets.
  func remedies(insteadOf name: String) -> [[String]] { (nearest(name) ?? self).remedies }

  /// `'--target A' or '--target B'`
  private var commands: String {
    if names.count > Self.fewTargets { return "'\(option)', one of \(names.count)" }
    return choices.flatMap(\.arguments).map(\.shownInHelp).joined(separator: " or ")
  }
}

extension [String] {
  /// Arguments in a help: `'--target A'`, without the quotes if an argument has some itself.
  var shownInHelp: String {
    let text = map(\.shellQuoted).joined(separator: " ")
    return text == joined(separator: " ") ? "'\(text)'" : text
  }
}
