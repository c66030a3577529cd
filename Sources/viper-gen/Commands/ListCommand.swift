import ScaffoldKit

/// `viper-gen list`
struct ListCommand: RunnableCommand {
  private let package: PackageLocation
  /// The target whose modules are listed; `nil` for all.
  private let target: String?
  private let settings: PackageSettings
  private let showsRecordedOnly: Bool

  init(_ invocation: Invocation) {
    package = PackageLocation(invocation.arguments, invocation.environment)
    target = invocation.arguments["target"]
    settings = PackageSettings(invocation.arguments, invocation.environment)
    showsRecordedOnly = invocation.arguments.isOn("recorded")
  }

  var lockedPackage: PackageLocation? { package }

  /// Prints one line for each module of the package, recorded or not, and a warning for each missing file or folder. Records
  /// that cannot be read are errors, and the other modules are printed. If the configuration cannot be read, that is
  /// a warning, and no module is compared with its template.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "list")
    do {
      var problems: [Diagnostic] = []
      var warnings: [Diagnostic] = []
      let (all, unrecorded) = try modules(scaffolder, &problems, &warnings)
      // A record that cannot be read may be that of a module which is found.
      let found = problems.isEmpty ? unrecorded : []
      let modules = all.filter { target == nil || $0.target == target }
      report.output = Self.lines(
        modules, found, hasHeader: Console.isTerminal,
        findsTemplates: settings.templateFolders != nil)
      report.diagnostics =
        (settings.formErrors + settings.folderErrors).map(\.asWarning) + warnings
        + missingFiles(of: modules, scaffolder)
      report.details = [
        .init("modules", .array(modules.map(\.json))),
        .init("unrecorded", .array(found.map(\.json))),
      ]
      if !settings.formErrors.isEmpty, !modules.isEmpty {
        report.notes = ["no module was compared with its template"]
      }
      if !problems.isEmpty {
        report.add(ScaffoldError(problems))
      } else if modules.isEmpty, !found.isEmpty {
        let count = found.count.counted("module")
        report.notes = [
          "\(count) that viper-gen has not written; 'viper-gen show NAME' describes one"
        ]
      } else if modules.isEmpty {
        report.notes = [noModule(in: all)]
      } else if modules.contains(where: { $0.isBehind == true }) {
        report.notes = ["'viper-gen update' updates the modules that are behind their templates"]
      }
      if settings.templateFolders != nil {
        report.diagnostics +=
          Self.lostTemplates(of: modules) + Self.unreadableTemplates(of: modules)
      }
      return report
    } catch {
      return Report(command: "list", error)
    }
  }

  /// The recorded modules, and those that no record describes. A project without a package has none of the first, if it
  /// has some of the second.
  private func modules(
    _ scaffolder: Scaffolder, _ problems: inout [Diagnostic], _ warnings: inout [Diagnostic]
  ) throws(ScaffoldError) -> (recorded: [RecordedModule], unrecorded: [FoundModule]) {
    do throws(ScaffoldError) {
      let recorded = try scaffolder.modules(
        packagePath: package.path, searchesParents: package.searchesParents,
        templateFolders: settings.templateFolders, problems: &problems)
      return (recorded, try unrecorded(besides: recorded, scaffolder, &warnings))
    } catch {
      guard error.diagnostics.map(\.code) == [.noPackage] else { throw error }
      let found = try unrecorded(besides: nil, scaffolder, &warnings)
      guard !found.isEmpty else { throw error }
      return ([], found)
    }
  }

  /// The modules that no record describes; none with `--recorded`, or if the sources cannot be read.
  private func unrecorded(
    besides recorded: [RecordedModule]?, _ scaffolder: Scaffolder, _ warnings: inout [Diagnostic]
  ) throws(ScaffoldError) -> [FoundModule] {
    guard !showsRecordedOnly else { return [] }
    var problems: [Diagnostic] = []
    let found = attempt(&problems) { () throws(ScaffoldError) in
      try scaffolder.unrecordedModules(
        packagePath: package.path, searchesParents: package.searchesParents, besides: recorded,
        warnings: &warnings)
    }
    guard !problems.contains(where: { $0.category == .interrupted }) else {
      throw ScaffoldError(problems)
    }
    warnings += problems.filter { $0.category == .inputOutput }.map(\.asWarning)
    return (found ?? []).filter { target == nil || $0.target == target }
  }

  /// A warning for each missing file or folder, with the command that records its new place.
  private func missingFiles(
    of modules: [RecordedModule], _ scaffolder: Scaffolder
  ) -> [Diagnostic] {
    guard modules.contains(where: { $0.files.contains { $0.state == .missing } }) else { return [] }
    let targets = scaffolder.hints.targets(
      packagePath: package.path, searchesParents: package.searchesParents)
    return modules.flatMap { $0.missingFiles(inTarget: $0.renamedTarget(in: targets)) }
  }

  /// A note for each template that is not found, with the modules that were generated from it.
  private static func lostTemplates(of modules: [RecordedModule]) -> [Diagnostic] {
    let lost = modules.filter { $0.isBehind == nil && $0.templateProblem == nil }
    return lost.map(\.template).reduce(into: [String]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }.map { id in
      let owners = lost.filter { $0.template == id }
      return Diagnostic(
        .notFound, .lostTemplate,
        "the template '\(id.escapingControlCharacters)' of \(owners.shownNames) is not found",
        help: "add '--templates DIR' with the folder that has it, or use another template: "
          + "'viper-gen change \(owners[0].path.shellQuoted) --template ID'", severity: .note)
    }
  }

  /// A warning for each template that cannot be read, with the modules that were generated from it.
  private static func unreadableTemplates(of modules: [RecordedModule]) -> [Diagnostic] {
    let unreadable = modules.filter { $0.templateProblem != nil }
    return unreadable.reduce(into: [Diagnostic]()) { problems, module in
      guard let problem = module.templateProblem, !problems.contains(problem) else { return }
      problems.append(problem)
    }.map { problem in
      problem.withUnreadableTemplate(of: unreadable.filter { $0.templateProblem == problem })
    }
  }

  /// The note for an empty list.
  private func noModule(in all: [RecordedModule]) -> String {
    guard let target else { return "no module is recorded in this package" }
    let help = Suggestion.help(for: target, in: all.map(\.target)).map { "; \($0)" } ?? ""
    return "no module is recorded for the target '\(target.escapingControlCharacters)'\(help)"
  }

  /// Name, template, target, number of files and differences of each module, below a header if it is asked for. A
  /// module that is not recorded has its roles instead.
  static func lines(
    _ modules: [RecordedModule], _ found: [FoundModule] = [], hasHeader: Bool = false,
    findsTemplates: Bool = false
  ) -> String {
    let isEmpty = modules.isEmpty && found.isEmpty
    let header = hasHeader && !isEmpty ? [["MODULE", "TEMPLATE", "TARGET", "FILES"]] : []
    return TextTable.lines(
      header
        + modules.map { module in
          [
            module.path.escapingControlCharacters, module.template.escapingControlCharacters,
            module.target.escapingControlCharacters, module.files.count.counted("file"),
            module.differences(findsTemplates),
          ]
        }
        + found.map { module in
          [
            module.name, "–", module.target.escapingControlCharacters,
            module.files.count.counted("file"), module.roles.joined(separator: " "),
          ]
        })
  }
}

extension [RecordedModule] {
  /// The names of the first modules, and the number of the others.
  fileprivate var shownNames: String {
    let names = prefix(5).map { "'\($0.path.escapingControlCharacters)'" }
    let rest = count > names.count ? ["\(count - names.count) more"] : []
    return (names + rest).formatted(last: "and")
  }
}

extension Diagnostic {
  /// What is wrong with a template, as a warning about the modules that were generated from it.
  func withUnreadableTemplate(of modules: [RecordedModule]) -> Diagnostic {
    let id = (modules.first?.template ?? "").escapingControlCharacters
    return Diagnostic(
      category, code, "the template '\(id)' of \(modules.shownNames) cannot be read: \(message)",
      at: location, help: help, severity: .warning)
  }
}

extension RecordedModule {
  /// `2 edited, 1 missing, behind its template`; empty if every file is as it was written, and as the template
  /// has it.
  ///
  /// - Parameter findsTemplates: whether the folders of templates are known.
  fileprivate func differences(_ findsTemplates: Bool) -> String {
    let counts = [
      ("edited", files.count { $0.state == .edited }),
      ("with conflict markers", files.count { $0.conflictLine != nil }),
      ("moved", files.count { $0.foundAt != nil }),
      ("missing", files.count { $0.state == .missing && $0.foundAt == nil }),
    ]
    let texts = counts.compactMap { word, count in count == 0 ? nil : "\(count) \(word)" }
    let template: [String] =
      switch isBehind {
      case true?: ["behind its template"]
      case nil where templateProblem != nil: ["template not readable"]
      case nil where findsTemplates: ["template not found"]
      default: []
      }
    return (texts + template).joined(separator: ", ")
  }

  /// The module in the output of `--json`.
  var json: JSONText {
    .object([
      "module": .string(path), "target": .string(target), "template": .string(template),
      "behind": isBehind.map { .boolean($0) } ?? .null,
      "options": .object(options.map { .init($0.name, $0.json) }),
      "files": .array(
        files.map { file in
          .object([
            "path": .string(file.path.description), "state": .string(file.state.rawValue),
            "foundAt": .string(file.foundAt?.description),
          ])
        }),
    ])
  }
}
