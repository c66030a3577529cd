import ScaffoldKit

/// `viper-gen templates show`
struct TemplatesShowCommand: RunnableCommand {
  /// The template's id, or the path of its folder.
  private let reference: String
  private let format: TemplateAnatomy.Drawing?
  private let folders: TemplateFolders
  private let help: Help

  init(_ invocation: Invocation) throws(ScaffoldError) {
    format = invocation.arguments["format"].flatMap(TemplateAnatomy.Drawing.init)
    let word = invocation.arguments.words[0]
    folders = try TemplateFolders(invocation, for: word)
    reference = invocation.environment.templateReference(word, folders: folders.paths)
    help = Help(width: invocation.environment.helpWidth)
  }

  var readOnlyPackage: PackageLocation? { folders.package }

  /// Prints the template's description, roles, files and options, or a drawing of it.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates show")
    report.diagnostics = folders.warnings
    do {
      let template = try scaffolder.template(reference, folders: folders.paths)
      report.details = [
        .init("roles", .array(template.anatomy.roles.map(\.json))),
        .init("links", .array(template.anatomy.links.map(\.json))),
        .init("options", .array(template.options.map(\.json))),
      ]
      let files = try scaffolder.files(ofTemplate: reference, folders: folders.paths)
      report.output =
        format.map { template.anatomy.drawn(as: $0, title: template.id) }
        ?? text(of: template, files)
      return report
    } catch {
      return folders.report("templates show", error)
    }
  }

  private func text(
    of template: TemplateDescription, _ files: [TemplateDescription.File]
  ) -> String {
    """
    \(template.id): \(template.description.escapingControlCharacters)
    \(text(of: template.anatomy))
    files, for the module SignIn with the default options:
    \(help.columns(files.map { ($0.path, $0.words) }))

    options:
    \(help.columns(template.options.map { (Option($0).synopsis, Option($0).explanation) }))

    """
  }

  /// The roles of the module's types, and which of them know each other.
  private func text(of anatomy: TemplateAnatomy) -> String {
    guard !anatomy.roles.isEmpty else { return "" }
    let roles = anatomy.roles.map { ($0.name, $0.help) }
    let links = anatomy.links.map { link in
      ("\(link.from) → \(link.to)", "\(link.by), \(link.strength.rawValue)")
    }
    return """

      roles:
      \(help.columns(roles))

      references, for the module SignIn:
      \(help.columns(links))

      """
  }
}

extension TemplateDescription.File {
  /// `test, if testing is not none`
  fileprivate var words: String {
    role.rawValue + (list.map { ", for each of \($0)" } ?? "")
      + (condition.map { ", if \($0)" } ?? "")
  }
}
