/// Checks one template: whether it loads, what is unused, the results of all combinations of options, how
/// its files are stored, and on request whether its code compiles.
struct TemplateChecker {
  let request: TemplateCheckRequest
  let fileSystem: any FileSystem
  let environment: [String: String]
  let isInterrupted: @Sendable () -> Bool
  let seconds: () -> Double
  let progress: (VerifyProgress) -> Void

  func run() throws(ScaffoldError) -> TemplateCheckReport {
    let (folder, parent) = try open()
    var findings: [Diagnostic] = []
    var combinations: CombinationCheck?
    do throws(ScaffoldError) {
      let manifest = try TemplateManifest(of: folder)
      findings = try storage(of: folder, written: Set(manifest.entries.map(\.source)))
      findings += OptionFlags(manifest: manifest, reserved: request.reservedFlags).problems()
      var check = CombinationCheck(try Template(folder, manifest))
      let use = TemplateUse(folder: folder, template: check.template)
      findings += use.unusedOptions() + use.unreachableFiles() + use.unusedEntries()
      try check.run()
      findings += check.findings
      combinations = check
    } catch {
      // Errors of loading come first, and once.
      findings = error.diagnostics + findings.filter { !error.diagnostics.contains($0) }
    }
    let sorted = findings.sorted(by: Self.precedes)
    let compiled = try compile(parent, folder.name, sorted)
    return TemplateCheckReport(
      id: folder.name, files: folder.paths.count, combinations: combinations?.count ?? 0,
      diagnostics: sorted + (compiled.report?.diagnostics ?? []), compiled: compiled.report,
      remarks: (combinations?.isComplete == false ? [Self.sampled] : []) + compiled.remarks)
  }

  private static let sampled =
    "too many combinations of options to try each path in all: each pair of values was tried"
  private static let sampledCode =
    "too many combinations of options to compile: each pair of values was compiled"

  // MARK: The folder

  /// The template's folder, opened, and the path of its parent folder.
  private func open() throws(ScaffoldError) -> (TemplateFolder, parent: String) {
    var names = request.path.namesOnPath
    guard let name = names.popLast(), RelativePath.isName(name) else {
      throw ScaffoldError(.badTemplateID(request.path))
    }
    let parent = (request.path.begins(with: "/") ? "/" : "") + names.joined(separator: "/")
    let place = parent.isEmpty ? "." : parent
    let directory: any Directory
    let isLink: Bool
    do throws(SystemError) {
      let outer = try fileSystem.directory(at: place)
      isLink = try outer.status(of: name)?.kind == .link
      directory = isLink ? outer : try outer.directory(name)
    } catch {
      guard error.isMissing || error.isNotDirectory else { throw ScaffoldError(error) }
      throw ScaffoldError(
        .noTemplateFolder(request.path, help: "give the folder that contains a template.json"))
    }
    if isLink { throw ScaffoldError(.notRegularFile(request.path)) }
    return (try TemplateFolder(directory, name: name, path: request.path), place)
  }

  /// Findings about the way in which files are stored.
  private func storage(
    of folder: TemplateFolder, written: Set<String>
  ) throws(ScaffoldError) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for path in folder.paths {
      guard let file = try folder.file(path) else { continue }
      let source = SourceText(path: folder.location(path), bytes: file.bytes)
      let isWritten = written.contains(path) || path == TemplateFolder.manifestName
      findings += WhiteSpaceCheck.findings(in: source, isWritten: isWritten)
    }
    return findings
  }

  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (mine, others) = (left.location, right.location)
    if mine?.path != others?.path {
      return (mine?.path ?? "").isBefore(others?.path ?? "")
    }
    return (mine?.line ?? 0, mine?.column ?? 0) < (others?.line ?? 0, others?.column ?? 0)
  }

  // MARK: The compiler

  /// Compiles every combination; does nothing if the template has errors.
  private func compile(
    _ parent: String, _ id: String, _ findings: [Diagnostic]
  ) throws(ScaffoldError) -> (report: VerifyReport?, remarks: [String]) {
    guard request.compiles else { return (nil, []) }
    guard !findings.contains(where: { $0.severity == .error }) else {
      return (nil, ["not compiled: fix the errors above first"])
    }
    var question = VerifyRequest(temporaryFolder: request.temporaryFolder)
    question.templates = [id]
    question.templateFolders = [parent]
    question.method = .typeCheck(
      VerifyRequest.LanguageMode.allCases, standIns: request.standIns)
    question.isExhaustive = true
    do throws(ScaffoldError) {
      let report = try verify(question)
      return (report, report.remarks)
    } catch {
      guard error.diagnostics.contains(where: { $0.code == .tooManyCombinations }) else {
        throw error
      }
      question.isExhaustive = false
      let report = try verify(question)
      return (report, [Self.sampledCode] + report.remarks)
    }
  }

  private func verify(_ question: VerifyRequest) throws(ScaffoldError) -> VerifyReport {
    try StackVerifier(
      request: question, fileSystem: fileSystem, environment: environment,
      isInterrupted: isInterrupted, seconds: seconds, progress: progress
    ).run()
  }
}
