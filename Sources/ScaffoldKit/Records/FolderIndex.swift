/// The folders that some files stand in, with all those above them: to ask for one takes as long as
/// its own path, however many there are.
struct FolderIndex {
  private struct Step: Hashable {
    let folder: Int
    let name: String
  }

  /// The numbers of the folders; the root is number zero.
  private var numbers: [Step: Int] = [:]

  /// The folders of the files at `paths`.
  init(_ paths: [RelativePath]) {
    for path in paths {
      var folder = 0
      for name in path.folder {
        let step = Step(folder: folder, name: name)
        folder = numbers[step] ?? numbers.count + 1
        numbers[step] = folder
      }
    }
  }

  /// Whether one of the files stands in the folder, however deep.
  func contains(_ path: RelativePath) -> Bool {
    var folder = 0
    for name in path.components {
      guard let next = numbers[Step(folder: folder, name: name)] else { return false }
      folder = next
    }
    return true
  }
}
