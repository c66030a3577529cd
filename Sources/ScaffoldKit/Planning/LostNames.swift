import ScaffoldSwift

/// Finds new code of a template that uses what the user has deleted or renamed, in the same file or in another file
/// of the module. Such code would not compile.
struct LostNames {
  /// The names, each with the file in which it was declared: those of the sources, and those of the tests.
  private var sources: [String: RelativePath] = [:]
  private var testCode: [String: RelativePath] = [:]
  private let tests: Set<RelativePath>

  /// - Parameters:
  ///   - edit: what is known of the module.
  ///   - yours: the files on the disk, by their recorded paths.
  ///   - new: the files as they are to be.
  ///   - tests: the paths of those of them that are tests, which may use names of the sources, but not the reverse.
  ///   - others: the user's own Swift files in the folders of the module.
  init(
    _ edit: ModuleEdit, yours: [RelativePath: [UInt8]], new: [PlannedFile],
    tests: Set<RelativePath>, others: [[UInt8]]
  ) {
    self.tests = tests
    let edited = edit.base.filter { path, base in
      path.isSwift && yours[path].map { $0 != base && LineEnds.unix($0) != base } ?? true
    }
    guard !edited.isEmpty else { return }
    var kept: Set<String> = []
    for (path, text) in yours where path.isSwift {
      kept.formUnion(FileNames(of: text).declared.keys)
    }
    var planned: Set<String> = []
    for file in new where file.path.isSwift {
      planned.formUnion(FileNames(of: file.contents).declared.keys)
    }
    var lost: [String: [(name: String, path: RelativePath)]] = [:]
    for (path, text) in edited.sorted(by: { $0.key < $1.key }) {
      for (declaration, name) in FileNames(of: text).declared
      where !kept.contains(declaration) && planned.contains(declaration) {
        lost[declaration, default: []].append((name, path))
      }
    }
    guard !lost.isEmpty else { return }
    for text in others {
      for declaration in FileNames(of: text).declared.keys { lost[declaration] = nil }
    }
    for (name, path) in lost.values.joined() {
      if tests.contains(path) { testCode[name] = path } else { sources[name] = path }
    }
  }

  /// What is wrong with a merged file; `nil` if it uses no lost name more often than before.
  ///
  /// - Parameter before: the file on the disk; `nil` for a new one.
  func problem(with file: PlannedFile, before: [UInt8]?) -> Diagnostic? {
    let places =
      tests.contains(file.path) ? testCode.merging(sources) { $1 } : sources
    guard !places.isEmpty, file.path.isSwift else { return nil }
    let former = before.map { FileNames(of: $0).uses } ?? [:]
    let uses = FileNames(of: file.contents).uses
    let name = places.keys.sorted().first { uses[$0, default: 0] > former[$0, default: 0] }
    return name.flatMap { name in
      places[name].map { .usesLostName(name, of: $0, at: file.path) }
    }
  }
}

extension Diagnostic {
  fileprivate static func usesLostName(
    _ name: String, of file: RelativePath, at place: RelativePath
  ) -> Diagnostic {
    Diagnostic(
      .conflict, "conflict",
      "the template's new code uses '\(name)', which you deleted or renamed in "
        + "'\(file.description.escapingControlCharacters)'",
      at: SourceLocation(path: place.description),
      help: "add the code by hand, or restore '\(name)' and run the command again")
  }
}
