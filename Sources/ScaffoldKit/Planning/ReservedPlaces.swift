/// Finds the paths that mean something to other programs, wherever in a package they are: a file in a
/// `.git` folder changes what `git` runs, and a `Package.swift` among the sources makes a package
/// of its own.
enum ReservedPlaces {
  /// What is wrong with `paths`: a name that other programs act on, reported once, or a length that some
  /// system refuses.
  static func problems(among paths: [RelativePath]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var reported: Set<String> = []
    for path in paths {
      let name =
        path.components.first(where: isReserved) ?? path.folder.first(where: isBundle)
      guard let fault = fault(of: path, reserved: name) else { continue }
      if case .reservedPlace(_, let name) = fault, !reported.insert(name).inserted { continue }
      problems.append(Diagnostic(fault))
      if problems.count >= Diagnostic.mostOfAFile { break }
    }
    return problems
  }

  /// What is wrong with a path, in which other programs may act on a name.
  private static func fault(of path: RelativePath, reserved name: String?) -> PlanFault? {
    if let name { return .reservedPlace(path.description, name: name) }
    let names = path.folder.count + 1
    let length = path.folder.reduce(names - 1 + path.name.utf8.count) { $0 + $1.utf8.count }
    if length > RelativePath.longestPath { return .tooLong(path.description) }
    if path.isSwift, path.name.utf8.count > longestSource { return .longSource(path.name) }
    return names > deepest ? .tooDeep(path.description) : nil
  }

  /// The compiler keeps an index by the names of the sources, to which it adds up to 28 bytes; a name of
  /// 228 bytes is one that it cannot write.
  static let longestSource = 224

  /// The depth to which folders are searched for records.
  private static let deepest = 60

  /// Whether other programs act on a folder or a file of that name: true for `.git`, `.GIT`,
  /// `git~1` and `Package@swift-6.0.swift`.
  static func isReserved(_ name: String) -> Bool {
    let folded = name.caseFolded
    return names.contains(folded)
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
