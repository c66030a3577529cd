/// A path as a user types it for a module or a folder: `./A/../Feature/` is `Feature`.
struct TypedPath: Sendable, Hashable {
  /// The names from the target's folder, or from the package's root; empty for that folder itself.
  let names: [String]
  /// Whether the path starts at the package's root: it is absolute, or a `..` leads above its start.
  let isFromPackage: Bool

  /// Reads a path. Only its form is checked, not each name.
  ///
  /// - Parameter place: the package that an absolute path may lead into; without one, such a path is
  ///   refused.
  /// - Throws: ``ScaffoldError`` of the category `containment` if the path leads out of its start and out of
  ///   the package.
  init(_ text: String, in place: () -> PackagePlace? = { nil }) throws(ScaffoldError) {
    let typed = text.ends(with: "/") && text != "/" ? String(text.dropLast()) : text
    if typed.begins(with: "/"), let names = place()?.names(onWayTo: typed) {
      (self.names, isFromPackage) = (names, true)
    } else {
      if PathRules.isAbsolute(typed) { throw ScaffoldError(PathRules.absolute(typed)) }
      let components = typed.isEmpty ? [] : RelativePath.components(of: typed)
      if components.count > 1, let names = place()?.names(fromOutside: components) {
        (self.names, isFromPackage) = (names, true)
      } else if let names = Self.resolved(components) {
        (self.names, isFromPackage) = (names, false)
      } else if let here = place()?.here, let names = Self.resolved(components, below: here) {
        (self.names, isFromPackage) = (names, true)
      } else {
        throw ScaffoldError(PathRules.outside(typed))
      }
    }
    if let problem = PathRules.problem(in: names.joined(separator: "/"), typed: typed) {
      throw ScaffoldError(problem)
    }
  }

  /// The names without `.` and `..`; `nil` if a `..` leads above the first of them.
  static func resolved(_ names: [String], below start: [String] = []) -> [String]? {
    var resolved = start
    for name in names where name != "." {
      if name != ".." {
        resolved.append(name)
      } else if resolved.popLast() == nil {
        return nil
      }
    }
    return resolved
  }
}

/// A package, and the folder in it where a command runs: the start of the paths that a user types.
package struct PackagePlace: Sendable {
  private let way: [String]
  /// The names from the package's root to the folder; empty for the root, and for a folder elsewhere.
  private(set) var here: [String]
  /// The names from the working directory to the package's root, if that is below it.
  private var outside: [String] = []
  /// The names in the package's root, if it is below the working directory.
  private var entries: [String] = []

  /// A package by the absolute paths of its root and of the folder.
  init(root: String, from folder: String) {
    way = TypedPath.resolved(root.namesOnPath) ?? []
    let folder = TypedPath.resolved(folder.namesOnPath) ?? []
    here = folder.starts(with: way) ? Array(folder.dropFirst(way.count)) : []
  }

  /// The same package with paths that start at its root.
  var root: PackagePlace {
    var place = self
    place.here = []
    return place
  }

  /// The same package for paths that a user completes in a working directory above the root, such as
  /// `Demo/Sources/App` for the package `Demo`.
  ///
  /// - Parameter entries: the names in the package's root.
  func typed(
    in workingDirectory: String, entries: () throws(ScaffoldError) -> [String]
  ) throws(ScaffoldError) -> PackagePlace {
    let start = TypedPath.resolved(workingDirectory.namesOnPath) ?? []
    guard way.count > start.count, way.starts(with: start) else { return self }
    var place = self
    place.outside = Array(way.dropFirst(start.count))
    place.entries = try entries()
    return place
  }

  /// The names from the root, for a path from the working directory that leads to the root and on to
  /// something in it; `nil` for any other path.
  func names(fromOutside path: [String]) -> [String]? {
    guard !outside.isEmpty, let names = TypedPath.resolved(path), names.starts(with: outside)
    else { return nil }
    let rest = Array(names.dropFirst(outside.count))
    return rest.first.map(entries.contains) == true ? rest : nil
  }

  /// The names from the root to an absolute path; `nil` if that is outside.
  func names(onWayTo path: String) -> [String]? {
    guard let names = TypedPath.resolved(path.namesOnPath), names.starts(with: way) else {
      return nil
    }
    return Array(names.dropFirst(way.count))
  }
}
