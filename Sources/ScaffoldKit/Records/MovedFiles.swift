/// Searches a package for files that are not where `create` wrote them. Reads only.
struct MovedFiles {
  /// The names to search for.
  private let names: Set<String>
  /// The paths of recorded files, which are not moved ones.
  private let recorded: Set<RelativePath>
  /// The paths that were found, by their names.
  private var found: [String: [RelativePath]] = [:]
  /// The Swift files with other names.
  private var others: [RelativePath] = []
  /// The types that those of them declare that were read.
  private var declared: [RelativePath: Set<String>] = [:]
  private var visited = 0
  private static let mostEntries = 100_000
  private static let largestFile = 64 << 20

  /// The path at which each of `entries` seems to be now: of the files with its name, the first that has the
  /// recorded contents, else the first; without one, the Swift file that declares its types. A file that seems
  /// to be several of them is none.
  ///
  /// - Parameters:
  ///   - entries: the missing files.
  ///   - types: the types that a missing Swift file declared.
  ///   - recorded: the paths of all recorded files.
  ///   - folders: the folders to search, below `root`.
  static func places(
    of entries: [ModuleRecord.Entry], declaring types: (RelativePath) -> Set<String>,
    besides recorded: Set<RelativePath>, below folders: [[String]], in root: any Directory
  ) -> [RelativePath: RelativePath] {
    guard !entries.isEmpty else { return [:] }
    var search = MovedFiles(names: Set(entries.map(\.path.name)), recorded: recorded)
    var tree = DirectoryTree(root: root)
    for folder in outermost(folders).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let directory = open(folder, in: &tree) else { continue }
      search.walk(directory, at: folder)
    }
    var places: [RelativePath: RelativePath] = [:]
    for entry in entries {
      let candidates = search.found[entry.path.name] ?? []
      let same = candidates.first { path in
        guard let directory = open(path.folder, in: &tree) else { return false }
        return contents(of: path.name, in: directory).map(entry.matches) ?? false
      }
      places[entry.path] = same ?? candidates.first
    }
    for entry in entries where places[entry.path] == nil && entry.path.isSwift {
      let wanted = types(entry.path)
      guard !wanted.isEmpty else { continue }
      places[entry.path] = search.others.first { path in
        wanted.isSubset(of: search.types(in: path, &tree))
      }
    }
    let uses = Dictionary(grouping: places.values) { $0 }
    return places.filter { uses[$0.value]?.count == 1 }
  }

  /// The types that a Swift file declares.
  private mutating func types(
    in path: RelativePath, _ tree: inout DirectoryTree
  ) -> Set<String> {
    if let known = declared[path] { return known }
    let contents = Self.open(path.folder, in: &tree).flatMap {
      Self.contents(of: path.name, in: $0)
    }
    let types = Set(TopLevelName.all(in: contents ?? []).types)
    declared[path] = types
    return types
  }

  private init(names: Set<String>, recorded: Set<RelativePath>) {
    self.names = names
    self.recorded = recorded
  }

  /// The folders that are not in another one of them, each once.
  private static func outermost(_ folders: [[String]]) -> Set<[String]> {
    Set(folders).filter { folder in
      !folders.contains { $0.count < folder.count && folder.starts(with: $0) }
    }
  }

  /// A folder; `nil` if it does not exist or cannot be read.
  private static func open(_ path: [String], in tree: inout DirectoryTree) -> (any Directory)? {
    do throws(ScaffoldError) {
      return try tree.directory(path)
    } catch {
      return nil
    }
  }

  private static func contents(of name: String, in directory: any Directory) -> [UInt8]? {
    do throws(SystemError) {
      return try directory.contents(of: name, limit: largestFile)
    } catch {
      return nil
    }
  }

  /// Collects the files below a folder. Folders that cannot be read, hidden ones and links are left out.
  private mutating func walk(_ directory: any Directory, at path: [String]) {
    guard path.count < DirectoryTree.deepest else { return }
    do throws(SystemError) {
      for name in try directory.entries().sorted() where !name.hasPrefix(".") {
        visited += 1
        guard visited <= Self.mostEntries else { return }
        let place = RelativePath(folder: path, name: name)
        if names.contains(name) || place.isSwift, try directory.status(of: name)?.kind == .file {
          guard !recorded.contains(place) else { continue }
          if names.contains(name) {
            found[name, default: []].append(place)
          } else {
            others.append(place)
          }
        } else if !name.hasSuffix(".swift"), try directory.status(of: name)?.kind == .directory {
          walk(try directory.directory(name), at: path + [name])
        }
      }
    } catch {
      // What cannot be read is not suggested.
    }
  }
}
