/// Which modules to take back: the question that ``Scaffolder/previewRemoval(_:)`` answers.
public struct RemovalRequest: Sendable, Hashable {
  /// The modules' names with their subfolders, as ``RecordedModule/path`` gives them.
  public var modules: [String]
  /// The package's root folder.
  public var packagePath: String
  /// Whether the nearest folder above ``packagePath`` with a `Package.swift` is meant.
  public var searchesParents = false
  /// The target that the modules are in; `nil` where each is in one target only.
  public var target: String?
  /// Whether files that were edited since go as well.
  public var removesEdited = false

  /// A request for `modules` of the package at `packagePath`, everything else by default.
  public init(modules: [String], packagePath: String) {
    self.modules = modules
    self.packagePath = packagePath
  }
}

/// What can keep modules from being taken back.
enum RemovalFault: Fault {
  case noModules
  case repeated(String)
  case unknown(String, target: String?, known: [String])
  case severalTargets(String, [String])
  /// A file that stays because it is not as it was written.
  case edited
  /// Something that stays because it is no plain file any more.
  case notPlainFile

  var wording: Wording {
    switch self {
    case .noModules:
      Wording(.usage, "no-name", "no module is named", help: "'viper-gen list' lists the modules")
    case .repeated(let name):
      Wording(
        .usage, "repeated-name", "'\(name.escapingControlCharacters)' is named twice",
        help: "name each module once")
    case .unknown(let name, let target, let known):
      Wording(
        .notFound, "unknown-module",
        "no module '\(name.escapingControlCharacters)' is recorded"
          + (target.map { " for the target '\($0.escapingControlCharacters)'" } ?? ""),
        help: Self.help(for: name, known))
    case .severalTargets(let name, let targets):
      Wording(
        .usage, "several-targets",
        "'\(name.escapingControlCharacters)' is a module of several targets",
        help: "choose one with "
          + targets.map { "'--target \($0.escapingControlCharacters)'" }.joined(separator: " or "),
        remedies: targets.map { "--target \($0.shellQuoted)" })
    case .edited:
      Wording(.conflict, "kept", "the file was edited, and stays")
    case .notPlainFile:
      Wording(
        .conflict, "kept", "this is not the plain file that was written, and stays",
        help: "move it away, and remove the module again")
    }
  }

  /// The module of that name in another folder, or the nearest name.
  private static func help(for name: String, _ known: [String]) -> String {
    let own = RelativePath.components(of: name).last
    let elsewhere = known.first { RelativePath.components(of: $0).last == own && $0 != name }
    let suggestion = elsewhere ?? Suggestion.nearest(name, in: known)
    return suggestion.map { "did you mean '\($0.escapingControlCharacters)'?" }
      ?? "'viper-gen list' lists the modules"
  }
}
