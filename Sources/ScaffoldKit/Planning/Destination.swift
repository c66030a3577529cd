/// A package and the targets in it that get the files of a request.
struct Destination: Sendable {
  let place: Location
  let layout: PackageLayout
  let target: PackageLayout.Target
  let testTarget: PackageLayout.Target?
  /// The manifest to write, when there is none.
  let manifest: NewManifest?
  /// The edit of an existing manifest that makes the targets.
  let manifestEdit: ManifestEdit?
  /// The other targets whose folders overlap with those of ``target`` and ``testTarget``.
  private let overlappingTargets: [PackageLayout.Target]

  init(
    place: Location, layout: PackageLayout, target: PackageLayout.Target,
    testTarget: PackageLayout.Target?, manifest: NewManifest?, manifestEdit: ManifestEdit? = nil
  ) {
    self.place = place
    self.layout = layout
    self.target = target
    self.testTarget = testTarget
    self.manifest = manifest
    self.manifestEdit = manifestEdit
    let own = [target] + (testTarget.map { [$0] } ?? [])
    overlappingTargets = layout.targets.filter { other in
      own.contains { $0.name != other.name && $0.mayShareCode(with: other) }
    }
  }

  /// The folders of a package that is yet to be made: they stay when its first module goes.
  var folders: Set<RelativePath> {
    var folders: Set<RelativePath> = []
    guard manifest != nil else { return folders }
    folders.insert(wayTo: target.folder)
    folders.insert(wayTo: testTarget?.folder ?? [])
    return folders
  }

  /// What is wrong with the first file of a module that would not be part of its target.
  func problems(with module: DraftModule) -> [Diagnostic] {
    let problem =
      problem(with: module, .source, in: target)
      ?? problem(with: module, .test, in: testTarget ?? target)
    return problem.map { [$0] } ?? []
  }

  private func problem(
    with module: DraftModule, _ role: FileRole, in target: PackageLayout.Target
  ) -> Diagnostic? {
    let extent = TargetExtent(target)
    let paths = module.files.compactMap { $0.role == role ? $0.file.path : nil }
    // A name such as `.git` is reported as a reserved place.
    if let hidden = paths.first(where: { path in
      target.ignores(path) && !path.folder.contains(where: ReservedPlaces.isReserved)
    }) {
      return .hiddenFile(hidden, in: target)
    }
    if !extent.isWhole,
      let foreign = paths.first(where: { $0.isSwift && !extent.contains($0.components) })
    {
      return .outsideSources(foreign, of: target)
    }
    return overlap(of: paths, in: target)
  }

  /// What is wrong with the first Swift file that would be part of another target as well, which SwiftPM
  /// refuses.
  private func overlap(
    of paths: [RelativePath], in target: PackageLayout.Target
  ) -> Diagnostic? {
    guard !overlappingTargets.isEmpty else { return nil }
    for path in paths where path.isSwift {
      for other in overlappingTargets
      where other.name != target.name && path.components.starts(with: other.folder)
        && TargetExtent(other).contains(path.components)
      {
        return layout.hasManifest
          ? .inTwoTargets(path, target, other) : .inFolder(of: other, path)
      }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func hiddenFile(
    _ path: RelativePath, in target: PackageLayout.Target
  ) -> Diagnostic {
    Diagnostic(
      .usage, .notInTarget,
      "'\(path.description.escapingControlCharacters)' would not be part of the target "
        + "'\(target.name.escapingControlCharacters)': SwiftPM ignores names that begin with a dot",
      help: "choose another place with --into")
  }

  fileprivate static func outsideSources(
    _ path: RelativePath, of target: PackageLayout.Target
  ) -> Diagnostic {
    Diagnostic(
      .usage, .notInTarget,
      "'\(path.description.escapingControlCharacters)' is outside the sources of the target "
        + "'\(target.name.escapingControlCharacters)' (see 'sources' and 'exclude' in Package.swift)",
      help: target.sourceFolder.map {
        "choose a folder that the manifest names, such as '--into \($0.shellQuoted)'"
      } ?? "choose another place with --into")
  }

  /// A file of a project would be in the folder of another module that is recorded.
  fileprivate static func inFolder(
    of other: PackageLayout.Target, _ path: RelativePath
  ) -> Diagnostic {
    let name = other.name.escapingControlCharacters
    return Diagnostic(
      .usage, .notInTarget,
      "'\(path.description.escapingControlCharacters)' is in the folder of '\(name)', for which "
        + "modules are recorded",
      help: "use \(["--target", other.name].shownInHelp), or name another folder")
  }

  /// A file would be part of two targets.
  fileprivate static func inTwoTargets(
    _ path: RelativePath, _ target: PackageLayout.Target, _ other: PackageLayout.Target
  ) -> Diagnostic {
    let otherName = other.name.escapingControlCharacters
    return Diagnostic(
      .usage, .notInTarget,
      "'\(path.description.escapingControlCharacters)' would be part of both "
        + "'\(target.name.escapingControlCharacters)' and '\(otherName)'; SwiftPM allows one target",
      help: target.ownFolder(beside: other).map {
        "choose a folder that '\(otherName)' excludes, such as '--into \($0.shellQuoted)'"
      } ?? "choose another place with --into")
  }
}

extension Set<RelativePath> {
  /// Adds a folder and those above it.
  fileprivate mutating func insert(wayTo folder: [String]) {
    for end in folder.indices { insert(RelativePath(trusted: Array(folder[...end]))) }
  }
}
