import ScaffoldKit

// The commands for templates.
extension Command {
  private static let templateID = Operand(
    name: "ID", completes: .templates,
    help: "template ID as shown by 'templates list', or the path of its folder")

  static let templatesList = Command(
    verb: .templatesList, summary: "List the templates", options: [templates, packagePath] + common)

  static let templatesShow = Command(
    verb: .templatesShow, summary: "Describe a template and its options",
    operands: [templateID],
    options: [
      templates,
      packagePath,
      Option(
        name: "format", value: .oneOf(TemplateAnatomy.Drawing.allCases.map(\.rawValue)),
        help: "draw a diagram instead: roles as boxes, protocols on the arrows"),
    ] + common)

  static let templatesExport = Command(
    verb: .templatesExport, summary: "Copy a template to DIR so you can edit it",
    operands: [
      templateID,
      .init(name: "DIR", completes: .folders, help: "folder to create"),
    ],
    options: [
      templates,
      packagePath,
      Option(
        name: "xcode", group: .template,
        help: "write Xcode file templates instead, one for sources and one for tests"),
      Option(
        name: "axis", value: .text("OPTION"), isRepeatable: true, group: .template,
        help: "option of the template to choose in Xcode (needs --xcode)"),
    ] + common)

  static let templatesAdd = Command(
    verb: .templatesAdd, summary: "Copy the templates of a git repository into a package",
    operands: [
      .init(
        name: "URL", completes: .folders,
        help: "address of the repository, or the path of a local one; git fetches it")
    ],
    options: [
      packagePath,
      Option(
        name: "ref", value: .text("TAG"), group: .template,
        help: "tag, branch or full commit hash (default: the repository's default branch)"),
      Option(
        name: "into", value: .text("DIR"), standard: "Templates", group: .template,
        help: "folder of the package that gets the templates, from the package's root"),
    ] + previews + common)

  static let templatesImport = Command(
    verb: .templatesImport, summary: "Convert a template of Xcode or of Generamba",
    operands: [
      .init(
        name: "PATH", completes: .folders,
        help: "folder with a TemplateInfo.plist or a .rambaspec")
    ],
    options: [
      Option(
        name: "into", value: .text("DIR"), standard: "Templates", completes: .folders,
        group: .template, help: "folder of templates that gets the result")
    ] + common)

  static let templatesCheck = Command(
    verb: .templatesCheck, summary: "Lint a template",
    operands: [.init(name: "DIR", completes: .folders, help: "folder of the template")],
    options: [
      Option(
        name: "compile",
        group: .checks, help: "also type-check every combination of options in Swift 5 and 6 mode"),
      Option(
        name: "stand-ins", value: .text("DIR"), completes: .folders,
        group: .checks,
        help: "stub modules for frameworks missing on this machine (needs --compile)"),
      Option(name: "strict", group: .checks, help: "treat warnings as errors"),
    ] + common)

  static let templatesNew = Command(
    verb: .templatesNew,
    summary: "Create a commented starter template",
    operands: [
      .init(
        name: "DIR", completes: .folders,
        help: "folder to create; its name becomes the template ID")
    ],
    options: common)
}
