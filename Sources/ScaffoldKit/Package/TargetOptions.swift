/// The targets that an option can name, as messages list them.
struct TargetOptions {
  /// `--target` or `--test-target`.
  let option: String
  let names: [String]
  /// A longer list is not printed.
  private static let fewTargets = 8

  /// `choose one with '--target A' or '--target B'`; `nil` without targets.
  func help(_ beginning: String = "choose one with") -> String? {
    names.isEmpty ? nil : "\(beginning) \(commands)"
  }

  /// The help for a name that is not among the targets: the nearest target, or all.
  func help(insteadOf name: String) -> String? {
    let nearest = Suggestion.nearest(name, in: names)
    return nearest.map { "did you mean '\(option) \($0.escapingControlCharacters)'?" } ?? help()
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
  var remedies: [String] {
    names.count > Self.fewTargets ? [] : names.map { "\(option) \($0.shellQuoted)" }
  }

  /// `A, B`
  var list: String { names.map(\.escapingControlCharacters).joined(separator: ", ") }

  /// `'--target A' or '--target B'`
  private var commands: String {
    if names.count > Self.fewTargets { return "'\(option)', one of \(names.count)" }
    return names.map { name in
      let word = name.shellQuoted
      return word == name ? "'\(option) \(name)'" : "\(option) \(word)"
    }.joined(separator: " or ")
  }
}
