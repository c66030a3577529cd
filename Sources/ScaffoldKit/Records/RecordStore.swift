/// Reads the records of a package: everything below its `.viper-gen` folder.
struct RecordStore {
  /// A record with the bytes that it was read from.
  struct Stored {
    let record: ModuleRecord
    let bytes: [UInt8]
  }

  private var tree: DirectoryTree
  private(set) var found: [Stored] = []
  /// The places of the records that cannot be read.
  private(set) var unreadable: [UnreadableRecord] = []

  /// Help text for a malformed record.
  private static let repair =
    "this is the record of a module: restore it from version control, "
    + Diagnostic.recreation + ", or delete it"
  static let largestRecord = 4 << 20
  private static let deepest = 64
  private static let mostRecords = 100_000

  /// The records of the package whose root is `root`, sorted by the modules' names, without those that
  /// something is wrong with.
  static func readableRecords(in root: any Directory) -> [Stored] {
    var ignored: [Diagnostic] = []
    return records(in: root, problems: &ignored)
  }

  /// The same; what is wrong with the others is added to `problems`.
  static func records(in root: any Directory, problems: inout [Diagnostic]) -> [Stored] {
    let store = RecordStore(of: root)
    problems += store.problems
    return store.found
  }

  /// The records of the package whose root is `root`, sorted by the modules' names, and the places of those that
  /// something is wrong with.
  init(of root: any Directory) {
    self.init(tree: DirectoryTree(root: root))
    collect([ModuleRecord.folder])
    found.sort { first, second in
      (first.record.name, first.record.target) < (second.record.name, second.record.target)
    }
  }

  /// Everything that is wrong with the records.
  var problems: [Diagnostic] { unreadable.flatMap(\.problems) }

  /// The record at a path; `nil` if there is none that can be read.
  static func readableRecord(
    at path: RelativePath, in root: any Directory
  ) throws(ScaffoldError) -> ModuleRecord? {
    var store = RecordStore(tree: DirectoryTree(root: root))
    let kind = try attemptReading { () throws(ScaffoldError) in
      let folder = try store.tree.directory(path.folder)
      return try reporting(folder?.status(of: path.name))?.kind
    }
    guard let kind, kind == .file else { return nil }
    store.read(path.components)
    try store.problems.throwDiskErrors()
    return store.found.first?.record
  }

  private init(tree: DirectoryTree) {
    self.tree = tree
  }

  private mutating func collect(_ path: [String]) {
    guard path.count <= Self.deepest else {
      report(
        [
          .badRecord(
            "there are more than \(Self.deepest) folders inside each other", at: Self.location(path)
          )
        ], at: path)
      return
    }
    var problems: [Diagnostic] = []
    let entries = attempt(&problems) { () throws(ScaffoldError) in
      guard let directory = try tree.directory(path) else { return [Entry]() }
      return try Self.entries(of: directory)
    }
    report(problems, at: path)
    for entry in entries ?? [] {
      guard !TemplateSnapshot.isSnapshot(entry.name, in: path) else { continue }
      guard found.count < Self.mostRecords else {
        let problem = Diagnostic(
          .data, "too-many-records", "there are more than \(Self.mostRecords) records",
          at: Self.location([ModuleRecord.folder]))
        if unreadable.last?.problems != [problem] { report([problem], at: [ModuleRecord.folder]) }
        return
      }
      let place = path + [entry.name]
      switch entry.kind {
      case .directory: collect(place)
      case .file: read(place)
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

  private mutating func read(_ place: [String]) {
    var problems: [Diagnostic] = []
    let stored = attempt(&problems) { () throws(ScaffoldError) -> Stored? in
      let name = place[place.count - 1]
      guard let directory = try tree.directory(Array(place.dropLast())),
        let status = try reporting(directory.status(of: name))
      else { return nil }
      guard status.size <= Self.largestRecord else {
        throw ScaffoldError(
          .badRecord(
            "the record has more than \(Self.largestRecord) bytes", at: Self.location(place)))
      }
      let bytes = try reporting(directory.contents(of: name, limit: Self.largestRecord))
      let source = SourceText(path: place.joined(separator: "/"), bytes: bytes)
      do throws(ScaffoldError) {
        return Stored(record: try RecordReader.read(source, at: place), bytes: bytes)
      } catch {
        throw ScaffoldError(error.diagnostics.map { $0.withHelp(Self.repair) })
      }
    }
    report(problems, at: place)
    if case .some(.some(let stored)) = stored { found.append(stored) }
  }

  /// Reports an entry in the place of a record. It is never replaced, so the user has to remove it.
  private mutating func reportObstacle(_ kind: FileStatus.Kind, at place: [String]) {
    let help = "remove it, and create the module again with '--on-conflict overwrite'"
    report(
      [
        .badRecord(
          "the record is \(kind.phrase), not a regular file",
          at: Self.location(place),
          help: kind == .link ? "replace it with the file it leads to, or " + help : help)
      ], at: place)
  }

  private mutating func report(_ problems: [Diagnostic], at place: [String]) {
    guard !problems.isEmpty else { return }
    unreadable.append(UnreadableRecord(place: place, problems: problems))
  }

  private static func location(_ place: [String]) -> SourceLocation {
    SourceLocation(path: place.joined(separator: "/"))
  }
}
