/// Finds the language of a target by the names of its files.
struct TargetSources {
  private let folders: PackageFolders
  private static let cFamily: Set = [
    "c", "m", "mm", "cc", "cpp", "cxx", "S", "s", "h", "hh", "hpp", "hxx", "inc", "def",
  ]

  init(folders: PackageFolders) {
    self.folders = folders
  }

  /// Whether the target has C-family files and no Swift, so that no Swift file can be added to it.
  ///
  /// The search ends at the first Swift file. A target that is empty or missing can become Swift.
  func isCFamily(_ target: PackageLayout.Target) throws(ScaffoldError) -> Bool {
    guard target.kind.holdsCode, case .present = target.state else { return false }
    do throws(SystemError) {
      var sawC = false
      let extent = TargetExtent(target)
      for source in target.sources ?? [""] {
        let path = target.folder + TargetExtent.components(of: source)
        let (state, place) = try folders.find(path)
        if let folder = place?.folder {
          if try finds(in: folder, at: path, within: extent, &sawC) { return false }
        } else if case .blocked(let file) = state, let name = file.last {
          if Self.note(name, &sawC) { return false }
        }
      }
      return sawC
    } catch {
      throw ScaffoldError(error)
    }
  }

  /// Whether a Swift file is below `folder`. Sets `sawC` if it finds C-family files before.
  private func finds(
    in folder: any Directory, at path: [String], within extent: TargetExtent, _ sawC: inout Bool
  ) throws(SystemError) -> Bool {
    var below: [String] = []
    for name in try folder.entries() where !name.hasPrefix(".") {
      guard extent.reaches(path + [name]) else { continue }
      let kind = try folder.status(of: name)?.kind
      if kind == .directory {
        if extent.opens(path + [name]) { below.append(name) }
      } else if kind == .file || kind == .link, Self.note(name, &sawC) {
        return true
      }
    }
    for name in below {
      let inner = try folder.directory(name)
      if try finds(in: inner, at: path + [name], within: extent, &sawC) { return true }
    }
    return false
  }

  /// Whether the file is Swift, by its name. Sets `sawC` if it is of the C family.
  private static func note(_ name: String, _ sawC: inout Bool) -> Bool {
    if name.ends(with: ".swift") { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    if cFamily.contains(String(name[name.index(after: dot)...])) { sawC = true }
    return false
  }
}
