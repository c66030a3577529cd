import ScaffoldKit

/// The changes of files as lines or as a tree.
struct FileListing {
  private let files: [Report.File]
  private let counts: [(action: String, count: Int)]
  private let colorizer: Colorizer

  init(_ files: [Report.File], _ colorizer: Colorizer) {
    self.files = files
    counts = files.counts
    self.colorizer = colorizer
  }

  /// Writes one line for each file: the change and the path.
  func writeLines(to output: inout some TextOutputStream) {
    let width = counts.map { $0.action.utf8.count }.max() ?? 0
    let prefixes = counts.map { action, _ in
      colorizer.action(action) + String(repeating: " ", count: width - action.utf8.count + 2)
    }
    for file in files {
      let index = counts.firstIndex { $0.action == file.action }
      output.write(index.map { prefixes[$0] } ?? "")
      output.write(file.path.escapingControlCharacters)
      output.write("\n")
    }
  }

  /// The number of files for each change, then a tree of the files, unless nothing has changed.
  ///
  /// - Parameter isKnown: whether the user has just seen the tree.
  func tree(isKnown: Bool) -> String {
    guard !counts.isEmpty else { return "" }
    let sums = counts.map { action, count in
      "\(colorizer.action(action)): \(count.counted("file"))"
    }
    let actions = counts.map(\.action)
    guard !isKnown, actions != ["identical"] else { return sums.joined(separator: ", ") + "\n" }
    let tree = PathTree(
      files.lazy.map { file in
        PathTree.Entry(
          path: file.path.escapingControlCharacters.namesOnPath,
          remark: actions.count == 1 ? nil : colorizer.action(file.action),
          isNotable: actions.count > 1
            && Change.Action(rawValue: file.action)?.isNotable ?? false)
      })
    return sums.joined(separator: ", ") + "\n" + tree.description + "\n"
  }
}
