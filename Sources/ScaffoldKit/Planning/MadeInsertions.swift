import Hashing

/// Renders the texts that the templates of recorded modules add to declarations of the project.
///
/// A record is a text of the repository: that it names a text does not show that the module has added it. A text of
/// the user's own is only changed if the version of the template that the record names makes it.
struct MadeInsertions {
  private var chooser: TemplateChooser
  private let templateFolders: [String]
  private let root: String
  private var known: [ModuleRecord: [Int: RecordedInsertion]?] = [:]

  /// - Parameters:
  ///   - templateFolders: folders of templates, which may have the version of a record.
  ///   - root: the path of the package, which keeps the versions of its records.
  init(_ fileSystem: any FileSystem, templateFolders: [String], in root: String) {
    chooser = TemplateChooser(fileSystem)
    (self.templateFolders, self.root) = (templateFolders, root)
  }

  /// The texts by their entries in the template; `nil` if the version of the template is not known, or does not fit the
  /// record.
  ///
  /// - Throws: errors of the disk.
  mutating func texts(of record: ModuleRecord) throws(ScaffoldError) -> [Int: RecordedInsertion]? {
    if let texts = known[record] { return texts }
    let texts = try attemptReading { [self] () throws(ScaffoldError) in
      var chooser = chooser
      let request = try ScaffoldRequest(
        rendering: record, templateFolders: templateFolders, in: root)
      let choice = try chooser.choice(for: request)
      guard choice.digest == record.templateDigest else { return nil as [Int: RecordedInsertion]? }
      let planner = Planner(
        template: choice.template, options: choice.options,
        target: .init(name: record.target, folder: []),
        testTarget: record.testTarget.map { .init(name: $0, folder: []) },
        facts: record.facts ?? RenderingFacts())
      return try planner.insertions(for: request.modules[0])
    }
    known[record] = .some(texts ?? nil)
    return texts ?? nil
  }

  /// The texts of a module, of which those that only its record names are left alone.
  ///
  /// - Parameters:
  ///   - record: the record with all texts.
  ///   - versions: the versions that the record has, if it is that of two branches.
  mutating func former(
    of record: ModuleRecord, versions: [ModuleRecord]? = nil
  ) throws(ScaffoldError) -> FormerInsertions {
    guard !record.insertions.isEmpty else { return FormerInsertions(of: record) }
    var (made, isKnown): (Set<RecordedInsertion>, Bool) = ([], true)
    for version in versions ?? [record] {
      let texts = try texts(of: version)
      isKnown = isKnown && texts != nil
      made.formUnion((texts ?? [:]).values)
    }
    var former = FormerInsertions(of: record)
    former.made = record.insertions.filter(made.contains)
    former.claimed = record.insertions.filter { !made.contains($0) }
    former.templateIsKnown = isKnown
    return former
  }

  /// Leaves texts out that the template of a module makes and its record does not have: someone has taken them out.
  ///
  /// - Parameters:
  ///   - module: the module with another rendering of the same version of its template.
  ///   - versions: its record, or the versions of two branches.
  ///   - addsNew: whether it gets texts that its template did not make under the options of the record.
  mutating func leaveOutRemoved(
    from module: inout PlannedModule, recorded versions: [ModuleRecord], addsNew: Bool
  ) throws(ScaffoldError) {
    guard !module.insertions.isEmpty else { return }
    var sides: [(made: [Int: RecordedInsertion], recorded: [RecordedInsertion])] = []
    for record in versions where record.templateDigest == module.record.templateDigest {
      sides.append((try texts(of: record) ?? [:], record.insertions))
    }
    guard !sides.isEmpty else { return }
    module.insertions = module.insertions.filter { entry, _ in
      let known = sides.compactMap { side in
        side.made[entry].map { side.recorded.contains($0) }
      }
      return known.isEmpty ? addsNew : known.contains(true)
    }
  }
}

/// The texts that a module has in declarations of the project, as its record names them.
struct FormerInsertions {
  /// The name of the module.
  let module: String
  /// The version of its template.
  let version: Digest
  /// Those that the module's template makes.
  var made: [RecordedInsertion] = []
  /// Those that only the record names, which stay as they are.
  var claimed: [RecordedInsertion] = []
  /// Whether the version of the template is known.
  var templateIsKnown = true

  var isEmpty: Bool { made.isEmpty && claimed.isEmpty }

  /// No text, for a module with this record.
  init(of record: ModuleRecord) {
    (module, version) = (record.name, record.templateDigest)
  }
}

extension ScaffoldRequest {
  /// The request that renders a module as its record says.
  init(
    rendering record: ModuleRecord, templateFolders: [String], in root: String
  ) throws(ScaffoldError) {
    let path = ModulePath(subfolder: record.subfolder, name: try ModuleName(record.module))
    self.init(modules: [path], packagePath: root)
    ignoresFolder = true
    target = record.target
    testTarget = record.testTarget
    template = record.template
    self.templateFolders = templateFolders
    presets = record.options.flatMap(\.settings)
    header = record.header
    rerendering = Rerendering(
      facts: record.facts, keepsTypeImports: true, layout: record.facts?.layout,
      digest: record.templateDigest, origin: record.templateOrigin, former: record)
  }
}
