import ScaffoldSwift

/// Finds the files of modules.
///
/// A file belongs to a module if it declares one of its parts or a protocol with its name, or if it is near them
/// and declares a type with its name. Of two names that fit, the longer one counts: `UserProfileCell` belongs to
/// `UserProfile`, and not to `User`.
struct ModuleFiles {
  private struct Key: Hashable {
    let target: String
    let name: String
  }

  /// The longest name of a type that is compared with the names of modules, in bytes.
  private static let longestName = 400

  private let types: ProjectTypes
  /// The paths of the files that declare types with a module's name.
  private var named: [Key: Set<String>] = [:]

  init(_ groups: [ModuleFinder.Group], _ types: ProjectTypes, _ roles: RoleTable) {
    self.types = types
    let modules = Set(groups.map { Key(target: $0.target, name: $0.name) })
    for file in types.files where !file.isTest {
      for type in file.types where type.kind != .extension {
        guard let name = type.path.first, name.utf8.count <= Self.longestName else { continue }
        for end in Self.ends(ofNamesIn: name) {
          let key = Key(target: file.module, name: String(name[..<end]))
          guard modules.contains(key) else { continue }
          named[key, default: []].insert(file.path)
          break
        }
      }
    }
  }

  /// The paths, in their order.
  func paths(of group: ModuleFinder.Group, _ links: [LinkFinder.Found]) -> [String] {
    var paths: Set<String> = []
    for member in group.members {
      for reference in types.entities[member.entity].declarations
      where !types.files[reference.file].isTest {
        paths.insert(types.files[reference.file].path)
      }
    }
    let folders = Set(paths.map(Self.folder))
    for found in links {
      guard let named = found.link.namedProtocol else { continue }
      let isOwn = named.name.contains(group.name) || folders.contains(Self.folder(named.place.path))
      if isOwn, !types.file(of: found.held).isTest { paths.insert(named.place.path) }
    }
    let root = Self.root(of: folders, named: group.name)
    let near = named[Key(target: group.target, name: group.name)] ?? []
    for path in near {
      let folder = Self.folder(path)
      let isNear = folders.contains { folder == $0 || folder.hasPrefix("\($0)/") }
      let isBelow = root.map { folder == $0 || folder.hasPrefix("\($0)/") } ?? false
      if isNear || isBelow { paths.insert(path) }
    }
    return paths.sorted()
  }

  /// Where words of a name end, the last first: after `UserProfileCell`, `UserProfile`, `User`.
  private static func ends(ofNamesIn name: String) -> [String.Index] {
    var ends = [name.endIndex]
    for index in name.indices.dropFirst().reversed() {
      let isStart = name[index].isUppercase || name[index].isNumber || name[index] == "_"
      if isStart { ends.append(index) }
    }
    return ends
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folder of a whole module, whose name is in it; `nil` if the parts are in folders of other modules, too.
  private static func root(of folders: Set<String>, named name: String) -> String? {
    var common: [Substring]?
    for folder in folders {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      guard let current = common else {
        common = parts
        continue
      }
      common = zip(current, parts).prefix { $0 == $1 }.map(\.0)
    }
    guard let common, let last = common.last, last.contains(name) else { return nil }
    return common.joined(separator: "/")
  }
}
