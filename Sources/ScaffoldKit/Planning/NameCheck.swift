/// Checks the names of modules against each other and against the code of their targets. The modules of one
/// target are checked together, whatever templates they are made of.
struct NameCheck {
  private let modules: [DraftModule]
  /// The package's folders and recorded modules; `nil` when the package is yet to be made.
  private var tree: DirectoryTree?
  private var owners: FileOwners?
  /// The files in the targets of modules that are changed, besides the planned ones.
  private(set) var neighbours: [Plan.Neighbour] = []

  /// A target that gets files of a role, with its modules in their order.
  private struct Group {
    let target: PackageLayout.Target
    var modules: [DraftModule] = []
  }

  /// A check of modules that go to one package.
  init(_ modules: [DraftModule], in fileSystem: any FileSystem) throws(ScaffoldError) {
    self.modules = modules
    guard let place = modules.first?.destination.place, place.missing.isEmpty else { return }
    let root = try reporting(fileSystem.directory(at: place.root))
    (tree, owners) = (DirectoryTree(root: root), FileOwners(root: root))
  }

  /// Everything that is wrong with the names: target by target, the sources first.
  ///
  /// - Throws: when the code of a target cannot be read.
  mutating func problems() throws(ScaffoldError) -> [Diagnostic] {
    let planned = modules.reduce(into: Set<RelativePath>()) { planned, module in
      planned.formUnion(module.files.map(\.file.path))
      planned.formUnion(module.resolved.request.rerendering?.files ?? [])
    }
    var sources: [(names: TargetNames, hidden: HiddenTypes)] = []
    for group in groups(by: { $0.target }) {
      var names = TargetNames(group.modules, role: .source, in: group.target)
      var hidden = HiddenTypes(group.modules)
      let files = try files(of: group, besides: planned)
      names.check(files) { owners?.owner(of: $0, named: $1) }
      hidden.read(files, role: .source)
      sources.append((names, hidden))
    }
    var tests: [TargetNames] = []
    for group in groups(by: { $0.testTarget }) {
      var names = TargetNames(group.modules, role: .test, in: group.target)
      let files = try files(of: group, besides: planned)
      names.check(files) { owners?.owner(of: $0, named: $1) }
      for index in sources.indices where sources[index].hidden.has(testTarget: group.target) {
        sources[index].hidden.read(files, role: .test)
      }
      tests.append(names)
    }
    for index in sources.indices { try sources[index].hidden.finish() }
    return try FrameworkNames.problems(of: modules)
      + sources.flatMap { $0.names.problems + $0.hidden.problems } + tests.flatMap(\.problems)
  }

  /// The modules by the target to which they go, in the order of the modules.
  private func groups(by target: (Destination) -> PackageLayout.Target?) -> [Group] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for module in modules {
      guard let target = target(module.destination) else { continue }
      let index = indices[target.name] ?? groups.count
      if index == groups.count {
        indices[target.name] = index
        groups.append(Group(target: target))
      }
      groups[index].modules.append(module)
    }
    return groups
  }

  /// The Swift files of a target that are not planned to be written.
  private mutating func files(
    of group: Group, besides planned: Set<RelativePath>
  ) throws(ScaffoldError) -> [SourceFile] {
    let walker = try tree?.sources(of: group.target)
    let files = try walker?.files { planned.contains(RelativePath(trusted: $0)) } ?? []
    if group.modules.contains(where: { $0.resolved.request.rerendering != nil }) {
      neighbours += files.map { file in
        Plan.Neighbour(
          target: group.target.name,
          file: PlannedFile(
            path: RelativePath(trusted: file.path), contents: file.bytes, isExecutable: false))
      }
    }
    return files
  }
}

extension DirectoryTree {
  fileprivate mutating func sources(
    of target: PackageLayout.Target
  ) throws(ScaffoldError) -> SourceWalker? { try SourceWalker(target, in: &self) }
}

/// A recorded module that a file belongs to.
struct FileOwner {
  let record: ModuleRecord
  /// Those of its files that the user has edited.
  let edited: [RelativePath]
}

/// The recorded modules and their files, which are read when they are first needed.
private struct FileOwners {
  private let root: any Directory
  /// The records by the names of their modules.
  private var records: [String: [ModuleRecord]]?
  private var known: [RelativePath: FileOwner] = [:]

  init(root: any Directory) { self.root = root }

  /// The recorded module of that name, wherever it is, that a file was written for.
  mutating func owner(of file: String, named name: String) -> FileOwner? {
    let all =
      records
      ?? Dictionary(grouping: RecordStore.readableRecords(in: root).map(\.record), by: \.module)
    records = all
    let record = all[name]?.first { record in
      record.files.contains { $0.path.description == file }
    }
    guard let record else { return nil }
    let owner = known[record.path] ?? FileOwner(record: record, edited: edited(record))
    known[record.path] = owner
    return owner
  }

  /// The files of a module that differ from what was written; none if they cannot be read.
  private func edited(_ record: ModuleRecord) -> [RelativePath] {
    var files = RecordedFiles(root: root)
    var ignored: [Diagnostic] = []
    let states = attempt(&ignored) { () throws(ScaffoldError) in try files.states(of: record) }
    return (states ?? []).filter { $0.state == .edited }.map(\.path)
  }
}
