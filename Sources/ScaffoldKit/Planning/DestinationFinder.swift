/// Finds where the files of requests go. The package is read once, and each choice of targets is made once.
struct DestinationFinder {
  private let package: Package
  private var known: [Key: Destination] = [:]
  /// The destination that was found first.
  private var first: Destination?
  /// The records of the package; `nil` for one that is yet to be made.
  private let records: RecordedParts?
  /// The edit of the manifest that makes a target.
  private let manifestEdit: ManifestEdit?
  /// Advice about a project without a manifest.
  let notes: [Diagnostic]

  private enum Package {
    case existing(Location, PackageLayout, TargetChoice)
    /// A package that is yet to be made, with the packages and systems that all modules together need.
    case new(
      path: String, Location, needsTests: Bool, [RequiredPackage], [AppleSystem: SystemVersion])
  }

  private struct Key: Hashable {
    let target: String?
    let testTarget: String?
    let tests: TestNeed
  }

  /// A finder in the package of `request`.
  ///
  /// - Parameters:
  ///   - needsTests: whether any module has tests.
  ///   - packages: the packages that the modules need.
  ///   - systems: the systems that the modules need.
  init(
    _ request: ScaffoldRequest, needsTests: Bool, packages: [RequiredPackage],
    systems: [AppleSystem: SystemVersion] = [:], _ fileSystem: any FileSystem,
    inspector: (String) -> PackageInspector
  ) throws(ScaffoldError) {
    let search = PackageSearch(
      path: request.packagePath, searchesParents: request.searchesParents, fileSystem: fileSystem)
    let path = try search.root()
    if let known = try search.targets(of: request, at: path, inspector: inspector) {
      let edit = try search.edit(for: request, known, needsTests: needsTests, inspector(path))
      let layout = edit?.layout ?? known.layout
      package = .existing(
        Location(root: path, missing: []), layout,
        edit == nil ? known.choice : inspector(path).choice(in: layout))
      manifestEdit = edit
      notes = known.notes
      records = try RecordedParts(path, fileSystem)
    } else {
      package = .new(
        path: path, try Location.nearestFolder(to: path, fileSystem), needsTests: needsTests,
        packages, systems)
      records = nil
      manifestEdit = nil
      notes = []
    }
  }

  /// The parts of a request, each with the target and the subfolder that the paths of its modules mean. What is
  /// wrong with a path is added to `problems`.
  func parts(of request: ScaffoldRequest, _ problems: inout [Diagnostic]) -> [ScaffoldRequest] {
    var request = request
    request.target = request.target ?? request.folders?.module ?? request.newTarget
    let placement = attempt(&problems) { [request] () throws(ScaffoldError) in
      try self.placement(of: request)
    }
    return placement?.parts(of: request, &problems) ?? []
  }

  /// The same parts, with the options of the modules that exist already.
  mutating func recordedParts(
    of request: ScaffoldRequest, _ problems: inout [Diagnostic]
  ) -> [ScaffoldRequest] {
    let parts = parts(of: request, &problems)
    guard let records else { return parts }
    return parts.flatMap { part in
      // What is wrong with the target is reported when the destination is found.
      var ignored: [Diagnostic] = []
      let destination = attempt(&ignored) { () throws(ScaffoldError) in
        try self.destination(for: part, tests: TestNeed())
      }
      guard let destination else { return [part] }
      return attempt(&problems) { () throws(ScaffoldError) in
        try records.parts(of: part, in: destination.target)
      } ?? []
    }
  }

  private func placement(of request: ScaffoldRequest) throws(ScaffoldError) -> Placement {
    switch package {
    case .existing(let place, let layout, let choice):
      return Placement(layout, root: place.root, request, choice)
    case .new(let path, _, let needsTests, let packages, let systems):
      let new = try NewPackage(
        path: path, target: request.target, testTarget: request.testTarget,
        needsTests: needsTests, packages: packages, systems: systems)
      return Placement(new.layout, root: path, request, nil)
    }
  }

  /// The destination of a part of a request.
  mutating func destination(
    for request: ScaffoldRequest, tests: TestNeed
  ) throws(ScaffoldError) -> Destination {
    let key = Key(target: request.target, testTarget: request.testTarget, tests: tests)
    if let known = known[key] { return known }
    let found = try find(request, tests: tests)
    known[key] = found
    first = first ?? found
    return found
  }

  private func find(
    _ request: ScaffoldRequest, tests: TestNeed
  ) throws(ScaffoldError) -> Destination {
    switch package {
    case .existing(let place, let layout, let choice):
      if let former = request.rerendering?.former, let name = request.target,
        layout.target(named: name) == nil
      {
        return FormerTargets(of: former).destination(in: place, layout)
      }
      var suggested = tests
      if request.testTarget != nil { suggested.areNeeded = false }
      return try find(
        request, needsTests: tests.areNeeded, place, layout, choice.with(suggested))
    case .new(let path, let place, let anyTests, let packages, let systems):
      let wantsTests = tests.areNeeded || request.testTarget != nil
      let new = try NewPackage(
        path: path, target: request.target, testTarget: request.testTarget,
        needsTests: anyTests || wantsTests, packages: packages, systems: systems)
      if let first, first.manifest != new.manifest {
        throw ScaffoldError(
          .usage, .severalTargets,
          "a new package has one target, not '\(first.target.name.escapingControlCharacters)' and "
            + "'\(new.target.name.escapingControlCharacters)'",
          help: "create the package first, then add the targets to its manifest")
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
      manifest: nil, manifestEdit: manifestEdit?.target == target.name ? manifestEdit : nil)
  }
}
