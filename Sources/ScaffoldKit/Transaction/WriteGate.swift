/// Opens the folders of a package in which a run changes entries.
///
/// A change is refused in places that other programs use, such as `.git`. What counts is the folder that is
/// reached after all links.
struct WriteGate {
  private var tree: DirectoryTree
  /// The folders of a new package, from the root to its manifest.
  private let package: [String]
  /// Whether other programs' places are allowed.
  private let isScratch: Bool
  /// The folder that was checked last, as it was asked for.
  private var latest: (path: [String], place: [String])?

  /// - Parameters:
  ///   - root: the folder that contains all changes.
  ///   - package: the folders from the root to the manifest of a new package.
  /// - Throws: if the root is in a place that other programs use.
  init(root: any Directory, package: [String] = []) throws(ScaffoldError) {
    if let path = try reporting(root.absolutePath()),
      let name = path.namesOnPath.first(where: ReservedPlaces.isReserved)
    {
      throw ScaffoldError(.reservedPlace(name, of: path))
    }
    tree = DirectoryTree(root: root)
    self.package = package
    isScratch = false
  }

  /// A gate to a folder for scratch files, which may be in any place.
  init(scratch root: any Directory) {
    tree = DirectoryTree(root: root)
    (package, isScratch) = ([], true)
  }

  /// The root folder.
  var top: WritableFolder { WritableFolder(checked: tree.top) }

  /// Whether any link was followed.
  var hasFollowed: Bool { tree.hasFollowed }

  /// Closes the folders that are open.
  mutating func close() { (tree, latest) = (DirectoryTree(root: tree.top), nil) }

  /// The folder at `path` for a change of its entry `name`; `nil` if it does not exist.
  ///
  /// - Throws: if the folder is reached by a link that leads out, or if other programs use the place.
  mutating func folder(
    _ path: [String], for name: String
  ) throws(ScaffoldError) -> WritableFolder? {
    guard let folder = try tree.directory(path) else { return nil }
    try check(path + [name])
    return WritableFolder(checked: folder)
  }

  /// Whether there is a folder at `path`.
  mutating func hasFolder(_ path: [String]) throws(ScaffoldError) -> Bool {
    try tree.directory(path) != nil
  }

  /// Throws if an entry must not be changed at the place to which its path leads.
  mutating func check(_ path: [String]) throws(ScaffoldError) {
    guard let reserved = try reservedPlace(of: path) else { return }
    throw ScaffoldError(reserved.problem)
  }

  /// The folder or file of other programs to which a path leads, and the error for the path; `nil` if a change may be
  /// made there.
  fileprivate mutating func reservedPlace(
    of path: [String]
  ) throws(ScaffoldError) -> (place: [String], problem: Diagnostic)? {
    let place = try place(of: path)
    guard !isScratch, let index = ReservedPlaces.index(in: place, changedAs: path, of: package)
    else {
      return nil
    }
    let problem = Diagnostic.reservedPlace(
      place[index], of: path.joined(separator: "/"), place.joined(separator: "/"))
    return (Array(place[...index]), problem)
  }

  /// The path without links, as far as its folders exist.
  mutating func place(of path: [String]) throws(ScaffoldError) -> [String] {
    let folder = Array(path.dropLast())
    if let latest, latest.path == folder { return latest.place + path.suffix(1) }
    let place = try tree.place(of: folder)
    latest = (folder, place)
    return place + path.suffix(1)
  }
}

extension Diagnostic {
  /// A change would be made in a place that other programs use.
  ///
  /// - Parameters:
  ///   - name: the reserved name.
  ///   - path: the path as it was asked for.
  ///   - place: the path without links.
  fileprivate static func reservedPlace(
    _ name: String, of path: String, _ place: String? = nil
  ) -> Diagnostic {
    let link = place.flatMap {
      $0 == path ? nil : ", which leads to '\($0.escapingControlCharacters)'"
    }
    return Diagnostic(
      .containment, .reservedPlace,
      "the name '\(name.escapingControlCharacters)' is reserved for other programs; "
        + "cannot change '\(path.escapingControlCharacters)'\(link ?? "")",
      help: link == nil
        ? "choose another place" : "replace the link with a folder, or choose another place")
  }
}

extension ChangeSet {
  /// The gate for the changes, which are checked.
  ///
  /// - Throws: each place that other programs use.
  func gate(in root: any Directory) throws(ScaffoldError) -> WriteGate {
    var gate = try WriteGate(root: root, package: missingFolders)
    var problems: [[String]: Diagnostic] = [:]
    for path in changes.flatMap(\.changedPaths) + removedFolders {
      guard let reserved = try gate.reservedPlace(of: missingFolders + path.components) else {
        continue
      }
      problems[reserved.place] = problems[reserved.place] ?? reserved.problem
    }
    guard problems.isEmpty else {
      throw ScaffoldError(problems.values.sorted { $0.message.isBefore($1.message) })
    }
    return gate
  }
}

extension ChangeSet {
  /// Checks the place of each change, and notes it where it differs from the path.
  ///
  /// - Throws: each place that other programs use.
  mutating func notePlaces(in root: any Directory) throws(ScaffoldError) {
    var gate = try gate(in: root)
    guard gate.hasFollowed else { return }
    for index in changes.indices {
      let path = missingFolders + changes[index].file.path.components
      let place = try gate.place(of: path)
      changes[index].place = place == path ? nil : RelativePath(trusted: place)
    }
  }
}

extension Change {
  /// The paths at which entries change.
  fileprivate var changedPaths: [RelativePath] {
    guard action.isWrite || action == .removed else { return [] }
    return [file.path] + [movedFrom].compactMap(\.self)
  }
}
