import Hashing

/// A module that ``Scaffolder`` wrote into a package, with the state of its files.
///
/// ```swift
/// let modules = try Scaffolder().modules(packagePath: "/path/to/Package")
/// modules.map(\.path)  // ["Account/LogIn", "SignIn"]
/// modules[1].files[0].state  // .edited
/// ```
public struct RecordedModule: Sendable, Hashable {
  /// The state of a file.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It has the bytes that were written, perhaps with `\r\n` in place of `\n`.
    case unchanged
    /// It has other bytes, or is not a regular file any more.
    case edited
    /// It does not exist any more.
    case missing
  }

  /// A file that was written for the module.
  public struct File: Sendable, Hashable {
    /// Its path below the package's root.
    public let path: RelativePath
    /// Its state.
    public let state: State
    /// The path at which a missing file seems to be now; `nil` if none was found.
    public internal(set) var foundAt: RelativePath?
    /// The line of the first conflict marker that is left in it, from 1; `nil` if there is none.
    public internal(set) var conflictLine: Int?
  }

  /// The module's name: `LogIn`.
  public let name: String
  /// The folders between the target's and the module's: `["Account"]`; empty when there are none.
  public let subfolder: [String]
  /// The target with the sources.
  public let target: String
  /// The target with the tests; `nil` when there are none.
  public let testTarget: String?
  /// The id of the template.
  public let template: String
  /// The options that were in effect, in the template's order.
  public let options: [RecordedOption]
  /// The files, sorted by their paths.
  public internal(set) var files: [File]
  /// Whether the template has another version than the one that the module was generated from; `nil` if that is
  /// not known, because the template is not found or cannot be read.
  public let isBehind: Bool?
  /// Why the template cannot be read; `nil` if it can, or is not found.
  public let templateProblem: Diagnostic?

  /// The name with its subfolder, as `create` takes it: `Account/LogIn`.
  public var path: String { (subfolder + [name]).joined(separator: "/") }

  /// The template of a module as it is now.
  enum Template {
    case found(Digest)
    /// It has another version than the one of the record, and cannot be read.
    case unreadable(Diagnostic)
  }

  init(_ record: ModuleRecord, files: [File], _ current: Template?) {
    name = record.module
    subfolder = record.subfolder
    target = record.target
    testTarget = record.testTarget
    template = record.template
    options = record.options
    self.files = files
    switch current {
    case .found(let digest): (isBehind, templateProblem) = (digest != record.templateDigest, nil)
    case .unreadable(let problem): (isBehind, templateProblem) = (nil, problem)
    case nil: (isBehind, templateProblem) = (nil, nil)
    }
  }

  /// The modules of some records, in their order.
  ///
  /// - Parameters:
  ///   - types: the types that a generated Swift file declares, to find it under another name; by default, the
  ///     type that its name says.
  ///   - all: all records of the package, read only if a file is missing. A recorded file is not a moved one.
  ///   - template: a module's template as it is now; `nil` if it is not found.
  ///   - folders: the folders to search for missing files, besides those of the records. It is called only if a
  ///     file is missing.
  static func modules(
    of records: [ModuleRecord], among all: () -> [ModuleRecord], in root: any Directory,
    template: (ModuleRecord) -> Template? = { _ in nil },
    searching folders: () -> [[String]] = { [] },
    declaring types: (RelativePath) -> Set<String> = { [$0.stem] },
    problems: inout [Diagnostic]
  ) -> [RecordedModule] {
    var files = RecordedFiles(root: root)
    var modules = records.compactMap { record in
      attempt(&problems) { () throws(ScaffoldError) in
        RecordedModule(
          record, files: try files.states(of: record),
          template(record))
      }
    }
    let missing = Set(modules.flatMap(\.files).filter { $0.state == .missing }.map(\.path))
    guard !missing.isEmpty else { return modules }
    let entries = records.flatMap(\.files)
    let recorded = Set(all().flatMap(\.files).map(\.path))
    let tops = Set(entries.map { $0.path.folder.first ?? $0.path.name }).map { [$0] }
    let places = attempt(&problems) { () throws(ScaffoldError) in
      try MovedFiles.places(
        of: entries.filter { missing.contains($0.path) }, declaring: types,
        besides: recorded, below: folders() + tops, in: root)
    }
    guard let places else { return modules }
    for module in modules.indices {
      for file in modules[module].files.indices {
        guard let place = places[modules[module].files[file].path] else { continue }
        modules[module].files[file].foundAt = place
        let line = attempt(&problems) { () throws(ScaffoldError) in
          try files.conflictLine(at: place)
        }
        modules[module].files[file].conflictLine = line ?? nil
      }
    }
    return modules
  }
}
