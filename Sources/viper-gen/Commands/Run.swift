import ScaffoldKit

extension Invocation {
  /// Carries the command out, on a package that nobody else changes meanwhile.
  ///
  /// - Throws: when the package cannot be had.
  func run(_ environment: Environment) throws(ScaffoldError) -> Report {
    let (scaffolder, recovered) = try hold(Scaffolder(environment: environment))
    var report = run(scaffolder)
    let unfinished = glance.map {
      scaffolder.unfinished(packagePath: $0.path, searchesParents: $0.searchesParents)
    }
    report.diagnostics = recovered + (unfinished ?? []) + report.diagnostics
    return report
  }

  /// The scaffolder that holds the package, and what was done about an interrupted run in it.
  private func hold(
    _ scaffolder: Scaffolder
  ) throws(ScaffoldError) -> (Scaffolder, [Diagnostic]) {
    guard let place else { return (scaffolder, []) }
    let holder = try scaffolder.holding(
      packagePath: place.path, searchesParents: place.searchesParents)
    return (place.isBrief ? scaffolder : holder, holder.recovered)
  }

  /// The package that the command works on, if it may change anything there.
  private var place: PackagePlace? {
    switch action {
    case .create(let command): command.place
    case .list(let command): command.place
    case .remove(let command): command.place
    case .verifyPackage(let command): command.place
    default: nil
    }
  }

  /// The package that the command only looks at.
  private var glance: PackagePlace? {
    switch action {
    case .config(let command): command.place
    case .templatesList(let command), .templatesShow(let command, _, _),
      .templatesExport(let command, _, _):
      command.place
    default: nil
    }
  }

  private func run(_ scaffolder: Scaffolder) -> Report {
    switch action {
    case .create(let command): command.run(scaffolder)
    case .config(let command): command.run(scaffolder)
    case .verify(let command): command.run(scaffolder)
    case .verifyPackage(let command): command.run(scaffolder)
    case .list(let command): command.run(scaffolder)
    case .remove(let command): command.run(scaffolder)
    case .templatesList(let command): command.list(scaffolder)
    case .templatesShow(let command, let id, let drawing):
      command.show(id, as: drawing, scaffolder)
    case .templatesExport(let command, let id, let path):
      command.export(id, to: path, scaffolder)
    case .templatesCheck(let command): command.run(scaffolder)
    case .templatesNew(let command): command.run(scaffolder)
    case .completions(let shell): Report(command: "completions", output: shell.script)
    case .complete(let command): command.run()
    case .help(let text): Report(command: "help", output: text + "\n")
    case .manual: Report(command: "help", output: ManPage.text)
    case .reportSchema: Report(command: "help", output: ReportSchema.document.text + "\n")
    case .toolInfo(let info): Report(command: "help", output: info.json.text + "\n")
    case .version: Report(command: "version", output: ViperGen.versionLine + "\n")
    }
  }
}

/// The package that a command is about.
struct PackagePlace {
  let path: String
  let searchesParents: Bool
  /// Of a command that wants the package to itself: whether it is enough to bring an interrupted run to
  /// an end first.
  var isBrief = false
}

extension PackagePlace {
  /// The package that `--package-path` names, else the nearest folder above with a manifest.
  init(_ arguments: Arguments, _ environment: Environment) {
    self.init(
      path: environment.absolute(arguments["package-path"] ?? "."),
      searchesParents: arguments["package-path"] == nil)
  }
}

extension Scaffolder {
  /// A scaffolder for the real disk in these surroundings.
  init(environment: Environment) {
    self.init(
      variables: { environment.variables }, cacheFolder: environment.cacheFolder,
      isInterrupted: { Interruption.hasCome })
  }

  /// What the configuration says of the package that a command line means.
  func configuration(
    _ arguments: Arguments, _ environment: Environment
  ) throws(ScaffoldError) -> Configuration {
    var problems: [Diagnostic] = []
    let configuration = try configuration(arguments, environment, &problems)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return configuration
  }

  /// The same without the entries that something is wrong with, which is added to the problems.
  func configuration(
    _ arguments: Arguments, _ environment: Environment, _ problems: inout [Diagnostic]
  ) throws(ScaffoldError) -> Configuration {
    let place = PackagePlace(arguments, environment)
    return try configuration(
      packagePath: place.path, searchesParents: place.searchesParents,
      templateFolders: arguments.all("templates"), problems: &problems)
  }
}

extension Report {
  /// A report that is nothing but text.
  init(command: String, output: String) {
    self.init(command: command)
    self.output = output
    isText = true
  }
}
