import ScaffoldKit

/// `viper-gen create`
struct CreateCommand: RunnableCommand {
  private var requests: CreateRequests
  private let writes: Bool
  private let showsProgress: Bool
  /// Asks for the missing names and options; `nil` if the command line has names, or without a terminal.
  private let terminal: Terminal?
  /// Asks about conflicts; `nil` if the user chose another policy.
  private let conflictPrompt: ConflictPrompt?
  private var reports: CreateReports
  private let remedies: Remedies
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    requests = try CreateRequests(invocation)
    writes = !arguments.isOn("dry-run") && !arguments.isOn("diff")
    let isJSON = arguments.isOn("json")
    showsProgress = arguments.showsProgress
    terminal = requests.nameModules || isJSON ? nil : .interactive
    let configured = requests.configuration.onConflict?.value
    let policy = arguments["on-conflict"] ?? configured
    let asks = policy == ConflictPrompt.policy || policy == nil && terminal != nil
    let colorizer = Colorizer(arguments["color"], invocation.environment)
    conflictPrompt = asks && writes ? ConflictPrompt(isJSON: isJSON, colorizer: colorizer) : nil
    reports = CreateReports(arguments, writes: writes, policy: policy, configured: configured)
    remedies = Remedies(invocation)
    self.invocation = invocation
  }

  /// The package, unless the command only previews. While the user answers questions it is not locked:
  /// changes that another run makes meanwhile are found when writing.
  var lockedPackage: PackageLocation? {
    guard writes else { return nil }
    return PackageLocation(
      path: requests.request.packagePath, searchesParents: requests.request.searchesParents,
      isLockedForRecoveryOnly: terminal != nil || conflictPrompt != nil)
  }

  /// Asks for what is missing, then plans, compares and writes the modules.
  func run(_ scaffolder: Scaffolder) -> Report {
    guard let terminal else { return create(scaffolder) }
    var prompt = CreatePrompt(
      requests.request, requests.configuration, choosesTemplate: !requests.nameTemplate,
      writes: writes, at: terminal, scaffolder)
    do throws(Terminal.Ending) {
      try prompt.run()
    } catch {
      if case .failed(let error) = error, let report = inProject(error, scaffolder) {
        return report
      }
      return Report(command: "create", error, status: Report.interrupted)
    }
    var command = self
    command.requests.request = prompt.request
    command.reports.complete(with: prompt)
    return command.create(scaffolder)
  }

  private func create(_ scaffolder: Scaffolder) -> Report {
    let line = ProgressLine(isOn: showsProgress, delay: .milliseconds(500))
    defer { line.clear() }
    do {
      let plan = try scaffolder.plan(requests.all, remembers: writes) { line.show($0) }
      let planned = try scaffolder.preview(plan) { line.show($0) }
      line.restart()
      let changes: ChangeSet
      do throws(Terminal.Ending) {
        changes = try confirmed(planned)
      } catch {
        let status = terminal == nil ? Diagnostic.Category.conflict.rawValue : Report.interrupted
        return Report(command: "create", error, status: status)
      }
      guard changes.conflicts.isEmpty else {
        return reports.conflict(changes, conflictPrompt?.unavailable ?? [])
      }
      var report =
        writes
        ? reports.written(try scaffolder.apply(changes) { line.show($0) }, changes)
        : reports.preview(changes)
      if terminal != nil {
        report.filesAreKnown = writes
        let policies =
          conflictPrompt == nil ? nil : ConflictPrompt.policies(from: planned, to: changes)
        report.notes.insert(reports.equivalentCommand(policies), at: 0)
      }
      return report
    } catch {
      if let report = inProject(error, scaffolder) { return report }
      // The answers of the user are not in the command line.
      let notes = terminal == nil ? remedies.notes(for: error) : []
      return Report(command: "create", error, notes: notes)
    }
  }

  /// The report of the command with the folders of an Xcode project, if it was typed in a project with one target
  /// of code and without a `Package.swift`; `nil` otherwise.
  private func inProject(_ error: ScaffoldError, _ scaffolder: Scaffolder) -> Report? {
    let errors = error.diagnostics.filter { $0.severity == .error }
    guard errors.map(\.code) == [.noPackage], errors[0].remedies.count == 1,
      let folders = errors[0].remedies.first, folders.first == "--sources"
    else { return nil }
    var inner = invocation.adding(folders)
    inner.isTrial = invocation.isTrial
    do throws(ScaffoldError) {
      // The folder is locked already.
      var report = try inner.runnable().run(scaffolder)
      let typed = folders.map(\.shellQuoted).joined(separator: " ")
      report.notes.insert("used the folders of the Xcode project: \(typed)", at: 0)
      return report
    } catch {
      return Report(command: "create", error)
    }
  }

  /// The changes after the user has answered the questions about them.
  private func confirmed(_ changes: ChangeSet) throws(Terminal.Ending) -> ChangeSet {
    let resolved = try conflictPrompt?.resolve(changes) ?? changes
    if let terminal, writes, resolved.conflicts.isEmpty, try !terminal.confirms(resolved) {
      throw .quit
    }
    return resolved
  }
}
