import ScaffoldKit

/// What happened to files: a line for each, or a tree.
struct FileListing {
  private let files: [Report.File]
  private let counts: [(action: String, count: Int)]
  private let paint: Paint

  init(_ files: [Report.File], _ paint: Paint) {
    self.files = files
    counts = files.counts
    self.paint = paint
  }

  /// Writes one line for each file: what happened, and its path.
  func writeLines(to output: inout some TextOutputStream) {
    let width = counts.map { $0.action.utf8.count }.max() ?? 0
    let heads = counts.map { action, _ in
      paint.action(action) + String(repeating: " ", count: width - action.utf8.count + 2)
    }
    for file in files {
      let index = counts.firstIndex { $0.action == file.action }
      output.write(index.map { heads[$0] } ?? "")
      output.write(file.path.escapingControlCharacters)
      output.write("\n")
    }
  }

  /// How many files met with what, then the files below their folders, unless nothing has happened.
  ///
  /// - Parameter isKnown: whether the reader has just seen the tree.
  func tree(isKnown: Bool) -> String {
    guard !counts.isEmpty else { return "" }
    let sums = counts.map { action, count in
      "\(paint.action(action)): \(count) file\(count == 1 ? "" : "s")"
    }
    let actions = counts.map(\.action)
    guard !isKnown, actions != ["identical"] else { return sums.joined(separator: ", ") + "\n" }
    let outline = PathOutline(
      files.lazy.map { file in
        PathOutline.Entry(
          path: file.path.escapingControlCharacters.namesOnPath,
          remark: actions.count == 1 ? nil : paint.action(file.action),
          isNotable: actions.count > 1
            && Change.Action(rawValue: file.action)?.isNotable ?? false)
      })
    return sums.joined(separator: ", ") + "\n" + outline.description + "\n"
  }
}
