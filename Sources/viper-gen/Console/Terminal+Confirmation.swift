import ScaffoldKit

extension Terminal {
  /// Shows the files to write, and asks whether to write them. Without such files it returns `true`.
  func confirms(_ changes: ChangeSet) throws(Ending) -> Bool {
    let count = changes.changes.count { $0.action == .created || $0.action == .overwritten }
    guard count > 0 else { return true }
    let tree = PathTree(
      changes.changes.lazy.map { change in
        PathTree.Entry(
          path: change.file.path.components,
          remark: change.action == .created ? nil : change.action.rawValue,
          isNotable: change.action.isNotable)
      })
    show(tree.description)
    return try confirm("write \(count == 1 ? "this file" : "these \(count) files")?", else: true)
  }
}
