import ScaffoldKit

/// The changes of files as lines or as a tree.
struct FileListing {
  private let files: [Report.File]
  private let actions: [Change.Action]
  private let isPreview: Bool
  private let colorizer: Colorizer

  /// A list of files, without conflicts: each of them is reported as an error.
  init(_ files: [Report.File], isPreview: Bool = false, _ colorizer: Colorizer) {
    self.files = files.filter { $0.action != .conflict }
    actions = self.files.counts.map(\.action)
    self.isPreview = isPreview
    self.colorizer = colorizer
  }

  /// The number of files for each change; `nil` if no file changes.
  var summary: String? { files.summary(isPreview: isPreview) }

  /// Writes one line for each file: the change and the path, and where links lead it.
  func writeLines(to output: inout some TextOutputStream) {
    let width = actions.map { $0.phrase(isPreview: isPreview).utf8.count }.max() ?? 0
    let prefixes = actions.map { action in
      let phrase = action.phrase(isPreview: isPreview)
      return colorizer(phrase, of: action)
        + String(repeating: " ", count: width - phrase.utf8.count + 2)
    }
    for file in files {
      let index = actions.firstIndex(of: file.action)
      output.write(index.map { prefixes[$0] } ?? "")
      output.write(file.path.escapingControlCharacters)
      if let place = file.place { output.write(" -> " + place.escapingControlCharacters) }
      output.write("\n")
    }
  }

  /// A tree of the files in their places without links, and below it the number of files for each change; empty if no file changes.
  ///
  /// - Parameter isKnown: whether the user has just seen the tree.
  func tree(isKnown: Bool) -> String {
    guard let summary else { return "" }
    guard !isKnown else { return summary + "\n" }
    let tree = PathTree(
      files.lazy.map { file in
        PathTree.Entry(
          path: (file.place ?? file.path).escapingControlCharacters.namesOnPath,
          remark: actions.count == 1
            ? nil : colorizer(file.action.phrase(isPreview: isPreview), of: file.action),
          isNotable: actions.count > 1 && file.action.isNotable)
      })
    return tree.description + "\n" + summary + "\n"
  }
}
