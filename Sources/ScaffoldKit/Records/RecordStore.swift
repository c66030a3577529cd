/// Reads the records of a package: everything below its `.viper-gen` folder.
struct RecordStore {
  /// A record with the bytes that it was read from.
  struct Stored {
    let record: ModuleRecord
    let bytes: [UInt8]
    /// The versions of two branches, if git has left conflict markers.
    var merged: MergedRecord?
  }

  private var tree: DirectoryTree
  private(set) var found: [Stored] = []
  /// The places of the records that cannot be read.
  private(set) var unreadable: [UnreadableRecord] = []
  private var bytesRead = 0
  /// Whether a record with git's conflict markers is found, with what both branches have together.
  private var mergesConflicts = false

  /// Help text for a malformed record.
  private static let repair =
    "this is the record of a module: restore it from version control, "
    + Diagnostic.recreation + ", or delete it"
  static let largestRecord = 4 << 20
  /// The most bytes that all records of a package have together.
  private static let mostBytes = 64 << 20

  /// The records of the package whose root is `root`, sorted by the modules' names, without those that
  /// something is wrong with.
  static func readableRecords(in root: any Directory) -> [Stored] {
    var ignored: [Diagnostic] = []
    return records(in: root, problems: &ignored)
  }

  /// The same, all of them.
  ///
  /// - Throws: everything that is wrong with records.
  static func allRecords(in root: any Directory) throws(ScaffoldError) -> [Stored] {
    var problems: [Diagnostic] = []
    let records = records(in: root, problems: &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return records
  }

  /// The records that can be read, for what depends little on them; what is wrong with the others is added to
  /// `warnings`.
  ///
  /// - Throws: errors of the disk.
  static func records(
    in root: any Directory, warnings: inout [Diagnostic]
  ) throws(ScaffoldError) -> [Stored] {
    var problems: [Diagnostic] = []
    let records = records(in: root, problems: &problems)
    try problems.throwDiskErrors()
    warnings += problems.map(\.asWarning)
    return records
  }

  /// The records that can be read.
  ///
  /// - Throws: errors of the disk, since modules would be taken for unrecorded.
  static func recordsOfDisk(in root: any Directory) throws(ScaffoldError) -> [Stored] {
    var problems: [Diagnostic] = []
    let records = records(in: root, problems: &problems)
    try problems.throwDiskErrors()
    return records
  }

  /// The same; what is wrong with the others is added to `problems`.
  static func records(in root: any Directory, problems: inout [Diagnostic]) -> [Stored] {
    let store = RecordStore(of: root)
    problems += store.problems
    return store.found
  }

  /// The records of the package whose root is `root`, sorted by the modules' names, and the places of those that
  /// something is wrong with.
  ///
  /// - Parameters:
  ///   - names: the names of the modules to read, without their folders; `nil` for all modules.
  ///   - mergesConflicts: whether a record with git's conflict markers is found, with what both branches have together.
  init(of root: any Directory, named names: Set<String>? = nil, mergesConflicts: Bool = false) {
    let places = RecordPlaces(in: root)
    self.init(tree: places.tree)
    self.mergesConflicts = mergesConflicts
    unreadable = places.unreadable
    for place in places.found where names?.contains(place.name) ?? true {
      read(place.path)
      guard bytesRead <= Self.mostBytes else { break }
    }
    if bytesRead > Self.mostBytes { refuseSize() }
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
            "the record has more than \(Self.largestRecord) bytes",
            at: RecordPlaces.location(place)))
      }
      bytesRead += status.size
      let bytes = try reporting(directory.contents(of: name, limit: Self.largestRecord))
      let source = SourceText(path: place.joined(separator: "/"), bytes: bytes)
      do throws(ScaffoldError) {
        if mergesConflicts, let merged = try MergedRecord(source, at: place) {
          return Stored(record: merged.record, bytes: bytes, merged: merged)
        }
        return Stored(record: try RecordReader.read(source, at: place), bytes: bytes)
      } catch {
        throw ScaffoldError(
          error.diagnostics.map { $0.isRecordConflict ? $0 : $0.withHelp(Self.repair) })
      }
    }
    report(problems, at: place)
    if case .some(.some(let stored)) = stored { found.append(stored) }
  }

  /// Takes no record if all of them together are too large.
  private mutating func refuseSize() {
    found = []
    let problem = Diagnostic.tooManyRecords(
      "the records of the package have more than \(Self.mostBytes) bytes together")
    unreadable = [UnreadableRecord(place: [ModuleRecord.folder], problems: [problem])]
  }

  /// Of many records, only the first problem of each is reported.
  private mutating func report(_ problems: [Diagnostic], at place: [String]) {
    guard let first = problems.first else { return }
    let isFull = unreadable.count >= Diagnostic.mostOfAFile
    unreadable.append(UnreadableRecord(place: place, problems: isFull ? [first] : problems))
  }
}
