/// Reads the records of a package: everything below its `.viper-gen` folder.
struct RecordStore {
  /// A record with the bytes that it was read from.
  struct Stored {
    let record: ModuleRecord
    let bytes: [UInt8]
  }

  private var tree: DirectoryTree
  private var found: [Stored] = []
  private var problems: [Diagnostic] = []

  /// What to do about a record that nobody wrote like that.
  private static let repair =
    "this is the record of a module; bring it back from the version control, or remove it"
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
    var store = RecordStore(tree: DirectoryTree(root: root))
    store.collect([ModuleRecord.folder])
    problems += store.problems
    return store.found.sorted { first, second in
      (first.record.name, first.record.target) < (second.record.name, second.record.target)
    }
  }

  private init(tree: DirectoryTree) {
    self.tree = tree
  }

  private mutating func collect(_ path: [String]) {
    guard path.count <= Self.deepest else { return report(.tooDeep(limit: Self.deepest), path) }
    let entries = attempt(&problems) { () throws(ScaffoldError) in
      guard let directory = try tree.directory(path) else { return [Entry]() }
      return try Self.entries(of: directory)
    }
    for entry in entries ?? [] {
      guard found.count < Self.mostRecords else {
        if !problems.contains(where: { $0.code == "too-many-records" }) {
          report(.tooMany(limit: Self.mostRecords), [ModuleRecord.folder])
        }
        return
      }
      let place = path + [entry.name]
      switch entry.kind {
      case .directory: collect(place)
      case .file: read(place)
      case .link where !entry.isRecord: collect(place)
      case .link, .special: report(.notPlainFile(entry.kind), place)
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
    let stored = attempt(&problems) { () throws(ScaffoldError) -> Stored? in
      let name = place[place.count - 1]
      guard let directory = try tree.directory(Array(place.dropLast())),
        let status = try reporting(directory.status(of: name))
      else { return nil }
      guard status.size <= Self.largestRecord else {
        throw ScaffoldError(
          RecordFault.tooLarge(limit: Self.largestRecord), at: Self.location(place))
      }
      let bytes = try reporting(directory.contents(of: name, limit: Self.largestRecord))
      let source = SourceText(path: place.joined(separator: "/"), bytes: bytes)
      do throws(ScaffoldError) {
        return Stored(record: try RecordReader.read(source, at: place), bytes: bytes)
      } catch {
        throw ScaffoldError(error.diagnostics.map { $0.withHelp(Self.repair) })
      }
    }
    if case .some(.some(let stored)) = stored { found.append(stored) }
  }

  private mutating func report(_ fault: RecordFault, _ place: [String]) {
    problems.append(Diagnostic(fault, at: Self.location(place)))
  }

  private static func location(_ place: [String]) -> SourceLocation {
    SourceLocation(path: place.joined(separator: "/"))
  }
}
