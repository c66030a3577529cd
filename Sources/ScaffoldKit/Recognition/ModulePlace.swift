import ScaffoldRecognition

/// The targets of a module that is found, and their folders.
struct ModulePlace {
  let folders: TargetFolders
  /// The target of the package; `nil` in a project without a manifest.
  let target: String?
  /// The target of the package with the tests; `nil` if there is none.
  let testTarget: String?
  /// The folders of a project without a manifest; `nil` in a package.
  let project: SourceFolders?
}

extension ModulePlace {
  /// The place of a module of a package.
  ///
  /// - Parameter targets: the targets of the package.
  init(of module: RecognizedModule, in targets: [PackageLayout.Target]) {
    let own = targets.first { $0.name == module.target }
    let tests = targets.filter { target in
      target.kind == .test && own.map(target.depends) ?? false
    }
    let test =
      tests.first { target in
        module.mocks.contains { Self.folder(of: $0.place.path).starts(with: target.folder) }
      } ?? tests.first
    self.init(
      folders: TargetFolders(sources: own?.folder ?? [], tests: test?.folder ?? []),
      target: module.target, testTarget: test?.name, project: nil)
  }

  /// The place of a module of a project without a manifest. All modules have the same folders: those that records name,
  /// else the folder in the project's root that has the sources of all modules, and that of their tests.
  init(
    of module: RecognizedModule, among modules: [RecognizedModule],
    _ texts: [ScaffoldRecognition.SourceText], recorded: RecordedFolders?
  ) {
    let tops = Set(modules.flatMap(\.files).map { Self.folder(of: $0).first })
    let common = tops.count == 1 ? tops.first ?? nil : nil
    let sources = recorded?.sources ?? [common].compactMap(\.self)
    let mocks = modules.flatMap(\.mocks).map(\.place.path)
    let tests = texts.filter(\.isTest).map(\.path).filter { path in
      Self.folder(of: path).first.map { !$0.hasSuffix("UITests") } ?? false
    }
    let found = (mocks + tests).first.map { Array(Self.folder(of: $0).prefix(1)) }
    let test = recorded?.tests ?? found
    self.init(
      folders: TargetFolders(sources: sources, tests: test ?? []), target: nil, testTarget: nil,
      project: SourceFolders(
        sources: RecordedFolders.text(sources), tests: test.map(RecordedFolders.text),
        module: module.target, testModule: recorded?.testModule ?? test?.first))
  }

  private static func folder(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }
}

extension ProjectSources {
  /// Where a module is that was found in the files.
  ///
  /// - Parameter modules: all modules that were found.
  func place(
    of module: RecognizedModule, among modules: [RecognizedModule],
    _ texts: [ScaffoldRecognition.SourceText]
  ) -> ModulePlace {
    targets.isEmpty
      ? ModulePlace(
        of: module, among: modules.filter { $0.target == module.target }, texts,
        recorded: recordedFolders[module.target])
      : ModulePlace(of: module, in: targets)
  }
}
