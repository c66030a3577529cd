/// Holds the names of modules against each other and against the targets that they go to: those of
/// one target together, whatever templates they are made of.
struct NameChecks {
  private let modules: [(module: NameCheck.Module, home: Home)]
  private(set) var problems: [Diagnostic] = []

  init(_ modules: [(NameCheck.Module, Home)]) {
    self.modules = modules.map { (module: $0.0, home: $0.1) }
  }

  /// Collects everything that is wrong; reads the targets' folders.
  mutating func run(_ fileSystem: any FileSystem) throws(ScaffoldFailure) {
    guard let home = modules.first?.home else { return }
    var tree: DirectoryTree?
    var owners = FileOwners()
    if home.place.missing.isEmpty {
      let root = try reporting(fileSystem.directory(at: home.place.root))
      (tree, owners) = (DirectoryTree(root: root), FileOwners(root: root))
    }
    for role in FileRole.allCases {
      for (target, modules) in targets(role) {
        var check = NameCheck(modules, role: role)
        if role == .source { check.refuse(modulesOf: home.layout, target: target) }
        if let folder = try tree?.directory(target.folder) {
          try check.refuse(typesIn: folder, at: target.folder, exclude: target.exclude) {
            owners.module(named: $1, with: $0)
          }
        }
        problems += check.problems
      }
    }
  }

  /// The targets that get files of a role, each with its modules, in the order of the modules.
  private func targets(
    _ role: FileRole
  ) -> [(target: PackageLayout.Target, modules: [NameCheck.Module])] {
    var targets: [(target: PackageLayout.Target, modules: [NameCheck.Module])] = []
    var indices: [String: Int] = [:]
    for (module, home) in modules {
      guard let target = role == .source ? home.target : home.testTarget else { continue }
      if let index = indices[target.name] {
        targets[index].modules.append(module)
      } else {
        indices[target.name] = targets.count
        targets.append((target, [module]))
      }
    }
    return targets
  }
}

/// The recorded modules and their files, which are read only when somebody asks.
private struct FileOwners {
  var root: (any Directory)?
  private var records: [ModuleRecord]?

  init(root: (any Directory)? = nil) { self.root = root }

  /// The whole name of the module of that simple name that a file was written for.
  mutating func module(named name: String, with file: String) -> String? {
    let known = records ?? root.map { RecordStore.readableRecords(in: $0).map(\.record) } ?? []
    records = known
    return known.first { record in
      record.module == name && record.files.contains { $0.path.description == file }
    }?.name
  }
}
