/// The first of several modules that has files in each of some folders.
struct FolderUsers {
  /// The number of the first module, by the folder; folders without files are left out.
  private(set) var first: [RelativePath: Int] = [:]

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - folders: the folders in question.
  ///   - modules: the numbers of the modules with the paths of their files, in their order.
  init(of folders: Set<RelativePath>, among modules: [(number: Int, paths: [RelativePath])]) {
    var open = folders
    for module in modules {
      var latest: [String] = []
      for path in module.paths where path.folder != latest && !open.isEmpty {
        latest = path.folder
        for end in latest.indices {
          let folder = RelativePath(folder: Array(latest[..<end]), name: latest[end])
          if open.remove(folder) != nil { first[folder] = module.number }
        }
      }
    }
  }
}
