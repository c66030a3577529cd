import ScaffoldRecognition

extension Scaffolder {
  /// Returns the changes that give modules a record that are written by hand, so that ``planChange(_:remembers:progress:)``
  /// and the other verbs for modules work on them. No file of the modules changes. Reads only; ``apply(_:progress:)``
  /// writes the records.
  ///
  /// The record names a template: what the template generates for the module is the base of later changes, and the files
  /// as they are count as edited where they differ. A note for each module says how much of the template it has.
  ///
  /// - Parameters:
  ///   - request: the modules, and the template.
  ///   - progress: called with the progress of the run.
  /// - Throws: every module that is not found or does not fit the template. If all modules are asked for, these are left
  ///   out with a warning.
  public func previewAdoption(
    _ request: AdoptionRequest, progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> ChangeSet {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    let sources = try sources(of: root)
    let records = try RecordStore.recordsOfDisk(in: root.directory).map(\.record)
    var warnings: [Diagnostic] = []
    let texts = try sources.texts(
      besides: Set(records.flatMap(\.files).map(\.path.description)), warnings: &warnings)
    let roles = try inspectionSettings(at: root.path).roles
    let found = try modules(of: texts, by: roles).filter {
      request.target == nil || $0.target == request.target
    }
    try Self.refuseRecorded(request.modules, among: records, besides: found)
    guard !found.isEmpty else {
      throw ScaffoldError(warnings + [.nothingToAdopt(besides: records)])
    }
    let chosen =
      request.modules.isEmpty ? found : try Self.choose(request.modules, among: found)
    let manifest = try request.template.map { template throws(ScaffoldError) in
      try TemplateCatalog(folders: request.templateFolders, fileSystem: visible).manifest(template)
    }
    var planning = AdoptionPlanning(isForAll: request.modules.isEmpty) {
      requests, templates in
      Planning(
        requests: requests, fileSystem: visible,
        inspector: { inspector(at: $0, visible, remembers: false) }, templates: templates,
        progress: progress)
    }
    for module in chosen {
      try planning.add { () throws(ScaffoldError) in
        try AdoptedModule(
          module, at: sources.place(of: module, among: found, texts), of: request, of: sources,
          texts: texts, manifest: manifest, by: roles)
      }
    }
    var changes = try preview(try planning.plan(comparedWith: texts), progress: progress)
    changes.diagnostics += warnings
    return changes
  }

  /// Refuses names of modules that have a record, unless a module without one has the name, too.
  private static func refuseRecorded(
    _ words: [String], among records: [ModuleRecord], besides found: [RecognizedModule]
  ) throws(ScaffoldError) {
    let problems = words.flatMap { text -> [Diagnostic] in
      let word = ModuleWord(text)
      guard !found.contains(where: word.isName) else { return [] }
      return records.filter {
        word.isName(of: $0.module, files: $0.files.map(\.path.description))
      }.map { .recordedAlready($0) }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }
}

extension Diagnostic {
  /// The project has no module without a record.
  fileprivate static func nothingToAdopt(besides records: [ModuleRecord]) -> Diagnostic {
    Diagnostic(
      .notFound, .unknownModule,
      records.isEmpty
        ? "no module is found" : "every module that is found has a record already",
      help: "'viper-gen list' lists the modules")
  }

  /// A module that is to be adopted has a record.
  fileprivate static func recordedAlready(_ record: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .usage, .recorded,
      "'\(record.name.escapingControlCharacters)' has a record already: change, rename and remove it "
        + "as it is",
      help: "'viper-gen show \(record.name.shellQuoted)' describes it")
  }
}
