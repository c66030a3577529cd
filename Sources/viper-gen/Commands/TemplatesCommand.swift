import ScaffoldKit

/// `viper-gen templates`
struct TemplatesCommand {
  /// Folders of templates: those of the command line, then those of the package's configuration.
  private let folders: [String]
  /// The errors of the configuration, which do not prevent the listing of other templates.
  private let warnings: [Diagnostic]
  /// The options that choose the templates, as they were typed.
  private let typed: String
  private let help: Help
  let place: PackagePlace

  /// The command from its arguments.
  ///
  /// - Throws: when the package that they name is none.
  init(_ arguments: Arguments, _ environment: Environment) throws(ScaffoldError) {
    help = Help(width: environment.width)
    let own = arguments.all("templates")
    place = PackagePlace(arguments, environment)
    let scaffolder = Scaffolder(environment: environment)
    if !place.searchesParents { try scaffolder.requirePackage(at: place.path) }
    var problems: [Diagnostic] = []
    let configuration = attempt(&problems) { () throws(ScaffoldError) in
      try scaffolder.configuration(arguments, environment)
    }
    folders = own + (configuration?.templateFolders ?? [])
    warnings = problems.map(\.asWarning)
    typed =
      own.map { " --templates\($0.asOptionValue)" }.joined()
      + (arguments["package-path"].map { " --package-path\($0.asOptionValue)" } ?? "")
  }

  /// `templates list`; a template that something is wrong with hides none of the others.
  func list(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates list")
    do {
      var problems: [Diagnostic] = []
      let templates = try scaffolder.templates(folders: folders, problems: &problems)
      let width = templates.map(\.id.count).max() ?? 0
      report.output = templates.map { template in
        let padding = String(repeating: " ", count: width - template.id.count + 2)
        return "\(template.id)\(padding)\(template.description.escapingControlCharacters)\n"
      }.joined()
      report.details = [
        .init(
          "templates",
          .array(
            templates.map {
              .object(["id": .string($0.id), "description": .string($0.description)])
            }))
      ]
      report.diagnostics = warnings
      if !problems.isEmpty { report.add(ScaffoldError(problems)) }
      report.notes = ["next: viper-gen templates show \(templates.first?.id ?? "ID")\(typed)"]
      return report
    } catch {
      return failed("templates list", error)
    }
  }

  /// `templates show`
  func show(_ id: String, as drawing: TemplateAnatomy.Drawing?, _ scaffolder: Scaffolder) -> Report
  {
    var report = Report(command: "templates show")
    report.diagnostics = warnings
    do {
      let template = try scaffolder.template(id, folders: folders)
      let rows = template.options.map { (Option($0).synopsis, Option($0).explanation) }
      report.details = [
        .init("roles", .array(template.anatomy.roles.map(\.json))),
        .init("links", .array(template.anatomy.links.map(\.json))),
        .init("options", .array(template.options.map(\.json))),
      ]
      if let drawing {
        report.output = template.anatomy.drawn(as: drawing, title: id)
        return report
      }
      report.output = """
        \(template.id): \(template.description.escapingControlCharacters)
        \(anatomy(template.anatomy))
        files:
        \(template.paths.map { "  \($0.escapingControlCharacters)" }.joined(separator: "\n"))

        options:
        \(help.columns(rows))

        """
      return report
    } catch {
      return failed("templates show", error)
    }
  }

  /// Who does what, and who knows whom.
  private func anatomy(_ anatomy: TemplateAnatomy) -> String {
    guard !anatomy.roles.isEmpty else { return "" }
    let roles = anatomy.roles.map { ($0.name, $0.help) }
    let links = anatomy.links.map { link in
      ("\(link.from) → \(link.to)", "\(link.by), \(link.strength.rawValue)")
    }
    return """

      roles:
      \(help.columns(roles))

      who knows whom, for the module SignIn:
      \(help.columns(links))

      """
  }

  /// `templates export`
  func export(_ id: String, to path: String, _ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates export")
    do {
      let applied = try scaffolder.export(template: id, folders: folders, to: path)
      report.files = applied.changes.map(\.report)
      report.deed = applied.hasWritten ? "the files themselves were written" : nil
      report.diagnostics = warnings + applied.diagnostics
      let names = path.namesOnPath
      let parent = "/" + Array(names.dropLast()).joined(separator: "/")
      // A template's id is its folder's name, and has to be changed where that is another one.
      report.notes = [
        names.last == id
          ? "next: viper-gen create SignIn --template \(id) --templates \(parent.shellQuoted)"
          : "next: viper-gen templates check \(path.shellQuoted)"
      ]
      return report
    } catch {
      return failed("templates export", error)
    }
  }

  private func failed(_ command: String, _ failure: ScaffoldError) -> Report {
    var report = Report(command: command, failure)
    report.diagnostics += warnings
    return report
  }
}

extension TemplateAnatomy.Role {
  fileprivate var json: JSONText { .object(["name": .string(name), "help": .string(help)]) }
}

extension TemplateAnatomy.Link {
  fileprivate var json: JSONText {
    .object([
      "from": .string(from), "to": .string(to), "by": .string(by),
      "strength": .string(strength.rawValue),
    ])
  }
}

extension TemplateOption {
  fileprivate var json: JSONText {
    let standard: JSONText =
      switch kind {
      case .boolean: .boolean(defaults == ["true"])
      case .string: .string(defaults.last ?? "")
      case .list, .signatures, .fields, .names: .array(defaults.map { .string($0) })
      }
    return .object([
      "name": .string(name), "type": .string(kind.rawValue), "default": standard,
      "values": .array(values.map { .string($0) }), "help": .string(help),
      "when": .string(condition),
    ])
  }
}
