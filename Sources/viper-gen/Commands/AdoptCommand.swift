import ScaffoldKit

/// `viper-gen adopt`
struct AdoptCommand: RunnableCommand {
  private let request: AdoptionRequest
  private let writes: Bool
  private let isJSON: Bool
  private let showsProgress: Bool
  private let missingFolders: MissingTemplateFolders

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let settings = PackageSettings(arguments, invocation.environment)
    let configuration = try settings.readableConfiguration()
    missingFolders = MissingTemplateFolders(settings)
    try Self.checkNames(arguments)
    let package = PackageLocation(arguments, invocation.environment)
    var request = AdoptionRequest(modules: arguments.words, packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.target = arguments["target"]
    request.templateFolders = arguments.templateFolders(configuration)
    request.template = arguments["template"].map { [request] in
      invocation.environment.templateReference($0, folders: request.templateFolders)
    }
    self.request = request
    writes = !arguments.isOn("dry-run")
    isJSON = arguments.isOn("json")
    showsProgress = arguments.showsProgress
  }

  private static func checkNames(_ arguments: Arguments) throws(ScaffoldError) {
    guard arguments.words.isEmpty == arguments.isOn("all") else {
      throw ScaffoldError([
        .usage(
          .missingArgument,
          arguments.words.isEmpty ? "NAME is missing" : "'--all' and names are given",
          help: "name the modules, or type '--all' for all that 'viper-gen list' shows without a "
            + "record")
      ])
    }
  }

  /// The package, unless the command only previews.
  var lockedPackage: PackageLocation? {
    writes
      ? PackageLocation(path: request.packagePath, searchesParents: request.searchesParents) : nil
  }

  /// Plans and writes the records.
  func run(_ scaffolder: Scaffolder) -> Report {
    let line = ProgressLine(isOn: showsProgress, delay: .milliseconds(500))
    defer { line.clear() }
    var report = Report(command: "adopt")
    do throws(ScaffoldError) {
      let changes = try scaffolder.previewAdoption(request) { line.show($0) }
      line.restart()
      let shown = changes.changes.filter { isJSON || $0.action != .identical && $0.action != .kept }
      report.files = shown.map(\.report)
      report.diagnostics = changes.diagnostics
      report.isPreview = !writes
      guard writes else {
        report.notes = ["nothing was written"]
        return report
      }
      let applied = try scaffolder.apply(changes) { line.show($0) }
      report.diskChange = applied.hasWritten ? .written : nil
      report.diagnostics = applied.diagnostics
      report.notes = ["next: viper-gen list"]
      return report
    } catch {
      return Report(command: "adopt", missingFolders.explaining(error))
    }
  }
}
