/// The folders of some files, with all folders above them. The time of a lookup depends only on the length of
/// the path.
struct FolderIndex {
  private struct Step: Hashable {
    let folder: Int
    let name: String
  }

  /// The numbers of the folders; the root is number zero.
  private var numbers: [Step: Int] = [:]

  /// The folders of the files at `paths`.
  init(_ paths: [RelativePath]) {
    var latest: [String] = []
    for path in paths where path.folder != latest {
      latest = path.folder
      var folder = 0
      for name in path.folder {
        let step = Step(folder: folder, name: name)
        folder = numbers[step] ?? numbers.count + 1
        numbers[step] = folder
      }
    }
  }

  /// Whether one of the files is in the folder, at any depth.
  func contains(_ path: RelativePath) -> Bool {
    var folder = 0
    for name in path.components {
      guard let next = numbers[Step(folder: folder, name: name)] else { return false }
      folder = next
    }
    return true
  }
}
