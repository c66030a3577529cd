/// A module as far as it could be made, with the names that its code has.
struct MadeModule: Sendable {
  let code: NameCheck.Module
  let recordPath: RelativePath
  let home: Int
  let problems: [Diagnostic]

  init(_ work: ModuleWork, _ module: AskedModule) {
    let path = module.path
    var problems: [Diagnostic] = []
    let files =
      attempt(&problems) { () throws(ScaffoldFailure) in try work.files(of: path) } ?? []
    problems = problems.map { $0.blamed(on: module.origin) }
    problems += ReservedPlaces.problems(among: files.map(\.file.path))
    recordPath = work.recordPath(of: path)
    code = NameCheck.Module(path: path, files: files, work: work, origin: module.origin)
    home = work.homeNumber
    self.problems = problems
  }

  /// Where its files and its record go.
  var paths: [RelativePath] { code.files.map(\.file.path) + [recordPath] }
}

/// Holds the names of modules against each other and against the targets that they go to: those of
/// one target together, whatever templates they are made of.
struct NameChecks {
  private let modules: [MadeModule]
  private let homes: [Home]
  private(set) var problems: [Diagnostic] = []

  init(_ modules: [MadeModule], in homes: [Home]) {
    self.modules = modules
    self.homes = homes
  }

  /// A target that gets files of a role, with its modules in their order.
  private struct Group {
    let role: FileRole
    let target: PackageLayout.Target
    var modules: [NameCheck.Module] = []
  }

  /// Collects everything that is wrong; reads the targets' folders.
  mutating func run(_ fileSystem: any FileSystem) throws(ScaffoldFailure) {
    guard let home = modules.first.map({ homes[$0.home] }) else { return }
    var tree: DirectoryTree?
    var owners = FileOwners()
    if home.place.missing.isEmpty {
      let root = try reporting(fileSystem.directory(at: home.place.root))
      (tree, owners) = (DirectoryTree(root: root), FileOwners(root: root))
    }
    let groups = FileRole.allCases.flatMap(groups)
    for group in groups {
      var check = NameCheck(group.modules, role: group.role)
      let target = group.target
      if group.role == .source { check.refuse(modulesOf: home.layout, target: target) }
      if let walker = try tree?.sources(of: target) {
        try check.refuse(typesOf: walker) { owners.record(of: $0, named: $1) }
      }
      problems += check.problems
      if group.role == .source { try findHiddenTypes(group, in: &tree) }
    }
  }

  /// Looks at what the modules of a target and the code that is there hide from each other.
  private mutating func findHiddenTypes(
    _ group: Group, in tree: inout DirectoryTree?
  ) throws(ScaffoldFailure) {
    let testTargets = homes.filter { $0.target.name == group.target.name }
      .compactMap(\.testTarget).uniqued
    var search = HiddenTypes(group.modules)
    for (role, targets) in [(FileRole.source, [group.target]), (.test, testTargets)] {
      for target in targets {
        guard let walker = try tree?.sources(of: target) else { continue }
        try search.read(walker, role: role)
      }
    }
    try search.finish()
    problems += search.problems
  }

  /// The groups of a role, in the order of the modules.
  private func groups(_ role: FileRole) -> [Group] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    let targets = homes.map { role == .source ? $0.target : $0.testTarget }
    for made in modules {
      guard let target = targets[made.home] else { continue }
      let index = indices[target.name] ?? groups.count
      if index == groups.count {
        indices[target.name] = index
        groups.append(Group(role: role, target: target))
      }
      groups[index].modules.append(made.code)
    }
    return groups
  }
}

extension DirectoryTree {
  fileprivate mutating func sources(
    of target: PackageLayout.Target
  ) throws(ScaffoldFailure) -> SourceWalker? { try SourceWalker(target, in: &self) }
}

/// The recorded modules and their files, which are read only when somebody asks.
private struct FileOwners {
  var root: (any Directory)?
  private var records: [ModuleRecord]?

  init(root: (any Directory)? = nil) { self.root = root }

  /// The recorded module of that name, wherever it is, that a file was written for.
  mutating func record(of file: String, named name: String) -> ModuleRecord? {
    let known = records ?? root.map { RecordStore.readableRecords(in: $0).map(\.record) } ?? []
    records = known
    return known.first { record in
      record.module == name && record.files.contains { $0.path.description == file }
    }
  }
}
