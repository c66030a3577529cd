/// The package in which a folder lies that is not a package itself.
struct PackageAbove {
  /// The path of its root.
  let root: String
  /// The names from its root to the folder.
  let names: [String]
  /// The target that would compile a manifest in the folder; `nil` if there is none, or if the targets are
  /// unknown.
  var owner: PackageLayout.Target?

  /// `the target 'App' of the package '/Shop'`
  fileprivate var phrase: String {
    let place = owner.map { "the target '\($0.name.escapingControlCharacters)' of " } ?? ""
    return place + "the package '\(root.escapingControlCharacters)'"
  }

  /// Arguments with which a module lands in the folder, or in a folder below it.
  fileprivate func arguments(below subfolder: [String]) -> [String] {
    guard let owner, owner.kind.takesModules else { return ["--package-path", root] }
    return ["--package-path", root, "--into", (names + subfolder).joined(separator: "/")]
  }
}

extension PackageSearch {
  /// The nearest package above a folder.
  ///
  /// - Parameter layout: the targets of a package. What is wrong with its manifest does not matter here.
  func packageAbove(
    _ path: String, layout: (String) throws(ScaffoldError) -> PackageLayout? = { _ in nil }
  ) throws(ScaffoldError) -> PackageAbove? {
    var names: [String] = []
    var outer = TypedPath.resolved(path.namesOnPath) ?? []
    while let name = outer.popLast() {
      names.insert(name, at: 0)
      let root = "/" + outer.joined(separator: "/")
      guard try hasManifest(at: root, orHidden: true) else { continue }
      var above = PackageAbove(root: root, names: names)
      var ignored: [Diagnostic] = []
      let found = attempt(&ignored) { () throws(ScaffoldError) in try layout(root) } ?? nil
      above.owner = found?.compiler(of: names)
      return above
    }
    return nil
  }

  /// The error for a request without a package, or for a new package that a target of another one would
  /// compile; `nil` if there is a package, or if the request may create it.
  func problem(
    with request: ScaffoldRequest, at path: String,
    layout: (String) throws(ScaffoldError) -> PackageLayout
  ) throws(ScaffoldError) -> ScaffoldError? {
    guard try !hasManifest(at: path) else { return nil }
    let above = searchesParents ? nil : try packageAbove(path, layout: layout)
    guard !request.initializesPackage || above?.owner != nil else { return nil }
    guard let above, above.owner != nil || isFolder(path) else {
      return noPackage(at: path, canBeMade: true)
    }
    let subfolder = request.subfolder?.components ?? []
    return ScaffoldError(
      request.initializesPackage
        ? .packageInTarget(path, above, subfolder)
        : .inPackage(path, above, subfolder, canBeMade: true))
  }

  /// Whether a folder is there and can be opened.
  func isFolder(_ path: String) -> Bool {
    do throws(SystemError) {
      return try fileSystem.directory(at: path).status().kind == .directory
    } catch {
      return false
    }
  }
}

extension PackageLayout {
  /// The target that would compile a manifest in a folder.
  fileprivate func compiler(of folder: [String]) -> Target? {
    let manifest = RelativePath(folder: folder, name: "Package.swift")
    return targets.filter { target in
      target.kind != .binary && target.kind != .system
        && manifest.components.starts(with: target.folder) && !target.ignores(manifest)
        && TargetExtent(target).contains(manifest.components)
    }.max { $0.folder.count < $1.folder.count }
  }
}

extension Diagnostic {
  /// The folder is not a package, and another package contains it.
  ///
  /// - Parameters:
  ///   - subfolder: the names below the folder that the user typed.
  ///   - canBeMade: whether the command could create a package in the folder, if no target contains it.
  static func inPackage(
    _ folder: String, _ package: PackageAbove, _ subfolder: [String] = [], canBeMade: Bool = false
  ) -> Diagnostic {
    let arguments = package.arguments(below: subfolder)
    let offersInit = canBeMade && package.owner == nil
    return Diagnostic(
      .notFound, .noPackage,
      "'\(folder.escapingControlCharacters)' is in \(package.phrase) and has no Package.swift",
      help: "use \(arguments.shownInHelp)"
        + (offersInit ? ", or add '--init' to create a package in the folder" : "")
    ).withRemedies([arguments] + (offersInit ? [["--init"]] : []))
  }

  /// A new package would be in the folder of a target, which then does not build.
  fileprivate static func packageInTarget(
    _ folder: String, _ package: PackageAbove, _ subfolder: [String]
  ) -> Diagnostic {
    let arguments = package.arguments(below: subfolder)
    return Diagnostic(
      .usage, .packageInTarget,
      "cannot create a package in '\(folder.escapingControlCharacters)', which is in \(package.phrase)",
      help: "use \(arguments.shownInHelp), or create the package outside the folders of targets"
    ).withRemedies([arguments])
  }
}
