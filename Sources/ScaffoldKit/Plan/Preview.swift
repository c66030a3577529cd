/// Holds a plan against the disk. Reads only.
struct Preview {
  private var tree: DirectoryTree
  private let plan: Plan
  private var problems: [Diagnostic] = []

  /// What would happen to each file; everything that cannot be is thrown at once.
  static func changes(
    of plan: Plan, on fileSystem: any FileSystem
  ) throws(ScaffoldFailure) -> ChangeSet {
    let root = try reporting(fileSystem.directory(at: plan.root))
    var preview = Preview(tree: DirectoryTree(root: root), plan: plan)
    let changes = plan.files.compactMap { preview.change(for: $0) }
    guard preview.problems.isEmpty else { throw ScaffoldFailure(preview.problems) }
    return ChangeSet(
      root: plan.root, missingFolders: plan.missingFolders, changes: changes,
      diagnostics: plan.diagnostics, target: plan.target, testTarget: plan.testTarget)
  }

  private init(tree: DirectoryTree, plan: Plan) {
    self.tree = tree
    self.plan = plan
  }

  private mutating func change(for file: PlannedFile) -> Change? {
    do throws(ScaffoldFailure) {
      let path = plan.missingFolders + file.path.components
      try refuseTwins(of: path)
      guard let folder = try tree.directory(Array(path.dropLast())),
        let status = try reporting(folder.status(of: file.path.name))
      else { return Change(file: file, action: .created, before: nil) }
      guard status.kind == .file else {
        throw ScaffoldFailure(PlanFault.inTheWay(file.path.description, status.kind))
      }
      let before = try reporting(folder.contents(of: file.path.name, limit: Self.largestFile))
      return Change(file: file, action: action(before, file), before: before)
    } catch {
      for problem in error.diagnostics where !problems.contains(problem) {
        problems.append(problem)
      }
      return nil
    }
  }

  private static let largestFile = 64 << 20

  private func action(_ before: [UInt8], _ file: PlannedFile) -> Change.Action {
    if before == file.contents { return .identical }
    return switch plan.onConflict {
    case .fail: .conflict
    case .skip: .skipped
    case .overwrite: .overwritten
    }
  }

  /// Two names that differ only in case or normalisation are one file on many disks.
  private mutating func refuseTwins(of path: [String]) throws(ScaffoldFailure) {
    for end in path.indices {
      let folder = Array(path[..<end])
      guard let twin = try tree.twin(of: path[end], in: folder) else { continue }
      let fault = PlanFault.twin(
        (folder + [path[end]]).joined(separator: "/"), (folder + [twin]).joined(separator: "/"))
      throw ScaffoldFailure(fault)
    }
  }
}
