import ScaffoldKit

/// A command with its arguments, ready to run. Each command has a file in this folder.
protocol RunnableCommand {
  /// Reads the arguments of a command line.
  ///
  /// - Throws: everything that is wrong with them.
  init(_ invocation: Invocation) throws(ScaffoldError)

  /// The package that the command changes, if any. It is locked while the command runs.
  var lockedPackage: PackageLocation? { get }

  /// The package that the command only reads, if any. An interrupted run in it is reported.
  var readOnlyPackage: PackageLocation? { get }

  /// Runs the command and returns what it prints.
  func run(_ scaffolder: Scaffolder) -> Report
}

extension RunnableCommand {
  var lockedPackage: PackageLocation? { nil }
  var readOnlyPackage: PackageLocation? { nil }
}

extension Invocation {
  /// Runs the command.
  ///
  /// - Throws: everything that is wrong with the command line, or that the package cannot be locked.
  func run() throws(ScaffoldError) -> Report {
    let command = try runnable()
    let (scaffolder, recovered) = try locking(
      command.lockedPackage, Scaffolder(environment: environment))
    var report = command.run(scaffolder)
    let unfinished = command.readOnlyPackage.map {
      scaffolder.unfinished(packagePath: $0.path, searchesParents: $0.searchesParents)
    }
    report.diagnostics = recovered + (unfinished ?? []) + report.diagnostics
    return report
  }

  /// The scaffolder that holds the lock of a package, and what was done about an interrupted run there.
  private func locking(
    _ package: PackageLocation?, _ scaffolder: Scaffolder
  ) throws(ScaffoldError) -> (Scaffolder, [Diagnostic]) {
    guard let package else { return (scaffolder, []) }
    let holder = try scaffolder.locking(
      packagePath: package.path, searchesParents: package.searchesParents)
    return (package.isLockedForRecoveryOnly ? scaffolder : holder, holder.recovered)
  }

  /// The command that the command line asks for, with its arguments.
  ///
  /// - Throws: everything that is wrong with the command line.
  func runnable() throws(ScaffoldError) -> any RunnableCommand {
    if requestsCommandTree { return HelpCommand(treeFor: self) }
    if requestsHelp { return try HelpCommand(requestedIn: self) }
    if requestsVersion { return VersionCommand(self) }
    if case .group = finding, arguments.problems.isEmpty {
      return try HelpCommand(requestedIn: self)
    }
    guard let command else { throw ScaffoldError(commandErrors) }
    if !command.hasTemplateOptions {
      guard arguments.problems.isEmpty else { throw ScaffoldError(arguments.problems) }
      try command.checkNumber(in: arguments)
    }
    return try command.verb.runnableType.init(self)
  }

  /// The errors in a command line without a valid command.
  private var commandErrors: [Diagnostic] {
    switch finding {
    case .command: []
    case .group: arguments.problems
    case .unknown(let words): [CommandFinder.unknown(words)]
    case .none: arguments.problems + [CommandFinder.missing]
    }
  }
}

extension Command.Verb {
  /// The type that runs the command.
  fileprivate var runnableType: any RunnableCommand.Type {
    switch self {
    case .create: CreateCommand.self
    case .add: AddCommand.self
    case .change: ChangeCommand.self
    case .update: UpdateCommand.self
    case .rename: RenameCommand.self
    case .adopt: AdoptCommand.self
    case .config: ConfigCommand.self
    case .list: ListCommand.self
    case .show: ShowCommand.self
    case .remove: RemoveCommand.self
    case .verify: VerifyCommand.self
    case .lint: LintCommand.self
    case .mocks: MocksCommand.self
    case .graph: GraphCommand.self
    case .stats: StatsCommand.self
    case .templatesList: TemplatesListCommand.self
    case .templatesShow: TemplatesShowCommand.self
    case .templatesExport: TemplatesExportCommand.self
    case .templatesAdd: TemplatesAddCommand.self
    case .templatesImport: TemplatesImportCommand.self
    case .templatesLearn: TemplatesLearnCommand.self
    case .templatesCheck: TemplatesCheckCommand.self
    case .templatesVerify: TemplatesVerifyCommand.self
    case .templatesNew: TemplatesNewCommand.self
    case .completions: CompletionsCommand.self
    case .complete: CompleteCommand.self
    case .help: HelpCommand.self
    }
  }
}
