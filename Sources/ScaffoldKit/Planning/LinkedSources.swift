/// The files and folders to which links in a target's folder lead: SwiftPM compiles them as well.
///
/// Links are followed as far as they stay in the package; nothing outside of it is read. No folder is
/// walked twice, so circular links end.
struct LinkedSources {
  private let folders: PackageFolders
  private let extent: TargetExtent
  /// The paths of the folders below which everything that belongs to the target has been walked, by
  /// their places, which are paths without links.
  private var walked: [[String]: [String]]

  /// What a link leads to, with its place.
  enum Source {
    case folder(any Directory, place: [String])
    /// A file with its folder.
    case file(any Directory, place: [String])
  }

  /// The links of a target whose folder has been walked.
  init(root: any Directory, extent: TargetExtent, walked path: [String], place: [String]) {
    folders = PackageFolders(root: root)
    self.extent = extent
    walked = [place: path]
  }

  /// What the link at `path` leads to; `nil` if that does not exist, is outside the package, or has been
  /// walked.
  func source(at path: [String]) -> Source? {
    do throws(SystemError) {
      switch try folders.find(path) {
      case (.present(let place), let found?):
        return isWalked(place) ? nil : .folder(found.folder, place: place)
      case (.blocked(let place), _):
        guard let name = path.last, name.hasSuffix(".swift") else { return nil }
        let outer = try folders.find(place.dropLast()).place
        return outer.map { .file($0.folder, place: place) }
      default: return nil
      }
    } catch {
      // SwiftPM cannot read it either, and ignores it.
      return nil
    }
  }

  /// Whether the file or folder at a place has been walked.
  func isWalked(_ place: [String]) -> Bool {
    (0...place.count).contains { count in
      guard var path = walked[Array(place.prefix(count))] else { return false }
      return place.dropFirst(count).allSatisfy { name in
        path.append(name)
        return !name.hasPrefix(".") && extent.reaches(path) && extent.opens(path)
      }
    }
  }

  /// Records that the folder to which the link at `path` leads has been walked.
  mutating func remember(_ path: [String], place: [String]) {
    walked[place] = path
  }
}
