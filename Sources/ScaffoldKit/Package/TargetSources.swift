extension PackageLayout.Target {
  /// Whether SwiftPM takes what has a path below the target's folder for a part of the target.
  func holds(_ path: some Sequence<String>) -> Bool {
    func isBelow(_ texts: [String]) -> Bool {
      texts.contains { path.starts(with: Self.components(of: $0)) }
    }
    return (sources.map(isBelow) ?? true) && !isBelow(exclude)
  }

  /// A folder that `sources` names, as `--into` takes it.
  var sourceFolder: String? {
    sources?.first { !$0.hasSuffix(".swift") }.map {
      Self.components(of: $0).joined(separator: "/")
    }
  }

  private static func components(of text: String) -> [String] {
    text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }
}

/// Looks which language a target is written in, without reading a file.
struct TargetSources {
  private let folders: PackageFolders
  private static let cFamily: Set = [
    "c", "m", "mm", "cc", "cpp", "cxx", "S", "s", "h", "hh", "hpp", "hxx", "inc", "def",
  ]

  init(folders: PackageFolders) {
    self.folders = folders
  }

  /// Whether the target has C-family files and no Swift, so that no Swift file may be added to it.
  ///
  /// The first Swift file decides; a target that is empty or not there yet can become Swift.
  func isCFamily(_ target: PackageLayout.Target) throws(ScaffoldFailure) -> Bool {
    guard [.library, .executable, .test].contains(target.kind),
      case .present = target.state
    else { return false }
    do throws(SystemError) {
      var sawC = false
      for source in target.sources ?? [""] {
        let names = source.split(separator: "/").map(String.init)
        let (state, place) = try folders.find(target.folder + names)
        if let folder = place?.folder {
          let path = names.joined(separator: "/")
          if try finds(in: folder, at: path, excluding: target.exclude, &sawC) { return false }
        } else if case .blocked(let file) = state, let name = file.last {
          if Self.note(name, &sawC) { return false }
        }
      }
      return sawC
    } catch {
      throw ScaffoldFailure(error)
    }
  }

  /// Whether a Swift file is found below `folder`; notes C-family files on the way.
  private func finds(
    in folder: any Directory, at path: String, excluding exclude: [String], _ sawC: inout Bool
  ) throws(SystemError) -> Bool {
    var below: [(name: String, path: String)] = []
    for name in try folder.entries() where !name.hasPrefix(".") {
      let place = path.isEmpty ? name : "\(path)/\(name)"
      if exclude.contains(where: { Self.isSame($0, place) }) { continue }
      let kind = try folder.status(of: name)?.kind
      if kind == .directory {
        below.append((name, place))
      } else if kind == .file || kind == .link, Self.note(name, &sawC) {
        return true
      }
    }
    for (name, place) in below {
      let inner = try folder.directory(name)
      if try finds(in: inner, at: place, excluding: exclude, &sawC) { return true }
    }
    return false
  }

  /// Whether a file's name says Swift; notes one of the C family.
  private static func note(_ name: String, _ sawC: inout Bool) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let suffix = String(name[name.index(after: dot)...])
    if suffix == "swift" { return true }
    if cFamily.contains(suffix) { sawC = true }
    return false
  }

  private static func isSame(_ exclude: String, _ place: String) -> Bool {
    exclude.split(separator: "/").filter { $0 != "." }.elementsEqual(place.split(separator: "/"))
  }
}
