import ScaffoldKit

/// What happened to files: a line for each, or a tree.
struct FileListing {
  private let files: [Report.File]
  private let paint: Paint

  init(_ files: [Report.File], _ paint: Paint) {
    self.files = files
    self.paint = paint
  }

  /// One line for each file: what happened, and its path.
  var lines: String {
    let width = files.map(\.action.count).max() ?? 0
    return files.reduce(into: "") { text, file in
      text += paint.action(file.action)
      text += String(repeating: " ", count: width - file.action.count + 2)
      text += file.path.escapingControlCharacters
      text += "\n"
    }
  }

  /// How many files met with what, then the files below their folders, unless nothing has happened.
  ///
  /// - Parameter isKnown: whether the reader has just seen the tree.
  func tree(isKnown: Bool) -> String {
    guard !files.isEmpty else { return "" }
    let actions = files.map(\.action).reduce(into: [String]()) { actions, action in
      if !actions.contains(action) { actions.append(action) }
    }
    let sums = actions.map { action in
      let count = files.count { $0.action == action }
      return "\(paint.action(action)): \(count) file\(count == 1 ? "" : "s")"
    }
    let outline = PathOutline(
      files.map { file in
        let names = file.path.escapingControlCharacters.split(separator: "/").map(String.init)
        return (names, actions.count == 1 ? nil : paint.action(file.action))
      })
    let isWorthATree = !isKnown && actions != ["identical"]
    return sums.joined(separator: ", ") + "\n" + (isWorthATree ? outline.description + "\n" : "")
  }
}
