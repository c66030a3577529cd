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

  static let templatesLearn = Command(
    verb: .templatesLearn, summary: "Make a template of modules that you have",
    operands: [
      .init(
        name: "NAME", isRepeatable: true, completes: .modules,
        help:
          "module name as shown by 'list', or the path of its folder; of several, the template has "
          + "what all have")
    ],
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets, group: .package,
        help: "target, if the name exists in several"),
      Option(
        name: "id", value: .text("ID"), group: .template,
        help: "ID of the template (default: the name of the first module)"),
      Option(
        name: "into", value: .text("DIR"), standard: "Templates", completes: .folders,
        group: .template, help: "folder of templates that gets the result"),
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

  static let templatesVerify = Command(
    verb: .templatesVerify,
    summary: "Build and test what templates generate",
    operands: [
      Operand(
        name: "ID", isOptional: true, isRepeatable: true, completes: .templates,
        help: "template ID, or the path of its folder (default: all in the folders of --templates, "
          + "else all built-in)")
    ],
    options: [
      templates,
      packagePath,
      Option(
        name: "set", value: .text("NAME=VALUE"), isRepeatable: true, completes: .assignments,
        group: .template, help: "fix one template option; vary the others"),
      Option(
        name: "exhaustive",
        group: .checks, help: "test every combination (default: pairwise)"),
      Option(
        name: "quick", group: .checks,
        help: "type-check sources and tests instead of building and running them"),
      Option(
        name: "stand-ins", value: .text("DIR"), completes: .folders,
        group: .checks, help: "stub modules for frameworks missing on this machine (needs --quick)"),
      Option(
        name: "fetch-packages",
        group: .checks,
        help: "also build combinations that need other packages, such as Quick; fetches them"),
      Option(
        name: "language-mode", value: .oneOf(VerifyRequest.LanguageMode.allCases.map(\.rawValue)),
        isRepeatable: true, group: .checks,
        help: "Swift language mode (default: 6; with --quick: 5 and 6)"),
      shard,
      Option(name: "keep", group: .checks, help: "keep the scratch package and print its path"),
      Option(
        name: "scratch-path", value: .text("DIR"), completes: .folders,
        group: .checks,
        help: "parent folder of the scratch package (default: the folder for temporary files)"),
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
