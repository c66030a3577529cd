/// Finds the paths that mean something to other programs, wherever in a package they stand: a file in
/// a `.git` folder changes what `git` runs, and a `Package.swift` among the sources makes a package
/// of its own.
enum ReservedPlaces {
  /// What is wrong with `paths`: a name of another program's, told once, or a length that some system
  /// refuses.
  static func problems(among paths: [RelativePath]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var told: Set<String> = []
    // Most files go to the folder of the one before.
    var latest: (folder: [String], reserved: String?, bundle: String?)?
    for path in paths {
      if latest?.folder.isSpelled(like: path.folder) != true {
        latest = (
          path.folder, path.folder.first(where: isReserved), path.folder.first(where: isBundle)
        )
      }
      let name = latest?.reserved ?? (isReserved(path.name) ? path.name : latest?.bundle)
      guard let fault = fault(of: path, reserved: name) else { continue }
      if case .reservedPlace(_, let name) = fault, !told.insert(name).inserted { continue }
      problems.append(Diagnostic(fault))
      if problems.count >= Diagnostic.mostOfAFile { break }
    }
    return problems
  }

  /// What is wrong with a path, on which a name may be another program's.
  private static func fault(of path: RelativePath, reserved name: String?) -> PlanFault? {
    if let name { return .reservedPlace(path.description, name: name) }
    let names = path.folder.count + 1
    let length = path.folder.reduce(names - 1 + path.name.utf8.count) { $0 + $1.utf8.count }
    if length > PathFault.longestPath { return .tooLong(path.description) }
    if path.isSwift, path.name.utf8.count > longestSource { return .longSource(path.name) }
    return names > deepest ? .tooDeep(path.description) : nil
  }

  /// The compiler keeps an index by the names of the sources, to which it adds up to 28 bytes; a name of
  /// 228 bytes is one that it cannot write.
  static let longestSource = 224

  /// As deep as the folders that records are looked for in.
  private static let deepest = 60

  /// Whether a folder or a file of that name is another program's: true for `.git`, `.GIT`,
  /// `git~1` and `Package@swift-6.0.swift`.
  static func isReserved(_ name: String) -> Bool {
    // Nearly every name is told by its first letter.
    switch name.unicodeScalars.first {
    case ".", "g", "G", "p", "P": break
    default: return false
    }
    let folded = name.caseFolded
    return names.contains(folded)
      || folded.hasPrefix("package@swift-") && folded.hasSuffix(".swift")
  }

  /// Whether SwiftPM takes a folder of that name for one thing, and compiles nothing in it.
  private static func isBundle(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return bundles.contains(name[name.index(after: dot)...].lowercased())
  }

  static let bundles = Set(words: "docc lproj playground xcassets xcdatamodel xcdatamodeld xcmappingmodel xcodeproj xcworkspace")

  static let names = Set(
    words: """
      .build .bzr .git .hg .jj .svn .swiftpm .viper-gen git~1 package.resolved package.swift
      """)
}
