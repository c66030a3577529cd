import ScaffoldKit

/// `viper-gen show`
struct ShowCommand: RunnableCommand {
  private let package: PackageLocation
  private let name: String
  private let target: String?
  private let settings: PackageSettings
  /// The package as the user typed it; `nil` for that of the working directory.
  private let typedPath: String?

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    package = PackageLocation(arguments, invocation.environment)
    name = arguments.words[0]
    target = arguments["target"]
    settings = PackageSettings(arguments, invocation.environment)
    typedPath = arguments["package-path"]
  }

  var lockedPackage: PackageLocation? { package }

  /// Prints the module: its target, the command that creates it again, its parts, options and files. A module that is
  /// not recorded has no command and no options.
  func run(_ scaffolder: Scaffolder) -> Report {
    do throws(ScaffoldError) {
      return try recorded(scaffolder)
    } catch {
      let codes = Set(error.diagnostics.map(\.code))
      guard codes.isSubset(of: [.unknownModule, .noPackage]) else {
        return Report(command: "show", error)
      }
      var problems: [Diagnostic] = []
      var warnings: [Diagnostic] = []
      let all = attempt(&problems) { () throws(ScaffoldError) in
        try scaffolder.unrecordedModules(
          packagePath: package.path, searchesParents: package.searchesParents,
          warnings: &warnings)
      }
      let found = (all ?? []).filter {
        $0.isCalled(name) && (target == nil || $0.target == target)
      }
      if !found.isEmpty { return report(found) }
      // A module may be in what cannot be read.
      let unreadable = problems.filter { [.inputOutput, .interrupted].contains($0.category) }
      let reasons = unreadable.isEmpty ? error.diagnostics : unreadable
      return Report(command: "show", ScaffoldError(warnings + reasons))
    }
  }

  private func recorded(_ scaffolder: Scaffolder) throws(ScaffoldError) -> Report {
    let modules = try scaffolder.modules(
      named: [name], target: target, packagePath: package.path,
      searchesParents: package.searchesParents, templateFolders: settings.templateFolders)
    let module = modules[0]
    let found = try scaffolder.found(
      module, packagePath: package.path, searchesParents: package.searchesParents)
    var ignored: [Diagnostic] = []
    let template = attempt(&ignored) { () throws(ScaffoldError) in
      try scaffolder.template(module.template, folders: settings.templateFolders ?? [])
    }
    // Without its template, no command can create the module again.
    let command = template.map { self.command(for: module, $0) }
    var report = Report(command: "show")
    report.output = text(of: module, found, command, options(of: module, template))
    report.diagnostics = (settings.formErrors + settings.folderErrors).map(\.asWarning)
    report.details = [
      .init("modules", .array(modules.map(\.json))),
      .init("found", .array(found.map { [$0.json] } ?? [])),
      .init("recreate", command.map(JSONText.string) ?? .null),
    ]
    if let problem = module.templateProblem {
      report.diagnostics.append(problem.withUnreadableTemplate(of: [module]))
    } else if template == nil {
      report.notes = [
        "the template '\(module.template)' is in no folder of templates; 'viper-gen templates learn "
          + "\(module.name.shellQuoted)' makes one for other modules"
      ]
    } else if module.isBehind == true {
      report.notes = ["'viper-gen update \(module.path.shellQuoted)' brings it to its template"]
    }
    return report
  }

  /// The report of modules that are not recorded.
  private func report(_ found: [FoundModule]) -> Report {
    var report = Report(command: "show")
    report.output = found.map { module in
      let title = "\(module.name): not written by viper-gen, in \(module.target)"
      let files = "files:\n" + TextTable.section(module.files.map { [$0] })
      let texts = [title.escapingControlCharacters] + module.sections + [files]
      return texts.joined(separator: "\n\n") + "\n"
    }.joined(separator: "\n")
    report.details = [
      .init("modules", .array([])), .init("found", .array(found.map(\.json))),
      .init("recreate", .null),
    ]
    return report
  }

  private func text(
    of module: RecordedModule, _ found: FoundModule?, _ command: String?, _ options: [[String]]
  ) -> String {
    let place =
      "in \(module.target)" + (module.testTarget.map { ", with tests in \($0)" } ?? "")
    let title = "\(module.path): \(module.template) \(place)".escapingControlCharacters
    let files = module.files.map { file in
      [file.path.description, file.foundAt.map { "moved to \($0)" } ?? file.shownState]
    }
    var texts = [title] + [command?.escapingControlCharacters].compactMap(\.self)
    texts += found?.sections ?? []
    if !options.isEmpty { texts.append("options:\n" + TextTable.section(options)) }
    texts.append("files:\n" + TextTable.section(files))
    return texts.joined(separator: "\n\n") + "\n"
  }

  /// The options that matter with the values of the others, without empty lists.
  private func options(
    of module: RecordedModule, _ template: TemplateDescription?
  ) -> [[String]] {
    var ignored: [Diagnostic] = []
    let settings = module.options.flatMap { option in
      option.texts.map { ScaffoldRequest.Setting(option.name, $0) }
    }
    let applicable = attempt(&ignored) { () throws(ScaffoldError) in
      try template?.options(under: settings)
    }
    let names = (applicable ?? nil)?.map(\.name)
    return module.options.filter { option in
      !option.texts.allSatisfy(\.isEmpty) && names?.contains(option.name) ?? true
    }.map { [$0.name, $0.texts.joined(separator: ", ")] }
  }

  /// The command that creates the module again.
  private func command(
    for module: RecordedModule, _ template: TemplateDescription
  ) -> String {
    var parts = ["viper-gen create", module.path.shellQuoted]
    if let typedPath { parts.append("--package-path\(typedPath.asOptionValue)") }
    parts += ["--target\(module.target.asOptionValue)"]
    parts.append("--template\(module.template.asOptionValue)")
    let defaults = Dictionary(template.options.map { ($0.name, $0.defaults) }) { $1 }
    // An option whose name `create` has for itself is set with `--set`.
    for option in module.options where defaults[option.name] != option.texts {
      let hasFlag = !Command.createFlags.contains(option.name)
      parts += (option.texts.isEmpty ? [""] : option.texts).map { text in
        hasFlag
          ? "--\(option.name)" + (option.isSwitch ? "=\(text)" : text.asOptionValue)
          : "--set " + "\(option.name)=\(text)".shellQuoted
      }
    }
    return parts.joined(separator: " ")
  }
}

extension RecordedOption {
  fileprivate var isSwitch: Bool { if case .flag = value { true } else { false } }
}

extension RecordedModule.File {
  /// `edited`, `missing`; empty for a file as it was written.
  fileprivate var shownState: String {
    if let conflictLine { return "edited, with a conflict marker in line \(conflictLine)" }
    return state == .unchanged ? "" : state.rawValue
  }
}
