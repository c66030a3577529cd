/// Finds the paths that other programs use, anywhere in a package: a file in a `.git` folder changes what `git`
/// runs, and a `Package.swift` among the sources makes another package.
enum ReservedPlaces {
  /// What is wrong with `paths`: names that other programs act on, each reported once, and a length that
  /// some system refuses, reported for the longest path.
  static func problems(among paths: [RelativePath]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var reported: Set<String> = []
    let longest = paths.max { $0.length < $1.length }
    for path in (longest.map { [$0] } ?? []) + paths {
      let name =
        path.components.first(where: isReserved) ?? path.folder.first(where: isBundle)
      if let name, !reported.insert(name).inserted { continue }
      guard let problem = problem(with: path, reserved: name),
        problem.code != .pathLength || !problems.contains(where: { $0.code == .pathLength })
      else { continue }
      problems.append(problem)
      if problems.count >= Diagnostic.mostOfAFile { break }
    }
    return problems
  }

  /// The index of the reserved name in the place of a change; `nil` if the change may be made there. Records and the manifest have
  /// reserved names, and are changed only where no link leads.
  ///
  /// - Parameters:
  ///   - place: the path without links.
  ///   - path: the path as it was asked for.
  ///   - package: the folders in which the package begins.
  static func index(
    in place: [String], changedAs path: [String], of package: [String]
  ) -> Int? {
    let depth = package.count
    var own: Int?
    if path.count > depth, path.starts(with: package), place.starts(with: path.prefix(depth + 1)) {
      let isManifest = path.count == depth + 1 && isManifest(path[depth])
      if isManifest || path[depth] == ModuleRecord.folder { own = depth }
    }
    if let index = place.indices.first(where: { $0 != own && isReserved(place[$0]) }) {
      return index
    }
    return place == path ? nil : place.dropLast().firstIndex(where: isBundle)
  }

  /// What is wrong with a path, in which other programs may act on a name.
  private static func problem(with path: RelativePath, reserved name: String?) -> Diagnostic? {
    let shown = path.description.escapingControlCharacters
    if let name {
      return Diagnostic(
        .containment, .reservedPlace,
        "the name '\(name.escapingControlCharacters)' is reserved for other programs; "
          + "cannot write '\(shown)'",
        help: "choose another name, or another place with --into")
    }
    if path.length > RelativePath.longestPath {
      return Diagnostic(
        .usage, .pathLength,
        "a path of the module has \(path.length) bytes, more than \(RelativePath.longestPath)",
        help: "choose a shorter name, or another place with --into")
    }
    if path.isSwift, path.name.utf8.count > longestSource {
      return Diagnostic(
        .usage, .pathLength,
        "the file name '\(path.name.escapingControlCharacters)' has \(path.name.utf8.count) bytes, "
          + "more than the \(longestSource) that the compiler's index allows",
        help: "choose a shorter name for the module")
    }
    guard path.folder.count >= deepest else { return nil }
    return Diagnostic(
      .usage, .pathLength, "'\(shown)' is nested too deeply",
      help: "choose another place with --into")
  }

  /// The compiler writes an index file for each source, whose name is up to 28 bytes longer; for a source
  /// name of 228 bytes that fails.
  static let longestSource = 224

  /// A file in this many folders or more is refused. It is below the depth to which `RecordStore` searches.
  private static let deepest = 60

  /// Whether other programs act on a folder or a file of that name on some system: true for `.git`, `.GIT`,
  /// `git~1` and `Package@swift-6.0.swift`.
  static func isReserved(_ name: String) -> Bool {
    let folded = portable(name)
    return names.contains(folded) || isManifest(folded)
  }

  /// The name without what some system ignores: case, invisible characters, and dots and spaces at the end.
  private static func portable(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: " ") }
    guard !isPlain || name.utf8.last == UInt8(ascii: ".") else { return name.caseFolded }
    var scalars = name.unicodeScalars.filter { !$0.isInvisible }
    while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars)).caseFolded
  }

  /// Whether SwiftPM reads a file of that name as a manifest.
  private static func isManifest(_ name: String) -> Bool {
    let folded = portable(name)
    return folded == "package.swift"
      || folded.hasPrefix("package@swift-") && folded.hasSuffix(".swift")
  }

  /// Whether SwiftPM treats a folder of that name as one resource and compiles nothing in it.
  private static func isBundle(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return bundles.contains(name[name.index(after: dot)...].lowercased())
  }

  static let bundles = Set(
    words:
      "docc lproj playground xcassets xcdatamodel xcdatamodeld xcmappingmodel xcodeproj xcworkspace"
  )

  static let names = Set(
    words: """
      .build .bzr .git .hg .jj .svn .swiftpm .viper-gen git~1 package.resolved package.swift
      """)
}

extension RelativePath {
  /// The number of bytes, with the separators.
  fileprivate var length: Int {
    folder.reduce(folder.count + name.utf8.count) { $0 + $1.utf8.count }
  }
}
