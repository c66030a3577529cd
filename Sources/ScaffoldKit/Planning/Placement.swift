/// Finds the target and the folder below it that the paths of a request mean.
///
/// A path is below the target's folder. If it begins with the folder of a target, such as
/// `Sources/App/Feature`, it means that target, and the folder is not repeated. The folder in which a command
/// runs chooses the target and the start of the paths, unless the request says otherwise.
struct Placement {
  private let layout: PackageLayout
  private let choice: TargetChoice?
  /// The names from the package's root to the folder in which the command runs.
  private let here: [String]
  private let owners: TargetFolders

  /// The placement of paths in a package.
  ///
  /// - Parameter choice: the targets that exist; `nil` for a package that is yet to be made.
  init(_ layout: PackageLayout, root: String, _ request: ScaffoldRequest, _ choice: TargetChoice?) {
    self.layout = layout
    self.choice = choice
    owners = TargetFolders(of: layout)
    here =
      request.ignoresFolder ? [] : PackagePlace(root: root, from: request.packagePath).here
  }

  /// The same modules in requests with a target and a subfolder, to which their paths are relative. What is
  /// wrong with a path is added to `problems`.
  func parts(of request: ScaffoldRequest, _ problems: inout [Diagnostic]) -> [ScaffoldRequest] {
    let base = attempt(&problems) { () throws(ScaffoldError) in try self.base(of: request) }
    guard let base else { return [] }
    let bare = request.withoutModules
    var parts = request.modules.isEmpty ? [base] : []
    var latest: ScaffoldRequest?
    for module in request.requestedModules where problems.count < Diagnostic.mostOfAFile {
      var found: [Diagnostic] = []
      let placed =
        attempt(&found) { () throws(ScaffoldError) in
          let path = module.path
          return try place(path.subfolder, path.isFromPackage, of: bare, name: path.name.text)
        } ?? nil
      problems += found.map { $0.attributed(to: module.origin) }
      guard found.isEmpty else { continue }
      let part = placed.map { $0.request } ?? base
      if part != latest { parts.append(part) }
      latest = part
      let path = placed.map { ModulePath(subfolder: $0.rest, name: module.path.name) }
      parts[parts.count - 1].modules.append(path ?? module.path)
      if let origin = module.origin { parts[parts.count - 1].moduleOrigins.append(origin) }
    }
    return parts
  }

  /// The request without its modules, with the target and the subfolder for paths that do not name a target.
  func base(of request: ScaffoldRequest) throws(ScaffoldError) -> ScaffoldRequest {
    let bare = request.withoutModules
    let folder = request.subfolder?.components ?? []
    let placed = try place(folder, request.subfolderIsFromPackage, of: bare)
    guard let placed else { return try following(bare) }
    var base = placed.request
    base.subfolder = try RelativePath(names: placed.rest)
    return base
  }

  /// The request for the target whose folder the path begins with, and the rest of the path; `nil` if the path
  /// is relative to the target's folder.
  ///
  /// - Parameter name: the name of a module in the folder, for messages.
  private func place(
    _ path: [String], _ isFromPackage: Bool, of request: ScaffoldRequest, name: String? = nil
  ) throws(ScaffoldError) -> (request: ScaffoldRequest, rest: [String])? {
    let whole = path + (name.map { [$0] } ?? [])
    guard let owner = owners.owner(of: path, orRoot: isFromPackage) else {
      if isFromPackage || layout.sharesFirstFolder(path) {
        throw ScaffoldError(.outsideTargets(whole, in: layout))
      }
      return nil
    }
    if owner.kind == .test { throw ScaffoldError(.inTests(whole, of: owner, in: layout)) }
    if let other = request.target, request.isTargetTyped, other != owner.name {
      throw ScaffoldError(.otherTarget(whole, owner, other))
    }
    var placed = request.choosing(owner)
    placed.subfolder = nil
    placed.subfolderIsFromPackage = false
    return (placed, Array(path.dropFirst(owner.folder.count)))
  }

  /// The request for the target whose folder the command runs in, if there is one that takes modules and the
  /// request does not name another one.
  private func following(_ request: ScaffoldRequest) throws(ScaffoldError) -> ScaffoldRequest {
    guard !here.isEmpty, let choice, let owner = owners.owner(of: here, orRoot: false),
      try choice.accepts(owner), !request.isTargetTyped || request.target == owner.name
    else { return request }
    var followed = request.choosing(owner)
    let rest = Array(here.dropFirst(owner.folder.count))
    let movesFiles = !request.fixesSubfolder && !rest.isEmpty
    if movesFiles { followed.subfolder = try RelativePath(names: rest) }
    let isOnly = try choice.suitable().count == 1
    if movesFiles || request.target != owner.name && !isOnly {
      followed.notes = [.chosenByFolder(movesFiles ? here : nil, owner)]
    }
    return followed
  }
}

extension ScaffoldRequest {
  /// Whether the command line or a list names the target, rather than the configuration.
  fileprivate var isTargetTyped: Bool {
    target != nil && origins[.target]?.category != .configuration
  }

  fileprivate var withoutModules: ScaffoldRequest {
    var request = self
    (request.modules, request.moduleOrigins) = ([], [])
    return request
  }

  /// The request for a target. The configured test target belongs to the configured target.
  fileprivate func choosing(_ owner: PackageLayout.Target) -> ScaffoldRequest {
    guard target != owner.name else { return self }
    var request = self
    request.target = owner.name
    request.origins[.target] = nil
    if request.origins[.testTarget]?.category == .configuration {
      request.testTarget = nil
      request.origins[.testTarget] = nil
    }
    return request
  }
}

/// The targets of a package by their folders.
private struct TargetFolders {
  /// Of several targets with one folder, the last one.
  private let targets: [[String]: PackageLayout.Target]

  init(of layout: PackageLayout) {
    targets = Dictionary(layout.targets.map { ($0.folder, $0) }) { _, last in last }
  }

  /// The target with the innermost folder that the path begins with.
  ///
  /// - Parameter includesRoot: whether a target whose folder is the package's root counts.
  func owner(of path: [String], orRoot includesRoot: Bool) -> PackageLayout.Target? {
    let counts = (includesRoot ? 0 : 1)..<max(path.count + 1, 1)
    return counts.reversed().lazy.compactMap { targets[Array(path.prefix($0))] }.first
  }
}

extension PackageLayout {
  /// The folders of targets that SwiftPM finds without a path in the manifest are in these.
  private static let usualFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

  /// Whether the path begins with the usual folder of targets, such as `Sources`.
  fileprivate func sharesFirstFolder(_ path: [String]) -> Bool {
    guard let first = path.first, Self.usualFolders.contains(first) else { return false }
    return targets.contains { $0.folder.first == first }
  }

  /// The help for a path that is not below the folder of a target that takes modules.
  fileprivate func help(insteadOf path: [String]) -> String {
    let folders = targets.filter(\.kind.takesModules).map(\.folder)
    let rest = sharesFirstFolder(path) ? Array(path.dropFirst()) : path
    if let only = folders.first, folders.count == 1, !rest.isEmpty, path != only {
      return "use \((only + rest).shownPath)"
    }
    let shown = folders.filter { !$0.isEmpty }.prefix(8).map(\.shownPath)
    return "give a path below "
      + (shown.isEmpty ? "a target's folder" : shown.joined(separator: " or "))
  }
}

extension PackageLayout.Target {
  /// Whether it tests another target: it depends on it, or is named after it.
  fileprivate func tests(_ target: PackageLayout.Target) -> Bool {
    depends(on: target) || name == "\(target.name)Tests"
  }
}

extension [String] {
  fileprivate var shownPath: String { "'\(joined(separator: "/").escapingControlCharacters)'" }
}

// MARK: - Diagnostics

extension Diagnostic {
  /// A path from the package's root, in no target's folder.
  fileprivate static func outsideTargets(_ path: [String], in layout: PackageLayout) -> Diagnostic {
    Diagnostic(
      .usage, .notInTarget,
      path.isEmpty
        ? "the package's root is not the folder of a target"
        : "\(path.shownPath) is not in the folder of a target",
      help: layout.help(insteadOf: path))
  }

  /// A path below the folder of a test target.
  fileprivate static func inTests(
    _ path: [String], of tests: PackageLayout.Target, in layout: PackageLayout
  ) -> Diagnostic {
    let rest = path.dropFirst(tests.folder.count)
    let tested = layout.targets.filter { $0.kind.takesModules && tests.tests($0) }
    let folders = tested.map { ($0.folder + rest).shownPath }
    return Diagnostic(
      .usage, .notInTarget,
      "\(path.shownPath) is in the folder of the test target '\(tests.name.escapingControlCharacters)'",
      help: folders.isEmpty
        ? layout.help(insteadOf: Array(rest))
        : "use \(folders.joined(separator: " or ")); the tests go to \(path.shownPath)")
  }

  /// A path in the folder of a target, and another target is named.
  fileprivate static func otherTarget(
    _ path: [String], _ owner: PackageLayout.Target, _ other: String
  ) -> Diagnostic {
    let name = owner.name.escapingControlCharacters
    return Diagnostic(
      .usage, .otherTarget,
      "\(path.shownPath) is in the target '\(name)', not in '\(other.escapingControlCharacters)'",
      help: "choose it with '--target \(owner.name.shellQuoted)'"
    ).withHelpInFile("write '\(name)' as the target")
      .withRemedies([["--target", owner.name]])
  }

  /// The folder in which the command runs has chosen the target, and a folder in it if it is not the target's.
  fileprivate static func chosenByFolder(
    _ folder: [String]?, _ target: PackageLayout.Target
  ) -> Diagnostic {
    let place = folder.map { "folder \($0.shownPath) of the target" } ?? "target"
    return Diagnostic(
      .usage, .chosenByFolder,
      "the working directory chooses the \(place) '\(target.name.escapingControlCharacters)'",
      severity: .note)
  }
}
