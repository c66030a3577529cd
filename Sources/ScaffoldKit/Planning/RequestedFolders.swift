/// The folders of a project as a request names them, checked.
struct RequestedFolders {
  private let folders: SourceFolders
  private let place: PackagePlace
  private let root: any Directory

  /// - Parameter place: the project's root, and the folder at which relative paths start.
  init(_ folders: SourceFolders, _ place: PackagePlace, root: any Directory) {
    self.folders = folders
    self.place = place
    self.root = root
  }

  /// The folders as records name them.
  ///
  /// - Parameter recorded: the folders of modules that are recorded. A module keeps its folders, so that each
  ///   command finds its files.
  /// - Throws: everything that is wrong with them.
  func folders(
    besides recorded: [String: RecordedFolders]
  ) throws(ScaffoldError) -> RecordedFolders {
    var problems: [Diagnostic] = []
    let testModule = folders.testModule ?? "\(folders.module)Tests"
    problems += [Self.problem(inName: folders.module, "--module")].compactMap(\.self)
    problems += [Self.problem(inName: testModule, "--test-module")].compactMap(\.self)
    if problems.isEmpty, folders.module.caseFolded == testModule.caseFolded {
      problems.append(.equalModules(folders.module))
    }
    let sources = attempt(&problems) { () throws(ScaffoldError) in
      try folder(folders.sources, "--sources")
    }
    let tests = attempt(&problems) { () throws(ScaffoldError) in
      try folders.tests.map { text throws(ScaffoldError) in try folder(text, "--tests") }
    }
    guard problems.isEmpty, let sources, let tests else { throw ScaffoldError(problems) }
    if sources == tests { throw ScaffoldError(.sameFolder(sources)) }
    var named = RecordedFolders(sources: sources, tests: tests, testModule: testModule)
    guard let known = recorded[folders.module] else { return named }
    named.tests = tests ?? known.tests
    if folders.testModule == nil { named.testModule = known.testModule }
    guard known.sources == named.sources, known.tests == nil || known.tests == named.tests,
      known.testModule == named.testModule
    else { throw ScaffoldError(.otherFolders(folders.module, known)) }
    return named
  }

  /// The names of an existing folder in the project.
  private func folder(_ text: String, _ option: String) throws(ScaffoldError) -> [String] {
    let names =
      text.begins(with: "/")
      ? place.names(onWayTo: text) : TypedPath.resolved(text.namesOnPath, below: place.here)
    guard let names, !text.isEmpty, !text.utf8.contains(0) else {
      throw ScaffoldError(.outsideProject(text, option))
    }
    if let reserved = names.first(where: ReservedPlaces.isReserved) {
      throw ScaffoldError(.reservedFolder(text, reserved))
    }
    switch try reporting(PackageFolders(root: root).find(names, open: false).state) {
    case .present: return names
    case .missing: throw ScaffoldError(.missingFolder(text, option, near: near(names)))
    case .outside: throw ScaffoldError(.outsideProject(text, option))
    case .blocked: throw ScaffoldError(.notFolder(text, option))
    }
  }

  /// A folder beside a missing one, with a similar name.
  private func near(_ names: [String]) -> String? {
    var ignored: [Diagnostic] = []
    let entries = attempt(&ignored) { () throws(ScaffoldError) in
      try reporting(
        PackageFolders(root: root).find(Array(names.dropLast())).place?.folder.entries())
    }
    guard let last = names.last, case .some(.some(let entries)) = entries,
      let nearest = Suggestion.nearest(last, in: entries)
    else { return nil }
    return (names.dropLast() + [nearest]).joined(separator: "/")
  }

  /// What is wrong with the name of a module that code imports.
  private static func problem(inName name: String, _ option: String) -> Diagnostic? {
    let isPlain =
      name.unicodeScalars.contains(where: Identifier.isInImportName)
      && !name.unicodeScalars.contains { $0.isInvisible || $0.value < 0x20 }
    guard isPlain, name.utf8.count <= 200, !name.contains("/") else {
      return Diagnostic(
        .usage, .moduleName,
        "'\(name.escapingControlCharacters)' is not the name of a module that code can import",
        help: "give the name of the target with '\(option) NAME'")
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func equalModules(_ name: String) -> Diagnostic {
    Diagnostic(
      .usage, .moduleName,
      "the sources and the tests are both in the module '\(name.escapingControlCharacters)'",
      help: "name the module of the tests with '--test-module NAME'")
  }

  fileprivate static func sameFolder(_ folder: [String]) -> Diagnostic {
    Diagnostic(
      .usage, .sameFolder,
      "the sources and the tests have the folder "
        + "'\(RecordedFolders.text(folder).escapingControlCharacters)'",
      help: "name another folder with '--tests DIR'")
  }

  fileprivate static func outsideProject(_ text: String, _ option: String) -> Diagnostic {
    Diagnostic(
      .containment, .pathEscape,
      "'\(text.escapingControlCharacters)' is not in the project's folder",
      help: "name a folder below it with '\(option) DIR'")
  }

  fileprivate static func reservedFolder(_ text: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .containment, .reservedPlace,
      "the name '\(name.escapingControlCharacters)' in '\(text.escapingControlCharacters)' is "
        + "reserved for other programs",
      help: "name another folder")
  }

  fileprivate static func missingFolder(
    _ text: String, _ option: String, near: String?
  ) -> Diagnostic {
    Diagnostic(
      .notFound, .noFolder, "no folder '\(text.escapingControlCharacters)' in the project",
      help: near.map { "did you mean '\(option) \($0.shellQuoted)'?" }
        ?? "create the folder first, or name another one with '\(option) DIR'"
    ).withHelpInFile(near.map { "did you mean '\($0.escapingControlCharacters)'?" })
  }

  fileprivate static func notFolder(_ text: String, _ option: String) -> Diagnostic {
    Diagnostic(
      .usage, .noFolder, "'\(text.escapingControlCharacters)' is not a folder",
      help: "name a folder with '\(option) DIR'")
  }

  /// Modules are recorded with other folders.
  fileprivate static func otherFolders(_ module: String, _ known: RecordedFolders) -> Diagnostic {
    let sources = RecordedFolders.text(known.sources)
    let arguments =
      ["--sources", sources]
      + (known.tests.map { ["--tests", RecordedFolders.text($0)] } ?? [])
      + ["--module", module, "--test-module", known.testModule]
    return Diagnostic(
      .usage, .otherFolders,
      "modules of '\(module.escapingControlCharacters)' are recorded with the folder "
        + "'\(sources.escapingControlCharacters)' and the test module "
        + "'\(known.testModule.escapingControlCharacters)'",
      help: "use \(arguments.shownInHelp), and choose a subfolder with '--into'")
  }
}
