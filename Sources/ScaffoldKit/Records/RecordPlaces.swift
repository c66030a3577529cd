/// The places of the records of a package, which are found without reading them.
struct RecordPlaces {
  /// A file that a record may be in.
  struct Place {
    /// The path from the package's root.
    let path: [String]

    /// The name of the module.
    var name: String {
      String(path[path.count - 1].dropLast(ModuleRecord.fileExtension.count))
    }

    /// The folders between the target's folder and the module's.
    var subfolder: [String] { Array(path.dropFirst(2).dropLast()) }
  }

  var tree: DirectoryTree
  /// In the order of their folders and names; none if there are too many.
  private(set) var found: [Place] = []
  /// What keeps other records from being found.
  private(set) var unreadable: [UnreadableRecord] = []

  private static let deepest = 64

  /// The places below the root of a package.
  init(in root: any Directory) {
    tree = DirectoryTree(root: root)
    collect([ModuleRecord.folder])
    guard isFull else { return }
    found = []
    report(
      .tooManyRecords("the package has more than \(ModuleRecord.mostOfPackage) records"),
      at: [ModuleRecord.folder])
  }

  static func location(_ place: [String]) -> SourceLocation {
    SourceLocation(path: place.joined(separator: "/"))
  }

  private var isFull: Bool { found.count > ModuleRecord.mostOfPackage }

  private mutating func collect(_ path: [String]) {
    guard path.count <= Self.deepest else {
      return report(
        .badRecord(
          "there are more than \(Self.deepest) folders inside each other", at: Self.location(path)),
        at: path)
    }
    var problems: [Diagnostic] = []
    let entries = attempt(&problems) { () throws(ScaffoldError) in
      guard let directory = try tree.directory(path) else { return [Entry]() }
      return try Self.entries(of: directory)
    }
    for problem in problems { report(problem, at: path) }
    for entry in entries ?? [] where !isFull {
      guard !TemplateSnapshot.isSnapshot(entry.name, in: path) else { continue }
      let place = path + [entry.name]
      switch entry.kind {
      case .directory: collect(place)
      case .file: found.append(Place(path: place))
      case .link where !entry.isRecord: collect(place)
      case .link, .special: reportObstacle(entry.kind, at: place)
      }
    }
  }

  private struct Entry {
    let name: String
    let kind: FileStatus.Kind

    var isRecord: Bool { name.hasSuffix(ModuleRecord.fileExtension) }
  }

  /// What may matter in a folder: not what other programs leave, nor what an interrupted run left.
  private static func entries(of directory: any Directory) throws(ScaffoldError) -> [Entry] {
    var entries: [Entry] = []
    for name in try reporting(directory.entries()) where !name.hasPrefix(".viper-gen-") {
      guard let kind = try reporting(directory.status(of: name))?.kind else { continue }
      let entry = Entry(name: name, kind: kind)
      if entry.isRecord || kind == .directory || kind == .link { entries.append(entry) }
    }
    return entries
  }

  /// Reports an entry in the place of a record. It is never replaced, so the user has to remove it.
  private mutating func reportObstacle(_ kind: FileStatus.Kind, at place: [String]) {
    let help = "remove it, and create the module again with '--on-conflict overwrite'"
    report(
      .badRecord(
        "the record is \(kind.phrase), not a regular file", at: Self.location(place),
        help: kind == .link ? "replace it with the file it leads to, or " + help : help),
      at: place)
  }

  private mutating func report(_ problem: Diagnostic, at place: [String]) {
    unreadable.append(UnreadableRecord(place: place, problems: [problem]))
  }
}

extension Diagnostic {
  /// The records of a package are more, or larger, than a package can have.
  static func tooManyRecords(_ message: String) -> Diagnostic {
    Diagnostic(
      .data, .tooManyRecords, message, at: RecordPlaces.location([ModuleRecord.folder]),
      help: "delete the records of modules that do not exist any more, or split the package")
  }
}
