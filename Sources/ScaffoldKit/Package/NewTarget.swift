/// A target that is to be made for modules in an existing package.
struct NewTarget {
  let name: String
  let testTarget: String?
  /// The package without the target.
  let layout: PackageLayout

  /// - Parameter layout: the package without the target.
  /// - Throws: if a name is invalid, if both are the same, or if there is such a target.
  init(
    name: String, testTarget: String?, needsTests: Bool, in layout: PackageLayout
  ) throws(ScaffoldError) {
    self.name = name
    self.testTarget = needsTests ? testTarget ?? "\(name)Tests" : nil
    self.layout = layout
    for target in [name, self.testTarget].compactMap(\.self) {
      if let problem = NameRules.problem(in: target, kind: "target") {
        throw ScaffoldError(problem)
      }
      let known = layout.targets.first { $0.name.caseFolded == target.caseFolded }
      if let known { throw ScaffoldError(Self.exists(known.name)) }
    }
    if let testName = self.testTarget, testName.caseFolded == name.caseFolded {
      throw ScaffoldError(.sameTargetNames(name, testName))
    }
  }

  private static func exists(_ name: String) -> Diagnostic {
    Diagnostic(
      .usage, .targetExists,
      "the package has a target '\(name.escapingControlCharacters)' already",
      help: "use '--target \(name.shellQuoted)', or name another with '--new-target NAME'")
  }

  /// The layout with the new targets in the folders where SwiftPM will look for them.
  ///
  /// - Parameter summary: what SwiftPM reads in the edited manifest.
  /// - Throws: if the manifest has other targets than expected, or if another target would get another folder.
  func layout(
    _ summary: ManifestSummary, in root: any Directory
  ) throws(ScaffoldError) -> PackageLayout {
    let new = [name, testTarget].compactMap(\.self)
    let edited = try FolderFinder(summary: summary, folders: PackageFolders(root: root)).layout()
    let others = edited.targets.filter { !new.contains($0.name) }
    guard others.map(\.name) == layout.targets.map(\.name),
      edited.targets.count == others.count + new.count
    else {
      throw ScaffoldError(
        .notEdited(name, testTarget, "the manifest reads other files or the environment"))
    }
    for (old, other) in zip(layout.targets, others) where old.folder != other.folder {
      throw ScaffoldError(Self.shared(old, "uses the whole folder"))
    }
    for target in edited.targets where new.contains(target.name) {
      let owner = others.first { other in
        other.mayShareCode(with: target) && target.folder.starts(with: other.folder)
          && TargetExtent(other).contains(target.folder)
      }
      if let owner { throw ScaffoldError(Self.shared(owner, "has the folder")) }
      guard case .missing = target.state else { throw ScaffoldError(Self.occupied(target)) }
    }
    return edited
  }

  /// The folder of another target would contain the new one.
  private static func shared(_ target: PackageLayout.Target, _ verb: String) -> Diagnostic {
    let name = target.name.escapingControlCharacters
    let folder = target.folder.joined(separator: "/").escapingControlCharacters
    return Diagnostic(
      .data, .sharedFolder,
      "the target '\(name)' \(verb) '\(folder)', in which SwiftPM allows no other target",
      at: SourceLocation(path: "Package.swift"),
      help: "move its files to '\(folder)/\(name)', and its 'path:' as well")
  }

  private static func occupied(_ target: PackageLayout.Target) -> Diagnostic {
    let folder = target.folder.joined(separator: "/").escapingControlCharacters
    return Diagnostic(
      .conflict, .inTheWay,
      "'\(folder)', the folder of the new target '\(target.name.escapingControlCharacters)', exists "
        + "already",
      help: "move it away, or name another target with '--new-target NAME'")
  }
}
