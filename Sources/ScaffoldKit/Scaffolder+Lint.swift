import ScaffoldInspection
import ScaffoldRecognition
import ScaffoldSwift

/// The verbs that check the architecture of modules.
extension Scaffolder {
  /// Checks the architecture of all modules that the declarations of a project show.
  ///
  /// ```swift
  /// let report = try scaffolder.lint(LintRequest(packagePath: "/path/to/App"))
  /// print(report.entries.map(\.rule))  // ["strong-back-reference", "ui-import"]
  /// ```
  ///
  /// A module with a record may have the links of its template. Another one may have those of the usual chain and those
  /// that most modules of the project have.
  ///
  /// - Throws: when there is neither a package nor a project, for an unknown rule or module, and for a configuration, a
  ///   record, a template of a recorded module or a baseline that cannot be read.
  public func lint(_ request: LintRequest) throws(ScaffoldError) -> LintReport {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    var warnings: [Diagnostic] = []
    let texts = try sources(of: root).texts(warnings: &warnings)
    return try lint(request, root, texts: texts, warnings)
  }

  /// Returns the changes that repair the findings of which the repair is certain: a `weak`, or an `AnyObject`. Reads only;
  /// ``apply(_:progress:)`` carries the changes out.
  ///
  /// - Throws: what ``lint(_:)`` throws.
  public func previewLintFixes(_ request: LintRequest) throws(ScaffoldError) -> LintFixes {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    var warnings: [Diagnostic] = []
    let original = try sources(of: root).texts(warnings: &warnings)
    var texts = original
    var report = try lint(request, root, texts: texts, warnings)
    // A property can become weak after its protocol is limited to classes.
    for _ in 0..<Self.mostRounds {
      let fixed = FixedSources(applying: report.new, to: texts).changed
      guard !fixed.isEmpty else { break }
      let new = Dictionary(fixed.map { ($0.path, $0) }) { first, _ in first }
      texts = texts.map { new[$0.path] ?? $0 }
      report = try lint(request, root, texts: texts, warnings)
    }
    return LintFixes(remaining: report, changeSet: try changes(from: original, to: texts, in: root))
  }

  /// Returns the change that writes a baseline with all findings, so that ``lint(_:)`` reports only new ones.
  ///
  /// - Throws: what ``lint(_:)`` throws.
  public func previewBaseline(_ request: LintRequest) throws(ScaffoldError) -> ChangeSet {
    let root = try projectRoot(
      packagePath: request.packagePath, searchesParents: request.searchesParents)
    var warnings: [Diagnostic] = []
    let texts = try sources(of: root).texts(warnings: &warnings)
    let report = try lint(request, root, texts: texts, warnings, readsBaseline: false)
    let path = try Self.baselinePath(request)
    let new = Array(report.baseline.utf8)
    try Self.checkSize(of: new, at: path)
    let before = try baselineText(path, in: root.directory)
    let file = PlannedFile(path: path, contents: new, isExecutable: false)
    let action: Change.Action =
      before == nil ? .created : before == new ? .identical : .overwritten
    var set = ChangeSet(
      root: root.path, missingFolders: [],
      changes: [Change(file: file, action: action, before: before)],
      diagnostics: report.diagnostics, target: "", testTarget: nil)
    try complete(&set, in: root.directory)
    return set
  }

  private static let mostRounds = 4

  private func lint(
    _ request: LintRequest, _ root: (path: String, directory: any Directory),
    texts: [ScaffoldRecognition.SourceText], _ warnings: [Diagnostic], readsBaseline: Bool = true
  ) throws(ScaffoldError) -> LintReport {
    let configuration = try inspectionSettings(at: root.path)
    let known = LintRule.all.map(\.id)
    let unknown = request.rules.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw ScaffoldError(unknown.map { Diagnostic.unknownRule($0, known: known) })
    }
    let records = try RecordStore.allRecords(in: root.directory).map(\.record)
    let found = Lint(
      of: texts, roles: configuration.roles,
      links: allowedLinks(of: records, folders: request.templateFolders),
      settings: LintSettings(configuration.levels), isCancelled: isInterrupted)
    try stopIfInterrupted()
    let names = Set(found.modules.map(\.name))
    let outdated = try outdated(
      request, records, configuration.levels, isForBaseline: !readsBaseline)
    let all = found.findings + (outdated?.findings ?? [])
    let choice = try FindingChoice(
      request,
      modules: ModuleWord.names(in: request.modules, among: found.modules, records: records))
    let path = try Self.baselinePath(request)
    let baseline =
      try readsBaseline ? baseline(at: path, in: root.directory) : Baseline(of: [])
    let new = baseline.new(in: all).filter(choice.contains)
    return LintReport(
      knownCount: all.count(where: choice.contains) - new.count,
      repairedCount: choice.isEverything ? baseline.fixedCount(in: all) : 0,
      moduleCount: names.count, root: root.path,
      diagnostics: warnings
        + found.unread.map { unread in
          Diagnostic(
            .data, .unreadableSource, unread.error.message.escapingControlCharacters,
            at: SourceLocation(path: unread.path, line: unread.error.line),
            severity: .warning)
        } + (outdated?.notCompared ?? []), baseline: Baseline(of: all).text, new: new)
  }

  // MARK: Settings

  /// The endings of the roles' names and the levels of rules in the configuration.
  func inspectionSettings(
    at root: String
  ) throws(ScaffoldError) -> (roles: RoleTable, levels: [String: LintSettings.Level]) {
    let (configuration, problems) = ConfigurationReader.read(root: root) {
      () throws(ScaffoldError) in
      try ConfigurationReader.source(root: root, visible)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    let roles = (configuration.roles?.value ?? [:]).map { (Role(rawValue: $0), $1) }
    let levels = (configuration.lint?.value ?? [:]).compactMapValues(LintSettings.Level.init)
    return (RoleTable.standard.adding(Dictionary(roles) { first, _ in first }), levels)
  }

  /// The path of the baseline, which is not in the folder of records.
  private static func baselinePath(_ request: LintRequest) throws(ScaffoldError) -> RelativePath {
    let path = try RelativePath(validating: request.baseline)
    guard path.components[0].caseFolded != ModuleRecord.folder else {
      throw ScaffoldError(
        .containment, .reservedName,
        "'\(request.baseline.escapingControlCharacters)' is in the folder of records",
        help: "choose another file with '--baseline'")
    }
    return path
  }

  private func baselineText(
    _ path: RelativePath, in root: any Directory
  ) throws(ScaffoldError) -> [UInt8]? {
    var files = RecordedFiles(root: root)
    switch try files.find(path) {
    case .file(let bytes): return bytes
    case .nothing: return nil
    case .other:
      throw ScaffoldError(
        .data, .badBaseline, "the baseline is not a regular file, or is far too large",
        at: SourceLocation(path: path.description), help: "move it away")
    }
  }

  private static let largestBaseline = 8 << 20

  private static func checkSize(
    of baseline: [UInt8], at path: RelativePath
  ) throws(ScaffoldError) {
    guard baseline.count > largestBaseline else { return }
    throw ScaffoldError(
      .data, .limit, "the baseline has more than \(largestBaseline) bytes",
      at: SourceLocation(path: path.description),
      help:
        "repair findings, or switch rules off in '\(Configuration.fileName)', and write it again "
        + "with 'viper-gen lint --write-baseline'")
  }

  private func baseline(
    at path: RelativePath, in root: any Directory
  ) throws(ScaffoldError) -> Baseline {
    guard let text = try baselineText(path, in: root) else { return Baseline(of: []) }
    try Self.checkSize(of: text, at: path)
    do {
      return try Baseline(reading: text)
    } catch {
      throw ScaffoldError(
        .data, .badBaseline, error.message.escapingControlCharacters,
        at: SourceLocation(path: path.description, line: error.line, column: error.column),
        help: "write it again with 'viper-gen lint --write-baseline'")
    }
  }

  // MARK: Records

  /// The links that the templates of recorded modules give them.
  private func allowedLinks(of records: [ModuleRecord], folders: [String]) -> [AllowedLinks] {
    let catalog = TemplateCatalog(folders: folders, fileSystem: visible)
    var known: [String: Set<AllowedLinks.RolePair>] = [:]
    return records.compactMap { record in
      var ignored: [Diagnostic] = []
      let pairs =
        known[record.template]
        ?? attempt(&ignored) { () throws(ScaffoldError) in
          Self.pairs(of: try catalog.manifest(record.template).anatomy())
        }
      guard let pairs, !pairs.isEmpty else { return nil }
      known[record.template] = pairs
      return AllowedLinks(module: record.module, target: record.target, pairs: pairs)
    }
  }

  private static func pairs(of anatomy: TemplateAnatomy) -> Set<AllowedLinks.RolePair> {
    Set(
      anatomy.links.compactMap { link in
        let ends = [link.from, link.to].map {
          RoleTable.standard.part(named: $0)?.role ?? Role(rawValue: $0.lowercased())
        }
        return AllowedLinks.RolePair(ends[0], ends[1])
      })
  }

  /// The findings for modules that are behind their templates; `nil` if the run does not have the rule.
  private func outdated(
    _ request: LintRequest, _ records: [ModuleRecord], _ levels: [String: LintSettings.Level],
    isForBaseline: Bool
  ) throws(ScaffoldError) -> OutdatedRecords? {
    let rule = LintRule.outdatedRecord.id
    // A baseline has the findings of all rules.
    let isAsked = isForBaseline || request.rules.isEmpty || request.rules.contains(rule)
    guard isAsked, levels[rule] != .off else { return nil }
    let catalog = TemplateCatalog(folders: request.templateFolders, fileSystem: visible)
    return try OutdatedRecords(
      records, templates: TemplateVersions(catalog), isError: levels[rule] == .error)
  }

  // MARK: Changes

  /// The changes between two states of sources.
  func changes(
    from original: [ScaffoldRecognition.SourceText], to texts: [ScaffoldRecognition.SourceText],
    in root: (path: String, directory: any Directory), notes: [Diagnostic] = []
  ) throws(ScaffoldError) -> ChangeSet {
    let before = Dictionary(original.map { ($0.path, $0.text) }) { first, _ in first }
    var changes: [Change] = []
    for source in texts where before[source.path] != source.text {
      let file = PlannedFile(
        path: try RelativePath(validating: source.path), contents: source.text, isExecutable: false)
      let old = before[source.path]
      changes.append(
        Change(file: file, action: old == nil ? .created : .merged, before: old, isEdited: true))
    }
    var set = ChangeSet(
      root: root.path, missingFolders: [], changes: changes, diagnostics: notes, target: "",
      testTarget: nil)
    try complete(&set, in: root.directory)
    return set
  }
}

extension Diagnostic {
  /// A name that no rule has.
  fileprivate static func unknownRule(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .usage, .unknownValue, "unknown rule '\(name.escapingControlCharacters)'",
      help: Suggestion.help(
        for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
  }
}
