/// The folders of the targets that a record names, for a module whose target has another name now.
struct FormerTargets: Sendable, Hashable {
  private let target: String
  private let testTarget: String?
  /// The folder of the target.
  let sources: [String]
  /// The folder of the test target; `nil` if the module has no tests.
  let tests: [String]?

  init(of record: ModuleRecord) {
    let end = record.subfolder + [record.module]
    let known = ModuleFolders(of: record.files.map(\.path), endingWith: end)
    var folders: [[String]] = []
    for file in record.files {
      let folder = known.folder(of: file.path)
      let outer =
        folder.suffix(end.count).elementsEqual(end) ? folder.dropLast(end.count) : folder[...]
      if !folders.contains(Array(outer)) { folders.append(Array(outer)) }
    }
    let isOfTests = { (folder: [String]) in
      record.testTarget.map { folder.contains($0) || folders.count > 1 && folder == folders.last }
        ?? false
    }
    let tests = folders.first(where: isOfTests)
    (target, testTarget) = (record.target, record.testTarget)
    (self.tests, sources) = (tests, folders.first { $0 != tests } ?? [])
  }

  /// The targets as a destination in a package that does not have them any more.
  func destination(in place: Location, _ layout: PackageLayout) -> Destination {
    let test = testTarget.flatMap { name in
      tests.map { PackageLayout.Target(of: name, .test, at: $0) }
    }
    return Destination(
      place: place, layout: layout, target: .init(of: target, .library, at: sources),
      testTarget: test, manifest: nil)
  }
}

extension PackageLayout.Target {
  fileprivate init(of name: String, _ kind: PackageLayout.Kind, at folder: [String]) {
    self.init(
      name: name, kind: kind, dependencies: [], folder: folder, state: .missing(at: folder))
  }
}
