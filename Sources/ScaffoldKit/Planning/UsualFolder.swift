/// The folder below that of a target in which its modules are, as the names of their files show.
///
/// For `App/Modules/Auth/Login/LoginPresenter.swift` and `App/Modules/Cart/CartPresenter.swift`, it is `Modules` below
/// `App`. No file is read.
struct UsualFolder {
  /// The names from the folder of the target; `nil` if there are too few modules, or if they are in no common folder.
  let path: [String]?

  private static let endings = ["Presenter.swift", "Interactor.swift"]
  private static let leastModules = 2
  private static let mostEntries = 20_000
  private static let deepest = 12

  init(below target: [String], in root: any Directory) {
    var search = Search(tree: DirectoryTree(root: root), start: target)
    search.gather([])
    let modules = search.modules
    var path: [String] = []
    while true {
      let below = modules.filter { $0.count > path.count + 1 && $0.starts(with: path) }
      let next = Dictionary(grouping: below) { $0[path.count] }
        .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      guard let next, next.value.count >= Self.leastModules,
        next.value.count * 5 >= modules.count * 4
      else { break }
      path.append(next.key)
    }
    self.path = path.isEmpty ? nil : path
  }

  private struct Search {
    var tree: DirectoryTree
    let start: [String]
    /// The folders of modules: the last one with the module's name, from the folder of the target.
    var modules: Set<[String]> = []
    private var count = 0

    init(tree: DirectoryTree, start: [String]) { (self.tree, self.start) = (tree, start) }

    mutating func gather(_ folder: [String]) {
      var ignored: [Diagnostic] = []
      let entries = attempt(&ignored) { () throws(ScaffoldError) in
        try tree.entries(of: start + folder)
      }
      for name in (entries ?? nil) ?? [] where count < UsualFolder.mostEntries {
        count += 1
        if let ending = UsualFolder.endings.first(where: name.hasSuffix) {
          let module = String(name.dropLast(ending.count))
          if let index = folder.lastIndex(of: module) {
            modules.insert(Array(folder[...index]))
          }
        } else if !name.contains("."), folder.count < UsualFolder.deepest {
          gather(folder + [name])
        }
      }
    }
  }
}

extension ResolvedRequest {
  /// A note if a module without a folder is the first one that is recorded, and others are in a folder of their own.
  func notes(in root: any Directory) -> [Diagnostic] {
    guard request.rerendering == nil, subfolder.isEmpty, !request.ignoresFolder,
      modules.contains(where: \.path.subfolder.isEmpty),
      RecordStore.readableRecords(in: root).isEmpty,
      let folder = UsualFolder(below: destination.target.folder, in: root).path
    else { return [] }
    let path = folder.joined(separator: "/")
    let shown = RecordedFolders.text(destination.target.folder + folder)
    return [
      Diagnostic(
        .usage, .usualFolder,
        "the other modules are in '\(shown)'".escapingControlCharacters,
        help: "\(["--into", path].shownInHelp) puts new ones there", severity: .note)
    ]
  }
}
