/// The folders of a module: that of its sources, and that of its tests.
///
/// A target's folder may have the name of the module, too. It contains other files, so the innermost folder of
/// that name is meant that has all the files of the outermost one.
struct ModuleFolders {
  /// The subfolder and the name of the module.
  private let end: [String]
  /// The folder that all files in an outermost folder have in common.
  private var shared: [[String]: [String]] = [:]

  /// The folders of a module with these files.
  ///
  /// - Parameter end: the subfolder and the name of the module.
  init(of files: [RelativePath], endingWith end: [String]) {
    self.end = end
    var latest: [String]?
    for file in files where file.folder != latest {
      latest = file.folder
      guard let outermost = outermost(on: file.folder) else { continue }
      let common = shared[outermost] ?? file.folder
      shared[outermost] = Array(zip(common, file.folder).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The module's folder that contains one of its files, directly or in inner folders; the file's own folder if
  /// there is none.
  func folder(of path: RelativePath) -> [String] {
    guard let outermost = outermost(on: path.folder) else { return path.folder }
    let common = shared[outermost] ?? path.folder
    let last = common.indices.last { isEnd(of: common, from: $0) }
    return last.map { Array(common[..<($0 + end.count)]) } ?? outermost
  }

  /// The outermost folder on a path that has the module's name.
  private func outermost(on folder: [String]) -> [String]? {
    folder.indices.first { isEnd(of: folder, from: $0) }
      .map { Array(folder[..<($0 + end.count)]) }
  }

  private func isEnd(of folder: [String], from start: Int) -> Bool {
    folder[start...].starts(with: end)
  }
}
