/// A folder that may not exist yet: its nearest existing ancestor and the names that are missing.
struct Location {
  let root: String
  let missing: [String]

  /// The location of `path`; a file in its way is an error.
  static func nearestFolder(
    to path: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> Location {
    try opened(nearestTo: path, fileSystem).place
  }

  /// The same with the open folder.
  static func opened(
    nearestTo path: String, _ fileSystem: any FileSystem
  ) throws(ScaffoldError) -> (place: Location, folder: any Directory) {
    var names = path.namesOnPath
    let start = path.begins(with: "/") ? "/" : ""
    var missing: [String] = []
    while true {
      let way = start + names.joined(separator: "/")
      let root = way.isEmpty ? "." : way
      do throws(SystemError) {
        let folder = try fileSystem.directory(at: root)
        return (Location(root: root, missing: missing), folder)
      } catch {
        guard error.isMissing, let last = names.popLast() else {
          guard error.isNotDirectory else { throw ScaffoldError(error) }
          throw ScaffoldError(.notAFolder(outermost(of: names, start, fileSystem)))
        }
        guard last != "..", last != "." else { throw ScaffoldError(error) }
        missing.insert(last, at: 0)
      }
    }
  }

  /// The first entry on the way to `names` that is not a folder.
  private static func outermost(
    of names: [String], _ start: String, _ fileSystem: any FileSystem
  ) -> String {
    for count in names.indices.dropFirst() {
      let path = start + names[..<count].joined(separator: "/")
      do throws(SystemError) {
        _ = try fileSystem.directory(at: path)
      } catch {
        return path
      }
    }
    return start + names.joined(separator: "/")
  }
}
