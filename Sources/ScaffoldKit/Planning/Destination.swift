/// A package and the targets in it that get the files of a request.
struct Destination: Sendable {
  let place: Location
  let layout: PackageLayout
  let target: PackageLayout.Target
  let testTarget: PackageLayout.Target?
  /// The manifest to write, when there is none.
  let manifest: PlannedFile?
  /// The other targets whose folders overlap with those of ``target`` and ``testTarget``.
  private let overlappingTargets: [PackageLayout.Target]

  init(
    place: Location, layout: PackageLayout, target: PackageLayout.Target,
    testTarget: PackageLayout.Target?, manifest: PlannedFile?
  ) {
    self.place = place
    self.layout = layout
    self.target = target
    self.testTarget = testTarget
    self.manifest = manifest
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
    let fault =
      fault(of: module, .source, in: target) ?? fault(of: module, .test, in: testTarget ?? target)
    return fault.map { [Diagnostic($0)] } ?? []
  }

  private func fault(
    of module: DraftModule, _ role: FileRole, in target: PackageLayout.Target
  ) -> PlanFault? {
    let extent = TargetExtent(target)
    let paths = module.files.compactMap { $0.role == role ? $0.file.path : nil }
    // A name such as `.git` is reported as a reserved place.
    if let hidden = paths.first(where: { path in
      target.passesOver(path) && !path.folder.contains(where: ReservedPlaces.isReserved)
    }) {
      return .hidden(hidden.description, target: target.name)
    }
    if !extent.isWhole, let foreign = paths.first(where: { !extent.holds($0.components) }) {
      return .notInTarget(
        foreign.description, target: target.name, folder: target.sourceFolder)
    }
    return claim(to: paths, of: target)
  }

  /// The first Swift file that would be part of another target as well, which SwiftPM refuses.
  private func claim(
    to paths: [RelativePath], of target: PackageLayout.Target
  ) -> PlanFault? {
    guard !overlappingTargets.isEmpty else { return nil }
    for path in paths where path.isSwift {
      for other in overlappingTargets
      where other.name != target.name && path.components.starts(with: other.folder)
        && TargetExtent(other).holds(path.components)
      {
        return .inTwoTargets(
          path.description, target: target.name, other: other.name,
          folder: target.ownFolder(beside: other))
      }
    }
    return nil
  }
}

extension Set<RelativePath> {
  /// Adds a folder and those above it.
  fileprivate mutating func insert(wayTo folder: [String]) {
    for end in folder.indices { insert(RelativePath(trusted: Array(folder[...end]))) }
  }
}

/// Finds where the files of requests go. The package is read once, and each choice of targets is made once.
struct DestinationFinder {
  private let package: Package
  private var known: [Key: Destination] = [:]
  /// The destination that was found first.
  private var first: Destination?

  private enum Package {
    case existing(Location, PackageLayout, TargetChoice)
    /// A package that is yet to be made, with the packages that all modules together need.
    case new(path: String, Location, needsTests: Bool, [RequiredPackage])
  }

  private struct Key: Hashable {
    let target: String?
    let testTarget: String?
    let needsTests: Bool
  }

  /// A finder in the package of `request`.
  ///
  /// - Parameters:
  ///   - needsTests: whether any module has tests.
  ///   - packages: what the modules need.
  init(
    _ request: ScaffoldRequest, needsTests: Bool, packages: [RequiredPackage],
    _ fileSystem: any FileSystem, inspector: (String) -> PackageInspector
  ) throws(ScaffoldError) {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem)
    let path = try search.root()
    let isPackage = try search.hasManifest(at: path)
    guard isPackage || request.initializesPackage else {
      throw search.noPackage(at: path, canBeMade: true)
    }
    if isPackage {
      let inspector = inspector(path)
      let layout = try inspector.layout()
      package = .existing(
        Location(root: path, missing: []), layout, inspector.choice(in: layout))
    } else {
      package = .new(
        path: path, try Location.nearestFolder(to: path, fileSystem), needsTests: needsTests,
        packages)
    }
  }

  /// The destination of a request.
  mutating func destination(
    for request: ScaffoldRequest, needsTests: Bool
  ) throws(ScaffoldError) -> Destination {
    let key = Key(
      target: request.target, testTarget: request.testTarget, needsTests: needsTests)
    if let known = known[key] { return known }
    let found = try find(request, needsTests: needsTests)
    known[key] = found
    first = first ?? found
    return found
  }

  private func find(
    _ request: ScaffoldRequest, needsTests: Bool
  ) throws(ScaffoldError) -> Destination {
    switch package {
    case .existing(let place, let layout, let choice):
      return try find(request, needsTests: needsTests, place, layout, choice)
    case .new(let path, let place, let anyTests, let packages):
      let wantsTests = needsTests || request.testTarget != nil
      let new = try NewPackage(
        path: path, target: request.target, testTarget: request.testTarget,
        needsTests: anyTests || wantsTests, packages: packages)
      if let first, first.manifest != new.manifest {
        throw ScaffoldError(PlanFault.severalNewTargets(first.target.name, new.target.name))
      }
      return Destination(
        place: place, layout: new.layout, target: new.target,
        testTarget: wantsTests ? new.testTarget : nil, manifest: new.manifest)
    }
  }

  private func find(
    _ request: ScaffoldRequest, needsTests: Bool, _ place: Location, _ layout: PackageLayout,
    _ choice: TargetChoice
  ) throws(ScaffoldError) -> Destination {
    var problems: [Diagnostic] = []
    let target = attempt(&problems) { () throws(ScaffoldError) in
      try request.locating(.target) { () throws(ScaffoldError) in
        try choice.target(named: request.target)
      }
    }
    var testTarget: PackageLayout.Target?
    if let name = request.testTarget {
      testTarget = attempt(&problems) { () throws(ScaffoldError) in
        try request.locating(.testTarget) { () throws(ScaffoldError) in
          try choice.testTarget(named: name)
        }
      }
    } else if let target, needsTests {
      testTarget = attempt(&problems) { () throws(ScaffoldError) in
        try choice.testTarget(named: nil, for: target)
      }
    }
    guard let target, problems.isEmpty else { throw ScaffoldError(problems) }
    return Destination(
      place: place, layout: layout, target: target, testTarget: needsTests ? testTarget : nil,
      manifest: nil)
  }
}
